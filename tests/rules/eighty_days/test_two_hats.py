"""The variant for two players with two hats each."""

from __future__ import annotations

from typing import Any

import pytest

from londinium import Table
from londinium.conformance.base import within_limits
from tests.rules.eighty_days.track import (
    GAME,
    forward,
    kinds,
    money,
    moves,
    play,
    police,
    positions,
    race,
    rumours,
    spaces,
    told,
    two_hats,
    why,
)


def test_two_may_play_the_game_unchanged() -> None:
    table = GAME.table(2, seed=1)
    assert (spaces(table), money(table), rumours(table)) == ([0, 0], [80, 80], [3, 3])


def test_with_two_hats_each_player_has_five_rumours_and_110_pounds_for_both_hats() -> None:
    table = GAME.table(2, seed=1, options={"hats": 2})
    assert (spaces(table), money(table), rumours(table)) == ([0, 0, 0, 0], [110, 110], [5, 5])


def test_only_the_chosen_one_of_two_hats_acts_in_a_turn() -> None:
    table = GAME.table(2, seed=1, options={"hats": 2})
    assert moves(table) == ["hat 1", "hat 2"]
    assert why(table, "forward 2") == "choose-hat"
    events = play(table, "hat 2", "forward 2")
    assert told(events, "hat-chosen") == [(0, 2)]
    assert spaces(table) == [0, 2, 0, 0]
    assert money(table) == [107, 110]
    assert table.to_act == (1,)


def test_the_choice_of_a_hat_can_be_taken_back() -> None:
    table = GAME.table(2, seed=1, options={"hats": 2})
    play(table, "hat 2")
    table.undo(0)
    assert moves(table) == ["hat 1", "hat 2"]


def test_positions_count_all_four_hats() -> None:
    table = two_hats(spaces=[[10, 42], [3, 38]])
    assert positions(table) == [3, 1, 4, 2]


def test_with_two_hats_each_the_bet_4_5_6_pays_the_hat_in_fourth_place() -> None:
    table = two_hats(spaces=[[20, 42], [32, 36]], phase="choosing-hat")
    assert told(play(table, "hat 1"), "bet-won") == [(0, 4, 40)]


def test_only_the_hat_that_is_played_collects_its_bet() -> None:
    table = two_hats(spaces=[[20, 21], [32, 36]], phase="choosing-hat")
    events = play(table, "hat 2")
    assert told(events, "bet-lost") == [(0, 3)]
    assert money(table) == [110, 110]


@pytest.mark.parametrize(("own", "theirs", "given"), [(5, [20, 40], 10), (60, [20, 10], 10), (5, [40, 50], 0)])
def test_with_two_hats_a_player_is_behind_if_any_of_its_hats_is_and_is_given_once(
    own: int, theirs: list[int], given: int
) -> None:
    table = two_hats(spaces=[[30, own], theirs], hat=1, pile=["pay-behind", "tip"])
    events = play(table, "forward 1", "keep 1")
    assert told(events, "paid") == ([(0, 1, given)] if given else [])
    assert money(table) == [109 - given, 110 + given]


def test_of_two_hats_the_one_with_the_police_must_clear_a_rumour_and_then_move() -> None:
    table = two_hats(spaces=[[26, 10], [2, 5]], hat=1)
    play(table, "forward 2")
    assert police(table)[0] == "turned"
    events = play(table, "hat 1", "take")
    assert told(events, "rumour-cleared") == [(0, 4)]
    play(table, "hat 1", "take")
    assert "hat 1" not in moves(table)
    assert table.view(0)["hat"] == 0
    assert 29 in forward(table)


def one_must_leave_and_the_other_is_turned_over(swapped: bool = False, **position: Any) -> Table:
    """Seat 0 had to leave its hat on 28 with the police and took the other to them too; then the way out opened."""
    order = slice(None, None, -1 if swapped else 1)
    table = two_hats(
        **{
            "spaces": [[28, 12][order], [29, 24]],
            "police": [["leaving", "upright"][order], ["upright", "upright"]],
            "money": [5, 80],
            "rumours": [1, 5],
            "characters": [["aouda"], []],
            "hat": 1 if swapped else 2,
            **position,
        }
    )
    play(table, "forward 1")
    return table


