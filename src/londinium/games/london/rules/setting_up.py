"""Setting up: the deck of three groups, the hands, the boroughs."""

from __future__ import annotations

from londinium.games.london.pieces import (
    BOROUGHS,
    CARDS,
    GROUPS,
    HAND,
    NOBODY,
    NOTHING,
    RANDOM_SEAT,
    SEATS,
    SPACES,
    STACKS,
    START_CARDS,
    START_MONEY,
    TYPES,
)
from londinium.games.london.rules import city_cards, land, turn
from londinium.games.london.rules.city import City


def clear_table(city: City) -> None:
    city.round = 0
    city.over = False
    city.ending = NOBODY
    city.idle = 0
    city.drew = False
    city.deck_at = 0
    city.borough_at = 0
    city.laid_count = 0
    for seat in range(SEATS):
        city.money[seat] = 0
        city.loans[seat] = 0
        city.poverty[seat] = 0
        city.prestige[seat] = 0
        city.runs[seat] = 0
        city.borrowed[seat] = 0
        city.powers[seat] = 0
        city.stacks[seat] = 0
        city.hand_size[seat] = 0
        city.owned_count[seat] = 0
    for i in range(SEATS * STACKS):
        city.top[i] = 0
    for i in range(SEATS * HAND):
        city.hand[i] = 0
        city.shown[i] = 0
    for i in range(CARDS):
        city.deck[i] = 0
        city.seen[i] = 0
        city.laid[i] = 0
        city.laid_by[i] = 0
        city.laid_on[i] = 0
        city.marks[i] = 0
        city.till[i] = 0
    for i in range(SPACES):
        city.display[i] = NOTHING
    for i in range(SEATS * BOROUGHS):
        city.owned[i] = 0
    for i in range(TYPES):
        city.activations[i] = 0


def deal(city: City) -> None:
    """C under B under A; six cards and £5 each; three boroughs open, the others shuffled."""
    clear_table(city)
    at = 0
    for group in range(GROUPS):
        begin = at
        for number in range(city.data.prints):
            if city.data.group_of[number] == group:
                for _ in range(city.data.copies[number]):
                    city.deck[at] = number
                    at += 1
        shuffle_deck(city, begin, at)
    for seat in range(city.players):
        city.money[seat] = START_MONEY
        for _ in range(START_CARDS):
            city_cards.add_to_hand(city, seat, city.deck[city.deck_at], 1 << seat)
            city_cards.leave_deck(city)
    lay_boroughs(city)
    city.first = city.draw(city.players) if city.first_choice == RANDOM_SEAT else city.first_choice
    turn.begin_turn(city, city.first)


def shuffle_deck(city: City, begin: int, end: int) -> None:
    for i in range(end - 1, begin, -1):
        j = begin + city.draw(i - begin + 1)
        held = city.deck[i]
        city.deck[i] = city.deck[j]
        city.deck[j] = held


def lay_boroughs(city: City) -> None:
    open_ = 0
    count = 0
    for borough in range(BOROUGHS):
        if city.data.starter[borough]:
            city.offers[open_] = borough
            open_ += 1
        else:
            city.borough_deck[count] = borough
            count += 1
    for i in range(count, BOROUGHS):
        city.borough_deck[i] = NOTHING
    land.shuffle_boroughs(city, 0)
