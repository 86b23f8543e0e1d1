"""The characters: curates give to a neighbour, princes may be comedians, beggars cost."""

from __future__ import annotations

import pytest

from londinium.core.errors import NothingToUndo
from londinium.core.fields import fingerprint
from tests.rules.kids_of_london.street import (
    NOTHING,
    elsewhere,
    given,
    lost,
    refused,
    robbed,
    send,
    steal,
    street,
)


@pytest.mark.parametrize(("character", "coins"), [("merchant", 4), ("jeweller", 6), ("banker", 7)])
def test_merchants_carry_4_jewellers_6_and_the_banker_7(character: str, coins: int) -> None:
    assert steal(character, [7, 2, 5]).gains == [robbed(coins), elsewhere(2), NOTHING]


# The curates


@pytest.mark.parametrize("thief", range(4))
def test_the_left_curates_5_coins_go_to_the_thiefs_left_neighbour(thief: int) -> None:
    sent = [3, 3, 3, 3]
    sent[thief] = 7
    hour = steal("left-curate", sent)
    expected = [elsewhere(3)] * 4
    expected[thief] = NOTHING
    left = (thief + 1) % 4
    expected[left] = {**expected[left], **given(5)}
    assert hour.gains == expected
    assert hour.told("gave") == [(thief, left, 5, "left-curate")]
    assert hour.told("robbed") == []


@pytest.mark.parametrize("thief", range(4))
def test_the_right_curates_5_coins_go_to_the_thiefs_right_neighbour(thief: int) -> None:
    sent = [3, 3, 3, 3]
    sent[thief] = 7
    hour = steal("right-curate", sent)
    expected = [elsewhere(3)] * 4
    expected[thief] = NOTHING
    right = (thief - 1) % 4
    expected[right] = {**expected[right], **given(5)}
    assert hour.gains == expected
    assert hour.told("gave") == [(thief, right, 5, "right-curate")]


def test_a_thief_of_a_curate_pays_nothing_itself() -> None:
    assert steal("left-curate", [7, 1, 2], coins=[0, 0, 0]).gains == [NOTHING, {**elsewhere(1), **given(5)}, NOTHING]


def test_a_neighbour_whose_chief_was_arrested_still_gets_the_curates_coins() -> None:
    assert steal("left-curate", [7, 8, 8, 2]).gains == [NOTHING, given(5), NOTHING, elsewhere(2)]


# The prince, or comedian


@pytest.mark.parametrize(("take", "gain"), [("take-purse", robbed(8)), ("take-nothing", NOTHING)])
def test_the_thief_of_the_prince_chooses_8_coins_or_none(take: str, gain: dict[str, int]) -> None:
    hour = steal("prince", [2, 7, 4], {1: take})
    assert hour.gains == [elsewhere(2), gain, NOTHING]
    assert hour.told("robbed") == ([(1, "prince", 8)] if gain else [])
    assert hour.told("met-comedian") == ([] if gain else [(1,)])


def test_a_thief_of_the_prince_may_not_take_its_own_number() -> None:
    table = street("prince", [2, 7, 4])
    send(table, [2, 7, 4])
    assert [str(move) for move in table.moves(1)] == ["take-purse", "take-nothing"]
    assert refused(table, 1, "take-own") == ("not-lowest", "lone")


def test_the_lowest_has_stolen_elsewhere_before_the_thief_of_the_prince_chooses() -> None:
    table = street("prince", [2, 7, 4])
    events = send(table, [2, 7, 4])
    assert table.view(None)["phase"] == "sharing"
    assert table.view(1)["coins"] == [12, 10, 10]
    assert [event.kind for event in events[-2:]] == ["sent", "stole-elsewhere"]


def test_printed_example_two_share_the_prince_and_one_sees_a_comedian() -> None:
    marjolaine, romeo, another = 6, 6, 1
    hour = steal("prince", [marjolaine, romeo, another], {0: "take-nothing", 1: "take-purse"})
    assert hour.gains == [NOTHING, robbed(4), elsewhere(1)]
    assert hour.told("robbed") == [(1, "prince", 4)]
    assert hour.told("met-comedian") == [(0,)]


