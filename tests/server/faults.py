"""Faults for the tests: a line to PostgreSQL that can be cut, and what must hold after whatever has happened."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Literal

from sqlalchemy import make_url, select

from londinium.server.admin.replay import replay_all
from londinium.server.storage import schema
from londinium.server.storage.database import Database
from tests.server.playing import PATIENCE, Eyes

BATCH = b'"versions"'  # what a batch of changes, and nothing else, says to the database
How = Literal["answer lost", "never arrived", "silent"]


class Proxy:
    """Between a server and PostgreSQL: it passes everything on until it is told to fail."""

    def __init__(self, database: str) -> None:
        self.inner = make_url(database)
        self.port = 0
        self.how: How | None = None
        self.mark = BATCH
        self.cuts = 0
        self.closed = False  # nobody is let through
        self.close_after = False  # nor anybody who is connected already, after the next cut
        self.lines: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        return f"postgresql://{self.inner.username}@127.0.0.1:{self.port}/{self.inner.database}"

    def cut_next(self, how: How, mark: bytes = BATCH) -> None:
        """Cut the line at the next batch: once PostgreSQL has answered it, or before it has heard of it."""
        self.how, self.mark = how, mark

    def close_all(self) -> None:
        """Cut every line, and let nobody through any more."""
        self.closed = True
        self.cut_everyone()

    def cut_everyone(self) -> None:
        for line in list(self.lines):
            line.cancel()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.lines.add(task)
        ends = [writer]
        try:
            if not self.closed:
                path = f"{self.inner.query['host']}/.s.PGSQL.5432"
                inner_reader, inner = await asyncio.open_unix_connection(path)
                ends.append(inner)
                line = Line(self, reader, writer, inner_reader, inner)
                down = asyncio.create_task(line.down())
                try:
                    await asyncio.wait({asyncio.create_task(line.up()), down}, return_when="FIRST_COMPLETED")
                finally:
                    down.cancel()
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            self.lines.discard(task)
            for end in ends:
                end.transport.abort()


class Line:
    """One connection through the proxy."""

    def __init__(self, proxy: Proxy, *ends: Any) -> None:
        self.proxy = proxy
        self.reader, self.writer, self.inner_reader, self.inner = ends
        self.how: How | None = None  # in which way it is being cut

    async def up(self) -> None:
        tail = b""
        with contextlib.suppress(OSError):
            while data := await self.reader.read(1 << 16):
                proxy = self.proxy
                if proxy.how is not None and proxy.mark in tail + data:
                    self.how, proxy.how = proxy.how, None
                    proxy.cuts += 1
                    if self.how == "never arrived":
                        return
                tail = data[-len(proxy.mark) :]
                self.inner.write(data)
                await self.inner.drain()

    async def down(self) -> None:
        with contextlib.suppress(OSError):
            while data := await self.inner_reader.read(1 << 16):
                if self.how == "answer lost":
                    if self.proxy.close_after:
                        self.proxy.close_all()
                    return
                if self.how is None:
                    self.writer.write(data)
                    await self.writer.drain()


@asynccontextmanager
async def through_proxy(database: str) -> AsyncIterator[Proxy]:
    proxy = Proxy(database)
    server = await asyncio.start_server(proxy.carry, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        proxy.close_all()
        await asyncio.gather(*proxy.lines, return_exceptions=True)
        await server.wait_closed()


async def ask_without_key(eyes: Eyes, do: str, **facts: Any) -> dict[str, Any]:
    """Wish for something as a client that cannot ask again."""
    eyes.answers.pop("", None)
    await eyes.connection.send(json.dumps({"do": do, **facts}))
    await eyes.until(lambda eyes: "" in eyes.answers)
    return eyes.answers[""]


async def texts_of(stored: Database, table: str) -> list[str]:
    log = schema.log.c
    query = select(log.content).where(log.table_id == table, log.kind == "said").order_by(log.number)
    return [json.loads(row["content"])["text"] for row in await stored.rows(query)]


async def check_whole(stored: Database) -> int:
    """Every log is whole, no key is there twice, and each table is what its log says; how many entries there are."""
    entries = 0
    async with asyncio.timeout(PATIENCE):
        async for verdict in replay_all(stored):
            assert verdict.found == "same", verdict
            log = schema.log.c
            query = select(log.number, log.key).where(log.table_id == verdict.id).order_by(log.number)
            rows = await stored.rows(query)
            assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
            keys = [row["key"] for row in rows if row["key"]]
            assert len(keys) == len(set(keys))
            entries += len(rows)
    return entries
