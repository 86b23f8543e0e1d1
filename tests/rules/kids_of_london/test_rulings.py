"""The rulings: what we decided where the rulebook is silent. RULINGS.md names these tests."""

from __future__ import annotations

import pytest

from tests.rules.kids_of_london.street import (
    GAME,
    NOTHING,
    PURSES,
    elsewhere,
    given,
    lost,
    robbed,
    send,
    steal,
    street,
)
from tests.rules.kids_of_london.test_sending import refused
from tests.rules.kids_of_london.test_the_end import at_the_end, payoffs, places
from tests.rules.kids_of_london.test_two_players import at_the_end as two_at_the_end

# K1


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("character", list(PURSES))
def test_if_all_children_are_equal_each_owner_chooses_own_number_or_its_share(character: str, players: int) -> None:
    table = street(character, [6] * players)
    send(table, [6] * players)
    comedian = ["take-nothing"] if character == "prince" else []
    for seat in range(players):
        assert [str(move) for move in table.moves(seat)] == ["take-own", "take-purse", *comedian]
    assert table.view(None)["share"] == PURSES[character] // players
    assert steal(character, [6] * players, dict.fromkeys(range(players), "take-own")).gains == [elsewhere(6)] * players


@pytest.mark.parametrize(("players", "share"), [(3, 2), (4, 1), (5, 1)])
def test_of_equal_children_a_thief_gets_the_share_of_all_who_tied_however_few_rob(players: int, share: int) -> None:
    takes = {0: "take-purse"} | dict.fromkeys(range(1, players), "take-own")
    hour = steal("banker", [6] * players, takes)
    assert hour.gains == [robbed(share)] + [elsewhere(6)] * (players - 1)
    assert hour.told("robbed") == [(0, "banker", share)]


def test_equal_children_left_by_the_police_choose_like_equal_children_of_all() -> None:
    hour = steal("jeweller", [8, 2, 8, 2], {1: "take-purse", 3: "take-own"})
    assert hour.gains == [NOTHING, robbed(3), NOTHING, elsewhere(2)]


# K2


def test_children_that_were_sent_are_known_to_all_for_good() -> None:
    table = GAME.table(3, seed=1)
    send(table, [4, 5, 6])
    send(table, [1, 2, 3])
    left = [[0, 2, 3, 5, 6, 7, 8], [0, 1, 3, 4, 6, 7, 8], [0, 1, 2, 4, 5, 7, 8]]
    assert [table.view(seat)["hands"] for seat in (None, 0, 1, 2)] == [left] * 4


def test_characters_that_have_passed_are_known_to_all_for_good() -> None:
    table = GAME.table(3, seed=1)
    order = table.snapshot()["characters"]
    send(table, [4, 5, 6])
    send(table, [1, 2, 3])
    assert [table.view(seat)["past"] for seat in (None, 0, 1, 2)] == [order[:2]] * 4


# K3


def test_tied_thieves_choose_prince_or_comedian_in_secret_at_the_same_time() -> None:
    table = street("prince", [6, 6, 6, 1])
    send(table, [6, 6, 6, 1])
    assert table.to_act == (0, 1, 2)
    table.play(2, "take-nothing")
    assert table.view(0)["to_act"] == [0, 1]
    assert table.view(0)["coins"] == [10, 10, 10, 11]
    assert table.view(0)["chosen"] == [False, False, True, False]
    assert (table.view(0)["my_choice"], table.view(2)["my_choice"]) == (None, 11)
    table.play(0, "take-purse")
    kinds = [event.kind for event in table.play(1, "take-purse")]
    assert kinds == ["decided", "robbed", "robbed", "met-comedian", "hour-struck"]
    assert table.view(0)["coins"] == [12, 12, 10, 11]


# K4


@pytest.mark.parametrize(("thieves", "each"), [(2, 1), (3, 1), (4, 0)])
def test_thieves_who_share_the_beggar_each_lose_their_share_rounded_down(thieves: int, each: int) -> None:
    hour = steal("beggar", [7] * thieves + [0])
    assert hour.gains == [lost(each)] * thieves + [NOTHING]
    assert hour.told("lost") == [(thief, each) for thief in range(thieves)]


def test_a_thief_without_coins_shares_the_beggar_and_loses_nothing() -> None:
    hour = steal("beggar", [7, 7, 2], coins=[0, 1, 5])
    assert hour.gains == [NOTHING, lost(1), elsewhere(2)]


# K5


@pytest.mark.parametrize("thieves", [2, 3, 4])
def test_thieves_who_share_a_curate_each_give_their_share_to_their_own_neighbour(thieves: int) -> None:
    share = {2: 2, 3: 1, 4: 1}[thieves]
    left = steal("left-curate", [7] * thieves + [0])
    assert left.gains == [NOTHING] + [given(share)] * thieves
    assert left.told("gave") == [(thief, thief + 1, share, "left-curate") for thief in range(thieves)]
    right = steal("right-curate", [0] + [7] * thieves)
    assert right.gains == [given(share)] * thieves + [NOTHING]
    assert right.told("gave") == [(thief, thief - 1, share, "right-curate") for thief in range(1, thieves + 1)]


