"""The Stock Exchange: a card of the hand for one of the display."""

from __future__ import annotations

from typing import Any

from tests.rules.london.tables import Deck, can, change, developing, play, position, starting


def test_a_stock_exchange_swaps_a_card_with_the_display_once_a_turn(deck: Deck) -> None:
    table = deck.running("stock-exchange", hand=["paupers"], upper=["lords"])
    play(table, "swap", "discard paupers", "take-upper lords")
    assert table.view(0)["hand"] == ["lords"]
    assert table.view(0)["upper"][0] == "paupers"
    assert not can(table, "swap")


def test_a_stock_exchange_swaps_after_the_first_draw_whenever_one_chooses_what_to_do_next() -> None:
    city: dict[str, Any] = {"cities": [["stock-exchange", "mercers"], []], "upper": ["lords"]}
    hands: dict[str, Any] = {"hands": [["paupers", "huguenots"], []]}
    assert not can(starting(**city, **hands), "swap")
    table = position("choosing", **city, **hands)
    assert can(table, "swap")
    assert can(play(table, "play huguenots", "draw", "draw"), "swap")
    table = play(position("choosing", **city, **hands), "run", "activate 2")
    assert can(table, "swap")
    play(table, "swap", "discard paupers", "take-upper lords")
    assert table.view(0)["phase"] == "running"
    assert not can(table, "swap")


def test_a_stock_exchange_works_in_the_turn_it_is_played() -> None:
    table = developing("stock-exchange", "mercers", "paupers", upper=["lords"])
    play(table, "play stock-exchange", "discard mercers", "new-stack", "swap", "discard paupers", "take-upper lords")
    assert table.view(0)["hand"] == ["lords"]


def test_a_stock_exchange_swaps_between_the_cards_that_wren_lets_one_play() -> None:
    table = developing("wren", "stock-exchange", "paupers", upper=["lords"])
    play(table, "play wren", "play stock-exchange", "new-stack", "swap", "discard paupers", "take-upper lords")
    assert change(table, "play lords", "new-stack") == (0, 0, 0)
    table = developing("wren", "paupers", stacks=["stock-exchange"], upper=["lords"])
    assert can(play(table, "play wren"), "swap")
    assert can(table, "enough")


def test_under_the_rules_of_version_1_the_cards_of_wren_come_before_a_swap() -> None:
    table = developing("wren", "stock-exchange", "paupers", upper=["lords"], rules_version=1)
    play(table, "play wren", "play stock-exchange", "new-stack")
    assert not can(table, "swap")
    assert can(play(table, "enough"), "swap")
