"""Failures: whether a failure is the database's, and may be retried, or ours; and what people are told of it."""

from __future__ import annotations

import sqlite3
from typing import Any

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from londinium.server.errors import Failed, Refused, Unavailable

# What PostgreSQL says when the fault is its own, as classes of SQLSTATE: connections, a copy that is only read, logging
# in, conflicts, a full disk or memory, locks, shutting down, the system below.
ITS_OWN = ("08", "25", "28", "3D", "40", "53", "55", "57", "58", "XX")
CUT = ("08", "57P")  # and when the line ends: what was asked for last may have been done
OF_THE_FILE = (  # what SQLite says when its file is at fault, without the details
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOTADB,
)


def cause_of(problem: BaseException) -> BaseException:
    """What the database's driver itself has said."""
    inner = getattr(problem, "orig", None) or problem
    return inner.__cause__ or inner if inner is not problem else problem


def database_failed(problem: BaseException) -> bool:
    """Whether the database could not do what it was asked for, whatever that was; else the fault is in the asking."""
    cause, state = cause_of(problem), state_of(problem)
    if isinstance(problem, Refused):
        return isinstance(problem, Unavailable)
    if isinstance(cause, sqlite3.Error):
        return (getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF) in OF_THE_FILE
    if state is not None:
        return state.startswith(ITS_OWN)
    if isinstance(problem, NoConnectionFree) or (isinstance(problem, DBAPIError) and problem.connection_invalidated):
        return True
    return isinstance(cause, OSError) or (  # a driver that has lost its line; but not over a value it cannot send
        type(cause).__module__.startswith("asyncpg") and not isinstance(cause, ValueError)
    )


def in_doubt(problem: BaseException) -> bool:
    """Whether what was asked for may have been done all the same: nobody has said that it was not."""
    state = state_of(problem)
    return not isinstance(cause_of(problem), sqlite3.Error) and (state is None or state.startswith(CUT))


def state_of(problem: BaseException) -> str | None:
    """PostgreSQL's own code for what went wrong, if it has said anything."""
    state = getattr(cause_of(problem), "sqlstate", None)
    return state if isinstance(state, str) else None


def log_failure(log: Any, event: str, problem: BaseException, **facts: Any) -> None:
    """Log a problem: whole where the fault is ours; a database that is away fails everyone at once, in a line each."""
    if database_failed(problem):
        log.warning(event, problem=str(cause_of(problem)) or type(problem).__name__, **facts)
    else:
        log.error(event, exc_info=problem, **facts)


def as_refusal(problem: Exception) -> Refused:
    """What people are told of a problem that nobody has foreseen."""
    if isinstance(problem, Refused):
        return problem
    return Unavailable() if database_failed(problem) else Failed()
