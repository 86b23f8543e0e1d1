"""Registry: the games there are. Those under games/ register here; the core finds one by its id and imports none."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING

from londinium.core.errors import UnknownGame

if TYPE_CHECKING:
    from londinium.core.game import Game

Source = Callable[[], Iterable["Game"]]
SOURCES: list[Source] = []


def register(source: Source) -> Source:
    """Let a function give games, once they are first asked for."""
    SOURCES.append(source)
    games.cache_clear()
    return source


@cache
def games() -> tuple[Game, ...]:
    """All games, in alphabetical order of their ids.

    >>> import londinium
    >>> "kids-of-london" in [game.id for game in londinium.games()]
    True
    """
    return tuple(sorted((game for source in SOURCES for game in source()), key=lambda game: game.id))


def game(id: str) -> Game:
    """The game with that id; UnknownGame says which there are.

    >>> import londinium
    >>> londinium.game("kids-of-london").title("fr")
    'Kids of London'
    """
    for one in games():
        if one.id == id:
            return one
    raise UnknownGame(f"there is no game {id!r}; there are {', '.join(one.id for one in games())}")
