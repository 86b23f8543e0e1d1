"""Two players: the stranger's child is seen first, it always robs, and it can win."""

from __future__ import annotations

from collections import Counter

import pytest

from londinium import Table
from tests.rules.kids_of_london.street import (
    GAME,
    NOTHING,
    PURSES,
    elsewhere,
    given,
    lost,
    payoffs,
    places,
    robbed,
    send,
    steal,
    street,
)


def at_the_end(seats: list[int], stranger: int) -> Table:
    return GAME.restore({"players": 2, "hour": 10, "coins": [*seats, stranger]})


def test_only_a_table_of_two_has_a_stranger() -> None:
    assert [GAME.extras(players) for players in GAME.players] == [("stranger",), (), (), ()]
    assert len(GAME.table(2, seed=1).view(None)["coins"]) == 3
    assert GAME.table(3, seed=1).view(None)["stranger"] is None


def test_the_strangers_nine_children_are_shuffled_each_to_come_once() -> None:
    orders = [GAME.table(2, seed=seed).snapshot()["stranger"] for seed in range(450)]
    assert all(sorted(order) == list(range(9)) for order in orders)
    for hour in range(9):
        assert all(20 < count < 85 for count in Counter(order[hour] for order in orders).values())


def test_the_strangers_child_is_seen_before_anybody_chooses() -> None:
    table = GAME.table(2, seed=1)
    order = table.snapshot()["stranger"]
    assert [table.view(seat)["stranger"] for seat in (None, 0, 1)] == [order[0]] * 3
    events = send(table, [3, 4])
    while table.view(None)["phase"] == "sharing":
        events += table.play(table.to_act[0], "take-purse")
    assert events[-1].kind == "hour-struck"
    assert events[-1].facts["stranger"] == order[1]
    assert table.view(0)["stranger"] == order[1]


def test_the_order_of_the_strangers_other_children_is_unknown() -> None:
    one = GAME.restore({"players": 2, "character": "banker", "stranger": [5, 0, 1, 2, 3, 4, 6, 7, 8]})
    other = GAME.restore({"players": 2, "character": "banker", "stranger": [5, 8, 7, 6, 4, 3, 2, 1, 0]})
    assert one.view(None)["hands"][2] == [0, 1, 2, 3, 4, 6, 7, 8]
    assert [one.view(seat) for seat in (None, 0, 1)] == [other.view(seat) for seat in (None, 0, 1)]


def test_the_stranger_is_never_asked() -> None:
    table = GAME.table(2, seed=1)
    while not table.over:
        assert set(table.to_act) <= {0, 1}
        table.play(table.to_act[0], table.moves(table.to_act[0])[0])


def test_the_strangers_child_counts_like_any_other() -> None:
    assert steal("banker", [3, 5], stranger=7).gains == [elsewhere(3), NOTHING, robbed(7)]
    assert steal("banker", [3, 5], stranger=2).gains == [NOTHING, robbed(7), elsewhere(2)]
    assert steal("banker", [3, 5], stranger=4).gains == [elsewhere(3), robbed(7), NOTHING]
    assert steal("banker", [3, 7], stranger=7).gains == [elsewhere(3), robbed(3), robbed(3)]
    assert steal("banker", [3, 7], stranger=3).gains == [elsewhere(3), robbed(7), elsewhere(3)]


def test_the_strangers_coins_are_seen_by_all_and_it_is_named_in_events() -> None:
    hour = steal("banker", [3, 5], stranger=7)
    assert hour.told("robbed") == [("stranger", "banker", 7)]
    assert hour.told("sent") == [(0, 3), (1, 5), ("stranger", 7)]
    assert [hour.table.view(seat)["coins"] for seat in (None, 0, 1)] == [[13, 10, 17]] * 3


def test_the_strangers_chief_is_arrested_with_a_seats_chief() -> None:
    hour = steal("banker", [8, 5], {1: "take-own"}, stranger=8)
    assert hour.gains == [NOTHING, elsewhere(5), NOTHING]
    assert hour.told("arrested") == [(0,), ("stranger",)]


def test_the_stranger_always_takes_the_prince() -> None:
    hour = steal("prince", [3, 5], stranger=7)
    assert hour.gains == [elsewhere(3), NOTHING, robbed(8)]
    assert hour.told("robbed") == [("stranger", "prince", 8)]


@pytest.mark.parametrize(("take", "gain"), [("take-purse", robbed(4)), ("take-nothing", NOTHING)])
def test_the_stranger_takes_its_half_of_the_prince_whatever_the_other_thief_chooses(
    take: str, gain: dict[str, int]
) -> None:
    assert steal("prince", [3, 7], {1: take}, stranger=7).gains == [elsewhere(3), gain, robbed(4)]


@pytest.mark.parametrize("character", ["merchant", "jeweller", "banker", "prince"])
def test_the_stranger_left_alone_robs_the_character(character: str) -> None:
    hour = steal(character, [8, 8], stranger=7)
    assert hour.gains == [NOTHING, NOTHING, robbed(PURSES[character])]
    assert hour.told("arrested") == [(0,), (1,)]


