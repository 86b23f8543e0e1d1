"""Conformance: what every game promises, as checks that run on each game, player count and option set.

Nothing here names a game. `STEP_CHECKS` are made at positions of a random game (`walk`); both the tests and the fuzzer
(`fuzz`) use them. A check raises `Broken` with a sentence.

>>> import londinium
>>> from londinium.conformance import STEP_CHECKS, setups, walk
>>> all(walk(setup, 1, STEP_CHECKS["turns"], times=3) == 3 for setup in setups(londinium.games()[0]))
True
"""

from __future__ import annotations

from londinium.conformance.base import Broken, DeadEnd, Endless, Setup, setups, walk
from londinium.conformance.checks import STEP_CHECKS
from londinium.conformance.fuzzer import Finding, Progress, fuzz, play_table

__all__ = [
    "STEP_CHECKS",
    "Broken",
    "DeadEnd",
    "Endless",
    "Finding",
    "Progress",
    "Setup",
    "fuzz",
    "play_table",
    "setups",
    "walk",
]
