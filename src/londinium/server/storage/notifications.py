"""Notifications: how a process hears, by PostgreSQL's LISTEN and NOTIFY, of what others have written."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from londinium.server.model.entries import decode
from londinium.server.storage.postgres import CHANNEL

CONNECTING = 5.0  # seconds to wait for a connection
LISTENING = 5.0  # seconds between questions whether the database still speaks

log = structlog.get_logger("storage.notifications")

OnNotification = Callable[[dict[str, int]], Awaitable[None]]


class Listener:
    """Hears what other processes have written, and when something may have been missed."""

    def __init__(
        self, engine: AsyncEngine, name: str, on_notification: OnNotification, on_missed: Callable[[], None]
    ) -> None:
        self.engine = engine
        self.name = name  # of this process, to know its own voice
        self.on_notification = on_notification
        self.on_missed = on_missed
        self.task: asyncio.Task[None] | None = None
        self.handling: set[asyncio.Future[None]] = set()

    async def open(self) -> None:
        connection = await self.connect()
        self.task = asyncio.create_task(self.run(connection))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def run(self, connection: Any) -> None:
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
                    connection = await self.connect()
                    self.on_missed()
                    log.info("listening again")
        finally:
            connection.terminate()

    async def connect(self) -> Any:
        import asyncpg

        def on_notice(connection: Any, pid: int, channel: str, payload: str) -> None:
            told = decode(payload)
            if told["from"] != self.name:
                task = asyncio.ensure_future(self.on_notification(told["versions"]))
                self.handling.add(task)
                task.add_done_callback(self.handling.discard)

        address = self.engine.url.set(drivername="postgresql").render_as_string(False)
        connection = await asyncpg.connect(
            address, timeout=CONNECTING, server_settings={"application_name": "londinium listens"}
        )
        await connection.add_listener(CHANNEL, on_notice)
        return connection
