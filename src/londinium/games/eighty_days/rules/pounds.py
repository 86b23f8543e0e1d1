"""Pound spaces: staying on one, to take or to give."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.eighty_days.pieces import STAY_MONEY, Act, Card, Space, Told
from londinium.games.eighty_days.rules import passepartout, turn
from londinium.games.eighty_days.rules.race import Race


def may_stay(race: Race, hat: int) -> bool:
    return race.data.kind[race.space[hat]] == Space.POUND


def may_give(race: Race, seat: int) -> bool:
    """Only whoever has the ten pounds gives them."""
    return race.money[seat] >= STAY_MONEY


def after_taking(race: Race, seat: int) -> int:
    return race.money[seat] + STAY_MONEY


def after_giving(race: Race, seat: int) -> int:
    return race.money[seat] - STAY_MONEY


def offer_exchange(race: Race, seat: int, out: Moves) -> None:
    out.add(Act.TAKE)
    if may_give(race, seat):
        out.add(Act.GIVE)


def stay(race: Race, seat: int, move: int) -> None:
    """Ten pounds from the bank or to it, each turn the hat stays."""
    race.money[seat] = after_taking(race, seat) if move == Act.TAKE else after_giving(race, seat)
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
