"""Passepartout cards: drawing, keeping, and what each brings."""

from __future__ import annotations

from londinium.games.eighty_days.pieces import CARD_KINDS, CHARACTERS, NO_CARD, NOBODY, Card, Phase, Told
from londinium.games.eighty_days.rules import bets, events, setting_up, turn
from londinium.games.eighty_days.rules.race import Race


def draw_cards(race: Race, seat: int) -> None:
    """The leader draws one card and must take it; everyone else draws two and chooses."""
    wanted = 1 if bets.position(race, race.hat) == 1 else 2
    found = 0
    for i in range(wanted):
        card = draw_card(race)
        race.drawn[i] = card
        if card != NO_CARD:
            found += 1
            race.draws[card] += 1
            if race.data.symbol[card] != 0:
                race.reshuffle = True
            race.tell(Told.DREW, seat, card, 0, 0)
    if found == 2:
        race.phase = Phase.KEEPING
        race.call(1 << seat)
    elif found == 1:
        take_card(race, seat, race.drawn[0])
    else:
        turn.end_turn(race)


def draw_card(race: Race) -> int:
    """The top of the pile; an empty pile is made anew from the discards."""
    if race.pile_count == 0:
        shuffle_discards_in(race)
    if race.pile_count == 0:
        return NO_CARD
    race.pile_count -= 1
    card = race.pile[race.pile_count]
    race.pile[race.pile_count] = 0
    return card


def shuffle_discards_in(race: Race) -> None:
    for card in range(CARD_KINDS):
        while race.discards[card] != 0:
            race.discards[card] -= 1
            race.pile[race.pile_count] = card
            race.pile_count += 1
    setting_up.shuffle_pile(race)
    race.tell(Told.RESHUFFLED, NOBODY, race.pile_count, 0, 0)


def keep_card(race: Race, seat: int, which: int) -> None:
    other = race.drawn[1 - which]
    race.discards[other] += 1
    race.tell(Told.DISCARDED, seat, other, 0, 0)
    take_card(race, seat, race.drawn[which])


def take_card(race: Race, seat: int, card: int) -> None:
    """A character is kept for later; an event happens at once."""
    race.drawn[0] = NO_CARD
    race.drawn[1] = NO_CARD
    if card >= Card.FIRST_CHARACTER:
        race.kept[seat * CHARACTERS + card - Card.FIRST_CHARACTER] += 1
        race.tell(Told.KEPT, seat, card, 0, 0)
        turn.end_turn(race)
        return
    race.discards[card] += 1
    race.tell(Told.APPLIED, seat, card, 0, 0)
    if card == Card.TAKE_OR_GIVE:
        race.phase = Phase.TAKING
        race.call(1 << seat)
        return
    if Card.OVERTAKE <= card <= Card.PREVIOUS_POUND:
        events.move_by_card(race, seat, card)
    elif Card.AGAIN <= card <= Card.MISS_TURN or card == Card.CROWD:
        events.change_turns(race, seat, card)
    else:
        events.move_money(race, seat, card)
    turn.end_turn(race)


def gain(race: Race, seat: int, card: int, money: int) -> None:
    race.money[seat] += money
    race.tell(Told.CARD_GAVE, seat, card, money, race.money[seat])


def lose(race: Race, seat: int, card: int, money: int) -> None:
    race.money[seat] -= money
    race.tell(Told.CARD_TOOK, seat, card, money, race.money[seat])
