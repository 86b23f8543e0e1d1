"""The search bot: plays its best few moves out in imagined worlds, again and again, and gives up the worse half.

What it does with a game is said in that game's `bot/search.toml`. It thinks in lanes, each with its own worlds and its
own tree, so that the same seed and the same number of simulations give the same move on any number of threads.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from math import inf
from pathlib import Path
from time import monotonic, thread_time
from typing import Any, TypeVar

from londinium.bots.ahead import Ahead, look
from londinium.bots.base import BadBudget, Bot
from londinium.bots.greedy import CHAIN
from londinium.bots.thinking import Thinker, ask, begin, found, reorder, think
from londinium.core.errors import LondiniumError
from londinium.core.game import Game
from londinium.core.state import State

Item = TypeVar("Item")
Found = TypeVar("Found")
Simulate = Callable[[Any, int, int, int], None]  # a lane, the first world, how many worlds, how many candidates

LANES = 2
GLANCED = 20_000  # positions judged at most before the first simulation
PROMPT = 0.01  # seconds after which a lane looks at the clock again
LONGEST = 600.0
LEAST = 0.05  # seconds a turn that are left of a budget however many share it
STRETCH = 2.0  # seconds of the clock for one of CPU time, at most, where a turn is to be over soon
MOST = 10_000_000
PLAYERS = "players"


@dataclass(frozen=True)
class Settings:
    """How to think about a game; `bot/search.toml` says it, and which matches chose it."""

    candidates: int = 8  # the moves that are compared, the most likely ones by a look a few own choices ahead
    glances: int = 4  # worlds in which that look is taken
    rounds: int = 0  # after how many rounds everything is judged
    turns: int = 0  # and turns; none of both: at the end of the game
    own: int = 8  # of how many of its moves the seat takes the best, one look ahead, beyond its tree
    others: int = 8  # and of how many the others do
    ahead: int = 1  # own choices that such a look takes in, the first included
    samples: int = 0  # answers foreseen of each seat that chooses at the same time
    lucks: int = 1  # and how much luck each is an average over
    depth: int = 0  # own choices in the tree
    kept: int = 64  # and how many of them are followed when moves are compared for advice
    pool: int = 0  # worlds imagined once and used again; none: a new one for each simulation
    explore: float = 1.0
    sharpness: float = 20.0
    trust: float = 1.0
    margin: float = 0.0  # of what the end of a game is worth, how much goes by the lead and not by who has won
    share: float = 0.5  # of what is left of a turn's budget, what a choice takes

    def horizon(self, players: int) -> int:
        return self.rounds * players + self.turns


class UnknownWay(LondiniumError):
    """A game's search can be told of no such way to think."""


@cache
def read_settings(path: Path, players: int, way: str = "") -> Settings:
    """The settings of a file for so many players, or those of another way to think, in what it does differently."""
    content = tomllib.loads(path.read_text(encoding="utf-8"))
    ways = content.get("way", {})
    if way and way not in ways:
        raise UnknownWay(f"there is no way {way!r} to search here; there are {', '.join(ways) or 'none'}")
    return Settings(**{**usual(content, players)["search"], **(ways[way] if way else {})})


def usual(content: Mapping[str, Any], players: int) -> dict[str, Any]:
    """What a file of settings says for so many players; `[players.4]` changes something for four and for more.

    >>> usual({"search": {"rounds": 2, "own": 8}, "players": {"4": {"rounds": 1}}}, 5)
    {'search': {'rounds': 1, 'own': 8}}
    """
    said = {name: entry for name, entry in content.items() if name != PLAYERS}
    for least, changes in sorted(content.get(PLAYERS, {}).items(), key=lambda entry: int(entry[0])):
        if int(least) <= players:
            said["search"] = {**said["search"], **changes}
    return said


