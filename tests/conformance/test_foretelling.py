"""What is foretold comes true."""

from __future__ import annotations

import londinium
from londinium.conformance.base import EFFORT
from londinium.conformance.foretelling import foretold_moves
from londinium.core.game import Game

MOVES = 100_000 if EFFORT > 1 else 2_000 if londinium.compiled else 60  # of each game; each Broken is a contradiction


def test_every_foretold_move_played_from_the_true_position_does_what_was_foretold(game: Game) -> None:
    assert foretold_moves(game, MOVES) >= MOVES
