"""Health: a server says that it is well only while its database takes what is written."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from londinium.server.storage import health, sqlite
from tests.server.playing import Clock, Server, serving


async def fill(server: Server) -> None:
    """Write until something is refused."""
    for number in range(1000):
        async with server.services.database.begin() as connection:
            await connection.execute(
                text("insert into keys values (:name, :value)"), {"name": f"f{number}", "value": "x" * 8000}
            )


async def ask(server: Server) -> httpx.Response:
    async with httpx.AsyncClient(base_url=server.url, timeout=30) as http:
        return await http.get("/health")


def test_a_server_whose_database_takes_what_is_written_is_well_and_leaves_nothing_behind(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            answer = await ask(server)
            assert (answer.status_code, answer.json()["ok"]) == (200, True)
            async with server.services.database.begin() as connection:
                assert await connection.scalar(text("select count(*) from keys where name like 'health%'")) == 0

    asyncio.run(story())


def test_a_server_whose_database_is_full_says_so_until_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        place, clock = tmp_path / "full.sqlite", Clock()
        async with serving(place, clock):
            pass
        monkeypatch.setattr(
            "londinium.server.storage.database.PRAGMAS", (*sqlite.PRAGMAS, "max_page_count=1")
        )  # as it is now
        async with serving(place, clock) as server:
            with pytest.raises(OperationalError, match="full"):
                await fill(server)
            answer = await ask(server)
            assert answer.status_code == 503
            assert "nothing can be written" in answer.json()["reason"]
            async with server.services.database.begin() as connection:
                await connection.execute(text("delete from keys where name like 'f%'"))
            clock.now += 1
            assert (await ask(server)).status_code == 200

    asyncio.run(story())


def test_a_server_whose_disk_is_full_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "LEAST_FREE", 1 << 70)

    async def story() -> None:
        async with serving(tmp_path / "disk.sqlite") as server:
            assert (await ask(server)).status_code == 503

    asyncio.run(story())


def test_a_server_whose_database_does_not_answer_says_so(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.2)

    async def story() -> None:
        async with serving(database) as server, server.services.database.begin() as other:
            lock = "lock table keys" if server.services.database.postgres else "delete from keys where name = 'none'"
            await other.execute(text(lock))
            answer = await ask(server)
            assert answer.status_code == 503
            assert "does not answer" in answer.json()["reason"]

    asyncio.run(story())


def test_however_often_health_is_asked_for_it_is_tried_once_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried = []
    write = health.Health.write

    async def counted(self: health.Health) -> None:
        tried.append(self)
        await write(self)

    monkeypatch.setattr(health.Health, "write", counted)

    async def story() -> None:
        clock = Clock()
        async with serving(tmp_path / "often.sqlite", clock) as server:
            for expected in (1, 2):
                answers = await asyncio.gather(*(ask(server) for _ in range(20)))
                assert {answer.status_code for answer in answers} == {200}
                assert len(tried) == expected
                clock.now += 1

    asyncio.run(story())
