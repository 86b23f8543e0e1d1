"""Advice: the best moves of a seat, what they lead to, and why one rather than another; not the choosing of a bot.

A search finds the best two or three moves. Then these are played out in fresh worlds, the same for each with the same
luck: what they come to there is their share, and the accounts at the end of each simulation say where the difference
between two of them comes from (`comparing.py`). All of it happens in positions imagined for the seat.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log, sqrt
from pathlib import Path
from typing import Any

from londinium.bots.base import BadBudget
from londinium.bots.comparing import Comparison, begin_comparison, beginnings, compare
from londinium.bots.search import Budget, Search, Settings, Spending, executor
from londinium.bots.thinking import Thinker, settle
from londinium.core.errors import BadSeat, LondiniumError
from londinium.core.events import Who
from londinium.core.game import Game
from londinium.core.moves import Move
from londinium.core.sizes import COMPARED, MOST_SOURCES, PARTS
from londinium.core.state import State
from londinium.core.table import Table

SEARCHED = 0.5  # of the budget; the rest is for comparing
FORESEEN = 16  # times as many answers of those who choose at the same time as a bot foresees: few would be luck
FRESH = 1 << 24  # worlds of this number and above no search has used
LONGEST_LINE = 6
LIKELY = 0.5  # a step belongs to the line if it comes next at least so often
FEWEST = 4  # and in so many games
NOTHING = 0.001  # a share below this is no difference
SLIGHT = 0.1  # of the largest reason; what is less is not said in words
OTHERS = "others"
REST = "rest"
NEARLY = 0.002  # a raw share beyond this cannot be told from certainty


class NoAdvice(LondiniumError):
    """There is no choice to advise on.

    >>> import londinium
    >>> londinium.advise(londinium.game("london").table(players=2, seed=1), 1)
    Traceback (most recent call last):
    londinium.bots.advice.NoAdvice: seat 1 owes no choice now; it is for 0 to choose
    """


@dataclass(frozen=True)
class Reason:
    """A part of a difference in win share, and where it comes from.

    The source is one of `game.sources`, "others" for what the others have, or "rest" for what none of these explains.

    >>> import londinium
    >>> Reason("poverty", -0.03, 0.004).text(londinium.game("london"))
    'more poverty (−3.0%)'
    """

    source: str
    share: float
    error: float

    def text(self, game: Game, lang: str = "en") -> str:
        words = game.words(lang)
        key = f"advice-{self.source}" if self.source in (OTHERS, REST) else f"counted-{self.source}"
        return words.say(
            "advice-reason",
            what=words.say(key, good="yes" if self.share > 0 else "no"),
            share=signed(self.share, game, lang),
        )


@dataclass(frozen=True)
class Step:
    """A choice that is likely to follow.

    >>> import londinium
    >>> Step(1, londinium.game("london").move("draw"))
    Step(seat=1, move=<Move london 583: draw>)
    """

    seat: int
    move: Move


@dataclass(frozen=True)
class Advised:
    """A move, what it may come to, and how it differs from another: the best from the second, the others from it.

    >>> import londinium
    >>> table = londinium.game("kids-of-london").table(players=3, seed=1)
    >>> best, second, _ = londinium.advise(table, 0, "600").moves
    >>> best.difference == -second.difference, best.json()["move"] == str(best.move)
    (True, True)
    """

    move: Move
    share: float  # of the victory, as many games end from here
    error: float  # one standard error
    line: tuple[Step, ...]
    difference: float
    difference_error: float
    reasons: tuple[Reason, ...]  # they add up to the difference; the largest first

    @property
    def clear(self) -> bool:
        """Whether the difference is more than chance, and more than nothing."""
        return abs(self.difference) > max(NOTHING, 2 * self.difference_error)

    def json(self) -> dict[str, Any]:
        """The same for other programs."""
        return {
            "move": self.move.notation,
            "share": self.share,
            "error": self.error,
            "line": [{"seat": step.seat, "move": step.move.notation} for step in self.line],
            "difference": self.difference,
            "difference_error": self.difference_error,
            "reasons": [
                {"source": reason.source, "share": reason.share, "error": reason.error} for reason in self.reasons
            ],
        }

    def line_text(self, lang: str = "en", names: dict[Who, str] | None = None) -> str:
        """What is likely to follow, in words."""
        game, words = self.move.game, self.move.game.words(lang)
        steps = [
            words.say("advice-step", who=game.name(step.seat, lang, names), move=step.move.text(lang))
            for step in self.line
        ]
        return words.say("advice-line", steps=" · ".join(steps)) if steps else ""


@dataclass(frozen=True)
class Advice:
    """The best moves of a seat, the best first.

    >>> import londinium
    >>> table = londinium.game("kids-of-london").restore({"players": 3, "hour": 9, "hands": [[2], [7], [5]]})
    >>> advice = londinium.advise(table, 0, "40")
    >>> [str(advised.move) for advised in advice.moves], advice.moves[0].reasons
    (['send 2'], ())
    """

    seat: int
    moves: tuple[Advised, ...]
    simulations: int

    def json(self) -> dict[str, Any]:
        """The same for other programs."""
        return {
            "seat": self.seat,
            "simulations": self.simulations,
            "moves": [advised.json() for advised in self.moves],
        }

    def why(self, number: int, lang: str = "en") -> str:
        """Why the best move rather than the second, or what another lacks, in a sentence; nothing of an only move."""
        advised = self.moves[number]
        if len(self.moves) == 1:
            return ""
        game = advised.move.game
        words = game.words(lang)
        than = self.moves[1 if number == 0 else 0].move.text(lang)
        if not advised.clear:
            return words.say("advice-even", than=than)
        least = SLIGHT * abs(advised.reasons[0].share)
        told = [reason for reason in advised.reasons if abs(reason.share) >= least]
        gains = ", ".join(reason.text(game, lang) for reason in told if reason.share > 0)
        costs = ", ".join(reason.text(game, lang) for reason in told if reason.share < 0)
        better = advised.difference > 0
        say, but = (gains, costs) if better else (costs, gains)
        key = ("advice-better" if better else "advice-worse") + ("-though" if but else "")
        difference = signed(advised.difference, game, lang)
        return words.say(key, than=than, difference=difference.removeprefix("+"), because=say, though=but)


def signed(share: float, game: Game, lang: str) -> str:
    """A difference of shares in per cent."""
    return ("+" if share >= 0 else "−") + game.words(lang).percent(abs(share))


# What the mean of simulations says of the victory


@dataclass(frozen=True)
class Calibration:
    """How the mean of a search's simulations becomes a share of the victory; `bot/calibration.toml` says it.

    The log-odds of the victory grow with those of the mean, the more the later it is; more players leave less to each.
    """

    shift: float = 0.0
    slope: float = 1.0
    growth: float = 0.0  # of the slope, with each round
    crowd: float = 0.0  # how much the even share of so many players counts

    def share(self, mean: float, players: int, round: int) -> float:
        """The share of the victory that such a mean stands for.

        >>> Calibration().share(0.3, 2, 5)
        0.3
        """
        if self == PLAIN:
            return mean
        return 1 / (1 + exp(-(self.shift + self.crowd * odds(1 / players) + self.steep(round) * odds(mean))))

    def steep(self, round: int) -> float:
        return max(0.1, self.slope + self.growth * round)

    def rise(self, one: float, other: float, players: int, round: int) -> float:
        """By how much the share grows with the mean, between two of them."""
        if abs(one - other) < 1e-6:
            one, other = one + 1e-4, one - 1e-4
        return (self.share(one, players, round) - self.share(other, players, round)) / (one - other)


PLAIN = Calibration()


def odds(share: float) -> float:
    inside = min(max(share, NEARLY), 1 - NEARLY)
    return log(inside / (1 - inside))


@cache
def read_calibration(path: Path) -> Calibration:
    """The calibration of a file; none: what is found is taken as it is."""
    return Calibration(**tomllib.loads(path.read_text(encoding="utf-8"))["calibration"]) if path.exists() else PLAIN


def calibration_of(game: Game) -> Calibration:
    return read_calibration(game.folder / "bot" / "calibration.toml")


# Finding it


@dataclass(frozen=True)
class Compared:
    """What the simulations of the best moves came to, before it is said as advice."""

    moves: tuple[int, ...]
    worlds: int
    sums: tuple[tuple[float, float, float], ...]  # of each move: share, its square, and what the search calls its worth
    pairs: dict[tuple[int, int], tuple[float, float, tuple[float, ...], tuple[float, ...]]]
    lines: tuple[tuple[tuple[int, int], ...], ...]


def advise(
    table: Table,
    seat: int,
    budget: Budget | str = "1s",
    *,
    seed: int = 0,
    threads: int = 1,
    told: Callable[[float], None] | None = None,
) -> Advice:
    """The best two or three moves of a seat with their win shares, what is likely to follow, and the reasons.

    The budget is CPU time ("2s", "250ms") or a number of simulations ("5000"), which give the same advice again from
    the same seed, on any number of threads. `told` hears how much of it has gone, from 0 to 1.

    >>> import londinium
    >>> table = londinium.game("kids-of-london").table(players=3, seed=1)
    >>> advice = londinium.advise(table, 0, "600")
    >>> len(advice.moves), all(0 <= advised.share <= 1 for advised in advice.moves)
    (3, True)
    >>> best = advice.moves[0]
    >>> abs(sum(reason.share for reason in best.reasons) - best.difference) < 1e-9
    True
    """
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < table.players:
        raise BadSeat(seat, table.players)
    if table.over:
        raise NoAdvice("the game is over; there is nothing left to choose")
    if seat not in table.to_act:
        raise NoAdvice(f"seat {seat} owes no choice now; it is for {', '.join(map(str, table.to_act))} to choose")
    if not isinstance(budget, (Budget, str)):
        raise BadBudget(f"{budget!r} is no time to think: give '2s', '250ms' or a number of simulations such as '5000'")
    if isinstance(budget, str):
        budget = Budget.read(budget)
    adviser = Adviser(table.game, budget, seed, threads)
    return adviser.advise(table.state, seat, told)


class Adviser:
    """Thinks about choices of one game with one budget each."""

    def __init__(
        self, game: Game, budget: Budget, seed: int = 0, threads: int = 1, settings: Settings | None = None
    ) -> None:
        self.game = game
        self.search = Search(seed, game, budget, settings, threads, foreseen=FORESEEN)
        self.threads = self.search.threads

    def advise(self, state: State, seat: int, told: Callable[[float], None] | None = None) -> Advice:
        compared = self.compare(state, seat, told)
        means = [total / compared.worlds for _, _, total in compared.sums]
        order = sorted(range(len(compared.moves)), key=lambda i: -means[i])
        said = Saying(self.game, state, compared)
        moves = tuple(
            said.advised(i, order[1 if place == 0 else 0] if len(order) > 1 else i) for place, i in enumerate(order)
        )
        return Advice(seat, moves, self.search.simulations + compared.worlds * len(moves))

    def compare(
        self,
        state: State,
        seat: int,
        told: Callable[[float], None] | None = None,
        among: Sequence[int] | None = None,
    ) -> Compared:
        """Search the best moves, or order some that are given, and compare them in fresh worlds."""
        budget = self.search.budget
        total = budget.seconds or budget.simulations
        root = state.imagine(seat, self.search.dice.getrandbits(64))

        def first(part: float) -> None:
            if told is not None:
                told(SEARCHED * part)

        thoughts, _ = self.search.think(root, seat, total * SEARCHED, first, among)
        moves = tuple(thought.move for thought in thoughts[:COMPARED])
        lanes = [(Comparison(), lane) for lane in self.search.lanes]
        kept = self.search.settings(state.players).kept
        seats = state.players + len(self.game.extras(state.players))
        for comparison, lane in lanes:
            settle(lane, kept)
            begin_comparison(comparison, lane, len(moves), seats, len(self.game.sources))

        def rest(part: float) -> None:
            if told is not None:
                told(SEARCHED + (1 - SEARCHED) * part)

        with executor(self.threads) as pool:
            clock = Spending(total * (1 - SEARCHED), budget.seconds > 0, pool, rest, FRESH, self.search.stretch)
            clock.run(1.0, lanes, len(moves), simulate)
        return gather(moves, [comparison for comparison, _ in lanes], seat)


def simulate(lane: tuple[Comparison, Thinker], first: int, worlds: int, alive: int) -> None:
    compare(*lane, first, worlds)


def gather(moves: tuple[int, ...], comparisons: list[Comparison], seat: int) -> Compared:
    """What all lanes found, added in their order."""
    many = range(len(moves))

    def added(field: str, at: int) -> float:
        return float(sum(columns[field][lane][at] for lane in range(len(comparisons))))

    names = ("sum", "square", "raw", "difference", "difference_square", "parts", "parts_square")
    columns = {name: [list(getattr(comparison, name)) for comparison in comparisons] for name in names}
    pairs = {}
    for one in many:
        for other in range(one):
            at = one * COMPARED + other
            pairs[one, other] = (
                added("difference", at),
                added("difference_square", at),
                tuple(added("parts", at * PARTS + part) for part in range(PARTS)),
                tuple(added("parts_square", at * PARTS + part) for part in range(PARTS)),
            )
    lines = [line_of([way for one in comparisons for way in beginnings(one, which)], seat) for which in many]
    return Compared(
        moves,
        sum(comparison.worlds for comparison in comparisons),
        tuple((added("sum", which), added("square", which), added("raw", which)) for which in many),
        pairs,
        tuple(lines),
    )


def line_of(ways: list[list[int]], seat: int) -> tuple[tuple[int, int], ...]:
    """What follows a move most often, choice by choice, as long as one is likely and until the seat's next turn."""
    found: list[tuple[int, int]] = []
    away = False
    while len(found) < LONGEST_LINE:
        at = 2 * (len(found) + 1)  # the first choice of each way is the move itself
        next_steps = Counter((way[at], way[at + 1]) for way in ways if len(way) > at)
        if not next_steps:
            break
        step, often = min(next_steps.items(), key=lambda item: (-item[1], item[0]))
        if often < FEWEST or often < LIKELY * len(ways) or (away and step[0] == seat):
            break
        away = away or step[0] != seat
        found.append(step)
        ways = [way for way in ways if len(way) > at and (way[at], way[at + 1]) == step]
    return tuple(found)


