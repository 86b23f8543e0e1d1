"""Clocks: a choice that takes too long is made by a bot. The heartbeat tells how long no process was there."""

from __future__ import annotations

import asyncio
import contextlib

import structlog
from sqlalchemy import select, update

from londinium.server.clock import SlewedClock
from londinium.server.storage import schema
from londinium.server.tables import operations
from londinium.server.tables.broadcast import LiveTable
from londinium.server.tables.registry import Registry
from londinium.server.workers.bots import Bots
from londinium.server.workers.tasks import Tasks, unless_refused

TICK = 1.0  # seconds between looks at the clocks
PULSE = 5.0  # seconds between heartbeats
AT_ONCE = 200  # tables looked at without a pause
LEAST_AWAY = 15.0  # seconds without a heartbeat after which, of several processes, certainly none was there

log = structlog.get_logger("workers.clocks")


class Clocks:
    """The clocks of one process."""

    def __init__(self, registry: Registry, bots: Bots) -> None:
        self.registry = registry
        self.bots = bots  # who choose for people whose time is up
        self.ringing: set[tuple[str, int]] = set()  # clocks that have run out and are being seen to
        self.tasks = Tasks()

    async def open(self) -> None:
        await self.give_time_back()
        self.tasks.repeat(self.watch, lambda: TICK)
        self.tasks.repeat(self.beat, lambda: PULSE)

    async def close(self) -> None:
        await self.tasks.close()
        with contextlib.suppress(Exception):  # without it, clocks are given some seconds more
            await self.beat()

    async def watch(self) -> None:
        """See to every clock that has run out."""
        if isinstance(self.registry.clock, SlewedClock):
            self.registry.clock.slew()
        now = self.registry.clock()
        for number, live in enumerate(self.registry.with_clocks(), 1):
            for seat, deadline in live.room.deadlines().items():
                if deadline <= now and not live.room.stale:
                    self.ring(live, seat, now)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)  # or everyone would wait for the clocks of many tables

    def ring(self, live: LiveTable, seat: int, now: float) -> None:
        """Let a choice be made for a person, once."""
        room = live.room
        alarm = (room.terms.id, room.decisions.get(seat, 0))
        if alarm not in self.ringing:
            self.ringing.add(alarm)
            task = self.tasks.spawn(self.time_is_up(live, seat, now))
            task.add_done_callback(lambda _: self.ringing.discard(alarm))

    async def time_is_up(self, live: LiveTable, seat: int, now: float) -> None:
        room = live.room
        decision = room.decisions.get(seat)
        if decision is None:
            return
        move = await self.bots.choose(live, seat, operations.STAND_IN)
        with unless_refused():
            await self.registry.apply(room.terms.id, operations.clock_plays(seat, move, decision, now))

    async def beat(self) -> None:
        """Say that somebody is here, so that the next process knows how long nobody was."""
        database, now = self.registry.database, self.registry.clock()
        async with database.begin() as connection:
            await connection.execute(
                database.insert(schema.pulse)
                .values(id=1, at=now)
                .on_conflict_do_update(index_elements=["id"], set_={"at": now})
            )

    async def give_time_back(self) -> None:
        """Clocks do not run while no server is there."""
        database, now = self.registry.database, self.registry.clock()
        row = await database.row(select(schema.pulse).where(schema.pulse.c.id == 1))
        away = 0.0 if row is None else now - row["at"]
        if away <= 0 or (database.postgres and away < LEAST_AWAY):
            return
        async with database.begin() as connection:  # whoever sets the pulse first gives the time
            first = await connection.execute(
                update(schema.pulse).where(schema.pulse.c.id == 1, schema.pulse.c.at == row["at"]).values(at=now)
            )
            if first.rowcount != 1:
                return
        table = schema.tables.c
        running = await database.rows(select(table.id).where(table.status == "playing", table.deadline.is_not(None)))
        for one in running:
            with unless_refused():
                await self.registry.apply(one["id"], operations.credit(away))
        log.info("clocks were given time back", seconds=round(away), tables=len(running))
