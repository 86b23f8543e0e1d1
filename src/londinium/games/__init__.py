"""The games. A folder here whose `game.py` has a `GAME` is one; nothing else has to know of it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from londinium.core.errors import UnknownGame
from londinium.core.game import Game


@cache
def games() -> tuple[Game, ...]:
    """All games, in alphabetical order of their ids.

    >>> "kids-of-london" in [game.id for game in games()]
    True
    """
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py"))
    return tuple(import_module(f"londinium.games.{folder}.game").GAME for folder in folders)


def game(id: str) -> Game:
    """The game with that id; UnknownGame says which there are.

    >>> game("kids-of-london").title("fr")
    'Kids of London'
    """
    for one in games():
        if one.id == id:
            return one
    raise UnknownGame(f"there is no game {id!r}; there are {', '.join(one.id for one in games())}")
