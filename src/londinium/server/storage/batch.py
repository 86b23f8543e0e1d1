"""Writing: how a batch of changes gets into the database in one transaction, for SQLite and for PostgreSQL.

Whoever inserts entry n of a table first has written it; the primary key decides. Nearly always nobody else was quicker,
so a batch is first written as if that were certain; where it was not, it is written again, change by change.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import structlog
from sqlalchemy import Connection, Executable, Insert, create_engine, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import StaticPool

from londinium.server import schema
from londinium.server.entries import Entry, encode
from londinium.server.errors import NotSaved, Refused
from londinium.server.failing import database_failed, in_doubt, state_of
from londinium.server.room import Room

CHANNEL = "londinium"
TOLD_AT_ONCE = 200  # tables in one notice: PostgreSQL carries less than 8,000 bytes
AWAY = 10.0  # seconds for which writing is tried while PostgreSQL does not answer; people wait meanwhile
AGAIN = 0.1  # seconds between attempts
INTEGRITY = "23"  # the class of SQLSTATE
STUCK = 30.0  # seconds after which an answer does not come any more
PATIENCE = 5000  # milliseconds for another process to let go of the file
PRAGMAS = (
    "journal_mode=WAL",
    "wal_autocheckpoint=0",  # see SqliteWriter.tidy_on
    "synchronous=FULL",
    "foreign_keys=ON",
    f"busy_timeout={PATIENCE}",
)
TIDY, TIDY_AFTER = 1.0, 500  # seconds, or changes, after which SQLite's journal is brought into its file
LONGEST_JOURNAL = 16_000  # pages in it, after which it begins anew

log = structlog.get_logger("writing")


class Change:
    """What one operation writes: entries that must come next, how the table then stands, and what else goes along.

    How it stands, and what is told of it, is worked out step by step for all changes of a batch: a processor does again
    what it has just done far more quickly than anything else. At the latest it is done before more happens there.
    """

    __slots__ = (
        "also",
        "asker",
        "compose",
        "entries",
        "lost",
        "messages",
        "outcome",
        "owed",
        "results",
        "room",
        "seats",
        "table",
        "turned",
        "waiting",
    )

    def __init__(
        self,
        room: Room,
        entries: Sequence[Entry],
        turned: bool,
        owed: Mapping[int, int],
        results: Sequence[tuple[Any, ...]],
        also: Sequence[Executable],
        compose: Callable[[Sequence[Entry]], Mapping[int | None, bytes]],
        asker: Any,
        lost: Callable[[Refused | None], None] | None,
    ) -> None:
        self.room = room
        self.entries = entries
        self.turned = turned  # whether the table's status is another, or somebody came or went; nearly always not
        self.owed = owed  # what seats owed before it
        self.results = results  # who came where, as RESULTS has it, if the game has ended with it
        self.also = also
        self.compose = compose  # says what is told of entries
        self.asker = asker  # who waits for it, if anybody
        self.lost = lost  # called if it could not be written, with the reason; None if others were quicker
        self.table: tuple[Any, ...] = ()  # its row, as TABLES has it
        self.seats: Sequence[tuple[Any, ...]] = ()  # the rows of seats that have changed, as SEATS has them
        self.messages: Mapping[int | None, bytes] | None = None  # what is told of it, once it is written
        self.outcome: bool | BaseException | None = None
        self.waiting: asyncio.Future[None] | None = None

    def work_out(self) -> None:
        """Something else is to happen at its table."""
        self.note()
        self.word()

    def note(self) -> None:
        """Work out how its table stands, for the database."""
        if not self.table:
            self.table = standing_of(self.room)
            self.seats = seats_of(self.room, self.turned, self.owed)

    def word(self) -> None:
        """Work out what is told of it."""
        if self.messages is None:
            self.messages = self.compose(self.entries) if self.entries else {}

    @property
    def rows(self) -> list[tuple[Any, ...]]:
        """Its entries, as LOG has them."""
        id = self.room.terms.id
        return [
            (id, one.number, one.kind, one.seat, one.person, one.key, encode(one.content).decode(), one.at)
            for one in self.entries
        ]

    def end(self, outcome: bool | BaseException) -> None:
        self.outcome = outcome
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def settled(self) -> None:
        """Wait until it is written, or is known not to be."""
        while self.outcome is None:
            if self.waiting is None:
                self.waiting = asyncio.get_running_loop().create_future()
            await asyncio.wait([self.waiting])

    async def written(self) -> bool:
        """Whether it was written; False if somebody else wrote the table's next entry first."""
        await self.settled()
        if isinstance(self.outcome, BaseException):
            raise self.outcome.with_traceback(None)  # many may wait for the same
        return bool(self.outcome)


