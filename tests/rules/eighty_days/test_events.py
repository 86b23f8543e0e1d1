"""The event cards, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from londinium import Event, Table
from tests.rules.eighty_days.track import draw, money, moves, play, race, rumours, spaces, told, why


def take(card: str, **position: Any) -> tuple[Table, list[Event]]:
    """Seat 0 steps from 30 onto 31, behind seat 1 and before seat 2, draws two cards and takes the first."""
    table = draw([card, "crowd" if card != "crowd" else "again"], **position)
    return table, play(table, "forward 1", "keep 1")


def test_a_refund_returns_what_the_move_cost() -> None:
    table = draw(["refund", "tip"], spaces=[26, 40, 20])
    play(table, "forward 5")
    events = play(table, "keep 1")
    assert told(events, "card-gave") == [(0, "refund", 15, 80)]
    assert money(table) == [80, 80, 80]


@pytest.mark.parametrize(("choice", "left"), [("take", 89), ("give", 69), ("neither", 79)])
def test_ten_pounds_may_be_taken_given_or_left(choice: str, left: int) -> None:
    table, _ = take("take-or-give")
    assert moves(table) == ["take", "give", "neither"]
    play(table, choice)
    assert money(table)[0] == left
    assert table.to_act == (1,)


def test_ten_pounds_are_given_only_by_whoever_has_them() -> None:
    table, _ = take("take-or-give", money=[10, 80, 80])
    assert moves(table) == ["take", "neither"]
    assert why(table, "give") == "cannot-give"
    assert why(table, "back") == "choose-exchange"


def test_overtaking_goes_past_the_next_hat_ahead_for_nothing() -> None:
    table, events = take("overtake")
    assert told(events, "card-moved") == [(0, "overtake", 41)]
    assert (spaces(table), money(table)) == ([41, 40, 20], [79, 80, 80])


def test_overtaking_skips_taken_spaces() -> None:
    table, _ = take("overtake", players=4, spaces=[30, 40, 20, 41])
    assert spaces(table)[0] == 42


def test_the_leader_overtakes_nobody() -> None:
    table = draw(["overtake"], spaces=[30, 20, 10])
    assert told(play(table, "forward 1"), "card-lost") == [(0, "overtake")]


def test_overtaking_never_leads_into_london() -> None:
    table = race(2, spaces=[77, 79], rumours=[0, 0], pile=["overtake", "tip"])
    events = play(table, "forward 1", "keep 1")
    assert told(events, "card-lost") == [(0, "overtake")]
    assert spaces(table) == [78, 79]


def test_falling_behind_goes_behind_the_next_hat_behind() -> None:
    table, events = take("fall-behind")
    assert told(events, "card-moved") == [(0, "fall-behind", 18)], "19 is a stage"
    assert spaces(table) == [18, 40, 20]


def test_the_last_falls_behind_nobody() -> None:
    _, events = take("fall-behind", spaces=[30, 40, 50])
    assert told(events, "card-lost") == [(0, "fall-behind")]


def test_nobody_falls_behind_a_hat_in_london() -> None:
    _, events = take("fall-behind", spaces=[30, 40, 0])
    assert told(events, "card-lost") == [(0, "fall-behind")]


def test_the_next_pound_space_is_the_nearest_free_one_ahead() -> None:
    assert spaces(take("next-pound")[0])[0] == 32
    assert spaces(take("next-pound", spaces=[30, 32, 20])[0])[0] == 36


def test_the_previous_pound_space_is_the_nearest_free_one_behind() -> None:
    assert spaces(take("previous-pound")[0])[0] == 26
    assert spaces(take("previous-pound", spaces=[30, 40, 26])[0])[0] == 22


def test_beyond_the_last_pound_space_there_is_none() -> None:
    table = race(3, spaces=[77, 79, 1], pile=["next-pound", "tip"])
    assert told(play(table, "forward 1", "keep 1"), "card-lost") == [(0, "next-pound")]
    table = race(2, spaces=[0, 5], pile=["previous-pound", "tip"])
    assert told(play(table, "forward 1", "keep 1"), "card-lost") == [(0, "previous-pound")]


def test_another_turn_follows_at_once() -> None:
    table, events = take("again")
    assert told(events, "plays-again") == [(0, "again")]
    assert table.to_act == (0,)
    play(table, "forward 1")
    assert table.to_act == (1,)


def test_a_missed_turn_passes_once() -> None:
    table, events = take("miss-turn", spaces=[30, 36, 26])
    assert told(events, "will-miss") == [(0, "miss-turn")]
    play(table, "take")
    assert told(play(table, "take"), "missed-turn") == [(0,)]
    assert table.to_act == (1,)
    play(table, "take", "take")
    assert table.to_act == (0,)


def test_an_alibi_clears_a_rumour_and_pays_for_the_position() -> None:
    table, events = take("clear-rumour")
    assert told(events, "card-rumour") == [(0, "clear-rumour", 2)]
    assert (rumours(table)[0], money(table)[0]) == (2, 79 + 20)


@pytest.mark.parametrize(("held", "each"), [(21, 10), (20, 5), (11, 5), (10, 1), (3, 1)])
def test_everyone_behind_is_given_ten_or_five_or_one_as_far_as_it_goes(held: int, each: int) -> None:
    table, events = take("pay-behind", players=4, spaces=[30, 40, 20, 10], money=[held, 80, 80, 80])
    assert told(events, "paid") == [(0, 2, each), (0, 3, each)]
    assert money(table) == [held - 1 - 2 * each, 80, 80 + each, 80 + each]


def test_whoever_has_not_even_one_for_each_gives_nothing() -> None:
    _, events = take("pay-behind", players=4, spaces=[30, 40, 20, 10], money=[2, 80, 80, 80])
    assert told(events, "card-lost") == [(0, "pay-behind")]


def test_the_last_gives_nobody_anything() -> None:
    _, events = take("pay-behind", spaces=[30, 40, 50])
    assert told(events, "card-lost") == [(0, "pay-behind")]


@pytest.mark.parametrize("held", [5, 81, 200])
def test_a_new_draft_makes_it_exactly_80_pounds(held: int) -> None:
    assert money(take("reset", money=[held, 80, 80])[0])[0] == 80


@pytest.mark.parametrize("held", [1, 2, 3])
def test_each_rumour_is_worth_ten_pounds(held: int) -> None:
    table, _ = take("rumour-money", rumours=[held, 3, 3])
    assert (money(table)[0], rumours(table)[0]) == (79 + 10 * held, held)


def test_without_a_rumour_the_story_costs_a_turn() -> None:
    table, events = take("rumour-money", rumours=[0, 3, 3])
    assert told(events, "will-miss") == [(0, "rumour-money")]
    assert money(table)[0] == 79


@pytest.mark.parametrize(("held", "left"), [(41, 20), (42, 21), (2, 1), (1, 0)])
def test_half_the_money_goes_rounded_in_the_players_favour(held: int, left: int) -> None:
    assert money(take("lose-half", money=[held, 80, 80])[0])[0] == left


@pytest.mark.parametrize(
    ("behind", "ahead", "again"), [([20], [40], True), ([20, 10], [40], False), ([20], [40, 50], True)]
)
def test_with_most_hats_behind_a_turn_is_missed_and_otherwise_another_is_won(
    behind: list[int], ahead: list[int], again: bool
) -> None:
    hats = [30, *behind, *ahead]
    _, events = take("crowd", players=len(hats), spaces=hats)
    assert len(told(events, "plays-again")) == again
    assert len(told(events, "will-miss")) == (not again)


def test_tips_come_from_everyone_who_has_money() -> None:
    table, events = take("tip", players=4, spaces=[30, 40, 20, 10], money=[80, 0, 1, 9])
    assert told(events, "paid") == [(2, 0, 1), (3, 0, 1)]
    assert money(table) == [81, 0, 0, 8]


def test_tips_from_nobody_come_to_nothing() -> None:
    _, events = take("tip", money=[80, 0, 0])
    assert told(events, "card-lost") == [(0, "tip")]
