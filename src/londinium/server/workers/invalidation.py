"""Invalidation: a server reads again what it caches when another process says that it was changed."""

from __future__ import annotations

import asyncio
import contextlib

import structlog

from londinium.core.errors import LondiniumError
from londinium.server.errors import NotFound, Outdated
from londinium.server.storage.invalidation import PEOPLE, TABLES, counters
from londinium.server.tables.broadcast import LiveTable
from londinium.server.tables.people import People
from londinium.server.tables.registry import Registry

LOOK = 1.0  # seconds between looks

log = structlog.get_logger("workers.invalidation")


class Invalidation:
    """A server's look at what was changed by others."""

    def __init__(self, registry: Registry, people: People) -> None:
        self.registry = registry
        self.people = people
        self.last: dict[int, float] = {}
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self.last = await counters(self.registry.database)
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception as problem:  # the database may be away for a while
                log.error("could not look for word", exc_info=problem)

    async def look(self) -> None:
        found, before = await counters(self.registry.database), self.last
        if found.get(PEOPLE) != before.get(PEOPLE):
            await self.people.check_present()
        if found.get(TABLES) != before.get(TABLES):
            log.info("the host has changed something", tables=len(self.registry.live))
            for live in list(self.registry.live.values()):
                await self.reload(live)
        self.last = found

    async def reload(self, live: LiveTable) -> None:
        try:
            await self.registry.refresh(live)
        except (NotFound, Outdated, LondiniumError, ValueError, KeyError):  # it is gone, or cannot be read any more
            self.registry.live.pop(live.room.terms.id, None)
            for subscription in list(live.subscriptions):
                subscription.disconnect()
