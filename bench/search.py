"""Searching beside OpenSpiel's ISMCTSBot, the same algorithm on both sides, and what a second thread brings.

Both sides imagine a world for each simulation, keep a place in the tree for every player's information set, choose by
UCB, add one place and play one game to its end at random. Both think about the first choice of a game, on the same
number of deals with the same number of simulations, and CPU time is counted. Goofspiel, which is nearer to Kids of
London than euchre is, cannot serve: it has no ResampleFromInfostate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from random import Random
from time import thread_time
from typing import Any

import pyspiel

import londinium
from bench.measure import Comparison, compare, compare_threads
from londinium.bots import Budget, Ismcts, Search
from londinium.bots.search import Settings, settings_of

DEALS = 4
CURIOSITY = 2.0  # the peer's own examples have it, for payoffs from -1 to 1
SECONDS = 0.3
# The search with everything left out that the textbook does not have; its tree still holds its own choices only.
BARE = Settings(candidates=1000, glances=1, own=1, others=1, depth=64, trust=0.001)
# games, players, how many random games are played at once to see what a thread brings
SCALED = (("kids-of-london", 4, 40_000), ("eighty-days", 2, 4_000), ("london", 2, 600), ("key-to-the-city", 2, 2_000))


def dealt(game: Any, seed: int) -> Any:
    """A game of the peer's at its first choice."""
    dice = Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(dice.choices(outcomes, chances)[0])
    return state


def search_theirs(name: str, simulations: int) -> Callable[[], int]:
    game = pyspiel.load_game(name)
    states = [dealt(game, seed) for seed in range(DEALS)]
    thinking = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), CURIOSITY, simulations)

    def work() -> int:
        for state in states:
            thinking.step(state)
        return simulations * DEALS

    return work


def search_ours(name: str, players: int, simulations: int) -> Callable[[], int]:
    game = londinium.game(name)
    states = [game.table(players, seed).state for seed in range(DEALS)]
    thinking = Ismcts(1, game, simulations)

    def work() -> int:
        for state in states:
            thinking.choose(state.imagine(state.actor, 1), state.actor)
        return simulations * DEALS

    return work


def search_for(name: str, players: int, seconds: float, settings: Settings | None = None, threads: int = 1) -> int:
    """Think about the first choice of a game for so long in CPU time; gives the simulations."""
    game = londinium.game(name)
    state = game.table(players, seed=1).state
    thinking = Search(1, game, Budget(seconds=seconds), settings, threads)
    thinking.think(state.imagine(state.actor, 1), state.actor, seconds)
    return thinking.simulations


def play_many(name: str, players: int, games: int, threads: int) -> int:
    """Random games in bulk, by four calls on one thread or on two."""
    game = londinium.game(name)
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda seed: game.playouts(games, players, seed), range(4)))
    return games * 4


def comparisons(progress: Callable[[], None]) -> Iterator[Comparison]:
    yield compare(
        "simulations/s, Kids of London, four players",
        "OpenSpiel ISMCTSBot, euchre, four players",
        search_ours("kids-of-london", 4, 10_000),
        search_theirs("euchre", 10_000),
        least=4,
        progress=progress,
        clock=thread_time,
    )
    yield compare(
        "simulations/s, London, two players",
        "OpenSpiel ISMCTSBot, gin_rummy, two players",
        search_ours("london", 2, 250),
        search_theirs("gin_rummy", 250),
        least=10,
        progress=progress,
        clock=thread_time,
    )
    for name, players, games in SCALED:
        playing = partial(play_many, name, players, games)
        searching = partial(search_for, name, players, SECONDS, None)
        yield from compare_threads(f"random games/s, {name}", playing, least=1.8, progress=progress)
        yield from compare_threads(f"simulations/s, {name}", searching, least=1.8, progress=progress)


def rates() -> tuple[str, dict[str, Callable[[], int]], Callable[[], float]]:
    """Simulations a second of CPU time about the first choice of each game, by what a simulation does."""
    found: dict[str, Callable[[], int]] = {}
    for game in londinium.games():
        for players in (2, 4):
            said = f"{game.title()}, {players} players"
            found[f"{said}, as the textbook has it"] = search_ours(game.id, players, 2_000)
            found[f"{said}, the search without heuristic or model"] = partial(
                search_for, game.id, players, SECONDS, BARE
            )
            found[f"{said}, the search as shipped"] = partial(
                search_for, game.id, players, SECONDS, settings_of(game, players)
            )
    return "Simulations a second of CPU time", found, thread_time
