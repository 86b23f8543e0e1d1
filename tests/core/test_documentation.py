"""Every public name is documented by an example that runs."""

from __future__ import annotations

import inspect

import pytest

import londinium

CONTRACT = {
    londinium.Game: ("move", "playouts", "restore", "table"),
    londinium.Table: (
        "moves",
        "over",
        "play",
        "ranking",
        "record",
        "refusal",
        "scores",
        "snapshot",
        "standing",
        "state",
        "to_act",
        "undo",
        "view",
    ),
    londinium.State: ("apply", "clone", "imagine", "legal", "payoff", "points", "value"),
}
NOT_EXAMPLES = {"compiled", "errors", "IllegalMove", "LondiniumError", "Option", "Playouts", "Rank", "Refusal", "Score"}


@pytest.mark.parametrize("name", sorted(set(londinium.__all__) - NOT_EXAMPLES))
def test_a_public_name_has_an_example(name: str) -> None:
    assert ">>>" in (inspect.getdoc(getattr(londinium, name)) or "")


@pytest.mark.parametrize(("owner", "name"), [(owner, name) for owner, names in CONTRACT.items() for name in names])
def test_a_part_of_the_contract_has_an_example(owner: type, name: str) -> None:
    assert ">>>" in (inspect.getdoc(getattr(owner, name)) or "")


@pytest.mark.parametrize("name", sorted(NOT_EXAMPLES - {"compiled"}))
def test_what_has_no_example_of_its_own_says_what_it_is(name: str) -> None:
    assert len(inspect.getdoc(getattr(londinium, name)) or "") > 20
