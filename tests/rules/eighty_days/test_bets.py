"""Bet spaces, and the position they ask for: paid ten pounds times it at the start of the next turn, if it matches."""

from __future__ import annotations

import pytest

from tests.rules.eighty_days.track import GAME, money, moves, play, positions, race, told


def test_printed_example_bet_2_in_second_place_pays_20_pounds_a_turn_later() -> None:
    table = race(2, spaces=[12, 20])
    events = play(table, "forward 3")
    assert told(events, "bet-won") == []
    assert money(table) == [74, 80]
    events = play(table, "forward 1")
    assert told(events, "bet-won") == [(0, 2, 20)]
    assert money(table)[0] == 94
    assert table.to_act == (0,)


def test_a_bet_pays_before_the_move_and_only_if_the_position_matches() -> None:
    table = race(3, spaces=[42, 34, 25], turn=1, money=[80, 80, 0])
    events = play(table, "forward 2")
    assert told(events, "bet-lost") == [(2, 3)]
    assert moves(table) == ["back"]


def test_a_bet_that_matches_pays_whether_the_player_wants_it_or_not() -> None:
    table = race(2, spaces=[60, 68], money=[10, 70], rumours=[0, 0])
    events = play(table, "forward 2")
    assert told(events, "bet-won") == [(1, 1, 10)]
    assert money(table)[1] == 80
    assert table.to_act == (1,)


@pytest.mark.parametrize(("space", "label"), [(29, 1), (25, 2), (23, 3)])
@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_a_bet_with_one_number_pays_that_position_and_no_other(space: int, label: int, place: int) -> None:
    ahead = [41, 50, 58][: place - 1]
    behind = [2, 5, 10][place - 1 :]
    table = race(4, spaces=[*ahead, *behind, space], turn=2)
    events = play(table, "take")
    assert told(events, "bet-won") == ([(3, place, 10 * place)] if place == label else [])
    assert told(events, "bet-lost") == ([] if place == label else [(3, place)])


@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_bet_4_5_6_pays_the_last_of_four_five_or_six(players: int) -> None:
    ahead = [41, 47, 50, 58, 62][: players - 1]
    table = race(players, spaces=[*ahead, 20], turn=players - 2)
    events = play(table, "take")
    assert told(events, "bet-won") == [(players - 1, players, 10 * players)]


@pytest.mark.parametrize("players", [2, 3])
def test_the_bet_4_5_6_pays_two_or_three_nothing_but_they_may_stop_there(players: int) -> None:
    table = race(players, spaces=[18, 41, 62][:players])
    play(table, "forward 2")
    for _ in range(players - 1):
        events = play(table, "take")
    assert told(events, "bet-lost") == [(0, players)]
    assert "forward 1" in moves(table)


def test_a_hat_stuck_on_a_bet_is_checked_each_time_its_turn_comes() -> None:
    table = race(3, spaces=[69, 68, 63], money=[0, 0, 0])
    assert told(play(table, "take"), "bet-lost") == [(1, 2)]
    assert moves(table) == ["pass"]
    play(table, "pass", "back")
    assert told(play(table, "take"), "bet-lost") == [(1, 2)]
    assert moves(table) == ["back"]


def test_the_position_is_one_more_than_the_hats_ahead() -> None:
    assert positions(race(4, spaces=[10, 42, 3, 38])) == [3, 1, 4, 2]


def test_hats_in_london_share_a_position_behind_all_others() -> None:
    assert positions(GAME.table(3, seed=1)) == [1, 1, 1]
    assert positions(race(4, spaces=[0, 5, 0, 2])) == [3, 1, 3, 2]


def test_hats_already_home_count_as_ahead() -> None:
    table = race(3, options={"places": True}, spaces=[80, 36, 34], turn=1, rumours=[0, 3, 3])
    assert positions(table) == [1, 2, 3]
    events = play(table, "forward 8")
    assert told(events, "bet-lost") == [(2, 3)]
    events = play(table, "forward 2")
    assert told(events, "bet-lost") == [(1, 2)]
