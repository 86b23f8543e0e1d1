"""Discards and the display."""

from __future__ import annotations

from typing import Any

from tests.rules.london.tables import can, play, running


def test_discards_fill_the_upper_row_then_the_lower_then_the_lower_leaves_the_game() -> None:
    table = running("brixton-prison", hand=["lords", "mercers", "salters"], upper=["grocers", "bridge"])
    play(table, "activate 1", "discard lords", "discard mercers")
    assert table.view(0)["upper"] == ["grocers", "bridge", "lords"]
    assert table.view(0)["lower"] == ["mercers", None, None]
    full: dict[str, Any] = {"upper": ["grocers", "bridge", "vintners"], "lower": ["sewers", "omnibus", "shops"]}
    table = play(running("brixton-prison", hand=["lords"], **full), "activate 1", "discard lords")
    assert table.view(0)["upper"] == ["lords", None, None]
    assert table.view(0)["lower"] == ["grocers", "bridge", "vintners"]


def test_only_cards_of_the_hand_are_discarded_and_none_of_the_city() -> None:
    table = play(running("brixton-prison", "lords", ["salters", "grocers"], hand=["mercers"]), "activate 1")
    assert [str(move) for move in table.moves(0)] == ["discard mercers", "enough"]
    table = running("west-india-docks", "lords", ["salters", "grocers"])
    assert not can(table, "activate 1")


def test_the_row_that_leaves_the_game_is_seen_to_be_gone() -> None:
    full: dict[str, Any] = {"upper": ["grocers", "bridge", "vintners"], "lower": ["sewers", "omnibus", "lords"]}
    table = running("brixton-prison", hand=["salters"], **full)
    before = table.view(0)["gone"]
    gone = play(table, "activate 1", "discard salters").view(0)["gone"]
    assert {card: gone[card] - before.get(card, 0) for card in gone if gone[card] != before.get(card, 0)} == {
        "sewers": 1,
        "omnibus": 1,
        "lords": 1,
    }
