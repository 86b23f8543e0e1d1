"""The chiefs: the strongest child, unless two of them meet; and the child that is left alone in the street."""

from __future__ import annotations

import pytest

from londinium import Table
from tests.rules.kids_of_london.street import (
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


def takes(table: Table, seat: int) -> list[str]:
    return [str(move) for move in table.moves(seat)]


def test_a_chief_alone_is_the_highest_child() -> None:
    hour = steal("banker", [8, 7, 6])
    assert hour.gains == [robbed(7), NOTHING, elsewhere(6)]
    assert hour.told("arrested") == []


def test_printed_example_the_banker_with_two_chiefs_a_5_and_a_1() -> None:
    romeo, louis, bastien, marjolaine = 8, 8, 5, 1
    hour = steal("banker", [romeo, louis, bastien, marjolaine])
    assert hour.gains == [NOTHING, NOTHING, robbed(7), elsewhere(1)]
    assert hour.told("arrested") == [(0,), (1,)]
    assert hour.told("robbed") == [(2, "banker", 7)]
    assert hour.told("stole-elsewhere") == [(3, 1)]


@pytest.mark.parametrize("chiefs", [2, 3])
def test_chiefs_who_meet_are_all_arrested_and_the_next_highest_robs(chiefs: int) -> None:
    hour = steal("jeweller", [8] * chiefs + [4, 2])
    assert hour.gains == [NOTHING] * chiefs + [robbed(6), elsewhere(2)]
    assert hour.told("arrested") == [(band,) for band in range(chiefs)]


def test_arrested_chiefs_are_used_up_like_any_child() -> None:
    table = steal("jeweller", [8, 8, 4, 2], hour=1, coins=[0, 0, 0, 0]).table
    assert [8 in hand for hand in table.view(None)["hands"]] == [False, False, True, True]
    assert refused(table, 0, "send 8") == ("child-gone", "sending")


def test_equal_children_after_arrested_chiefs_share_like_any_highest() -> None:
    assert steal("banker", [8, 5, 8, 5, 1]).gains == [NOTHING, robbed(3), NOTHING, robbed(3), elsewhere(1)]


def test_equal_lowest_children_beside_arrested_chiefs_each_take_their_number() -> None:
    assert steal("banker", [8, 2, 8, 5, 2]).gains == [NOTHING, elsewhere(2), NOTHING, robbed(7), elsewhere(2)]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("character", list(PURSES))
def test_if_every_child_is_a_chief_nobody_takes_gives_or_loses_anything(character: str, players: int) -> None:
    hour = steal(character, [8] * players)
    assert hour.gains == [NOTHING] * players
    assert hour.told("arrested") == [(band,) for band in range(players)]
    assert [event.kind for event in hour.events if event.kind not in ("chose", "sent", "arrested")] == ["hour-struck"]


def test_if_every_child_is_a_chief_in_the_last_hour_the_game_just_ends() -> None:
    hour = steal("prince", [8, 8, 8], hour=9, coins=[3, 2, 1])
    assert hour.table.over
    assert hour.gains == [NOTHING] * 3
    assert hour.told("won") == [(1, 2)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_child_left_alone_may_take_its_own_number(players: int) -> None:
    chiefs = players - 1
    hour = steal("merchant", [8] * chiefs + [6], {chiefs: "take-own"})
    assert hour.gains == [NOTHING] * chiefs + [elsewhere(6)]
    assert hour.told("stole-elsewhere") == [(chiefs, 6)]
    assert hour.told("robbed") == []


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_child_left_alone_may_rob_the_character_instead(players: int) -> None:
    chiefs = players - 1
    hour = steal("merchant", [8] * chiefs + [6], {chiefs: "take-purse"})
    assert hour.gains == [NOTHING] * chiefs + [robbed(4)]
    assert hour.told("stole-elsewhere") == []


def test_a_child_left_alone_never_takes_both() -> None:
    table = street("merchant", [8, 8, 3])
    send(table, [8, 8, 3])
    assert table.to_act == (2,)
    assert takes(table, 2) == ["take-own", "take-purse"]
    table.play(2, "take-own")
    assert table.view(2)["to_act"] == [0, 1, 2]


def test_a_0_left_alone_may_take_nothing_by_taking_its_own_number() -> None:
    assert steal("beggar", [8, 0, 8], {1: "take-own"}).gains == [NOTHING] * 3


def test_while_the_owner_of_the_child_left_alone_chooses_everyone_sees_between_what() -> None:
    table = street("jeweller", [8, 8, 3])
    before = table.view(None)
    send(table, [8, 8, 3])
    expected = {
        **before,
        "phase": "sharing",
        "to_act": [2],
        "hands": [
            [child for child in hand if child != out] for hand, out in zip(before["hands"], [8, 8, 3], strict=True)
        ],
        "shown": [8, 8, 3],
        "thieves": [2],
        "own_too": True,
    }
    assert table.view(None) == expected
    assert table.view(2) == {**expected, "seat": 2}


def test_only_the_owner_of_the_child_left_alone_chooses() -> None:
    table = street("jeweller", [8, 8, 3])
    send(table, [8, 8, 3])
    assert table.moves(0) == []
    assert refused(table, 0, "take-purse") == ("not-asked", "turn")
    assert refused(table, 2, "send 1") == ("choose-take", "theft")
    assert refused(table, 2, "take-nothing") == ("not-comedian", "characters")


@pytest.mark.parametrize(
    ("take", "gain"), [("take-own", elsewhere(5)), ("take-purse", robbed(8)), ("take-nothing", NOTHING)]
)
def test_a_child_left_alone_with_the_prince_has_three_choices(take: str, gain: dict[str, int]) -> None:
    table = street("prince", [8, 5, 8])
    send(table, [8, 5, 8])
    assert takes(table, 1) == ["take-own", "take-purse", "take-nothing"]
    assert steal("prince", [8, 5, 8], {1: take}).gains == [NOTHING, gain, NOTHING]


@pytest.mark.parametrize(("take", "gain"), [("take-own", elsewhere(5)), ("take-purse", robbed(8))])
def test_a_child_left_alone_with_the_prince_in_the_last_hour_has_two_choices(take: str, gain: dict[str, int]) -> None:
    table = street("prince", [8, 5, 8], hour=9)
    send(table, [8, 5, 8])
    assert takes(table, 1) == ["take-own", "take-purse"]
    assert refused(table, 1, "take-nothing") == ("last-hour-prince", "characters")
    assert steal("prince", [8, 5, 8], {1: take}, hour=9).gains == [NOTHING, gain, NOTHING]


@pytest.mark.parametrize(
    ("character", "gains"),
    [
        ("left-curate", [NOTHING, NOTHING, given(5)]),
        ("right-curate", [given(5), NOTHING, NOTHING]),
        ("beggar", [NOTHING, lost(3), NOTHING]),
    ],
)
def test_a_child_left_alone_may_rob_curates_and_beggars_too(character: str, gains: list[dict[str, int]]) -> None:
    assert steal(character, [8, 5, 8], {1: "take-purse"}).gains == gains
