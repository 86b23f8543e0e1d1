"""Sets boroughs up: which tiles lie where, how they meet, and those won that wait to be laid."""

from __future__ import annotations

from typing import Any

from londinium.core.errors import BadSnapshot
from londinium.games.key_to_the_city.pieces import (
    CENTRE,
    COLOUR_NAMES,
    MOST_TILES,
    SEATS,
    SIDES,
    THAMES_BARRIER,
    TILE_NAMES,
    TILES,
    First,
    No,
    Phase,
    Where,
)
from londinium.games.key_to_the_city.rules import asked
from londinium.games.key_to_the_city.shown.placing.given import entry, listed, number, tile_number, word
from londinium.games.key_to_the_city.shown.placing.setting import Setting

TILE_KEYS = ("tile", "at", "turned", "level", "connectors", "colour", "used", "standing")


def place_boroughs(setting: Setting) -> None:
    city = setting.city
    given = setting.per_seat("boroughs") or [[] for _ in setting.seats]
    lots = [No.TILE] * (SEATS * MOST_TILES)
    size = [0] * SEATS
    q, r, turned = [0] * TILES, [0] * TILES, [0] * TILES
    joint, near = [0] * (TILES * SIDES), [No.TILE] * (TILES * SIDES)
    for seat in setting.seats:
        entries = [entry(one, TILE_KEYS, f"a tile of borough {seat}") for one in listed(given[seat], "a borough")]
        if not entries or entries[0]["tile"] != TILE_NAMES[seat]:
            entries.insert(0, {"tile": TILE_NAMES[seat], "at": [0, 0]})
        there: dict[tuple[int, int], int] = {}
        for lot, one in enumerate(entries):
            tile = setting.take(tile_number(one["tile"], "a tile"), f"in borough {seat}")
            if (tile < First.ERA_1) != (lot == 0) or tile == THAMES_BARRIER:
                raise BadSnapshot(f"{TILE_NAMES[tile]} cannot be tile {lot + 1} of borough {seat}")
            check_river_era(setting, tile, seat)
            at = hex_of(setting, one, there, lot)
            there[at] = tile
            q[tile], r[tile] = at[0] + CENTRE, at[1] + CENTRE
            turned[tile] = number(one.get("turned", 0), 0, SIDES - 1, "turned")
            setting.where[tile] = seat
            setting.place_tile(tile, one)
            lots[seat * MOST_TILES + lot] = tile
            for side, colour in enumerate(connectors_of(one)):
                joint[tile * SIDES + side] = colour
        size[seat] = len(entries)
        meet(setting, there, near, joint, turned)
    city.lots, city.size = bytearray(lots), bytearray(size)
    city.lot = bytearray(lot_in(lots, tile) for tile in range(TILES))
    city.q, city.r, city.turned = bytearray(q), bytearray(r), bytearray(turned)
    city.near, city.joint = bytearray(near), bytearray(joint)


def check_river_era(setting: Setting, tile: int, seat: int) -> None:
    """A river tile cannot be won before its era has ended."""
    if tile >= First.RIVER and tile - First.RIVER >= setting.river_tiles_won():
        raise BadSnapshot(f"{TILE_NAMES[tile]} is still in the river; it cannot be in borough {seat}")


def hex_of(setting: Setting, one: dict[str, Any], there: dict[tuple[int, int], int], lot: int) -> tuple[int, int]:
    """Where a tile lies: as said, or in the first place that touches the borough."""
    if lot == 0:
        if one.get("at", [0, 0]) != [0, 0]:
            raise BadSnapshot("a home lies at [0, 0]")
        return 0, 0
    if "at" not in one:
        return next((a + x, b + y) for a, b in there for x, y in setting.steps if (a + x, b + y) not in there)
    given = listed(one["at"], "the place of a tile", 2)
    at = (
        number(given[0], -MOST_TILES, MOST_TILES, "a coordinate"),
        number(given[1], -MOST_TILES, MOST_TILES, "a coordinate"),
    )
    if at in there:
        raise BadSnapshot(f"two tiles lie at {list(at)}")
    if not any((at[0] + x, at[1] + y) in there for x, y in setting.steps):
        raise BadSnapshot(f"the tile at {list(at)} touches no earlier tile of its borough")
    return at


def connectors_of(one: dict[str, Any]) -> list[int]:
    given = one.get("connectors", [])
    if isinstance(given, dict):
        given = [given.get(str(side)) for side in range(SIDES)]
    sides = listed(given, "the connectors of a tile")
    if len(sides) not in (0, SIDES):
        raise BadSnapshot(f"a tile has {SIDES} sides, not {len(sides)}")
    found = [0 if side is None else word(side, COLOUR_NAMES, "a connector") + 1 for side in sides]
    return found or [0] * SIDES


def meet(
    setting: Setting, there: dict[tuple[int, int], int], near: list[int], joint: list[int], turned: list[int]
) -> None:
    """Tiles side by side share a connector and agree about the river."""
    for (a, b), tile in there.items():
        for side, (x, y) in enumerate(setting.steps):
            other = there.get((a + x, b + y))
            if other is None:
                continue
            back = asked.opposite(setting.city, side)
            here, across = tile * SIDES + side, other * SIDES + back
            near[here] = other
            if joint[here] and joint[across] and joint[here] != joint[across]:
                raise BadSnapshot(f"{TILE_NAMES[tile]} and {TILE_NAMES[other]} share a side and one connector")
            joint[here] = joint[across] = joint[here] or joint[across]
            if wet(setting, tile, turned[tile], side) != wet(setting, other, turned[other], back):
                raise BadSnapshot(f"the river between {TILE_NAMES[tile]} and {TILE_NAMES[other]} ends at a side")
    for tile in there.values():
        if not asked.is_new_turn(setting.city, tile, turned[tile]):
            raise BadSnapshot(f"{TILE_NAMES[tile]} turned by {turned[tile]} looks as if turned less; say that")


def wet(setting: Setting, tile: int, turned: int, side: int) -> bool:
    return bool(asked.river_sides(setting.city, tile, turned) >> side & 1)


def place_won(setting: Setting) -> None:
    """Tiles won and not laid yet."""
    city = setting.city
    given = setting.per_seat("won") or [[] for _ in setting.seats]
    for seat in setting.seats:
        for name in listed(given[seat], "won"):
            tile = setting.take(tile_number(name, "a tile won"), f"won by {seat}")
            if city.phase != Phase.LAYING or city.over or tile < First.ERA_1 or tile == THAMES_BARRIER:
                raise BadSnapshot(f"{name} cannot have been won and wait to be laid")
            check_river_era(setting, tile, seat)
            setting.where[tile] = Where.WON + seat
            setting.level[tile] = asked.level_on_offer(city, tile)


def lot_in(lots: list[int], tile: int) -> int:
    return lots.index(tile) % MOST_TILES if tile in lots else 0
