"""Gauges: the numbers that can be read off a game's table; what a move would do to them is the outlook's."""

from __future__ import annotations

import msgspec

UNKNOWN = -(1 << 30)  # what a seat may not know reads as this
GAME = -1  # what can end, read like the numbers of a game
ROUND = -2
TURN = -3


class Gauge(msgspec.Struct, frozen=True):
    """A number that can be read off the table: of everyone there, or of each piece of a kind."""

    name: str
    piece: str = ""  # the kind, as our words know it
    of: tuple[str, ...] = ()


def gauges_of(numbers: type, **pieces: tuple[str, tuple[str, ...]]) -> tuple[Gauge, ...]:
    """The gauges of a game, by the numbers its rules know them by; each is called as its number is.

    >>> class Gauge:
    ...     MONEY = 0
    ...     WORTH = 1
    >>> gauges_of(Gauge, worth=("tile", ("barbican", "tate-modern")))[1]
    Gauge(name='worth', piece='tile', of=('barbican', 'tate-modern'))
    """
    names = {number: name.lower() for name, number in vars(numbers).items() if not name.startswith("_")}
    if list(names) != list(range(len(names))) or set(pieces) - set(names.values()):
        raise TypeError(f"{numbers.__qualname__} numbers its gauges from 0 on")
    return tuple(Gauge(name.replace("_", "-"), *pieces.get(name, ())) for name in names.values())
