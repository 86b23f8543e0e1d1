"""A test that asks for a `game`, a `setup`, or a `plain` one with the default options, gets all there are.

Plain Python is many times slower and only has to show that it does the same: it gets the smallest table of each game
and one setup in twenty-six.
"""

from __future__ import annotations

import pytest

import londinium
from londinium.conformance.base import plain_setups, setups


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = londinium.games()
    plain = None if londinium.compiled else 1
    some = 1 if londinium.compiled else 26
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=lambda game: game.id)
    if "plain" in metafunc.fixturenames:
        metafunc.parametrize("plain", [setup for game in games for setup in plain_setups(game)[:plain]], ids=str)
    if "setup" in metafunc.fixturenames:
        metafunc.parametrize("setup", [setup for game in games for setup in setups(game)[::some]], ids=str)
