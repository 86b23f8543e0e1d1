"""Database: one database, SQLite or PostgreSQL, opened with the newest schema, read here and written in batches."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from functools import partial
from itertools import count
from typing import Any

from sqlalchemy import Select, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from londinium.server.model.entries import OURS
from londinium.server.storage import upgrade
from londinium.server.storage.batch import Backend, BatchWriter
from londinium.server.storage.notifications import CONNECTING, Listener, OnNotification
from londinium.server.storage.postgres import PostgresBackend
from londinium.server.storage.sqlite import PRAGMAS, SqliteBackend


class Database:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.engine: AsyncEngine = make_engine(self.url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.insert = (postgresql if self.postgres else sqlite).insert
        self.name = secrets.token_hex(8)  # of this process, to know its own voice
        self.new_key = partial(next, keys_of(secrets.token_hex(8)))
        backend: Backend = (
            PostgresBackend(self.engine, self.name) if self.postgres else SqliteBackend(self.engine.url.database or "")
        )
        self.writer = BatchWriter(backend)
        self.listener: Listener | None = None

    async def open(self) -> None:
        await upgrade.upgrade(self.engine)
        self.writer.open()

    async def close(self) -> None:
        await self.writer.close()
        if self.listener is not None:
            await self.listener.close()
        await self.engine.dispose()

    async def listen(self, on_notification: OnNotification, on_missed: Callable[[], None]) -> None:
        """Hear what other processes have written, and when something may have been missed; SQLite has one process."""
        if self.postgres:
            self.listener = Listener(self.engine, self.name, on_notification, on_missed)
            await self.listener.open()

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


def keys_of(name: str) -> Iterator[str]:
    """Idempotency keys that no other process gives, and no client can ask for."""
    return (f"{OURS}{name}{number:x}" for number in count())


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