def settings_of(game: Game, players: int, way: str = "") -> Settings:
    """How to think about a game of so many; other ways than the usual one are there to compare it with."""
    return read_settings(game.folder / "bot" / "search.toml", players, way)


@dataclass(frozen=True)
class Budget:
    """How long to think in one turn: CPU seconds, or simulations."""

    seconds: float = 0.0
    simulations: int = 0

    @classmethod
    def read(cls, text: str) -> Budget:
        """The budget meant by a text.

        >>> Budget.read("2s"), Budget.read("250ms"), Budget.read("5000")
        (Budget(seconds=2.0, simulations=0), Budget(seconds=0.25, simulations=0), Budget(seconds=0.0, simulations=5000))
        >>> Budget.read("0s")
        Traceback (most recent call last):
        londinium.bots.base.BadBudget: '0s' is no time to think: give seconds (2s, 250ms), at most 600 a turn, \
or simulations (5000), at most 10000000
        """
        number, unit = text.rstrip("ms"), text[len(text.rstrip("ms")) :]
        try:
            value = float(number) if unit else int(number)
        except ValueError:
            value = 0
        seconds = {"s": value, "ms": value / 1000}.get(unit)
        if unit == "" and 0 < value <= MOST:
            return cls(simulations=int(value))
        if seconds is not None and 0 < seconds <= LONGEST:
            return cls(seconds=seconds)
        raise BadBudget(
            f"{text!r} is no time to think: give seconds (2s, 250ms), at most {LONGEST:g} a turn, "
            f"or simulations (5000), at most {MOST}"
        )

    def __str__(self) -> str:
        """As it is written, always in the same way.

        >>> [str(Budget.read(text)) for text in ("2s", "250ms", "0.25s", "5000")]
        ['2s', '250ms', '250ms', '5000']
        """
        if self.simulations:
            return str(self.simulations)
        return f"{self.seconds:g}s" if self.seconds >= 1 else f"{1000 * self.seconds:g}ms"

    def shared(self, among: float) -> Budget:
        """The part of each where so many think in turn: a little time is always left, and simulations stay as they are.

        >>> second = Budget(seconds=1.0)
        >>> second.shared(4), second.shared(1000), second.shared(0.5) == second
        (Budget(seconds=0.25, simulations=0), Budget(seconds=0.05, simulations=0), True)
        """
        if among <= 1.0 or not self.seconds:
            return self
        return Budget(seconds=min(self.seconds, max(LEAST, self.seconds / among)))


A_SECOND = Budget(seconds=1.0)


@dataclass(frozen=True)
class Thought:
    """What was found about one move."""

    move: int
    first: float  # what a first look made of it
    simulations: int
    mean: float
    square: float  # mean square: how far simulations were apart


