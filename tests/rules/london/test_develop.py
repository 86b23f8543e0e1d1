"""Developing the city: which cards can be played, what they cost, and who pays for them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.london.cards import COSTS, DECKS, FIRST_EDITION_COLOURS
from tests.rules.london.tables import Deck, can, change, choosing, developing, play, plays, running, starting


def test_several_cards_are_played_in_one_turn_one_after_the_other() -> None:
    table = developing("mercers", "vintners", "salters", "grocers")
    play(table, "play mercers", "discard vintners", "new-stack", "play salters", "discard grocers", "new-stack", "done")
    assert [stack["cards"] for stack in table.view(0)["cities"][0]] == [["mercers"], ["salters"]]
    assert table.to_act == (1,)


def test_a_cost_one_cannot_pay_keeps_a_card_in_the_hand_unless_a_loan_is_taken() -> None:
    table = choosing("st-pauls", "lords", "theatre-royal", money=[9, 0])
    assert not can(table, "play st-pauls")
    assert change(table, "loan", "play st-pauls", "discard lords", "new-stack") == (0, 0, 0)


def test_action_cards_are_played_while_developing_and_at_no_other_time() -> None:
    assert can(choosing("huguenots"), "play huguenots")
    assert not can(starting(hands=[["huguenots"], []]), "play huguenots")
    table = running("coffee-house", hand=["huguenots"])
    assert not can(table, "play huguenots")
    assert not can(play(choosing("huguenots"), "draw-three"), "play huguenots")


def test_a_card_is_not_put_on_one_placed_the_same_turn() -> None:
    table = developing("mercers", "vintners", "salters", "grocers", stacks=["lords"])
    play(table, "play mercers", "discard vintners", "new-stack", "play salters", "discard grocers")
    assert not can(table, "cover 2")
    play(table, "cover 1")
    assert table.view(0)["cities"][0][0]["cards"] == ["lords", "salters"]


def test_developing_needs_a_card_that_can_be_played() -> None:
    assert plays(choosing("paupers", "lords")) == []
    assert plays(choosing("st-pauls", "lords", money=[9, 0])) == ["play lords"]
    assert plays(choosing("st-pauls", "nelsons-column", money=[7, 0])) == []


def test_southwark_lets_paupers_count_as_any_colour() -> None:
    table = developing("bridge", "paupers", boroughs=[["southwark-bermondsey"], []])
    play(table, "play bridge", "discard paupers", "new-stack")
    assert table.view(0)["upper"][0] == "paupers"
    plain: dict[str, Any] = {"boroughs": [["southwark-bermondsey"], []], "options": {"boroughs": "plain"}}
    assert plays(choosing("bridge", "paupers", **plain)) == []


def test_wandsworth_lets_one_card_be_played_without_a_discard() -> None:
    table = developing("bridge", "lords", boroughs=[["wandsworth"], []])
    play(table, "play bridge", "free", "new-stack")
    assert not can(table, "play lords")


def test_kensington_makes_blue_cards_two_pounds_cheaper() -> None:
    table = developing("st-pauls", "lords", boroughs=[["kensington"], []])
    assert change(table, "play st-pauls", "discard lords", "new-stack") == (-8, 0, 0)


FODDER = {"brown": "fishmongers", "blue": "lords", "pink": "regent-street"}

OTHER = {"brown": "mercers", "blue": "theatre-royal", "pink": "workhouse"}


def fodder(card: str, colour: str) -> str:
    return OTHER[colour] if card == FODDER[colour] else FODDER[colour]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("card", sorted(COSTS))
def test_a_card_is_played_for_a_card_of_its_colour_and_its_cost(card: str, deck: str) -> None:
    colour, cost = COSTS[card]
    if deck == "first":
        colour = FIRST_EDITION_COLOURS.get(card, colour)
    other = fodder(card, str(colour))
    table = developing(card, other, options={"deck": deck})
    assert change(table, f"play {card}", f"discard {other}", "new-stack") == (-int(cost), 0, 0)
    view = table.view(0)
    assert view["cities"][0][0]["cards"] == [card]
    assert view["upper"][0] == other
    assert view["hand"] == []


def test_paupers_are_never_played_and_pay_for_no_colour(deck: Deck) -> None:
    table = deck.developing("paupers", "vintners", "mercers")
    assert not can(table, "play paupers")
    play(table, "play vintners")
    assert not can(table, "discard paupers")


@pytest.mark.parametrize("card", ["huguenots", "jewish-refugees"])
def test_two_action_cards_draw_two_cards_without_a_discard(deck: Deck, card: str) -> None:
    table = deck.developing(card, "vintners", deck=["salters", "grocers", "lords"])
    before = table.view(0)["gone"].get(card, 0)
    play(table, f"play {card}", "draw", "draw")
    assert table.view(0)["hand"] == ["vintners", "salters", "grocers"]
    assert table.view(0)["gone"][card] == before + 1
    assert table.view(0)["phase"] == "developing"


def test_wren_builds_two_cards_without_discards_but_not_without_their_costs(deck: Deck) -> None:
    table = deck.developing("wren", "st-pauls", "bridge", "mercers")
    assert change(table, "play wren", "play st-pauls", "new-stack", "play bridge", "new-stack") == (-12, 0, 0)
    assert table.view(0)["hand"] == ["mercers"]
    assert can(table, "done")
    assert not can(table, "play mercers")


def test_shops_gather_a_pound_for_each_card_played_after_them(deck: Deck) -> None:
    table = deck.developing("shops", "mercers", "vintners", "salters", "grocers", "fishmongers", "billingsgate")
    play(table, "play shops", "discard mercers", "new-stack")
    play(table, "play vintners", "discard salters", "new-stack", "play grocers", "discard fishmongers", "new-stack")
    assert table.view(0)["cities"][0][0]["till"] == 2
    table = deck.running({"cards": ["shops"], "till": 3})
    assert change(table, "activate 1") == (3, 2, -1)
    assert table.view(0)["cities"][0][0]["down"]
    assert table.view(0)["cities"][0][0]["till"] == 0


def test_a_school_lets_any_card_count_as_another_colour_for_a_pound(deck: Deck) -> None:
    for school in ("school-blue-a", "school-brown-a", "school-blue-c"):
        table = deck.developing("bridge", "paupers", stacks=[school])
        assert change(table, "play bridge", "school paupers", "new-stack") == (-3, 0, 0)
    assert not can(deck.developing("bridge", "paupers", "workhouse"), "school paupers")


def test_a_school_needs_a_pound_beyond_the_cost(deck: Deck) -> None:
    table = deck.developing("bridge", "paupers", "vintners", "mercers", stacks=["school-blue-a"], money=[2, 0])
    assert not can(table, "play bridge")


def test_the_example_of_developing() -> None:
    hand = ("vauxhall-gardens", "hospital", "huguenots", "vintners")
    table = developing(*hand, money=[5, 5])
    assert change(table, "play hospital", "discard vauxhall-gardens", "new-stack") == (-2, 0, 0)
    assert change(developing(*hand), "play vauxhall-gardens", "discard hospital", "new-stack") == (0, 0, 0)
    assert play(developing(*hand), "play vintners", "discard huguenots", "new-stack").view(0)["upper"][0] == "huguenots"
    table = play(developing(*hand), "play huguenots", "draw", "draw")
    assert "vintners" in table.view(0)["hand"]
    assert len(table.view(0)["hand"]) == 5


def test_wren_does_not_build_paupers_or_action_cards() -> None:
    table = play(developing("wren", "paupers", "huguenots", "lords"), "play wren")
    assert not can(table, "play paupers")
    assert not can(table, "play huguenots")
    assert can(play(table, "play lords", "new-stack", "enough"), "play huguenots")


def test_a_used_action_card_leaves_the_game() -> None:
    table = play(developing("wren"), "play wren")
    assert table.view(0)["gone"]["wren"] == 1
    assert table.view(0)["upper"] == [None, None, None]


def test_a_school_changes_colours_for_discards_and_not_for_counting() -> None:
    assert change(running("bridge", "school-blue-a", "lords"), "activate 1") == (0, 0, 0)
