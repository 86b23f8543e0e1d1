"""Store: the database, and the one writer that commits every queued change in one transaction before anyone is told.

Whoever inserts entry n of a table first has written it; the primary key decides, between requests and between
processes. PostgreSQL also carries the news of it to other processes, in the same transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from functools import partial
from itertools import count
from operator import methodcaller
from typing import Any

import msgspec
import structlog
from sqlalchemy import Executable, Select, delete, event, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from londinium.server import migrating, schema
from londinium.server.entries import OURS, Entry, Pace, decode, encode
from londinium.server.errors import NotSaved, Refused, Unstorable
from londinium.server.room import Room, Terms
from londinium.server.writing import CHANNEL, PRAGMAS, Change, PostgresWriter, SqliteWriter, Writer

BATCH = 2000  # changes in one transaction at most
CONNECTING = 5.0  # seconds to wait for a connection
LISTENING = 5.0  # seconds between questions whether the database still speaks
STEPS = methodcaller("note"), methodcaller("word")  # in which a change is worked out

log = structlog.get_logger("store")


class Store:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.engine: AsyncEngine = make_engine(self.url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.insert = (postgresql if self.postgres else sqlite).insert
        self.name = secrets.token_hex(8)  # of this process, to know its own voice
        self.new_key = partial(next, keys_of(secrets.token_hex(8)))
        self.writer: Writer = (
            PostgresWriter(self.engine, self.name) if self.postgres else SqliteWriter(self.engine.url.database or "")
        )
        self.queue: list[Change] = []
        self.wanted = asyncio.Event()  # something is to be written
        self.idle = asyncio.Event()  # nothing is
        self.idle.set()
        self.task: asyncio.Task[None] | None = None
        self.tidying: asyncio.Task[None] | None = None
        self.listening: asyncio.Task[None] | None = None
        self.on_written: Callable[[Sequence[Change]], None] = lambda changes: None
        self.on_failed: Callable[[Sequence[str]], None] = lambda ids: None
        self.hearing: set[asyncio.Future[None]] = set()
        self.batches = 0

    # life

    async def open(self) -> None:
        await migrating.bring_up_to_date(self.engine)
        self.task = asyncio.create_task(self.write_on())
        if isinstance(self.writer, SqliteWriter):
            self.tidying = asyncio.create_task(self.writer.tidy_on())

    async def close(self) -> None:
        if self.task:
            await self.idle.wait()
        for task in (self.task, self.tidying, self.listening):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        await self.writer.close()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction of its own, for what no table's log is concerned with."""
        async with self.engine.begin() as connection:
            yield connection

    async def rows(self, query: Select[Any], **given: Any) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(query, given)).mappings())

    async def row(self, query: Select[Any]) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).mappings().first()

    # the writer

    def write(self, change: Change) -> None:
        """Let a change be written with all that wait to be."""
        if not self.queue:
            self.idle.clear()
            self.wanted.set()
        self.queue.append(change)

    async def write_on(self) -> None:
        while True:
            await self.wanted.wait()
            batch, self.queue = self.queue[:BATCH], self.queue[BATCH:]
            try:
                await self.commit(batch)
            finally:
                del batch  # or its tables could not leave memory before another is written
                self.batches += 1
                if not self.queue:
                    self.wanted.clear()
                    self.idle.set()

    async def commit(self, batch: Sequence[Change]) -> None:
        """One transaction for all; a change that comes too late is left out, with those that stand on it."""
        problems = work_out(batch)
        refusals: dict[Change, Refused] = {}
        won = await self.write_parts(batch, refusals)
        self.on_written([change for change in batch if change in won])
        for change in batch:
            if change in won:
                change.end(True)
                continue
            change.room.stale = True
            refusal = refusals.get(change)
            change.end(problems.get(change) or refusal or False)
            try:
                if change.lost:
                    change.lost(refusal)
            except Exception as problem:
                log.error("nobody could be told that a change is lost", exc_info=problem)
        if refusals:
            self.on_failed([change.room.terms.id for change in refusals])

    async def write_parts(self, batch: Sequence[Change], refusals: dict[Change, Refused]) -> set[Change]:
        """Write a batch, or halves of halves of it until only what cannot be written is left out."""
        won: set[Change] = set()
        parts = [batch]
        while parts:
            part = [change for change in parts.pop() if not change.room.stale]
            try:
                if part:
                    won |= await self.writer.write(part)
                for change in part:
                    if change not in won:
                        change.room.stale = True
            except NotSaved as problem:
                for rest in (part, *parts):
                    refusals.update(dict.fromkeys(rest, problem))
                break
            except Exception as problem:
                half = len(part) // 2
                if half:
                    parts += part[half:], part[:half]
                else:
                    log.error("a change cannot be written", exc_info=problem)
                    part[0].room.stale = True
                    refusals[part[0]] = Unstorable()
        return won

    async def listen(self, heard: Callable[[dict[str, int]], Awaitable[None]], missed: Callable[[], None]) -> None:
        """Hear what other processes have written, and when something may have been missed; SQLite has one process."""
        if self.postgres:
            connection = await self.listen_once(heard)
            self.listening = asyncio.create_task(self.listen_on(connection, heard, missed))

    async def listen_on(
        self, connection: Any, heard: Callable[[dict[str, int]], Awaitable[None]], missed: Callable[[], None]
    ) -> None:
        """Listen again whenever the line is cut."""
        try:
            while True:
                await asyncio.sleep(LISTENING)
                with contextlib.suppress(Exception):
                    async with asyncio.timeout(LISTENING):
                        await connection.execute("SELECT 1")
                    continue
                log.warning("the database does not answer")
                connection.terminate()
                with contextlib.suppress(Exception):
                    connection = await self.listen_once(heard)
                    missed()
                    log.info("listening again")
        finally:
            connection.terminate()

    async def listen_once(self, heard: Callable[[dict[str, int]], Awaitable[None]]) -> Any:
        import asyncpg

        def on_notice(connection: Any, pid: int, channel: str, payload: str) -> None:
            told = decode(payload)
            if told["from"] != self.name:
                task = asyncio.ensure_future(heard(told["versions"]))
                self.hearing.add(task)
                task.add_done_callback(self.hearing.discard)

        address = self.engine.url.set(drivername="postgresql").render_as_string(False)
        connection = await asyncpg.connect(
            address, timeout=CONNECTING, server_settings={"application_name": "londinium listens"}
        )
        await connection.add_listener(CHANNEL, on_notice)
        return connection

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


