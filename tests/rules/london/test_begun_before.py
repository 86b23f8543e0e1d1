"""Games begun under earlier rules go on under them: they have the moves, the positions and the ends they had."""

from __future__ import annotations

from random import Random

import pytest

from londinium.core.fields import fingerprint
from tests.rules.london.tables import GAME, step

FIRST_DATA = {"hash": "ed374ca9c3aa46c44680cd6b4254d494"}  # what games begun under rules 1 were played with

ENDS = [  # of games in which Whitehall met a Hospital, or Wren a Stock Exchange
    (2, "second", 96, "9afc4c5b159f49403d654071386262a0"),
    (3, "first", 484, "f563dc68c842d9a25da4cdadfbc3ab45"),
    (4, "second", 542, "012cc9a62dc2c5e139c1e736fa5f0c61"),
    (4, "first", 599, "a8b86c67b2eab3947ef181f002f6cd67"),
    (4, "second", 716, "51d0306e1b7b3efa820fa0ebfedb9bbf"),
    (3, "second", 919, "c951dece1a83ef4c17f2bd9375be0551"),
]


@pytest.mark.parametrize(("players", "deck", "seed", "end"), ENDS)
def test_a_game_of_rules_1_goes_as_it_went(players: int, deck: str, seed: int, end: str) -> None:
    table = GAME.table(players, seed=seed, options={"deck": deck}, data=FIRST_DATA, rules_version=1)
    dice = Random(seed)
    while not table.over:
        step(table, dice)
    assert fingerprint(table.state) == end
