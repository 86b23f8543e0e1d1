"""Plans: what a run of the arena plays, fixed before the first game, and known again by its hash.

A block is one deal, played once for every arrangement of every match: whoever is lucky in one seat is unlucky to meet
the same luck in another. Deals come from the seed and the number of the block alone.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import combinations
from math import factorial
from pathlib import Path
from typing import Any

import londinium
from londinium.arena.matches import BadMatch, MatchResult, derived_seed, play_match
from londinium.arena.pairings import FORMS, RANDOM, Match, controls_of, matches_of
from londinium.arena.patience import usual_limit
from londinium.arena.sprt import Sprt
from londinium.bots import LEVEL, check_bot
from londinium.bots.search import usual
from londinium.core.data import DataSet
from londinium.core.game import Game, check_seed
from londinium.core.options import check_options

FORMAT = 2
SEARCH = "search"
LEVELS = "levels"
SETTINGS = (SEARCH, LEVELS, "weights")  # files that say how the bots of a game think
LEAST_BLOCKS = 2  # one has no interval
MOST_GAMES = 10_000_000
MOST_ENTRANTS = 64


class TooManyGames(BadMatch):
    """More games than a run may have."""

    def __init__(self, games: int, blocks: int) -> None:
        self.games = games
        self.most = MOST_GAMES // games
        super().__init__(f"a block has {games} games here; {blocks} blocks are too many, at most {self.most} can be")


class TooFewBots(BadMatch):
    """Mixed tables need a bot for each seat."""

    def __init__(self, players: int, count: int) -> None:
        self.players = players
        self.count = count
        super().__init__(f"a mixed run at {players} seats needs at least {players} bots, not {count}")


class NothingToTest(BadMatch):
    """A sequential test without anybody to test against."""


@dataclass(frozen=True)
class Plan:
    """All that decides what a run plays. Use `plan_for`, which checks it."""

    game: Game
    bots: tuple[str, ...]
    players: int
    blocks: int
    seed: int
    options: dict[str, Any]
    content: dict[str, Any] | None  # of the data set, where it is not ours
    form: str
    control_blocks: int
    limit: float
    sprt: Sprt | None = None
    random_blocks: int | None = None  # where these controls are played longer than the mirror, which costs more

    @cached_property
    def data(self) -> DataSet:
        return self.game.data(self.content)

    @cached_property
    def matches(self) -> tuple[Match, ...]:
        """The matches, and after them the controls."""
        found = matches_of(self.bots, self.players, self.form)
        return (*found, *controls_of(self.bots[0], self.players, found))

    @property
    def names(self) -> tuple[str, ...]:
        """Every bot that is compared, once."""
        return tuple(dict.fromkeys(self.bots))

    def described(self, all_settings: bool = False) -> dict[str, Any]:
        """The plan in plain values: what its hash is of, and what a journal begins with."""
        levels = all_settings or any(name.partition(":")[0] == LEVEL for name in self.bots)
        described = {
            "format": FORMAT,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "data": self.data.hash,
            "options": self.options,
            "players": self.players,
            "bots": list(self.bots),
            "settings": settings_hash(self.game.folder / "bot", self.players, levels),
            "form": self.form,
            "blocks": self.blocks,
            "control_blocks": self.control_blocks,
            "seed": f"{self.seed:032x}",
            "limit": self.limit,
            "sprt": self.sprt.described() if self.sprt else None,
            "version": londinium.__version__,
        }
        return described if self.random_blocks is None else {**described, "random_blocks": self.random_blocks}

    @cached_property
    def hash(self) -> str:
        """What a run is known by."""
        return hash_of(self.described())

    @cached_property
    def older_hash(self) -> str:
        """What it was known by when levels counted in runs that have none."""
        return hash_of(self.described(all_settings=True))

    def deal(self, block: int) -> int:
        """The seed of a block's deal."""
        return derived_seed(self.seed, block)

    def games(self, block: int) -> Iterator[tuple[int, int]]:
        """The games of a block, as match and arrangement."""
        for number, match in enumerate(self.matches):
            if not match.control or block < self.blocks_of(match):
                yield from ((number, arrangement) for arrangement in range(len(match.arrangements)))

    def blocks_of(self, control: Match) -> int:
        """In how many blocks a control is played."""
        return self.random_blocks if control.kind == RANDOM and self.random_blocks else self.control_blocks

    def play(self, block: int) -> list[MatchResult]:
        """Play every game of a block, in the order of `games`; each seat of each game has a bot of its own."""
        deal = self.deal(block)
        return [
            play_match(
                self.game,
                self.matches[match].seats(arrangement),
                self.players,
                deal,
                self.options,
                self.data,
                number,
                luck=derived_seed(deal, match, arrangement),
                limit=self.limit,
                figures=False,  # some games have hundreds; simulate shows them
            )
            for number, (match, arrangement) in enumerate(self.games(block))
        ]

    def __getstate__(self) -> dict[str, Any]:
        """Without what is worked out anew: a compiled data set is for one process."""
        return {name: self.__dict__[name] for name in self.__dataclass_fields__}


