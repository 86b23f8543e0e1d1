"""The theft: the highest child robs the character, the lowest steals elsewhere, the others take nothing."""

from __future__ import annotations

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from tests.rules.kids_of_london.street import (
    GAME,
    NOTHING,
    PURSES,
    elsewhere,
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


def test_coins_stay_visible_to_everyone_after_every_hour() -> None:
    table = street("merchant", [2, 5, 3])
    send(table, [2, 5, 3])
    assert [table.view(seat)["coins"] for seat in (None, 0, 1, 2)] == [[12, 14, 10]] * 4


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
