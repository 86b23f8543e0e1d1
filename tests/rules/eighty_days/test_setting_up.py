"""Setting up, whose turn it is, and the options of a table."""

from __future__ import annotations

from collections import Counter

import pytest

from londinium.core.errors import BadOption
from tests.rules.eighty_days.track import GAME, money, moves, play, race, rumours, spaces


@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_starts_in_london_with_80_pounds_and_three_rumours(players: int) -> None:
    table = GAME.table(players, seed=1)
    assert spaces(table) == [0] * players
    assert money(table) == [80] * players
    assert rumours(table) == [3] * players
    assert table.view(None)["pile"] == 25


def test_the_first_move_reaches_twelve_spaces_and_never_the_police_on_13() -> None:
    table = GAME.table(3, seed=1)
    assert moves(table) == [f"forward {steps}" for steps in range(1, 13)]


def test_the_passepartout_cards_are_shuffled_so_that_each_is_as_likely_on_top() -> None:
    piles = [GAME.table(2, seed=seed).snapshot()["pile"] for seed in range(750)]
    deck = Counter({card["id"]: card["copies"] for card in GAME.data().content["card"]})
    assert all(Counter(pile) == deck for pile in piles)
    on_top = Counter(pile[0] for pile in piles)
    for name, copies in deck.items():
        assert abs(on_top[name] - 30 * copies) < 30, name


def test_play_goes_clockwise_from_the_first_player() -> None:
    table = GAME.table(3, seed=1)
    for round_ in range(1, 3):
        for seat in range(3):
            assert table.to_act == (seat,)
            assert table.view(None)["round"] == round_
            table.play(seat, "forward 2" if table.moves(seat)[1].args["steps"] == 2 else table.moves(seat)[1])


def test_the_first_player_can_be_named_or_drawn_by_lot() -> None:
    assert GAME.table(4, seed=1, options={"first_seat": 2}).to_act == (2,)
    drawn = {GAME.table(4, seed=seed, options={"first_seat": "random"}).to_act for seed in range(60)}
    assert drawn == {(0,), (1,), (2,), (3,)}


def test_a_first_player_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(BadOption, match="first_seat=4 is not for 3 players"):
        GAME.table(3, seed=1, options={"first_seat": 4})


def test_the_round_is_over_when_the_first_player_has_the_turn_again() -> None:
    table = GAME.table(2, seed=1, options={"first_seat": 1})
    play(table, "forward 2")
    assert (table.to_act, table.view(None)["round"]) == ((0,), 1)
    play(table, "forward 5")
    assert (table.to_act, table.view(None)["round"]) == ((1,), 2)


def test_two_hats_are_for_two_players_only() -> None:
    with pytest.raises(BadOption, match="hats=2 is not for 3 players"):
        GAME.table(3, seed=1, options={"hats": 2})


def test_without_passepartout_those_spaces_are_blank() -> None:
    table = race(2, options={"passepartout": False}, spaces=[30, 5])
    events = play(table, "forward 1")
    assert [event.kind for event in events] == ["went-forward"]
    assert table.to_act == (1,)
    assert table.view(None)["pile"] == 25


def test_money_is_open_to_everyone() -> None:
    table = race(3, money=[80, 33, 7])
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["money"] == [80, 33, 7]


def test_a_choice_can_be_taken_back_until_the_next_player_moves() -> None:
    table = GAME.table(2, seed=1)
    before = table.snapshot()
    play(table, "forward 2")
    table.undo(0)
    assert table.snapshot() == before
    play(table, "forward 2", "forward 4")
    assert not table.can_undo(0)
    assert table.can_undo(1)
