"""Whose turn it is, and what may be chosen in it."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.key_to_the_city.pieces import (
    FIRST_ERA_1,
    HUES,
    MOST_TILES,
    NO_HUE,
    SEATS,
    Act,
    Aim,
    Phase,
    Told,
    Where,
)
from londinium.games.key_to_the_city.rules import (
    acting,
    eras,
    knowledge,
    laying,
    links,
    resources,
    sailing,
    scores,
    upgrading,
)
from londinium.games.key_to_the_city.rules.city import City

# Whose turn it is


def choices(city: City, seat: int, out: Moves) -> None:
    if city.phase == Phase.LAYING:
        laying.offer_laying(city, seat, out)
    elif seat == city.turn and city.phase == Phase.PAYING:
        resources.offer_payment(city, seat, out)
    elif seat == city.turn and city.phase == Phase.TAKING:
        resources.offer_skills(city, out)
    elif seat == city.turn and city.phase == Phase.PICKING:
        resources.offer_connectors(city, out)
    elif holds(city, seat):
        links.offer_sides(city, seat, out)
    elif city.phase == Phase.BERTHING:
        sailing.offer_berths(city, out)
    elif city.aim == Aim.NOTHING:
        offer_actions(city, seat, out)
    elif city.hue == NO_HUE:
        acting.offer_hues(city, seat, out)
    else:
        acting.offer_keyples(city, seat, out)


def beside(city: City, seat: int) -> int:
    """Boroughs are built at the same time; connectors, placed during another's turn, are not taken back past it."""
    if city.phase == Phase.LAYING or seat == city.turn:
        return city.waiting
    return city.waiting & ~(1 << city.turn)


def choose(city: City, seat: int, move: int) -> None:
    if move < Act.USE:
        acting.aim_at(city, seat, Aim.BIDDING, move - Act.BID + FIRST_ERA_1)
    elif move < Act.UPGRADE:
        acting.aim_at(city, seat, Aim.USING, move - Act.USE)
    elif move < Act.LAY:
        acting.aim_at(city, seat, Aim.UPGRADING, move - Act.UPGRADE)
    elif move < Act.JOIN:
        city.laying[seat] = move - Act.LAY + FIRST_ERA_1
    elif move < Act.SIDE:
        slot = acting.slot_of(city, move - Act.JOIN + FIRST_ERA_1)
        city.groups |= 1 << slot
        city.moved += city.bids[slot * SEATS + seat]
    elif move < Act.AMOUNT:
        if city.phase == Phase.LAYING:
            laying.choose_spot(city, seat, move - Act.SIDE)
        else:
            links.connect(city, seat, move - Act.SIDE)
    elif move < Act.HUE:
        acting.place_keyples(city, seat, move - Act.AMOUNT)
    elif move < Act.SKILL:
        city.hue = move - Act.HUE
    elif move < Act.TAKE:
        resources.pay_skill(city, seat, move - Act.SKILL)
        city.due -= 1
        resources.settle_payment(city, seat)
    elif move < Act.PICK:
        resources.take_skill(city, seat, move - Act.TAKE)
        city.owed -= 1
        resources.settle_gains(city, seat)
    elif move < Act.TURN:
        resources.gain_connectors(city, seat, move - Act.PICK, 1)
        city.white -= 1
        resources.settle_gains(city, seat)
    elif move < Act.SAIL:
        laying.lay(city, seat, move - Act.TURN)
    elif move < Act.PASS:
        sailing.sail(city, seat, move - Act.SAIL)
    else:
        choose_plain(city, seat, move)


def choose_plain(city: City, seat: int, move: int) -> None:
    if move == Act.PASS:
        sailing.do_pass(city, seat)
    elif move >= Act.DECLINE:
        city.declined[move - Act.DECLINE] += 1
    elif move == Act.ENOUGH:
        city.white = 0
        if city.rules_version >= 2:
            city.tell(Told.TOOK_NO_MORE, seat, 0, 0, 0)
        resources.settle_gains(city, seat)
    elif move == Act.DISCARD:
        links.discard(city, seat)
    else:
        laying.set_aside(city, seat)


def offer_actions(city: City, seat: int, out: Moves) -> None:
    """Every action the seat could carry out."""
    blue = city.screen[seat * HUES]
    red = city.screen[seat * HUES + 1]
    yellow = city.screen[seat * HUES + 2]
    for slot in range(city.offers):
        if city.bids[slot * SEATS + seat] > 0:
            hue = city.tint[city.auction[slot]]
            if hue == 0:
                blue += acting.losing(city, seat, slot)
            elif hue == 1:
                red += acting.losing(city, seat, slot)
            else:
                yellow += acting.losing(city, seat, slot)
    any_hue = blue
    if red > any_hue:
        any_hue = red
    if yellow > any_hue:
        any_hue = yellow
    skilled = scores.skill_count(city, seat) > 0
    for slot in range(city.offers):
        tile = city.auction[slot]
        hue = city.tint[tile]
        fund = blue if hue == 0 else red if hue == 1 else yellow if hue == 2 else any_hue
        own = city.bids[slot * SEATS + seat]
        others = acting.highest_other(city, seat, slot)
        if (fund > others if own < others else fund > 0) if own > 0 else fund > others:
            out.add(Act.BID + tile - FIRST_ERA_1)
    if any_hue > 0:
        for i in range(city.data.producers):
            tile = city.data.producer[i]
            if city.where[tile] < SEATS or city.where[tile] == Where.AUCTION:
                hue = city.tint[tile]
                fund = blue if hue == 0 else red if hue == 1 else yellow if hue == 2 else any_hue
                if fund > city.used[tile] and (skilled or city.data.pays[tile] == 0):
                    out.add(Act.USE + tile)
        for i in range(city.size[seat]):
            tile = city.lots[seat * MOST_TILES + i]
            if city.level[tile] < city.data.top_level[tile] and upgrading.can_upgrade(city, seat, tile):
                hue = city.tint[tile]
                fund = blue if hue == 0 else red if hue == 1 else yellow if hue == 2 else any_hue
                if fund > city.used[tile]:
                    out.add(Act.UPGRADE + tile)
    out.add(Act.PASS)
    sailing.offer_berths(city, out)


def await_action(city: City) -> None:
    """The seat on turn may choose an action, once its connectors are placed."""
    city.phase = Phase.ACTING
    knowledge.forget_choice(city)
    summon(city)


def summon(city: City) -> None:
    """The seat on turn owes a choice, and so does everyone who still has connectors to place."""
    seats = 1 << city.turn
    for seat in range(city.players):
        if holds(city, seat):
            seats |= 1 << seat
    city.call(seats)


def holds(city: City, seat: int) -> bool:
    """Whether the seat has connectors it has not placed."""
    return city.held[seat] > 0


def next_turn(city: City) -> None:
    """Clockwise to the next who has not sailed."""
    for _ in range(city.players):
        city.turn = left_of(city, city.turn)
        if not city.sailed >> city.turn & 1:
            await_action(city)
            return
    eras.end_era(city)


def left_of(city: City, seat: int) -> int:
    return seat + 1 if seat + 1 < city.players else 0


def rightmost(city: City) -> int:
    """Whose barge lies furthest to the right."""
    first = 0
    for seat in range(1, city.players):
        if city.berth[seat] > city.berth[first]:
            first = seat
    return first
