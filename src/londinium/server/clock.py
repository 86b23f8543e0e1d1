"""Clock: a wall clock that is slewed, never stepped. It begins with the machine's time and then moves on evenly.

Whoever sets the machine's clock by an hour takes nobody's time away and gives nobody more, and the log stays in order.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

import structlog

SLEW = 0.01  # seconds that it comes nearer to the machine's time in each second
FAR = 2.0  # seconds that are worth a word

log = structlog.get_logger("clock")

# the time since the machine was started; where that can be had, with the time for which it slept
elapsed: Callable[[], float] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic
)


class SlewedClock:
    """Seconds since 1970, as `time.time` tells them, but never back and never by leaps."""

    __slots__ = ("behind", "elapsed", "offset", "slewed", "wall")

    def __init__(self, wall: Callable[[], float] = time.time, elapsed: Callable[[], float] = elapsed) -> None:
        self.wall = wall
        self.elapsed = elapsed
        self.slewed = elapsed()
        self.offset = wall() - self.slewed
        self.behind = 0.0  # the machine's time, when it was last looked at

    def __call__(self) -> float:
        return self.offset + self.elapsed()

    def slew(self) -> None:
        """Come nearer to the machine's time, so slowly that nobody notices."""
        now = self.elapsed()
        most = (now - self.slewed) * SLEW
        behind = self.wall() - (self.offset + now)
        if abs(behind - self.behind) > FAR:
            log.warning("the machine's clock was set; it is followed slowly", seconds=round(behind, 1))
        self.offset += max(-most, min(most, behind))
        self.behind, self.slewed = behind, now
