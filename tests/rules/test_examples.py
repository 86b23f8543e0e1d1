"""The examples that stand beside the rules: played by the rules, they come to what is said of them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import londinium
from building.typescript import PAGE, examples_of

GAMES = londinium.games()
LEAST = 4  # examples of a game


def told(game: londinium.Game) -> list[dict[str, Any]]:
    return list(json.loads(folder(game).joinpath("examples.json").read_text(encoding="utf-8")))


def folder(game: londinium.Game) -> Path:
    return PAGE / game.folder.name


def found_at(view: Any, path: str) -> Any:
    for part in path.split("."):
        view = view[int(part)] if isinstance(view, list) else view[part]
    return view


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_example_comes_to_what_is_said_of_it(game: londinium.Game) -> None:
    drawn = json.loads(examples_of(game, folder(game) / "examples.json"))
    assert len(drawn) >= LEAST
    for example, said in zip(drawn, told(game), strict=True):
        for path, value in said["shows"].items():
            assert found_at(example["after"], path) == value, f"{example['id']}: {path}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_every_example_belongs_to_a_chapter_and_has_words_in_three_languages(game: londinium.Game) -> None:
    ids = [example["id"] for example in told(game)]
    assert len(set(ids)) == len(ids)
    assert {example["chapter"] for example in told(game)} <= set(game.chapters)
    for lang in ("en", "fr", "pl"):
        text = (folder(game) / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
        assert sorted(re.findall(r"^board-example-([\w-]+) =", text, re.M)) == sorted(ids)
