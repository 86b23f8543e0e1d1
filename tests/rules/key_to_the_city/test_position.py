"""Positions: what they may say, how small they are, and in which limits."""

from __future__ import annotations

import pytest

from londinium.core.errors import BadSnapshot
from londinium.core.fields import fields
from tests.rules.key_to_the_city.common import GAME, offer, options, with_bids


def test_a_position_may_say_what_was_declined_if_it_could_be() -> None:
    choosing = {"action": "use", "tile": "covent-garden", "colour": "red", "declined": ["brown", "blue"]}
    at = with_bids(offer("covent-garden"), choosing=choosing)
    assert options(at, 0, "decline") == []
    assert GAME.restore(at.snapshot()).snapshot() == at.snapshot()
    for wrong in (["red"], ["blue", "blue"], ["white"], "blue"):
        with pytest.raises(BadSnapshot):
            with_bids(offer("covent-garden"), choosing={**choosing, "declined": wrong})


def test_the_state_is_small() -> None:
    numbers = sum(
        len(value) if isinstance(value, list) else 1 for value in fields(GAME.table(6, seed=1).state).values()
    )
    assert numbers < 2500


def test_every_array_of_a_position_has_limits_that_a_number_below_nothing_breaks() -> None:
    """Compiled, one less than 0 is 255 in a small field; only names of seats and tiles have a use for that number."""
    state = GAME.table(6, seed=1).state
    limits = GAME.limits(state)
    assert set(limits) == {name for name, value in fields(state).items() if isinstance(value, list)} - {"stream"}
    for name, (least, most, *nothing) in limits.items():
        assert 0 <= least <= most, name
        if name not in ("spent", "spot"):
            assert most < 255, name
        assert (255 in nothing) == (name in ("row", "moored", "near", "lots", "auction", "laying")), name
