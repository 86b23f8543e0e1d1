"""Memory: when a process that serves looks for garbage. What tables leave behind is freed without looking."""

from __future__ import annotations

import gc

SELDOM = (500_000, 20, 50)  # Python's own are made for short programs: they look through every table again and again


def look_for_garbage_seldom() -> None:
    """To be said once, when all that stays has been loaded."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
