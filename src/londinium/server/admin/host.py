"""Host: what a host can do with the tables and people of a database, with or without a server running on it."""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import delete, func, select, update

from londinium.core.errors import LondiniumError
from londinium.server.errors import NotFound, Outdated, Refused
from londinium.server.model.entries import Entry, decode, encode
from londinium.server.model.room import Room
from londinium.server.storage import schema
from londinium.server.storage.database import Database
from londinium.server.storage.event_log import entry_of, terms_of
from londinium.server.storage.invalidation import TABLES, invalidate
from londinium.server.tables import operations
from londinium.server.tables.people import People
from londinium.server.tables.registry import Registry
from londinium.server.tables.service import TableService

REMOVED = "…"
DAY = 24 * 3600.0
LOG_FORMAT = 1


class NoGame(Refused):
    """The table never came to a game."""

    key = "no-game"


class NothingSaid(Refused):
    """There is no such chat."""

    key = "nothing-said"


@dataclass(frozen=True)
class Export:
    """A table as a file: a record that can be replayed, or its bare log if these rules cannot replay it."""

    name: str
    text: str
    replayable: bool


class Host:
    """A host's hand in a database."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.time) -> None:
        self.database = database
        self.clock = clock
        self.registry = Registry(database, clock)
        self.people = People(database, clock)

    # looking

    async def tables(self, status: str | None = None) -> list[dict[str, Any]]:
        """Every table, the latest first, with who sits there."""
        query = select(schema.tables).order_by(schema.tables.c.changed.desc())
        rows = await self.database.rows(query.where(schema.tables.c.status == status) if status else query)
        names: dict[str, list[str]] = {}
        for seat in await self.database.rows(select(schema.seats).order_by(schema.seats.c.seat)):
            names.setdefault(seat["table_id"], []).append(seat["name"])
        shown = ("id", "game", "status", "version", "created", "changed")
        return [{**{key: row[key] for key in shown}, "names": names.get(row["id"], [])} for row in rows]

    async def everyone(self) -> list[dict[str, Any]]:
        """Every person, the latest first, with how many tables they sit at."""
        seats = (
            select(schema.seats.c.person, func.count(schema.seats.c.table_id.distinct()).label("tables"))
            .group_by(schema.seats.c.person)
            .subquery()
        )
        person = schema.people.c
        query = (
            select(
                person.id, person.name, person.created, person.seen, func.coalesce(seats.c.tables, 0).label("tables")
            )
            .join(seats, seats.c.person == person.id, isouter=True)
            .order_by(person.seen.desc())
        )
        return [dict(row) for row in await self.database.rows(query)]

    # ending

    async def close(self, id: str, reason: str) -> None:
        """End a table for good."""
        await self.registry.apply(id, operations.close(reason))
        await self.invalidate()

    async def export(self, id: str) -> Export:
        """A table with the names of those who played, to keep or to replay elsewhere."""
        row = await self.database.row(select(schema.tables).where(schema.tables.c.id == id))
        if row is None:
            raise NotFound(f"there is no table {id}")
        log = schema.log.c
        query = select(schema.log).where(log.table_id == id).order_by(log.number)
        entries = [entry_of(line) for line in await self.database.rows(query)]
        try:
            room = Room(terms_of(row))
            room.follow(entries)
            if room.table is None:
                raise NoGame(f"at table {id} no game was begun")
        except (Outdated, LondiniumError, ValueError, KeyError):
            return Export(f"{row['game']}-{id}-log.json", bare(row, entries), replayable=False)
        record = room.table.record()
        record.notes = {
            "names": [seat.name for seat in room.seats],
            "bots": [seat.bot for seat in room.seats],
            "table": id,
            "status": room.status,
            "began": room.terms.created,
            "ended": entries[-1].at,
        }
        return Export(f"{row['game']}-{id}.json", record.dumps(), replayable=True)

    async def prune(self, days: float, folder: Path, done: Callable[[str], None] = lambda id: None) -> list[str]:
        """Export the tables that ended so long ago, and then forget them; results and ratings stay.

        Tables at which nobody has come together since then are forgotten too: there is nothing to export.
        """
        table = schema.tables.c
        query = select(table.id).where(table.status != "playing", table.changed < self.clock() - days * DAY)
        pruned: list[str] = []
        for row in await self.database.rows(query.order_by(table.changed)):
            id = row["id"]
            try:
                kept = await self.export(id)
            except NoGame:
                pass
            else:
                write_safely(folder / kept.name, kept.text)
            async with self.database.begin() as connection:
                for rows in (schema.standing, schema.log, schema.seats, schema.notices, schema.looking):
                    await connection.execute(delete(rows).where(rows.c.table_id == id))
                await connection.execute(delete(schema.tables).where(table.id == id))
            pruned.append(id)
            done(id)
        if pruned:
            await self.invalidate()
        return pruned

    # removing

    async def remove_chat(self, id: str, number: int | None = None) -> int:
        """Blank what was said at a table, or one entry of it; the entries keep their numbers. How many."""
        log = schema.log.c
        query = select(log.number, log.content).where(log.table_id == id, log.kind == "said")
        rows = await self.database.rows(query if number is None else query.where(log.number == number))
        if not rows:
            raise NothingSaid(f"at table {id} nothing was said" + ("" if number is None else f" in entry {number}"))
        async with self.database.begin() as connection:
            for row in rows:
                content = encode({**decode(row["content"]), "text": REMOVED}).decode()
                await connection.execute(
                    update(schema.log).where(log.table_id == id, log.number == row["number"]).values(content=content)
                )
        await self.invalidate()
        return len(rows)

    async def remove_person(self, id: str) -> list[str]:
        """Remove a person and all that is known of them; a bot plays on where they sat. Their tables."""
        if await self.database.row(select(schema.people.c.id).where(schema.people.c.id == id)) is None:
            raise NotFound(f"there is no person {id}")
        tables = await TableService(self.registry).remove(id, self.people)
        await self.invalidate()
        return tables

    async def invalidate(self) -> None:
        await invalidate(self.database, TABLES)


@asynccontextmanager
async def hosting(url: str, clock: Callable[[], float] = time.time) -> AsyncIterator[Host]:
    """A host's hand in a database, for as long as it takes."""
    database = Database(url)
    try:
        await database.open()
        yield Host(database, clock)
    finally:
        await database.close()


def bare(row: Any, entries: Sequence[Entry]) -> str:
    """A table as it is stored, for a version of the rules that can read it."""
    terms = {
        key: row[key] for key in ("id", "game", "rules_version", "players", "seed", "status", "created", "changed")
    }
    stored = {key: None if row[key] is None else decode(row[key]) for key in ("options", "data", "pace", "snapshot")}
    content = {"londinium_log": LOG_FORMAT, **terms, **stored, "log": msgspec.to_builtins(entries)}
    return encode(content).decode()


def write_safely(path: Path, text: str) -> None:
    """Write a file so that it is there whole, even if the machine stops now."""
    partly = path.with_name(path.name + ".part")
    with partly.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    partly.replace(path)
