"""Word: how one process tells all servers on the same database that something was changed beside the logs.

It counts a row up; every server looks there each second and reads again what it remembers. So a host's command needs no
door into a running server, and it works the same on SQLite and PostgreSQL.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import select

from londinium.core.errors import LondiniumError
from londinium.server import schema
from londinium.server.errors import NotFound, Outdated
from londinium.server.store import Store

if TYPE_CHECKING:
    from londinium.server.people import People
    from londinium.server.rooms import Live, Rooms

LOOK = 1.0  # seconds between looks
TABLES = 2  # rows of the pulse; the first is the sign of life
PEOPLE = 3

log = structlog.get_logger("word")


async def leave(store: Store, what: int) -> None:
    """Say that tables, or people, were changed."""
    async with store.begin() as connection:
        await connection.execute(
            store.insert(schema.pulse)
            .values(id=what, at=1)
            .on_conflict_do_update(index_elements=["id"], set_={"at": schema.pulse.c.at + 1})
        )


class Word:
    """A server's look at what was changed by others."""

    def __init__(self, rooms: Rooms, people: People) -> None:
        self.rooms = rooms
        self.people = people
        self.last: dict[int, float] = {}
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.last = await self.left()
        self.task = asyncio.create_task(self.look_on())

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def left(self) -> dict[int, float]:
        query = select(schema.pulse).where(schema.pulse.c.id.in_([TABLES, PEOPLE]))
        return {row["id"]: row["at"] for row in await self.rooms.store.rows(query)}

    async def look_on(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception as problem:  # the database may be away for a while
                log.error("could not look for word", exc_info=problem)

    async def look(self) -> None:
        left, before = await self.left(), self.last
        if left.get(PEOPLE) != before.get(PEOPLE):
            await self.people.look_again()
        if left.get(TABLES) != before.get(TABLES):
            log.info("the host has changed something", tables=len(self.rooms.live))
            for live in list(self.rooms.live.values()):
                await self.read_again(live)
        self.last = left

    async def read_again(self, live: Live) -> None:
        try:
            await self.rooms.refresh(live)
        except (NotFound, Outdated, LondiniumError, ValueError, KeyError):  # it is gone, or cannot be read any more
            self.rooms.live.pop(live.room.terms.id, None)
            for client in list(live.clients):
                client.drop()
