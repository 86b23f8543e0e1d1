"""What is foretold comes true."""

from __future__ import annotations

import londinium
from londinium.conformance.foretelling import foretold_moves
from londinium.core.game import Game
from tests.night import by_night

MOVES = by_night(2_000 if londinium.compiled else 60, 100_000)  # of each game; a Broken is a contradiction


def test_every_foretold_move_played_from_the_true_position_does_what_was_foretold(game: Game) -> None:
    assert foretold_moves(game, MOVES) >= MOVES
