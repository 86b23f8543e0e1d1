"""Host: the commands for whoever keeps a server: look at what is stored, end, export, remove, back up, replay."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.text import Text

from londinium.cli.complaints import Complaint, write_text
from londinium.cli.database import Database, complaint_about, with_host
from londinium.cli.screen import Screen

if TYPE_CHECKING:
    from londinium.server.admin.host import Export, Host
    from londinium.server.admin.replay import Verdict

STATUSES = ("gathering", "playing", "over", "closed")


def the_status(text: str) -> str:
    """Reads how a table stands."""
    if text not in STATUSES:
        raise Complaint("cli-no-status", value=text, choices=", ".join(STATUSES))
    return text


def days(text: str | float) -> float:
    """Reads a number of days."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value < 1e5:
        raise Complaint("cli-bad-days", value=str(text))
    return value


# looking


def tables(screen: Screen, database: Database, status: str | None) -> None:
    async def read(host: Host) -> None:
        grid = screen.grid(
            "cli-table", "cli-game", "cli-status", "cli-names", "cli-entries-made", "cli-changed", right=(4,)
        )
        rows = await host.tables(status)
        for row in rows:
            names = ", ".join(name or "–" for name in row["names"])
            told = screen.say("cli-status-of", status=row["status"])
            cells = (row["id"], row["game"], told, names, str(row["version"]), date(row["changed"]))
            grid.add_row(*map(Text, cells))
        screen.show(grid)
        screen.line("cli-tables", "faint", count=len(rows))

    with_host(database, read)


def people(screen: Screen, database: Database) -> None:
    async def read(host: Host) -> None:
        grid = screen.grid("cli-person-id", "cli-name", "cli-tables-of", "cli-since", "cli-seen", right=(2,))
        rows = await host.everyone()
        for row in rows:
            cells = (row["id"], row["name"], str(row["tables"]), date(row["created"]), date(row["seen"]))
            grid.add_row(*map(Text, cells))
        screen.show(grid)
        screen.line("cli-people", "faint", count=len(rows))

    with_host(database, read)


def date(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


# ending and removing


def close(screen: Screen, database: Database, id: str, why: str) -> None:
    with_host(database, lambda host: host.close(id, why))
    screen.line("cli-closed", "good", table=id)


def export(screen: Screen, database: Database, ids: Sequence[str], folder: Path) -> None:
    if not folder.is_dir():
        raise Complaint("cli-no-folder", path=str(folder))
    for id in ids:
        kept: Export = with_host(database, lambda host, id=id: host.export(id))  # type: ignore[misc]  # id is bound here
        write_text(folder / kept.name, kept.text)
        screen.line("cli-exported" if kept.replayable else "cli-exported-log", "good", path=str(folder / kept.name))


def prune(screen: Screen, database: Database, older_than: float, folder: Path) -> None:
    if not folder.is_dir():
        raise Complaint("cli-no-folder", path=str(folder))
    pruned = with_host(database, lambda host: host.prune(older_than, folder))
    screen.line("cli-pruned", "good", count=len(pruned), path=str(folder))


def remove_chat(screen: Screen, database: Database, id: str, number: int | None) -> None:
    count = with_host(database, lambda host: host.remove_chat(id, number))
    screen.line("cli-chat-removed", "good", count=count, table=id)


def remove_person(screen: Screen, database: Database, id: str) -> None:
    tables = with_host(database, lambda host: host.remove_person(id))
    screen.line("cli-person-removed", "good", person=id, count=len(tables))


# backup


def back_up(screen: Screen, database: Database, file: Path) -> None:
    from londinium.server.storage import backup
    from londinium.server.storage.upgrade import BadDatabase

    path = database.sqlite()
    if file.absolute() == path:
        raise Complaint("cli-same-file", path=str(file))
    try:
        backup.back_up(path, file)
    except BadDatabase as problem:
        raise complaint_about(database, problem) from None
    except sqlite3.Error as problem:
        raise Complaint("cli-cannot-write", 1, path=str(file), problem=str(problem)) from None
    screen.line("cli-backed-up", "good", path=str(file))


def restore(screen: Screen, database: Database, file: Path) -> None:
    from londinium.server.storage import backup
    from londinium.server.storage.upgrade import BadDatabase

    path = database.sqlite()
    if file.absolute() == path:
        raise Complaint("cli-same-file", path=str(file))
    try:
        aside = backup.restore(file, path)
    except BadDatabase as problem:
        raise complaint_about(database, problem, file) from None
    except backup.InUse:
        raise Complaint("cli-in-use", 1, path=str(path)) from None
    with_host(database, nothing_more)
    screen.line("cli-restored", "good", path=str(path))
    if aside is not None:
        screen.line("cli-laid-aside", "faint", path=str(aside))


async def nothing_more(host: Host) -> None:
    """An older backup has been brought to the newest schema by being opened."""


# replaying


def replay_all(screen: Screen, database: Database) -> int:
    """Replay every table; the exit code is 1 if one is not as it should be."""
    return with_host(database, lambda host: replay_with(screen, host))


async def replay_with(screen: Screen, host: Host) -> int:
    from londinium.server.admin import replay

    bar = Bar(
        TextColumn(screen.say("cli-replaying")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.err,
        disable=not screen.err.is_terminal,
        transient=True,
    )
    odd = count = 0
    with bar:
        task = bar.add_task("", total=await replay.count_tables(host.database))
        async for verdict in replay.replay_all(host.database):
            count += 1
            bar.advance(task)
            if verdict.found != "same":
                odd += 1
                tell(screen, verdict)
    screen.line("cli-replayed-odd" if odd else "cli-replayed", "bad" if odd else "good", count=count, odd=odd)
    return 1 if odd else 0


def tell(screen: Screen, verdict: Verdict) -> None:
    key = f"cli-replay-{verdict.found}"
    screen.line(key, "bad", table=verdict.id, game=verdict.game, what=verdict.what)