class Writer(Protocol):
    """Writes batches, one after the other."""

    async def write(self, batch: Sequence[Change]) -> set[Change]:
        """Write a batch in one transaction; the changes that were written.

        NotSaved if the database fails; anything else is the fault of what was to be written, and nothing was.
        """

    async def close(self) -> None: ...


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
# What most choices change, for SQLite: a column that is named is put in order again, even if it stays the same, and
# None, True and False take a long way from Python.
PLAY_ON = (
    "UPDATE tables SET version = ?2, snapshot = ?3, deadline = nullif(?4, 0), bots_wait = ?5, changed = ?6 "
    "WHERE id = ?1"
)
SET_OWED = "UPDATE seats SET waits = ?3, decision = nullif(?4, 0) WHERE table_id = ?1 AND seat = ?2"


def played_on(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """A row of TABLES, as PLAY_ON has it."""
    id, _, version, snapshot, deadline, bots_wait, changed = row
    return id, version, snapshot, deadline or 0, 1 if bots_wait else 0, changed


def owed_by(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """A row of SEATS, as SET_OWED has it."""
    id, seat, _, _, _, waits, decision = row
    return id, seat, 1 if waits else 0, decision or 0


def standing_of(room: Room) -> tuple[Any, ...]:
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


def seats_of(room: Room, turned: bool, before: Mapping[int, int]) -> list[tuple[Any, ...]]:
    """The rows, as SEATS has them, of seats where something has changed: who sits there, or what they owe."""
    owed, waits, id = room.owed(), room.people_to_act(), room.terms.id
    found = []
    for number, seat in enumerate(room.seats):
        owes = owed.get(number)
        if turned or owes != before.get(number):
            found.append((id, number, seat.person, seat.bot, seat.name, number in waits, owes))
    return found


class SqliteWriter:
    """Statements are a matter of microseconds and run here and now; only the disk and other processes are waited for,
    on a thread, while the server goes on."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.tidier = ThreadPoolExecutor(1, thread_name_prefix="tidier")
        self.journal: sqlite3.Connection | None = None
        self.untidy = 0  # changes that may be in the journal only
        self.much = asyncio.Event()  # many of them
        self.too_long = False  # the journal
        self.engine = create_engine("sqlite://", creator=self.connect, poolclass=StaticPool)
        self.sql: Connection | None = None
        numbers = {name: f"?{place}" for place, name in enumerate(LOG, 1)}
        self.add_entry = f"{INSERT} VALUES ({', '.join(numbers.values())})"
        self.try_entry = self.add_entry + " ON CONFLICT DO NOTHING"
        numbers = {name: f"?{place}" for place, name in enumerate(TABLES, 1)}
        self.set_table = f"UPDATE tables SET {SET_TABLE.format(**numbers)} WHERE id = ?1"
        numbers = {name: f"?{place}" for place, name in enumerate(SEATS, 1)}
        self.set_seat = f"UPDATE seats SET {SET_SEAT.format(**numbers)} WHERE table_id = ?1 AND seat = ?2"
        self.add_result = f"{INSERT_RESULT} VALUES ({', '.join('?' for _ in RESULTS)}) ON CONFLICT DO NOTHING"

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    async def write(self, batch: Sequence[Change]) -> set[Change]:
        try:
            if self.sql is None:
                self.sql = self.engine.connect()
            try:
                return await self.write_at_once(self.sql, batch)
            finally:
                self.leave_transaction(self.sql)
        except Exception as problem:
            if not database_failed(problem):
                raise
            log.error("the database cannot be written to", problem=str(problem))
            raise NotSaved from problem  # a COMMIT that fails has written nothing that anybody sees

    async def write_at_once(self, sql: Connection, batch: Sequence[Change]) -> set[Change]:
        loop = asyncio.get_running_loop()
        driver: Any = sql.connection.driver_connection
        if self.too_long:
            self.too_long = False
            driver.execute("PRAGMA busy_timeout=0")
            with contextlib.suppress(sqlite3.OperationalError):  # it can still be written to
                await loop.run_in_executor(self.thread, checkpoint, driver, "RESTART")
        await self.begin(driver)
        try:
            driver.executemany(self.add_entry, [row for change in batch for row in change.rows])
            won = set(batch)
        except sqlite3.IntegrityError:  # somebody was quicker, or a table is gone
            driver.execute("ROLLBACK")
            await self.begin(driver)
            won = {change for change in batch if self.insert(driver, change)}
        self.write_beside(sql, [change for change in batch if change in won])
        await loop.run_in_executor(self.thread, driver.execute, "COMMIT")
        self.untidy += len(won)
        if self.untidy >= TIDY_AFTER:
            self.much.set()
        return won

    def leave_transaction(self, sql: Connection) -> None:
        """Let nothing half done be left, whatever has happened."""
        driver: Any = sql.connection.driver_connection
        try:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            sql.rollback()  # it has nothing more to write, and must know
        except sqlite3.Error as problem:  # then another line to the file has to do
            log.error("a transaction could not be left", exc_info=problem)
            self.sql = None
            self.engine.dispose()

    def write_beside(self, sql: Connection, batch: Sequence[Change]) -> None:
        """What stands beside the log: a table's row once, as its last change has it."""
        driver: Any = sql.connection.driver_connection
        turned = {change.room.terms.id for change in batch if change.turned}
        tables = {change.room.terms.id: change.table for change in batch}
        driver.executemany(self.set_table, [row for id, row in tables.items() if id in turned])
        driver.executemany(PLAY_ON, [played_on(row) for id, row in tables.items() if id not in turned])
        seats = [row for change in batch for row in change.seats]
        driver.executemany(self.set_seat, [row for row in seats if row[0] in turned])
        driver.executemany(SET_OWED, [owed_by(row) for row in seats if row[0] not in turned])
        driver.executemany(self.add_result, [row for change in batch for row in change.results])
        for change in batch:
            for statement in change.also:
                sql.execute(statement)

    async def begin(self, driver: Any) -> None:
        """Be the one who writes."""
        driver.execute("PRAGMA busy_timeout=0")
        try:
            driver.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:  # another is writing
            driver.execute(f"PRAGMA busy_timeout={PATIENCE}")
            await asyncio.get_running_loop().run_in_executor(self.thread, driver.execute, "BEGIN IMMEDIATE")

    def insert(self, driver: Any, change: Change) -> bool:
        """Write a change's entries if they come next and the table's room here is what it must be."""
        if change.room.stale:
            return False
        driver.execute("SAVEPOINT change")
        try:
            written = all(driver.execute(self.try_entry, row).rowcount == 1 for row in change.rows)
        except sqlite3.IntegrityError:
            written = False
        if not written:
            driver.execute("ROLLBACK TO change")
            change.room.stale = True
        driver.execute("RELEASE change")
        return written

    async def tidy_on(self) -> None:
        """Bring SQLite's journal into its file now and then, on a thread: or a COMMIT does it, and everyone waits.

        Writing goes on meanwhile, so the journal is never empty; when it has become long, the writer brings the little
        that is left into the file, and the journal begins anew.
        """
        self.journal = self.connect()
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.much.wait(), TIDY)
            self.untidy = 0
            self.much.clear()
            try:
                pages = await asyncio.get_running_loop().run_in_executor(
                    self.tidier, checkpoint, self.journal, "PASSIVE"
                )
                self.too_long = pages > LONGEST_JOURNAL
            except sqlite3.Error as problem:
                log.error("the journal could not be brought into the database", exc_info=problem)

    async def close(self) -> None:
        self.tidier.shutdown()
        if self.journal is not None:
            self.journal.close()
        if self.sql is not None:
            self.sql.close()
        self.engine.dispose()
        self.thread.shutdown()


def checkpoint(connection: sqlite3.Connection, how: str) -> int:
    """Bring the journal into the file as far as nobody must be waited for; the pages that it has."""
    _, pages, _ = connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    return int(pages)


class PostgresWriter:
    """A batch is one statement and one journey; the news of it to other processes travels along."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.careful = engine
        self.name = name
        self.asked = False  # whether the database was asked for something: else nothing can have been written
        row = {name: f"r.{name}" for name in (*TABLES, *SEATS)}
        add_entries = f"{INSERT} SELECT * FROM {{}}"
        # a change of nothing but a standing answer, written again, may come after what others wrote since
        newer = "tables.version <= r.version"
        set_tables = f"UPDATE tables SET {SET_TABLE.format(**row)} FROM {{}} WHERE tables.id = r.id AND {newer}"
        set_seats = (
            f"UPDATE seats SET {SET_SEAT.format(**row)} FROM {{}} WHERE seats.table_id = r.id AND seats.seat = r.seat"
        )
        add_results = f"{INSERT_RESULT} SELECT * FROM {{}} ON CONFLICT DO NOTHING"
        kinds = ((add_entries, LOG), (set_tables, TABLES), (set_seats, SEATS), (add_results, RESULTS))
        self.beside = [statement.format(records(columns, 1)) for statement, columns in kinds[1:]]
        parts, first = [], 1
        for statement, columns in kinds:
            parts.append(f"p{first} AS ({statement.format(records(columns, first))})")
            first += len(columns)
        self.at_once = (
            f"WITH {', '.join(parts)} SELECT pg_notify('{CHANNEL}', told) FROM unnest(${first}::text[]) AS told"
        )

    async def write(self, batch: Sequence[Change]) -> set[Change]:
        until, doubt = time.monotonic() + AWAY, False
        at_once = not any(change.also for change in batch)
        while True:
            try:
                self.asked = False
                async with asyncio.timeout(STUCK):
                    return await (self.write_at_once(batch) if at_once else self.write_with_care(batch))
            except Exception as problem:
                if at_once and (state_of(problem) or "").startswith(INTEGRITY):
                    at_once = False  # somebody was quicker, or a table is gone
                    continue
                if not database_failed(problem):
                    raise
                at_once, doubt = False, doubt or (self.asked and in_doubt(problem))
                if time.monotonic() >= until:
                    log.error("the database cannot be written to", problem=str(problem))
                    raise NotSaved(doubt) from problem
                log.warning("a batch is written again", problem=str(problem))
            await asyncio.sleep(AGAIN)

    async def write_at_once(self, batch: Sequence[Change]) -> set[Change]:
        async with self.line(self.engine.connect()) as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            columns = [column for columns in rows_of(batch) for column in columns]
            await driver.execute(self.at_once, *columns, self.news_of(batch))
        return set(batch)

    async def write_with_care(self, batch: Sequence[Change]) -> set[Change]:
        """Change by change, in one order everywhere, so that no two processes wait for each other.

        It may have been tried before, and nobody knows how that ended: the answer to a COMMIT was lost. Whoever inserts
        the same entry waits until that is decided, and what then stands there tells. So nothing is written twice.
        """
        fresh, won, late = [], set(), set()
        async with self.line(self.careful.begin()) as connection:
            for change in sorted(batch, key=lambda change: change.room.terms.id):
                if change.room in late:
                    continue
                if await self.insert(connection, change):
                    fresh.append(change)
                elif await self.stands(connection, change):
                    won.add(change)  # with all that belongs to it, and everyone was notified
                else:
                    late.add(change.room)
            if fresh:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                for words, columns in zip(self.beside, list(rows_of(fresh))[1:], strict=True):
                    await driver.execute(words, *columns)
                for change in fresh:
                    for statement in change.also:
                        await connection.execute(statement)
                for told in self.news_of(fresh):
                    await connection.execute(
                        text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": told}
                    )
        return won.union(fresh)

    @contextlib.asynccontextmanager
    async def line(self, opening: AbstractAsyncContextManager[AsyncConnection]) -> AsyncIterator[AsyncConnection]:
        """A connection that is not used again after something went wrong with it."""
        async with opening as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            self.asked = True
            try:
                yield connection
            except BaseException as problem:
                if isinstance(problem, asyncio.CancelledError) or database_failed(problem):
                    driver.terminate()
                    await connection.invalidate()
                raise

    async def insert(self, connection: AsyncConnection, change: Change) -> bool:
        insert: Insert = postgresql.insert(schema.log).on_conflict_do_nothing()
        saved = await connection.begin_nested()
        try:
            for row in change.rows:
                if (await connection.execute(insert.values(dict(zip(LOG, row, strict=True))))).rowcount != 1:
                    await saved.rollback()
                    return False
        except IntegrityError:
            await saved.rollback()
            return False
        await saved.commit()
        return True

    async def stands(self, connection: AsyncConnection, change: Change) -> bool:
        """Whether it is this very change that stands where it belongs: the key tells whose it is, the time which."""
        log = schema.log.c
        query = select(log.number, log.kind, log.seat, log.key, log.at).where(
            log.table_id == change.room.terms.id,
            log.number.between(change.entries[0].number, change.entries[-1].number),
        )
        found = await connection.execute(query.order_by(log.number))
        return [tuple(row) for row in found] == [
            (one.number, one.kind, one.seat, one.key, one.at) for one in change.entries
        ]

    def news_of(self, batch: Sequence[Change]) -> list[str]:
        """What other processes are told: the tables' versions; negative where something beside the log changed too."""
        versions: dict[str, int] = {}
        for change in batch:
            id, version = change.room.terms.id, change.entries[-1].number if change.entries else change.room.version
            versions[id] = -version if change.also or versions.get(id, 0) < 0 else version
        items = list(versions.items())
        return [
            encode({"from": self.name, "versions": dict(items[begin : begin + TOLD_AT_ONCE])}).decode()
            for begin in range(0, len(items), TOLD_AT_ONCE)
        ]

    async def close(self) -> None:
        """The engine is the store's."""


def records(columns: dict[str, str], first: int) -> str:
    """Rows that come column by column, the first of them as this parameter."""
    arrays = ", ".join(f"${number}::{type}[]" for number, type in enumerate(columns.values(), first))
    return f"unnest({arrays}) AS r ({', '.join(columns)})"


def rows_of(batch: Sequence[Change]) -> Iterator[list[Sequence[Any]]]:
    """A batch's rows by what they are, column by column; sorted, so that no two processes wait for each other."""
    tables = {change.room.terms.id: change.table for change in batch}
    seats = {row[:2]: row for change in batch for row in change.seats}
    yield columns_of(sorted((row for change in batch for row in change.rows), key=place_of), LOG)
    yield columns_of([tables[id] for id in sorted(tables)], TABLES)
    yield columns_of([seats[place] for place in sorted(seats)], SEATS)
    yield columns_of(sorted((row for change in batch for row in change.results), key=place_of), RESULTS)


def columns_of(rows: Sequence[tuple[Any, ...]], names: dict[str, str]) -> list[Sequence[Any]]:
    return list(zip(*rows, strict=True)) if rows else [()] * len(names)


def place_of(row: tuple[Any, ...]) -> tuple[str, int]:
    return row[0], row[1]
