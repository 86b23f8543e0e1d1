"""The component file: totals the rulebook states, sources, and the first edition's deck."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from londinium.cli.components import check, show
from londinium.cli.screen import Screen
from londinium.core.errors import BadData
from tests.rules.london.cards import ACTION, FREE, PLAIN, SPECIAL
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


def test_boroughs_in_the_north_bring_more_prestige_and_those_in_the_south_less_poverty() -> None:
    def mean(side: str, key: str) -> float:
        found = [int(one[key]) for one in content()["borough"] if one["side"] == side]
        return sum(found) / len(found)

    assert mean("north", "prestige") > mean("south", "prestige")
    assert mean("south", "poverty") > mean("north", "poverty")


def test_every_group_has_cards_of_every_colour() -> None:
    for table in ("card", "first_edition_card"):
        for group in "ABC":
            colours = {one["colour"] for one in content()[table] if one["copies"].get(group)}
            assert colours == {"brown", "blue", "pink", "grey"}


def test_action_cards_have_no_cost_no_effect_in_a_run_and_no_prestige_at_the_end() -> None:
    for table in ("card", "first_edition_card"):
        for one in content()[table]:
            if one["kind"] == "action":
                numbers = ("cost", "money", "prestige", "poverty", "end_prestige", "flips")
                assert not any(one.get(key, 0) for key in numbers)


def test_no_card_does_two_things_whose_order_could_matter() -> None:
    """One may choose the order; what a card brings comes first here, which must make no difference."""
    on_poverty = ("give-poverty", "shed", "shed-paupers")
    for table in ("card", "first_edition_card"):
        for one in content()[table]:
            effect = one.get("effect")
            assert not (effect in on_poverty and one.get("poverty", 0))
            assert not (effect == "again" and (one.get("money", 0) or one.get("poverty", 0)))
            assert not (effect == "place" and (one.get("per", "nothing") != "nothing"))


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


def money_of(colour: str, group: str) -> int:
    cards = [one for one in content()["card"] if one["colour"] == colour]
    return sum(one.get("money", 0) * one["copies"].get(group, 0) for one in cards)


def test_nine_duplicates_of_the_first_edition_are_left_out_and_no_kind_of_card() -> None:
    second, first = (
        {one["id"]: sum(one["copies"].values()) for one in content()[table]} for table in ("card", "first_edition_card")
    )
    less = {card: first[card] - second[card] for card in first if first[card] != second[card]}
    assert less == {"furniture-makers": 1, "brewing": 1, "shops": 1, "underground": 3, "sewers": 3}
    assert sum(less.values()) == 9
    assert min(second.values()) == 1


def test_the_brown_cards_of_group_b_bring_what_a_public_review_counts_and_those_of_group_a_do_not() -> None:
    assert (money_of("brown", "A"), money_of("brown", "B")) == (43, 90)
    doubts = {doubt.key: dict(doubt.facts) for doubt in GAME.data().doubts}
    assert doubts == {
        "doubt-brown-money": {"group": "A", "money": 43, "total": 57},
        "doubt-abilities": {"count": 7, "boroughs": 20},
    }
    assert {doubt.source for doubt in GAME.data().doubts} == {"published"}


def test_data_that_agrees_with_what_is_published_is_not_doubted() -> None:
    data = content()
    cards = {one["id"]: one for one in data["card"]}
    cards["vintners"]["money"] += 57 - 43
    for one in data["borough"][:11]:
        one |= {"ability": "blue-discount", "ability_amount": 1}
    assert GAME.data(data).doubts == ()
    del data["check"]
    cards["vintners"]["money"] = 0
    assert GAME.data(data).doubts == ()


@pytest.mark.parametrize("change_", [{"id": "rumour"}, {"group": "D"}, {"total": -1}, {"source": "hearsay"}])
def test_a_check_that_cannot_be_made_is_refused(change_: dict[str, Any]) -> None:
    data = content()
    data["check"][0].update(change_)
    with pytest.raises(BadData, match=next(iter(change_))):
        GAME.data(data)


def test_games_begun_with_the_earlier_data_find_it_again() -> None:
    earlier = GAME.data({"hash": "ed374ca9c3aa46c44680cd6b4254d494"})
    assert earlier.ours
    assert earlier.hash != GAME.data().hash
    table = GAME.table(2, seed=1, data=earlier, rules_version=1)
    assert GAME.restore(table.snapshot()).data is earlier
    copies = {one["id"]: one["copies"] for one in earlier.content["card"]}
    assert (copies["leather-industry"], copies["sewers"]) == ({"B": 1}, {"C": 3})


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "brown cards of group A bring £43"),
        ("fr", "cartes marron du groupe A"),
        ("pl", "brązowe karty zestawu A"),
    ],
)
def test_checking_or_showing_data_tells_what_public_sources_say_against_it(
    capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    screen = Screen(lang)
    check(screen, GAME.data_file, GAME.id)
    told = " ".join(capsys.readouterr().err.split())
    assert said in told
    assert screen.say("data-source", source="published") in told
    show(screen, GAME, GAME.data())
    assert said in " ".join(capsys.readouterr().err.split())


def test_the_tables_of_the_tests_name_every_kind_of_card() -> None:
    named = {*PLAIN, *SPECIAL, *FREE, *ACTION, "paupers"}
    assert len(named) == 73
    assert named == {entry["id"] for entry in GAME.data().content["card"]}