def plan_for(
    game: Game,
    bots: Sequence[str],
    players: int,
    blocks: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    data: Any = None,
    form: str | None = None,
    control_blocks: int | None = None,
    limit: float | None = None,
    sprt: Sprt | None = None,
    random_blocks: int | None = None,
) -> Plan:
    """A plan, checked. The form is "mixed" if enough bots are named for the seats, else "round", or "first" for a test.

    >>> import londinium
    >>> plan = plan_for(londinium.game("kids-of-london"), ["greedy", "random"], players=4, blocks=10, seed=1)
    >>> plan.form, [(match.kind, match.sides) for match in plan.matches]
    ('round', [('duel', ('greedy', 'random')), ('duel', ('random', 'greedy')), ('mirror', ('greedy', 'greedy'))])
    """
    game.check_players(players)
    if not 1 <= len(bots) <= MOST_ENTRANTS:
        raise BadMatch(f"a run has 1 to {MOST_ENTRANTS} bots, not {len(bots)}")
    for name in bots:
        check_bot(name, game)
    if form is None:
        form = "mixed" if len(bots) >= players else "first" if sprt else "round"
    if form not in FORMS:
        raise BadMatch(f"a run is {', '.join(FORMS[:-1])} or {FORMS[-1]}, not {form!r}")
    if form == "mixed" and len(bots) < players:
        raise TooFewBots(players, len(bots))
    if type(blocks) is not int or blocks < LEAST_BLOCKS:
        raise BadMatch(f"the number of blocks is a whole number of at least {LEAST_BLOCKS}, not {blocks!r}")
    if form == "mixed":
        check_count(len(set(combinations(bots, players))) * factorial(players), blocks)
    dataset = game.data(data)
    plan = Plan(
        game=game,
        bots=tuple(bots),
        players=players,
        blocks=blocks,
        seed=check_seed(seed),
        options=dict(check_options(game.options, options, players, game.id)),
        content=None if dataset.ours else dataset.content,
        form=form,
        control_blocks=controlled(blocks, control_blocks),
        limit=usual_limit(tuple(bots), game) if limit is None else limit,
        sprt=sprt,
        random_blocks=None if random_blocks is None else controlled(blocks, random_blocks),
    )
    check_count(sum(1 for _ in plan.games(0)), blocks)
    if sprt and not any(match.with_one_first(plan.bots[0]) for match in plan.matches if not match.control):
        raise NothingToTest(
            "a sequential test needs another bot for the first to play against, and the first named once"
        )
    return plan


def controlled(blocks: int, wanted: int | None) -> int:
    """In how many of so many blocks a control is played."""
    return blocks if wanted is None else min(blocks, max(1, wanted))


def hash_of(described: Mapping[str, Any]) -> str:
    return blake2b(json.dumps(described, sort_keys=True).encode(), digest_size=8).hexdigest()


def settings_hash(folder: Path, players: int, levels: bool = True) -> str:
    """Of how the bots of a game think with so many players: with other settings it is another run of theirs."""
    files = {name: folder / f"{name}.toml" for name in SETTINGS if levels or name != LEVELS}
    content = {name: tomllib.loads(path.read_text(encoding="utf-8")) for name, path in files.items() if path.exists()}
    if SEARCH in content:
        content[SEARCH] = usual(content[SEARCH], players)
    return blake2b(json.dumps(content, sort_keys=True).encode(), digest_size=8).hexdigest()


def check_count(games: int, blocks: int) -> None:
    if games * blocks > MOST_GAMES:
        raise TooManyGames(games, blocks)
