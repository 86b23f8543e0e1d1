"""Invalidation: how one process tells all servers on the same database that something was changed beside the logs.

It counts a row up; every server looks there each second and reads again what it caches. So a host's command needs no
door into a running server, and it works the same on SQLite and PostgreSQL.
"""

from __future__ import annotations

from sqlalchemy import select

from londinium.server.storage import schema
from londinium.server.storage.database import Database

TABLES = 2  # rows of the pulse; the first is the heartbeat
PEOPLE = 3


async def invalidate(database: Database, what: int) -> None:
    """Say that tables, or people, were changed."""
    async with database.begin() as connection:
        await connection.execute(
            database.insert(schema.pulse)
            .values(id=what, at=1)
            .on_conflict_do_update(index_elements=["id"], set_={"at": schema.pulse.c.at + 1})
        )


async def counters(database: Database) -> dict[int, float]:
    """How often each was changed so far."""
    query = select(schema.pulse).where(schema.pulse.c.id.in_([TABLES, PEOPLE]))
    return {row["id"]: row["at"] for row in await database.rows(query)}
