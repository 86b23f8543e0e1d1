"""The rulings: what we decided where the rulebook is silent. RULINGS.md names the tests that show it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.rules.key_to_the_city.common import GAME

RULINGS = (GAME.folder / "RULINGS.md").read_text(encoding="utf-8")


def names_of_tests() -> set[str]:
    return {
        node.name
        for path in Path(__file__).parent.glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def rulings() -> dict[str, str]:
    parts = re.split(r"(?m)^## (C\d+)\. ", RULINGS)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_rulings_are_numbered_from_c1_without_a_gap() -> None:
    assert list(rulings()) == [f"C{number}" for number in range(1, len(rulings()) + 1)]
    assert re.findall(r"(?m)^## (?!C\d+\. )", RULINGS) == []


@pytest.mark.parametrize("number", list(rulings()))
def test_every_ruling_says_what_is_open_what_we_decided_why_and_which_test_shows_it(number: str) -> None:
    text = rulings()[number]
    assert re.findall(r"(?m)^- (\w+):", text) == ["Open", "Decision", "Reason", "Test"]
    named = re.findall(r"`(test_\w+)`", text)
    assert named
    assert set(named) <= names_of_tests()


def test_every_entry_says_what_of_it_is_printed() -> None:
    content = GAME.data().content
    assert GAME.data().sources() == {"rulebook": 12, "reconstructed": 54}
    for entry in content["tile"] + content["berths"]:
        assert set(entry.get("printed", [])) <= set(entry) - {"id", "source", "printed"}
        if entry["source"] == "rulebook":
            assert "printed" not in entry


def lines() -> dict[int, str]:
    """The table of the rules line by line: what shows each of them."""
    rows = re.findall(r"(?m)^\| (\d+) \| [^|]+ \| ([^|]+) \|$", RULINGS)
    return {int(number): shown for number, shown in rows}


def test_the_table_of_rules_has_all_thirty_one_lines() -> None:
    assert list(lines()) == list(range(1, 32))


@pytest.mark.parametrize("number", range(1, 32))
def test_every_line_of_the_rules_is_shown_by_tests_or_rulings_that_exist(number: int) -> None:
    named = re.findall(r"`(\w+)`|\b(C\d+)\b", lines()[number])
    assert named
    assert {test for test, _ in named if test} <= names_of_tests()
    assert {ruling for _, ruling in named if ruling} <= set(rulings())
