"""Kids of London beside OpenSpiel's goofspiel with three players and nine cards."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from itertools import repeat as again
from itertools import starmap
from random import random
from time import thread_time
from typing import Any

import pyspiel

import londinium
from bench.measure import Comparison, compare

GAME = "kids-of-london"
STATE_LIMIT = 512
PEER = "OpenSpiel goofspiel"
PARAMETERS = {"players": 3, "num_cards": 9, "imp_info": True, "points_order": "random"}


def play_ours(state: londinium.State, games: int) -> int:
    """Random games through State.legal and State.apply."""
    decisions = 0
    for game in range(games):
        state.begin(game, 0)
        while not state.over:
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def play_at_tables(game: londinium.Game, games: int) -> int:
    """The same with a table made anew for every game, as the README does."""
    decisions = 0
    for seed in range(games):
        state = game.table(players=3, seed=seed).state
        while not state.over:
            legal = state.legal()
            state.apply(legal[int(random() * len(legal))])
            decisions += 1
    return decisions


def play_theirs(game: Any, games: int) -> int:
    """Random games through legal_actions and apply_action, chance included but not counted."""
    decisions = 0
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
    return decisions


def evaluate_theirs(game: Any, games: int, decisions_a_game: int) -> int:
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    for seed in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
    return games * decisions_a_game


def repeat(action: Callable[[], object], times: int) -> int:
    """Do something many times in a loop that costs next to nothing itself."""
    deque(starmap(action, again((), times)), maxlen=0)
    return times


def comparisons(progress: Callable[[], None]) -> Iterator[Comparison]:
    game = londinium.game(GAME)
    theirs = pyspiel.load_game_as_turn_based("goofspiel", PARAMETERS)
    state = game.table(players=3, seed=1).state
    decisions_a_game = play_theirs(theirs, 10) // 10
    yield compare(
        "decisions/s, Python loop",
        PEER,
        lambda: play_ours(state, 1500),
        lambda: play_theirs(theirs, 500),
        least=4,
        progress=progress,
        clock=thread_time,
    )
    yield compare(
        "decisions/s, Python loop, a table for every game",
        PEER,
        lambda: play_at_tables(game, 1500),
        lambda: play_theirs(theirs, 500),
        least=4,
        progress=progress,
    )
    yield compare(
        "decisions/s, bulk",
        f"{PEER}, evaluate_bots",
        lambda: int(game.playouts(30_000, players=3, seed=1).decisions.sum()),
        lambda: evaluate_theirs(theirs, 2_000, decisions_a_game),
        least=14,
        progress=progress,
    )
    middle = theirs.new_initial_state()
    for _ in range(12):
        middle.apply_action(middle.legal_actions()[0])
    ours = game.restore({"players": 3, "hour": 4}).state
    yield compare(
        "time of one clone",
        PEER,
        lambda: repeat(ours.clone, 100_000),
        lambda: repeat(middle.clone, 30_000),
        most=0.1,
        costs=True,
        progress=progress,
    )


def table_costs() -> dict[str, Callable[[], int]]:
    """What the Table layer costs a step: how many of each are done in a second."""
    game = londinium.game(GAME)
    table = game.restore({"players": 4, "hour": 4})
    move = table.moves(0)[0]
    record = played_record(game)

    def play_and_undo() -> int:
        for _ in range(500):
            table.play(0, move)
            table.undo(0)
        table.log.clear()
        table.events.clear()
        return 500

    return {
        "view of a seat": lambda: repeat(lambda: table.view(0), 1000),
        "moves of a seat, as Moves": lambda: repeat(lambda: table.moves(0), 3000),
        "play and undo, with events": play_and_undo,
        "notation read": lambda: repeat(lambda: game.move("send 3"), 10_000),
        "move in words": lambda: repeat(lambda: move.text("pl"), 1000),
        "snapshot": lambda: repeat(table.snapshot, 500),
        "restore": lambda: repeat(lambda: game.restore(table.start or {}), 200),
        "replay of a whole game": lambda: repeat(lambda: londinium.replay(record), 5),
    }


def played_record(game: londinium.Game) -> londinium.Record:
    table = game.table(players=4, seed=1)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, table.moves(seat)[0])
    return table.record()
