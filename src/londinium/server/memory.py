"""Memory: when a process that serves looks for garbage and gives back what it no longer needs."""

from __future__ import annotations

import ctypes
import gc

# Python's own are made for short programs: they look through every table again and again. What is young is looked
# through often enough that nobody waits for it, and the rest seldom: next to nothing there is garbage.
SELDOM = (20_000, 1_000, 100)


def look_for_garbage_seldom() -> None:
    """To be said once, when all that stays has been loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def give_back() -> None:
    """Let the system have what tables that left memory took; where C's library cannot, it stays for the next tables."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
