"""Simulation: very many games between bots, in one process or several; it counts nothing, see summary.

What game number k comes to depends on the seed and on k alone: not on how many games are played, nor by how many
processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from londinium.arena.matches import BadMatch, MatchResult, derived_seed, play_match, seated
from londinium.arena.processes import Lost, played_in_processes
from londinium.core.data import DataSet
from londinium.core.game import Game, Playouts, check_seed
from londinium.core.options import check_options

MATCHES_A_BLOCK = 8  # few enough that a progress bar moves and an interruption is prompt
PLAYOUTS_A_BLOCK = 1000  # a game's result depends on this number: it is part of what a seed means

Progress = Callable[[int], None]
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
        bots=seated(bots, players, game),
        players=players,
        games=games,
        seed=check_seed(seed),
        options=dict(check_options(game.options, options, players, game.id)),
        content=None if dataset.ours else dataset.content,
        rotate=rotate,
    )
    return told(plan, played_here(plan) if jobs == 1 else played_by(plan, jobs), progress)


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
    """The blocks in order, played by several processes; whoever stops reading stops them."""
    early: dict[int, Played] = {}
    wanted = 0
    with closing(played_in_processes(plan, range(plan.blocks), jobs, ahead=1)) as blocks:
        for block, played in blocks:
            if isinstance(played, Lost):
                raise BadMatch(f"block {block} of the games could not be played: {played.reason}")
            early[block] = played
            while wanted in early:
                yield early.pop(wanted)
                wanted += 1
