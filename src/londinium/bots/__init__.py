"""Bots: players that see what their seat sees, and nothing else.

A bot never gets the true State. It gets a position imagined for its seat (`state.imagine`), and may imagine more of
them from that one. `greedy` also uses the game's own heuristic, `state.value(seat)`.
"""

from __future__ import annotations

from londinium.bots.base import Bot, answer
from londinium.bots.greedy import Greedy
from londinium.bots.uniform import Random
from londinium.core.errors import LondiniumError

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


class UnknownBot(LondiniumError):
    """No bot has that name."""


def bots() -> tuple[str, ...]:
    """The names of all bots, from the weakest to the strongest.

    >>> bots()
    ('random', 'greedy')
    """
    return tuple(BOTS)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by name; with the same seed it plays the same moves in the same positions.

    >>> import londinium
    >>> table = londinium.game("kids-of-london").table(players=3, seed=1)
    >>> answer(table, 0, bot("random", seed=1)) in table.moves(0)
    True
    """
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "UnknownBot", "answer", "bot", "bots"]
