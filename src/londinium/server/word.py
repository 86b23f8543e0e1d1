"""Word from the host: how a command tells the servers on the same database that it has changed something.

It leaves the time in a row; every server looks there each second and then reads its tables again. So a host's command
needs no door into a running server, and works the same on SQLite and PostgreSQL.
"""

from __future__ import annotations

import asyncio
import contextlib

import structlog
from sqlalchemy import select

from londinium.server import schema
from londinium.server.errors import NotFound
from londinium.server.people import People
from londinium.server.room import Outdated
from londinium.server.rooms import Live, Rooms
from londinium.server.store import Store

LOOK = 1.0  # seconds between looks
ROW = 2  # of the pulse; the first is the sign of life

log = structlog.get_logger("word")


async def leave(store: Store, now: float) -> None:
    """Say that something was changed."""
    async with store.begin() as connection:
        await connection.execute(
            store.insert(schema.pulse)
            .values(id=ROW, at=now)
            .on_conflict_do_update(index_elements=["id"], set_={"at": now})
        )


class Word:
    """A server's look at what the host's commands have done."""

    def __init__(self, rooms: Rooms, people: People) -> None:
        self.rooms = rooms
        self.people = people
        self.last: float | None = None
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.last = await self.left()
        self.task = asyncio.create_task(self.look_on())

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def left(self) -> float | None:
        row = await self.rooms.store.row(select(schema.pulse.c.at).where(schema.pulse.c.id == ROW))
        return None if row is None else row["at"]

    async def look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception as problem:  # the database may be away for a while
                log.error("could not look for word from the host", exc_info=problem)

    async def look(self) -> None:
        left = await self.left()
        if left != self.last:
            self.last = left
            log.info("the host has changed something", tables=len(self.rooms.live))
            self.people.known.clear()
            for live in list(self.rooms.live.values()):
                await self.read_again(live)

    async def read_again(self, live: Live) -> None:
        try:
            await self.rooms.refresh(live)
        except (NotFound, Outdated):
            self.rooms.live.pop(live.room.terms.id, None)
            for client in list(live.clients):
                client.drop()
