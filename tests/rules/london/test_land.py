"""Buying land, and what the boroughs are good for."""

from __future__ import annotations

import pytest

from tests.rules.london.tables import GAME, can, change, choosing, developing, play, running


def test_buying_land_pays_gains_covers_and_shows_another_borough() -> None:
    table = choosing(poverty=[1, 0], boroughs=[["hackney"], []])
    assert change(table, "buy city") == (-8, 5, -1)
    view = table.view(0)
    assert view["draw_left"] == 3
    assert len(view["offers"]) == 3
    assert "city" not in view["offers"]


def test_one_borough_is_bought_in_a_turn_for_its_price() -> None:
    table = choosing(money=[30, 0], boroughs=[["hackney"], []])
    play(table, "buy westminster")
    assert {move.verb for move in table.moves(0)} == {"draw"}
    play(table, "draw")
    assert table.to_act == (1,)
    assert table.view(0)["boroughs"][0] == ["hackney", "westminster"]
    assert not can(choosing(money=[7, 0]), "buy westminster")


def test_wandsworth_brings_what_the_rulebook_says_of_it() -> None:
    table = choosing(offers=["wandsworth", "city", "westminster"])
    assert change(table, "buy wandsworth") == (-4, 2, -1)
    assert table.view(0)["draw_left"] == 2
    assert change(running(boroughs=[["wandsworth"], []]), "borough") == (0, 0, 2)


def test_the_ability_of_a_borough_works_until_another_covers_it_and_need_not_be_used() -> None:
    hand = ("bridge", "workhouse", "paupers")
    table = play(developing(*hand, boroughs=[["city", "southwark-bermondsey"], []]), "play bridge")
    assert [str(move) for move in table.moves(0)] == ["discard workhouse", "discard paupers"]
    table = play(developing(*hand, boroughs=[["southwark-bermondsey", "city"], []]), "play bridge")
    assert [str(move) for move in table.moves(0)] == ["discard workhouse"]
    table = play(developing("bridge", "workhouse", boroughs=[["wandsworth"], []]), "play bridge")
    assert {str(move) for move in table.moves(0)} == {"free", "discard workhouse"}


@pytest.mark.parametrize(
    ("borough", "changes"),
    [("city", (2, 0, 0)), ("westminster", (0, 1, 0)), ("fulham-chelsea", (0, 0, -1)), ("paddington", (1, 0, 0))],
)
def test_reconstructed_run_effects_work_with_abilities_and_not_plain(
    borough: str, changes: tuple[int, int, int]
) -> None:
    assert change(running(boroughs=[[borough], []]), "done") == changes
    assert change(running(boroughs=[[borough], []], options={"boroughs": "plain"}), "done") == (0, 0, 0)


def test_the_run_effects_the_rulebook_prints_work_plain_too() -> None:
    for borough, poverty in (("southwark-bermondsey", 1), ("wandsworth", 2)):
        table = running(boroughs=[[borough], []], options={"boroughs": "plain"})
        assert change(table, "done") == (0, 0, poverty)


def test_the_example_of_buying_land() -> None:
    table = choosing(
        money=[5, 5],
        boroughs=[["hackney"], []],
        offers=["hammersmith", "lewisham", "southwark-bermondsey"],
    )
    assert not can(table, "buy hammersmith")
    assert "loan" in str(table.refusal(0, "buy hammersmith"))
    assert can(table, "buy southwark-bermondsey")
    assert change(table, "buy lewisham") == (-3, 1, -5)
    assert table.view(0)["boroughs"][0] == ["hackney", "lewisham"]
    assert len(table.view(0)["offers"]) == 3


def test_with_an_empty_borough_deck_fewer_are_for_sale() -> None:
    names = [entry["id"] for entry in GAME.data().content["borough"]]
    table = choosing(boroughs=[names[3:], []], offers=names[:3], borough_deck=[])
    play(table, "buy city")
    assert table.view(0)["offers"] == names[1:3]


def test_land_brings_the_cards_that_are_left() -> None:
    table = play(choosing(deck=["lords"], upper=["bridge"]), "buy city", "draw", "take-upper bridge")
    assert table.to_act == (1,)
