"""University, Parliament and Greenwich: what one may see and take at the start of a turn."""

from __future__ import annotations

from typing import Any

import pytest

from londinium.core.errors import NothingToUndo
from tests.rules.london.tables import can, choosing, play, starting

TOP = ["lords", "mercers", "salters", "grocers"]


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


def test_parliament_begins_a_turn_with_none_one_or_two_cards() -> None:
    parliament: dict[str, Any] = {"cities": [["parliament"], []], "deck": TOP, "draw_left": 2, "draw_optional": 2}
    assert play(starting(**parliament), "enough").view(0)["hand"] == []
    assert play(starting(**parliament), "draw", "enough").view(0)["hand"] == ["lords"]
    table = play(starting(**parliament), "draw", "draw")
    assert table.view(0)["hand"] == ["mercers", "lords"]
    assert table.view(0)["phase"] == "choosing"


def test_parliament_offers_two_cards_when_the_turn_begins() -> None:
    table = choosing(cities=[[], ["parliament"]])
    play(table, "run", "done")
    assert table.view(1)["draw_left"] == 2
    assert can(table, "enough", 1)
