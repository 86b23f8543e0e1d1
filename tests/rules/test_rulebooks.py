"""Every game's RULEBOOK.md: each paragraph of the rulebook leads to a function and a test that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import londinium
from londinium.core.game import Game
from tests.rules import follow
from tests.rules.rulebooks import CHAPTERS, faults, functions_of, named_tests, read, text_of
from tests.rules.rulings import rulings

pytestmark = pytest.mark.once

GAMES = londinium.games()
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_paragraph_leads_to_its_function_and_its_test(game: Game) -> None:
    assert faults(text_of(game), functions_of(game), named_tests(game), CHAPTERS[game.id]) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_ruling_a_paragraph_names_exists(game: Game) -> None:
    letter = next(iter(rulings(game)))[0]
    assert set(re.findall(rf"\b{letter}\d+\b", text_of(game))) <= set(rulings(game))


SOUND = """# A game

## The turn

| paragraph | function | test |
|---|---|---|
| Who sings may dance | `sing`, `dance` | `test_turn.py::test_who_sings_may_dance` |
| Singing is free | `sing` | `conformance/test_all.py::test_nothing_costs` |

## Thanks

| paragraph | function | test |
|---|---|---|
| Thanks to all | no rule: drawn by `dance` | – |
"""
FUNCTIONS = {"sing": 1, "dance": 2}
SHOWN = {"test_turn.py::test_who_sings_may_dance": 1, "conformance/test_all.py::test_nothing_costs": 2}


def test_a_sound_rulebook_has_no_fault() -> None:
    assert faults(SOUND, FUNCTIONS, SHOWN, {"The turn": 2, "Thanks": 0}) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("`sing`, `dance`", "`sing`, `hum`", "line 7: there is no function 'hum'"),
        ("by `dance`", "by `hum`", "line 14: there is no function 'hum'"),
        ("`test_turn.py::", "`test_end.py::", "line 7: there is no test 'test_end.py::test_who_sings_may_dance'"),
        ("`sing`, `dance`", "sing", "line 7: 'Who sings may dance' names no function and does not say 'no rule'"),
        ("`conformance/test_all.py::test_nothing_costs`", "–", "line 8: 'Singing is free' names no test"),
        ("Singing is free", "who sings MAY dance", "line 8: 'who sings MAY dance' is there twice"),
        ("Singing is free", "", "line 8: the paragraph has no name"),
        ("| Singing is free | `sing` |", "| Singing is free |", "line 8: a row has 3 cells and stands below a heading"),
        ("## The turn\n", "\n", "line 5: a row has 3 cells and stands below a heading"),
        (
            "| Singing is free | `sing`",
            "| Singing is free | no rule",
            "chapter 'The turn' has 1 paragraphs with a rule, and the rulebook 2",
        ),
        (
            "## Thanks\n",
            "\n",
            "the chapters are ['The turn'], and those of the rulebook ['The turn', 'Thanks']",
        ),
    ],
)
def test_a_planted_fault_is_found(old: str, new: str, fault: str) -> None:
    assert old in SOUND
    assert fault in faults(SOUND.replace(old, new), FUNCTIONS, SHOWN, {"The turn": 2, "Thanks": 0})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_wrong_name_planted_in_any_row_is_found(game: Game) -> None:
    functions, tests, chapters = functions_of(game), named_tests(game), CHAPTERS[game.id]
    lines = text_of(game).splitlines()
    for row in read(text_of(game)).rows:
        for name in [*row.functions, *row.tests]:
            planted = [*lines]
            planted[row.line - 1] = planted[row.line - 1].replace(f"`{name}`", f"`{name}_not`", 1)
            found = faults("\n".join(planted), functions, tests, chapters)
            assert any(f"{name}_not" in fault for fault in found), (row.line, name)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_drawn_paragraphs_are_followed_to_the_line_of_the_definition(
    game: Game, capsys: pytest.CaptureFixture[str]
) -> None:
    follow.main([game.id, "--draw", "12", "--seed", "3"])
    drawn = [block.splitlines() for block in capsys.readouterr().out.strip().split("\n\n")]
    assert len(drawn) == 12
    for paragraph, *places in drawn:
        assert any(paragraph == f"{row.chapter}: {row.paragraph}" for row in read(text_of(game)).rows)
        assert any("tests/" in place for place in places)
        for place in places:
            where, name = place.split()
            path, _, line = where.rpartition(":")
            definition = (ROOT / path).read_text(encoding="utf-8").splitlines()[int(line) - 1]
            assert re.match(rf" *(def|class) {name}\b", definition), place
