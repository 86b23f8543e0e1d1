"""Event log: tables as they are stored. A new one is inserted; one is read by folding its log into a room."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Executable, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from londinium.server.model.entries import Entry, decode, encode
from londinium.server.model.room import Room
from londinium.server.model.terms import Pace, Terms
from londinium.server.storage import schema
from londinium.server.storage.database import Database


async def insert_table(database: Database, terms: Terms) -> None:
    """A table at which nothing has happened yet."""
    async with database.begin() as connection:
        await connection.execute(
            schema.tables.insert().values(
                id=terms.id,
                game=terms.game,
                rules_version=terms.rules_version,
                players=terms.players,
                options=encode(terms.options).decode(),
                data=encode(terms.data).decode(),
                seed=f"{terms.seed:032x}",
                pace=encode(terms.pace).decode(),
                open=terms.open,
                hints=terms.hints,
                spectators_chat=terms.spectators_chat,
                invite=terms.invite,
                owner=terms.owner,
                status="gathering",
                version=0,
                bots_wait=False,
                created=terms.created,
                changed=terms.created,
            )
        )
        await connection.execute(
            schema.seats.insert(),
            [{"table_id": terms.id, "seat": seat, "name": "", "waits": False} for seat in range(terms.players)],
        )


async def read_room(database: Database, id: str) -> Room | None:
    """A table with all that happened at it."""
    async with database.engine.connect() as connection:
        row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == id))).mappings().first()
        if row is None:
            return None
        room = Room(terms_of(row))
        room.follow(await entries_after(connection, id, 0))
        for rule in await connection.execute(select(schema.standing).where(schema.standing.c.table_id == id)):
            if room.table and not room.table.over:
                room.table.standing(rule.seat, decode(rule.rule), answer=False)
        return room


async def read_new_entries(database: Database, room: Room) -> list[Entry]:
    """What was written since a room was read."""
    async with database.engine.connect() as connection:
        return await entries_after(connection, room.terms.id, room.version)


async def entries_after(connection: AsyncConnection, id: str, number: int) -> list[Entry]:
    query = (
        select(schema.log)
        .where(schema.log.c.table_id == id, schema.log.c.number > number)
        .order_by(schema.log.c.number)
    )
    return [entry_of(row) for row in (await connection.execute(query)).mappings()]


def standing_updates(database: Database, id: str, before: dict[int, Any], after: dict[int, Any]) -> list[Executable]:
    """What makes the stored standing answers those that stand."""
    rows = schema.standing
    found: list[Executable] = []
    for seat in before.keys() - after.keys():
        found.append(delete(rows).where(rows.c.table_id == id, rows.c.seat == seat))
    for seat, rule in after.items():
        if before.get(seat) != rule:
            said = encode(rule).decode()
            found.append(
                database.insert(rows)
                .values(table_id=id, seat=seat, rule=said)
                .on_conflict_do_update(index_elements=["table_id", "seat"], set_={"rule": said})
            )
    return found


def entry_of(row: Any) -> Entry:
    return Entry(row["number"], row["kind"], row["at"], row["seat"], row["person"], row["key"], decode(row["content"]))


def terms_of(row: Any) -> Terms:
    return Terms(
        id=row["id"],
        game=row["game"],
        rules_version=row["rules_version"],
        players=row["players"],
        options=decode(row["options"]),
        data=decode(row["data"]),
        seed=int(row["seed"], 16),
        pace=msgspec.json.decode(row["pace"], type=Pace),
        open=row["open"],
        hints=row["hints"],
        spectators_chat=row["spectators_chat"],
        invite=row["invite"],
        owner=row["owner"],
        created=row["created"],
        numbered=row["numbered"],
    )
