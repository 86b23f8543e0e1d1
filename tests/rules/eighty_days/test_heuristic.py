"""The heuristic: what a good player prefers, seen through the value of positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from londinium import Table
from londinium.bots import answer, bot
from londinium.core.errors import BadSeat
from tests.rules.eighty_days.track import GAME, race, two_hats


def value(players: int = 2, **position: Any) -> float:
    return race(players, turn=1, **position).state.value(0)


def test_nearer_home_with_the_same_money_is_better() -> None:
    assert value(spaces=[40, 20]) > value(spaces=[30, 20])


def test_more_money_is_better_far_from_home() -> None:
    assert value(spaces=[10, 20], money=[120, 80]) > value(spaces=[10, 20], money=[60, 80])


def test_too_much_money_is_worse_close_to_home() -> None:
    assert value(spaces=[77, 60], money=[10, 80], rumours=[0, 3]) > value(
        spaces=[77, 60], money=[90, 80], rumours=[0, 3]
    )


def test_fewer_rumours_are_better_and_worst_are_those_with_no_police_ahead() -> None:
    assert value(spaces=[50, 20], rumours=[0, 3]) > value(spaces=[50, 20], rumours=[1, 3])
    with_police_ahead = value(spaces=[69, 20], rumours=[0, 3]) - value(spaces=[69, 20], rumours=[1, 3])
    without = value(spaces=[73, 20], rumours=[0, 3]) - value(spaces=[73, 20], rumours=[1, 3])
    assert without > with_police_ahead


def test_a_bet_that_matches_is_better_than_one_that_does_not() -> None:
    assert value(spaces=[15, 20]) > value(spaces=[17, 20])


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    state = race(2, spaces=[40, 20], turn=1).state
    assert state.value(0) > 0.5 > state.value(1)


def test_values_stay_between_0_and_1_all_the_way() -> None:
    for table in (GAME.table(6, seed=4), two_hats()):
        dice = Random(3)
        for _ in range(200):
            if table.over:
                break
            assert all(0.0 <= table.state.value(seat) <= 1.0 for seat in range(table.players))
            seat = table.to_act[0]
            table.play(seat, dice.choice(table.moves(seat)))


def for_places(**position: Any) -> Table:
    """Three players, the first of them home."""
    return race(3, **{"options": {"places": True}, "spaces": [80, 79, 40], "rumours": [0, 0, 3], "turn": 1, **position})


def test_greedy_takes_a_place_that_can_be_had_rather_than_stay_out() -> None:
    table = for_places(money=[0, 11, 80])
    assert str(answer(table, 1, bot("greedy", 1))) == "forward 1"


def test_greedy_takes_the_second_of_four_places_too() -> None:
    table = race(
        4, options={"places": True}, spaces=[80, 79, 40, 20], money=[0, 11, 80, 80], rumours=[0, 0, 3, 3], turn=1
    )
    assert str(answer(table, 1, bot("greedy", 1))) == "forward 1"


def test_once_somebody_is_home_nobody_else_hopes_for_the_victory() -> None:
    state = for_places(money=[0, 80, 80]).state
    assert [state.value(seat) for seat in range(3)] == [1.0, 0.0, 0.0]
    with pytest.raises(BadSeat):
        state.value(3)


@pytest.mark.once  # that its values are the same in every build is compared elsewhere
@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2)])
def test_greedy_players_settle_all_places_long_before_the_hundredth_round(players: int, seed: int) -> None:
    table = GAME.table(players, seed=seed, options={"places": True})
    mind = bot("greedy", seed)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, answer(table, seat, mind))
    assert table.state.round < 60
    assert sorted(place or players for place in table.view(None)["places"]) == list(range(1, players + 1))


def test_greedy_stragglers_with_a_rumour_go_home_by_the_police_instead_of_waiting_with_the_price_of_one_leap() -> None:
    table = race(
        4,
        options={"places": True},
        spaces=[80, 58, 80, 47],
        homes=[2, 0],
        money=[4, 271, 0, 565],
        rumours=[0, 1, 0, 1],
        turn=1,
    )
    mind = bot("greedy", 1)
    while not table.over and table.state.round < 20:
        seat = table.to_act[0]
        table.play(seat, answer(table, seat, mind))
    assert table.over


@pytest.mark.once  # that its values are the same in every build is compared elsewhere
@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_comes_home_before_a_random_player(seed: int) -> None:
    table = GAME.table(2, seed=seed)
    minds = [bot("greedy", seed), bot("random", seed)]
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, answer(table, seat, minds[seat]))
    assert table.state.payoff(0) == 1.0
    assert table.view(None)["hats"][0]["space"] == 80
