"""The fuzzer: random tables, random play with detours, and every check now and then, for as long as it is left running.

>>> import londinium
>>> fuzz(londinium.games(), seconds=60, seed=1, tables=1)
[]
"""

from __future__ import annotations

import re
import secrets
import time
import traceback
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random

import londinium
from londinium.conformance.base import (
    Broken,
    DeadEnd,
    Endless,
    Setup,
    allowed,
    answers,
    choice,
    choices_of,
    demand,
    demand_same,
    play_listed,
    someone_can_go_on,
    untouched,
)
from londinium.conformance.checks import STEP_CHECKS
from londinium.core.errors import IllegalMove
from londinium.core.fields import fingerprint
from londinium.core.game import Game
from londinium.core.state import State
from londinium.core.table import Table

KINDS = ("crash", "dead end", "endless", "broken invariant")
DETOUR = 0.15  # how often a table is left, undone, restored or wronged before the next move
CARES = (0.0, 0.05, 0.25)  # how often each check is made at a step, by the table
OPTION_SETS_TRIED = 20


@dataclass(frozen=True)
class Finding:
    """A fault: its kind, what is wrong, and the record of the table at which it shows.

    `play_table(game, seed)` plays the same table again. The record's notes say what was done next.
    """

    game: str
    kind: str
    message: str
    record: str
    seed: int


@dataclass(frozen=True)
class Progress:
    """How far a run has come."""

    tables: int
    moves: int
    findings: int
    elapsed: float
    seconds: float
    game: str


class OutOfTime(Exception):
    """The time is up in the middle of a table; not a fault."""


class Run:
    """One table being fuzzed: where it is, and what is about to be done to it."""

    def __init__(self, game: Game, seed: int, deadline: float | None = None) -> None:
        self.game = game
        self.seed = seed
        self.deadline = deadline
        self.dice = Random(seed)
        self.table: Table | None = None
        self.doing = "setting up"
        self.moves = 0
        self.before = 0  # decisions of earlier tables from which this one was restored
        self.kept: list[tuple[State, str]] = []  # past positions and their fingerprints

    def play(self) -> None:
        """Play the table to its end; whatever goes wrong is raised."""
        table = self.table = self.random_setup().table(self.dice.getrandbits(128))
        care = self.dice.choice(CARES)
        bound = self.game.bound(table.players, table.options)
        while True:
            if self.deadline is not None and time.monotonic() > self.deadline:
                raise OutOfTime
            self.doing = "asking whose turn it is"
            someone_can_go_on(table)
            self.check(table, care)
            if table.over:
                break
            if self.before + stands(table) >= bound:
                raise Endless(f"the game goes on after {bound} decisions, its bound")
            if self.dice.random() < DETOUR:
                table = self.table = self.detour(table)
            if not table.over:
                self.go_on(table)
        self.look_back()

    def random_setup(self) -> Setup:
        players = self.dice.choice(self.game.players)
        choices = choices_of(self.game, players)
        for _ in range(OPTION_SETS_TRIED):
            setup = Setup(self.game, players, tuple((name, self.dice.choice(them)) for name, them in choices.items()))
            if allowed(setup):
                return setup
        return Setup(self.game, players)

    def check(self, table: Table, care: float) -> None:
        """Make each check at some positions, and at the end of a table that is looked at with care."""
        for name, check in STEP_CHECKS.items():
            if self.dice.random() < (1.0 if table.over and care else care):
                self.doing = f"check {name}"
                untouched(check, table, self.dice)

    def go_on(self, table: Table) -> None:
        seat, move = choice(table, self.dice)
        self.doing = f"seat {seat}: {self.game.moves[move]}"
        self.kept.append((table.state.clone(), fingerprint(table.state)))
        play_listed(table, seat, move)
        self.moves += 1

    def detour(self, table: Table) -> Table:
        return self.dice.choice((self.take_back, self.restore, self.replay, self.wrong_move, self.stand))(table)

    def take_back(self, table: Table) -> Table:
        for seat in range(table.players):
            if table.can_undo(seat):
                self.doing = f"seat {seat}: undo"
                table.undo(seat)
                break
        return table

    def restore(self, table: Table) -> Table:
        self.doing = "restore its snapshot"
        restored = self.game.restore(table.snapshot())
        demand_same(answers(table), answers(restored), "a table restored from a snapshot differs")
        self.before += stands(table)
        return restored

    def replay(self, table: Table) -> Table:
        self.doing = "replay its record"
        replayed = londinium.replay(table.record().dumps())
        demand_same(answers(table), answers(replayed), "a replayed table differs")
        return replayed

    def wrong_move(self, table: Table) -> Table:
        seat = self.dice.randrange(table.players)
        move = self.dice.choice(table.game.moves)
        if move.id in table.state.legal(seat):
            return table
        self.doing = f"seat {seat}: {move}, which is not legal"
        mark = fingerprint(table.state)
        try:
            table.play(seat, move)
        except IllegalMove:
            demand(fingerprint(table.state) == mark, f"refused {move} of seat {seat} changed the table")
            return table
        raise Broken(f"{move} of seat {seat} is not in moves(), and play() accepted it")

    def stand(self, table: Table) -> Table:
        seat = self.dice.randrange(table.players)
        move = self.dice.choice(table.game.moves)
        self.doing = f"seat {seat}: {move} as a standing answer"
        table.standing(seat, {"move": move, "until": self.dice.choice(("once", "round"))})
        return table

    def look_back(self) -> None:
        self.doing = "looking back at past copies"
        for state, mark in self.kept:
            demand(fingerprint(state) == mark, "a clone of a past position was changed by later play")

    def finding(self, problem: Exception) -> Finding:
        kind = "crash"
        message = f"{self.doing}: {problem}"
        if isinstance(problem, DeadEnd):
            kind = "dead end"
        elif isinstance(problem, Endless):
            kind = "endless"
        elif isinstance(problem, Broken):
            kind = "broken invariant"
        else:
            frame = traceback.extract_tb(problem.__traceback__)[-1]
            message = f"{self.doing}: {type(problem).__name__} in {frame.name}: {problem}"
        return Finding(self.game.id, kind, message, self.record(kind, message), self.seed)

    def record(self, kind: str, message: str) -> str:
        """The record of the table as it stood, if it can still say so."""
        if self.table is None:
            return ""
        try:
            record = self.table.record()
        except Exception:  # a table this broken is found again by its seed
            return ""
        record.notes = {"fuzz": {"kind": kind, "found": message, "next": self.doing, "seed": f"{self.seed:x}"}}
        return record.dumps()


