"""The map of a borough: hexes, rivers, and what fits where."""

from __future__ import annotations

from londinium.games.key_to_the_city.pieces import MOST_TILES, SIDES, First, No
from londinium.games.key_to_the_city.rules.city import City

ALL_SIDES = 63
NO_HEADING = 6


def around(city: City, seat: int, q: int, r: int) -> int:
    """What lies around an empty hex: sides where a river ends (bits 0–5), where land lies (6–11), and above them
    the earliest tile it touches."""
    found = 0
    earliest = MOST_TILES
    for i in range(city.size[seat]):
        tile = city.lots[seat * MOST_TILES + i]
        across = city.q[tile] - q + 1
        down = city.r[tile] - r + 1
        if 0 <= across <= 2 and 0 <= down <= 2:
            side = city.data.heading[across * 3 + down]
            if side != NO_HEADING:
                if river_sides(city, tile, city.turned[tile]) >> opposite(city, side) & 1:
                    found |= 1 << side
                else:
                    found |= 64 << side
                if earliest == MOST_TILES:
                    earliest = i
    return found | earliest << 12


def river_sides(city: City, tile: int, turned: int) -> int:
    """The sides by which the river leaves a tile that was turned so many sixths clockwise, as a bit mask."""
    river = city.data.river[tile]
    return ((river << turned) | (river >> (SIDES - turned))) & ALL_SIDES


def suits(city: City, tile: int, turned: int, around: int) -> bool:
    """River sides touch river sides only."""
    river = river_sides(city, tile, turned)
    return river & around >> 6 == 0 and ~river & around & ALL_SIDES == 0


def turns(city: City, tile: int, around: int) -> int:
    """The ways to turn a tile so that it suits, as a bit mask; of ways that look alike only the first."""
    if city.data.river[tile] == 0:
        return 1 if suits(city, tile, 0, around) else 0
    found = 0
    for turned in range(SIDES):
        if suits(city, tile, turned, around) and is_new_turn(city, tile, turned):
            found |= 1 << turned
    return found


def is_new_turn(city: City, tile: int, turned: int) -> bool:
    new = True
    for earlier in range(turned):
        if river_sides(city, tile, earlier) == river_sides(city, tile, turned):
            new = False
    return new


def turns_at(city: City, seat: int, tile: int, spot: int) -> int:
    """The ways to lay a tile against a side of the borough; none if the hex is better named by an earlier tile."""
    lot = spot // SIDES
    side = spot % SIDES
    host = city.lots[seat * MOST_TILES + lot]
    if city.near[host * SIDES + side] != No.TILE:
        return 0
    beside = around(city, seat, city.q[host] + city.data.step_q[side], city.r[host] + city.data.step_r[side])
    return turns(city, tile, beside) if beside >> 12 == lot else 0


def fits(city: City, seat: int, tile: int) -> bool:
    spot = 0
    while spot < city.size[seat] * SIDES and turns_at(city, seat, tile, spot) == 0:
        spot += 1
    return spot < city.size[seat] * SIDES


def join_neighbours(city: City, seat: int, tile: int) -> None:
    for i in range(city.size[seat]):
        other = city.lots[seat * MOST_TILES + i]
        across = city.q[other] - city.q[tile] + 1
        down = city.r[other] - city.r[tile] + 1
        if 0 <= across <= 2 and 0 <= down <= 2:
            side = city.data.heading[across * 3 + down]
            if side != NO_HEADING:
                city.near[tile * SIDES + side] = other
                city.near[other * SIDES + opposite(city, side)] = tile
                city.joint[tile * SIDES + side] = city.joint[other * SIDES + opposite(city, side)]


def opposite(city: City, side: int) -> int:
    """The same side as the neighbour across it counts."""
    return side + 3 if side < 3 else side - 3


def is_river(city: City, tile: int) -> bool:
    """Whether the Millennium Bridge counts a tile: a river tile, or by option any tile with a piece of river."""
    return tile >= First.RIVER or (city.river_buildings and city.data.river[tile] != 0)


# Small sums


def side_up(city: City, tile: int) -> int:
    """Which side of the tile lies up."""
    return side_at(city, city.level[tile])


def side_at(city: City, level: int) -> int:
    """The side a tile shows at a level: 0 as it came, 1 upgraded."""
    return 1 if level > 0 else 0


def bits(city: City, mask: int) -> int:
    found = 0
    while mask != 0:
        mask &= mask - 1
        found += 1
    return found
