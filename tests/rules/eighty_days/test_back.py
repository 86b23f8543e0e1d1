"""Going back: to the nearest stage behind if it is free, for ten pounds a space, welcome or not."""

from __future__ import annotations

from tests.rules.eighty_days.track import money, moves, others, play, race, spaces, told, why


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
