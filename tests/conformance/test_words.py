"""Every word a person reads exists in English, French and Polish."""

from __future__ import annotations

import pytest

from londinium.conformance.wording import all_words, same_words
from londinium.core.game import Game
from londinium.core.words import SHARED

pytestmark = pytest.mark.once


def test_the_shared_words_are_the_same_in_every_language() -> None:
    same_words(SHARED)


def test_every_title_move_option_chapter_and_event_has_words_in_every_language(game: Game) -> None:
    all_words(game)
