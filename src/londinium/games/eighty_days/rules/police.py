"""The police and Inspector Fix: Rumours are put down, and payments held up."""

from __future__ import annotations

from londinium.games.eighty_days.pieces import CHARACTERS, Act, Character, Phase, Space, Told, Visit
from londinium.games.eighty_days.rules import bets, characters, turn
from londinium.games.eighty_days.rules.race import Race


def visit_police(race: Race) -> None:
    """The hat is set upright, a Rumour goes, the position is paid for; with that the turn is over."""
    race.police[race.hat] = Visit.LEAVING
    if race.rumours[race.turn] == 0:
        turn.end_turn(race)  # under rules 1 the last one may have gone elsewhere in the meantime
        return
    race.rumours[race.turn] -= 1
    race.tell(Told.RUMOUR_CLEARED, race.turn, race.rumours[race.turn], 0, 0)
    race.due = bets.income(race, race.hat, race.space[race.hat])
    ask_fix(race)


# Being paid, unless Fix is about


def ask_fix(race: Race) -> None:
    """Whoever holds Fix is asked, in turn order, whether to stop the payment."""
    seat = race.turn
    for _ in range(race.players - 1):
        seat = seat + 1 if seat + 1 < race.players else 0
        if race.kept[seat * CHARACTERS + Character.FIX] != 0 and not race.asked >> seat & 1:
            race.phase = Phase.STOPPING
            race.asked |= 1 << seat
            race.call(1 << seat)
            return
    pay_due(race)


def answer_fix(race: Race, seat: int, move: int) -> None:
    if move == Act.DECLINE:
        race.tell(Told.DECLINED, seat, race.turn, 0, 0)
        ask_fix(race)
        return
    characters.put_away(race, seat, Character.FIX)
    race.tell(Told.STOPPED, seat, race.turn, race.due, 0)
    race.due = 0
    pay_due(race)


def pay_due(race: Race) -> None:
    visiting = race.data.kind[race.space[race.hat]] == Space.POLICE
    if race.due != 0:
        race.money[race.turn] += race.due
        race.tell(Told.POLICE_PAID if visiting else Told.BET_WON, race.turn, bets.position(race, race.hat), race.due, 0)
    race.due = 0
    race.asked = 0
    if visiting:
        turn.end_turn(race)
    else:
        turn.open_move(race)
