"""Pound spaces: staying on one, to take or to give."""

from __future__ import annotations

from londinium.games.eighty_days.pieces import STAY_MONEY, Act, Card, Space, Told
from londinium.games.eighty_days.rules import passepartout, turn
from londinium.games.eighty_days.rules.race import Race

# Pound spaces


def stay(race: Race, seat: int, move: int) -> None:
    """Ten pounds from the bank or to it, each turn the hat stays."""
    race.money[seat] += STAY_MONEY if move == Act.TAKE else -STAY_MONEY
    race.stops[Space.POUND] += 1
    race.tell(Told.STAYED, seat, move - Act.TAKE, STAY_MONEY, race.money[seat])
    turn.end_turn(race)


def take_or_give(race: Race, seat: int, move: int) -> None:
    if move == Act.TAKE:
        passepartout.gain(race, seat, Card.TAKE_OR_GIVE, STAY_MONEY)
    elif move == Act.GIVE:
        passepartout.lose(race, seat, Card.TAKE_OR_GIVE, STAY_MONEY)
    else:
        race.tell(Told.CARD_LOST, seat, Card.TAKE_OR_GIVE, 0, 0)
    turn.end_turn(race)
