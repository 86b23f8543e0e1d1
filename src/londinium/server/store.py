"""Store: the database, and the one writer that commits every queued change in one transaction before anyone is told.

Whoever inserts entry n of a table first has written it; the primary key decides, between requests and between
processes. PostgreSQL also carries the news of it to other processes, in the same transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Executable, Select, bindparam, delete, event, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from londinium.server import migrating, schema
from londinium.server.entries import Entry, Pace
from londinium.server.room import Room, Terms

CHANNEL = "londinium"
BATCH = 2000  # changes in one transaction at most

encode = msgspec.json.Encoder().encode
decode = msgspec.json.decode


@dataclass
class Change:
    """What one operation writes: entries that must come next, how the table then stands, and what else goes along."""

    room: Room
    entries: Sequence[Entry]
    row: Mapping[str, Any]
    also: Sequence[Executable] = ()
    written: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def place(self, entry: Entry) -> tuple[str, int]:
        return self.room.terms.id, entry.number


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.engine: AsyncEngine = make_engine(self.url)
        self.postgres = self.engine.dialect.name == "postgresql"
        dialect = postgresql if self.postgres else sqlite
        self.insert = dialect.insert
        self.queue: asyncio.Queue[Change] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.listener: Any = None
        self.on_written: Callable[[Change], None] = lambda change: None
        self.hearing: set[asyncio.Future[None]] = set()
        self.name = secrets.token_hex(8)  # of this process, to know its own voice
        self.batches = 0
        self.add_entries = (
            self.insert(schema.log).on_conflict_do_nothing().returning(schema.log.c.table_id, schema.log.c.number)
        )
        self.update_table = (
            update(schema.tables)
            .where(schema.tables.c.id == bindparam("b_id"))
            .values(
                {
                    name: bindparam("b_" + name)
                    for name in ("status", "version", "snapshot", "deadline", "bots_wait", "changed")
                }
            )
        )
        self.update_seat = (
            update(schema.seats)
            .where(schema.seats.c.table_id == bindparam("b_id"), schema.seats.c.seat == bindparam("b_seat"))
            .values({name: bindparam("b_" + name) for name in ("person", "bot", "name", "waits", "decision")})
        )

    # life

    async def open(self) -> None:
        await migrating.bring_up_to_date(self.engine)
        self.task = asyncio.create_task(self.write_on())

    async def close(self) -> None:
        if self.task:
            await self.queue.join()
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.listener is not None:
            await self.listener.close()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of its own, for what no table's log is concerned with."""
        async with self.engine.begin() as connection:
            yield connection

    async def rows(self, query: Select[Any]) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).mappings())

    async def row(self, query: Select[Any]) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().first()

    # the writer

    async def write(self, change: Change) -> bool:
        """Commit a change; False if somebody else wrote the table's next entry first."""
        self.queue.put_nowait(change)
        return await change.written

    async def write_on(self) -> None:
        while True:
            batch = [await self.queue.get()]
            while len(batch) < BATCH and not self.queue.empty():
                batch.append(self.queue.get_nowait())
            try:
                won = await self.commit(batch)
            except Exception as problem:
                for change in batch:
                    if not change.written.done():
                        change.written.set_exception(problem)
            else:
                for change in batch:
                    if change in won:
                        self.on_written(change)
                    if not change.written.done():
                        change.written.set_result(change in won)
            finally:
                self.batches += 1
                for _ in batch:
                    self.queue.task_done()

    async def commit(self, batch: Sequence[Change]) -> "Won":
        """One transaction for all; a change that comes too late is left out, with those that stand on it."""
        batch = [change for change in batch if not change.room.stale]
        rows = [row_of(change.room.terms.id, entry) for change in batch for entry in change.entries]
        rows.sort(
            key=lambda row: (row["table_id"], row["number"])
        )  # in one order everywhere: no two wait for each other
        async with self.engine.begin() as connection:
            written: set[tuple[str, int]] = set()
            if rows:
                answer = await connection.execute(self.add_entries, rows)
                written = {(row[0], row[1]) for row in answer}
            won = Won()
            for change in batch:
                if not change.room.stale and {change.place(entry) for entry in change.entries} <= written:
                    won.add(change)
                else:
                    change.room.stale = True
                    await self.take_out(connection, change, written)
            stands: dict[str, Mapping[str, Any]] = {change.row["b_id"]: change.row for change in won.changes}
            if stands:
                in_order = [stands[id] for id in sorted(stands)]
                await connection.execute(self.update_table, [own(row) for row in in_order])
                await connection.execute(self.update_seat, [seat for row in in_order for seat in row["seats"]])
            for change in won.changes:
                for statement in change.also:
                    await connection.execute(statement)
            if self.postgres and stands:
                quiet = {change.row["b_id"] for change in won.changes if change.also}
                versions = {id: -row["b_version"] if id in quiet else row["b_version"] for id, row in stands.items()}
                told = encode({"from": self.name, "versions": versions})
                await connection.execute(
                    text("select pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told.decode()}
                )
        return won

    async def take_out(self, connection: AsyncConnection, change: Change, written: set[tuple[str, int]]) -> None:
        """Entries that were written although those before them were not."""
        orphans = [entry.number for entry in change.entries if change.place(entry) in written]
        if orphans:
            await connection.execute(
                delete(schema.log).where(
                    schema.log.c.table_id == change.room.terms.id, schema.log.c.number.in_(orphans)
                )
            )

    async def listen(self, heard: Callable[[dict[str, int]], Awaitable[None]]) -> None:
        """Hear what other processes have written; SQLite has one process."""
        if not self.postgres:
            return
        import asyncpg

        self.listener = await asyncpg.connect(self.engine.url.set(drivername="postgresql").render_as_string(False))

        def on_notice(connection: Any, pid: int, channel: str, payload: str) -> None:
            told = decode(payload)
            if told["from"] != self.name:
                task = asyncio.ensure_future(heard(told["versions"]))
                self.hearing.add(task)
                task.add_done_callback(self.hearing.discard)

        await self.listener.add_listener(CHANNEL, on_notice)

    def standing(self, id: str, before: dict[int, Any], after: dict[int, Any]) -> list[Executable]:
        """What makes the stored standing answers those that stand."""
        rows = schema.standing
        found: list[Executable] = []
        for seat in before.keys() - after.keys():
            found.append(delete(rows).where(rows.c.table_id == id, rows.c.seat == seat))
        for seat, rule in after.items():
            if before.get(seat) != rule:
                said = encode(rule).decode()
                found.append(
                    self.insert(rows)
                    .values(table_id=id, seat=seat, rule=said)
                    .on_conflict_do_update(index_elements=["table_id", "seat"], set_={"rule": said})
                )
        return found

    # reading tables

    async def read_room(self, id: str) -> Room | None:
        """A table with all that happened at it."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == id))).mappings().first()
            if row is None:
                return None
            room = Room(terms_of(row))
            room.follow(await self.entries_after(connection, id, 0))
            for rule in await connection.execute(select(schema.standing).where(schema.standing.c.table_id == id)):
                if room.table and not room.table.over:
                    room.table.standing(rule.seat, decode(rule.rule), answer=False)
            return room

    async def entries_after(self, connection: AsyncConnection, id: str, number: int) -> list[Entry]:
        query = (
            select(schema.log)
            .where(schema.log.c.table_id == id, schema.log.c.number > number)
            .order_by(schema.log.c.number)
        )
        return [entry_of(row) for row in (await connection.execute(query)).mappings()]

    async def news(self, room: Room) -> list[Entry]:
        async with self.engine.connect() as connection:
            return await self.entries_after(connection, room.terms.id, room.version)


class Won:
    """The changes of a batch that were written."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.ids: set[int] = set()

    def add(self, change: Change) -> None:
        self.changes.append(change)
        self.ids.add(id(change))

    def __contains__(self, change: object) -> bool:
        return id(change) in self.ids


def async_url(url: str) -> str:
    for plain, driver in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url.replace("sqlite://", "sqlite+aiosqlite://", 1) if url.startswith("sqlite://") else url


def make_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url, hide_parameters=True)  # or an error would tell the log what was written
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine


