"""SPRT: a sequential test of the first bot's share of victory, with bounds stated before the first game.

A generalized sequential probability ratio test in its normal approximation: each block gives one number, the mean share
of victory of the first bot over the block's games. After n blocks with mean m and variance v, the log likelihood ratio
of "the share is p1" against "the share is p0" is n (p1 - p0) (m - c) / v, where c = (p0 + p1) / 2. The test ends for p1
at log((1 - beta) / alpha), for p0 at log(beta / (1 - alpha)).

Since shares vary less the nearer they are to 0 or 1, v is what was seen times c (1 - c) / (m (1 - m)): else a bad start
would look like a sure one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import log
from typing import Any

import numpy as np

from londinium.core.errors import LondiniumError

LEAST = 20  # blocks before the variance is believed
LEAST_VARIANCE = 1e-4  # of a block: blocks that are all alike prove less than they seem to


class BadTest(LondiniumError):
    """These bounds make no test."""


@dataclass(frozen=True)
class Sprt:
    """The bounds: shares of victory, and how often it may be wrong where each of them is the truth.

    >>> Sprt(0.25, 0.3).bounds
    (-2.94..., 2.94...)
    >>> Sprt(0.3, 0.3)
    Traceback (most recent call last):
    londinium.arena.sprt.BadTest: a test needs 0 <= p0 < p1 <= 1 and error rates between 0 and 0.5
    """

    p0: float
    p1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not (0 <= self.p0 < self.p1 <= 1 and 0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise BadTest("a test needs 0 <= p0 < p1 <= 1 and error rates between 0 and 0.5")

    @classmethod
    def read(cls, text: str) -> Sprt:
        """The bounds as typed: p0,p1 or p0,p1,alpha,beta.

        >>> Sprt.read("0.25,0.3").p1
        0.3
        """
        try:
            values = [float(part) for part in text.split(",")]
        except ValueError:
            values = []
        if len(values) not in (2, 4):
            raise BadTest("bounds are written p0,p1 or p0,p1,alpha,beta")
        return cls(*values)

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the test ends for p0 and for p1."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    def described(self) -> dict[str, Any]:
        return asdict(self)

    def after(self, scores: Sequence[float]) -> Verdict:
        """What is known after these blocks, in their order; what comes after the test has ended is not looked at.

        >>> Sprt(0.25, 0.5).after([0.75, 0.25] * 40)
        Verdict(accepted='p1', ratio=10..., blocks=20)
        """
        values = np.asarray(scores, dtype=float)
        count = np.arange(1, len(values) + 1)
        mean = np.cumsum(values) / count
        middle = (self.p0 + self.p1) / 2
        seen = np.cumsum(values**2) / count - mean**2
        scale = middle * (1 - middle) / np.maximum(mean * (1 - mean), LEAST_VARIANCE)
        variance = np.maximum(seen * scale, LEAST_VARIANCE)
        ratios = count * (self.p1 - self.p0) * (mean - middle) / variance
        low, high = self.bounds
        ended = np.flatnonzero((count >= LEAST) & ((ratios <= low) | (ratios >= high)))
        if not len(ended):
            return Verdict(None, float(ratios[-1]) if len(values) else 0.0, len(values))
        end = int(ended[0])
        return Verdict("p1" if ratios[end] >= high else "p0", float(ratios[end]), end + 1)


@dataclass(frozen=True)
class Verdict:
    """Where a test stands: what it accepted, if it has ended, the log likelihood ratio, and after how many blocks."""

    accepted: str | None
    ratio: float
    blocks: int
