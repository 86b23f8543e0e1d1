"""Bets: a hat is paid for its position when its turn comes."""

from __future__ import annotations

from londinium.games.eighty_days.pieces import POSITION_MONEY, Space, Told
from londinium.games.eighty_days.rules import police, turn
from londinium.games.eighty_days.rules.race import Race

# Position


def position(race: Race, hat: int) -> int:
    """One more than the hats ahead; those already home are ahead, and those still in London are equal."""
    ahead = 1
    for other in range(race.hats):
        if race.space[other] > race.space[hat]:
            ahead += 1
    return ahead


# Bets


def bet_money(race: Race, hat: int) -> int:
    """What the Bet space under a hat pays now; 0 if its position does not match or it is on no Bet."""
    kind = race.data.kind[race.space[hat]]
    if kind < Space.BET_1 or kind > Space.BET_456:
        return 0
    place = position(race, hat)
    return POSITION_MONEY * place if bet_matches(race, kind, place) else 0


def bet_matches(race: Race, kind: int, position: int) -> bool:
    return position >= 4 if kind == Space.BET_456 else position == kind - Space.BET_1 + 1


def settle_bet(race: Race) -> None:
    """A Bet is looked at before the hat moves, each time the turn comes while the hat is there."""
    kind = race.data.kind[race.space[race.hat]]
    if kind < Space.BET_1 or kind > Space.BET_456:
        turn.open_move(race)
        return
    race.due = bet_money(race, race.hat)
    if race.due == 0:
        race.tell(Told.BET_LOST, race.turn, position(race, race.hat), 0, 0)
        turn.open_move(race)
    else:
        police.ask_fix(race)
