"""Measuring two things in turn, so that whatever else the machine does falls on both."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median

ROUNDS = 7
TRIES = 12


@dataclass(frozen=True)
class Comparison:
    """Ours against theirs: things done per second, or another unit, and what is wanted of the ratio."""

    what: str
    peer: str
    ours: float
    theirs: float
    ratio: float
    least: float | None = None
    most: float | None = None
    unit: str = "/s"

    @property
    def met(self) -> bool | None:
        if self.least is not None:
            return self.ratio >= self.least
        return self.ratio <= self.most if self.most is not None else None


def rate(work: Callable[[], int]) -> float:
    """How many things per second a piece of work does; it says how many it did."""
    begin = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - begin)


def compare(
    what: str,
    peer: str,
    ours: Callable[[], int],
    theirs: Callable[[], int],
    least: float | None = None,
    most: float | None = None,
    costs: bool = False,
    progress: Callable[[], None] = lambda: None,
) -> Comparison:
    """Run both in turn; the ratio is the median of the rounds' ratios. `costs`: compare times, not speeds."""
    ours(), theirs()  # warm up
    pairs = []
    for _ in range(ROUNDS):
        pairs.append((rate(ours), rate(theirs)))
        progress()
    ratios = [theirs / ours if costs else ours / theirs for ours, theirs in pairs]
    return Comparison(
        what, peer, median(pair[0] for pair in pairs), median(pair[1] for pair in pairs), median(ratios), least, most
    )


def compare_best(
    what: str,
    peer: str,
    ours: Callable[[], int],
    theirs: Callable[[], int],
    least: float | None = None,
    progress: Callable[[], None] = lambda: None,
) -> Comparison:
    """Run both in turn; the ratio is that of the best of each: what was to be had when nobody else used the machine."""
    ours(), theirs()  # warm up
    pairs = []
    for _ in range(TRIES):
        pairs.append((rate(ours), rate(theirs)))
        progress()
    best = max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)
    return Comparison(what, peer, *best, best[0] / best[1], least)
