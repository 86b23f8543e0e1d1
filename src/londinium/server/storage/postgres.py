"""PostgreSQL: a batch as one statement, with the notification of it to other processes.

Nearly always nobody else was quicker, so a batch is first written as if that were certain; where it was not, it is
written again, change by change.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

import structlog
from sqlalchemy import Insert, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from londinium.server.errors import NotSaved
from londinium.server.model.entries import encode
from londinium.server.storage import schema
from londinium.server.storage.batch import Write
from londinium.server.storage.failures import database_failed, in_doubt, state_of
from londinium.server.storage.rows import INSERT, INSERT_RESULT, LOG, RESULTS, SEATS, SET_SEAT, SET_TABLE, TABLES

CHANNEL = "londinium"
TOLD_AT_ONCE = 200  # tables in one notice: PostgreSQL carries less than 8,000 bytes
AWAY = 10.0  # seconds for which writing is tried while PostgreSQL does not answer; people wait meanwhile
AGAIN = 0.1  # seconds between attempts
INTEGRITY = "23"  # the class of SQLSTATE
STUCK = 30.0  # seconds after which an answer does not come any more

log = structlog.get_logger("storage.postgres")


class PostgresBackend:
    """A batch is one statement and one journey; the news of it to other processes travels along."""

    def __init__(self, engine: AsyncEngine, name: str) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.careful = engine
        self.name = name
        self.asked = False  # whether the database was asked for something: else nothing can have been written
        row = {name: f"r.{name}" for name in (*TABLES, *SEATS)}
        add_entries = f"{INSERT} SELECT * FROM {{}}"
        # a write of nothing but a standing answer, written again, may come after what others wrote since
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

    async def write(self, batch: Sequence[Write]) -> set[Write]:
        until, doubt = time.monotonic() + AWAY, False
        at_once = not any(write.also for write in batch)
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

    async def write_at_once(self, batch: Sequence[Write]) -> set[Write]:
        async with self.line(self.engine.connect()) as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            columns = [column for columns in rows_of(batch) for column in columns]
            await driver.execute(self.at_once, *columns, self.news_of(batch))
        return set(batch)

    async def write_with_care(self, batch: Sequence[Write]) -> set[Write]:
        """Write by write, in one order everywhere, so that no two processes wait for each other.

        It may have been tried before, and nobody knows how that ended: the answer to a COMMIT was lost. Whoever inserts
        the same entry waits until that is decided, and what then stands there tells. So nothing is written twice.
        """
        fresh, won, late = [], set(), set()
        async with self.line(self.careful.begin()) as connection:
            for write in sorted(batch, key=lambda write: write.room.terms.id):
                if write.room in late:
                    continue
                if await self.insert(connection, write):
                    fresh.append(write)
                elif await self.stands(connection, write):
                    won.add(write)  # with all that belongs to it, and everyone was notified
                else:
                    late.add(write.room)
            if fresh:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                for words, columns in zip(self.beside, list(rows_of(fresh))[1:], strict=True):
                    await driver.execute(words, *columns)
                for write in fresh:
                    for statement in write.also:
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

    async def insert(self, connection: AsyncConnection, write: Write) -> bool:
        insert: Insert = postgresql.insert(schema.log).on_conflict_do_nothing()
        saved = await connection.begin_nested()
        try:
            for row in write.rows:
                if (await connection.execute(insert.values(dict(zip(LOG, row, strict=True))))).rowcount != 1:
                    await saved.rollback()
                    return False
        except IntegrityError:
            await saved.rollback()
            return False
        await saved.commit()
        return True

    async def stands(self, connection: AsyncConnection, write: Write) -> bool:
        """Whether it is this very write that stands where it belongs: the key tells whose it is, the time which."""
        log = schema.log.c
        query = select(log.number, log.kind, log.seat, log.key, log.at).where(
            log.table_id == write.room.terms.id,
            log.number.between(write.entries[0].number, write.entries[-1].number),
        )
        found = await connection.execute(query.order_by(log.number))
        return [tuple(row) for row in found] == [
            (one.number, one.kind, one.seat, one.key, one.at) for one in write.entries
        ]

    def news_of(self, batch: Sequence[Write]) -> list[str]:
        """What other processes are told: the tables' versions; negative where something beside the log changed too."""
        versions: dict[str, int] = {}
        for write in batch:
            id, version = write.room.terms.id, write.entries[-1].number if write.entries else write.room.version
            versions[id] = -version if write.also or versions.get(id, 0) < 0 else version
        items = list(versions.items())
        return [
            encode({"from": self.name, "versions": dict(items[begin : begin + TOLD_AT_ONCE])}).decode()
            for begin in range(0, len(items), TOLD_AT_ONCE)
        ]

    async def maintain(self) -> None:
        """PostgreSQL looks after itself."""

    async def close(self) -> None:
        """The engine is the database's."""


def records(columns: dict[str, str], first: int) -> str:
    """Rows that come column by column, the first of them as this parameter."""
    arrays = ", ".join(f"${number}::{type}[]" for number, type in enumerate(columns.values(), first))
    return f"unnest({arrays}) AS r ({', '.join(columns)})"


def rows_of(batch: Sequence[Write]) -> Iterator[list[Sequence[Any]]]:
    """A batch's rows by what they are, column by column; sorted, so that no two processes wait for each other."""
    tables = {write.room.terms.id: write.table for write in batch}
    seats = {row[:2]: row for write in batch for row in write.seats}
    yield columns_of(sorted((row for write in batch for row in write.rows), key=place_of), LOG)
    yield columns_of([tables[id] for id in sorted(tables)], TABLES)
    yield columns_of([seats[place] for place in sorted(seats)], SEATS)
    yield columns_of(sorted((row for write in batch for row in write.results), key=place_of), RESULTS)


def columns_of(rows: Sequence[tuple[Any, ...]], names: dict[str, str]) -> list[Sequence[Any]]:
    return list(zip(*rows, strict=True)) if rows else [()] * len(names)


def place_of(row: tuple[Any, ...]) -> tuple[str, int]:
    return row[0], row[1]
