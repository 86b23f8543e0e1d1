"""Drawing cards: from the deck and from the display."""

from __future__ import annotations

import pytest

from londinium.core.errors import NothingToUndo
from tests.rules.london.tables import can, choosing, play, starting


def test_nobody_draws_fewer_than_three_cards_by_choice() -> None:
    table = play(choosing(deck=["lords", "mercers", "bridge", "sewers"]), "draw-three")
    for _ in range(3):
        assert not can(table, "enough")
        play(table, "draw")
    assert table.to_act == (1,)


def test_whoever_draws_sees_each_card_before_choosing_where_the_next_comes_from() -> None:
    table = play(choosing(deck=["lords", "mercers"], upper=["salters"], lower=["bridge"]), "draw-three", "draw")
    assert table.view(0)["hand"] == ["lords"]
    assert {str(move) for move in table.moves(0)} == {"draw", "take-upper salters", "take-lower bridge"}


def test_drawing_three_may_mix_deck_and_display_and_takes_all_that_remain_if_fewer() -> None:
    table = choosing(deck=["lords", "mercers"], upper=["salters"])
    play(table, "draw-three", "draw", "take-upper salters", "draw")
    assert table.view(0)["hand_sizes"][0] == 3
    table = choosing(deck=["lords"], upper=["salters"])
    play(table, "draw-three", "draw", "take-upper salters")
    assert table.to_act == (1,)


def test_a_draw_from_the_deck_cannot_be_taken_back_but_a_card_of_the_display_can() -> None:
    table = play(starting(upper=["lords"]), "take-upper lords")
    table.undo(0)
    assert table.view(0)["upper"][0] == "lords"
    play(table, "draw")
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_bethnal_green_may_draw_a_fourth_card() -> None:
    table = choosing(boroughs=[["bethnal-green-stepney-poplar"], []])
    play(table, "draw-three", "draw", "draw", "draw")
    assert can(table, "enough")
    play(table, "draw")
    assert table.view(0)["hand_sizes"][0] == 4
