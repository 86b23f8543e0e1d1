"""What only a night has time for: `make nightly` sets LONDINIUM_NIGHTLY, and the tests look here.

For plain Python it sets LONDINIUM_EVERY_GAME: nothing for longer, but all games.
"""

from __future__ import annotations

import os
from typing import Any, TypeVar

import pytest

import londinium
from londinium.core.game import Game

NIGHT = bool(os.environ.get("LONDINIUM_NIGHTLY"))
IN_TIME = ("kids-of-london", "eighty-days")  # whose games plain Python plays in no time
T = TypeVar("T")


def games_in_time() -> tuple[Game, ...]:
    """All games, but of plain Python by day the short ones: for what names no game and thinks long."""
    every = londinium.games()
    all_of_them = londinium.compiled or os.environ.get("LONDINIUM_EVERY_GAME")
    return tuple(game for game in every if all_of_them or game.id in IN_TIME)


def by_night(day: T, night: T) -> T:
    """One of two, by the time there is."""
    return night if NIGHT else day


def nightly(why: str, *values: object) -> Any:
    """Values of parameters that are tried by night alone."""
    return pytest.param(*values, marks=pytest.mark.nightly(why))
