"""Memory: when a process that serves looks for garbage and gives back what it no longer needs."""

from __future__ import annotations

import ctypes
import gc

# Python's own are made for short programs: they look through every table again and again. What is young is looked
# through often enough that nobody waits for it, and the rest seldom: next to nothing there is garbage.
SELDOM = (5_000, 4_000, 100)
ARENA_MAX = -8  # as malloc.h has it


def look_for_garbage_seldom() -> None:
    """To be said once, when all that stays has been loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def keep_to_one_heap() -> None:
    """To be said before threads begin: each would keep a heap of its own, with holes that no other fills."""
    tell_c("mallopt", ARENA_MAX, 1)


def give_back() -> None:
    """Let the system have what tables that left memory took."""
    tell_c("malloc_trim", 0)


def tell_c(what: str, *how: int) -> None:
    """Tell C's library something about memory, where it listens: glibc's does."""
    function = getattr(ctypes.CDLL(None), what, None)
    if function is not None:
        function(*how)
