"""The component file: totals the rulebook states, sources, and the first edition's deck."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from londinium.core.errors import BadData
from tests.rules.london.tables import GAME, can, change, running

FIRST = {"deck": "first"}


def content() -> dict[str, Any]:
    return copy.deepcopy(GAME.data().content)


def copies(table: str) -> int:
    return sum(sum(entry["copies"].values()) for entry in content()[table])


def test_there_are_101_cards_and_110_in_the_first_edition() -> None:
    assert (copies("card"), copies("first_edition_card")) == (101, 110)
    assert len(content()["card"]) == len(content()["first_edition_card"]) == 73


@pytest.mark.parametrize(
    ("card", "change_", "why"),
    [
        ("mercers", {"copies": {"A": 2}}, "101"),
        ("paupers", {"copies": {"A": 2, "B": 4, "C": 4}}, "100 cards"),
        ("mercers", {"colour": "grey"}, "grey"),
        ("mercers", {"copies": {"D": 1}}, "A, B or C"),
        ("huguenots", {"kind": "build"}, "action card"),
        ("mercers", {"effect": "nonsense"}, "effect"),
        ("mercers", {"sources": {"colour": "hearsay"}}, "hearsay"),
        ("mercers", {"sources": {"amount": "rulebook"}}, "amount"),
    ],
)
def test_a_deck_that_breaks_the_rulebook_is_refused(card: str, change_: dict[str, Any], why: str) -> None:
    data = content()
    entry = next(one for one in data["card"] if one["id"] == card)
    entry.update(change_)
    with pytest.raises(BadData, match=why):
        GAME.data(data)


def test_eleven_paupers_and_four_action_cards_are_needed() -> None:
    data = content()
    cards = {one["id"]: one for one in data["card"]}
    cards["paupers"]["copies"] = {"A": 2, "B": 4, "C": 4}
    cards["grand-hotel"]["copies"] = {"C": 2}
    with pytest.raises(BadData, match="10 Paupers"):
        GAME.data(data)
    data = content()
    cards = {one["id"]: one for one in data["card"]}
    cards["jewish-refugees"]["copies"] = {"C": 1}
    cards["grand-hotel"]["copies"] = {"C": 2}
    with pytest.raises(BadData, match="3 action cards"):
        GAME.data(data)


def test_twenty_boroughs_of_which_three_start_are_needed() -> None:
    data = content()
    data["borough"].pop()
    with pytest.raises(BadData, match="19 boroughs"):
        GAME.data(data)
    data = content()
    data["borough"][0]["starter"] = False
    with pytest.raises(BadData, match="2 boroughs start"):
        GAME.data(data)


def test_every_value_says_where_it_comes_from() -> None:
    vauxhall = next(one for one in content()["card"] if one["id"] == "vauxhall-gardens")
    assert vauxhall["sources"]["colour"] == "rulebook"
    assert vauxhall["source"] == "first-edition"
    wandsworth = next(one for one in content()["borough"] if one["id"] == "wandsworth")
    assert wandsworth["sources"].get("ability", wandsworth["source"]) == "reconstructed"


def test_the_first_editions_underground_gives_four_prestige() -> None:
    table = running("underground", hand=["paupers"], options=FIRST)
    assert change(table, "activate 1", "discard paupers") == (0, 4, 0)


def test_the_first_editions_great_exhibition_asks_for_a_blue_card() -> None:
    assert not can(running("great-exhibition", hand=["mercers"], options=FIRST), "activate 1")
    table = running("great-exhibition", hand=["lords", "mercers"], options=FIRST)
    assert change(table, "activate 1", "discard lords") == (0, 5, 0)


def test_the_first_editions_town_houses_count_all_but_brown_cards() -> None:
    table = running("town-houses", "bridge", "lords", "mercers", options=FIRST)
    assert change(table, "activate 1") == (0, 3, 0)