@pytest.mark.parametrize("swapped", [False, True])
def test_a_hat_turned_over_is_played_before_one_that_must_leave(swapped: bool) -> None:
    table = one_must_leave_and_the_other_is_turned_over(swapped)
    events = play(table, "hat 1", "forward 3")
    assert told(events, "rumour-cleared") == [(0, 0)]
    assert told(events, "police-paid") == [(0, 4, 40)]
    assert (rumours(table), money(table)) == ([0, 5], [44, 84])
    assert table.to_act == (1,)


def test_under_rules_1_the_first_hat_left_before_the_second_was_seen_to() -> None:
    table = one_must_leave_and_the_other_is_turned_over(rules_version=1)
    events = play(table, "hat 1", "forward 3")
    assert told(events, "rumour-cleared") == []
    assert table.to_act == (0,)
    assert table.view(0)["hat"] == 0


def test_nobody_has_fewer_rumours_than_none_and_the_police_pay_only_for_one() -> None:
    table = one_must_leave_and_the_other_is_turned_over(rules_version=1)
    play(table, "hat 1", "forward 3", "use aouda", "forward 1")
    assert GAME.restore(table.snapshot()).snapshot() == table.snapshot()
    events = play(table, "hat 1", "take")
    assert told(events, "rumour-cleared") + told(events, "police-paid") == []
    assert (rumours(table), money(table)) == ([0, 5], [3, 94])
    assert police(table)[:2] == ["upright", "leaving"]
    within_limits(table)
    assert GAME.restore(table.snapshot()).snapshot() == table.snapshot()


def both_must_leave(**position: Any) -> Table:
    return two_hats(
        **{
            "spaces": [[28, 13], [2, 36]],
            "police": [["leaving", "leaving"], ["upright", "upright"]],
            "turn": 1,
            "hat": 1,
            **position,
        }
    )


def test_if_both_hats_must_leave_the_police_the_player_chooses_which() -> None:
    table = both_must_leave()
    play(table, "take")
    assert moves(table) == ["hat 1", "hat 2"]
    play(table, "hat 2", "forward 3", "hat 1", "take")
    assert table.view(0)["hat"] == 0, "now only the first must leave"
    assert police(table)[0] == "leaving"


def test_under_rules_1_the_first_of_two_hats_left_the_police_first() -> None:
    table = both_must_leave(rules_version=1)
    play(table, "take")
    assert table.view(0)["hat"] == 0
    assert "hat 2" not in moves(table)


@pytest.mark.parametrize(
    ("character", "change"),
    [
        ("kiouni", {}),
        ("bunsby", {}),
        ("cromarty", {"spaces": [[45, 16], [38, 2]], "money": [2, 80]}),
        ("speedy", {"spaces": [[45, 16], [38, 2]], "money": [2, 80]}),
        ("aouda", {"spaces": [[78, 69], [70, 79]], "money": [5, 80], "rumours": [1, 5]}),
    ],
)
def test_a_hat_that_only_a_character_could_move_may_be_chosen_and_is_then_helped(
    character: str, change: dict[str, Any]
) -> None:
    position = {"spaces": [[42, 16], [38, 2]], "money": [0, 80], "turn": 1, "hat": 2, **change}
    table = two_hats(**position, characters=[[character], []])
    play(table, "take")
    assert moves(table) == ["hat 1", "hat 2"]
    play(table, "hat 1")
    assert moves(table) == [f"use {character}"], "nobody passes by choosing the stuck hat"
    assert why(table, "pass") == "can-move"
    play(table, f"use {character}")
    assert table.to_act == (1,) or all(move.startswith("forward") for move in moves(table))


def test_a_hat_that_only_a_character_could_move_need_not_be_played_and_none_forces_its_use() -> None:
    stuck = {"spaces": [[42, 40], [38, 2]], "money": [0, 80], "characters": [["bunsby"], []], "turn": 1, "hat": 2}
    table = two_hats(**stuck)
    play(table, "take")
    assert moves(table) == ["hat 1", "hat 2"]
    play(table, "hat 1")
    assert moves(table) == ["pass", "use bunsby"]


