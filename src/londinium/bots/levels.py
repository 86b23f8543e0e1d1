"""Levels: bots of known strength, from one still learning to the strongest, as each game's `bot/levels.toml` says.

The weaker ones make the mistakes of people: they look only a choice ahead, think of few ways the cards may lie, and
overlook what beginners overlook (poverty, time, what the police will want). None plays against its own judgement.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from londinium.bots.base import Bot
from londinium.bots.greedy import CHAIN, IMAGINED, Greedy
from londinium.bots.search import A_SECOND, Budget, Search
from londinium.core.errors import LondiniumError
from londinium.core.game import Game

MOST_LEVELS = 8
SECOND = f"{Search.name}:{A_SECOND}"


class UnknownLevel(LondiniumError):
    """A game has no such level."""


@dataclass(frozen=True)
class Level:
    """How one level thinks: by a search with a budget, or by a look ahead at some imagined worlds."""

    number: int
    budget: Budget | None = None
    worlds: int = IMAGINED
    ahead: int = CHAIN  # own choices looked ahead, the first included
    overlooks: tuple[str, ...] = ()  # sources of the game's heuristic that do not count
    usual: bool = False  # whom one meets unless one asks for another

    @property
    def spec(self) -> str:
        """The name of its bot."""
        return f"level:{self.number}"

    @property
    def alike(self) -> str:
        """The bot that thinks just so under another name, or else its own."""
        if self.budget is not None:
            return f"{Search.name}:{self.budget}"
        usual = (self.worlds, self.ahead, self.overlooks) == (IMAGINED, CHAIN, ())
        return Greedy.name if usual else self.spec

    def bot(self, seed: int, game: Game) -> Bot:
        """A bot of this level."""
        if self.budget is not None:
            return Search(seed, game, self.budget)
        return Greedy(seed, game, self.worlds, self.ahead, self.overlooks)


@cache
def read_levels(path: Path) -> tuple[Level, ...]:
    """The levels of a file, the weakest first."""
    found = []
    for number, entry in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["level"], start=1):
        if "budget" in entry:
            entry["budget"] = Budget.read(entry["budget"])
        found.append(Level(number, **{**entry, "overlooks": tuple(entry.get("overlooks", ()))}))
    return tuple(found)


def levels(game: Game) -> tuple[Level, ...]:
    """The levels of a game, the weakest first.

    >>> import londinium
    >>> [level.spec for level in levels(londinium.game("kids-of-london"))][:2]
    ['level:1', 'level:2']
    """
    return read_levels(game.folder / "bot" / "levels.toml")


def level(text: str, game: Game) -> Level:
    """A level of a game by its number.

    >>> import londinium
    >>> level("9", londinium.game("kids-of-london"))
    Traceback (most recent call last):
    londinium.bots.levels.UnknownLevel: there is no level '9' of Kids of London; it has 1 to 4
    """
    found = levels(game)
    if not text.isdecimal() or not 1 <= int(text) <= len(found):
        raise UnknownLevel(f"there is no level {text!r} of {game.title()}; it has 1 to {len(found)}")
    return found[int(text) - 1]


def usual_level(game: Game) -> Level:
    """Whom one meets unless one asks for another: stronger than greedy."""
    return next(level for level in levels(game) if level.usual)


@cache
def read_ratings(path: Path) -> Mapping[str, tuple[float, float]]:
    """The ratings of a file; none if there is none."""
    if not path.exists():
        return {}
    found = {name: (mean, doubt) for name, (mean, doubt) in tomllib.loads(path.read_text(encoding="utf-8")).items()}
    if SECOND in found:
        found.setdefault(Search.name, found[SECOND])  # it thinks for a second unless it is told
    return found


def known_ratings(game: Game) -> Mapping[str, tuple[float, float]]:
    """What the game's ladder rates its bots at, by their names: the mean and the doubt of each."""
    return read_ratings(game.folder / "bot" / "ratings.toml")
