"""Whose turn it is, and what may be chosen in it."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.key_to_the_city.pieces import Act, Aim, First, No, Phase, Task
from londinium.games.key_to_the_city.rules import acting, eras, laying, links, resources, sailing, upgrading
from londinium.games.key_to_the_city.rules.city import City


def task(city: City, seat: int) -> int:
    """What a seat is asked for. Connectors come before the next action, but after what the last one still asks."""
    if city.phase == Phase.LAYING or (seat == city.turn and Phase.PAYING <= city.phase <= Phase.PICKING):
        return city.phase
    if holds(city, seat):
        return Task.CONNECTING
    if seat != city.turn or city.phase != Phase.ACTING or city.aim == Aim.NOTHING:
        return city.phase
    return Task.COLOUR if city.hue == No.HUE else Task.COUNTING


def choices(city: City, seat: int, out: Moves) -> None:
    asked = task(city, seat)
    if asked == Phase.LAYING:
        laying.offer_laying(city, seat, out)
    elif asked == Phase.PAYING:
        resources.offer_payment(city, seat, out)
    elif asked == Phase.TAKING:
        resources.offer_skills(city, out)
    elif asked == Phase.PICKING:
        resources.offer_connectors(city, out)
    elif asked == Task.CONNECTING:
        links.offer_sides(city, seat, out)
    elif asked == Phase.BERTHING:
        sailing.offer_berths(city, out)
    elif asked == Task.COLOUR:
        acting.offer_hues(city, seat, out)
    elif asked == Task.COUNTING:
        acting.offer_keyples(city, seat, out)
    else:
        offer_actions(city, seat, out)


def beside(city: City, seat: int) -> int:
    """Boroughs are built at the same time; connectors, placed during another's turn, are not taken back past it."""
    if city.phase == Phase.LAYING or seat == city.turn:
        return city.waiting
    return city.waiting & ~(1 << city.turn)


def choose(city: City, seat: int, move: int) -> None:
    if move < Act.USE:
        acting.aim_at(city, seat, Aim.BIDDING, move - Act.BID + First.ERA_1)
    elif move < Act.UPGRADE:
        acting.aim_at(city, seat, Aim.USING, move - Act.USE)
    elif move < Act.LAY:
        acting.aim_at(city, seat, Aim.UPGRADING, move - Act.UPGRADE)
    elif move < Act.JOIN:
        laying.choose_tile(city, seat, move - Act.LAY + First.ERA_1)
    elif move < Act.SIDE:
        acting.join(city, seat, move - Act.JOIN + First.ERA_1)
    elif move < Act.AMOUNT:
        if city.phase == Phase.LAYING:
            laying.choose_spot(city, seat, move - Act.SIDE)
        else:
            links.connect(city, seat, move - Act.SIDE)
    elif move < Act.HUE:
        acting.place_keyples(city, seat, move - Act.AMOUNT)
    elif move < Act.SKILL:
        acting.choose_hue(city, move - Act.HUE)
    elif move < Act.TAKE:
        resources.pay(city, seat, move - Act.SKILL)
    elif move < Act.PICK:
        resources.take(city, seat, move - Act.TAKE)
    elif move < Act.TURN:
        resources.pick(city, seat, move - Act.PICK)
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
        acting.decline(city, move - Act.DECLINE)
    elif move == Act.ENOUGH:
        resources.pick_no_more(city, seat)
    elif move == Act.DISCARD:
        links.discard(city, seat)
    else:
        laying.set_aside(city, seat)


def offer_actions(city: City, seat: int, out: Moves) -> None:
    """Every action the seat could carry out."""
    funds = acting.funds(city, seat)
    acting.offer_bids(city, seat, funds, out)
    if funds > 0:
        acting.offer_uses(city, seat, funds, out)
        upgrading.offer_upgrades(city, seat, funds, out)
    sailing.offer_passing(out)
    sailing.offer_berths(city, out)


def await_action(city: City) -> None:
    """The seat on turn may choose an action, once its connectors are placed."""
    city.phase = Phase.ACTING
    acting.forget_choice(city)
    summon(city)


def summon(city: City) -> None:
    """The seat on turn owes a choice, and so does everyone who still has connectors to place."""
    city.call(summoned(city))


def summoned(city: City) -> int:
    seats = 1 << city.turn
    for seat in range(city.players):
        if holds(city, seat):
            seats |= 1 << seat
    return seats


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
