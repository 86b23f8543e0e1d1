"""Cities: stacks, covered cards, and the ongoing effects of those that are seen."""

from __future__ import annotations

import pytest

from londinium.games.london.pieces import STACKS
from tests.rules.london.tables import GAME, Deck, can, change, developing, play, running


def test_a_card_covers_one_face_up_or_face_down_or_begins_a_stack() -> None:
    down = {"cards": ["salters"], "down": True}
    for move, city in (
        ("cover 1", [["lords", "mercers"], ["salters"]]),
        ("cover 2", [["lords"], ["salters", "mercers"]]),
        ("new-stack", [["lords"], ["salters"], ["mercers"]]),
    ):
        table = play(
            developing("mercers", "vintners", stacks=["lords", down]), "play mercers", "discard vintners", move
        )
        stacks = table.view(0)["cities"][0]
        assert [stack["cards"] for stack in stacks] == city
        assert not next(stack for stack in stacks if stack["cards"][-1] == "mercers")["down"]


def test_a_covered_card_scores_but_no_longer_works() -> None:
    table = running(["st-pauls", "bank-of-england", "mercers"])
    assert table.scores()[0].breakdown["cards"] == 8
    assert change(table, "loan") == (10, 0, 0)


def test_a_school_works_in_the_turn_it_is_played(deck: Deck) -> None:
    table = deck.developing("school-brown-a", "mercers", "bridge", "paupers")
    play(table, "play school-brown-a", "discard mercers", "new-stack", "play bridge", "school paupers")
    assert table.view(0)["phase"] == "placing"


def test_shops_that_are_covered_lose_their_money_and_do_not_count_their_own_coming() -> None:
    table = developing("mercers", "vintners", stacks=[{"cards": ["shops"], "till": 4}])
    play(table, "play mercers", "discard vintners", "cover 1")
    assert table.view(0)["cities"][0][0]["till"] == 0


@pytest.mark.parametrize(("deck", "table", "most"), [("second", "card", 86), ("first", "first_edition_card", 95)])
def test_a_city_has_room_for_a_stack_of_every_card_there_is(deck: str, table: str, most: int) -> None:
    cards = [
        entry["id"]
        for entry in GAME.data().content[table]
        if entry["kind"] == "build"
        for _ in range(sum(entry["copies"].values()))
    ]
    assert len(cards) == most == (STACKS if deck == "first" else 86)
    cards.remove("coffee-house")
    at_the_table = developing("coffee-house", stacks=cards, options={"deck": deck})
    play(at_the_table, "play coffee-house", "new-stack")
    assert len(at_the_table.view(0)["cities"][0]) == most
    full = running("coffee-house", *cards[:-1], cards[-1], options={"deck": deck})
    assert can(full, f"activate {most}")
