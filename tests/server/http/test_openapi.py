"""The OpenAPI description: whatever it allows is answered as it says, and nothing brings the server down."""

from __future__ import annotations

import asyncio
import html
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.night import by_night
from tests.server.playing import Guest, serving

EXAMPLES = by_night(10, 40)  # of each operation
ALL = list(HealthCheck)
AS_NOBODY = ("DELETE /api/me", "POST /api/recovery")  # which would end the person everything else is tried with
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


class Running:
    """A server in a thread of its own, with one person and one table, until it is told to stop."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))
        self.url = self.credential = self.table = ""

    async def serve(self) -> None:
        self.loop, self.over = asyncio.get_running_loop(), asyncio.Event()
        async with serving(self.folder / "described.sqlite") as server:
            anna: Guest = await server.guest("Anna")
            self.table = await anna.make("me", "me")
            self.url, self.credential = server.url, anna.credential
            self.ready.set()
            await self.over.wait()

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self.thread.join()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(tmp_path_factory.mktemp("described"))
    server.thread.start()
    assert server.ready.wait(30)
    try:
        yield server
    finally:
        server.stop()


def test_every_operation_answers_as_described_and_nothing_fails(running: Running) -> None:
    described = schemathesis.openapi.from_url(f"{running.url}/api/schema/openapi.json")
    tried = set()
    for found in described.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        try_out(operation, running)
        tried.add(operation.label)
    assert {"POST /api/tables", "POST /api/tables/{id}/wishes", "GET /api/tables/{id}"} <= tried


def try_out(operation: APIOperation[Any, Any, Any, Any], running: Running) -> None:
    cookies = {} if operation.label in AS_NOBODY else {"londinium": running.credential}

    @settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=ALL)
    @given(case=operation.as_strategy())
    def answers_as_described(case: schemathesis.Case[Any]) -> None:
        if "id" in case.path_parameters:
            case.path_parameters["id"] = running.table
        case.call_and_validate(cookies=cookies, checks=CHECKS, timeout=60)

    answers_as_described()


def test_the_description_is_a_page_that_shows_every_operation_and_fetches_nothing(running: Running) -> None:
    """The policy of the server forbids scripts in a page and anything from elsewhere, so it may need neither."""
    page = httpx.get(running.url + "/api/schema")
    assert page.headers["content-type"].startswith("text/html")
    described = httpx.get(running.url + "/api/schema/openapi.json").json()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert f"<h3>{method.upper()} {path}</h3>" in page.text
            assert html.escape(operation["description"]) in page.text
    for shape in described["components"]["schemas"]:
        assert f"id='{shape}'" in page.text
    linked = set(re.findall(r"(?:href|src)=['\"]?([^'\" >]+)", page.text))
    assert linked <= {"/api/schema/openapi.json", *(f"#{shape}" for shape in described["components"]["schemas"])}
    assert "<script" not in page.text
