"""Lobby: which tables anyone can find, in what order, and how many of them one person may let wait there."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import ColumnElement, Select, exists, func, or_, select

from londinium.server.config import Limits
from londinium.server.errors import Refused
from londinium.server.storage import schema
from londinium.server.tables.people import Person
from londinium.server.tables.registry import Registry

WEEK = 7 * 24 * 3600.0
REMEMBERED = 20_000  # addresses
TOO_MANY = (
    "{count} open tables of yours wait for players, and more would hide those of others; start one of them (bots can "
    "take the free seats) or leave one, or make this table by invitation only"
)
TOO_MANY_HERE = (
    "{count} open tables made from your network wait for players; join one of them, or make this table by invitation "
    "only"
)


class Lobby:
    """Tables that are open to all."""

    def __init__(self, registry: Registry, limits: Limits) -> None:
        self.registry = registry
        self.limits = limits
        self.made: OrderedDict[str, list[str]] = OrderedDict()  # from which address which tables were, in memory only
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # of each person and address

    def query(self, most: int) -> Select[Any]:
        """The tables listed: everyone's newest comes before anyone's second, so that nobody pushes others out."""
        table = schema.tables.c
        turn = func.row_number().over(partition_by=(table.owner, table.status), order_by=table.created.desc())
        fair = select(table.id, turn.label("turn")).where(self.listed(), table.status.in_(["gathering", "playing"]))
        some = fair.order_by(turn, table.created.desc()).limit(most).subquery()
        listed = select(schema.tables).join(some, some.c.id == table.id)
        return listed.order_by(table.status, some.c.turn, table.created.desc())

    def listed(self) -> ColumnElement[bool]:
        """Open tables at which something happened this week, and of those that gather the ones where somebody sits."""
        table, seat = schema.tables.c, schema.seats.c
        somebody = exists().where(seat.table_id == table.id, seat.person.is_not(None))
        return (
            table.open.is_(True)
            & (table.changed > self.registry.clock() - WEEK)
            & or_(table.status != "gathering", somebody)
        )

    @asynccontextmanager
    async def place_for(self, person: Person, address: str) -> AsyncIterator[list[str]]:
        """A place for one more table, if there is one; the id of what is made belongs into the list."""
        owner = self.turns.setdefault(f"person {person.id}", asyncio.Lock())
        here = self.turns.setdefault(f"address {address}", asyncio.Lock())
        async with owner, here:
            table, limits = schema.tables.c, self.limits
            if (count := len(await self.gathering(table.owner == person.id))) >= limits.open_tables:
                raise Refused(TOO_MANY.format(count=count))
            waiting = await self.gathering(table.id.in_(self.made.pop(address, ())))
            self.made[address] = waiting
            if len(self.made) > REMEMBERED:
                self.made.popitem(last=False)
            if len(waiting) >= limits.open_tables * limits.crowd:
                raise Refused(TOO_MANY_HERE.format(count=len(waiting)))
            yield waiting

    async def gathering(self, which: ColumnElement[bool]) -> list[str]:
        table = schema.tables.c
        query = select(table.id).where(which, self.listed(), table.status == "gathering")
        return [str(row["id"]) for row in await self.registry.database.rows(query)]
