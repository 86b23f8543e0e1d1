"""Component data: a game's cards, boards and tiles as a file that says where each fact comes from.

A data file is refused with the line and the reason; `Reader` is what a game reads its own with.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

from londinium.core.errors import BadData

SOURCES = {
    "rulebook": "printed in the rulebook",
    "published": "from a public source",
    "first-edition": "from the game's first edition",
    "reconstructed": "ours, consistent with everything the rulebook says",
}


@dataclass(frozen=True)
class Doubt:
    """What speaks against a data set that fits all the same: a sentence of the game, its facts and their source."""

    key: str
    source: str
    facts: Mapping[str, Any]


@dataclass(frozen=True)
class DataSet:
    """The component data of one game: its content, its hash, whether it is the one we ship, and its compiled form."""

    content: dict[str, Any]
    hash: str
    ours: bool
    compiled: Any

    def note(self) -> dict[str, Any]:
        """What finds the data set again: its hash, and its content where it is not ours."""
        return {"hash": self.hash} if self.ours else {"hash": self.hash, "content": self.content}

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """What speaks against it without making it unfit, if the game's compiled data carries `doubts`."""
        return tuple(getattr(self.compiled, "doubts", ()))

    def sources(self) -> dict[str, int]:
        """How many entries come from each kind of source."""
        counts = dict.fromkeys(SOURCES, 0)
        for value in self.content.values():
            for entry in value if isinstance(value, list) else []:
                if isinstance(entry, dict) and entry.get("source") in counts:
                    counts[entry["source"]] += 1
        return {source: n for source, n in counts.items() if n}


def content_hash(content: dict[str, Any]) -> str:
    return blake2b(json.dumps(content, sort_keys=True).encode(), digest_size=16).hexdigest()


class Reader:
    """Reads a data file entry by entry; every complaint names the line.

    >>> reader = Reader('[[character]]\\nid = "banker"\\ncoins = -1\\nsource = "rulebook"')
    >>> reader.number("character", 0, "coins", 0, 20)
    Traceback (most recent call last):
    londinium.core.errors.BadData: line 3: coins of character 1 is -1; it must be a whole number from 0 to 20
    """

    def __init__(self, source: str | dict[str, Any]) -> None:
        if isinstance(source, str):
            try:
                self.content: dict[str, Any] = tomllib.loads(source)
            except tomllib.TOMLDecodeError as problem:
                found = re.search(r"at line (\d+)", str(problem))
                raise BadData(f"not TOML: {problem}", int(found[1]) if found else None) from None
            self.lines = lines_of(source)
        elif not isinstance(source, dict):
            raise BadData(f"component data is a file's path, its text or its content, not {source!r}")
        else:
            self.content = source
            self.lines = {}

    def refuse(self, message: str, table: str = "", index: int = -1, key: str = "") -> BadData:
        """The error to raise: the most exact line known for the place."""
        for place in ((table, index, key), (table, index, ""), (table, -1, key), (table, -1, "")):
            if place in self.lines:
                return BadData(message, self.lines[place])
        return BadData(message)

    def entries(self, table: str, keys: set[str], optional: set[str] = frozenset()) -> list[dict[str, Any]]:  # type: ignore[assignment]  # a frozenset is a fine empty set
        """The entries `[[table]]`, each with its keys and a known source."""
        entries = self.content.get(table)
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise self.refuse(f"there must be entries [[{table}]]", table)
        for index, entry in enumerate(entries):
            for key in keys | {"source"}:
                if key not in entry:
                    raise self.refuse(f"{table} {index + 1} has no {key}", table, index)
            for key in entry:
                if key not in keys | optional | {"source"}:
                    raise self.refuse(f"{table} {index + 1} has an unknown key {key!r}", table, index, key)
            if entry["source"] not in tuple(SOURCES):  # whatever it is, even a list
                raise self.refuse(
                    f"source of {table} {index + 1} is {entry['source']!r}; choose one of {', '.join(SOURCES)}",
                    table,
                    index,
                    "source",
                )
        return entries

    def only_tables(self, names: set[str]) -> None:
        """Refuse what the game does not know."""
        for name in self.content:
            if name not in names:
                raise self.refuse(f"unknown entry {name!r}; this game has {', '.join(sorted(names))}", name)

    def number(self, table: str, index: int, key: str, least: int, most: int) -> int:
        """A whole number of an entry, within bounds."""
        value = self.content[table][index].get(key)
        if type(value) is not int or not least <= value <= most:
            raise self.refuse(
                f"{key} of {table} {index + 1} is {value!r}; it must be a whole number from {least} to {most}",
                table,
                index,
                key,
            )
        return value

    def one_of(self, table: str, index: int, key: str, choices: tuple[str, ...]) -> str:
        """A word of an entry, out of those the rules know."""
        value = self.content[table][index].get(key)
        if value not in choices:
            raise self.refuse(
                f"{key} of {table} {index + 1} is {value!r}; choose one of {', '.join(choices)}", table, index, key
            )
        return str(value)


def lines_of(source: str) -> dict[tuple[str, int, str], int]:
    """Where each entry and each of its keys stands in a TOML text."""
    found: dict[tuple[str, int, str], int] = {}
    counts: dict[str, int] = {}
    table, index = "", -1
    for number, line in enumerate(source.splitlines(), 1):
        if header := re.match(r"\s*\[\[([^\]]+)\]\]", line):
            table = header[1].strip()
            index = counts[table] = counts.get(table, -1) + 1
            found.setdefault((table, -1, ""), number)
            found[table, index, ""] = number
        elif header := re.match(r"\s*\[([^\]]+)\]", line):
            table, index = header[1].strip(), -1
            found.setdefault((table, -1, ""), number)
        elif key := re.match(r'\s*"?([A-Za-z0-9_-]+)"?\s*=', line):
            found.setdefault((table, index, key[1]), number)
            if not table:
                found.setdefault((key[1], -1, ""), number)
    return found


def read_file(path: Path) -> str:
    """The text of a data file, or a sentence about why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise BadData(f"cannot read {path}: {problem}") from None
