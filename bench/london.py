"""London beside OpenSpiel's gin rummy and catanatron with four random players."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pyspiel
from catanatron import Color, Game, RandomPlayer

import londinium
from bench.measure import Comparison, compare

GAME = "london"
STATE_LIMIT = 2048
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def rummy_decisions(games: int) -> int:
    """How many choices of players, chance left out, some random games of gin rummy have."""
    rummy = pyspiel.load_game("gin_rummy")
    decisions = 0
    for seed in range(games):
        state = rummy.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[(seed * 7919 + decisions * 104729) % len(legal)])
    return decisions


def play_rummy(games: int, decisions_a_game: float) -> int:
    rummy = pyspiel.load_game("gin_rummy")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    for seed in range(games):
        pyspiel.evaluate_bots(rummy.new_initial_state(), bots, seed)
    return int(games * decisions_a_game)


def play_catan(games: int) -> int:
    decisions = 0
    for seed in range(games):
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
        game.play()
        decisions += len(records(game))
    return decisions


def records(game: Game) -> list[object]:
    """What was played; the name of the list changed between versions."""
    found = getattr(game.state, "action_records", None)
    return list(game.state.actions if found is None else found)


def comparisons(progress: Callable[[], None]) -> Iterator[Comparison]:
    game = londinium.game(GAME)
    sample = 30
    decisions_a_game = rummy_decisions(sample) / sample
    yield compare(
        "decisions/s, bulk",
        "OpenSpiel gin_rummy, evaluate_bots",
        lambda: int(game.playouts(400, players=2, seed=1).decisions.sum()),
        lambda: play_rummy(60, decisions_a_game),
        least=50,
        progress=progress,
    )
    yield compare(
        "decisions/s, bulk, four players",
        "catanatron, four random players",
        lambda: int(game.playouts(400, players=4, seed=1).decisions.sum()),
        lambda: play_catan(4),
        least=80,
        progress=progress,
    )
