"""Connectors: between which tiles they lie, and what they join."""

from __future__ import annotations

from londinium.core.state import Moves, u64
from londinium.games.key_to_the_city.pieces import COLOURS, MOST_TILES, SIDES, Act, No, Told
from londinium.games.key_to_the_city.rules import map, turn
from londinium.games.key_to_the_city.rules.city import City


def next_colour(city: City, seat: int) -> int:
    """Connectors are placed colour by colour; as sides may be left for the next, the order takes nothing away."""
    for colour in range(COLOURS):
        if city.hold[seat * COLOURS + colour] > 0:
            return colour
    return 0


def offer_sides(city: City, seat: int, out: Moves) -> None:
    """Every side of the borough without a connector, a shared side by the tile that was there first."""
    for i in range(city.size[seat]):
        tile = city.lots[seat * MOST_TILES + i]
        for side in range(SIDES):
            if not is_taken(city, tile, side) and not is_shared(city, tile, side):
                out.add(Act.SIDE + i * SIDES + side)
    out.add(Act.DISCARD)


def is_taken(city: City, tile: int, side: int) -> bool:
    """One connector to a side."""
    return city.joint[tile * SIDES + side] != 0


def is_shared(city: City, tile: int, side: int) -> bool:
    """Whether the side is named by a tile across it that was there before."""
    other = city.near[tile * SIDES + side]
    return other != No.TILE and city.lot[other] < city.lot[tile]


def connect(city: City, seat: int, spot: int) -> None:
    """A connector lies on a side for good, and counts for both tiles that share it."""
    colour = next_colour(city, seat)
    tile = city.lots[seat * MOST_TILES + spot // SIDES]
    side = spot % SIDES
    city.joint[tile * SIDES + side] = colour + 1
    if city.near[tile * SIDES + side] != No.TILE:
        city.joint[city.near[tile * SIDES + side] * SIDES + map.opposite(city, side)] = colour + 1
    city.hold[seat * COLOURS + colour] -= 1
    city.held[seat] -= 1
    city.tell(Told.CONNECTED, seat, tile, side, colour)
    turn.summon(city)


def discard(city: City, seat: int) -> None:
    """Back to the supply, unless the colour is gone: then out of the game."""
    colour = next_colour(city, seat)
    city.hold[seat * COLOURS + colour] -= 1
    city.held[seat] -= 1
    if not city.gone >> colour & 1:
        city.supply[colour] += 1
    city.tell(Told.DISCARDED, seat, colour, 0, 0)
    turn.summon(city)


# Connectors on the map


def connectors_on(city: City, tile: int) -> int:
    found = 0
    for side in range(SIDES):
        if city.joint[tile * SIDES + side] != 0:
            found += 1
    return found


def colours_there(city: City, tile: int) -> int:
    """How many connectors of each colour lie on the tile's sides, four bits each."""
    found = 0
    for side in range(SIDES):
        found += (1 << 4 * city.joint[tile * SIDES + side]) >> 4  # nothing on a side counts nothing
    return found


def colours_on(city: City, tile: int) -> int:
    found = 0
    for side in range(SIDES):
        if city.joint[tile * SIDES + side] != 0:
            found |= 1 << (city.joint[tile * SIDES + side] - 1)
    return map.bits(city, found)


def count_on(city: City, tile: int, colour: int) -> int:
    """How many connectors of a colour lie on the tile's sides."""
    found = 0
    for side in range(SIDES):
        if city.joint[tile * SIDES + side] == colour + 1:
            found += 1
    return found


def connectors_of(city: City, seat: int, colour: int) -> int:
    """How many connectors of a colour lie in the borough."""
    twice = 0
    for i in range(city.size[seat]):
        tile = city.lots[seat * MOST_TILES + i]
        for side in range(SIDES):
            if city.joint[tile * SIDES + side] == colour + 1:
                twice += 2 if city.near[tile * SIDES + side] == No.TILE else 1
    return twice // 2


def network(city: City, tile: int, colour: int, by_river: bool) -> int:
    """How many other tiles are joined to the tile by connectors of a colour, directly or through others."""
    one: u64 = 1
    reached: u64 = one << tile
    fresh: u64 = 0
    found = 0
    here = tile
    while True:
        for side in range(SIDES):
            other = city.near[here * SIDES + side]
            if (
                city.joint[here * SIDES + side] == colour + 1
                and other != No.TILE
                and not reached >> other & 1
                and (not by_river or map.is_river(city, other))
            ):
                reached = reached | one << other
                fresh = fresh | one << other
                found += 1
        if fresh == 0:
            return found
        here = 0
        while not fresh >> here & 1:
            here += 1
        fresh = fresh & (fresh - 1)
