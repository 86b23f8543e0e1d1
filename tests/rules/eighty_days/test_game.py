"""The figures of a game: what is counted for matches."""

from __future__ import annotations

import pytest

from londinium.core.words import LANGUAGES
from tests.rules.eighty_days.track import GAME, play, race


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_has_a_name(lang: str) -> None:
    words = GAME.words(lang)
    figures = GAME.figures(GAME.table(2, seed=1).state)
    assert all(words.figure(name) != name for name in figures)


def test_figures_count_stops_draws_restarts_and_passes() -> None:
    table = race(2, spaces=[30, 9], money=[80, 0], pile=["rumour-money"])
    play(table, "forward 1", "restart")
    figures = GAME.figures(table.state)
    assert figures["space-passepartout"] == 1
    assert figures["card-rumour-money"] == 1
    assert figures["restarts"] == 1
    assert figures["passes"] == 0