class Saying:
    """Turns what simulations came to into advice."""

    def __init__(self, game: Game, state: State, compared: Compared) -> None:
        self.game = game
        self.compared = compared
        self.calibration = calibration_of(game)
        self.players = state.players
        self.round = state.round
        self.names = dict(enumerate(game.sources)) | {MOST_SOURCES: OTHERS, PARTS - 1: REST}

    def mean(self, which: int) -> float:
        return self.compared.sums[which][0] / self.compared.worlds

    def advised(self, which: int, against: int) -> Advised:
        """One move, held against another, or against nothing if that is the same."""
        compared, n = self.compared, self.compared.worlds
        total, square, _ = compared.sums[which]
        mean = self.mean(which)
        error = deviation(total, square, n) * self.rise(mean, mean)
        difference, difference_error, reasons = self.difference(which, against) if which != against else (0.0, 0.0, ())
        line = tuple(Step(seat, self.game.moves[move]) for seat, move in compared.lines[which])
        share = self.calibration.share(mean, self.players, self.round)
        move = self.game.moves[compared.moves[which]]
        return Advised(move, share, error, line, difference, difference_error, reasons)

    def difference(self, which: int, against: int) -> tuple[float, float, tuple[Reason, ...]]:
        """By how much a move is better than another, and from what that comes."""
        n = self.compared.worlds
        first = which > against
        apart, square, parts, squares = self.compared.pairs[(which, against) if first else (against, which)]
        scale = self.rise(self.mean(which), self.mean(against))
        sign = scale if first else -scale
        reasons = [
            Reason(name, sign * parts[part] / n, scale * deviation(parts[part], squares[part], n))
            for part, name in self.names.items()
            if squares[part] > 0.0
        ]
        reasons.sort(key=lambda reason: -abs(reason.share))
        return sign * apart / n, scale * deviation(apart, square, n), tuple(reasons)

    def rise(self, one: float, other: float) -> float:
        return self.calibration.rise(one, other, self.players, self.round)


def deviation(total: float, square: float, n: int) -> float:
    """The standard error of a mean."""
    return sqrt(max(0.0, square / n - (total / n) ** 2) / max(1, n - 1))
