"""Around the World in 80 Days beside OpenSpiel's backgammon, both played by uniform random players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pyspiel

import londinium
from bench.kids_of_london import evaluate_theirs, play_ours, play_theirs, repeat
from bench.measure import Comparison, compare

GAME = "eighty-days"
STATE_LIMIT = 1024
PEER = "OpenSpiel backgammon"
SAMPLE = 200  # games of the peer that tell how many decisions one has


def play_bulk(game: londinium.Game, players: int) -> int:
    return int(game.playouts(4_000, players, seed=1).decisions.sum())


def comparisons(progress: Callable[[], None]) -> Iterator[Comparison]:
    game = londinium.game(GAME)
    theirs = pyspiel.load_game("backgammon")
    state = game.table(players=4, seed=1).state
    decisions_a_game = play_theirs(theirs, SAMPLE) // SAMPLE
    yield compare(
        "decisions/s, Python loop",
        PEER,
        lambda: play_ours(state, 200),
        lambda: play_theirs(theirs, 40),
        progress=progress,
    )
    for players in (2, 4, 6):
        yield compare(
            f"decisions/s, bulk, {players} players",
            f"{PEER}, evaluate_bots",
            partial(play_bulk, game, players),
            lambda: evaluate_theirs(theirs, 60, decisions_a_game),
            least=40,
            progress=progress,
        )


def table_costs() -> dict[str, Callable[[], int]]:
    """What the Table layer costs a step: how many of each are done in a second."""
    game = londinium.game(GAME)
    table = game.restore({"players": 4, "spaces": [30, 40, 20, 10]})
    view = table.view(0)
    words = game.words("en")
    return {
        "view of a seat": lambda: repeat(lambda: table.view(0), 300),
        "moves of a seat, as Moves": lambda: repeat(lambda: table.moves(0), 3000),
        "picture": lambda: repeat(lambda: game.picture(view, words, {}), 100),
        "snapshot": lambda: repeat(table.snapshot, 500),
        "restore": lambda: repeat(lambda: game.restore(table.start or {}), 200),
    }
