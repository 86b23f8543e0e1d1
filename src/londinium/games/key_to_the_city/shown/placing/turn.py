"""Sets up whose choice it is, what is still paid and taken, and what has been begun."""

from __future__ import annotations

from typing import Any

from londinium.core.errors import BadSnapshot, LondiniumError
from londinium.games.key_to_the_city.pieces import (
    AIM_NAMES,
    COLOUR_NAMES,
    COLOURS,
    HUE_NAMES,
    SEATS,
    SIDES,
    SKILLS,
    THAMES_BARRIER,
    TILE_NAMES,
    Act,
    Aim,
    First,
    No,
    Phase,
)
from londinium.games.key_to_the_city.rules import asked
from londinium.games.key_to_the_city.shown.placing.given import entry, listed, number, tile_number, word
from londinium.games.key_to_the_city.shown.placing.setting import Setting
from londinium.games.key_to_the_city.shown.position import hue_name, tiles_of

CHOOSING_KEYS = ("action", "tile", "colour", "groups", "declined")
LAYING_KEYS = ("tile", "against", "side")


def place_turn(setting: Setting) -> None:
    city = setting.city
    rightmost = asked.rightmost(city)
    turn = setting.position.get("turn")
    if turn is None:
        turn = rightmost
        if city.phase == Phase.BERTHING:
            turn = city.row[city.forced]
        while city.phase != Phase.LAYING and city.sailed >> turn & 1:
            turn = asked.left_of(city, turn)
    city.turn = number(turn, 0, city.players - 1, "the seat on turn")
    if city.phase == Phase.LAYING:
        if turn != rightmost:
            raise BadSnapshot("when tiles are laid the rightmost barge is next")
    elif city.sailed >> city.turn & 1 or (city.phase == Phase.BERTHING and city.turn != city.row[city.forced]):
        raise BadSnapshot(f"it cannot be the turn of seat {turn}")
    place_debts(setting)
    place_waiting(setting)
    place_choice(setting)
    place_laying(setting)
    if city.over:
        city.winner = asked.best_seat(city)


def place_waiting(setting: Setting) -> None:
    city = setting.city
    if city.phase == Phase.LAYING:
        waiting = asked.layers(city)
        if not waiting and not city.over:
            raise BadSnapshot("somebody has a tile to lay, or the next era would have begun")
    else:
        waiting = asked.summoned(city)
    city.waiting = waiting
    city.actor = (waiting & -waiting).bit_length() - 1


def place_debts(setting: Setting) -> None:
    """What the seat on turn still pays and takes."""
    city = setting.city
    debts = {name: number(setting.position.get(name, 0), 0, SIDES, name) for name in ("due", "owed", "white")}
    wanted = {Phase.PAYING: "due", Phase.TAKING: "owed", Phase.PICKING: "white"}.get(city.phase)
    if wanted is None:
        if any(debts.values()):
            raise BadSnapshot("nothing is owed in this phase")
        return
    choosing = entry(setting.position.get("choosing"), CHOOSING_KEYS, "choosing")
    aim = word(choosing["action"], AIM_NAMES, "the action")
    tile = tile_number(choosing.get("tile"), "the tile")
    if choosing.get("groups") or choosing.get("colour") != hue_name(city.tint[tile]) or not city.used[tile]:
        raise BadSnapshot("the keyples of the action have been placed")
    if city.held[city.turn] and city.phase == Phase.PAYING:
        raise BadSnapshot("connectors are placed before the next action")
    most = most_debts(setting, aim, tile)
    if debts[wanted] == 0 or any(debts[name] > most[name] for name in debts):
        raise BadSnapshot(f"the action cannot leave {debts}")
    own = list(city.skills)[city.turn * SKILLS : city.turn * SKILLS + SKILLS]
    if city.phase == Phase.PAYING and (sum(own) < debts["due"] or sum(1 for n in own if n) < 2):
        raise BadSnapshot("there is no choice of skills to pay with")
    if city.phase == Phase.TAKING and sum(1 for n in city.skill_supply if n) < 2:
        raise BadSnapshot("there is no choice of skills to take")
    if city.phase == Phase.PICKING and not any(city.supply):
        raise BadSnapshot("there are no connectors to choose from")
    city.due, city.owed, city.white = debts["due"], debts["owed"], debts["white"]
    city.aim, city.target, city.hue = aim, tile, city.tint[tile]
    place_declined(setting, choosing)