def test_a_curates_coins_may_go_to_the_one_who_stole_elsewhere() -> None:
    assert steal("left-curate", [7, 3, 5]).gains == [NOTHING, {**elsewhere(3), **given(5)}, NOTHING]


# K6


@pytest.mark.parametrize("character", ["left-curate", "right-curate", "beggar"])
def test_a_child_left_alone_with_a_curate_or_the_beggar_may_take_its_own_number(character: str) -> None:
    hour = steal(character, [8, 4, 8], {1: "take-own"})
    assert hour.gains == [NOTHING, elsewhere(4), NOTHING]
    assert hour.told("gave") == hour.told("lost") == []


# K7


def test_a_child_left_alone_may_call_the_prince_a_comedian_except_in_the_last_hour() -> None:
    table = street("prince", [8, 8, 4], hour=8)
    send(table, [8, 8, 4])
    assert [str(move) for move in table.moves(2)] == ["take-own", "take-purse", "take-nothing"]
    last = street("prince", [8, 8, 4], hour=9)
    send(last, [8, 8, 4])
    assert [str(move) for move in last.moves(2)] == ["take-own", "take-purse"]
    assert refused(last, 2, "take-nothing") == ("last-hour-prince", "characters")


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
    table = two_at_the_end([20, 9], stranger=9)
    assert payoffs(table) == [0.0, 0.5]
    assert places(table) == {1: (1, 9, True), "stranger": (1, 9, True), 0: (3, 0, False)}


def test_a_stranger_who_shares_the_first_place_is_stripped_with_the_other() -> None:
    table = two_at_the_end([20, 9], stranger=20)
    assert payoffs(table) == [0.0, 1.0]
    assert places(table) == {1: (1, 9, True), 0: (2, 0, False), "stranger": (2, 0, False)}


# K11


@pytest.mark.parametrize("coins", [0, 13])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_if_all_are_equally_rich_all_are_stripped_and_nobody_wins(players: int, coins: int) -> None:
    table = at_the_end([coins] * players)
    assert payoffs(table) == [0.0] * players
    assert places(table) == dict.fromkeys(range(players), (1, 0, False))


def test_nobody_wins_is_told_by_telling_only_who_was_stripped() -> None:
    hour = steal("merchant", [8, 8, 8], hour=9, coins=[6, 6, 6])
    assert [event.kind for event in hour.events[-4:]] == ["stripped"] * 3 + ["ended"]
    two = two_at_the_end([5, 5], stranger=5)
    assert payoffs(two) == [0.0, 0.0]


# K12


def test_the_second_richest_win_even_without_a_coin() -> None:
    table = at_the_end([4, 0, 4, 0])
    assert payoffs(table) == [0.0, 0.5, 0.0, 0.5]
    assert places(table) == {1: (1, 0, True), 3: (1, 0, True), 0: (3, 0, False), 2: (3, 0, False)}


# K13


def test_coins_never_run_out() -> None:
    hour = steal("banker", [6, 6, 6, 6, 7], coins=[12, 12, 12, 12, 12])
    assert hour.gains == [elsewhere(6)] * 4 + [robbed(7)]
    assert sum(hour.table.view(None)["coins"]) == 60 + 31


# K14


def test_the_next_seat_is_the_left_neighbour() -> None:
    assert steal("left-curate", [2, 7, 4, 4]).told("gave") == [(1, 2, 5, "left-curate")]
    assert steal("right-curate", [2, 7, 4, 4]).told("gave") == [(1, 0, 5, "right-curate")]
    assert steal("left-curate", [2, 4, 4, 7]).told("gave") == [(3, 0, 5, "left-curate")]
    assert steal("right-curate", [7, 4, 4, 2]).told("gave") == [(0, 3, 5, "right-curate")]


# K15


def test_the_lowest_has_its_coins_before_the_beggar_is_paid_and_before_thieves_choose() -> None:
    hour = steal("beggar", [7, 2, 4])
    assert [event.kind for event in hour.events[-3:]] == ["stole-elsewhere", "lost", "hour-struck"]


# K16


def test_the_stranger_who_robs_a_curate_gives_and_who_robs_the_beggar_loses() -> None:
    assert steal("right-curate", [2, 5], stranger=7).gains == [elsewhere(2), given(5), NOTHING]
    assert steal("beggar", [2, 5], stranger=7, coins=[0, 0, 1]).gains == [elsewhere(2), NOTHING, lost(1)]


# K17


def test_those_below_the_winners_rank_by_their_coins_and_the_stripped_behind_all() -> None:
    table = at_the_end([0, 30, 5, 2, 30])
    assert places(table) == {
        2: (1, 5, True),
        3: (2, 2, False),
        0: (3, 0, False),
        1: (4, 0, False),
        4: (4, 0, False),
    }
