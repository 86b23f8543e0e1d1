"""Every chapter of a game has a file of tests of its name; the few without one say why, and so do the other files."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path

import pytest

import londinium
from londinium.core.game import Game

pytestmark = pytest.mark.once

GAMES = londinium.games()
PLAIN = {  # of every game
    "data/tables": "numbers without a rule: the reader fills them, every chapter goes by them",
    "rules/gauges": "held against the view and what comes true at every step (conformance/foretelling.py)",
    "rules/observed": "every field is held against the view, for every game alike (tests/envs/test_observations.py)",
    "rules/play": "says which chapter answers, and every test plays through it",
}
UNTESTED: Mapping[str, Mapping[str, str]] = {
    "kids-of-london": {
        "rules/streets": "the fields of a position and nothing else",
        "bot/heuristic": "the values it gives are compared move by move in tests/bots",
    },
    "eighty-days": {
        "rules/race": "the fields of a position and nothing else",
        "shown/spaces": "copies of the data at hand, shown by test_view and test_picture",
    },
    "london": {
        "rules/city": "the fields of a position and nothing else",
        "shown/refusals": "a refusal is tested with the rule that refuses, what it says in test_words",
        "bot/heuristic": "the values it gives are compared move by move in tests/bots",
    },
    "key-to-the-city": {
        "rules/city": "the fields of a position and nothing else",
        "shown/limits": "held against every step of every game (conformance/base.py), and read in test_position",
        "shown/numbers": "compared in test_foretold with what the rules foretell",
        "shown/refusals": "a refusal is tested with the rule that refuses",
    },
}
BESIDES = {
    "begun_before": "games recorded under earlier rules",
    "foretold": "what other component data change in what is foretold",
    "game": "what game.py counts for matches",
    "taking_back": "what every chapter leaves to be taken back",
    "two_hats": "a chapter of the rulebook that changes many of ours",
    "two_players": "a chapter of the rulebook that changes many of ours",
    "words": "what the texts in shown/text say",
}


def own_tests(game: Game) -> set[str]:
    return {path.stem.removeprefix("test_") for path in (Path(__file__).parent / game.folder.name).glob("test_*.py")}


def chapters(game: Game) -> dict[str, Path]:
    """The modules of a game's folders; what is deeper is a part of one of them."""
    found = {path.relative_to(game.folder).with_suffix("").as_posix(): path for path in game.folder.glob("*/*.py")}
    return {name: path for name, path in found.items() if path.stem != "__init__"}


def bodies(path: Path) -> dict[str, list[ast.stmt]]:
    """The statements of every function of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name: node.body for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_chapter_has_its_tests_or_a_reason_to_have_none(game: Game) -> None:
    untested = {name for name, path in chapters(game).items() if path.stem not in own_tests(game)}
    assert untested == {*PLAIN, *UNTESTED[game.id]}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_file_of_tests_is_of_a_chapter_or_says_of_what(game: Game) -> None:
    assert own_tests(game) - {path.stem for path in chapters(game).values()} <= set(BESIDES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_has_no_tests_as_it_only_hands_on_or_lists_fields_does_no_more(game: Game) -> None:
    for body in bodies(game.folder / "rules" / "play.py").values():
        assert len(body) == 1
        assert isinstance(body[0], ast.Expr | ast.Return | ast.If)
    [fields] = [name for name, why in UNTESTED[game.id].items() if why.startswith("the fields")]
    assert set(bodies(game.folder / f"{fields}.py")) == {"__init__", "lay_out"}
