"""Batch: many games of one kind side by side, NumPy arrays in and out, with no Python between the games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import londinium
from londinium.core.errors import BadBuffer, BadNumber, IllegalMove
from londinium.core.game import Game, check_seed
from londinium.core.record import Record
from londinium.core.state import State
from londinium.core.table import Table
from londinium.envs.arrays import Array, array_for
from londinium.envs.playing import MOST_BYTES, WIN, Games, check_count, check_word
from londinium.envs.saving import pack, unpack

FLAT, ENTITIES = "flat", "entities"
FORMS = (FLAT, ENTITIES)
KIND = "batch"
MOST_THREADS = 256
NAMES = ("observations", "masks", "rewards", "dones", "seats")


class Step(NamedTuple):
    """What there is to see after a step; the same arrays every time."""

    observations: Any  # (size, cells) int16: what the seat to act may know; in the layout of entities a dict of arrays
    masks: NDArray[np.bool_]  # (size, moves): what it may do
    rewards: NDArray[np.float32]  # (size, players): what each seat got for the last choice
    dones: NDArray[np.bool_]  # (size,): whether that choice ended the game; the next has begun
    seats: NDArray[np.int32]  # (size,): who is to act


class Batch:
    """Many games of one kind side by side. `londinium.envs.batch(…)` makes one.

    >>> import londinium.envs
    >>> batch = londinium.envs.batch("kids-of-london", players=4, size=3, seed=1)
    >>> now = batch.reset()
    >>> now.observations.shape, now.masks.shape, now.seats
    ((3, 200), (3, 12), array([0, 0, 0], dtype=int32))
    >>> now = batch.step(now.masks.argmax(axis=1))
    >>> now.seats, now.dones
    (array([1, 1, 1], dtype=int32), array([False, False, False]))
    """

    def __init__(
        self,
        game: Game,
        players: int,
        size: int,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        layout: str = FLAT,
        threads: int = 1,
        reward: str = WIN,
        data: Any = None,
        buffers: Mapping[str, Any] | None = None,
    ) -> None:
        self.size = check_count("the size of a batch", size, most=MOST_BYTES)
        self.threads = min(check_count("the number of threads", threads, most=MOST_THREADS), self.size)
        self.form = check_word("layout", layout, FORMS)
        self.seed = check_seed(seed)
        if not isinstance(buffers or {}, Mapping):
            raise BadBuffer(f"buffers are arrays by their names, {{'masks': …}}, not {type(buffers).__name__}")
        given = dict(buffers or {})
        if unknown := set(given) - set(NAMES):
            raise BadBuffer(f"there is no array {', '.join(sorted(unknown))}; there are {', '.join(NAMES)}")
        rows = (given.pop("observations", None) or {}) if self.form == ENTITIES else {}
        games = Games(game, players, options, data, reward, self.size, self.threads, True, np.bool_, given)
        self.games = games
        self.game, self.players, self.layout = games.game, games.players, games.layout
        self.moves, self.options = games.moves, games.options
        self._rows = self._make_rows(rows) if self.form == ENTITIES else {}
        self.now = Step(self._rows or games.observations, games.masks, games.rewards, games.dones, games.seats)
        self._begun = False
        games.sow(self.seed)

    def _make_rows(self, given: Any) -> dict[str, Array]:
        if not isinstance(given, Mapping) or set(given) - set(self.layout.rows):
            raise BadBuffer(f"observations are given by the kind of their rows: {', '.join(self.layout.rows)}")
        return {
            name: array_for(name, (self.size, *rows.shape), np.int16, given) for name, rows in self.layout.rows.items()
        }

    # playing

    def reset(self, seed: int | None = None) -> Step:
        """Begin a new game everywhere; with a seed, the same games as any batch of this size with that seed."""
        if seed is not None:
            self.seed = check_seed(seed)
            self.games.played[:] = 0
            self.games.sow(self.seed)
        self.games.begin_next()
        self._begun = True
        return self._show()

    def step(self, actions: Any) -> Step:
        """Play one move in each game, for the seat to act there. If one cannot be played, none is."""
        if not self._begun:
            raise IllegalMove("the games have not begun; call reset() first")
        with self.games.lock:
            self.games.play(actions)
            return self._show()

    def _show(self) -> Step:
        for name, array in self._rows.items():
            self.layout.rows[name].of(self.games.observations, out=array)
        return self.now

    # asking

    def explain(self, lane: int) -> dict[str, Any]:
        """What the seat to act in a game may know, in words."""
        return self.layout.explain(self.games.observations[self._check_lane(lane)])

    def state(self, lane: int) -> State:
        """The position of a game, the whole truth: for those who study it, never for a seat."""
        return self.games.state_of(self._check_lane(lane))

    def table(self, lane: int) -> Table:
        """A table at which the same game was played to where it is."""
        return self.games.table(self._check_lane(lane))

    def record(self, lane: int) -> Record:
        """The record of a game as far as it was played."""
        return self.table(lane).record()

    def last_record(self, lane: int) -> Record | None:
        """The record of the last game that was played there to its end; None if there is none yet."""
        table = self.games.last_table(self._check_lane(lane))
        return None if table is None else table.record()

    def _check_lane(self, lane: Any) -> int:
        if not self._begun:
            raise IllegalMove("the games have not begun; call reset() first")
        if not isinstance(lane, (int, np.integer)) or not 0 <= lane < self.size:
            raise BadNumber(f"there is no game {lane!r} in this batch; they are 0 to {self.size - 1}")
        return int(lane)

    # keeping

    def save(self) -> bytes:
        """All games as they stand, as bytes that `restore` takes."""
        head = {"layout": self.form, "threads": self.threads, "seed": f"{self.seed:x}", "begun": self._begun}
        return pack(KIND, self.game, {**head, **self.games.saved()})

    @staticmethod
    def restore(saved: Any, buffers: Mapping[str, Any] | None = None) -> Batch:
        """The batch that was saved, ready to be played on."""
        kept = unpack(KIND, saved)
        names = ("players", "size", "options", "layout", "threads", "reward", "data")
        batch = Batch(
            londinium.game(kept["game"]),
            seed=int(kept["seed"], 16),
            buffers=buffers,
            **{name: kept[name] for name in names},
        )
        batch.games.fill(kept, kept["begun"])
        batch._begun = kept["begun"]
        batch._show()
        return batch

    def copy(self) -> Batch:
        """Another batch with the same games as they stand, in arrays of its own."""
        return Batch.restore(self.save())

    def __copy__(self) -> Batch:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Batch:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Batch.restore, (self.save(),)

    def close(self) -> None:
        """End the threads."""
        self.games.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Batch {self.game.id}, {self.players} players, {self.size} games>"


def batch(game: str, players: int, size: int, **rest: Any) -> Batch:
    """Many games of one kind side by side.

    `options` and `data` as for a table; `seed` for the same games again; `layout` "flat" or "entities"; `threads` to
    share the work among; `reward` "win" (share of the victory, at the end) or "shaped" (after every choice, by how much
    the lead over the best of the others has changed); `buffers`, arrays of one's own for any of observations, masks,
    rewards, dones and seats.

    >>> batch("eighty-days", players=4, size=1024)
    <Batch eighty-days, 4 players, 1024 games>
    """
    return Batch(londinium.game(game), players, size, **rest)
