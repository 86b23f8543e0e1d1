"""The research environments beside PettingZoo's own classic games and, where jax is installed, beside pgx.

On both sides what a player observes and may do is read at every step. PettingZoo's games are measured in three ways:

- without wrappers on either side: what the games themselves take; ours look after order, bounds and legality even so;
- as each side's `env()` gives them to people: PettingZoo's in three wrappers, ours with all of it looked after inside;
- ours put into PettingZoo's wrappers too. Those take more than most games do, so beside it stands a game that takes
  nothing, in the same wrappers: no environment can be faster there.
"""

from __future__ import annotations

import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

import londinium
from bench.measure import ROUNDS, Comparison, compare
from londinium.envs import batch, pettingzoo

GAMES = {"kids-of-london": 4, "eighty-days": 4, "london": 3, "key-to-the-city": 3}
SIZE = 1024
LEAST = {"kids-of-london": (20, 8)}  # of the two peers below; of every other game
OTHERS = (10, 4)
SECONDS = 0.3  # of one measurement
BACKGAMMON = 10  # times pgx's backgammon, every game
CONNECT_FOUR = 1  # times pgx's connect_four, Kids of London
TWO_THREADS = 1.8
STEPS = 20  # of a batch in one measurement beside pgx
MORE_STEPS = 100  # of one beside another of ours


def peers() -> dict[str, tuple[Any, Any]]:
    """Each of PettingZoo's games without wrappers, and as its `env()` makes it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo advises against its own way to import its games
        from pettingzoo.classic import connect_four_v3, texas_holdem_no_limit_v6

        return {
            "PettingZoo texas_holdem_no_limit_v6": (texas_holdem_no_limit_v6.raw_env(), texas_holdem_no_limit_v6.env()),
            "PettingZoo connect_four_v3": (connect_four_v3.raw_env(), connect_four_v3.env()),
        }


def wrapped(env: Any) -> Any:
    """In the wrappers in which PettingZoo's `env` puts these games."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(TerminateIllegalWrapper(env, illegal_reward=-1)))


def play(env: Any) -> int:
    """Random games for a while, each step with its observation and its mask; how many steps."""
    dice, steps, end = Random(1), 0, time.perf_counter() + SECONDS
    while time.perf_counter() < end:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(dice.random() * len(legal))]))
                steps += 1
    return steps


class Nothing(AECEnv[str, Any, Any]):
    """A game with no rules and nothing to see: whatever time it takes is taken by whoever plays it, and by wrappers."""

    LENGTH = 37  # choices, as a random game of Kids of London with four players has

    def __init__(self) -> None:
        self.possible_agents = ["player_0"]
        self.seen = {"observation": np.zeros(1, np.int16), "action_mask": np.ones(12, np.int8)}
        self.actions = Discrete(12)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents, self.agent_selection = self.possible_agents[:], self.possible_agents[0]
        self.rewards = self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations, self.truncations = dict.fromkeys(self.agents, False), dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.left = self.LENGTH

    def observe(self, agent: str) -> Any:
        return self.seen

    def action_space(self, agent: str) -> Any:
        return self.actions

    def step(self, action: Any) -> None:
        self.left -= 1
        if not self.left:
            self.agents = []


class Steps:
    """A batch played at random, where only the stepping is timed: choosing is the learner's work."""

    def __init__(self, game: str, threads: int) -> None:
        self.batch = batch(game, GAMES[game], SIZE, seed=1, threads=threads)
        self.batch.reset()
        self.noise = np.random.default_rng(1).random(self.batch.now.masks.shape, dtype=np.float32)
        self.spent = 0.0

    def play(self, steps: int) -> int:
        for _ in range(steps):
            actions = (self.batch.now.masks * self.noise).argmax(axis=1)
            begun = time.perf_counter()
            self.batch.step(actions)
            self.spent += time.perf_counter() - begun
        return steps * SIZE


