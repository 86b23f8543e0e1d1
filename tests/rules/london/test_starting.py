"""The start of a turn: loans are repaid, and the first card is drawn."""

from __future__ import annotations

from typing import Any

from tests.rules.london.tables import TOP, can, change, choosing, play, starting


def test_any_number_of_loans_is_repaid_before_anything_else() -> None:
    table = starting(loans=[3, 0], money=[40, 0])
    assert change(table, "repay", "repay") == (-30, 0, 0)
    assert not can(table, "repay")
    table = starting(loans=[3, 0], money=[40, 0])
    assert not can(play(table, "draw"), "repay")
    assert not can(play(starting(loans=[1, 0]), "loan"), "repay")


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


def test_with_nothing_to_draw_the_turn_goes_on_without_drawing() -> None:
    table = starting(deck=[])
    assert not can(table, "draw")
    play(table, "enough")
    assert not can(table, "draw-three")
    assert can(table, "run")
