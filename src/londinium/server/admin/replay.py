"""Replay: every stored table played again from its log and compared with what is stored beside it. Writes nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import func, select

import londinium
from londinium.core.errors import LondiniumError
from londinium.server.errors import Outdated
from londinium.server.model.entries import decode, encode
from londinium.server.model.room import Room
from londinium.server.storage import schema
from londinium.server.storage.database import Database
from londinium.server.storage.event_log import entry_of, terms_of

AT_ONCE = 200  # tables listed in one query


@dataclass(frozen=True)
class Verdict:
    """What came of one table."""

    id: str
    game: str
    found: Literal["same", "differs", "other-rules", "broken"]
    what: str = ""


async def count_tables(database: Database) -> int:
    row = await database.row(select(func.count().label("tables")).select_from(schema.tables))
    return int(row["tables"])


async def replay_all(database: Database) -> AsyncIterator[Verdict]:
    """Every table, in the order of their ids; a running server may go on meanwhile."""
    last = ""
    while True:
        query = select(schema.tables).where(schema.tables.c.id > last).order_by(schema.tables.c.id).limit(AT_ONCE)
        rows = await database.rows(query)
        for row in rows:
            yield await check(database, row)
        if not rows:
            return
        last = rows[-1]["id"]


async def check(database: Database, row: Any) -> Verdict:
    """Play a table again up to the entry its row speaks of: entries that came since are not in it."""
    id, game = row["id"], row["game"]
    log = schema.log.c
    lines = await database.rows(
        select(schema.log).where(log.table_id == id, log.number <= row["version"]).order_by(log.number)
    )
    try:
        room = Room(terms_of(row))
    except Outdated:
        return Verdict(id, game, "other-rules", f"{row['rules_version']} ≠ {londinium.game(game).rules_version}")
    except LondiniumError as problem:
        return Verdict(id, game, "other-rules", str(problem))
    try:
        room.follow(entry_of(line) for line in lines)
    except Exception as problem:  # whatever is wrong with a log, the next table is looked at
        return Verdict(id, game, "broken", f"{room.version + 1}: {problem}")
    differs = [name for name, stored, told in compared(row, room) if stored != told]
    return Verdict(id, game, "differs", ", ".join(differs)) if differs else Verdict(id, game, "same")


def compared(row: Any, room: Room) -> list[tuple[str, Any, Any]]:
    stored = None if row["snapshot"] is None else decode(row["snapshot"])
    told = None if room.table is None else decode(encode(room.table.snapshot()))
    return [
        ("version", row["version"], room.version),
        ("status", row["status"], room.status),
        ("snapshot", stored, told),
    ]
