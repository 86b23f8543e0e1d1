"""Database: which one a command is about, opened for it; whatever is wrong with it becomes a sentence."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import typer

from londinium.cli.complaints import Complaint, reason
from londinium.cli.extras import needs

if TYPE_CHECKING:
    from londinium.server.admin.host import Host

VARIABLE = "LONDINIUM_DATABASE"
FILE = "londinium.sqlite"
POSTGRES = ("postgresql://", "postgres://")
Answer = TypeVar("Answer")


@dataclass(frozen=True)
class Database:
    """Where tables are stored: a SQLite file or a PostgreSQL server."""

    url: str
    path: Path | None  # of the SQLite file

    @property
    def shown(self) -> str:
        """Where it is, without the password."""
        if self.path is not None:
            return str(self.path)
        from sqlalchemy import make_url

        return make_url(self.url).set(query={}).render_as_string(hide_password=True)

    def must_exist(self) -> None:
        """A command that looks at tables makes no database."""
        if self.path is not None and not self.path.is_file():
            raise Complaint("cli-no-database", 1, path=str(self.path))

    def sqlite(self) -> Path:
        """The file, for what can be done with a file only."""
        if self.path is None:
            raise Complaint("cli-only-sqlite")
        return self.path


def the_database(given: str | None) -> Database:
    """The database that was asked for, in the arguments or the environment, or the file in the user's own folder."""
    needs("server")
    text = given or os.environ.get(VARIABLE) or ""
    if text.startswith(POSTGRES) and well_formed(text):
        return Database(text, None)
    if "://" in text and not text.startswith("sqlite:///"):
        raise Complaint("cli-database-form", value=text.partition("://")[0] + "://…")
    path = Path(text.removeprefix("sqlite:///")).expanduser() if text else user_folder() / FILE
    path = path.absolute()
    if not text:
        path.parent.mkdir(parents=True, exist_ok=True)
    elif not path.parent.is_dir():
        raise Complaint("cli-no-folder", path=str(path.parent))
    return Database(f"sqlite:///{path}", path)


def well_formed(url: str) -> bool:
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        return bool(make_url(url).database)
    except (ArgumentError, ValueError):
        return False


def user_folder() -> Path:
    """Where programs keep what belongs to a person on this system."""
    if sys.platform in ("win32", "darwin"):
        return Path(typer.get_app_dir("londinium"))
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "londinium"


def with_host(database: Database, work: Callable[[Host], Awaitable[Answer]]) -> Answer:
    """Do something with the tables of a database; Complaint says why it cannot be."""
    from sqlalchemy.exc import SQLAlchemyError

    from londinium.server.admin.host import NoGame, NothingSaid, hosting
    from londinium.server.errors import NotFound, Outdated, Refused
    from londinium.server.storage.upgrade import BadDatabase

    async def all_of_it() -> Answer:
        async with hosting(database.url) as host:
            return await work(host)

    try:
        return asyncio.run(all_of_it())
    except BadDatabase as problem:
        raise complaint_about(database, problem) from None
    except NotFound:
        raise Complaint("cli-not-found", 1) from None
    except NoGame:
        raise Complaint("cli-no-game-begun", 1) from None
    except NothingSaid:
        raise Complaint("cli-nothing-said", 1) from None
    except Outdated:
        raise Complaint("cli-outdated", 1) from None
    except Refused as problem:
        raise Complaint("cli-problem", 1, problem=str(problem)) from None
    except (SQLAlchemyError, OSError) as problem:
        if isinstance(problem, OSError) and problem.filename:
            raise
        told = reason(getattr(problem, "orig", None) or problem).splitlines() or [type(problem).__name__]
        raise Complaint("cli-database-away", 1, path=database.shown, problem=told[0]) from None


def complaint_about(database: Database, problem: Exception, path: Path | None = None) -> Complaint:
    """What to say of a database that cannot be used."""
    from londinium.server.storage.backup import Damaged
    from londinium.server.storage.upgrade import TooNew

    where = str(path or database.shown)
    if isinstance(problem, TooNew):
        return Complaint("cli-database-newer", 1, path=where)
    if isinstance(problem, Damaged):
        return Complaint("cli-database-damaged", 1, path=where, problem=problem.problem)
    return Complaint("cli-database-not-ours", 1, path=where)
