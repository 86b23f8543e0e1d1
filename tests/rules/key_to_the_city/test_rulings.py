"""The rulings: what we decided where the rulebook is silent. RULINGS.md names the tests that show it."""

from __future__ import annotations

import re

import pytest

from tests.rules.key_to_the_city.common import GAME
from tests.rules.rulings import names_of_tests, rulings, text_of


def test_every_entry_says_what_of_it_is_printed() -> None:
    content = GAME.data().content
    assert GAME.data().sources() == {"rulebook": 12, "reconstructed": 54}
    for entry in content["tile"] + content["berths"]:
        assert set(entry.get("printed", [])) <= set(entry) - {"id", "source", "printed"}
        if entry["source"] == "rulebook":
            assert "printed" not in entry


def lines() -> dict[int, str]:
    """The table of the rules line by line: what shows each of them."""
    rows = re.findall(r"(?m)^\| (\d+) \| [^|]+ \| ([^|]+) \|$", text_of(GAME))
    return {int(number): shown for number, shown in rows}


def test_the_table_of_rules_has_all_thirty_one_lines() -> None:
    assert list(lines()) == list(range(1, 32))


@pytest.mark.parametrize("number", range(1, 32))
def test_every_line_of_the_rules_is_shown_by_tests_or_rulings_that_exist(number: int) -> None:
    named = re.findall(r"`(\w+)`|\b(C\d+)\b", lines()[number])
    assert named
    assert {test for test, _ in named if test} <= names_of_tests(GAME)
    assert {ruling for _, ruling in named if ruling} <= set(rulings(GAME))
