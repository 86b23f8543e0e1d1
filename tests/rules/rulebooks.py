"""What a game's RULEBOOK.md says: each paragraph of the rulebook, the functions that carry it out, its tests."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import NamedTuple

from londinium.core.game import Game

NO_RULE = "no rule"  # flavour, or what needs no code: the cell may go on to say why
TESTS = Path(__file__).parents[1]
HEADER = ["paragraph", "function", "test"]

# The headings of each rulebook in its order, and how many of the paragraphs below each state a rule or a fact that code
# reads. They were counted in the printed text, which is not part of the project: so a paragraph left out is noticed.
CHAPTERS: Mapping[str, Mapping[str, int]] = {
    "kids-of-london": {
        "Title": 0,
        "What is in the box": 3,
        "Aim": 1,
        "Setting up": 3,
        "Course of the game": 1,
        "Who goes there?": 3,
        "Street children": 1,
        "The theft": 9,
        "The clock turns": 3,
        "The end": 5,
        "The children's cards": 4,
        "The character tiles": 13,
        "Two players": 1,
        "Two players: setting up": 1,
        "Two players: course of the game": 2,
        "Two players: the end": 4,
        "Credits": 0,
    },
    "eighty-days": {
        "Aim": 1,
        "What is in the box": 5,
        "Setting up": 7,
        "Course of the game": 3,
        "Going forward": 9,
        "Going back": 2,
        "Exceptional cases": 3,
        "The end": 4,
        "Two players": 4,
        "What the spaces do": 1,
        "Passepartout": 8,
        "Stages": 5,
        "Bets": 4,
        "Pound spaces": 4,
        "The police": 3,
    },
    "london": {
        "Title": 0,
        "What is in the box": 7,
        "What it is about": 0,
        "City cards": 10,
        "Signs": 8,
        "Action cards": 1,
        "Boroughs": 8,
        "Loans": 2,
        "The display and the track": 1,
        "Drawing and discarding": 2,
        "Setting up": 3,
        "How a turn goes": 2,
        "Developing": 5,
        "Example of developing": 1,
        "Buying land": 3,
        "Paupers": 1,
        "Example of buying land": 1,
        "Running the city": 8,
        "Drawing three cards": 1,
        "First example of running": 1,
        "The end": 5,
        "Second example of running": 1,
        "The end, continued": 4,
        "The last page": 1,
    },
    "key-to-the-city": {
        "What it is about": 5,
        "What is in the box": 7,
        "Setting up": 11,
        "How an era begins": 4,
        "How a turn goes": 4,
        "Bidding": 4,
        "Using a tile": 5,
        "Connectors": 5,
        "Skills": 2,
        "Upgrading": 8,
        "Passing": 1,
        "Sailing": 4,
        "How an era ends": 9,
        "The end": 3,
        "For those who know Keyflower": 5,
        "The Jennifer variant": 1,
        "Tiles": 1,
        "River tiles": 5,
        "Homes": 2,
        "Tiles of era 1": 1,
        "Tiles of era 2": 1,
        "Buildings": 4,
        "Landmarks": 1,
        "Routemaster tiles": 9,
    },
}


class Place(NamedTuple):
    """Where something is defined."""

    path: Path
    line: int


@dataclass(frozen=True)
class Row:
    """One line of a table: a paragraph of the rulebook in our words, and the two cells beside it."""

    chapter: str
    line: int
    paragraph: str
    function: str
    test: str

    @cached_property
    def has_rule(self) -> bool:
        return not self.function.startswith(NO_RULE)

    @cached_property
    def functions(self) -> list[str]:
        return re.findall(r"`([^`]+)`", self.function)

    @cached_property
    def tests(self) -> list[str]:
        return re.findall(r"`([^`]+)`", self.test)


@dataclass(frozen=True)
class Rulebook:
    """A RULEBOOK.md as it was read: its headings in order, its rows, and what could not be read."""

    chapters: list[str]
    rows: list[Row]
    unreadable: list[str]


def text_of(game: Game) -> str:
    return (game.folder / "RULEBOOK.md").read_text(encoding="utf-8")


def read(text: str) -> Rulebook:
    chapters: list[str] = []
    rows: list[Row] = []
    unreadable: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if heading := re.match(r"###? (.+)", line):
            chapters.append(heading[1].strip())
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if len(cells) != len(HEADER) or not chapters:
                unreadable.append(f"line {number}: a row has {len(HEADER)} cells and stands below a heading")
            elif cells != HEADER and set("".join(cells)) - set("-:"):
                rows.append(Row(chapters[-1], number, *cells))
    return Rulebook(chapters, rows, unreadable)


@cache
def definitions(path: Path) -> list[tuple[str, Place]]:
    """Every function, method and class of a module, by its bare name."""
    return [
        (node.name, Place(path, node.lineno))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
    ]


def functions_of(game: Game) -> dict[str, list[Place]]:
    """Where a name is defined, anywhere below the game's package: the modules may be cut otherwise tomorrow."""
    found: dict[str, list[Place]] = {}
    for path in sorted(game.folder.rglob("*.py")):
        for name, place in definitions(path):
            found.setdefault(name, []).append(place)
    return found


def named_tests(game: Game) -> dict[str, Place]:
    """The tests by the names a RULEBOOK.md uses: its own from tests/rules/<game>/ on, all others from tests/ on."""
    own = TESTS / "rules" / game.folder.name
    return {
        f"{path.relative_to(own if path.is_relative_to(own) else TESTS).as_posix()}::{name}": place
        for path in sorted(TESTS.rglob("test_*.py"))
        for name, place in definitions(path)
        if name.startswith("test_")
    }


def faults(
    text: str, functions: Mapping[str, object], tests: Mapping[str, object], chapters: Mapping[str, int]
) -> list[str]:
    """Everything wrong with a RULEBOOK.md; nothing if each paragraph leads to its function and its test."""
    book = read(text)
    found = list(book.unreadable)
    if book.chapters != list(chapters):
        found.append(f"the chapters are {book.chapters}, and those of the rulebook {list(chapters)}")
    for chapter, least in chapters.items():
        rows = sum(row.has_rule for row in book.rows if row.chapter == chapter)
        if rows < least:
            found.append(f"chapter {chapter!r} has {rows} paragraphs with a rule, and the rulebook {least}")
    names = [row.paragraph.casefold() for row in book.rows]
    for row, name in zip(book.rows, names, strict=True):
        found += [f"line {row.line}: {fault}" for fault in faults_of(row, functions, tests)]
        if names.count(name) > 1:
            found.append(f"line {row.line}: {row.paragraph!r} is there twice")
    return found


def faults_of(row: Row, functions: Mapping[str, object], tests: Mapping[str, object]) -> Iterator[str]:
    if not row.paragraph:
        yield "the paragraph has no name"
    if row.has_rule and not row.functions:
        yield f"{row.paragraph!r} names no function and does not say {NO_RULE!r}"
    if row.has_rule and not row.tests:
        yield f"{row.paragraph!r} names no test"
    yield from (f"there is no function {name!r}" for name in row.functions if name not in functions)
    yield from (f"there is no test {name!r}" for name in row.tests if name not in tests)