def row_of(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": entry.person,
        "key": entry.key,
        "content": encode(entry.content).decode(),
        "at": entry.at,
    }


def entry_of(row: Any) -> Entry:
    return Entry(row["number"], row["kind"], row["at"], row["seat"], row["person"], row["key"], decode(row["content"]))


def terms_of(row: Any) -> Terms:
    return Terms(
        id=row["id"],
        game=row["game"],
        rules_version=row["rules_version"],
        players=row["players"],
        options=decode(row["options"]),
        data=None if row["data"] is None else decode(row["data"]),
        seed=int(row["seed"], 16),
        pace=msgspec.json.decode(row["pace"], type=Pace),
        open=row["open"],
        invite=row["invite"],
        owner=row["owner"],
        created=row["created"],
    )


def own(row: Mapping[str, Any]) -> dict[str, Any]:
    """The table's own columns of a change."""
    return {name: value for name, value in row.items() if name.startswith("b_")}


def standing_of(room: Room) -> dict[str, Any]:
    """How a table stands now, for the rows beside the log."""
    waits = set(room.people_to_act())
    owed = room.owed()
    deadlines = room.deadlines()
    return {
        "b_id": room.terms.id,
        "b_status": room.status,
        "b_version": room.version,
        "b_snapshot": encode(room.table.snapshot()).decode() if room.table else None,
        "b_deadline": min(deadlines.values()) if deadlines else None,
        "b_bots_wait": bool(room.bots_to_act()),
        "b_changed": room.entries[-1].at if room.entries else time.time(),
        "seats": [
            {
                "b_id": room.terms.id,
                "b_seat": number,
                "b_person": seat.person,
                "b_bot": seat.bot,
                "b_name": seat.name,
                "b_waits": number in waits,
                "b_decision": owed.get(number),
            }
            for number, seat in enumerate(room.seats)
        ],
    }
