"""Why a move of Key to the City – London is refused; it says nothing that the seat may not know."""

from __future__ import annotations

from typing import Any

from londinium.games.key_to_the_city.pieces import (
    COLOUR_NAMES,
    COLOURS,
    FIRST_ERA_1,
    HUE_NAMES,
    HUES,
    MOST_TILES,
    NO_HUE,
    NO_SPOT,
    NO_TILE,
    SEATS,
    SIDES,
    SKILLS,
    TILE_NAMES,
    Act,
    Aim,
    Phase,
    Where,
)
from londinium.games.key_to_the_city.rules.city import City
from londinium.games.key_to_the_city.shown.view import missing

Reason = tuple[str, str, dict[str, Any]]


def reason_against(city: City, seat: int, move: int) -> Reason:
    """The key of the refusal, the chapter of the rules and the facts."""
    if move >= Act.DECLINE and city.rules_version < 2:
        return "all-taken", "connectors", {}
    if city.phase == Phase.LAYING:
        return against_laying(city, seat, move)
    if seat == city.turn and city.phase == Phase.PAYING:
        return "pay-first", "skills", {}
    if seat == city.turn and city.phase == Phase.TAKING:
        return "take-first", "skills", {}
    if seat == city.turn and city.phase == Phase.PICKING:
        return "pick-first", "connectors", {}
    if any(list(city.hold)[seat * COLOURS : seat * COLOURS + COLOURS]):
        return against_connecting(city, seat, move)
    if city.phase == Phase.BERTHING:
        return ("berth-taken", "sailing", {}) if Act.SAIL <= move < Act.PASS else ("must-sail", "passing", {})
    if city.aim == Aim.NOTHING:
        return against_action(city, seat, move)
    if city.hue == NO_HUE:
        return against_hue(city, move)
    return against_keyples(city, seat, move)


def against_laying(city: City, seat: int, move: int) -> Reason:
    if city.spot[seat] != NO_SPOT:
        return ("river-meets-land", "laying", {}) if Act.TURN <= move < Act.SAIL else ("turn-first", "laying", {})
    if city.laying[seat] != NO_TILE:
        if Act.SIDE <= move < Act.AMOUNT:
            return "no-room", "laying", {"tile": TILE_NAMES[city.laying[seat]]}
        return "place-first", "laying", {"tile": TILE_NAMES[city.laying[seat]]}
    if Act.LAY <= move < Act.JOIN and city.where[move - Act.LAY + FIRST_ERA_1] == Where.WON + seat:
        return "fits-nowhere", "laying", {"tile": TILE_NAMES[move - Act.LAY + FIRST_ERA_1]}
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
    if city.joint[tile * SIDES + side]:
        return "side-taken", "connectors", {"tile": TILE_NAMES[tile]}
    host = city.near[tile * SIDES + side]
    facts = {"tile": TILE_NAMES[host], "lot": city.lot[host] + 1, "side": (side + SIDES // 2) % SIDES}
    return "shared-side", "connectors", facts


def against_action(city: City, seat: int, move: int) -> Reason:
    if move < Act.USE:
        return against_bid(city, seat, move - Act.BID + FIRST_ERA_1)
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
    if city.where[tile] >= SEATS and city.where[tile] != Where.AUCTION:
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
    if Act.HUE <= move < Act.SKILL:
        return "colour-too-few", "keyples", {"tile": name, "colour": HUE_NAMES[move - Act.HUE]}
    return "colour-first", "keyples", {"tile": name}


def against_keyples(city: City, seat: int, move: int) -> Reason:
    name = TILE_NAMES[city.target]
    colour = HUE_NAMES[city.hue]
    if Act.JOIN <= move < Act.SIDE:
        group = move - Act.JOIN + FIRST_ERA_1
        if city.aim == Aim.BIDDING and group == city.target:
            return "group-stays", "keyples", {"tile": name}
        return "no-such-group", "keyples", {"tile": TILE_NAMES[group], "colour": colour}
    if Act.AMOUNT <= move < Act.HUE:
        own = city.screen[seat * HUES + city.hue]
        if move - Act.AMOUNT > own:
            return "not-so-many", "keyples", {"count": own, "colour": colour}
        return "not-enough", "keyples", {"tile": name}
    if move >= Act.DECLINE:
        return "not-made", "connectors", {"tile": name, "connector": COLOUR_NAMES[move - Act.DECLINE]}
    return "count-first", "keyples", {"tile": name}
