"""Positions of Key to the City – London with readable names: what a snapshot says, and what a view says alike.

How a position is set up from such names is next door, in placing/.
"""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import Any, cast

from londinium.core.fields import fields
from londinium.games.key_to_the_city.data.reader import SIZES
from londinium.games.key_to_the_city.data.tables import Box
from londinium.games.key_to_the_city.pieces import (
    AIM_NAMES,
    CENTRE,
    COLOUR_NAMES,
    ERAS,
    HUE_NAMES,
    MOST_TILES,
    PHASE_NAMES,
    SEATS,
    SIDES,
    SKILL_NAMES,
    TILE_NAMES,
    TILES,
    Aim,
    No,
    Where,
)
from londinium.games.key_to_the_city.rules.city import City


def read_once(city: City) -> City:
    """The same fields in plain lists: compiled, every reading of an array copies it."""
    plain = SimpleNamespace(**fields(city), data=plain_box(city.data))
    return cast(City, plain)


@lru_cache(maxsize=64)
def plain_box(data: Box) -> SimpleNamespace:
    return SimpleNamespace(**{name: tuple(getattr(data, name)) for name in SIZES})


def position_of(city: City) -> dict[str, Any]:
    rules, city = city.rules_version, read_once(city)
    seats = range(city.players)
    choosing = choosing_entry(city)
    if choosing and rules < 2:
        del choosing["declined"]  # a position has the keys it had when its game began
    return {
        "era": city.round + 1,
        "phase": PHASE_NAMES[city.phase],
        "turn": city.turn,
        "berths": [city.berth[seat] + 1 for seat in seats],
        "moored": [None if seat == No.SEAT else seat for seat in city.moored],
        "passed": list(city.row)[: city.passes],
        "forced": city.forced,
        "keyples": [named(HUE_NAMES, city.screen, seat) for seat in seats],
        "known": [named(HUE_NAMES, city.known, seat) for seat in seats],
        "drawn": [[named(HUE_NAMES, city.drawn, seat * ERAS + when) for when in range(ERAS)] for seat in seats],
        "shown": [[named(HUE_NAMES, city.shown, seat * ERAS + era) for era in range(ERAS)] for seat in seats],
        "returned": [named(HUE_NAMES, city.returned, era) for era in range(ERAS)],
        "skills": [named(SKILL_NAMES, city.skills, seat) for seat in seats],
        "hold": [named(COLOUR_NAMES, city.hold, seat) for seat in seats],
        "gone": [name for colour, name in enumerate(COLOUR_NAMES) if city.gone >> colour & 1],
        "boroughs": [[tile_entry(city, tile) for tile in tiles_of(city, seat)] for seat in seats],
        "won": [[TILE_NAMES[tile] for tile in range(TILES) if city.where[tile] == Where.WON + seat] for seat in seats],
        "laying": [laying_entry(city, seat) for seat in seats],
        "auction": [offer_entry(city, slot) for slot in range(city.offers)],
        "routemasters": [TILE_NAMES[tile] for tile in range(TILES) if city.where[tile] == Where.SHOWN],
        "stack": [TILE_NAMES[tile] for tile in city.stack],
        "seen": city.seen,
        "choosing": choosing,
        "due": city.due,
        "owed": city.owed,
        "white": city.white,
        "spent": list(city.spent)[: city.players],
        "unsold": city.unsold,
    }


def named(names: tuple[str, ...], numbers: Any, seat: int) -> dict[str, int]:
    return {name: numbers[seat * len(names) + i] for i, name in enumerate(names)}


def tiles_of(city: City, seat: int) -> list[int]:
    """The tiles of a borough in the order in which it grew."""
    return list(city.lots)[seat * MOST_TILES : seat * MOST_TILES + city.size[seat]]


def hue_name(hue: int) -> str | None:
    return None if hue == No.HUE else HUE_NAMES[hue]


def colours_of(city: City, tile: int) -> list[str | None]:
    """The connector on each side."""
    sides = list(city.joint)[tile * SIDES : tile * SIDES + SIDES]
    return [None if colour == 0 else COLOUR_NAMES[colour - 1] for colour in sides]


def tile_entry(city: City, tile: int) -> dict[str, Any]:
    return {
        "tile": TILE_NAMES[tile],
        "at": [city.q[tile] - CENTRE, city.r[tile] - CENTRE],
        "turned": city.turned[tile],
        "level": city.level[tile],
        "connectors": colours_of(city, tile),
        "colour": hue_name(city.tint[tile]),
        "used": city.used[tile],
        "standing": city.standing[tile],
    }


def offer_entry(city: City, slot: int) -> dict[str, Any]:
    tile = city.auction[slot]
    return {
        "tile": TILE_NAMES[tile],
        "level": city.level[tile],
        "colour": hue_name(city.tint[tile]),
        "used": city.used[tile],
        "standing": city.standing[tile],
        "bids": list(city.bids)[slot * SEATS : slot * SEATS + city.players],
    }


def choosing_entry(city: City) -> dict[str, Any] | None:
    """What the seat on turn has begun to choose."""
    if city.aim == Aim.NOTHING:
        return None
    return {
        "action": AIM_NAMES[city.aim],
        "tile": TILE_NAMES[city.target],
        "colour": hue_name(city.hue),
        "groups": [TILE_NAMES[city.auction[slot]] for slot in range(city.offers) if city.groups >> slot & 1],
        "declined": [name for colour, name in enumerate(COLOUR_NAMES) for _ in range(city.declined[colour])],
    }


def laying_entry(city: City, seat: int) -> dict[str, Any] | None:
    """The tile a seat is laying, and the tile and side it will lie against once that is chosen."""
    if city.laying[seat] == No.TILE:
        return None
    spot = city.spot[seat]
    host = None if spot == No.SPOT else TILE_NAMES[city.lots[seat * MOST_TILES + spot // SIDES]]
    return {
        "tile": TILE_NAMES[city.laying[seat]],
        "against": host,
        "side": None if spot == No.SPOT else spot % SIDES,
    }