class Search(Bot):
    """Plays its best moves out in imagined worlds."""

    name = "search"
    long = True

    def __init__(
        self,
        seed: int = 0,
        game: Game | None = None,
        budget: Budget = A_SECOND,
        settings: Settings | None = None,
        threads: int = 1,
        way: str = "",
        foreseen: int = 1,
    ) -> None:
        super().__init__(seed, game)
        if settings is None and game is None:
            raise BadBudget("a search needs to know its game: bot(name, seed, game)")
        self.game = game
        self.given = settings  # none: what the game says, for the number of players there are
        self.way = way
        self.foreseen = foreseen  # times as many answers as the settings say
        self.budget = budget
        self.threads = min(threads, LANES)
        self.lanes: list[Thinker] = []
        self.made_for: Settings | None = None  # the lanes
        self.simulations = 0
        self.stretch = inf

    def hurry(self, among: float) -> None:
        self.budget = self.budget.shared(among)
        self.stretch = STRETCH

    def settings(self, players: int) -> Settings:
        """How it thinks at a table of so many."""
        found = self.given or settings_of(self.game, players, self.way)  # type: ignore[arg-type]  # one of them is there
        return replace(found, samples=self.foreseen * found.samples)

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if state.round != self.turn.round:  # where all choose at once, nobody need have chosen since
            self.turn.round, self.turn.spent = state.round, 0.0
        left = max(0.0, (self.budget.seconds or self.budget.simulations) - self.turn.spent)
        thoughts, spent = self.think(state, seat, left * self.settings(state.players).share)
        self.turn.spent += spent
        return thoughts[0].move

    def think(
        self,
        state: State,
        seat: int,
        spend: float,
        told: Callable[[float], None] | None = None,
        among: Sequence[int] | None = None,
    ) -> tuple[list[Thought], float]:
        """What is found about the moves of a seat, or some of them, the best first, and what it took of the budget."""
        settings = self.settings(state.players)
        with executor(self.threads) as pool:
            clock = Spending(spend, self.budget.seconds > 0, pool, told, stretch=self.stretch)
            ranked = [pair for pair in self.rank(state, seat, clock) if among is None or pair[0] in among]
            moves = [move for move, _ in ranked[: settings.candidates]]
            firsts = [hope for _, hope in ranked[: settings.candidates]]
            lanes = self.prepare(state, seat, moves, clock)
            order = list(range(len(moves)))
            stages = max(1, (len(moves) - 1).bit_length())
            alive = len(moves)
            for stage in range(stages):
                clock.run((stage + 1) / stages, lanes, alive)
                sums = merged(lanes)
                worths = [worth(settings.trust, first, *found[:2]) for first, found in zip(firsts, sums, strict=True)]
                # what was given up stays behind: it was not tried in the worlds that came after
                order[:alive] = sorted(order[:alive], key=[-one for one in worths].__getitem__)
                for lane in lanes:
                    reorder(lane, order)
                if alive > 2:
                    alive = (alive + 1) // 2
        self.simulations += sum(tried for tried, _, _ in sums)
        thoughts = [
            Thought(moves[i], firsts[i], tried, total / max(tried, 1), square / max(tried, 1))
            for i in order
            for tried, total, square in [sums[i]]
        ]
        return thoughts, clock.spent

    def rank(self, state: State, seat: int, clock: Spending) -> list[tuple[int, float]]:
        """The moves of a seat with what a look a few own choices ahead makes of each, the best first."""
        legal = state.legal(seat)
        glances = self.settings(state.players).glances
        seeds = [(self.dice.getrandbits(64), self.dice.getrandbits(64)) for _ in range(glances)]

        def glance(seeds: Sequence[tuple[int, int]]) -> tuple[int, list[float]]:
            ahead = Ahead(state, CHAIN)
            worlds = 0
            for world, luck in seeds:
                worlds += 1
                if look(ahead, state.imagine(seat, world), seat, luck) > GLANCED // LANES:
                    break
            return worlds, list(ahead.hopes[: len(legal)])

        looks = clock.look(glance, [share for i in range(LANES) if (share := seeds[i::LANES])])
        worlds = sum(count for count, _ in looks)
        hopes = [sum(column) / worlds for column in zip(*(hopes for _, hopes in looks), strict=True)]
        return sorted(zip(legal, hopes, strict=True), key=lambda pair: -pair[1])

    def prepare(self, state: State, seat: int, moves: list[int], clock: Spending) -> list[Thinker]:
        settings = self.settings(state.players)
        if self.made_for != settings:
            self.made_for = settings
            self.lanes = [Thinker(state, settings.pool, settings.ahead) for _ in range(LANES)]
        for lane in self.lanes:
            ask(
                lane,
                settings.horizon(state.players),
                settings.own,
                settings.others,
                settings.samples,
                settings.lucks,
                settings.depth,
                settings.explore,
                settings.sharpness,
                settings.trust,
                settings.margin,
            )
        seeded = [(lane, self.dice.getrandbits(64)) for lane in self.lanes]
        clock.look(lambda pair: begin(pair[0], state, seat, pair[1], moves), seeded)
        return self.lanes


