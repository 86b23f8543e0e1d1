"""Boroughs and auctions for the tests of Key to the City – London, in few words."""

from __future__ import annotations

from typing import Any, cast

import londinium
from londinium.games.key_to_the_city.rules.city import City
from tests.rules.key_to_the_city.tiles import RIVER_SIDES

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


def with_bids(*offers: dict[str, Any], **position: Any) -> Any:
    """Seat 0 to act in an auction of these tiles."""
    screens = [keyples(6, 6, 2), keyples(6, 6, 6)]
    return table(**{"turn": 0, "keyples": screens, "auction": list(offers), **position})


def laying(won: list[str], *borough: object, **position: object) -> Any:
    return table(**{"era": 4, "phase": "laying", "won": [won, []], "boroughs": [[HOME, *borough], []], **position})


def beside_home(tile: str, connectors: list[str | None], level: int = 0, **position: Any) -> Any:
    """A borough of the home and one tile to the lower right of it, in which nobody has done anything yet."""
    entry = {
        "tile": tile,
        "at": [1, 0],
        "turned": 1 if tile in RIVER_SIDES else 0,
        "level": level,
        "connectors": connectors,
    }
    return table(
        **{"era": 3, "turn": 0, "keyples": [keyples(5, 5, 5), keyples()], "boroughs": [[HOME, entry], []], **position}
    )


def never_shown(state: City, seat: int) -> int:
    """How many of a seat's keyples were drawn and never shown."""
    return sum(list(state.drawn)[seat * 12 : seat * 12 + 12]) - sum(list(state.shown)[seat * 12 : seat * 12 + 12])


def drawn(at: londinium.Table, seat: int, colour: str) -> int:
    """The keyples of a colour a seat has drawn from the bag."""
    return sum(event.secret[colour] for event in at.events if event.kind == "found" and event.who == seat)
