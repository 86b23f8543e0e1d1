"""Activating a card: what it costs, what it brings, whether it is flipped."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from tests.rules.london.cards import DECKS, FIRST_EDITION_PRICES, PLAIN
from tests.rules.london.tables import GAME, Deck, can, change, play, running


def test_a_card_whose_price_in_money_is_not_there_is_not_activated() -> None:
    table = running("woolwich-arsenal", money=[6, 0])
    assert not can(table, "activate 1")
    assert change(table, "loan", "activate 1") == (10 - 7, 5, 0)


def test_a_face_down_card_is_not_activated_but_its_stack_brings_poverty() -> None:
    table = running({"cards": ["lords", "vintners"], "down": True})
    assert not can(table, "activate 1")
    assert change(table, "done") == (0, 0, 1)
    assert table.view(0)["cities"][0][0]["cards"] == ["lords", "vintners"]


def test_paupers_pay_for_an_activation_or_go_when_the_hand_is_too_large() -> None:
    table = running("west-india-docks", hand=["paupers", "lords"])
    assert change(table, "activate 1", "discard paupers") == (7, 0, 0)
    table = play(running(hand=["paupers"] * 10), "done", "discard paupers")
    assert table.view(0)["hand_sizes"][0] == 9


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("card", sorted(card for card, row in PLAIN.items() if row[2] is not None))
def test_a_card_brings_what_it_says_and_is_flipped_if_it_says_so(card: str, deck: str) -> None:
    _, _, brings, paid, flips, _ = PLAIN[card]
    price = FIRST_EDITION_PRICES.get(card, "paupers") if deck == "first" else "paupers"
    table = running(card, hand=[price], options={"deck": deck})
    moves = ["activate 1", f"discard {price}"] if paid else ["activate 1"]
    assert change(table, *moves) == brings
    assert table.view(0)["cities"][0][0]["down"] is flips
    assert table.view(0)["hand"] == ([] if paid else [price])
    assert not can(table, "activate 1")


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("card", sorted(card for card, row in PLAIN.items() if row[2] is None))
def test_a_card_without_such_an_effect_is_not_activated(card: str, deck: str) -> None:
    assert not can(running(card, options={"deck": deck}), "activate 1")


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("card", sorted(card for card, row in PLAIN.items() if row[3]))
def test_a_card_that_asks_for_a_card_cannot_be_activated_without_one(card: str, deck: str) -> None:
    assert not can(running(card, options={"deck": deck}), "activate 1")


def test_town_houses_count_blue_cards_that_are_seen_and_themselves() -> None:
    table = running("town-houses", "lords", {"cards": ["hospital"], "down": True}, ["st-pauls", "mercers"])
    assert change(table, "activate 1") == (0, 2, 0)
    assert table.view(0)["cities"][0][0]["down"]


@pytest.mark.parametrize("card", ["bridge", "tower-bridge"])
def test_bridges_bring_a_pound_for_each_brown_card_that_is_seen(deck: Deck, card: str) -> None:
    table = deck.running(card, "mercers", "vintners", {"cards": ["salters"], "down": True}, "lords")
    assert change(table, "activate 1") == (2, 0, 0)
    assert not table.view(0)["cities"][0][0]["down"]


LAND: dict[str, Any] = {"boroughs": [["city", "hackney", "lambeth", "camberwell"], []]}


@pytest.mark.parametrize(
    ("card", "brings", "flips"),
    [
        ("omnibus", (4, 0, 0), False),
        ("steamboats", (4, 0, 0), True),
        ("train-station-n", (4, 0, -1), True),
        ("train-station-s", (4, 0, -1), True),
    ],
)
def test_cards_that_count_boroughs_count_covered_ones_too(
    deck: Deck, card: str, brings: tuple[int, int, int], flips: bool
) -> None:
    table = deck.running(card, hand=["paupers"], **LAND)
    moves = ["activate 1", "discard paupers"] if card.startswith("train") else ["activate 1"]
    assert change(table, *moves) == brings
    assert table.view(0)["cities"][0][0]["down"] is flips


def test_the_underground_brings_a_prestige_for_each_borough_and_in_the_first_edition_four() -> None:
    for name, prestige in (("second", 3), ("first", 4)):
        table = running(
            "underground", hand=["paupers"], boroughs=[["city", "hackney", "lambeth"], []], options={"deck": name}
        )
        assert change(table, "activate 1", "discard paupers") == (0, prestige, 0)
        assert table.view(0)["cities"][0][0]["down"]


def test_the_first_editions_underground_places_no_counters_and_pays_no_crossing() -> None:
    land: dict[str, Any] = {"boroughs": [["westminster", "lambeth"], []], "options": {"deck": "first"}}
    table = running("underground", hand=["paupers"], **land)
    assert change(table, "activate 1", "discard paupers") == (0, 4, 0)
    assert table.view(0)["phase"] == "running"


def test_a_card_whose_price_leaves_nothing_to_do_does_nothing() -> None:
    content = copy.deepcopy(GAME.data().content)
    cards = {entry["id"]: entry for entry in content["card"]}
    cards["whitehall"]["pay_money"] = 5
    cards["coffee-house"]["pay_card"] = "any"
    data = GAME.data(content).note()
    for version in (1, 2):
        table = running("woolwich-arsenal", "whitehall", money=[15, 0], data=data, rules_version=version)
        assert change(table, "activate 1", "activate 2") == (-12, 5, 0)
        assert table.view(0)["phase"] == "running"
        full: dict[str, Any] = {"upper": ["paupers"] * 3, "lower": ["paupers", "paupers", "lords"]}
        table = running("coffee-house", hand=["paupers"], data=data, rules_version=version, **full)
        play(table, "activate 1", "discard paupers")
        assert table.view(0)["phase"] == "running"
