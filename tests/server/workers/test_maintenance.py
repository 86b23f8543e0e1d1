"""Maintenance: what a host can monitor, what is evicted, and bots that take turns thinking."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import weakref
from contextlib import closing
from pathlib import Path
from threading import Lock
from typing import Any

import httpx
import pytest
from litestar import Request
from sqlalchemy import select, text
from structlog.testing import capture_logs

from londinium.bots.greedy import Greedy
from londinium.core.state import State
from londinium.server.app import asked_here
from londinium.server.config import Limits
from londinium.server.storage import schema
from tests.server.playing import PATIENCE, Clock, Server, serving


def test_health_and_metrics_tell_a_host_how_the_server_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "kept.sqlite") as server, httpx.AsyncClient(base_url=server.url) as http:
            assert (await http.get("/health")).json()["ok"] is True
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            await anna.now(table)
            await anna.get("/api/tables/nowhere", status=404)
            async with anna.look(table):
                text = (await http.get("/metrics")).text
            assert "londinium_tables_in_memory 1.0" in text
            assert "londinium_connections 1.0" in text
            assert 'londinium_requests_total{method="GET",route="/api/tables/{id}",status="200"} 1.0' in text
            assert 'londinium_requests_total{method="GET",route="/api/tables/{id}",status="404"} 1.0' in text
            assert table not in text
            forwarded = await http.get("/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
            assert forwarded.status_code == 404
            assert "londinium_" not in forwarded.text

    asyncio.run(story())


@pytest.mark.parametrize(
    ("host", "told"), [("127.0.0.1", True), ("::1", True), ("192.168.1.5", False), ("8.8.8.8", False), ("", False)]
)
def test_how_often_something_is_written_is_told_on_this_machine_only(host: str, told: bool) -> None:
    asked: Any = {"type": "http", "headers": [], "client": (host, 5)}
    assert asked_here(Request(asked)) is told


def test_nothing_of_a_table_nobody_uses_stays_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("londinium.server.tables.registry.IDLE", -1.0)

    async def story() -> None:
        async with serving(tmp_path / "gone.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            async with anna.look(table) as eyes:
                room = weakref.ref(server.services.registry.live[table].room)
                await eyes.play(0, "send 3")
            while server.services.connected:
                await asyncio.sleep(0)
            while table in server.services.registry.live:
                server.services.registry.evict()
                await asyncio.sleep(0)
            gc.collect()
            assert room() is None

    asyncio.run(story())


@pytest.mark.parametrize("longest", [0, 1_000_000])
def test_what_is_written_reaches_the_file_itself_while_the_server_goes_on(
    longest: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("londinium.server.storage.sqlite.TIDY_AFTER", 1)
    monkeypatch.setattr("londinium.server.storage.sqlite.LONGEST_JOURNAL", longest)
    path = tmp_path / "tidy.sqlite"

    def in_the_file() -> int:
        with closing(sqlite3.connect(f"file:{path}?immutable=1", uri=True)) as file:  # and not in the journal
            return int(file.execute("SELECT count(*) FROM log WHERE kind = 'said'").fetchone()[0])

    async def story() -> None:
        async with serving(path) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            async with anna.look(table) as eyes:
                for said in range(1, 7):
                    await eyes.ask("say", text="Tea?")
                    async with asyncio.timeout(PATIENCE):
                        while in_the_file() < said:
                            await asyncio.sleep(0)

    asyncio.run(story())


def test_bots_of_one_owner_think_at_no_more_tables_at_once_than_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock, thinking, most = Lock(), [0], [0]
    think = Greedy.choose

    def counted(bot: Greedy, state: State, seat: int) -> int:
        with lock:
            thinking[0] += 1
            most[0] = max(most[0], thinking[0])
        try:
            return think(bot, state, seat)
        finally:
            with lock:
                thinking[0] -= 1

    monkeypatch.setattr(Greedy, "choose", counted)

    async def story() -> None:
        limits = Limits(people=100, tables=100, thinkers=1)
        async with serving(tmp_path / "turns.sqlite", limits=limits) as server:
            anna = await server.guest("Anna")
            tables = [await anna.make("bot", "bot", "me") for _ in range(5)]
            for table in tables:
                async with anna.look(table) as eyes:
                    await eyes.until(lambda eyes: eyes.now["to_act"] == [2])

    asyncio.run(story())
    assert most[0] == 1


def test_the_housekeeping_goes_on_after_the_database_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for pause in ("recovery.SWEEP", "clocks.PULSE", "clocks.TICK"):
        monkeypatch.setattr(f"londinium.server.workers.{pause}", 0.01)

    async def story() -> None:
        clock = Clock()
        async with serving(tmp_path / "away.sqlite", clock) as server:
            with capture_logs() as logged:
                for old, new in (("tables", "elsewhere"), ("pulse", "nowhere")):
                    await change(server, f"alter table {old} rename to {new}")
                async with asyncio.timeout(PATIENCE):
                    while len({str(line["exc_info"]) for line in logged if line["log_level"] == "error"}) < 2:
                        await asyncio.sleep(0.01)
            for old, new in (("elsewhere", "tables"), ("nowhere", "pulse")):
                await change(server, f"alter table {old} rename to {new}")
            clock.now += 1000
            async with asyncio.timeout(PATIENCE):
                while [row["at"] for row in await server.services.database.rows(select(schema.pulse))] != [clock.now]:
                    await asyncio.sleep(0.01)

    asyncio.run(story())


async def change(server: Server, statement: str) -> None:
    async with server.services.database.begin() as connection:
        await connection.execute(text(statement))
