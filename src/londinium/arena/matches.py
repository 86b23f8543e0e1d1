"""Matches: whole games between bots, one or very many, in one process or several; it counts nothing, see summary.

What game number k comes to depends on the seed and on k alone: not on how many games are played, nor by how many
processes.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from londinium.bots import Bot, bot, check_bot
from londinium.core.data import DataSet
from londinium.core.errors import LondiniumError
from londinium.core.game import Game, Playouts, check_seed
from londinium.core.options import check_options

SEED_BITS = 128
NOBODY = -1
MATCHES_A_BLOCK = 8  # few enough that a progress bar moves and an interruption is prompt
PLAYOUTS_A_BLOCK = 1000  # a game's result depends on this number: it is part of what a seed means

Progress = Callable[[int], None]


class BadMatch(LondiniumError):
    """The match cannot be set up as asked."""


@dataclass(slots=True)
class MatchResult:
    """What one game came to; one entry per seat. `extra` holds the game's own figures, if it has any."""

    number: int
    seed: int
    bots: tuple[str, ...]
    payoffs: tuple[float, ...]
    points: tuple[int, ...]
    decisions: int
    rounds: int
    extra: dict[str, float] = field(default_factory=dict)


def derived_seed(*parts: int) -> int:
    """A seed of 128 bits that depends on every one of the numbers, and on nothing else.

    >>> derived_seed(7, 0) == derived_seed(7, 0)
    True
    >>> derived_seed(7, 0) == derived_seed(7, 1)
    False
    """
    text = ":".join(map(str, parts))
    return int.from_bytes(blake2b(text.encode(), digest_size=SEED_BITS // 8).digest(), "big")


def seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot's name for every seat; one name alone stands for all of them.

    >>> seated(["greedy"], 3)
    ('greedy', 'greedy', 'greedy')
    >>> seated(["greedy", "random"], 3)
    Traceback (most recent call last):
    londinium.arena.matches.BadMatch: there are 2 bots for 3 seats; name one bot for all, or one for each seat
    """
    if len(bots) not in (1, players):
        raise BadMatch(f"there are {len(bots)} bots for {players} seats; name one bot for all, or one for each seat")
    for name in bots:
        check_bot(name)
    return tuple(bots) * players if len(bots) == 1 else tuple(bots)


def play_match(
    game: Game,
    bots: Sequence[str],
    players: int,
    seed: int,
    options: Mapping[str, Any] | None = None,
    data: Any = None,
    number: int = 0,
) -> MatchResult:
    """Play one game between bots. The same seed gives the same game: the table and every bot draw theirs from it.

    >>> import londinium
    >>> result = play_match(londinium.game("kids-of-london"), ["random"], players=3, seed=5)
    >>> result.rounds, len(result.points), sum(result.payoffs) <= 1
    (9, 3, True)
    >>> result == play_match(londinium.game("kids-of-london"), ["random"], players=3, seed=5)
    True
    """
    names = seated(bots, game.check_players(players))
    state = game.table(players, seed, options, data).state  # nobody asks for events, records or undo here
    minds: list[Bot] = [bot(name, derived_seed(seed, seat), game) for seat, name in enumerate(names)]
    decisions = 0
    last = NOBODY
    while not state.over:
        seat = state.actor
        if seat != last:
            minds[seat].begin_turn()
            last = seat
        imagined = state.imagine(seat, minds[seat].dice.getrandbits(64))
        state.apply(minds[seat].choose(imagined, seat), seat)
        decisions += 1
    return MatchResult(
        number=number,
        seed=seed,
        bots=names,
        payoffs=tuple(state.payoff(seat) for seat in range(players)),
        points=tuple(state.points(seat) for seat in range(players)),
        decisions=decisions,
        rounds=state.round,
        extra=game.figures(state),
    )


Played = list[MatchResult] | Playouts


@dataclass(frozen=True)
class Plan:
    """All that a process needs to know to play any block of a run."""

    game: Game
    bots: tuple[str, ...]
    players: int
    games: int
    seed: int
    options: dict[str, Any]
    content: dict[str, Any] | None  # of the data set, where it is not ours
    rotate: bool

    @cached_property
    def data(self) -> DataSet:
        return self.game.data(self.content)

    @cached_property
    def at_random(self) -> bool:
        """Whether whole games can be played without Python between the moves."""
        return set(self.bots) == {"random"} and type(self.game).figures is Game.figures

    @property
    def block_size(self) -> int:
        return PLAYOUTS_A_BLOCK if self.at_random else MATCHES_A_BLOCK

    @property
    def blocks(self) -> int:
        return -(-self.games // self.block_size)

    def seats(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: everyone moves one seat on from game to game."""
        shift = -number % self.players if self.rotate else 0
        return self.bots[shift:] + self.bots[:shift]

    def numbers(self, block: int) -> range:
        """The games of a block."""
        first = block * self.block_size
        return range(first, min(first + self.block_size, self.games))

    def play(self, block: int) -> Played:
        """Play one block of games; what comes back is small enough to be handed from process to process."""
        numbers = self.numbers(block)
        if self.at_random:
            seed = derived_seed(self.seed, block)
            return self.game.playouts(len(numbers), self.players, seed, self.options, self.data)
        return [
            play_match(
                self.game,
                self.seats(number),
                self.players,
                derived_seed(self.seed, number),
                self.options,
                self.data,
                number,
            )
            for number in numbers
        ]

    def results(self, block: int, played: Played) -> list[MatchResult]:
        """The results of a block that was played."""
        if isinstance(played, list):
            return played
        seed = derived_seed(self.seed, block)
        columns = zip(
            self.numbers(block),
            played.payoffs.tolist(),
            played.points.tolist(),
            played.decisions.tolist(),
            played.rounds.tolist(),
            strict=True,
        )
        return [
            MatchResult(number, seed, self.bots, tuple(payoffs), tuple(points), decisions, rounds)
            for number, payoffs, points, decisions, rounds in columns
        ]


def run_matches(
    game: Game,
    bots: Sequence[str],
    players: int,
    games: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    data: Any = None,
    jobs: int = 1,
    rotate: bool = True,
    progress: Progress | None = None,
) -> Iterator[MatchResult]:
    """The results of many games in their order, played as they are read; what is asked is checked at once.

    Everyone moves one seat on from game to game, unless `rotate` is off. `progress` is told how many games are done.
    Where all bots are random, games are played in blocks by `game.playouts`; a result's seed is then its block's.

    >>> import londinium
    >>> kids = londinium.game("kids-of-london")
    >>> results = run_matches(kids, ["greedy", "random", "random"], players=3, games=3, seed=1)
    >>> [result.bots.index("greedy") for result in results]
    [0, 1, 2]
    """
    game.check_players(players)
    for name, value in (("games", games), ("jobs", jobs)):
        if type(value) is not int or value < 1:
            raise BadMatch(f"the number of {name} is a whole number of at least 1, not {value!r}")
    dataset = game.data(data)
    plan = Plan(
        game=game,
        bots=seated(bots, players),
        players=players,
        games=games,
        seed=check_seed(seed),
        options=dict(check_options(game.options, options, players, game.id)),
        content=None if dataset.ours else dataset.content,
        rotate=rotate,
    )
    return told(plan, played_here(plan) if jobs == 1 else played_by(plan, min(jobs, plan.blocks)), progress)


def told(plan: Plan, blocks: Iterator[Played], progress: Progress | None) -> Iterator[MatchResult]:
    """The results one by one, the progress told block by block."""
    done = 0
    with closing(blocks) as open_blocks:  # type: ignore[type-var]  # both kinds of blocks are generators
        for number, played in enumerate(open_blocks):
            results = plan.results(number, played)
            done += len(results)
            if progress:
                progress(done)
            yield from results


def played_here(plan: Plan) -> Iterator[Played]:
    for block in range(plan.blocks):
        yield plan.play(block)


def played_by(plan: Plan, jobs: int) -> Iterator[Played]:
    """The blocks in order, played by several processes; whoever stops reading stops them.

    Each process plays every n-th block and has a pipe of its own, so that none waits for a lock another holds when it
    is stopped.
    """
    spawn = multiprocessing.get_context("spawn")
    workers: list[tuple[BaseProcess, Connection]] = []
    try:
        with interruptions_ignored():
            for first in range(jobs):
                reader, writer = spawn.Pipe(duplex=False)
                worker = spawn.Process(target=play_share, args=(plan, first, jobs, writer), daemon=True)
                worker.start()
                writer.close()
                workers.append((worker, reader))
        for block in range(plan.blocks):
            try:
                played = workers[block % jobs][1].recv()
            except EOFError:
                raise BadMatch("a process ended before its games were played; there may be too little memory") from None
            if isinstance(played, BaseException):
                raise played
            yield played
    finally:
        for process, _ in workers:
            process.kill()
        for process, reader in workers:
            process.join()
            reader.close()


def play_share(plan: Plan, first: int, step: int, writer: Connection) -> None:
    """In a process of its own: play every `step`-th block and send what came of it."""
    try:
        for block in range(first, plan.blocks, step):
            writer.send(plan.play(block))
    except Exception as problem:
        writer.send(problem)


@contextmanager
def interruptions_ignored() -> Iterator[None]:
    """Processes begun here leave an interruption to the one who reads their results."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