def place_declined(setting: Setting, choosing: dict[str, Any]) -> None:
    """What the seat will not take of what the tile makes, once it has paid for that."""
    city, declined = setting.city, [0] * COLOURS
    for name in listed(choosing.get("declined", []), "declined"):
        declined[word(name, COLOUR_NAMES, "a connector declined")] += 1
    if any(declined) and (city.rules_version < 2 or city.aim != Aim.USING or city.phase != Phase.PAYING):
        raise BadSnapshot("connectors are declined before they are made, by who uses a tile")
    for colour, number_ in enumerate(declined):
        if number_ > asked.available(city, city.target, colour):
            raise BadSnapshot(f"{number_} {COLOUR_NAMES[colour]} connectors cannot have been declined")
    city.declined = bytearray(declined)


def most_debts(setting: Setting, aim: int, tile: int) -> dict[str, int]:
    city, data = setting.city, setting.city.data
    at = tile * 2 + asked.side_up(city, tile)
    if aim == Aim.USING and asked.usable(city, tile):
        if city.phase == Phase.PAYING:
            return {"due": data.pays[tile], "owed": 0, "white": 0}
        owed = data.makes_any_skill[at] if city.phase == Phase.TAKING else 0
        return {"due": 0, "owed": owed, "white": data.makes_any_connector[at]}
    if aim == Aim.UPGRADING and city.where[tile] == city.turn and asked.has_arrow(city, tile):
        return {"due": data.cost_any_skill[at] if city.phase == Phase.PAYING else 0, "owed": 0, "white": 0}
    raise BadSnapshot(f"{TILE_NAMES[tile]} cannot be what the action is about")


def place_choice(setting: Setting) -> None:
    """What the seat on turn has begun to choose is chosen again, so that it is allowed."""
    city = setting.city
    given = setting.position.get("choosing")
    if given is None or city.phase in (Phase.PAYING, Phase.TAKING, Phase.PICKING):
        return
    choosing = entry(given, CHOOSING_KEYS, "choosing")
    aim = word(choosing["action"], AIM_NAMES, "the action")
    tile = tile_number(choosing.get("tile"), "the tile")
    first = {"bid": Act.BID - First.ERA_1, "use": Act.USE, "upgrade": Act.UPGRADE}.get(AIM_NAMES[aim])
    if first is None or city.phase != Phase.ACTING:
        raise BadSnapshot("nothing is being chosen")
    if first == Act.BID - First.ERA_1 and not First.ERA_1 <= tile < First.RIVER:
        raise BadSnapshot(f"nobody bids for {choosing['tile']}")
    if first != Act.BID - First.ERA_1 and tile >= First.ROUTEMASTER:
        raise BadSnapshot(f"nobody uses {choosing['tile']}")
    apply(setting, first + tile)
    hue = choosing.get("colour")
    if hue is not None:
        number_ = word(hue, HUE_NAMES, "the colour")
        if city.hue == No.HUE:
            apply(setting, Act.HUE + number_)
        if city.hue != number_:
            raise BadSnapshot(f"the colour cannot be {hue}")
    elif city.hue != No.HUE:
        raise BadSnapshot(f"the colour can only be {hue_name(city.hue)}")
    for name in listed(choosing.get("groups", []), "groups"):
        group = tile_number(name, "a losing bid")
        if not First.ERA_1 <= group < First.RIVER:
            raise BadSnapshot(f"nobody bids for {name}")
        apply(setting, Act.JOIN + group - First.ERA_1)
    for name in listed(choosing.get("declined", []), "declined"):
        apply(setting, Act.DECLINE + word(name, COLOUR_NAMES, "a connector declined"))


def place_laying(setting: Setting) -> None:
    city = setting.city
    city.laying = bytearray([No.TILE] * SEATS)
    city.spot = [No.SPOT] * SEATS
    for seat, given in enumerate(setting.per_seat("laying") or []):
        if given is None:
            continue
        laying = entry(given, LAYING_KEYS, "laying")
        tile = tile_number(laying["tile"], "a tile")
        if city.phase != Phase.LAYING or not First.ERA_1 <= tile < THAMES_BARRIER:
            raise BadSnapshot(f"seat {seat} cannot be laying {laying['tile']}")
        apply(setting, Act.LAY + tile - First.ERA_1, seat)
        if laying.get("against") is not None:
            host = tile_number(laying["against"], "a tile")
            if host not in tiles_of(city, seat):
                raise BadSnapshot(f"{laying['against']} is not in borough {seat}")
            side = number(laying.get("side"), 0, SIDES - 1, "a side")
            apply(setting, Act.SIDE + tiles_of(city, seat).index(host) * SIDES + side, seat)
            if city.laying[seat] == No.TILE:
                raise BadSnapshot("a tile that can be turned in one way only is laid at once")
        elif laying.get("side") is not None:
            raise BadSnapshot("a side belongs to a tile")


def apply(setting: Setting, move: int, seat: int | None = None) -> None:
    try:
        setting.city.apply(move, setting.city.turn if seat is None else seat)
    except LondiniumError:
        raise BadSnapshot("what is being chosen is not allowed in this position") from None
