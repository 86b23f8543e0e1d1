"""The picture of a city."""

from __future__ import annotations

import re

from tests.rules.london.tables import GAME


def test_the_picture_fits_a_hundred_columns() -> None:
    table = GAME.table(4, seed=1)
    for number in range(600):
        if not table.over:
            seat = table.to_act[0]
            moves = table.moves(seat)
            table.play(seat, moves[number % len(moves)])
    for lang in ("en", "fr", "pl"):
        for line in GAME.picture(table.view(0), GAME.words(lang), {}).splitlines():
            assert len(re.sub(r"\[[a-z0-9]*/?\]", "", line)) <= 100
