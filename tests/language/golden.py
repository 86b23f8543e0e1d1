"""A position of each game in each language, kept in golden/, written by `python -m tests.language.golden`."""

from __future__ import annotations

from pathlib import Path
from random import Random

import londinium
from londinium.core.game import Game
from londinium.core.words import LANGUAGES
from londinium.envs.seats import LocalSeat
from londinium.envs.text import prompt

GOLDEN = Path(__file__).parent / "golden"
CHOICES = 12  # made before the position, and then until the seat has others' choices to hear of


def golden(game: Game) -> str:
    """A position in the middle of a game, as its first seat is asked for a move."""
    table = game.table(players=3, seed=11)
    seat = LocalSeat(table, 0)
    dice = Random(5)
    while len(table.log) < CHOICES or not seat.moves() or table.log[-1].seat == 0:
        actor = table.to_act[0]
        move = dice.choice(table.moves(actor))
        if actor == 0:
            seat.play(move)
        else:
            table.play(actor, move)
    texts = [prompt(seat.view(), seat.moves(), lang, news=seat.news(lang)) for lang in LANGUAGES]
    return "\n\n\n".join(texts) + "\n"


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for one in londinium.games():
        (GOLDEN / f"{one.id}.txt").write_text(golden(one), encoding="utf-8")