def stands(table: Table) -> int:
    """How many moves of a table stand."""
    return sum(1 if line.takes_back is None else -1 for line in table.log)


def play_table(game: Game, seed: int, deadline: float | None = None) -> tuple[Finding | None, int]:
    """Fuzz one table: what was found, and how many moves were played. The same seed gives the same table."""
    run = Run(game, seed, deadline)
    try:
        run.play()
    except OutOfTime:
        pass
    except Exception as problem:  # whatever it is, it is a finding
        return run.finding(problem), run.moves
    return None, run.moves


def fuzz(
    games: Iterable[Game] | None = None,
    seconds: float = 60.0,
    seed: int | None = None,
    progress: Callable[[Progress], None] | None = None,
    tables: int | None = None,
) -> list[Finding]:
    """Play tables of the games until the time is up, or so many of them, and say what is wrong, each fault once.

    `progress` is called after each table. An interrupt ends the run early with what was found so far.
    """
    played = list(londinium.games() if games is None else games)
    dice = Random(secrets.randbits(64) if seed is None else seed)
    start = time.monotonic()
    found: dict[tuple[str, str, str], Finding] = {}
    moves = count = 0
    try:
        while time.monotonic() - start < seconds and (tables is None or count < tables):
            game = played[count % len(played)]
            finding, some = play_table(game, dice.getrandbits(64), start + seconds)
            count += 1
            moves += some
            if finding is not None:
                found.setdefault((game.id, finding.kind, re.sub(r"\d+", "#", finding.message)[:80]), finding)
            if progress is not None:
                progress(Progress(count, moves, len(found), time.monotonic() - start, seconds, game.id))
    except KeyboardInterrupt:
        pass
    return list(found.values())
