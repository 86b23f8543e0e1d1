"""Every game's rulings: numbered, whole, and each shown by tests that exist."""

from __future__ import annotations

import re

import pytest

import londinium
from londinium.core.game import Game
from tests.rules.rulings import names_of_tests, rulings, text_of

pytestmark = pytest.mark.once

GAMES = londinium.games()
PARTS = {"fr": ["Question", "Décision", "Raison"], "pl": ["Kwestia", "Decyzja", "Powód"]}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rulings_are_numbered_from_one_without_a_gap(game: Game) -> None:
    letter = next(iter(rulings(game)))[0]
    assert list(rulings(game)) == [f"{letter}{number}" for number in range(1, len(rulings(game)) + 1)]
    assert re.findall(rf"(?m)^## (?!{letter}\d+\. )", text_of(game)) == []


@pytest.mark.parametrize(("game", "number"), [(game, number) for game in GAMES for number in rulings(game)], ids=str)
def test_every_ruling_says_what_is_open_what_we_decided_why_and_which_test_shows_it(game: Game, number: str) -> None:
    text = rulings(game)[number]
    assert re.findall(r"(?m)^- (\w+):", text) == ["Open", "Decision", "Reason", "Test"]
    named = re.findall(r"`(test_\w+)`", text)
    assert named
    assert set(named) <= names_of_tests(game)


@pytest.mark.parametrize("lang", PARTS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rulings_are_the_same_in_every_language(game: Game, lang: str) -> None:
    assert list(rulings(game, lang)) == list(rulings(game))
    assert re.findall(r"(?m)^## (?![A-Z]\d+\. )", text_of(game, lang)) == []


@pytest.mark.parametrize(
    ("game", "lang", "number"),
    [(game, lang, number) for game in GAMES for lang in PARTS for number in rulings(game)],
    ids=str,
)
def test_every_ruling_has_its_title_and_its_parts_in_every_language(game: Game, lang: str, number: str) -> None:
    text, english = rulings(game, lang)[number], rulings(game)[number]
    title, _, rest = text.partition("\n")
    assert title.strip()
    assert re.findall(r"(?m)^- (\w+) ?: \S", rest) == PARTS[lang]
    assert len(re.findall(r"(?m)^ *- ", rest)) == len(re.findall(r"(?m)^ *- (?!Test:)", english))
    assert [said for said in re.findall(r"(?m)^- \w+ ?: (.+)", rest) if said in english] == []
