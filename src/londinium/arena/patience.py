"""Patience: how long a bot may take for one choice, kept by timers of the system; who waits too long loses the game.

A bot that runs Python is stopped in the middle of its choice. One that is deep in compiled code cannot be: the process
ends when it has burnt twice the limit, and whoever started the process says so.
"""

from __future__ import annotations

import signal
import threading
from types import FrameType, TracebackType
from typing import Any

from londinium.bots import Bot, check_bot
from londinium.core.game import Game
from londinium.core.state import State

SHORTEST = 60.0  # seconds for a choice, whatever the bots' budgets are
TIMES_A_BUDGET = 10  # a machine may be busy
A_SIMULATION = 0.01  # seconds; ten times what the slowest game takes
GRACE = 1.0  # seconds between reminders, for a bot that catches everything
KILLED = getattr(signal, "SIGPROF", 0)  # what ends a process whose bot cannot be stopped


class TooSlow(BaseException):
    """The bot did not answer in time; not an Exception, which bots may catch."""


def usual_limit(specs: tuple[str, ...], game: Game | None = None) -> float:
    """The seconds one choice may take, for bots with these budgets.

    >>> usual_limit(("greedy", "search:2s")), usual_limit(("search:100s",)), usual_limit(("search:50000",))
    (60.0, 1000.0, 500.0)
    """
    budgets = [budget for spec in specs if (budget := check_bot(spec, game)) is not None]
    asked = [TIMES_A_BUDGET * one.seconds + A_SIMULATION * one.simulations for one in budgets]
    return max([SHORTEST, *asked])


class Patience:
    """Asks bots for choices, and waits so many seconds for each; None waits for ever.

    >>> from time import sleep
    >>> with Patience(0.05) as patience:
    ...     try:
    ...         with patience.waiting():
    ...             sleep(60)
    ...     except TooSlow:
    ...         print("too slow")
    too slow
    """

    def __init__(self, limit: float | None) -> None:
        main = threading.current_thread() is threading.main_thread()
        self.limit = limit if main and hasattr(signal, "setitimer") else None  # elsewhere there are no such timers
        self.before: Any = None
        self.asking = False

    def __enter__(self) -> Patience:
        if self.limit is not None:
            self.before = signal.signal(signal.SIGALRM, self.ring)
        return self

    def __exit__(self, *problem: object) -> None:
        if self.limit is not None:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGALRM, self.before)

    def ring(self, number: int, frame: FrameType | None) -> None:
        if self.asking:
            raise TooSlow

    def waiting(self) -> Waiting:
        """While this lasts, the time of one choice runs."""
        return Waiting(self)

    def choice(self, mind: Bot, state: State, seat: int) -> int:
        """What a bot chooses."""
        if self.limit is None:
            return mind.choose(state, seat)
        with Waiting(self):
            return mind.choose(state, seat)


class Waiting:
    """The time of one choice. Timers are set anew by the next one, which saves stopping them."""

    def __init__(self, patience: Patience) -> None:
        self.patience = patience

    def __enter__(self) -> None:
        limit = self.patience.limit
        if limit is not None:
            signal.setitimer(signal.ITIMER_REAL, limit, GRACE)
            signal.setitimer(signal.ITIMER_PROF, 2 * limit + GRACE)
            self.patience.asking = True

    def __exit__(self, kind: type[BaseException] | None, problem: object, trace: TracebackType | None) -> None:
        self.patience.asking = False
