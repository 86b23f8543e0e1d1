"""Health: whether the database takes what is written. It is tried, and not often: anybody may ask."""

from __future__ import annotations

import asyncio
import secrets
import shutil
from collections.abc import Callable
from pathlib import Path

import structlog
from sqlalchemy import delete

from londinium.server.storage import schema
from londinium.server.storage.database import Database

KEPT = 1.0  # seconds for which an answer is good
PATIENCE = 5.0  # seconds after which a database that has not answered does not
LEAST_FREE = 1 << 20  # bytes of the disk with a SQLite file: its journal may have room left when the disk has none
MUCH = 16_000  # bytes that are written: a few pages more than a change of a row, which finds room anywhere
NO_ANSWER = "the database does not answer"
NO_WRITING = "nothing can be written to the database; look at its disk and at the server's log"

log = structlog.get_logger("storage.health")


class Health:
    """What is known of the database."""

    def __init__(self, database: Database, ticks: Callable[[], float]) -> None:
        self.database = database
        self.ticks = ticks
        self.task: asyncio.Task[str | None] | None = None
        self.until = 0.0

    async def problem(self) -> str | None:
        """What is wrong, in a sentence; None if nothing is. Whoever asks within a second gets the same answer."""
        if self.task is None or (self.task.done() and self.ticks() >= self.until):
            self.task = asyncio.create_task(self.look())
        return await asyncio.shield(self.task)

    async def look(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                if not self.has_room():
                    log.error("the disk is full")
                    return NO_WRITING
                await self.write()
        except TimeoutError:
            log.error("the database does not answer")
            return NO_ANSWER
        except Exception as problem:
            log.error("nothing can be written", exc_info=problem)
            return NO_WRITING
        finally:
            self.until = self.ticks() + KEPT
        return None

    def has_room(self) -> bool:
        file = self.database.engine.url.database
        return self.database.postgres or not file or shutil.disk_usage(Path(file).parent).free >= LEAST_FREE

    async def write(self) -> None:
        """Write something that needs room and take it away again, committed: what is rolled back reaches no disk."""
        name = f"health {self.database.name[:8]}"
        async with self.database.begin() as connection:
            await connection.execute(schema.keys.insert().values(name=name, value=secrets.token_hex(MUCH // 2)))
            await connection.execute(delete(schema.keys).where(schema.keys.c.name == name))