def worth(trust: float, first: float, tried: int, total: float) -> float:
    """What is thought of a move: the mean of its simulations, and its first look as so many more."""
    return (total + trust * first) / (tried + trust)


def executor(threads: int) -> Executor | Here:
    return ThreadPoolExecutor(threads) if threads > 1 else Here()


class Here:
    """Does at once what an executor would do on threads."""

    def __enter__(self) -> Here:
        return self

    def __exit__(self, *problem: object) -> None:
        pass

    def map(self, work: Callable[[Any], Any], items: Sequence[Any]) -> list[Any]:
        return [work(item) for item in items]


def simulate(lane: Thinker, first: int, worlds: int, alive: int) -> None:
    """One lane's part of the thinking."""
    think(lane, first, worlds, alive)


class Spending:
    """A choice's budget, and what has gone of it, on all threads; who waits may be told how far it is."""

    def __init__(
        self,
        budget: float,
        timed: bool,
        pool: Executor | Here,
        told: Callable[[float], None] | None = None,
        first: int = 0,
        stretch: float = inf,
    ) -> None:
        self.budget = budget
        self.timed = timed
        self.pool = pool
        self.told = told
        self.first = first  # the number of the first world
        self.latest = monotonic() + budget * stretch if budget > 0 else inf
        self.spent = 0.0
        self.worlds: dict[Any, int] = {}  # how many each lane has thought in

    def look(self, work: Callable[[Item], Found], items: Sequence[Item]) -> list[Found]:
        """What is done before the first simulation, for each lane; where time is counted, it counts."""

        def timed(item: Item) -> tuple[Found, float]:
            begun = thread_time()
            return work(item), thread_time() - begun

        done = list(self.pool.map(timed, items))
        if self.timed:
            self.spent += sum(took for _, took in done)
        return [found for found, _ in done]

    def run(self, part: float, lanes: Sequence[Any], alive: int, simulate: Simulate = simulate) -> None:
        """Simulate in every lane until this part of the budget has gone, each lane until its own share has."""
        left = (part * self.budget - self.spent) / len(lanes)
        work = self.think_for if self.timed else self.think_in
        self.spent += sum(self.pool.map(lambda lane: work(simulate, lane, left, alive), lanes))
        self.tell(0.0)

    def think_in(self, simulate: Simulate, lane: Any, simulations: float, alive: int) -> float:
        """Think in as many worlds as come next to so many simulations; gives how many they were."""
        worlds = max(1, round(simulations / alive))
        self.go_on(simulate, lane, worlds, alive)
        return worlds * alive

    def think_for(self, simulate: Simulate, lane: Any, seconds: float, alive: int) -> float:
        """Think for so long, with a look at the clock now and then; gives how long it was."""
        begun = thread_time()
        worlds = 1
        while True:
            before = thread_time()
            self.go_on(simulate, lane, worlds, alive)
            now = thread_time()
            left = seconds - (now - begun)
            self.tell(now - begun)
            if left <= 0 or monotonic() > self.latest:
                return now - begun
            worlds = max(1, int(worlds * min(left, PROMPT) / max(now - before, 1e-9)))

    def go_on(self, simulate: Simulate, lane: Any, worlds: int, alive: int) -> None:
        done = self.worlds.get(lane, 0)
        self.worlds[lane] = done + worlds
        simulate(lane, self.first + done, worlds, alive)

    def tell(self, more: float) -> None:
        if self.told is not None:
            self.told(min(1.0, (self.spent + more) / self.budget) if self.budget else 1.0)


def merged(lanes: list[Thinker]) -> list[tuple[int, float, float]]:
    """What all lanes found about each candidate, added in the order of the lanes."""
    columns = zip(*(found(lane) for lane in lanes), strict=True)
    return [tuple(map(sum, zip(*column, strict=True))) for column in columns]  # type: ignore[misc]
