"""Same seed, options and moves give the same game in every process, compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import product

import pytest

from londinium.conformance.digest import digest
from londinium.core.game import Game
from tests.night import by_night

pytestmark = pytest.mark.once  # compares the builds with each other, whichever it starts from

AS_INSTALLED, UNCOMPILED = "", "1"
# By day the other build, whose hashes come in another order too; by night each build with each order.
OTHERS = by_night([(UNCOMPILED, "2")], [*product((AS_INSTALLED, UNCOMPILED), ("1", "2"))])


def test_other_processes_play_the_same_games(game: Game) -> None:
    here = "".join(f"{mark} {name}\n" for name, mark in digest(game).items())
    for pure, hash_seed in OTHERS:
        environment = {**os.environ, "LONDINIUM_PURE": pure, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-m", "londinium.conformance", "digest", game.id]
        assert subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout == here
