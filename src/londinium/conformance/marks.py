"""Marks: what hundreds of random games of every option set said, kept as hashes.

Whoever changes how the rules are written, and not what they say, finds all of them as they were. Nothing in them knows
how a State is built: moves, views, events, snapshots and scores are what people, pages and stored games see. A view has
a mark for each of its fields, so that a field that is meant to change can be named.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from typing import Any

import londinium
from londinium.conformance.base import Setup, dice_for, setups, text_of, viewers
from londinium.core.events import Event, as_told
from londinium.core.game import Game
from londinium.core.state import perform
from londinium.core.table import Table

GAMES = 200
FEW = 2  # games whose marks are kept apart, for who has no night's time
LOOK_EVERY = 160  # decisions; each game looks at others
Marks = dict[str, str]


class Marked:
    """The marks of the games of one option set, as they are played."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.hashes: dict[str, Any] = {}

    def add(self, name: str, told: bytes) -> None:
        if name not in self.hashes:
            self.hashes[name] = blake2b(digest_size=4)
        self.hashes[name].update(told)

    def play(self, number: int) -> None:
        dice = dice_for("marks", self.setup, number)
        table = self.setup.table(dice.getrandbits(128))
        everyone = viewers(table)
        done = 0
        while not table.over:
            if done % LOOK_EVERY == number % LOOK_EVERY:
                self.look(table)
            seat = dice.choice(table.to_act)
            legal = table.state.legal(seat)
            move = dice.choice(legal)
            self.add("moves", f"{table.to_act} {seat} {legal} {table.game.moves[move]}".encode())
            told = perform(table.state, move, seat)  # not by the table, which would look whether anybody noticed
            events = [Event(table.game, table.players, number, one) for number, one in enumerate(told)]
            for text in as_told(events, everyone):
                self.add("events", text)
            done += 1
        self.look(table)

    def look(self, table: Table) -> None:
        self.add("snapshots", text_of(table.snapshot()).encode())
        self.add(
            "scores",
            text_of([[asdict(one) for one in table.scores()], [asdict(one) for one in table.ranking()]]).encode(),
        )
        for viewer in viewers(table):
            for field, value in table.view(viewer).items():
                self.add(f"view {field}", text_of(value).encode())

    def marks(self) -> Marks:
        return {name: self.hashes[name].copy().hexdigest() for name in sorted(self.hashes)}


def marks_of(setup: Setup, games: int) -> Iterator[Marks]:
    """The marks after the first few games, and after all."""
    marked = Marked(setup)
    for number in range(games):
        marked.play(number)
        if number + 1 in (FEW, games):
            yield marked.marks()


def every(game: Game) -> tuple[Setup, ...]:
    return setups(game, every=True)


def work(what: tuple[str, int]) -> list[Marks]:
    id, place = what
    return list(marks_of(every(londinium.game(id))[place], GAMES))


def write(folder: Path, games: Sequence[Game], say: Callable[[str], None]) -> None:
    """Write the marks of every option set of some games, a file each."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game in games:
            ways = every(game)
            found = {}
            for setup, marks in zip(ways, pool.map(work, [(game.id, n) for n in range(len(ways))]), strict=True):
                found[str(setup)] = marks
                say(f"{game.id}: {len(found)} of {len(ways)}")
            folder.mkdir(parents=True, exist_ok=True)
            path(folder, game).write_text(dumps(found), encoding="utf-8")


def path(folder: Path, game: Game) -> Path:
    return folder / f"{game.id}.json"


def dumps(found: dict[str, list[Marks]]) -> str:
    """The names of the marks once; then a line for each option set, its marks in that order."""
    names = sorted({name for marks in found.values() for name in marks[-1]})
    lines = [
        f"{json.dumps(way)}: {json.dumps([' '.join(one.get(name, '-') for name in names) for one in marks])}"
        for way, marks in found.items()
    ]
    return f'{{"names": {json.dumps(names)},\n"games": [{FEW}, {GAMES}],\n' + ",\n".join(lines) + "}\n"


def loads(text: str) -> dict[str, list[Marks]]:
    """What `dumps` wrote."""
    content = json.loads(text)
    names = content.pop("names")
    del content["games"]
    return {
        way: [{name: mark for name, mark in zip(names, one.split(), strict=True) if mark != "-"} for one in marks]
        for way, marks in content.items()
    }


def differences(before: Marks, now: Marks) -> list[str]:
    """The names whose marks are not the same."""
    return sorted(name for name in before.keys() | now.keys() if before.get(name) != now.get(name))
