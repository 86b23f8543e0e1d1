"""London beside OpenSpiel's gin rummy and catanatron with four random players."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pyspiel
from catanatron import Color, Game, RandomPlayer

import londinium
from bench.kids_of_london import repeat
from bench.measure import Comparison, compare

GAME = "london"
STATE_LIMIT = 2048
RUMMY_GAMES = 60
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def play_rummy(games: int) -> list[pyspiel.State]:
    """The same games every time: the bots are made anew from the same seeds."""
    rummy = pyspiel.load_game("gin_rummy")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    states = [rummy.new_initial_state() for _ in range(games)]
    for seed, state in enumerate(states):
        pyspiel.evaluate_bots(state, bots, seed)
    return states


def rummy_decisions(games: int) -> int:
    """How many choices of players, chance left out, these games have: counted in their histories."""
    return sum(step.player >= 0 for state in play_rummy(games) for step in state.full_history())


def repeat_rummy(games: int, decisions: int) -> int:
    play_rummy(games)
    return decisions


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
    decisions = rummy_decisions(RUMMY_GAMES)
    yield compare(
        "decisions/s, bulk",
        "OpenSpiel gin_rummy, evaluate_bots",
        lambda: int(game.playouts(400, players=2, seed=1).decisions.sum()),
        lambda: repeat_rummy(RUMMY_GAMES, decisions),
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


def largest_moves() -> int:
    """The longest list of moves met in random games with two, three and four players."""
    game = londinium.game(GAME)
    longest = 0
    for seed in range(60):
        state = game.table(players=2 + seed % 3, seed=seed).state
        while not state.over:
            legal = state.legal()
            longest = max(longest, len(legal))
            state.apply(legal[state.shuffled(len(legal))[0]])
    return longest


def table_costs() -> dict[str, Callable[[], int]]:
    """What the Table layer costs a step: how many of each are done in a second."""
    game = londinium.game(GAME)
    table = game.table(players=4, seed=1)
    view = table.view(0)
    words = game.words("en")
    return {
        "view of a seat": lambda: repeat(lambda: table.view(0), 300),
        "moves of a seat, as Moves": lambda: repeat(lambda: table.moves(0), 3000),
        "imagined position": lambda: repeat(lambda: table.state.imagine(0, 1), 3000),
        "picture": lambda: repeat(lambda: game.picture(view, words, {}), 100),
        "snapshot": lambda: repeat(table.snapshot, 300),
    }
