"""Between which numbers each array of a position stays: what the suite holds every game to."""

from __future__ import annotations

from collections.abc import Mapping

from londinium.core.game import Limits
from londinium.core.state import State
from londinium.games.key_to_the_city.data.reader import MOST_MADE
from londinium.games.key_to_the_city.pieces import (
    BERTHS,
    CENTRE,
    COLOURS,
    ERAS,
    KEYPLES,
    LEVELS,
    MOST_TILES,
    SIDES,
    THAMES_BARRIER,
    Each,
    First,
    No,
    Where,
)


def limits_of(state: State) -> Mapping[str, Limits]:
    last_tile = THAMES_BARRIER - 1  # which itself lies in no borough
    some_keyples, some_connectors, some_skills = (0, Each.KEYPLES), (0, Each.CONNECTORS), (0, Each.SKILLS)
    a_seat, a_side = (0, state.players - 1, No.SEAT), (0, SIDES - 1)
    a_coordinate = (CENTRE - MOST_TILES, CENTRE + MOST_TILES, 0)
    return {
        "row": a_seat,
        "berth": (0, BERTHS - 1),
        "moored": a_seat,
        "bag": some_keyples,
        "screen": some_keyples,
        "known": some_keyples,
        "drawn": some_keyples,
        "shown": some_keyples,
        "left": some_keyples,
        "returned": some_keyples,
        "undealt": (0, 0),
        "skills": some_skills,
        "skill_supply": some_skills,
        "supply": some_connectors,
        "hold": some_connectors,
        "held": (0, COLOURS * Each.CONNECTORS),
        "declined": (0, MOST_MADE),
        "where": (0, Where.AFLOAT),
        "level": (0, LEVELS - 1),
        "tint": (0, No.HUE),
        "used": some_keyples,
        "standing": some_keyples,
        "q": a_coordinate,
        "r": a_coordinate,
        "turned": a_side,
        "near": (0, last_tile, No.TILE),
        "joint": (0, COLOURS),
        "size": (0, MOST_TILES),
        "lots": (0, last_tile, No.TILE),
        "lot": (0, MOST_TILES - 1),
        "stack": (First.BUILDING, First.ROUTEMASTER - 1),
        "auction": (First.ERA_1, First.RIVER - 1, No.TILE),
        "bids": some_keyples,
        "laying": (First.ERA_1, last_tile, No.TILE),
        "spot": (0, MOST_TILES * SIDES - 1, No.SPOT),
        "spent": (0, ERAS * KEYPLES),
    }
