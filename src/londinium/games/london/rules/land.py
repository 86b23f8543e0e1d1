"""Buying land, and what the boroughs are good for."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import BOROUGHS, NOBODY, NOTHING, OFFERED, Ability, Act, Phase, Told
from londinium.games.london.rules import draw_cards, purse
from londinium.games.london.rules.city import City


def top_borough(city: City, seat: int) -> int:
    """The borough on top of those a seat owns, or NOTHING."""
    if city.owned_count[seat] == 0:
        return NOTHING
    return city.owned[seat * BOROUGHS + city.owned_count[seat] - 1]


def ability_of(city: City, seat: int) -> int:
    top = top_borough(city, seat)
    return ability_on(city, top) if top != NOTHING else Ability.NONE


def ability_on(city: City, borough: int) -> int:
    """What a borough is good for; played plain, nothing."""
    return city.data.ability[borough] if city.abilities else Ability.NONE


def runs(city: City, borough: int) -> bool:
    """Whether what a borough does in a run counts; played plain, only if the rulebook says so."""
    return city.abilities or city.data.proven[borough] != 0


def ability_amount_of(city: City, seat: int) -> int:
    """How much the ability of the borough on top comes to; there is one."""
    return city.data.ability_amount[top_borough(city, seat)]


def boroughs_left(city: City) -> int:
    return BOROUGHS - OFFERED - city.borough_at


def shuffle_boroughs(city: City, begin: int) -> None:
    for i in range(BOROUGHS - OFFERED - 1, begin, -1):
        j = begin + city.draw(i - begin + 1)
        held = city.borough_deck[i]
        city.borough_deck[i] = city.borough_deck[j]
        city.borough_deck[j] = held


def settle_boroughs(city: City) -> None:
    for i in range(city.borough_at, BOROUGHS - OFFERED):
        for j in range(i + 1, BOROUGHS - OFFERED):
            if city.borough_deck[j] < city.borough_deck[i]:
                held = city.borough_deck[i]
                city.borough_deck[i] = city.borough_deck[j]
                city.borough_deck[j] = held


def offer_land(city: City, seat: int, out: Moves) -> None:
    for i in range(OFFERED):
        if city.offers[i] != NOTHING and city.data.price[city.offers[i]] <= city.money[seat]:
            out.add(Act.BUY + city.offers[i])


def buy(city: City, seat: int, borough: int) -> None:
    """The borough covers the last one; its gains come at once, and another one is shown in its place."""
    city.money[seat] -= city.data.price[borough]
    city.tell(Told.BOUGHT, seat, borough, city.data.price[borough], 0)
    city.owned[seat * BOROUGHS + city.owned_count[seat]] = borough
    city.owned_count[seat] += 1
    for i in range(OFFERED):
        if city.offers[i] == borough:
            city.offers[i] = city.borough_deck[city.borough_at] if boroughs_left(city) > 0 else NOTHING
            if city.offers[i] != NOTHING:
                city.borough_deck[city.borough_at] = NOTHING
                city.borough_at += 1
                city.tell(Told.BOROUGH_SHOWN, NOBODY, city.offers[i], 0, 0)
    purse.gain(city, seat, 0, city.data.land_prestige[borough], -city.data.land_poverty[borough])
    draw_cards.begin_drawing(city, seat, city.data.land_cards[borough], 0, Phase.TRIMMING)
