"""Eviction: tables nobody uses leave memory, and what they took goes back to the system."""

from __future__ import annotations

import asyncio

from londinium.server.memory import give_back
from londinium.server.tables.registry import Registry
from londinium.server.workers.tasks import Tasks

PAUSE = 1.0  # seconds between looks for idle tables
MANY = 200  # tables that left memory, after which it is given back


class Eviction:
    """Evicts idle tables on one process."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.gone = 0  # tables that left memory since it was last given back
        self.tasks = Tasks()

    def open(self) -> None:
        self.tasks.repeat(self.evict, lambda: PAUSE)

    async def close(self) -> None:
        await self.tasks.close()

    async def evict(self) -> None:
        self.gone += self.registry.evict()
        if self.gone >= MANY or (self.gone and not self.registry.live):
            self.gone = 0
            await asyncio.to_thread(give_back)
