"""Components: data files on the command line, checked against a game or shown with their sources."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

import londinium
from londinium.cli.complaints import Complaint, text_of, the_game
from londinium.cli.screen import Screen
from londinium.core.data import DataSet
from londinium.core.errors import BadData

FOR_GAME = re.compile(r"^[ \t]*game[ \t]*=[^\n]*$", re.MULTILINE)
FIRST_TABLE = re.compile(r"^[ \t]*\[", re.MULTILINE)

MOST_COLUMNS = 8  # a table with more of them is told as a list


def data_from(game: londinium.Game, path: Path) -> DataSet:
    """A game's data from a file; Complaint names the line."""
    try:
        return read(game, text_of(path))
    except BadData as problem:
        raise Complaint("cli-bad-data", 1, path=str(path), game=game.id, problem=str(problem)) from None


def read(game: londinium.Game, text: str) -> DataSet:
    """The data in a text. The line that says which game it is for is emptied, so that the others keep their numbers."""
    tables = FIRST_TABLE.search(text)
    start = tables.start() if tables else len(text)
    return game.data(FOR_GAME.sub("", text[:start], count=1) + text[start:] + "\n")


def check(screen: Screen, path: Path, id: str | None) -> None:
    """Say which game a file fits and what is in it, or complain."""
    text = text_of(path)
    wanted = id or named_game(text)
    games = (the_game(wanted),) if wanted else londinium.games()
    problems: dict[str, str] = {}
    for game in games:
        try:
            found = read(game, text)
        except BadData as problem:
            problems[game.id] = str(problem)
        else:
            report(screen, path, game, found)
    if len(problems) == len(games):
        *first, last = problems.items()
        for name, problem_text in first:
            screen.warn(screen.say("cli-bad-data", path=str(path), game=name, problem=problem_text))
        raise Complaint("cli-bad-data", 1, path=str(path), game=last[0], problem=last[1])


def named_game(text: str) -> str | None:
    """The game a file says it is for."""
    try:
        name = tomllib.loads(text).get("game")
    except tomllib.TOMLDecodeError:
        return None
    return name if isinstance(name, str) else None


def report(screen: Screen, path: Path, game: londinium.Game, data: DataSet) -> None:
    screen.line("cli-data-fits", "good", path=str(path), game=game.title(screen.lang))
    for name, entries in tables_of(data):
        screen.show(f"  {name}: {screen.say('cli-entries', count=len(entries))}")
    sources(screen, data)
    if data.ours:
        screen.line("cli-data-ours", "faint")
    doubts(screen, game, data)


def doubts(screen: Screen, game: londinium.Game, data: DataSet) -> None:
    """What public sources say against data that fits."""
    words = game.words(screen.lang)
    for doubt in data.doubts:
        screen.warn(f"{words.say(doubt.key, **doubt.facts)} ({screen.say('data-source', source=doubt.source)})")


def sources(screen: Screen, data: DataSet) -> None:
    for source, count in data.sources().items():
        entries = screen.say("cli-entries", count=count)
        screen.show(f"  {screen.say('data-source', source=source)}: {entries}")


def show(screen: Screen, game: londinium.Game, data: DataSet) -> None:
    """Every entry of a game's data with its source."""
    screen.show(Text(game.title(screen.lang), "title"))
    for name, value in data.content.items():
        if not isinstance(value, list | dict):
            screen.show(f"{name} = {value}")
    for name, entries in tables_of(data):
        screen.show(table_of(screen, name, entries))
    sources(screen, data)
    doubts(screen, game, data)


def tables_of(data: DataSet) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The tables of a data set; a single one counts as a table of one entry."""
    for name, value in data.content.items():
        if isinstance(value, dict):
            yield name, [value]
        elif isinstance(value, list) and all(isinstance(entry, dict) for entry in value):
            yield name, value


def table_of(screen: Screen, name: str, entries: list[dict[str, Any]]) -> Grid:
    keys = [key for key in dict.fromkeys(key for entry in entries for key in entry) if key not in ("source", "sources")]
    if len(keys) > MOST_COLUMNS:
        return list_of(screen, name, keys, entries)
    grid = screen.grid(title=name)
    for key in keys:
        numbers = all(isinstance(entry.get(key, 0), int) for entry in entries)
        grid.add_column(Text(key), justify="right" if numbers else "left", overflow="fold")
    grid.add_column(Text(screen.say("cli-source")), overflow="fold")
    for entry in entries:
        cells = [Text(spelled(entry[key]) if key in entry else "") for key in keys]
        grid.add_row(*cells, Text(source_of(screen, entry), "faint"))
    return grid


def list_of(screen: Screen, name: str, keys: list[str], entries: list[dict[str, Any]]) -> Grid:
    """Entries with more values than a screen has columns: what each has, one value after the other."""
    grid = screen.grid(title=name)
    grid.add_column(Text(keys[0]), overflow="fold")
    grid.add_column(Text("…"), overflow="fold")
    grid.add_column(Text(screen.say("cli-source")), overflow="fold")
    for entry in entries:
        values = " · ".join(f"{key} {spelled(entry[key])}" for key in keys[1:] if key in entry)
        grid.add_row(Text(spelled(entry.get(keys[0], ""))), Text(values), Text(source_of(screen, entry), "faint"))
    return grid


def source_of(screen: Screen, entry: dict[str, Any]) -> str:
    """Where an entry comes from, and which of its values come from elsewhere."""
    sources = [screen.say("data-source", source=entry["source"])] if "source" in entry else []
    others: dict[str, list[str]] = {}
    for key, source in entry.get("sources", {}).items():
        others.setdefault(source, []).append(key)
    sources += [f"{', '.join(names)}: {screen.say('data-source', source=one)}" for one, names in others.items()]
    return "; ".join(sources)


def spelled(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {spelled(one)}" for key, one in value.items())
    if isinstance(value, list):
        return ", ".join(map(spelled, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
