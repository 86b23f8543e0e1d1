"""The theft: who robs the character, who steals elsewhere, what the police do to chiefs, and who is left alone."""

from __future__ import annotations

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from londinium import Table
from tests.rules.kids_of_london.street import (
    GAME,
    NOTHING,
    PURSES,
    elsewhere,
    given,
    lost,
    refused,
    robbed,
    send,
    steal,
    street,
)

PLAIN = ("merchant", "jeweller", "banker")


def test_printed_example_the_jeweller_with_children_4_6_7_and_8() -> None:
    bastien, romeo, louis, marjolaine = 4, 6, 7, 8
    hour = steal("jeweller", [bastien, romeo, louis, marjolaine])
    assert hour.gains == [elsewhere(4), NOTHING, NOTHING, robbed(6)]
    assert hour.told("robbed") == [(3, "jeweller", 6)]
    assert hour.told("stole-elsewhere") == [(0, 4)]
    assert hour.told("arrested") == []


@pytest.mark.parametrize("character", PLAIN)
def test_the_highest_child_takes_the_coins_on_the_tile(character: str) -> None:
    hour = steal(character, [2, 5, 3])
    assert hour.gains == [elsewhere(2), robbed(PURSES[character]), NOTHING]
    assert hour.told("robbed") == [(1, character, PURSES[character])]


@pytest.mark.parametrize("lowest", range(5))
def test_the_lowest_child_steals_its_own_number_elsewhere(lowest: int) -> None:
    hour = steal("banker", [6, lowest, 5])
    assert hour.gains == [robbed(7), elsewhere(lowest), NOTHING]
    assert hour.told("stole-elsewhere") == [(1, lowest)]


def test_a_lowest_child_of_0_takes_no_coin() -> None:
    hour = steal("banker", [0, 6, 5])
    assert hour.gains[0] == NOTHING
    assert hour.table.view(None)["coins"][0] == 10
    assert hour.told("stole-elsewhere") == [(0, 0)]


def test_children_between_the_highest_and_the_lowest_take_nothing() -> None:
    assert steal("merchant", [1, 2, 3, 4, 5]).gains == [elsewhere(1), NOTHING, NOTHING, NOTHING, robbed(4)]


def test_equal_children_in_the_middle_take_nothing_either() -> None:
    assert steal("merchant", [1, 3, 3, 3, 5]).gains == [elsewhere(1), NOTHING, NOTHING, NOTHING, robbed(4)]


@pytest.mark.parametrize("thieves", [2, 3, 4])
@pytest.mark.parametrize("character", PLAIN)
def test_equal_highest_children_share_the_coins_rounded_down(character: str, thieves: int) -> None:
    hour = steal(character, [7] * thieves + [1])
    share = {"merchant": {2: 2, 3: 1, 4: 1}, "jeweller": {2: 3, 3: 2, 4: 1}, "banker": {2: 3, 3: 2, 4: 1}}
    each = share[character][thieves]
    assert hour.gains == [robbed(each)] * thieves + [elsewhere(1)]
    assert hour.told("robbed") == [(thief, character, each) for thief in range(thieves)]


@pytest.mark.parametrize("lowest", [2, 3, 4])
def test_equal_lowest_children_each_take_their_full_number(lowest: int) -> None:
    hour = steal("jeweller", [5] * lowest + [6])
    assert hour.gains == [elsewhere(5)] * lowest + [robbed(6)]
    assert hour.told("stole-elsewhere") == [(band, 5) for band in range(lowest)]


def test_highest_and_lowest_may_both_be_equal_in_pairs() -> None:
    assert steal("banker", [6, 2, 6, 2]).gains == [robbed(3), elsewhere(2), robbed(3), elsewhere(2)]


def test_what_happened_is_told_in_the_order_of_the_rules() -> None:
    hour = steal("merchant", [2, 5, 3])
    kinds = ["chose", "chose", "chose", "sent", "sent", "sent", "stole-elsewhere", "robbed", "hour-struck"]
    assert [event.kind for event in hour.events] == kinds
    assert all(event.json(None) == event.json(0) for event in hour.events[3:])


def test_the_next_hour_strikes_with_its_character() -> None:
    table = street("merchant", [2, 5, 3])
    coming = table.snapshot()["characters"][3]
    struck = send(table, [2, 5, 3])[-1]
    assert (struck.kind, struck.who, struck.facts) == (
        "hour-struck",
        None,
        {"hour": 4, "character": coming, "stranger": None},
    )
    assert table.view(None)["character"] == coming


def test_what_a_clear_theft_brings_is_not_asked_for() -> None:
    table = street("merchant", [2, 5, 3])
    send(table, [2, 5, 3])
    assert table.view(None)["phase"] == "sending"
    assert table.to_act == (0, 1, 2)


