"""What a refusal gives away, what an answer leaves behind, what a table may carry, and where messages may go."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from londinium.server import app
from londinium.server.tables import service
from tests.server.playing import KIDS, Guest, serving


def test_a_table_by_invitation_looks_like_one_that_never_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "private.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "bot")
            for method, path, content in (
                ("GET", "/api/tables/{}", None),
                ("GET", "/api/tables/{}/log", None),
                ("GET", "/api/tables/{}/record", None),
                ("GET", "/api/tables/{}/present", None),
                ("POST", "/api/tables/{}/rematch", {}),
                ("POST", "/api/tables/{}/wishes", {"do": "undo", "seat": 0}),
            ):
                answers = [
                    await ben.http.request(method, path.format(id), json=content) for id in (table, "0" * len(table))
                ]
                assert answers[0].status_code == 404, path
                assert answers[0].text == answers[1].text, path

    asyncio.run(story())


def test_what_is_answered_to_somebody_is_kept_nowhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "kept.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "open")
            for path in (
                "/api/me",
                "/api/tables",
                "/api/me/results",
                "/api/me/channels",
                f"/api/tables/{table}",
                f"/api/tables/{table}/log",
                "/api/tables/unknown",
                "/api/tables/%00",
            ):
                for guest in (anna, Guest(server.url)):
                    assert (await guest.http.get(path)).headers["cache-control"] == "no-store", path
            wish = await anna.http.post(f"/api/tables/{table}/wishes", json={"do": "say", "text": "hello"})
            assert wish.headers["cache-control"] == "no-store"

    asyncio.run(story())


def test_a_table_carries_only_so_much_component_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert service.LARGEST_DATA < app.LARGEST_BODY, "or the refusal could not be about the data"

    async def story() -> None:
        async with serving(tmp_path / "data.sqlite") as server:
            anna = await server.guest("Anna")
            data = {"character": {"beggar": {"cards": 1}, "merchant": {"name": "x" * service.LARGEST_DATA}}}
            new = {"game": KIDS, "seats": [{"who": "me"}] * 2, "data": data}
            refused = await anna.post("/api/tables", new, status=413)
            assert "at most 200,000 bytes" in refused["reason"]
            large = await anna.http.post("/api/tables", json={**new, "data": {"x": "x" * app.LARGEST_BODY}})
            assert large.status_code == 413

    asyncio.run(story())
