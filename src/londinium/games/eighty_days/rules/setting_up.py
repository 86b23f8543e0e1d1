"""Setting up: hats, money, Rumours, and the Passepartout cards."""

from __future__ import annotations

from londinium.games.eighty_days.pieces import (
    CARD_KINDS,
    CHARACTERS,
    DECK,
    HATS,
    MONEY,
    NO_CARD,
    RANDOM_SEAT,
    RUMOURS,
    SEATS,
    SPACE_KINDS,
    SPACES,
    TWO_HAT_MONEY,
    TWO_HAT_RUMOURS,
    Space,
    Visit,
)
from londinium.games.eighty_days.rules import turn
from londinium.games.eighty_days.rules.race import Race


def money_at_first(race: Race) -> int:
    return MONEY if race.hats_each == 1 else TWO_HAT_MONEY


def rumours_at_first(race: Race) -> int:
    return RUMOURS if race.hats_each == 1 else TWO_HAT_RUMOURS


def deal(race: Race) -> None:
    """Every hat in London, the money and the Rumours dealt, the Passepartout cards shuffled."""
    race.round = 1
    race.over = False
    race.homes = 0
    race.restarts = 0
    race.passes = 0
    race.again = False
    race.reshuffle = False
    for space in range(SPACES):
        race.board[space] = 0
    for hat in range(HATS):
        race.space[hat] = Space.LONDON
        race.police[hat] = Visit.UPRIGHT
    for seat in range(race.players):
        race.money[seat] = money_at_first(race)
        race.rumours[seat] = rumours_at_first(race)
        race.missing[seat] = 0
        race.place[seat] = 0
    for i in range(SEATS * CHARACTERS):
        race.kept[i] = 0
    for kind in range(SPACE_KINDS):
        race.stops[kind] = 0
    for card in range(CARD_KINDS):
        race.discards[card] = 0
        race.draws[card] = 0
    for i in range(DECK):
        race.pile[i] = race.data.deck[i]
    race.pile_count = DECK
    race.drawn[0] = NO_CARD
    race.drawn[1] = NO_CARD
    shuffle_pile(race)
    race.starter = race.first
    if race.first == RANDOM_SEAT:
        race.starter = race.draw(race.players)
    race.turn = race.starter
    turn.begin_turn(race)


def shuffle_pile(race: Race) -> None:
    for i in range(race.pile_count - 1, 0, -1):
        j = race.draw(i + 1)
        held = race.pile[i]
        race.pile[i] = race.pile[j]
        race.pile[j] = held