class Pgx:
    """A game of pgx at the same batch, compiled by jax; only the stepping is timed there too."""

    def __init__(self, game: str) -> None:
        import jax
        import pgx
        from pgx.experimental import auto_reset

        env = pgx.make(game)
        self.jax: Any = jax
        self.step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        self.keys = jax.jit(lambda key: jax.random.split(key, SIZE))
        self.choose = jax.jit(
            lambda state, key: jax.random.categorical(key, jax.numpy.log(state.legal_action_mask.astype(float)), axis=1)
        )
        self.key = jax.random.PRNGKey(1)
        self.state = jax.jit(jax.vmap(env.init))(self.keys(self.key))
        self.spent = 0.0

    def play(self, steps: int) -> int:
        for _ in range(steps):
            self.key, own = self.jax.random.split(self.key)
            actions, keys = self.choose(self.state, own), self.keys(own)
            self.jax.block_until_ready((actions, keys))
            begun = time.perf_counter()
            self.state = self.step(self.state, actions, keys)
            self.jax.block_until_ready(self.state)
            self.spent += time.perf_counter() - begun
        return steps * SIZE


def comparisons(progress: Callable[[], None]) -> Iterator[Comparison]:
    yield from beside_pettingzoo(progress)
    yield from batches(progress)
    for game in GAMES:
        yield from two_threads(game, progress)


def beside_pettingzoo(progress: Callable[[], None]) -> Iterator[Comparison]:
    def beside(what: str, peer: str, ours: Any, theirs: Any, least: float | None = None) -> Comparison:
        mine, its = partial(play, ours), partial(play, theirs)
        name = f"{what}, PettingZoo steps/s"
        return compare(name, peer, mine, its, least=least, progress=progress, clock=time.thread_time)

    theirs = peers()
    for game, players in GAMES.items():
        ours = pettingzoo.env(game, players=players)
        for (peer, (bare, given)), least in zip(theirs.items(), LEAST.get(game, OTHERS), strict=True):
            yield beside(game, f"{peer}, both without wrappers", ours, bare, least)
            yield beside(game, f"{peer}, both as env() makes them", ours, given, least)
            yield beside(game, f"{peer}, both in PettingZoo's wrappers", wrapped(ours), given)
    for peer, (_, given) in theirs.items():
        yield beside("no game at all", f"{peer}, both in PettingZoo's wrappers", wrapped(Nothing()), given)


def two_threads(game: str, progress: Callable[[], None]) -> Iterator[Comparison]:
    """Two threads beside one, by the clock on the wall: it tells something only where two cores are idle."""
    what = f"{game}, batch steps/s, two threads"
    yield in_turn(what, "one thread", Steps(game, 2), Steps(game, 1), TWO_THREADS, progress, MORE_STEPS)


def batches(progress: Callable[[], None]) -> Iterator[Comparison]:
    """Batches beside pgx, which is an extra of its own: `pip install '.[bench-jax]'`."""
    if find_spec("jax") is None or find_spec("pgx") is None:
        return
    for game in GAMES:
        ours = Steps(game, 2)
        wanted = {"backgammon": BACKGAMMON, **({"connect_four": CONNECT_FOUR} if game == "kids-of-london" else {})}
        for peer, least in wanted.items():
            theirs = Pgx(peer)
            what = f"{game}, batch steps/s at {SIZE}"
            yield in_turn(what, f"pgx {peer}", ours, theirs, least, progress)


def in_turn(
    what: str,
    peer: str,
    ours: Any,
    theirs: Any,
    least: float | None,
    progress: Callable[[], None],
    steps: int = STEPS,
) -> Comparison:
    """Both in turn, by the time each has spent in stepping."""
    rates: dict[str, list[float]] = {"ours": [], "theirs": []}
    ours.play(steps // 4), theirs.play(steps // 4)
    for _ in range(ROUNDS):
        for name, side in (("ours", ours), ("theirs", theirs)):
            before = side.spent
            done = side.play(steps)
            rates[name].append(done / (side.spent - before))
        progress()
    ratios = sorted(mine / its for mine, its in zip(rates["ours"], rates["theirs"], strict=True))
    middle = len(ratios) // 2
    return Comparison(what, peer, sorted(rates["ours"])[middle], sorted(rates["theirs"])[middle], ratios[middle], least)


def rates() -> tuple[str, dict[str, Callable[[], int]]]:
    """How many steps of each kind are done in a second."""
    works = {f"{game}, batch of {SIZE}, one thread": Steps(game, 1) for game in GAMES}
    sizes = {game: londinium.game(game).layout(players).size for game, players in GAMES.items()}
    title = "Environment steps; numbers in an observation: " + ", ".join(
        f"{game} {size}" for game, size in sizes.items()
    )
    return title, {name: partial(work.play, 20) for name, work in works.items()}
