"""Pound spaces: leave, or stay and take or give ten pounds, as often as one wishes."""

from __future__ import annotations

import pytest

from tests.rules.eighty_days.track import kinds, money, moves, others, play, race, spaces, told, why


def test_nothing_happens_on_arrival_at_a_pound_space() -> None:
    table = race(2, spaces=[8, 0])
    events = play(table, "forward 2")
    assert kinds(events) == ["went-forward"]
    assert money(table) == [77, 80]


def test_on_a_pound_space_one_leaves_or_stays_and_takes_or_gives_exactly_ten_pounds() -> None:
    table = race(2, spaces=[36, 41], money=[15, 80])
    for _ in range(2):
        assert {"take", "give", "forward 1", "back"} <= set(moves(table))
        assert told(play(table, "take"), "stayed")[0][:3] == (0, "take", 10)
        play(table, "give")
    assert (spaces(table), money(table)) == ([36, 41], [35, 60])


def test_nobody_stays_on_a_pound_space_without_taking_or_giving() -> None:
    table = race(2, spaces=[36, 0])
    assert "pass" not in moves(table)
    assert why(table, "neither") == "no-exchange"


def test_only_whoever_has_ten_pounds_gives_them_on_a_pound_space() -> None:
    table = race(2, spaces=[36, 0], money=[9, 80])
    assert others(table) == ["back", "take"]
    assert why(table, "give") == "cannot-give"
    table = race(2, spaces=[36, 0], money=[10, 80])
    play(table, "give")
    assert money(table) == [0, 80]


@pytest.mark.parametrize("space", [2, 4, 10])
def test_on_a_pound_space_before_paris_a_player_without_money_takes_ten_and_does_not_start_again(space: int) -> None:
    table = race(2, spaces=[space, 36], money=[0, 80])
    assert moves(table) == ["take"]
    assert why(table, "restart") == "can-move-on"
    play(table, "take")
    assert (spaces(table), money(table)) == ([space, 36], [10, 80])
