"""Backup: a SQLite database copied whole while it is in use, and put back when it is not.

PostgreSQL has tools of its own for this.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from errno import EACCES, ENOENT
from pathlib import Path

from londinium.server.storage.upgrade import VERSION_TABLE, BadDatabase, NotOurs, TooNew, revisions

FOR_ITS_OWNER = 0o600  # it holds seeds and what people said
BUSY = 10.0  # seconds to wait for others


class InUse(Exception):
    """A server is running on the database."""


class Damaged(BadDatabase):
    """The file is no database, or not whole."""

    key = "damaged"

    def __init__(self, problem: str) -> None:
        super().__init__(f"this is not a whole SQLite database: {problem}")
        self.problem = problem


@contextlib.contextmanager
def in_use(database: Path) -> Iterator[Path]:
    """Have a database for oneself; InUse if another process has it. What is yielded is the lock.

    A lock of SQLite on a file beside it: it works everywhere, and goes away with the process, however that ends.
    """
    lock = database.with_name(database.name + ".lock")
    with closing(locked(lock)):
        yield lock


def locked(path: Path) -> sqlite3.Connection:
    try:
        lock = sqlite3.connect(path, timeout=0, isolation_level=None)
    except sqlite3.OperationalError as problem:
        raise OSError(EACCES, str(problem), str(path)) from None
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as problem:
        lock.close()
        if problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise OSError(EACCES, str(problem), str(path)) from None
        raise InUse(f"a server is running here: {path}") from None
    return lock


def back_up(database: Path, to: Path) -> None:
    """Copy a database as it is at one moment; whoever writes meanwhile is not in the way."""
    partly = to.with_name(to.name + ".part")
    partly.unlink(missing_ok=True)
    copy(database, partly)
    check(partly)
    partly.replace(to)


def copy(source: Path, to: Path) -> None:
    if not source.is_file():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(source))
    to.touch(mode=FOR_ITS_OWNER)
    with closing(opened(source)) as old, closing(sqlite3.connect(to)) as new:
        try:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        except sqlite3.DatabaseError as problem:
            raise Damaged(str(problem)) from None


def restore(backup: Path, database: Path) -> Path | None:
    """Put a backup in the place of a database; where the old one was laid aside, if there was one."""
    check(backup)
    with in_use(database) as lock:
        partly = database.with_name(database.name + ".part")
        partly.unlink(missing_ok=True)
        copy(backup, partly)
        owner = (database if database.exists() else database.parent).stat()
        for path in (partly, lock):
            give_to(owner, path)
        aside = lay_aside(database) if database.exists() else None
        partly.replace(database)
    return aside


def give_to(owner: os.stat_result, path: Path) -> None:
    """Root restores for the user the server runs as, who must be able to open what comes of it."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        os.chown(path, owner.st_uid, owner.st_gid)


def lay_aside(database: Path) -> Path:
    """Keep what was there, under a name that says since when."""
    aside = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    with contextlib.suppress(sqlite3.DatabaseError), closing(opened(database)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    shutil.move(database, aside)
    for beside in ("-wal", "-shm"):
        part = database.with_name(database.name + beside)
        if part.exists():
            shutil.move(part, aside.with_name(aside.name + beside))
    return aside


def check(path: Path) -> None:
    """Whether a file is a whole database of ours that this version can read."""
    with closing(opened(path)) as connection:
        try:
            answer = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            found = connection.execute(f"SELECT version_num FROM {VERSION_TABLE}") if VERSION_TABLE in tables else None
            version = None if found is None else found.fetchone()
        except sqlite3.DatabaseError as problem:
            raise Damaged(str(problem)) from None
    if answer != "ok":
        raise Damaged(answer)
    if version is None:
        raise NotOurs
    if version[0] not in revisions():
        raise TooNew(version[0])


def opened(path: Path) -> sqlite3.Connection:
    """A database that is there: none is made."""
    if not path.is_file():
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(path))
    return sqlite3.connect(path, timeout=BUSY)
