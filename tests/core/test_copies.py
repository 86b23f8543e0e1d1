"""Copies of positions: the fields of the rules, and nothing of what a class of Python's own adds to them."""

from __future__ import annotations

import sys
from typing import Any

import pytest

import londinium
from londinium.core.fields import fingerprint
from londinium.core.game import Game

MANY = 64  # fields that a class made by Python adds: far more than the room an object happens to have behind it


@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_a_copy_of_a_position_whose_class_python_made_has_the_rules_fields_alone(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules: Any = type(game.table(2, seed=1).state)
    wider = type(rules.__name__, (rules,), {"__slots__": tuple(f"own_{number}" for number in range(MANY))})
    monkeypatch.setattr(sys.modules[type(game).__module__], rules.__name__, wider)
    state = game.table(2, seed=1).state
    assert type(state) is wider
    copies = [state.clone() for _ in range(50)]
    assert {type(copy) for copy in copies} == {rules}
    assert {fingerprint(copy) for copy in copies} == {fingerprint(state)}
