"""Searching beside OpenSpiel's ISMCTSBot, the same algorithm on both sides, and what a second thread brings.

Both sides imagine a world for each simulation, keep a place in the tree for every player's information set, choose by
UCB, add one place and play one game to its end at random, and both think about the first choice of a game, on the same
number of deals with the same number of simulations. Goofspiel, which is nearer to Kids of London than euchre is, cannot
serve: it has no ResampleFromInfostate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from typing import Any

import pyspiel

import londinium
from bench.measure import Comparison, compare, compare_best
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
    )
    yield compare(
        "simulations/s, London, two players",
        "OpenSpiel ISMCTSBot, gin_rummy, two players",
        search_ours("london", 2, 250),
        search_theirs("gin_rummy", 250),
        least=10,
        progress=progress,
    )
    yield from scaling(progress)


def scaling(progress: Callable[[], None]) -> Iterator[Comparison]:
    """What two threads do beside one, which shows on two idle cores only, and beside two processes, which shows always.

    Two processes share nothing: threads that keep up with them do not wait for each other.
    """
    with ProcessPoolExecutor(2, get_context("spawn")) as processes:
        for name, players, games in SCALED:
            playing = partial(play_many, name, players, games)
            searching = partial(search_for, name, players, SECONDS, None)
            halves = {
                "random games/s": (playing, partial(play_many, name, players, games // 2, 1)),
                "simulations/s": (searching, partial(search_for, name, players, SECONDS / 2, None, 1)),
            }
            for what, (work, half) in halves.items():
                yield compare_best(
                    f"{what} on two threads, {name}",
                    "one thread",
                    partial(work, threads=2),
                    partial(work, threads=1),
                    least=1.8,
                    progress=progress,
                )
                yield compare(
                    f"{what} on two threads, {name}",
                    "two processes",
                    partial(work, threads=2),
                    partial(on_both, processes, half),
                    least=0.9,
                    progress=progress,
                )


def on_both(processes: ProcessPoolExecutor, work: Callable[[], int]) -> int:
    return sum(done.result() for done in [processes.submit(work) for _ in range(2)])


def rates() -> tuple[str, dict[str, Callable[[], int]]]:
    """Simulations a second about the first choice of each game, by what a simulation does."""
    found: dict[str, Callable[[], int]] = {}
    for game in londinium.games():
        for players in (2, 4):
            said = f"{game.title()}, {players} players"
            found[f"{said}, as the textbook has it"] = search_ours(game.id, players, 2_000)
            found[f"{said}, the search without heuristic or model"] = partial(
                search_for, game.id, players, SECONDS, BARE
            )
            found[f"{said}, the search as shipped"] = partial(search_for, game.id, players, SECONDS, settings_of(game))
    return "Simulations a second", found