def test_the_stranger_left_alone_robs_even_the_beggar() -> None:
    assert steal("beggar", [8, 8], stranger=7, coins=[0, 0, 2]).gains == [NOTHING, NOTHING, {"beggar": -2}]


def test_a_seat_left_alone_beside_the_stranger_is_not_alone() -> None:
    assert steal("banker", [2, 5], stranger=8).gains == [elsewhere(2), NOTHING, robbed(7)]


def test_a_curate_robbed_by_the_stranger_gives_to_its_neighbours() -> None:
    assert steal("left-curate", [2, 5], stranger=7).gains == [{**elsewhere(2), **given(5)}, NOTHING, NOTHING]
    assert steal("right-curate", [2, 5], stranger=7).gains == [elsewhere(2), given(5), NOTHING]


def test_the_second_richest_wins_the_stranger_included() -> None:
    table = at_the_end([12, 7], stranger=20)
    assert places(table) == {0: (1, 12, True), 1: (2, 7, False), "stranger": (3, 0, False)}
    assert payoffs(table) == [1.0, 0.0]


def test_a_stranger_who_is_second_wins_and_both_seats_have_lost() -> None:
    table = at_the_end([20, 7], stranger=12)
    assert places(table) == {"stranger": (1, 12, True), 1: (2, 7, False), 0: (3, 0, False)}
    assert payoffs(table) == [0.0, 0.0]


def test_the_strangers_victory_is_told() -> None:
    hour = steal("banker", [3, 2], stranger=1, hour=9, coins=[10, 3, 5])
    assert hour.told("stripped") == [(0, 17)]
    assert hour.told("won") == [("stranger", 6)]


def test_the_stranger_may_be_third() -> None:
    assert payoffs(at_the_end([20, 12], stranger=7)) == [0.0, 1.0]


def test_both_seats_may_share_the_victory_over_the_stranger() -> None:
    assert payoffs(at_the_end([9, 9], stranger=10)) == [0.5, 0.5]


def test_in_the_last_hour_the_stranger_needs_no_choice_either() -> None:
    assert steal("prince", [3, 7], stranger=7, hour=9).gains == [elsewhere(3), robbed(4), robbed(4)]


def test_two_chiefs_and_the_strangers_are_all_arrested() -> None:
    assert steal("prince", [8, 8], stranger=8).gains == [NOTHING] * 3


def test_the_children_the_stranger_still_has_are_known_to_all() -> None:
    table = street("banker", [3, 5], stranger=7, hour=4)
    order = table.snapshot()["stranger"]
    assert table.view(0)["hands"][2] == sorted(order[4:])


# K8
@pytest.mark.parametrize(
    ("character", "sent", "stranger", "receiver"),
    [
        ("left-curate", [7, 5], 3, 1),
        ("left-curate", [5, 7], 3, 2),
        ("left-curate", [3, 5], 7, 0),
        ("right-curate", [7, 5], 3, 2),
        ("right-curate", [5, 7], 3, 0),
        ("right-curate", [3, 5], 7, 1),
    ],
)
def test_with_two_players_the_stranger_sits_left_of_the_second_and_right_of_the_first(
    character: str, sent: list[int], stranger: int, receiver: int
) -> None:
    hour = steal(character, sent, stranger=stranger)
    assert [band for band, gain in enumerate(hour.gains) if gain.get("given") == 5] == [receiver]
    assert [event.facts["to"] for event in hour.events if event.kind == "gave"] == [(0, 1, "stranger")[receiver]]


# K9
def test_a_stranger_equal_to_both_seats_robs_while_they_choose() -> None:
    hour = steal("banker", [4, 4], {0: "take-own", 1: "take-purse"}, stranger=4)
    assert hour.gains == [elsewhere(4), robbed(2), robbed(2)]
    assert hour.told("robbed") == [(1, "banker", 2), ("stranger", "banker", 2)]


# K10
def test_a_stranger_who_shares_the_second_place_halves_the_victory() -> None:
    table = at_the_end([20, 9], stranger=9)
    assert payoffs(table) == [0.0, 0.5]
    assert places(table) == {1: (1, 9, True), "stranger": (1, 9, True), 0: (3, 0, False)}


# K10
def test_a_stranger_who_shares_the_first_place_is_stripped_with_the_other() -> None:
    table = at_the_end([20, 9], stranger=20)
    assert payoffs(table) == [0.0, 1.0]
    assert places(table) == {1: (1, 9, True), 0: (2, 0, False), "stranger": (2, 0, False)}


# K16
def test_the_stranger_who_robs_a_curate_gives_and_who_robs_the_beggar_loses() -> None:
    assert steal("right-curate", [2, 5], stranger=7).gains == [elsewhere(2), given(5), NOTHING]
    assert steal("beggar", [2, 5], stranger=7, coins=[0, 0, 1]).gains == [elsewhere(2), NOTHING, lost(1)]