@pytest.mark.parametrize("thieves", [2, 3, 4])
@pytest.mark.parametrize("takers", [0, 1, 2])
def test_the_8_coins_are_divided_by_all_who_tied_whatever_they_chose(thieves: int, takers: int) -> None:
    takes = {seat: "take-purse" if seat < takers else "take-nothing" for seat in range(thieves)}
    hour = steal("prince", [5] * thieves + [0], takes)
    share = {2: 4, 3: 2, 4: 2}[thieves]
    assert hour.gains == [robbed(share)] * takers + [NOTHING] * (thieves - takers) + [NOTHING]


def test_a_choice_between_prince_and_comedian_may_be_taken_back_until_the_last_has_chosen() -> None:
    table = street("prince", [6, 6, 1])
    send(table, [6, 6, 1])
    start = fingerprint(table.state)
    table.play(0, "take-nothing")
    assert table.can_undo(0)
    assert not table.can_undo(1)
    [event] = table.undo(0)
    assert (event.kind, event.json(1)) == ("took-back", {"number": event.number, "kind": "took-back", "who": 0})
    assert fingerprint(table.state) == start
    table.play(0, "take-purse")
    table.play(1, "take-purse")
    assert table.view(None)["coins"] == [14, 14, 11]
    for seat in range(3):
        with pytest.raises(NothingToUndo):
            table.undo(seat)


def test_a_child_sent_cannot_be_taken_back_while_thieves_choose() -> None:
    table = street("prince", [6, 6, 1])
    send(table, [6, 6, 1])
    for seat in range(3):
        with pytest.raises(NothingToUndo):
            table.undo(seat)


@pytest.mark.parametrize("thieves", [1, 2, 3, 4])
def test_in_the_last_hour_he_is_always_the_prince_and_nobody_is_asked(thieves: int) -> None:
    hour = steal("prince", [5] * thieves + [3, 1][: 5 - thieves], hour=9)
    assert hour.gains[:thieves] == [robbed({1: 8, 2: 4, 3: 2, 4: 2}[thieves])] * thieves
    assert hour.told("met-comedian") == []


def test_in_the_hour_before_the_last_he_may_still_be_a_comedian() -> None:
    assert steal("prince", [5, 1, 2], {0: "take-nothing"}, hour=8).gains == [NOTHING, elsewhere(1), NOTHING]


# The beggar


@pytest.mark.parametrize(("coins", "loss"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (50, 3)])
def test_the_thief_of_the_beggar_loses_3_coins_or_all_it_has(coins: int, loss: int) -> None:
    hour = steal("beggar", [7, 4, 5], coins=[coins, 6, 6])
    assert hour.gains == [lost(loss), elsewhere(4), NOTHING]
    assert hour.told("lost") == [(0, loss)]
    assert hour.table.view(None)["coins"][0] == coins - loss


def test_what_the_beggar_takes_goes_to_nobody() -> None:
    hour = steal("beggar", [7, 0, 5], coins=[5, 5, 5])
    assert hour.table.view(None)["coins"] == [2, 5, 5]


def test_the_thief_of_the_beggar_cannot_decline() -> None:
    table = street("beggar", [7, 4, 5])
    send(table, [7, 4, 5])
    assert table.view(None)["phase"] == "sending"
    assert table.view(None)["coins"] == [7, 14, 10]


# K4
@pytest.mark.parametrize(("thieves", "each"), [(2, 1), (3, 1), (4, 0)])
def test_thieves_who_share_the_beggar_each_lose_their_share_rounded_down(thieves: int, each: int) -> None:
    hour = steal("beggar", [7] * thieves + [0])
    assert hour.gains == [lost(each)] * thieves + [NOTHING]
    assert hour.told("lost") == [(thief, each) for thief in range(thieves)]


# K4
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


# K5
def test_a_curates_coins_may_go_to_the_one_who_stole_elsewhere() -> None:
    assert steal("left-curate", [7, 3, 5]).gains == [NOTHING, {**elsewhere(3), **given(5)}, NOTHING]


# K14
def test_the_next_seat_is_the_left_neighbour() -> None:
    assert steal("left-curate", [2, 7, 4, 4]).told("gave") == [(1, 2, 5, "left-curate")]
    assert steal("right-curate", [2, 7, 4, 4]).told("gave") == [(1, 0, 5, "right-curate")]
    assert steal("left-curate", [2, 4, 4, 7]).told("gave") == [(3, 0, 5, "left-curate")]
    assert steal("right-curate", [7, 4, 4, 2]).told("gave") == [(0, 3, 5, "right-curate")]
