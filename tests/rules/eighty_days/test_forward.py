"""Going forward: to any free space but a stage, for n(n+1)/2 pounds, paid first; and what it needs to enter London."""

from __future__ import annotations

import pytest

from tests.rules.eighty_days.track import GAME, draw, forward, kinds, money, moves, play, race, spaces, told, why


def test_printed_example_three_spaces_cost_6_pounds() -> None:
    table = race(2, spaces=[5, 0])
    events = play(table, "forward 3")
    assert told(events, "went-forward") == [(0, 8, 3, 6)]
    assert money(table) == [74, 80]


def test_printed_example_from_5_to_10_is_five_spaces_for_15_pounds() -> None:
    table = race(2, spaces=[5, 0])
    events = play(table, "forward 5")
    assert told(events, "went-forward") == [(0, 10, 5, 15)]
    assert spaces(table) == [10, 0]
    assert money(table) == [65, 80]


PRICES = [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (12, 78), (16, 136), (17, 153), (18, 171), (30, 465)]


@pytest.mark.parametrize(("steps", "cost"), PRICES)
def test_the_price_list_grows_by_one_more_pound_with_each_space(steps: int, cost: int) -> None:
    table = race(2, spaces=[31, 0], money=[cost, 80])
    assert max(forward(table)) == 31 + steps
    table = race(2, spaces=[31, 0], money=[cost - 1, 80])
    assert 31 + steps not in forward(table)


def test_taken_spaces_are_counted_and_passed_but_nobody_stops_there() -> None:
    table = race(3, spaces=[4, 5, 8])
    assert 5 not in forward(table)
    assert 8 not in forward(table)
    assert why(table, "forward 4") == "taken"
    events = play(table, "forward 5")
    assert told(events, "went-forward") == [(0, 9, 5, 15)]


def test_london_counts_in_the_distance_and_is_reached_exactly() -> None:
    table = race(2, spaces=[75, 0], money=[15, 80], rumours=[0, 3])
    assert moves(table)[:5] == ["forward 1", "forward 2", "forward 3", "forward 4", "forward 5"]
    assert why(table, "forward 6") == "beyond-london"
    events = play(table, "forward 5")
    assert told(events, "went-forward") == [(0, 80, 5, 15)]
    assert table.over


def test_nobody_goes_forward_to_a_stage() -> None:
    table = race(2, spaces=[12, 0])
    assert 14 not in forward(table)
    assert why(table, "forward 2") == "stage-forward"


def test_the_price_is_paid_to_the_pound_and_a_dearer_move_is_refused() -> None:
    table = race(2, spaces=[5, 0], money=[14, 80])
    assert forward(table) == [6, 7, 8, 9]
    assert why(table, "forward 5") == "too-dear"
    play(table, "forward 4")
    assert money(table) == [4, 80]


def test_the_price_is_paid_before_the_hat_moves_and_its_space_takes_effect() -> None:
    table = draw(["lose-half"], spaces=[27, 20, 10], money=[10, 80, 80])
    events = play(table, "forward 4")
    assert kinds(events)[:2] == ["went-forward", "drew"]
    assert told(events, "card-took") == [(0, "lose-half", 0, 0)], "half of what was left, not of what was there before"
    table = draw(["refund"], spaces=[27, 20, 10], money=[9, 80, 80])
    assert why(table, "forward 4") == "too-dear", "what the space would bring cannot pay for the way to it"


def test_the_first_move_reaches_twelve_spaces_and_never_the_police_on_13() -> None:
    table = GAME.table(3, seed=1)
    assert moves(table) == [f"forward {steps}" for steps in range(1, 13)]


@pytest.mark.parametrize("left", [0, 10])
def test_a_hat_comes_home_without_a_rumour_and_with_at_most_ten_pounds(left: int) -> None:
    table = race(3, spaces=[76, 60, 50], money=[10 + left, 80, 80], rumours=[0, 3, 3])
    events = play(table, "forward 4")
    assert told(events, "came-home") == [(0, 1, left)]
    assert told(events, "won") == [(0, 80)]
    assert table.over


def test_with_eleven_pounds_left_london_is_closed() -> None:
    table = race(2, spaces=[76, 60], money=[21, 80], rumours=[0, 3])
    assert "forward 4" not in moves(table)
    assert why(table, "forward 4") == "home-money"
    assert table.view(0)["reach"][0]["home"] == {
        "may": False,
        "closed": "home-money",
        "facts": {"left": 11, "limit": 10},
        "cost": 10,
        "left": 11,
        "limit": 10,
    }


def test_with_a_rumour_london_is_closed() -> None:
    table = race(2, spaces=[76, 60], money=[10, 80], rumours=[1, 3])
    assert why(table, "forward 4") == "home-rumours"


def test_without_the_exact_price_london_is_closed() -> None:
    table = race(2, spaces=[76, 60], money=[9, 80], rumours=[0, 3])
    assert why(table, "forward 4") == "too-dear"
