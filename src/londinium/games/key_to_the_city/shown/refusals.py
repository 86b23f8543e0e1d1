"""Why a move of Key to the City – London is refused; it says nothing that the seat may not know."""

from __future__ import annotations

from typing import Any

from londinium.games.key_to_the_city.pieces import (
    AMOUNT,
    AUCTION,
    BERTHING,
    BID,
    BIDDING,
    COLOUR_NAMES,
    COLOURS,
    DECLINE,
    DISCARD,
    ENOUGH,
    FIRST_ERA_1,
    HUE,
    HUE_NAMES,
    HUES,
    JOIN,
    LAY,
    LAYING,
    MOST_TILES,
    NO_HUE,
    NO_SPOT,
    NO_TILE,
    NOTHING,
    PASS,
    PAYING,
    PICK,
    PICKING,
    SAIL,
    SEATS,
    SIDE,
    SIDES,
    SKILL,
    SKILLS,
    TAKING,
    TILE_NAMES,
    TURN,
    UPGRADE,
    USE,
    WON,
)
from londinium.games.key_to_the_city.rules.city import City
from londinium.games.key_to_the_city.shown.view import missing

Reason = tuple[str, str, dict[str, Any]]


def reason_against(city: City, seat: int, move: int) -> Reason:
    """The key of the refusal, the chapter of the rules and the facts."""
    if move >= DECLINE and city.rules_version < 2:
        return "all-taken", "connectors", {}
    if city.phase == LAYING:
        return against_laying(city, seat, move)
    if seat == city.turn and city.phase == PAYING:
        return "pay-first", "skills", {}
    if seat == city.turn and city.phase == TAKING:
        return "take-first", "skills", {}
    if seat == city.turn and city.phase == PICKING:
        return "pick-first", "connectors", {}
    if any(list(city.hold)[seat * COLOURS : seat * COLOURS + COLOURS]):
        return against_connecting(city, seat, move)
    if city.phase == BERTHING:
        return ("berth-taken", "sailing", {}) if SAIL <= move < PASS else ("must-sail", "passing", {})
    if city.aim == NOTHING:
        return against_action(city, seat, move)
    if city.hue == NO_HUE:
        return against_hue(city, move)
    return against_keyples(city, seat, move)


def against_laying(city: City, seat: int, move: int) -> Reason:
    if city.spot[seat] != NO_SPOT:
        return ("river-meets-land", "laying", {}) if TURN <= move < SAIL else ("turn-first", "laying", {})
    if city.laying[seat] != NO_TILE:
        if SIDE <= move < AMOUNT:
            return "no-room", "laying", {"tile": TILE_NAMES[city.laying[seat]]}
        return "place-first", "laying", {"tile": TILE_NAMES[city.laying[seat]]}
    if LAY <= move < JOIN and city.where[move - LAY + FIRST_ERA_1] == WON + seat:
        return "fits-nowhere", "laying", {"tile": TILE_NAMES[move - LAY + FIRST_ERA_1]}
    return "lay-first", "laying", {}


