"""Upgrade: bring a database to the newest schema when it is opened, or say why not. One process at a time does it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from londinium.server.storage import schema
from londinium.server.storage.migrations import NEWEST

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x10D1_0001  # of PostgreSQL, for everybody who would migrate
VERSION_TABLE = "alembic_version"


class BadDatabase(Exception):
    """A database that cannot be used as it is. `key` names the sentence the command line has for it."""

    key = "bad"


class TooNew(BadDatabase):
    """A newer Londinium has been here."""

    key = "too-new"

    def __init__(self, found: str) -> None:
        super().__init__(
            f"the database was made by a newer Londinium (its schema is {found}, this version knows up to {NEWEST}); "
            "install that version, or restore a backup from before"
        )


class NotOurs(BadDatabase):
    """There are tables in it that no migration of ours has made."""

    key = "not-ours"

    def __init__(self) -> None:
        super().__init__("the database holds tables that Londinium did not make; choose another one")


async def upgrade(engine: AsyncEngine) -> None:
    """Make the schema the newest, whatever it was. Nothing is written if it is already."""
    async with engine.connect() as connection:
        if await connection.run_sync(version_of) != NEWEST:
            await connection.run_sync(migrate)


def migrate(connection: Connection) -> None:
    """Migrate in one transaction, alone; whoever waited finds nothing left to do."""
    connection.rollback()
    postgres = connection.dialect.name == "postgresql"
    if not postgres:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")  # SQLite changes a table by making it anew
    try:
        if postgres:
            connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        else:
            connection.exec_driver_sql("BEGIN EXCLUSIVE")
        run_migrations(connection)
        connection.commit()
    finally:
        connection.rollback()
        if not postgres:
            connection.exec_driver_sql("PRAGMA foreign_keys=ON")


def run_migrations(connection: Connection) -> None:
    """Everything between the revision a database is at and the newest."""
    from alembic import command

    found = version_of(connection)
    if found == NEWEST:
        return
    if found is not None and found not in revisions():
        raise TooNew(found)
    settings = config()
    settings.attributes["connection"] = connection
    if found is not None or not set(inspect(connection).get_table_names()) & set(schema.metadata.tables):
        command.upgrade(settings, "head")
    elif differences(connection):
        raise NotOurs
    else:
        command.stamp(settings, "head")  # made from schema.py itself


def version_of(connection: Connection) -> str | None:
    """The revision a database is at; None if no migration was ever made."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(text(f"select version_num from {VERSION_TABLE}")).scalar()


def differences(connection: Connection) -> list[Any]:
    """In what a database differs from `schema.py`."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, schema.metadata))


def config() -> Config:
    """Alembic's settings; there is no file of them."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    settings.set_main_option("path_separator", "os")
    settings.set_main_option("file_template", "schema_%%(rev)s")
    return settings


@cache
def revisions() -> tuple[str, ...]:
    """All revisions, the oldest first."""
    from alembic.script import ScriptDirectory

    return tuple(script.revision for script in ScriptDirectory.from_config(config()).walk_revisions())[::-1]
