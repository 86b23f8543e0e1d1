"""Why a move of Key to the City – London is refused; it says nothing that the seat may not know."""

from __future__ import annotations

from typing import Any

from londinium.games.key_to_the_city.pieces import (
    COLOUR_NAMES,
    HUE_NAMES,
    MOST_TILES,
    SIDES,
    TILE_NAMES,
    Act,
    First,
    No,
    Phase,
    Task,
    Where,
)
from londinium.games.key_to_the_city.rules import asked
from londinium.games.key_to_the_city.rules.city import City
from londinium.games.key_to_the_city.shown.view import missing

Reason = tuple[str, str, dict[str, Any]]
FIRST: dict[int, Reason] = {
    Phase.PAYING: ("pay-first", "skills", {}),
    Phase.TAKING: ("take-first", "skills", {}),
    Phase.PICKING: ("pick-first", "connectors", {}),
}


def reason_against(city: City, seat: int, move: int) -> Reason:
    """The key of the refusal, the chapter of the rules and the facts."""
    if move >= Act.DECLINE and not asked.declining(city):
        return "all-taken", "connectors", {}
    task = asked.task(city, seat)
    if task == Phase.LAYING:
        return against_laying(city, seat, move)
    if task in FIRST:
        return FIRST[task]
    if task == Task.CONNECTING:
        return against_connecting(city, seat, move)
    if task == Phase.BERTHING:
        return ("berth-taken", "sailing", {}) if Act.SAIL <= move < Act.PASS else ("must-sail", "passing", {})
    if task == Task.COLOUR:
        return against_hue(city, move)
    if task == Task.COUNTING:
        return against_keyples(city, seat, move)
    return against_action(city, seat, move)


def against_laying(city: City, seat: int, move: int) -> Reason:
    if city.spot[seat] != No.SPOT:
        return ("river-meets-land", "laying", {}) if Act.TURN <= move < Act.SAIL else ("turn-first", "laying", {})
    if city.laying[seat] != No.TILE:
        if Act.SIDE <= move < Act.AMOUNT:
            return "no-room", "laying", {"tile": TILE_NAMES[city.laying[seat]]}
        return "place-first", "laying", {"tile": TILE_NAMES[city.laying[seat]]}
    if Act.LAY <= move < Act.JOIN and city.where[move - Act.LAY + First.ERA_1] == Where.WON + seat:
        return "fits-nowhere", "laying", {"tile": TILE_NAMES[move - Act.LAY + First.ERA_1]}
    return "lay-first", "laying", {}


def against_connecting(city: City, seat: int, move: int) -> Reason:
    if move >= Act.DECLINE:
        return "taken-already", "connectors", {}
    if not Act.SIDE <= move < Act.AMOUNT:
        return "connect-first", "connectors", {}
    lot, side = divmod(move - Act.SIDE, SIDES)
    if lot >= city.size[seat]:
        return "no-such-tile", "connectors", {"lot": lot + 1, "size": city.size[seat]}
    tile = city.lots[seat * MOST_TILES + lot]
    if asked.is_taken(city, tile, side):
        return "side-taken", "connectors", {"tile": TILE_NAMES[tile]}
    host = city.near[tile * SIDES + side]
    facts = {"tile": TILE_NAMES[host], "lot": city.lot[host] + 1, "side": asked.opposite(city, side)}
    return "shared-side", "connectors", facts


def against_action(city: City, seat: int, move: int) -> Reason:
    if move < Act.USE:
        return against_bid(city, seat, move - Act.BID + First.ERA_1)
    if move < Act.UPGRADE:
        return against_use(city, seat, move - Act.USE)
    if move < Act.LAY:
        return against_upgrade(city, seat, move - Act.UPGRADE)
    if Act.SAIL <= move < Act.PASS:
        return "berth-taken", "sailing", {}
    if Act.LAY <= move < Act.JOIN:
        return "lay-later", "laying", {}
    if move in (Act.ENOUGH, Act.DISCARD) or Act.SIDE <= move < Act.AMOUNT or Act.PICK <= move < Act.TURN:
        return "nothing-to-place", "connectors", {}
    if move >= Act.DECLINE:
        return "decline-later", "connectors", {}
    if Act.SKILL <= move < Act.PICK:
        return "no-skill-now", "skills", {}
    return "act-first", "turn", {}


def against_bid(city: City, seat: int, tile: int) -> Reason:
    name = TILE_NAMES[tile]
    if city.where[tile] != Where.AUCTION:
        return "not-at-auction", "bidding", {"tile": name}
    least = asked.bid_needed(city, seat, list(city.auction).index(tile))
    return "bid-too-low", "bidding", {"tile": name, "least": least, **tint(city, tile)}


def tint(city: City, tile: int) -> dict[str, str]:
    hue = city.tint[tile]
    return {"colour": "none" if hue == No.HUE else HUE_NAMES[hue]}


def too_few(city: City, tile: int) -> dict[str, Any]:
    return {"tile": TILE_NAMES[tile], "least": asked.placement_needed(city, tile), **tint(city, tile)}


def against_use(city: City, seat: int, tile: int) -> Reason:
    name = TILE_NAMES[tile]
    if not city.data.useful[tile]:
        return "makes-nothing", "using", {"tile": name}
    if not asked.in_reach(city, tile):
        return "not-in-play", "using", {"tile": name}
    if not asked.affords_use(city, seat, tile):
        return "no-skill", "using", {"tile": name}
    return "too-few-keyples", "using", too_few(city, tile)


def against_upgrade(city: City, seat: int, tile: int) -> Reason:
    name = TILE_NAMES[tile]
    if city.where[tile] != seat:
        return "not-yours", "upgrading", {"tile": name}
    if not asked.has_arrow(city, tile):
        return "fully-upgraded", "upgrading", {"tile": name}
    if lacking := missing(city, seat, tile):
        return "cost-missing", "upgrading", {"tile": name, "good": lacking[0], "count": len(lacking)}
    return "too-few-keyples", "upgrading", too_few(city, tile)


def against_hue(city: City, move: int) -> Reason:
    name = TILE_NAMES[city.target]
    if Act.HUE <= move < Act.SKILL:
        return "colour-too-few", "keyples", {"tile": name, "colour": HUE_NAMES[move - Act.HUE]}
    return "colour-first", "keyples", {"tile": name}


def against_keyples(city: City, seat: int, move: int) -> Reason:
    name = TILE_NAMES[city.target]
    colour = HUE_NAMES[city.hue]
    if Act.JOIN <= move < Act.SIDE:
        group = move - Act.JOIN + First.ERA_1
        if asked.stays(city, group):
            return "group-stays", "keyples", {"tile": name}
        return "no-such-group", "keyples", {"tile": TILE_NAMES[group], "colour": colour}
    if Act.AMOUNT <= move < Act.HUE:
        own = asked.at_hand(city, seat, city.hue)
        if move - Act.AMOUNT > own:
            return "not-so-many", "keyples", {"count": own, "colour": colour}
        return "not-enough", "keyples", {"tile": name}
    if move >= Act.DECLINE:
        return "not-made", "connectors", {"tile": name, "connector": COLOUR_NAMES[move - Act.DECLINE]}
    return "count-first", "keyples", {"tile": name}
