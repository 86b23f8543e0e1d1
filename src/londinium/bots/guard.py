"""Guard: a small process that ends the programs of another when that one is gone, even if it was killed.

A program that waits for its input ends by itself then; one that hangs would not. The guard is told of every program
over a pipe, `+group` and `-group`; when the pipe ends, it ends the groups that are left. It runs as a script by itself.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable
from contextlib import suppress


class Guard:
    """The guard of this process."""

    def __init__(self) -> None:
        self.owner = os.getpid()
        self.lock = threading.Lock()
        self.process = subprocess.Popen(
            [sys.executable, "-I", "-S", __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def tell(self, sign: str, group: int) -> None:
        assert self.process.stdin is not None
        with self.lock, suppress(OSError, ValueError):
            self.process.stdin.write(f"{sign}{group}\n".encode())
            self.process.stdin.flush()

    def close(self) -> None:
        assert self.process.stdin is not None
        with suppress(OSError):
            self.process.stdin.close()
        self.process.wait()


GUARDS: list[Guard] = []  # one at most; after a fork a process has its own
STARTING = threading.Lock()


def guard() -> Guard:
    """The guard of this process, started when it is first needed."""
    with STARTING:
        if not GUARDS or GUARDS[0].owner != os.getpid():
            GUARDS[:] = [Guard()]
        return GUARDS[0]


def begin() -> None:
    """Start the guard now, so that it need only be told."""
    if hasattr(os, "killpg"):
        guard()


def watch_over(group: int) -> None:
    """End a group of processes when this process is gone."""
    if hasattr(os, "killpg"):
        guard().tell("+", group)


def let_go_of(group: int) -> None:
    """It has ended."""
    if hasattr(os, "killpg"):
        guard().tell("-", group)


def dismiss() -> None:
    """End the guard, if there is one; nothing is left for it to do."""
    with STARTING:
        if GUARDS and GUARDS[0].owner == os.getpid():
            GUARDS.pop().close()


def watch(told: Iterable[str]) -> None:
    """What the guard does until nobody tells it anything any more."""
    groups: set[int] = set()
    for line in told:
        (groups.add if line[0] == "+" else groups.discard)(int(line[1:]))
    for group in groups:
        with suppress(OSError):
            os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    watch(sys.stdin)