def keys_of(name: str) -> Iterator[str]:
    """Keys that no other process gives, and no client can ask for."""
    return (f"{OURS}{name}{number:x}" for number in count())


def work_out(batch: Sequence[Change]) -> dict[Change, Exception]:
    """What the changes come to, step by step for all; those for which it could not be said, and why."""
    problems: dict[Change, Exception] = {}
    for step in STEPS:
        for change in batch:
            try:
                if not change.room.stale:
                    step(change)
            except Exception as problem:  # it is read again from its log, and the others must not wait for it
                log.error("a change could not be worked out", exc_info=problem)
                change.room.stale = True
                problems[change] = problem
    return problems


def async_url(url: str) -> str:
    for plain, driver in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url.replace("sqlite://", "sqlite+aiosqlite://", 1) if url.startswith("sqlite://") else url


def make_engine(url: str) -> AsyncEngine:
    engine = create_async_engine(
        url,
        hide_parameters=True,  # or an error would tell the log what was written
        pool_pre_ping=url.startswith("postgresql"),  # or the first who come after the database was away would fail
        connect_args={"timeout": CONNECTING} if url.startswith("postgresql") else {},
    )
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine.sync_engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            for pragma in (*PRAGMAS, "cache_size=-500"):  # kilobytes for each of several; what is read is short
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

    return engine


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
        invite=row["invite"],
        owner=row["owner"],
        created=row["created"],
        numbered=row["numbered"],
    )
