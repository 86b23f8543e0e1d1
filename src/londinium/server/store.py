"""Store: the database, and the one writer that commits every queued change in one transaction before anyone is told.

Whoever inserts entry n of a table first has written it; the primary key decides, between requests and between
processes. PostgreSQL also carries the news of it to other processes, in the same transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Executable, Select, delete, event, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from londinium.server import migrating, schema
from londinium.server.entries import Entry, Pace
from londinium.server.room import Room, Terms

CHANNEL = "londinium"
BATCH = 2000  # changes in one transaction at most
TOLD_AT_ONCE = 200  # tables in one notice: PostgreSQL carries less than 8,000 bytes

encode = msgspec.json.Encoder().encode
decode = msgspec.json.decode


@dataclass
class Change:
    """What one operation writes: entries that must come next, how the table then stands, and what else goes along."""

    room: Room
    entries: Sequence[Entry]
    row: Mapping[str, Any]
    seats: Sequence[Mapping[str, Any]] = ()
    also: Sequence[Executable] = ()
    answer: Callable[[Sequence[Entry]], None] | None = None
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
        self.add_entries, self.update_tables, self.update_seats = map(text, batched(self.postgres))

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
        rows.sort(key=place_of)  # in one order everywhere: no two wait for each other
        async with self.engine.begin() as connection:
            written: set[tuple[str, int]] = set()
            if rows:
                answer = await connection.execute(self.add_entries, {"rows": encode(rows).decode()})
                written = {(row[0], row[1]) for row in answer}
            won = Won()
            for change in batch:
                if not change.room.stale and all(change.place(entry) in written for entry in change.entries):
                    won.add(change)
                else:
                    change.room.stale = True
                    await self.take_out(connection, change, written)
            stands = {change.row["id"]: change.row for change in won.changes}
            if stands:
                seats = {(row["id"], row["seat"]): row for change in won.changes for row in change.seats}
                for update, changed in ((self.update_tables, stands), (self.update_seats, seats)):
                    if changed:
                        told = encode([changed[one] for one in sorted(changed)]).decode()
                        await connection.execute(update, {"rows": told})
            for change in won.changes:
                for statement in change.also:
                    await connection.execute(statement)
            if self.postgres and stands:
                await self.tell(connection, won)
        return won

    async def tell(self, connection: AsyncConnection, won: "Won") -> None:
        """Let other processes know, once it is committed, which tables have changed."""
        versions = {change.row["id"]: change.row["version"] for change in won.changes}
        for change in won.changes:
            if change.also:  # something beside the log has changed too
                versions[change.row["id"]] = -abs(versions[change.row["id"]])
        items = list(versions.items())
        for begin in range(0, len(items), TOLD_AT_ONCE):
            told = encode({"from": self.name, "versions": dict(items[begin : begin + TOLD_AT_ONCE])})
            await connection.execute(
                text("select pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told.decode()}
            )

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


def batched(postgres: bool) -> Iterator[str]:
    """The statements of a batch. Each takes all its rows as one JSON text, so that it costs little however many."""
    for columns, statement in (
        (
            LOG,
            "INSERT INTO log ({names}) SELECT {values} FROM {rows} ON CONFLICT DO NOTHING RETURNING table_id, number",
        ),
        (TABLES, "UPDATE tables SET {sets} FROM (SELECT {values} FROM {rows}) AS r WHERE tables.id = r.id"),
        (
            SEATS,
            "UPDATE seats SET {sets} FROM (SELECT {values} FROM {rows}) AS r "
            "WHERE seats.table_id = r.id AND seats.seat = r.seat",
        ),
    ):
        if postgres:
            typed = ", ".join(f"{name} {type}" for name, type in columns.items())
            rows, value = f"json_to_recordset(CAST(:rows AS json)) AS j({typed}) WHERE true", "j.{0}"
        else:
            rows, value = "json_each(:rows) WHERE true", "json_extract(value, '$.{0}')"
        values = {name: value.format(name) for name in columns}
        if "at" in values:
            values["at"] += " / 1000000.0"
        yield statement.format(
            names=", ".join(columns),
            values=", ".join(f"{found} AS {name}" for name, found in values.items()),
            sets=", ".join(f"{name} = r.{name}" for name in columns if name not in ("id", "seat")),
            rows=rows,
        )


LOG = {
    "table_id": "text",
    "number": "integer",
    "kind": "text",
    "seat": "integer",
    "person": "text",
    "key": "text",
    "content": "text",
    "at": "bigint",  # microseconds: whole numbers are the same in every database
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


def row_of(table_id: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "person": entry.person,
        "key": entry.key,
        "content": encode(entry.content).decode(),
        "at": round(entry.at * 1_000_000),
    }


def place_of(row: dict[str, Any]) -> tuple[str, int]:
    return row["table_id"], row["number"]


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


def standing_of(room: Room) -> dict[str, Any]:
    """How a table stands now, for its row beside the log."""
    deadlines = room.deadlines()
    return {
        "id": room.terms.id,
        "status": room.status,
        "version": room.version,
        "snapshot": encode(room.table.snapshot()).decode() if room.table else None,
        "deadline": min(deadlines.values()) if deadlines else None,
        "bots_wait": bool(room.bots_to_act()),
        "changed": room.entries[-1].at if room.entries else time.time(),
    }


def seats_of(room: Room, entries: Sequence[Entry], before: Mapping[int, int]) -> list[dict[str, Any]]:
    """The rows beside the log of seats where something has changed: who sits there, or what they owe."""
    owed = room.owed()
    waits = room.people_to_act()
    moved = any(entry.kind not in ("played", "said") for entry in entries)
    return [
        {
            "id": room.terms.id,
            "seat": number,
            "person": seat.person,
            "bot": seat.bot,
            "name": seat.name,
            "waits": number in waits,
            "decision": owed.get(number),
        }
        for number, seat in enumerate(room.seats)
        if moved or owed.get(number) != before.get(number)
    ]
