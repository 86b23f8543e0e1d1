"""Recovery: tables that wait for a bot or a clock and are in no process's memory, such as those of one that died."""

from __future__ import annotations

import contextlib

from sqlalchemy import or_, select

from londinium.server.errors import Refused
from londinium.server.storage import schema
from londinium.server.tables.registry import Registry
from londinium.server.workers.bots import Bots
from londinium.server.workers.tasks import Tasks

SWEEP = 15.0  # seconds between looks
AT_ONCE = 200  # tables listed in one query


class Recovery:
    """Takes up what another process left, on one process."""

    def __init__(self, registry: Registry, bots: Bots) -> None:
        self.registry = registry
        self.bots = bots
        self.tasks = Tasks()

    def open(self) -> None:
        self.tasks.repeat(self.sweep, lambda: SWEEP)

    async def close(self) -> None:
        await self.tasks.close()

    async def sweep(self) -> None:
        """Look after tables that no process has in memory, such as those of a process that died."""
        now, last = self.registry.clock(), ""
        table = schema.tables.c
        query = select(table.id).where(
            table.status == "playing",
            or_(
                table.deadline <= now,
                table.bots_wait.is_(True) & ~table.changed.between(now - SWEEP, now + SWEEP),
            ),
        )
        while rows := await self.registry.database.rows(query.where(table.id > last).order_by(table.id).limit(AT_ONCE)):
            for row in rows:
                with contextlib.suppress(Refused):
                    live = await self.registry.get(row["id"])
                    self.bots.on_committed(live, ())
            last = rows[-1]["id"]
