"""Bets: a hat is paid for its position when its turn comes."""

from __future__ import annotations

from londinium.games.eighty_days.pieces import POSITION_MONEY, Space, Told
from londinium.games.eighty_days.rules import police, turn
from londinium.games.eighty_days.rules.race import Race

# Position


def position(race: Race, hat: int) -> int:
    """One more than the hats ahead; those already home are ahead, and those still in London are equal."""
    return position_on(race, hat, race.space[hat])


def position_on(race: Race, hat: int, space: int) -> int:
    """The position a hat would have on a space, were it there now."""
    ahead = 1
    for other in range(race.hats):
        if race.space[other] > space:
            ahead += 1
    return ahead if race.space[hat] <= space else ahead - 1


# Bets


def is_bet(race: Race, space: int) -> bool:
    return Space.BET_1 <= race.data.kind[space] <= Space.BET_456


def pays(race: Race, space: int) -> bool:
    """Whether a space ever pays for a position: Bets do, and the police."""
    return is_bet(race, space) or race.data.kind[space] == Space.POLICE


def income(race: Race, hat: int, space: int) -> int:
    """What a space would pay a hat, were it there now; 0 if its position does not match or nothing is ever paid."""
    kind = race.data.kind[space]
    if kind < Space.BET_1:
        return 0
    place = position_on(race, hat, space)
    return POSITION_MONEY * place if matches(race, kind, place) else 0


def bet_money(race: Race, hat: int) -> int:
    """What the Bet space under a hat pays now; 0 if its position does not match or it is on no Bet."""
    return income(race, hat, race.space[hat]) if is_bet(race, race.space[hat]) else 0


def matches(race: Race, kind: int, position: int) -> bool:
    """Whether a kind of space pays for a position: a Bet for its own, the police for any, no other for one."""
    if kind == Space.BET_456:
        return position >= 4
    return position == kind - Space.BET_1 + 1 if kind < Space.BET_456 else kind == Space.POLICE


def settle_bet(race: Race) -> None:
    """A Bet is looked at before the hat moves, each time the turn comes while the hat is there."""
    if not is_bet(race, race.space[race.hat]):
        turn.open_move(race)
        return
    race.due = bet_money(race, race.hat)
    if race.due == 0:
        race.tell(Told.BET_LOST, race.turn, position(race, race.hat), 0, 0)
        turn.open_move(race)
    else:
        police.ask_fix(race)
