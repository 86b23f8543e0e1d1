"""Going back to the nearest free stage; and passing or starting again where nothing else can be done."""

from __future__ import annotations

import copy

from tests.rules.eighty_days.track import GAME, forward, money, moves, others, play, race, rumours, spaces, told, why


def test_printed_example_from_42_back_to_calcutta_on_38_brings_40_pounds() -> None:
    table = race(2, spaces=[42, 0], money=[12, 80])
    events = play(table, "back")
    assert told(events, "went-back") == [(0, 38, "calcutta", 40)]
    assert spaces(table) == [38, 0]
    assert money(table) == [52, 80]


def test_a_taken_stage_stops_every_retreat_past_it() -> None:
    table = race(2, spaces=[42, 38])
    assert "back" not in moves(table)
    assert why(table, "back") == "stage-taken"


def test_from_a_stage_one_goes_back_to_the_one_before() -> None:
    table = race(2, spaces=[38, 0])
    events = play(table, "back")
    assert told(events, "went-back") == [(0, 30, "bombay", 80)]


def test_from_a_stage_nobody_goes_back_to_one_that_is_taken() -> None:
    table = race(2, spaces=[38, 30])
    assert "back" not in moves(table)
    assert why(table, "back") == "stage-taken"


def test_one_goes_back_to_the_nearest_stage_and_no_further() -> None:
    table = race(2, spaces=[37, 0])
    assert others(table) == ["back"]
    play(table, "back")
    assert spaces(table) == [30, 0], "neither to 24 nor to London"


def test_a_retreat_is_paid_whether_the_player_wants_it_or_not() -> None:
    table = race(2, spaces=[79, 0], money=[50, 80], rumours=[0, 3])
    assert others(table) == ["back", "take", "give"]
    play(table, "back")
    assert money(table) == [140, 80]


def test_nobody_goes_back_to_london_by_choice() -> None:
    table = race(2, spaces=[12, 0])
    assert "back" not in moves(table)
    assert why(table, "back") == "no-stage"


def test_london_is_never_taken() -> None:
    table = race(3, options={"places": True}, spaces=[79, 80, 12], money=[1, 0, 80], rumours=[0, 0, 3])
    assert "forward 1" in moves(table)


def test_where_going_back_is_all_that_is_left_it_is_forced() -> None:
    table = race(2, spaces=[42, 0], money=[0, 80])
    assert moves(table) == ["back"]
    assert why(table, "pass") == "can-move"


def test_without_money_and_with_the_stage_taken_one_passes_and_waits() -> None:
    table = race(2, spaces=[42, 38], money=[0, 80])
    assert moves(table) == ["pass"]
    assert why(table, "restart") == "must-pass"
    events = play(table, "pass")
    assert told(events, "passed") == [(0,)]
    assert (spaces(table), money(table)) == ([42, 38], [0, 80])
    play(table, "forward 3")
    assert moves(table) == ["back"]


def test_without_money_and_not_past_paris_one_starts_again_with_80_pounds() -> None:
    table = race(2, spaces=[9, 0], money=[0, 80], rumours=[2, 3])
    assert moves(table) == ["restart"]
    assert why(table, "pass") == "must-restart"
    events = play(table, "restart")
    assert told(events, "restarted") == [(0, 80)]
    assert (spaces(table), money(table), rumours(table)) == ([0, 0], [80, 80], [2, 3])
    assert table.to_act == (1,)


def test_past_paris_nobody_starts_again() -> None:
    table = race(2, spaces=[15, 14], money=[0, 80])
    assert moves(table) == ["pass"]


def test_before_paris_whoever_has_money_for_no_open_space_starts_again_too() -> None:
    table = race(2, spaces=[13, 15], money=[5, 80], police=["leaving", "upright"])
    assert moves(table) == ["restart"]


def test_on_a_pound_space_nobody_is_stuck() -> None:
    table = race(2, spaces=[41, 38], money=[0, 80])
    assert moves(table) == ["take"]


def test_past_paris_whoever_has_money_but_no_space_to_go_to_passes() -> None:
    table = race(2, spaces=[78, 70], money=[50, 80], rumours=[0, 0], options={"passepartout": False})
    assert moves(table) == ["forward 1"]
    table = race(3, spaces=[78, 70, 79], money=[50, 80, 80], rumours=[0, 0, 0], options={"passepartout": False})
    assert moves(table) == ["pass"]


def test_a_hand_of_less_than_80_pounds_is_topped_up_whatever_it_was() -> None:
    table = race(6, spaces=[1, 2, 3, 4, 5, 6], money=[20, 80, 80, 80, 80, 80])
    assert moves(table) == ["restart"]
    play(table, "restart")
    assert money(table)[0] == 80


def test_topping_up_never_takes_money_away() -> None:
    content = copy.deepcopy(GAME.data().content)
    for space in content["space"][15:27]:
        if space["kind"] != "stage":
            space["kind"] = "police"
    data = GAME.data(content)
    table = race(2, data={"hash": data.hash, "content": content}, spaces=[14, 0], money=[82, 80], rumours=[0, 3])
    assert moves(table) == ["restart"], "twelve spaces with nothing open to a player without a Rumour"
    play(table, "restart")
    assert (spaces(table), money(table)) == ([0, 0], [82, 80])


def test_whoever_starts_again_misses_nothing_and_plays_normally_next_turn() -> None:
    table = race(2, spaces=[9, 2], money=[0, 80])
    play(table, "restart", "take")
    assert table.to_act == (0,)
    assert forward(table) == [1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    play(table, "forward 3")
    assert (spaces(table), money(table)) == ([3, 2], [74, 90])


def test_a_hat_on_paris_that_can_pay_for_nothing_starts_again() -> None:
    table = race(2, spaces=[14, 15], money=[2, 80])
    assert moves(table) == ["restart"]
    play(table, "restart")
    assert spaces(table) == [0, 15]
    assert money(table) == [80, 80]
