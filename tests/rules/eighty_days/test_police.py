"""The police: three turns, one Rumour fewer, and ten pounds times the position."""

from __future__ import annotations

from tests.rules.eighty_days.track import forward, money, moves, others, play, police, race, rumours, told, why


def test_only_a_player_with_a_rumour_may_stop_with_the_police() -> None:
    assert 28 in forward(race(2, spaces=[26, 0], rumours=[1, 3]))
    table = race(2, spaces=[26, 0], rumours=[0, 3])
    assert 28 not in forward(table)
    assert why(table, "forward 2") == "no-rumour"


def test_the_last_rumour_may_be_left_with_the_police() -> None:
    table = race(2, spaces=[26, 10], rumours=[1, 3])
    play(table, "forward 2", "take")
    assert rumours(table) == [0, 3]


def test_the_police_turn_an_arriving_hat_over() -> None:
    table = race(2, spaces=[26, 10])
    events = play(table, "forward 2")
    assert told(events, "hat-turned") == [(0, 28)]
    assert police(table) == ["turned", "upright"]
    assert (rumours(table), money(table)) == ([3, 3], [77, 80])


def test_a_turn_after_arrival_the_police_take_a_rumour_and_pay_the_position_of_then() -> None:
    table = race(3, spaces=[26, 16, 10], money=[80, 200, 80])
    play(table, "forward 2", "forward 16")
    events = play(table, "take")
    assert told(events, "rumour-cleared") == [(0, 2)]
    assert told(events, "police-paid") == [(0, 2, 20)]
    assert police(table)[0] == "leaving"
    assert money(table)[0] == 97
    assert table.to_act == (1,), "clearing the Rumour was the whole turn"


def test_a_hat_that_has_left_a_rumour_must_leave_the_police_next_turn() -> None:
    table = race(2, spaces=[26, 10])
    play(table, "forward 2", "take", "take")
    assert table.to_act == (0,)
    assert others(table) == ["back"]
    assert "forward 1" in moves(table)
    play(table, "forward 1")
    assert police(table) == ["upright", "upright"]


def test_a_second_rumour_with_the_same_police_needs_leaving_and_coming_back() -> None:
    table = race(2, spaces=[28, 10], rumours=[2, 3])
    play(table, "back", "take")
    assert rumours(table) == [2, 3]
    events = play(table, "forward 4")
    assert told(events, "hat-turned") == [(0, 28)]
    play(table, "take")
    assert rumours(table) == [1, 3]


def test_a_hat_that_must_leave_and_cannot_passes_and_tries_again() -> None:
    table = race(2, spaces=[28, 24], money=[0, 10])
    assert moves(table) == ["pass"]
    play(table, "pass", "forward 2")
    assert police(table)[0] == "leaving"
    assert moves(table) == ["back"]