def test_a_hat_that_must_leave_by_a_character_alone_lets_the_other_play_too() -> None:
    table = two_hats(
        spaces=[[28, 24], [2, 36]],
        police=[["leaving", "upright"], ["upright", "upright"]],
        money=[0, 80],
        characters=[["kiouni"], []],
        turn=1,
        hat=1,
    )
    play(table, "take")
    assert moves(table) == ["hat 1", "hat 2"]


def test_under_rules_1_a_hat_that_only_a_character_could_move_was_not_offered() -> None:
    table = two_hats(
        spaces=[[42, 16], [38, 2]],
        money=[0, 80],
        characters=[["kiouni"], []],
        turn=1,
        hat=2,
        rules_version=1,
    )
    play(table, "take")
    assert table.view(0)["hat"] == 1
    assert moves(table)[0] == "back"


def test_a_hat_that_must_leave_and_cannot_lets_the_other_play() -> None:
    table = two_hats(
        spaces=[[28, 24], [2, 36]],
        police=[["leaving", "upright"], ["upright", "upright"]],
        money=[0, 80],
        turn=1,
        hat=1,
    )
    play(table, "take")
    assert table.view(0)["hat"] == 1
    assert moves(table) == ["back"]


def test_a_hat_that_cannot_move_is_played_only_if_the_other_cannot_either() -> None:
    table = two_hats(spaces=[[42, 16], [38, 2]], money=[0, 80], turn=1, hat=2)
    play(table, "take")
    assert table.view(0)["hat"] == 1, "the hat on 42 is stuck"
    table = two_hats(spaces=[[42, 40], [38, 2]], money=[0, 80], turn=1, hat=2)
    play(table, "take")
    assert moves(table) == ["hat 1", "hat 2"]
    play(table, "hat 1")
    assert moves(table) == ["pass"]


def test_the_first_hat_comes_home_without_rumours_and_with_any_money() -> None:
    table = two_hats(spaces=[[76, 50], [10, 20]], money=[500, 80], rumours=[0, 5], hat=1)
    events = play(table, "forward 4")
    assert told(events, "came-home") == [(0, 0, 490)]
    assert not table.over
    table = two_hats(spaces=[[76, 50], [10, 20]], money=[500, 80], rumours=[1, 5], hat=1)
    assert why(table, "forward 4") == "home-rumours"


def test_the_second_hat_comes_home_with_at_most_twenty_pounds() -> None:
    table = two_hats(spaces=[[80, 76], [10, 20]], money=[30, 80], rumours=[0, 5], hat=2)
    events = play(table, "forward 4")
    assert told(events, "came-home") == [(0, 1, 20)]
    assert kinds(events)[-2:] == ["won", "ended"]
    table = two_hats(spaces=[[80, 76], [10, 20]], money=[31, 80], rumours=[0, 5], hat=2)
    assert why(table, "forward 4") == "home-money"


def test_a_hat_at_home_is_ahead_and_the_other_plays_alone() -> None:
    table = two_hats(spaces=[[80, 34], [10, 36]], rumours=[0, 5], turn=1, hat=2)
    assert positions(table) == [1, 3, 4, 2]
    events = play(table, "take")
    assert told(events, "bet-lost") == [(0, 3)]
    assert table.view(0)["hat"] == 1


def test_in_a_game_with_one_hat_each_there_is_no_hat_to_choose() -> None:
    assert why(race(2), "hat 1") == "no-hat-choice"


def test_the_nearest_home_after_a_hundred_rounds_counts_both_hats() -> None:
    table = two_hats(spaces=[[79, 1], [41, 42]], round=100, turn=1, hat=1)
    play(table, "take")
    assert table.over
    assert [table.state.payoff(seat) for seat in range(2)] == [0.0, 1.0]
    assert table.scores()[0].breakdown == {"first-hat": 79, "second-hat": 1}
