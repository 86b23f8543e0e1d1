"""A look at the deck: University, Parliament and Greenwich."""

from __future__ import annotations

from typing import Any

import pytest

from londinium.core.errors import NothingToUndo
from tests.rules.london.tables import TOP, can, choosing, play, starting


def looker(**named: Any) -> Any:
    return starting(cities=[["university-of-london"], []], deck=TOP, **named)


def test_the_university_looks_at_three_cards_and_keeps_one_the_others_stay_in_order() -> None:
    table = play(looker(), "look")
    assert table.view(0)["deck_known"] == TOP[:3]
    assert table.view(1)["deck_known"] == []
    play(table, "keep 2")
    assert table.view(0)["hand"] == ["mercers"]
    assert table.view(0)["deck_known"] == ["lords", "salters"]
    assert table.view(0)["deck"] == 3


def test_the_university_may_take_from_the_display_after_looking() -> None:
    table = play(looker(upper=["bridge"]), "look", "take-upper bridge")
    assert table.view(0)["hand"] == ["bridge"]
    assert table.view(0)["deck"] == 4


def test_a_look_at_the_deck_cannot_be_taken_back() -> None:
    table = play(looker(), "look")
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_who_looked_knows_the_card_another_draws() -> None:
    table = play(looker(), "look", "keep 2", "run", "done")
    table.play(1, "draw")
    assert table.view(0)["known"][1] == ["lords"]
    assert table.state.imagine(0, 3).imagine(0, 4).legal(0) == table.state.legal(0)


def test_greenwich_looks_at_two_cards_if_its_owner_likes() -> None:
    table = starting(boroughs=[["greenwich"], []], deck=TOP)
    assert can(table, "draw")
    play(table, "look", "keep 2")
    assert table.view(0)["deck_known"] == ["lords"]


def test_the_universitys_look_takes_the_place_of_the_draw() -> None:
    table = looker(upper=["bridge"])
    assert [str(move) for move in table.moves(0)] == ["look", "take-upper bridge", "loan"]
    play(table, "look", "keep 3")
    assert table.view(0)["hand"] == ["salters"]
    assert table.view(0)["phase"] == "choosing"


def test_a_university_beside_greenwich_looks_at_three_cards() -> None:
    table = play(looker(boroughs=[["greenwich"], []]), "look")
    assert table.view(0)["deck_known"] == ["lords", "mercers", "salters"]


def test_parliament_and_university_give_a_look_for_each_card_drawn() -> None:
    table = starting(
        cities=[["parliament", "university-of-london"], []],
        deck=["lords", "mercers", "salters", "grocers", "bridge"],
        draw_left=2,
        draw_optional=2,
    )
    play(table, "look", "keep 1")
    assert table.view(0)["phase"] == "starting"
    assert can(table, "enough")
    play(table, "look")
    assert table.view(0)["deck_known"] == ["mercers", "salters", "grocers"]
    play(table, "keep 3")
    assert table.view(0)["hand"] == ["grocers", "lords"]
    assert table.view(0)["phase"] == "choosing"


def test_a_look_is_for_the_start_of_the_turn_and_not_for_drawing_three() -> None:
    table = choosing(cities=[["university-of-london"], []])
    play(table, "draw-three")
    assert can(table, "draw")
    assert not can(table, "look")
