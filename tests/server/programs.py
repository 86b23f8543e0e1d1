"""Servers that run on their own and can be killed, for the tests; and what must be in a log after that."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import websockets
from sqlalchemy import select

from londinium.server.storage import schema
from londinium.server.storage.database import Database
from londinium.server.storage.event_log import read_room
from tests.server.playing import PATIENCE, Guest, all_leave


class Program:
    """A server that runs on its own and can be killed."""

    def __init__(self, database: str, *more: str) -> None:
        self.database = database
        self.more = more  # arguments
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        await self.start_with("-m", "tests.server.program")

    async def start_with(self, *program: str) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-W", "error", *program, self.database, str(self.port), *self.more
        )
        async with httpx.AsyncClient(base_url=self.url) as http:
            async with asyncio.timeout(PATIENCE):
                while True:
                    with contextlib.suppress(httpx.TransportError):
                        if (await http.get("/health")).is_success:
                            return
                    assert self.process.returncode is None, "the server ended by itself"
                    await asyncio.sleep(0.05)

    async def stop(self, how: int = signal.SIGKILL) -> None:
        if self.process and self.process.returncode is None:
            os.kill(self.process.pid, how)
            await self.process.wait()


@asynccontextmanager
async def running(*databases: str) -> AsyncIterator[list[Program]]:
    programs = [Program(database) for database in databases]
    try:
        for program in programs:
            await program.start()
        yield programs
    finally:
        await all_leave()
        for program in programs:
            await program.stop()


async def play_and_note(guest: Guest, table: str, done: dict[str, dict[str, int]], until: asyncio.Event) -> None:
    """Play both seats of a table as fast as it goes, and note what was acknowledged, until the server is gone."""
    noted = done.setdefault(table, {})
    with contextlib.suppress(websockets.ConnectionClosed, OSError, TimeoutError, asyncio.IncompleteReadError):
        async with guest.look(table) as eyes:
            while eyes.now["status"] == "playing" and not until.is_set():
                for seat in eyes.now["to_act"]:
                    await eyes.connection.send(f'{{"do": "look", "seat": {seat}}}')
                    await eyes.until(lambda eyes, seat=seat: eyes.now["seat"] == seat)  # type: ignore[misc]  # bound now
                    key = f"{seat} {eyes.version}"
                    answer = await eyes.ask("play", seat=seat, move=eyes.now["moves"][0], key=key)
                    assert answer["is"] == "done", answer
                    noted[f"{guest.id[:12]} {key}"] = answer["number"]


async def check_logs(database: str, done: dict[str, dict[str, int]]) -> None:
    """Every acknowledged move is in the log under its number, once, and the log replays to the stored snapshot."""
    stored = Database(database)
    try:
        for table, noted in done.items():
            rows = await stored.rows(
                select(schema.log).where(schema.log.c.table_id == table).order_by(schema.log.c.number)
            )
            assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
            keys = [row["key"] for row in rows if row["key"]]
            assert len(keys) == len(set(keys))
            written = {row["key"]: row["number"] for row in rows}
            for key, number in noted.items():
                assert written.get(key) == number, f"{key} was acknowledged as {number}"
            await check_snapshot(stored, table)
    finally:
        await stored.close()


async def check_snapshot(stored: Database, table: str) -> None:
    from londinium.server.model.entries import decode

    room = await read_room(stored, table)
    row = await stored.row(select(schema.tables).where(schema.tables.c.id == table))
    assert room is not None
    assert room.table is not None
    assert (row["version"], row["status"]) == (room.version, room.status)
    assert decode(row["snapshot"]) == room.table.snapshot()
