"""Running the city: cards in any order, the borough on top, then poverty."""

from __future__ import annotations

from tests.rules.london.tables import Deck, can, change, choosing, play, running


def test_what_a_borough_does_in_a_run_is_applied_once_before_between_or_after_the_cards() -> None:
    for before in range(3):
        table = running("mercers", "vintners", boroughs=[["wandsworth"], []])
        moves = [*["activate 1", "activate 2"][:before], "borough", *["activate 1", "activate 2"][before:]]
        assert change(table, *moves) == (9, 0, 2)
        assert not can(table, "borough")
        assert change(table, "done") == (0, 0, 2)


def test_cards_are_activated_in_any_order_and_any_may_be_left_out() -> None:
    for order in (("activate 1", "activate 2"), ("activate 2", "activate 1")):
        assert change(running("mercers", "sewers"), *order, "done") == (5, 0, -3 + 2)
    assert change(running("mercers", "sewers"), "activate 2", "done") == (0, 0, -3 + 2)
    assert change(running("mercers", "sewers"), "done") == (0, 0, 2)


def test_the_effect_of_the_borough_on_top_must_be_applied_at_the_latest_at_the_end_of_a_run() -> None:
    table = running(boroughs=[["wandsworth"], []])
    assert can(table, "borough")
    assert change(table, "done") == (0, 0, 2)
    table = running(boroughs=[["wandsworth", "hackney"], []])
    assert change(table, "done") == (0, 0, 0)


def test_hampstead_spares_two_cards_of_the_hand() -> None:
    assert change(running(hand=["lords", "mercers", "bridge"], boroughs=[["hampstead"], []]), "done") == (0, 0, 1)


def test_lambeth_discards_up_to_two_paupers_in_a_run() -> None:
    table = choosing("paupers", "paupers", "paupers", boroughs=[["lambeth"], []])
    play(table, "run", "discard paupers", "discard paupers")
    assert not can(table, "discard paupers")


def test_public_houses_keep_the_hand_from_bringing_poverty_in_this_run(deck: Deck) -> None:
    table = deck.running("public-houses", hand=["lords", "mercers", "paupers"])
    assert change(table, "activate 1", "done") == (0, 0, 1)


def test_the_example_of_running_the_city() -> None:
    table = running(
        "hospital",
        "west-india-docks",
        "town-houses",
        "steamboats",
        hand=["paupers", "lords", "mercers"],
        boroughs=[["hackney", "city", "southwark-bermondsey"], []],
        money=[10, 0],
        loans=[1, 0],
        poverty=[3, 0],
    )
    assert change(table, "activate 2", "discard paupers", "flip") == (7, 0, 0)
    assert change(table, "activate 3", "flip-hospital") == (0, 2, 0)
    assert change(table, "activate 4") == (4, 0, 0)
    assert change(table, "borough") == (0, 0, 1)
    assert table.view(0)["poverty"][0] == 4
    assert table.view(0)["forecast"][0]["poverty"] == 11
    assert [stack["down"] for stack in table.view(0)["cities"][0]] == [True, True, False, True]
    assert change(table, "done") == (0, 0, 7)
    assert table.view(0)["poverty"][0] == 11
