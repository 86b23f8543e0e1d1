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


def rate(work: Callable[[], int], clock: Callable[[], float] = time.perf_counter) -> float:
    """How many things per second a piece of work does; it says how many it did."""
    begin = clock()
    done = work()
    return done / (clock() - begin)


def compare(
    what: str,
    peer: str,
    ours: Callable[[], int],
    theirs: Callable[[], int],
    least: float | None = None,
    most: float | None = None,
    costs: bool = False,
    progress: Callable[[], None] = lambda: None,
    clock: Callable[[], float] = time.perf_counter,
) -> Comparison:
    """Run both in turn; the ratio is the median of the rounds' ratios. `costs`: compare times, not speeds.

    `clock`: where both sides work in the calling thread alone, its CPU time is not disturbed by others.
    """
    ours(), theirs()  # warm up
    pairs = []
    for _ in range(ROUNDS):
        pairs.append((rate(ours, clock), rate(theirs, clock)))
        progress()
    ratios = [theirs / ours if costs else ours / theirs for ours, theirs in pairs]
    return Comparison(
        what, peer, median(pair[0] for pair in pairs), median(pair[1] for pair in pairs), median(ratios), least, most
    )


def compare_threads(
    what: str, work: Callable[[int], int], least: float, progress: Callable[[], None] = lambda: None
) -> tuple[Comparison, Comparison]:
    """What two threads do beside one, in turns: by the clock on the wall, and by CPU time.

    By the clock the best of each counts, and it takes a moment in which nobody else uses either core. By CPU time a
    busy machine tells as well what two cores would do: the calling thread's time, and half of that of the two others.
    """
    work(1), work(2)  # warm up
    walls: dict[int, list[float]] = {1: [], 2: []}
    paces: dict[int, list[float]] = {1: [], 2: []}
    for _ in range(TRIES):
        for threads in (1, 2):
            begun, all_begun, own_begun = time.perf_counter(), time.process_time(), time.thread_time()
            done = work(threads)
            wall, spent, own = (
                time.perf_counter() - begun,
                time.process_time() - all_begun,
                time.thread_time() - own_begun,
            )
            walls[threads].append(done / wall)
            paces[threads].append(done / (own + (spent - own) / threads))
        progress()
    one, two = max(walls[1]), max(walls[2])
    ratios = [pair[1] / pair[0] for pair in zip(paces[1], paces[2], strict=True)]
    return (
        Comparison(f"{what}, two threads", "one thread", two, one, two / one, least),
        Comparison(
            f"{what}, two threads, by CPU time", "one thread", median(paces[2]), median(paces[1]), median(ratios), least
        ),
    )
