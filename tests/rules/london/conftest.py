"""A test that asks for a `deck` is made with each of the two."""

from __future__ import annotations

import pytest

from tests.rules.london.cards import DECKS
from tests.rules.london.tables import Deck


@pytest.fixture(params=DECKS)
def deck(request: pytest.FixtureRequest) -> Deck:
    return Deck(request.param)
