"""Going back to a stage, and what is done when nothing else can be."""

from __future__ import annotations

from londinium.games.eighty_days.pieces import BACK_MONEY, TOP_UP, Space, Told, Visit
from londinium.games.eighty_days.rules import forward, turn
from londinium.games.eighty_days.rules.race import Race

# Going back


def stage_behind(race: Race, hat: int) -> int:
    """The nearest stage behind a hat if it is free, else 0."""
    stage = race.data.behind[race.space[hat]]
    return stage if race.board[stage] == 0 else 0


def stage_before_that(race: Race, hat: int) -> int:
    """The stage before the nearest, if that one is taken and this one free, else 0."""
    nearest = race.data.behind[race.space[hat]]
    stage = race.data.behind[nearest]
    return stage if race.board[nearest] != 0 and race.board[stage] == 0 else 0


def go_back(race: Race, seat: int, stage: int) -> None:
    """Ten pounds a space, welcome or not."""
    money = BACK_MONEY * (race.space[race.hat] - stage)
    race.money[seat] += money
    race.tell(Told.WENT_BACK, seat, stage, race.data.city[stage], money)
    race.police[race.hat] = Visit.UPRIGHT
    forward.put_hat(race, stage)
    turn.end_turn(race)


# Exceptional cases


def pass_by(race: Race, seat: int) -> None:
    """Nothing to pay with and the stage behind is taken: wait."""
    race.passes += 1
    race.tell(Told.PASSED, seat, 0, 0, 0)
    turn.end_turn(race)


def restart(race: Race, seat: int) -> None:
    """Nothing to pay with and not yet past the first stage: back to London, and the hand topped up."""
    race.restarts += 1
    if race.money[seat] < TOP_UP:
        race.money[seat] = TOP_UP
    race.police[race.hat] = Visit.UPRIGHT
    forward.put_hat(race, Space.LONDON)
    race.tell(Told.RESTARTED, seat, race.money[seat], 0, 0)
    turn.end_turn(race)
