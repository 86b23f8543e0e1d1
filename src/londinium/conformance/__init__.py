"""Conformance: what every game promises, as checks that run on each game, player count and option set.

Nothing here names a game. `STEP_CHECKS` are made at positions of random games (`walk_on`); the tests and the fuzzer
(`fuzz`) use the same ones. A check raises `Broken` with a sentence.

>>> import londinium
>>> from londinium.conformance import STEP_CHECKS, setups, walk_on
>>> for setup in setups(londinium.games()[0]):
...     walk_on(setup, {"turns": STEP_CHECKS["turns"]}, {"turns": 3})
"""

from __future__ import annotations

from londinium.conformance.base import Broken, DeadEnd, Endless, Setup, setups, walk_on
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
    "walk_on",
]
