"""Generating resources: what using a tile costs and makes."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.key_to_the_city.pieces import COLOURS, SKILLS, Act, Aim, Phase, Told
from londinium.games.key_to_the_city.rules import map, turn, upgrading
from londinium.games.key_to_the_city.rules.city import City

ALL_SIDES = 63


def settle_payment(city: City, seat: int) -> None:
    """Skills of any kind that are due: paid at once where there is no choice."""
    while city.due > 0:
        only = only_skill(city, seat)
        if only == SKILLS:
            city.phase = Phase.PAYING
            turn.summon(city)
            return
        pay_skill(city, seat, only)
        city.due -= 1
    if city.aim == Aim.USING:
        produce(city, seat)
    else:
        upgrading.upgrade(city, city.target)
        turn.next_turn(city)


def only_skill(city: City, seat: int) -> int:
    """The kind of skill the seat has if it has one kind only, or else SKILLS."""
    kinds = 0
    only = SKILLS
    for skill in range(SKILLS):
        if city.skills[seat * SKILLS + skill] > 0:
            kinds += 1
            only = skill
    return only if kinds == 1 else SKILLS


def offer_payment(city: City, seat: int, out: Moves) -> None:
    for skill in range(SKILLS):
        if city.skills[seat * SKILLS + skill] > 0:
            out.add(Act.SKILL + skill)


def pay(city: City, seat: int, skill: int) -> None:
    pay_skill(city, seat, skill)
    city.due -= 1
    settle_payment(city, seat)


def pay_skill(city: City, seat: int, skill: int) -> None:
    city.skills[seat * SKILLS + skill] -= 1
    city.skill_supply[skill] += 1
    city.tell(Told.PAID, seat, skill, 0, 0)


def produce(city: City, seat: int) -> None:
    """What the tile shows: skills must be taken, connectors that were not declined are placed or discarded."""
    at = city.target * 2 + map.side_up(city, city.target)
    for skill in range(SKILLS):
        for _ in range(city.data.makes_skill[at * SKILLS + skill]):
            take_skill(city, seat, skill)
    for colour in range(COLOURS):
        if city.data.makes_colour[at * COLOURS + colour] > 0:
            gain_connectors(city, seat, colour, city.data.makes_colour[at * COLOURS + colour])
            city.declined[colour] = 0
    city.owed = city.data.makes_any_skill[at]
    city.white = city.data.makes_any_connector[at]
    settle_gains(city, seat)


def take_skill(city: City, seat: int, skill: int) -> None:
    """What is not there is lost for good."""
    if city.skill_supply[skill] > 0:
        city.skill_supply[skill] -= 1
        city.skills[seat * SKILLS + skill] += 1
        city.tell(Told.TOOK_SKILL, seat, skill, 0, 0)
    else:
        city.tell(Told.SKILL_LACKED, seat, skill, 0, 0)


def available(city: City, tile: int, colour: int) -> int:
    """How many connectors of a colour a use of the tile would bring: what it makes, as far as they are there."""
    return of_supply(city, colour, city.data.makes_colour[(tile * 2 + map.side_up(city, tile)) * COLOURS + colour])


def of_supply(city: City, colour: int, number: int) -> int:
    return number if number < city.supply[colour] else city.supply[colour]


def gain_connectors(city: City, seat: int, colour: int, number: int) -> None:
    """As many as there are, but for those declined; a colour whose last connector is taken is gone for the game."""
    there = of_supply(city, colour, number)
    got = there - city.declined[colour]
    if got > 0:
        city.supply[colour] -= got
        city.hold[seat * COLOURS + colour] += got
        city.held[seat] += got
        city.tell(Told.GOT_CONNECTORS, seat, colour, got, 0)
    if there < number:
        city.tell(Told.CONNECTORS_LACKED, seat, colour, number - there, 0)
    if city.supply[colour] == 0:
        city.gone |= 1 << colour


def settle_gains(city: City, seat: int) -> None:
    """Skills and connectors of a free choice; then the turn is over."""
    while city.owed > 0:
        kinds = 0
        only = 0
        for skill in range(SKILLS):
            if city.skill_supply[skill] > 0:
                kinds += 1
                only = skill
        if kinds > 1:
            city.phase = Phase.TAKING
            turn.summon(city)
            return
        if kinds == 1:
            take_skill(city, seat, only)
        city.owed -= 1
    if city.white > 0 and city.gone != ALL_SIDES:
        city.phase = Phase.PICKING
        turn.summon(city)
        return
    city.white = 0
    turn.next_turn(city)


def offer_skills(city: City, out: Moves) -> None:
    for skill in range(SKILLS):
        if city.skill_supply[skill] > 0:
            out.add(Act.TAKE + skill)


def take(city: City, seat: int, skill: int) -> None:
    take_skill(city, seat, skill)
    city.owed -= 1
    settle_gains(city, seat)


def offer_connectors(city: City, out: Moves) -> None:
    for colour in range(COLOURS):
        if city.supply[colour] > 0:
            out.add(Act.PICK + colour)
    out.add(Act.ENOUGH)


def pick(city: City, seat: int, colour: int) -> None:
    gain_connectors(city, seat, colour, 1)
    city.white -= 1
    settle_gains(city, seat)


def pick_no_more(city: City, seat: int) -> None:
    city.white = 0
    if city.rules_version >= 2:
        city.tell(Told.TOOK_NO_MORE, seat, 0, 0, 0)
    settle_gains(city, seat)
