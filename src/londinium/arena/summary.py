"""Summary: what many games came to, in shares, means and spreads; it plays none of them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import sqrt

import numpy as np
from numpy.typing import NDArray

from londinium.arena.matches import MatchResult

Z_95 = 1.959963984540054


@dataclass(frozen=True)
class Share:
    """A share of victory and the 95 % interval it lies in."""

    share: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Spread:
    """A mean, the standard deviation around it, and the extremes."""

    mean: float
    deviation: float
    least: float
    most: float


def wilson(share: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """The interval for a share seen in so many games (Wilson's score interval).

    Shared victories make a share vary less than wins and losses alone would, so that it is rather too wide than too
    narrow.

    >>> [round(end, 3) for end in wilson(0.4, 1000)]
    [0.37, 0.431]
    >>> wilson(0.0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    weight = z * z / games
    middle = (share + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * sqrt(share * (1 - share) / games + weight / (4 * games))
    return min(share, max(0.0, middle - reach)), max(share, min(1.0, middle + reach))


class Summary:
    """Results gathered one by one, kept in columns.

    >>> summary = Summary(2)
    >>> summary.add(MatchResult(0, 1, ("greedy", "random"), (1.0, 0.0), (30, 12), 20, 9))
    >>> summary.add(MatchResult(1, 2, ("random", "greedy"), (0.5, 0.5), (20, 20), 22, 9))
    >>> [seat.share for seat in summary.by_seat()], summary.by_bot()["greedy"].share
    ([0.75, 0.25], 0.75)
    >>> summary.decisions()
    Spread(mean=21.0, deviation=1.0, least=20.0, most=22.0)
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.numbers = array("q")
        self.seeds: list[int] = []
        self.bots: list[tuple[str, ...]] = []
        self.extras: list[dict[str, float]] = []
        self.forfeits: dict[str, list[str]] = {}  # the games that bots lost because they failed, and how
        self._payoffs = array("d")
        self._points = array("q")
        self._decisions = array("q")
        self._rounds = array("q")

    @classmethod
    def of(cls, players: int, results: Iterable[MatchResult]) -> Summary:
        """The summary of these results."""
        summary = cls(players)
        for result in results:
            summary.add(result)
        return summary

    def add(self, result: MatchResult) -> None:
        """Count one more game."""
        self.numbers.append(result.number)
        self.seeds.append(result.seed)
        self.bots.append(result.bots)
        self.extras.append(result.extra)
        self._payoffs.extend(result.payoffs)
        self._points.extend(result.points)
        self._decisions.append(result.decisions)
        self._rounds.append(result.rounds)
        if result.forfeit is not None:
            seat, reason = result.forfeit
            self.forfeits.setdefault(result.bots[seat], []).append(reason)

    def settle(self) -> None:
        """Forget a game that is counted only in part, because counting was interrupted."""
        whole = len(self._rounds)
        for column in (self.numbers, self._decisions, self.seeds, self.bots, self.extras):
            del column[whole:]
        del self._payoffs[whole * self.players :]
        del self._points[whole * self.players :]

    @property
    def games(self) -> int:
        """How many games there are."""
        return len(self.numbers)

    @property
    def payoffs(self) -> NDArray[np.float64]:
        """The shares of victory, one row per game and one column per seat."""
        return np.array(self._payoffs).reshape(-1, self.players)

    @property
    def points(self) -> NDArray[np.int64]:
        """The points, one row per game and one column per seat."""
        return np.array(self._points).reshape(-1, self.players)

    def by_seat(self) -> list[Share]:
        """Each seat's share of victory."""
        return [share_of(column) for column in self.payoffs.T]

    def by_bot(self) -> dict[str, Share]:
        """Each bot's share of victory at one seat, wherever it sat."""
        return {name: share_of(self.payoffs[where]) for name, where in self.seats_of_bots()}

    def points_by_seat(self) -> list[Spread]:
        """Each seat's points."""
        return [spread_of(column) for column in self.points.T]

    def points_by_bot(self) -> dict[str, Spread]:
        """Each bot's points at one seat, wherever it sat."""
        return {name: spread_of(self.points[where]) for name, where in self.seats_of_bots()}

    def seats_of_bots(self) -> Iterator[tuple[str, NDArray[np.bool_]]]:
        """Each bot, the ones named first before the others, and where it sat."""
        sat = np.array(self.bots).reshape(-1, self.players)
        for name in dict.fromkeys(self.bots[0] if self.bots else ()):
            yield name, sat == name

    def without_winner(self) -> float:
        """The share of victory that went to no seat."""
        return float(1 - self.payoffs.sum(axis=1).mean())

    def decisions(self) -> Spread:
        """How many choices a game had."""
        return spread_of(np.array(self._decisions))

    def rounds(self) -> Spread:
        """How many rounds a game had."""
        return spread_of(np.array(self._rounds))

    def figures(self) -> dict[str, Spread]:
        """The games' own figures."""
        names = dict.fromkeys(name for extra in self.extras for name in extra)
        return {name: spread_of(np.array([extra[name] for extra in self.extras if name in extra])) for name in names}

    def columns(self) -> dict[str, list[object]]:
        """One row per game, as columns by name; seats are counted from 1."""
        found: dict[str, list[object]] = {
            "game": [number + 1 for number in self.numbers],
            "seed": [f"{seed:032x}" for seed in self.seeds],
        }
        for seat in range(self.players):
            found[f"bot_{seat + 1}"] = [bots[seat] for bots in self.bots]
        for seat in range(self.players):
            found[f"payoff_{seat + 1}"] = self.payoffs[:, seat].tolist()
        for seat in range(self.players):
            found[f"points_{seat + 1}"] = self.points[:, seat].tolist()
        found["decisions"] = list(self._decisions)
        found["rounds"] = list(self._rounds)
        for name in self.figures():
            found[name] = [extra.get(name) for extra in self.extras]
        return found


def share_of(payoffs: NDArray[np.float64]) -> Share:
    share = float(payoffs.mean()) if payoffs.size else 0.0
    return Share(share, *wilson(share, payoffs.size), payoffs.size)


def spread_of(values: NDArray[np.float64] | NDArray[np.int64]) -> Spread:
    return Spread(float(values.mean()), float(values.std()), float(values.min()), float(values.max()))
