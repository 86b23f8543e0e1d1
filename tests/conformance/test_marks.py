"""However the rules are written, hundreds of random games of every option set say what they said."""

from __future__ import annotations

from pathlib import Path

import pytest

import londinium
from londinium.conformance import Setup
from londinium.conformance.base import EFFORT
from londinium.conformance.marks import FEW, GAMES, differences, every, loads, marks_of, path
from londinium.core.game import Game

KEPT = Path(__file__).parent.parent / "marks"
REWRITE = "python -m londinium.conformance marks tests/marks"
PORTIONS = 8  # so that several workers share a game with many option sets
SOME = 1 if londinium.compiled else 12  # uncompiled, one option set in so many


@pytest.mark.parametrize("portion", range(PORTIONS))
def test_random_games_of_every_option_set_say_what_they_said(game: Game, portion: int) -> None:
    """The first few games of each by day, all of them by night."""
    kept = loads(path(KEPT, game).read_text(encoding="utf-8"))
    for setup in every(game)[portion * SOME :: PORTIONS * SOME]:
        before = kept[str(setup)][0 if EFFORT == 1 else -1]
        other = differences(before, last(setup, FEW if EFFORT == 1 else GAMES))
        assert not other, f"{setup}: {', '.join(other)} are not what they were; if that is meant: {REWRITE}"


def last(setup: Setup, games: int) -> dict[str, str]:
    return list(marks_of(setup, games))[-1]


def test_every_option_set_has_its_marks(game: Game) -> None:
    kept = loads(path(KEPT, game).read_text(encoding="utf-8"))
    assert list(kept) == [str(setup) for setup in every(game)]


def test_a_mark_changes_with_what_it_marks_and_with_nothing_else() -> None:
    setup = every(londinium.game("kids-of-london"))[0]
    before = last(setup, FEW)
    assert differences(before, last(setup, FEW)) == []
    other = {**before, "view coins": "00000000"}
    del other["scores"]
    assert differences(before, other) == ["scores", "view coins"]
