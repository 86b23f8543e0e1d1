"""Rows: what an operation writes, as tuples in the order of the columns. How they are written is each database's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from londinium.server.model.entries import Entry, encode
from londinium.server.model.room import Room

LOG = {
    "table_id": "text",
    "number": "integer",
    "kind": "text",
    "seat": "integer",
    "person": "text",
    "key": "text",
    "content": "text",
    "at": "double precision",
}
TABLES = {
    "id": "text",
    "status": "text",
    "version": "integer",
    "snapshot": "text",
    "deadline": "double precision",
    "bots_wait": "boolean",
    "changed": "double precision",
}
SEATS = {
    "id": "text",
    "seat": "integer",
    "person": "text",
    "bot": "text",
    "name": "text",
    "waits": "boolean",
    "decision": "integer",
}
RESULTS = {
    "table_id": "text",
    "seat": "integer",
    "game": "text",
    "who": "text",
    "name": "text",
    "place": "integer",
    "share": "double precision",
    "points": "integer",
    "at": "double precision",
    "pending": "boolean",
}
INSERT = f"INSERT INTO log ({', '.join(LOG)})"
INSERT_RESULT = f"INSERT INTO results ({', '.join(RESULTS)})"


def assignments(columns: Iterable[str], *but: str) -> str:
    return ", ".join(f"{name} = {{{name}}}" for name in columns if name not in but)


SET_TABLE = assignments(TABLES, "id")
SET_SEAT = assignments(SEATS, "id", "seat")


def log_rows(table_id: str, entries: Sequence[Entry]) -> list[tuple[Any, ...]]:
    """Entries, as LOG has them."""
    return [
        (table_id, one.number, one.kind, one.seat, one.person, one.key, encode(one.content).decode(), one.at)
        for one in entries
    ]


def table_row(room: Room) -> tuple[Any, ...]:
    """How a table stands now: its row beside the log, as TABLES has it."""
    deadlines = room.deadlines()
    return (
        room.terms.id,
        room.status,
        room.version,
        room.table.snapshot_line().decode() if room.table else None,
        min(deadlines.values()) if deadlines else None,
        bool(room.bots_to_act()),
        room.changed,
    )


def seat_rows(room: Room, turned: bool, before: Mapping[int, int]) -> list[tuple[Any, ...]]:
    """The rows, as SEATS has them, of seats where something has changed: who sits there, or what they owe."""
    owed, waits, id = room.owed(), room.people_to_act(), room.terms.id
    found = []
    for number, seat in enumerate(room.seats):
        owes = owed.get(number)
        if turned or owes != before.get(number):
            found.append((id, number, seat.person, seat.bot, seat.name, number in waits, owes))
    return found


def result_rows(room: Room, entries: Sequence[Entry]) -> list[tuple[Any, ...]]:
    """The rows that go along with the last entry of a game. A bot that stood in at the end played for its person.

    Where one person held several seats, the components were not ours, or somebody was given a hint, the results count
    for no rating.
    """
    if room.status != "over" or not any(entry.kind == "played" for entry in entries):
        return []
    table = room.playing()
    ranks = {rank.who: rank for rank in table.ranking()}
    people = [seat.person for seat in room.seats if seat.person is not None]
    counts = len(people) == len(set(people)) and not room.terms.own_data and not room.hinted
    return [
        (
            room.terms.id,
            number,
            room.terms.game,
            f"bot:{seat.bot}" if seat.person is None else f"person:{seat.person}",
            seat.name,
            ranks[number].place,
            table.state.payoff(number),
            ranks[number].points,
            room.entries[-1].at,
            counts,
        )
        for number, seat in enumerate(room.seats)
    ]
