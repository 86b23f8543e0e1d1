"""Same seed, options and moves give the same game in every process, compiled or not."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import pytest

from londinium.conformance.digest import digest
from londinium.core.game import Game

here = cache(digest)


@pytest.mark.parametrize("pure", ["", "1"], ids=["as-installed", "uncompiled"])
@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_another_process_plays_the_same_games(game: Game, pure: str, hash_seed: str) -> None:
    environment = {**os.environ, "LONDINIUM_PURE": pure, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "londinium.conformance", "digest", game.id]
    there = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert there == "".join(f"{mark} {name}\n" for name, mark in here(game).items())
