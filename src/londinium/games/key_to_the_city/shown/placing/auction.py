"""Sets the auction up, and the tiles still to come to it."""

from __future__ import annotations

from typing import Any

from londinium.core.errors import BadSnapshot
from londinium.games.key_to_the_city.pieces import (
    BUILDINGS,
    ERA_TILES,
    LAST_ERA,
    OFFERS,
    SEATS,
    TILE_NAMES,
    TILES,
    Each,
    First,
    No,
    Phase,
    Where,
)
from londinium.games.key_to_the_city.rules import asked
from londinium.games.key_to_the_city.shown.placing.given import entry, listed, number, tile_number
from londinium.games.key_to_the_city.shown.placing.setting import Setting

OFFER_KEYS = ("tile", "level", "colour", "used", "standing", "bids")


def place_stack(setting: Setting) -> None:
    city = setting.city
    auction = listed(setting.position.get("auction", []), "auction")
    named_ = [entry(one, OFFER_KEYS, "a tile at auction")["tile"] for one in auction]
    shown = [tile for tile in setting.taken if First.BUILDING <= tile < First.ROUTEMASTER]
    shown += [First.BUILDING + b for b in range(BUILDINGS) if TILE_NAMES[First.BUILDING + b] in named_]
    if "stack" in setting.position:
        stack = [tile_number(name, "a building") for name in listed(setting.position["stack"], "stack", BUILDINGS)]
        if sorted(stack) != list(range(First.BUILDING, First.ROUTEMASTER)):
            raise BadSnapshot("the stack has each of the 22 buildings once")
    else:
        stack = shown + [tile for tile in city.stack if tile not in shown]
    each = city.data.buildings[city.players]
    expected = each * min(city.round + 1, LAST_ERA)
    seen = setting.position.get("seen", max(expected, len(set(shown))))
    city.seen = number(seen, 0, BUILDINGS - each * max(0, 2 - city.round), "the number of buildings seen")
    if any(tile in shown for tile in stack[city.seen :]):
        raise BadSnapshot("a building still in the stack cannot be on the table")
    for tile in stack[city.seen :]:
        setting.where[setting.take(tile, "in the stack")] = Where.STACK
    city.stack = bytearray(stack)


def place_auction(setting: Setting) -> None:
    city = setting.city
    if city.phase == Phase.LAYING:
        if setting.position.get("auction"):
            raise BadSnapshot("when tiles are laid nothing is at auction")
        entries: list[dict[str, Any]] = []
    elif "auction" in setting.position:
        entries = [
            entry(one, OFFER_KEYS, "a tile at auction") for one in listed(setting.position["auction"], "auction")
        ]
    else:
        entries = [{"tile": TILE_NAMES[tile]} for tile in default_auction(setting)]
    if len(entries) > OFFERS:
        raise BadSnapshot(f"at most {OFFERS} tiles are at auction")
    auction, bids = [No.TILE] * OFFERS, [0] * (OFFERS * SEATS)
    for slot, one in enumerate(entries):
        tile = setting.take(tile_number(one["tile"], "a tile at auction"), "at auction")
        if not First.ERA_1 <= tile < First.RIVER:
            raise BadSnapshot(f"{one['tile']} never comes to auction")
        one = {"level": asked.level_on_offer(city, tile), **one}
        setting.where[tile] = Where.AUCTION
        offered = listed(one.get("bids", [0] * city.players), "bids", city.players)
        made = [number(bid, 0, Each.KEYPLES, "a bid") for bid in offered]
        if len({bid for bid in made if bid}) != sum(1 for bid in made if bid):
            raise BadSnapshot(f"two bids for {one['tile']} are equal; a bid is higher than every other")
        setting.place_tile(tile, one)
        if any(made) != (setting.tint[tile] != No.HUE) and not setting.standing[tile]:
            raise BadSnapshot(f"{one['tile']} has a colour if and only if there are keyples at it")
        auction[slot] = tile
        bids[slot * SEATS : slot * SEATS + city.players] = made
    city.offers = len(entries)
    city.auction, city.bids = bytearray(auction), bytearray(bids)


def default_auction(setting: Setting) -> list[int]:
    city = setting.city
    if city.round == LAST_ERA:
        return [tile for tile in routemasters(setting) if tile not in setting.taken]
    found: list[int] = []
    if city.round < 2:
        first = First.ERA_1 + city.round * ERA_TILES
        found = [tile for tile in range(first, first + ERA_TILES) if tile not in setting.taken]
    each = city.data.buildings[city.players]
    return found + [tile for tile in list(city.stack)[: city.seen][-each:] if tile not in setting.taken]


def routemasters(setting: Setting) -> list[int]:
    """The Routemaster tiles that wait, as said or as dealt."""
    if "routemasters" in setting.position:
        return [
            tile_number(name, "a Routemaster tile") for name in listed(setting.position["routemasters"], "routemasters")
        ]
    dealt = range(First.ROUTEMASTER, First.RIVER)
    return [
        tile for tile in dealt if setting.city.where[tile] in (Where.SHOWN, Where.AUCTION) and tile not in setting.taken
    ]


def place_rest(setting: Setting) -> None:
    """Routemaster tiles that wait, tiles of a later era, the river; everything else is in the box."""
    city = setting.city
    if city.round < LAST_ERA:
        waiting = routemasters(setting)
        for tile in waiting:
            if not First.ROUTEMASTER <= tile < First.RIVER:
                raise BadSnapshot(f"{TILE_NAMES[tile]} is no Routemaster tile")
            setting.where[setting.take(tile, "waiting for the last era")] = Where.SHOWN
        if len(waiting) > 2 * city.players:
            raise BadSnapshot(f"{2 * city.players} Routemaster tiles are in play, not {len(waiting)}")
    elif setting.position.get("routemasters") and "auction" in setting.position:
        raise BadSnapshot("in the last era no Routemaster tile waits")
    if city.round == 0:
        for tile in range(First.ERA_2, First.BUILDING):
            if tile not in setting.taken:
                setting.where[setting.take(tile, "in the stack")] = Where.STACK
    for tile in range(First.RIVER, TILES):
        if tile - First.RIVER >= setting.river_tiles_won():
            setting.where[tile] = Where.AFLOAT
    city.where, city.level, city.tint = bytearray(setting.where), bytearray(setting.level), bytearray(setting.tint)
    city.used, city.standing = bytearray(setting.used), bytearray(setting.standing)
