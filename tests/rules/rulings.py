"""What a game's RULINGS.md says, and the tests it can name."""

from __future__ import annotations

import re

from londinium.core.game import Game
from tests.rules.rulebooks import TESTS, definitions


def text_of(game: Game, lang: str = "en") -> str:
    name = "RULINGS.md" if lang == "en" else f"RULINGS.{lang}.md"
    return (game.folder / name).read_text(encoding="utf-8")


def rulings(game: Game, lang: str = "en") -> dict[str, str]:
    """The rulings by their number: a letter of the game and a count."""
    parts = re.split(r"(?m)^## ([A-Z]\d+)\. ", text_of(game, lang))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def names_of_tests(game: Game) -> set[str]:
    """The tests of the game's rules."""
    return {
        name
        for path in (TESTS / "rules" / game.folder.name).glob("test_*.py")
        for name, _ in definitions(path)
        if name.startswith("test_")
    }
