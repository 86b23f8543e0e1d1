"""Going back to a stage, and what is done when nothing else can be."""

from __future__ import annotations

from londinium.games.eighty_days.pieces import BACK_MONEY, TOP_UP, Space, Told, Visit
from londinium.games.eighty_days.rules import forward, turn
from londinium.games.eighty_days.rules.race import Race


def nearest_stage(race: Race, hat: int) -> int:
    """The nearest stage behind a hat, taken or not; 0 if there is none."""
    return race.data.behind[race.space[hat]]


def stage_behind(race: Race, hat: int) -> int:
    """The nearest stage behind a hat if it is free, else 0."""
    stage = nearest_stage(race, hat)
    return 0 if forward.is_taken(race, stage) else stage


def stage_before_that(race: Race, hat: int) -> int:
    """The stage before the nearest, if that one is taken and this one free, else 0."""
    nearest = nearest_stage(race, hat)
    stage = race.data.behind[nearest]
    return stage if forward.is_taken(race, nearest) and not forward.is_taken(race, stage) else 0


def steps_back(race: Race, hat: int, stage: int) -> int:
    return race.space[hat] - stage


def income_back(race: Race, hat: int, stage: int) -> int:
    """Ten pounds a space, welcome or not."""
    return BACK_MONEY * steps_back(race, hat, stage)


def money_back(race: Race, hat: int, stage: int) -> int:
    """What the owner of a hat has once it has gone back to a stage."""
    return race.money[turn.owner(race, hat)] + income_back(race, hat, stage)


def go_back(race: Race, seat: int, stage: int) -> None:
    money = income_back(race, race.hat, stage)
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
