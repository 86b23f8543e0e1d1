"""Boroughs and auctions for the tests of Key to the City – London, in few words."""

from __future__ import annotations

from typing import Any, cast

import londinium
from londinium.games.key_to_the_city.rules.city import City

GAME = londinium.game("key-to-the-city")
HOME = "buckingham-palace"
SECOND_HOME = "greenwich"
COLOURS = ("blue", "brown", "grey", "yellow", "black", "red")


def table(**position: Any) -> londinium.Table:
    """A table of two, or of as many as said, at a position."""
    return GAME.restore({"players": 2, **position})


def play(at: londinium.Table, seat: int, *moves: str) -> list[str]:
    """Play moves of one seat; the kinds of the events of the last."""
    events: list[Any] = []
    for move in moves:
        events = at.play(seat, move)
    return [event.kind for event in events]


def options(at: londinium.Table, seat: int, verb: str = "") -> list[str]:
    """The moves of a seat, or those with a verb, in notation."""
    return [str(move) for move in at.moves(seat) if not verb or move.verb == verb]


def sides(*connectors: str | None) -> list[str | None]:
    """Connectors on the sides of a tile, from the top clockwise; none on those not said."""
    return [*connectors, *[None] * (6 - len(connectors))]


def keyples(blue: int = 0, red: int = 0, yellow: int = 0) -> dict[str, int]:
    return {"blue": blue, "red": red, "yellow": yellow}


def offer(tile: str, colour: str | None = None, bids: tuple[int, ...] = (0, 0), used: int = 0) -> dict[str, Any]:
    """A tile at auction."""
    return {"tile": tile, "colour": colour, "bids": list(bids), "used": used}


def points(at: londinium.Table, seat: int, source: str | None = None) -> int:
    score = at.scores()[seat]
    return score.points if source is None else score.breakdown[source]


def worth(at: londinium.Table, seat: int, tile: str) -> int:
    """What a tile in a seat's borough is worth, as its owner sees it."""
    [found] = [one["points"] for one in at.view(seat)["boroughs"][seat] if one["tile"] == tile]
    return int(found)


def city(at: londinium.Table) -> City:
    """The whole truth."""
    return cast(City, at.state)


def imagine(at: londinium.Table, seat: int, seed: int) -> City:
    """What a seat may imagine."""
    return cast(City, at.state.imagine(seat, seed))
