"""SQLite: how a batch gets into a database file in one transaction, while the server goes on.

Nearly always nobody else was quicker, so a batch is first written as if that were certain; where it was not, it is
written again, change by change.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog
from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import StaticPool

from londinium.server.errors import NotSaved
from londinium.server.storage.batch import Write
from londinium.server.storage.failures import database_failed
from londinium.server.storage.rows import INSERT, INSERT_RESULT, LOG, RESULTS, SEATS, SET_SEAT, SET_TABLE, TABLES

PATIENCE = 5000  # milliseconds for another process to let go of the file
PRAGMAS = (
    "journal_mode=WAL",
    "wal_autocheckpoint=0",  # see SqliteBackend.maintain
    "synchronous=FULL",
    "foreign_keys=ON",
    f"busy_timeout={PATIENCE}",
)
TIDY, TIDY_AFTER = 1.0, 500  # seconds, or changes, after which SQLite's journal is brought into its file
LONGEST_JOURNAL = 16_000  # pages in it, after which it begins anew
# What most choices change, for SQLite: a column that is named is put in order again, even if it stays the same, and
# None, True and False take a long way from Python.
PLAY_ON = (
    "UPDATE tables SET version = ?2, snapshot = ?3, deadline = nullif(?4, 0), bots_wait = ?5, changed = ?6 "
    "WHERE id = ?1"
)
SET_OWED = "UPDATE seats SET waits = ?3, decision = nullif(?4, 0) WHERE table_id = ?1 AND seat = ?2"

log = structlog.get_logger("storage.sqlite")


def played_on(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """A row of TABLES, as PLAY_ON has it."""
    id, _, version, snapshot, deadline, bots_wait, changed = row
    return id, version, snapshot, deadline or 0, 1 if bots_wait else 0, changed


def owed_by(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """A row of SEATS, as SET_OWED has it."""
    id, seat, _, _, _, waits, decision = row
    return id, seat, 1 if waits else 0, decision or 0


class SqliteBackend:
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

    async def write(self, batch: Sequence[Write]) -> set[Write]:
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

    async def write_at_once(self, sql: Connection, batch: Sequence[Write]) -> set[Write]:
        loop = asyncio.get_running_loop()
        driver: Any = sql.connection.driver_connection
        if self.too_long:
            self.too_long = False
            driver.execute("PRAGMA busy_timeout=0")
            with contextlib.suppress(sqlite3.OperationalError):  # it can still be written to
                await loop.run_in_executor(self.thread, checkpoint, driver, "RESTART")
        await self.begin(driver)
        try:
            driver.executemany(self.add_entry, [row for write in batch for row in write.rows])
            won = set(batch)
        except sqlite3.IntegrityError:  # somebody was quicker, or a table is gone
            driver.execute("ROLLBACK")
            await self.begin(driver)
            won = {write for write in batch if self.insert(driver, write)}
        self.write_beside(sql, [write for write in batch if write in won])
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

    def write_beside(self, sql: Connection, batch: Sequence[Write]) -> None:
        """What stands beside the log: a table's row once, as its last write has it."""
        driver: Any = sql.connection.driver_connection
        turned = {write.room.terms.id for write in batch if write.turned}
        tables = {write.room.terms.id: write.table for write in batch}
        driver.executemany(self.set_table, [row for id, row in tables.items() if id in turned])
        driver.executemany(PLAY_ON, [played_on(row) for id, row in tables.items() if id not in turned])
        seats = [row for write in batch for row in write.seats]
        driver.executemany(self.set_seat, [row for row in seats if row[0] in turned])
        driver.executemany(SET_OWED, [owed_by(row) for row in seats if row[0] not in turned])
        driver.executemany(self.add_result, [row for write in batch for row in write.results])
        for write in batch:
            for statement in write.also:
                sql.execute(statement)

    async def begin(self, driver: Any) -> None:
        """Be the one who writes."""
        driver.execute("PRAGMA busy_timeout=0")
        try:
            driver.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError:  # another is writing
            driver.execute(f"PRAGMA busy_timeout={PATIENCE}")
            await asyncio.get_running_loop().run_in_executor(self.thread, driver.execute, "BEGIN IMMEDIATE")

    def insert(self, driver: Any, write: Write) -> bool:
        """Write the entries if they come next and the table's room here is what it must be."""
        if write.room.stale:
            return False
        driver.execute("SAVEPOINT change")
        try:
            written = all(driver.execute(self.try_entry, row).rowcount == 1 for row in write.rows)
        except sqlite3.IntegrityError:
            written = False
        if not written:
            driver.execute("ROLLBACK TO change")
            write.room.stale = True
        driver.execute("RELEASE change")
        return written

    async def maintain(self) -> None:
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
