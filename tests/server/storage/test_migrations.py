"""The database: from every schema that was ever released to the newest, alone and by several processes at once."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from londinium.server.admin.replay import replay_all
from londinium.server.storage import schema, upgrade
from londinium.server.storage.database import Database, make_engine
from londinium.server.storage.migrations import NEWEST
from londinium.server.storage.upgrade import NotOurs, TooNew

SCHEMAS = Path(__file__).parents[1] / "schemas"
RELEASED = sorted(path.name.split(".")[0] for path in SCHEMAS.glob("*.sqlite.sql"))
OPENING = """
import asyncio, sys
from londinium.server.storage.database import Database
async def main():
    stored = Database(sys.argv[1])
    await stored.open()
    await stored.close()
sys.stdin.read()
asyncio.run(main())
"""


async def run(database: str, *statements: str) -> None:
    engine = make_engine(Database(database).url)
    async with engine.begin() as connection:
        for statement in statements:
            await connection.exec_driver_sql(statement)
    await engine.dispose()


async def load(database: str, revision: str) -> None:
    """A database as it was left by the version that released this schema."""
    kind = database.partition(":")[0]
    dump = (SCHEMAS / f"{revision}.{kind}.sql").read_text(encoding="utf-8")
    if kind == "sqlite":
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            connection.executescript(dump)
    else:
        await run(database, *(statement for statement in dump.split(";\n") if statement.strip()))


async def differences(stored: Database) -> list[Any]:
    async with stored.engine.connect() as connection:
        return await connection.run_sync(upgrade.differences)


def test_there_is_a_dump_of_every_released_schema() -> None:
    assert sorted(path.name.split(".")[0] for path in SCHEMAS.glob("*.postgresql.sql")) == RELEASED
    assert upgrade.revisions()[-1] == NEWEST
    assert list(upgrade.revisions()[: len(RELEASED)]) == RELEASED
    assert RELEASED


INDEXES = {
    "sqlite": "select name, sql from sqlite_master where type = 'index' and sql is not null",
    "postgresql": "select indexname, indexdef from pg_indexes where schemaname = 'public'",
}


async def indexes(stored: Database) -> set[str]:
    """Every index as the database itself tells it: Alembic does not compare all of it."""
    async with stored.engine.connect() as connection:
        rows = await connection.exec_driver_sql(INDEXES[stored.engine.dialect.name])
        return {str(row) for row in rows if upgrade.VERSION_TABLE not in row[0]}


def test_every_index_is_the_same_as_the_server_would_make(database: str) -> None:
    async def story() -> None:
        stored = Database(database)
        await stored.open()
        migrated = await indexes(stored)
        async with stored.engine.begin() as connection:
            await connection.run_sync(schema.metadata.drop_all)
            await connection.run_sync(schema.metadata.create_all)
        assert await indexes(stored) == migrated
        assert any("pending" in index for index in migrated)
        await stored.close()

    asyncio.run(story())


def test_a_new_database_gets_exactly_the_schema_the_server_knows(database: str) -> None:
    async def story() -> None:
        stored = Database(database)
        await stored.open()
        assert await differences(stored) == []
        await stored.close()
        again = Database(database)
        await again.open()
        await again.close()

    asyncio.run(story())


@pytest.mark.parametrize("revision", RELEASED)
def test_every_released_schema_becomes_the_newest_and_its_tables_can_be_replayed(database: str, revision: str) -> None:
    async def story() -> None:
        await load(database, revision)
        stored = Database(database)
        await stored.open()
        assert await differences(stored) == []
        verdicts = [verdict async for verdict in replay_all(stored)]
        assert len(verdicts) == 1
        assert verdicts[0].found in ("same", "other-rules")
        await stored.close()

    asyncio.run(story())


def test_a_migrated_file_is_laid_out_as_a_new_one(tmp_path: Path) -> None:
    def layout(path: Path) -> set[tuple[str, int]]:
        with closing(sqlite3.connect(path)) as connection:
            return {(row[1], row[4]) for row in connection.execute("PRAGMA table_list")}  # the name; no row ids

    async def story() -> None:
        await load(f"sqlite:///{tmp_path / 'old.sqlite'}", RELEASED[0])
        for name in ("old", "new"):
            stored = Database(f"sqlite:///{tmp_path / name}.sqlite")
            await stored.open()
            await stored.close()

    asyncio.run(story())
    new = layout(tmp_path / "new.sqlite")
    assert layout(tmp_path / "old.sqlite") == new
    assert {("log", 1), ("seats", 1), ("tables", 0)} <= new


def test_foreign_keys_hold_again_after_a_migration(tmp_path: Path) -> None:
    async def story() -> None:
        stored = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        await stored.open()
        async with stored.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1
        await stored.close()

    asyncio.run(story())


def test_several_processes_that_start_at_once_migrate_once(database: str) -> None:
    processes = [
        subprocess.Popen([sys.executable, "-W", "error", "-c", OPENING, database], stdin=subprocess.PIPE)
        for _ in range(3)
    ]
    for process in processes:  # all are ready to begin
        assert process.stdin
        process.stdin.close()
    assert [process.wait(60) for process in processes] == [0, 0, 0]

    async def story() -> None:
        stored = Database(database)
        await stored.open()
        assert await differences(stored) == []
        async with stored.engine.connect() as connection:
            versions = await connection.execute(text(f"select version_num from {upgrade.VERSION_TABLE}"))
            assert list(versions.scalars()) == [NEWEST]
        await stored.close()

    asyncio.run(story())


def test_a_database_of_a_newer_version_is_refused_and_left_as_it_is(database: str) -> None:
    async def story() -> None:
        await load(database, RELEASED[-1])
        await run(database, f"update {upgrade.VERSION_TABLE} set version_num = '9999'")
        stored = Database(database)
        with pytest.raises(TooNew, match="made by a newer Londinium"):
            await stored.open()
        async with stored.engine.connect() as connection:
            assert await connection.run_sync(upgrade.version_of) == "9999"
        await stored.close()

    asyncio.run(story())


def test_a_database_of_something_else_is_refused(database: str) -> None:
    async def story() -> None:
        await run(database, "create table people (height integer)")
        stored = Database(database)
        with pytest.raises(NotOurs, match="did not make"):
            await stored.open()
        await stored.close()

    asyncio.run(story())


def test_a_database_made_from_the_schema_itself_is_taken_as_the_newest(database: str) -> None:
    async def story() -> None:
        stored = Database(database)
        async with stored.engine.begin() as connection:
            await connection.run_sync(schema.metadata.create_all)
        await stored.open()
        async with stored.engine.connect() as connection:
            assert await connection.run_sync(upgrade.version_of) == NEWEST
        await stored.close()

    asyncio.run(story())
