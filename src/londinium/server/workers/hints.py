"""Hints: what a strong player would do, for a person who owes a choice; thought in the same turns as bots think."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import msgspec

from londinium.bots import Budget
from londinium.server.errors import Changed, TooMuch, Unavailable
from londinium.server.tables import operations
from londinium.server.tables.people import Person
from londinium.server.tables.service import TableService
from londinium.server.workers.bots import Bots
from londinium.server.workers.processes import ProcessLost
from londinium.server.workers.tasks import Tasks
from londinium.server.workers.thinking import Advise

BUDGET = Budget(seconds=1.0)


class Hints:
    """The hints that one process gives."""

    def __init__(self, service: TableService, bots: Bots) -> None:
        self.service = service
        self.bots = bots
        self.asking: set[str] = set()  # the people who wait for one
        self.tasks = Tasks()

    async def close(self) -> None:
        await self.tasks.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.spawn(work)

    async def hint(self, person: Person, id: str, seat: int, invite: str | None) -> dict[str, Any]:
        """Advice for a seat of a person, with the version of the table it is true of; one at a time for each."""
        await self.service.visit(id, person, invite)
        if person.id in self.asking:
            raise TooMuch("one hint at a time: the last one is still being thought about", after=1.0)
        self.asking.add(person.id)
        try:
            return await self.think(person, id, seat)
        finally:
            self.asking.discard(person.id)

    async def think(self, person: Person, id: str, seat: int) -> dict[str, Any]:
        registry = self.service.registry
        await registry.apply(id, operations.ask_for_hint(person.id, seat))
        live = await registry.get(id)
        await live.settled()
        room = live.room
        decision, version = room.decisions.get(seat), room.number_for(room.version, seat)
        if decision is None:
            raise Changed("the table has changed since")
        snapshot = msgspec.Raw(room.playing().imagined_line(seat, version))  # it depends on what the seat knows alone
        question = Advise(snapshot=snapshot, seat=seat, seconds=BUDGET.seconds, simulations=BUDGET.simulations)
        try:
            found = await self.bots.ask(person.id, id, question)
        except ProcessLost:
            raise Unavailable("there is no hint just now; try again in a moment") from None
        if live.room.decisions.get(seat) != decision:
            raise Changed("the table has changed since")
        return {"seat": seat, "version": version, **(found.advice or {})}
