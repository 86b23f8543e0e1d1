"""Waits: how long somebody has waited for a bot at most, since the start and lately. Whoever still waits counts."""

from __future__ import annotations

import contextlib
from collections import deque
from collections.abc import Callable, Iterator

LATELY = 300.0  # seconds
STEP = 60.0


class Waits:
    """The waits of one process."""

    def __init__(self, ticks: Callable[[], float]) -> None:
        self.ticks = ticks
        self.begun: dict[object, float] = {}  # the waits that are not over
        self.ended = 0.0  # the longest of all others
        self.steps: deque[tuple[float, float]] = deque()  # when a minute began, and the longest wait that ended in it

    @contextlib.contextmanager
    def measured(self) -> Iterator[None]:
        """Count the time spent in here as a wait."""
        wait = object()
        self.begun[wait] = self.ticks()
        try:
            yield
        finally:
            self.note(self.ticks() - self.begun.pop(wait))

    def note(self, seconds: float) -> None:
        """A wait is over."""
        now = self.ticks()
        self.ended = max(self.ended, seconds)
        if self.steps and now < self.steps[-1][0] + STEP:
            begun, longest = self.steps.pop()
            self.steps.append((begun, max(longest, seconds)))
        else:
            self.steps.append((now, seconds))
        self.forget(now)

    def forget(self, now: float) -> None:
        while self.steps and self.steps[0][0] + STEP < now - LATELY:
            self.steps.popleft()

    def current(self) -> float:
        """How long the one who has waited longest of those who wait now has waited."""
        now = self.ticks()
        return max((now - begun for begun in self.begun.values()), default=0.0)

    def longest(self) -> float:
        """Since the start."""
        return max(self.ended, self.current())

    def lately(self) -> float:
        """In the last five minutes, or up to a minute more."""
        self.forget(self.ticks())
        return max(self.current(), *(longest for _, longest in self.steps), 0.0)
