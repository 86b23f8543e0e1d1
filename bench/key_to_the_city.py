"""Key to the City – London beside OpenSpiel's backgammon and catanatron, all played by uniform random players."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import random
from typing import Any

import pyspiel

import londinium
from bench.kids_of_london import evaluate_theirs, play_theirs, repeat
from bench.measure import Comparison, compare

GAME = "key-to-the-city"
STATE_LIMIT = 4096
BACKGAMMON = "OpenSpiel backgammon"
CATAN = "catanatron, four random players"
SAMPLE = 60  # games of backgammon that tell how many decisions one has, and whose positions are asked for legal moves
POSITIONS = 400


def play_bulk(game: londinium.Game, players: int) -> int:
    return int(game.playouts(2_000, players, seed=1).decisions.sum())


def play_catan(games: int) -> int:
    """Decisions of catanatron's own random players."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    for _ in range(games):
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        state: Any = game.state
        decisions += len(state.action_records if hasattr(state, "action_records") else state.actions)
    return decisions


def our_positions(game: londinium.Game) -> list[londinium.State]:
    """Positions from random games of four, before every seventh decision."""
    found: list[londinium.State] = []
    seed = 0
    while len(found) < POSITIONS:
        state = game.table(players=4, seed=seed).state
        count = 0
        while not state.over:
            if count % 7 == 0:
                found.append(state.clone())
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
            count += 1
        seed += 1
    return found[:POSITIONS]


def their_positions(game: Any) -> list[Any]:
    """Positions from random games of backgammon in which a player is to move."""
    found: list[Any] = []
    while len(found) < POSITIONS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and random() < 1 / 7:
                found.append(state.clone())
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
    return found[:POSITIONS]


def ask_ours(positions: list[londinium.State]) -> int:
    for state in positions:
        state.legal()
    return len(positions)


def ask_theirs(positions: list[Any]) -> int:
    for state in positions:
        state.legal_actions()
    return len(positions)


def comparisons(progress: Callable[[], None]) -> Iterator[Comparison]:
    game = londinium.game(GAME)
    backgammon = pyspiel.load_game("backgammon")
    decisions_a_game = play_theirs(backgammon, SAMPLE) // SAMPLE
    for players in (2, 4, 6):
        yield compare(
            f"decisions/s, bulk, {players} players",
            f"{BACKGAMMON}, evaluate_bots",
            partial(play_bulk, game, players),
            lambda: evaluate_theirs(backgammon, 60, decisions_a_game),
            least=25,
            progress=progress,
        )
    yield compare(
        "decisions/s, bulk, 4 players",
        CATAN,
        partial(play_bulk, game, 4),
        lambda: play_catan(3),
        least=100,
        progress=progress,
    )
    ours, theirs = our_positions(game), their_positions(backgammon)
    yield compare(
        "time of the legal moves of a position",
        BACKGAMMON,
        lambda: sum(ask_ours(ours) for _ in range(500)),
        lambda: sum(ask_theirs(theirs) for _ in range(10)),
        most=0.2,
        costs=True,
        progress=progress,
    )


def table_costs() -> dict[str, Callable[[], int]]:
    """What the Table layer costs a step: how many of each are done in a second."""
    game = londinium.game(GAME)
    table = game.restore({"players": 4, "era": 3})
    view = table.view(0)
    words = game.words("en")
    return {
        "view of a seat": lambda: repeat(lambda: table.view(0), 100),
        "moves of a seat, as Moves": lambda: repeat(lambda: table.moves(0), 3000),
        "picture": lambda: repeat(lambda: game.picture(view, words, {}), 50),
        "snapshot": lambda: repeat(table.snapshot, 200),
        "restore": lambda: repeat(lambda: game.restore(table.start or {}), 50),
    }
