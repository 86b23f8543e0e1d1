"""Patience: how long a bot may take for one choice, kept by timers of the system; who waits too long loses the game.

While a bot waits for a processor that others use, its time stands still, where the system counts that (Linux does).
So it does while the whole machine does: the clock is looked at again and again, and a leap of it counts as one look.
A bot that runs Python is stopped in the middle of its choice. One that is deep in compiled code cannot be: the process
ends when it has burnt twice the limit, and whoever started the process says so.
"""

from __future__ import annotations

import os
import signal
import threading
from time import monotonic, process_time
from types import FrameType, TracebackType
from typing import Any

from londinium.bots import Bot, check_bot
from londinium.core.game import Game
from londinium.core.state import State

SHORTEST = 60.0  # seconds for a choice, whatever the bots' budgets are
TIMES_A_BUDGET = 10  # a machine may be busy
A_SIMULATION = 0.01  # seconds; ten times what the slowest game takes
GRACE = 1.0  # seconds after twice the limit until a process that cannot be stopped ends
LOOKS = 10  # at the clock while a limit lasts; they go on, for a bot that catches everything
WAITED = "/proc/self/schedstat"  # nanoseconds: on a processor, waiting for one; and how often
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


def waited(then: bytes, now: bytes) -> float:
    """The seconds that went by waiting for a processor between two counts of the system.

    >>> waited(b"7 2000000000 1", b"9 5000000000 4")
    3.0
    """
    return (int(now.split()[1]) - int(then.split()[1])) / 1e9


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
        self.waits: int | None = None  # the file that counts them
        self.looked = 0.0
        self.burnt = 0.0
        self.gone = 0.0
        self.then = b""

    def __enter__(self) -> Patience:
        if self.limit is not None:
            self.before = signal.signal(signal.SIGALRM, self.ring)
            self.waits = os.open(WAITED, os.O_RDONLY) if os.path.exists(WAITED) else None
        return self

    def __exit__(self, *problem: object) -> None:
        if self.limit is not None:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGALRM, self.before)
        if self.waits is not None:
            os.close(self.waits)

    def ring(self, number: int, frame: FrameType | None) -> None:
        if self.asking and self.limit is not None:
            self.look(self.limit / LOOKS)
            # in compiled code no clock is looked at, but the processor is used
            if max(self.gone, process_time() - self.burnt) >= self.limit:
                raise TooSlow

    def look(self, most: float) -> None:
        """Count what has gone since the last look, without what went by waiting for a processor."""
        now, count = monotonic(), self.count()
        self.gone += min(now - self.looked - waited(self.then, count), 2 * most)
        self.looked, self.then = now, count

    def begin(self) -> None:
        self.gone, self.looked, self.burnt = 0.0, monotonic(), process_time()
        self.then = self.count()

    def count(self) -> bytes:
        return os.pread(self.waits, 64, 0) if self.waits is not None else b"0 0 0"

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
            signal.setitimer(signal.ITIMER_REAL, limit / LOOKS, limit / LOOKS)
            signal.setitimer(signal.ITIMER_PROF, 2 * limit + GRACE)
            self.patience.begin()
            self.patience.asking = True

    def __exit__(self, kind: type[BaseException] | None, problem: object, trace: TracebackType | None) -> None:
        self.patience.asking = False