def against_connecting(city: City, seat: int, move: int) -> Reason:
    if move >= DECLINE:
        return "taken-already", "connectors", {}
    if not SIDE <= move < AMOUNT:
        return "connect-first", "connectors", {}
    lot, side = divmod(move - SIDE, SIDES)
    if lot >= city.size[seat]:
        return "no-such-tile", "connectors", {"lot": lot + 1, "size": city.size[seat]}
    tile = city.lots[seat * MOST_TILES + lot]
    if city.joint[tile * SIDES + side]:
        return "side-taken", "connectors", {"tile": TILE_NAMES[tile]}
    host = city.near[tile * SIDES + side]
    facts = {"tile": TILE_NAMES[host], "lot": city.lot[host] + 1, "side": (side + SIDES // 2) % SIDES}
    return "shared-side", "connectors", facts


def against_action(city: City, seat: int, move: int) -> Reason:
    if move < USE:
        return against_bid(city, seat, move - BID + FIRST_ERA_1)
    if move < UPGRADE:
        return against_use(city, seat, move - USE)
    if move < LAY:
        return against_upgrade(city, seat, move - UPGRADE)
    if SAIL <= move < PASS:
        return "berth-taken", "sailing", {}
    if LAY <= move < JOIN:
        return "lay-later", "laying", {}
    if move in (ENOUGH, DISCARD) or SIDE <= move < AMOUNT or PICK <= move < TURN:
        return "nothing-to-place", "connectors", {}
    if move >= DECLINE:
        return "decline-later", "connectors", {}
    if SKILL <= move < PICK:
        return "no-skill-now", "skills", {}
    return "act-first", "turn", {}


def against_bid(city: City, seat: int, tile: int) -> Reason:
    name = TILE_NAMES[tile]
    if city.where[tile] != AUCTION:
        return "not-at-auction", "bidding", {"tile": name}
    slot = list(city.auction).index(tile)
    bids = list(city.bids)[slot * SEATS : slot * SEATS + city.players]
    others = max(bid for other, bid in enumerate(bids) if other != seat)
    return "bid-too-low", "bidding", {"tile": name, "least": max(1, others + 1 - bids[seat]), **tint(city, tile)}


def tint(city: City, tile: int) -> dict[str, str]:
    hue = city.tint[tile]
    return {"colour": "none" if hue == NO_HUE else HUE_NAMES[hue]}


def against_use(city: City, seat: int, tile: int) -> Reason:
    name = TILE_NAMES[tile]
    if not city.data.useful[tile]:
        return "makes-nothing", "using", {"tile": name}
    if city.where[tile] >= SEATS and city.where[tile] != AUCTION:
        return "not-in-play", "using", {"tile": name}
    if city.data.pays[tile] and not any(list(city.skills)[seat * SKILLS : seat * SKILLS + SKILLS]):
        return "no-skill", "using", {"tile": name}
    return "too-few-keyples", "using", {"tile": name, "least": city.used[tile] + 1, **tint(city, tile)}


def against_upgrade(city: City, seat: int, tile: int) -> Reason:
    name = TILE_NAMES[tile]
    if city.where[tile] != seat:
        return "not-yours", "upgrading", {"tile": name}
    if city.level[tile] >= city.data.top_level[tile]:
        return "fully-upgraded", "upgrading", {"tile": name}
    if lacking := missing(city, seat, tile):
        return "cost-missing", "upgrading", {"tile": name, "good": lacking[0], "count": len(lacking)}
    return "too-few-keyples", "upgrading", {"tile": name, "least": city.used[tile] + 1, **tint(city, tile)}


def against_hue(city: City, move: int) -> Reason:
    name = TILE_NAMES[city.target]
    if HUE <= move < SKILL:
        return "colour-too-few", "keyples", {"tile": name, "colour": HUE_NAMES[move - HUE]}
    return "colour-first", "keyples", {"tile": name}


def against_keyples(city: City, seat: int, move: int) -> Reason:
    name = TILE_NAMES[city.target]
    colour = HUE_NAMES[city.hue]
    if JOIN <= move < SIDE:
        group = move - JOIN + FIRST_ERA_1
        if city.aim == BIDDING and group == city.target:
            return "group-stays", "keyples", {"tile": name}
        return "no-such-group", "keyples", {"tile": TILE_NAMES[group], "colour": colour}
    if AMOUNT <= move < HUE:
        own = city.screen[seat * HUES + city.hue]
        if move - AMOUNT > own:
            return "not-so-many", "keyples", {"count": own, "colour": colour}
        return "not-enough", "keyples", {"tile": name}
    if move >= DECLINE:
        return "not-made", "connectors", {"tile": name, "connector": COLOUR_NAMES[move - DECLINE]}
    return "count-first", "keyples", {"tile": name}