def by_the_book(
    character: str, last: bool, sent: list[int], takes: list[str], coins: list[int], players: int
) -> tuple[list[int], set[int]]:
    """The coins after an hour and who was asked, reckoned a second time and in another way."""
    after = list(coins)
    free = [band for band, child in enumerate(sent) if child != 8 or sent.count(8) == 1]
    if not free:
        return after, set()
    values = sorted(sent[band] for band in free)
    thieves = [band for band in free if sent[band] == values[-1]]
    both = values[0] == values[-1]
    comedian = character == "prince" and not last
    for band in free:
        if sent[band] == values[0] and not both:
            after[band] += sent[band]
    asked = {band for band in thieves if band < players} if both or comedian else set()
    for band in thieves:
        take = takes[band] if band in asked else "take-purse"
        if (take == "take-own" and not both) or (take == "take-nothing" and not comedian):
            take = "take-purse"
        share = PURSES[character] // len(thieves)
        if take == "take-own":
            after[band] += sent[band]
        elif take == "take-purse" and character == "left-curate":
            after[(band + 1) % len(sent)] += share
        elif take == "take-purse" and character == "right-curate":
            after[(band - 1) % len(sent)] += share
        elif take == "take-purse" and character == "beggar":
            after[band] = max(0, after[band] - share)
        elif take == "take-purse":
            after[band] += share
    return after, asked


@st.composite
def hours(draw: st.DrawFn) -> tuple[str, int, list[int], list[str], list[int], int]:
    players = draw(st.integers(2, 5))
    bands = max(players, 3)
    few = draw(st.sampled_from([[8], [7, 8], [0, 8], [3, 4, 8], list(range(9))]))
    sent = draw(st.lists(st.sampled_from(few), min_size=bands, max_size=bands))
    takes = draw(st.lists(st.sampled_from(["take-own", "take-purse", "take-nothing"]), min_size=bands, max_size=bands))
    coins = draw(st.lists(st.integers(0, 9), min_size=bands, max_size=bands))
    return draw(st.sampled_from(list(PURSES))), draw(st.sampled_from([1, 4, 9])), sent, takes, coins, players


@settings(max_examples=300, deadline=None, derandomize=True)
@for_all(hours())
def test_every_hour_comes_out_as_reckoned_a_second_time(
    hour: tuple[str, int, list[int], list[str], list[int], int],
) -> None:
    character, clock, sent, takes, coins, players = hour
    stranger = sent[2] if players == 2 else None
    table = street(character, sent[:players], hour=clock, coins=coins, stranger=stranger)
    expected, asked = by_the_book(character, clock == 9, sent, takes, coins, players)
    send(table, sent[:players])
    sharing = table.view(None)["phase"] == "sharing"
    assert (set(table.to_act) if sharing else set()) == asked
    for seat in sorted(asked):
        legal = [str(move) for move in table.moves(seat)]
        table.play(seat, takes[seat] if takes[seat] in legal else "take-purse")
    assert table.view(None)["coins"] == expected
    assert [score.points for score in GAME.scores(table.state)] == (
        expected if not table.over else [0 if coins == max(expected) else coins for coins in expected]
    )


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


def takes(table: Table, seat: int) -> list[str]:
    return [str(move) for move in table.moves(seat)]


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


# K1
@pytest.mark.parametrize(("players", "share"), [(3, 2), (4, 1), (5, 1)])
def test_of_equal_children_a_thief_gets_the_share_of_all_who_tied_however_few_rob(players: int, share: int) -> None:
    takes = {0: "take-purse"} | dict.fromkeys(range(1, players), "take-own")
    hour = steal("banker", [6] * players, takes)
    assert hour.gains == [robbed(share)] + [elsewhere(6)] * (players - 1)
    assert hour.told("robbed") == [(0, "banker", share)]


# K1
def test_equal_children_left_by_the_police_choose_like_equal_children_of_all() -> None:
    hour = steal("jeweller", [8, 2, 8, 2], {1: "take-purse", 3: "take-own"})
    assert hour.gains == [NOTHING, robbed(3), NOTHING, elsewhere(2)]


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


# K13
def test_coins_never_run_out() -> None:
    hour = steal("banker", [6, 6, 6, 6, 7], coins=[12, 12, 12, 12, 12])
    assert hour.gains == [elsewhere(6)] * 4 + [robbed(7)]
    assert sum(hour.table.view(None)["coins"]) == 60 + 31


# K15
def test_the_lowest_has_its_coins_before_the_beggar_is_paid_and_before_thieves_choose() -> None:
    hour = steal("beggar", [7, 2, 4])
    assert [event.kind for event in hour.events[-3:]] == ["stole-elsewhere", "lost", "hour-struck"]
