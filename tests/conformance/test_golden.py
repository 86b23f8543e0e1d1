"""Golden playthroughs: a change of behaviour is seen in a diff of tests/golden."""

from __future__ import annotations

from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

from londinium.conformance import Setup
from londinium.conformance.golden import REWRITE, file_name, golden_setups, playthrough

# on the build that is shipped; that the others play the same is found out by test_everywhere_the_same
pytestmark = pytest.mark.once

GOLDEN = Path(__file__).parent.parent / "golden"
MOST_BYTES = 150_000


def test_a_fixed_game_gives_the_same_answers_as_ever(plain: Setup) -> None:
    path = GOLDEN / file_name(plain)
    if not path.exists():
        pytest.fail(f"{path.name} is not there; write it with: {REWRITE}")
    before, now = path.read_text(encoding="utf-8").splitlines(), playthrough(plain).splitlines()
    if before != now:
        shown = "\n".join(
            line[:300] for line in islice(unified_diff(before, now, "golden", "now", lineterm="", n=1), 40)
        )
        pytest.fail(f"{path.name} is not what happens now; if that is meant: {REWRITE}\n{shown}")


def test_golden_files_are_those_of_the_games_and_can_be_read() -> None:
    assert {path.name for path in GOLDEN.glob("*.txt")} == {file_name(setup) for setup in golden_setups()}
    assert all(path.stat().st_size <= MOST_BYTES for path in GOLDEN.glob("*.txt"))
