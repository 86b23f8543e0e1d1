"""What views, refusals and positions ask of the rules."""

from __future__ import annotations

from typing import cast

import pytest

from londinium import Table
from londinium.core.asking import OutOfRange
from londinium.games.eighty_days.pieces import CHARACTERS, HATS, SPACES, Character, Space
from londinium.games.eighty_days.rules import asked
from londinium.games.eighty_days.rules.race import Race
from tests.rules.eighty_days.track import GAME, forward, race, two_hats


def state_of(table: Table) -> Race:
    return cast(Race, table.state)


@pytest.mark.parametrize("hats", [1, 2])
def test_asking_changes_nothing(hats: int) -> None:
    state = state_of(race(2, spaces=[42, 30]) if hats == 1 else two_hats(spaces=[[42, 7], [30, 3]]))
    before = state.clone()
    for hat in range(state.hats):
        asked.owner(state, hat), asked.position(state, hat), asked.way_home(state, hat), asked.home_limit(state, hat)
        (
            asked.aid_of(state, hat),
            asked.may_stay(state, hat),
            asked.may_enter_london(state, asked.owner(state, hat), hat, 500),
        )
        stage = asked.nearest_stage(state, hat)
        asked.steps_back(state, hat, stage), asked.income_back(state, hat, stage), asked.money_back(state, hat, stage)
        for space in range(SPACES):
            asked.income(state, hat, space)
            asked.landing(state, hat, space, Character.MUDGE)
            asked.may_go_aided(state, hat, space, Character.MUDGE)
    for seat in range(state.players):
        asked.may_give(state, seat), asked.after_taking(state, seat), asked.after_giving(state, seat)
        asked.may_stop(state, seat, 9)
    asked.homes_to_end(state), asked.money_at_first(state), asked.rumours_at_first(state)
    assert GAME.position_of(state) == GAME.position_of(before)


@pytest.mark.parametrize("aid", [Character.CROMARTY, Character.SPEEDY, Character.MUDGE, Character.UNAIDED])
@pytest.mark.parametrize("money", [*range(40), 3239, 3240, 3241, 1_000_000])
def test_the_money_reaches_exactly_as_far_as_its_price_goes(money: int, aid: int) -> None:
    state = state_of(race(2))
    reach = asked.reach(state, money, aid)
    for steps in range(1, SPACES):
        assert (asked.left_after(state, money, steps, aid) >= 0) == (steps <= reach)


def test_only_bets_and_the_police_ever_pay() -> None:
    state = state_of(race(2, spaces=[42, 30]))
    paying = (Space.BET_1, Space.BET_2, Space.BET_3, Space.BET_456, Space.POLICE)
    assert [asked.pays(state, space) for space in range(SPACES)] == [kind in paying for kind in state.data.kind]


def test_a_free_space_within_reach_is_one_that_may_be_gone_to() -> None:
    table = race(2, spaces=[42, 45], money=[60, 60], rumours=[0, 1])
    state = state_of(table)
    reach = asked.reach(state, 60, Character.UNAIDED)
    assert forward(table) == [42 + steps for steps in range(1, reach + 1) if asked.may_stop(state, 0, 42 + steps)]


def test_nothing_beyond_the_track_can_be_asked_about() -> None:
    state = state_of(race(2))
    with pytest.raises(OutOfRange, match=f"hat is {HATS}; it can be 0 to 5"):
        asked.position(state, HATS)
    with pytest.raises(OutOfRange, match="space is -1; it can be 0 to 80"):
        asked.may_stop(state, 0, -1)
    with pytest.raises(OutOfRange, match="seat is 2; it can be 0 to 1"):
        asked.may_stop(state, 2, 9)
    with pytest.raises(OutOfRange, match="aid is 8; it can be 0 to 7"):
        asked.price(state, 3, CHARACTERS + 1)
