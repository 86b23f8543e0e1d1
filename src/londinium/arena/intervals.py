"""Intervals: how far a share may be from the truth, by drawing whole blocks anew (block bootstrap).

Games of one block share a deal and are not independent; blocks are. So blocks are drawn, never games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from londinium.arena.summary import wilson

RESAMPLES = 2000
AT_ONCE = 1 << 22  # numbers held at a time
FEW = 8  # blocks: fewer drawn anew are too much alike
OUTER = (2.5, 97.5)  # per cent: a 95 % interval lies between


@dataclass(frozen=True)
class Interval:
    """A mean, the 95 % interval it lies in, and the number of blocks it rests on."""

    mean: float
    low: float
    high: float
    blocks: int

    def holds(self, value: float) -> bool:
        """Whether a value lies in the interval."""
        return self.low <= value <= self.high


def resampled(blocks: int, resamples: int, seed: int) -> Iterator[NDArray[np.int64]]:
    """How often each block is drawn in each resample, a few resamples at a time."""
    dice = np.random.default_rng(seed)
    step = max(1, AT_ONCE // max(blocks, 1))
    even = np.full(blocks, 1 / blocks)
    for first in range(0, resamples, step):
        yield dice.multinomial(blocks, even, size=min(step, resamples - first))


def share_between(
    sums: Sequence[float], counts: Sequence[float], seed: int = 0, resamples: int = RESAMPLES
) -> Interval:
    """The share that so many victories are of so many seats, each summed up by block.

    Blocks that are all alike leave nothing to draw from; then Wilson's interval is taken, a block counting as one game.
    With few blocks it is never narrower than that.

    >>> share_between([2, 1, 0, 1] * 2, [4] * 8)
    Interval(mean=0.25, low=0.125, high=0.375, blocks=8)
    >>> share_between([4, 4, 4, 4], [4, 4, 4, 4]).low
    0.510...
    >>> share_between([4, 3, 4, 4], [4, 4, 4, 4]).low
    0.449...
    """
    won, seats = np.asarray(sums, dtype=float), np.asarray(counts, dtype=float)
    blocks = len(won)
    mean = float(won.sum() / seats.sum()) if blocks else 0.0
    if blocks < 2 or np.ptp(won / seats) < 1e-12:
        return Interval(mean, *wilson(mean, blocks), blocks)
    means = np.concatenate([(drawn @ won) / (drawn @ seats) for drawn in resampled(blocks, resamples, seed)])
    low, high = (float(end) for end in np.percentile(means, OUTER))
    if blocks < FEW:
        least, most = wilson(mean, blocks)
        low, high = min(low, least), max(high, most)
    return Interval(mean, min(mean, low), max(mean, high), blocks)
