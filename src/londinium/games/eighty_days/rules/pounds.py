"""Pound spaces: staying on one, to take or to give."""

from __future__ import annotations

from londinium.games.eighty_days.pieces import CARD_LOST, GIVE, POUND, STAY_MONEY, STAYED, TAKE, TAKE_OR_GIVE
from londinium.games.eighty_days.rules import passepartout, turn
from londinium.games.eighty_days.rules.race import Race

# Pound spaces


def stay(race: Race, seat: int, move: int) -> None:
    """Ten pounds from the bank or to it, each turn the hat stays."""
    race.money[seat] += STAY_MONEY if move == TAKE else -STAY_MONEY
    race.stops[POUND] += 1
    race.tell(STAYED, seat, move - TAKE, STAY_MONEY, race.money[seat])
    turn.end_turn(race)


def take_or_give(race: Race, seat: int, move: int) -> None:
    if move == TAKE:
        passepartout.gain(race, seat, TAKE_OR_GIVE, STAY_MONEY)
    elif move == GIVE:
        passepartout.lose(race, seat, TAKE_OR_GIVE, STAY_MONEY)
    else:
        race.tell(CARD_LOST, seat, TAKE_OR_GIVE, 0, 0)
    turn.end_turn(race)
