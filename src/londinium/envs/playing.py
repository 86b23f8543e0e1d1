"""Playing: the arrays in which so many games are played side by side, and the compiled loop that plays them.

What the environments build on: a batch has many games, a PettingZoo environment one.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from threading import Thread
from typing import Any

import numpy as np
from numpy.typing import NDArray

from londinium.core.errors import BadMove, BadNumber, IllegalMove
from londinium.core.game import Game
from londinium.core.options import check_options
from londinium.core.state import State
from londinium.core.table import HALF_SEED, Table
from londinium.envs import stepping
from londinium.envs.arrays import Array, array_for, as_array, decoded, raw
from londinium.envs.saving import DAMAGED, BadSave
from londinium.envs.stepping import Lanes

WIN, SHAPED = "win", "shaped"
REWARDS = (WIN, SHAPED)
FIRST_CAPACITY = 64  # moves of a game there is room for before a longer one makes more
MOST_BYTES = 2**31 - 1  # of one array: compiled places have 32 bits
SKIPPED = -1
CALLERS_SHARE = 0.86  # of what each other thread does: it has looked at the moves before, and handed the work out


class Games:
    """So many games of one kind. `seats`, `masks`, `observations`, `rewards` and `dones` are what there is to see."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any] | None = None,
        data: Any = None,
        reward: str = WIN,
        size: int = 1,
        threads: int = 1,
        renews: bool = False,
        masks_as: Any = np.int8,
        given: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.players = game.check_players(players)
        self.options = check_options(game.options, options, players, game.id)
        self.data = game.data(data)
        self.reward = check_word("reward", reward, REWARDS)
        self.layout = game.layout(players, self.options)
        self.moves = len(game.moves)
        self.size = size
        self.renews = renews
        self.state = game.bare_state(self.data, players, self.options)
        room, cells = stepping.room_for(self.state), self.layout.size
        if size * max(room, cells, self.moves) > MOST_BYTES:
            raise BadNumber(f"{size} games are too many; at most {MOST_BYTES // max(room, cells, self.moves)} fit")
        given = given or {}
        self.observations = array_for("observations", (size, cells), np.int16, given)
        self.masks = array_for("masks", (size, self.moves), masks_as, given)
        self.rewards = array_for("rewards", (size, players), np.float32, given)
        self.dones = array_for("dones", (size,), np.bool_, given)
        self.seats = array_for("seats", (size,), np.int32, given)
        self.actions = np.full(size, SKIPPED, np.int32)
        self.legal = np.zeros((size, self.moves), np.uint8)
        self.seeds, self.last_seeds = np.zeros((size, 2), np.uint64), np.zeros((size, 2), np.uint64)
        self.counts, self.lengths, self.played = (np.zeros(size, np.int32) for _ in range(3))
        self.wild = np.zeros(size, np.int32)  # a bit for each seat that plays at random
        self.luck = np.zeros((size, 4), np.uint64)
        self._rows = np.zeros((size, room), np.uint8)
        self._leads = np.zeros((size, players), np.int32)
        self.history, self.past = (np.zeros((size, FIRST_CAPACITY), np.int16) for _ in range(2))
        self._ends = ends_of(size, threads)
        self._pool = Pool(threads) if threads > 1 else None
        self._sown = 0
        self._make_lanes()
        self._run(stepping.lay_down)

    def _make_lanes(self) -> None:
        kept = (self._rows, self.seeds, self.played, self.counts, self.last_seeds, self.lengths, self._leads)
        shown = (self.actions, self.seats, self.legal, self.masks, self.observations, self.rewards, self.dones)
        arrays = [raw(array) for array in (*kept, *shown, self.wild, self.luck, self.history, self.past)]
        shaped = self.reward == SHAPED
        self.lanes = [
            Lanes(self.state, begin, end, self.moves, self.layout.size, shaped, *arrays)
            for begin, end in zip(self._ends, self._ends[1:], strict=False)
        ]
        for lanes in self.lanes:
            stepping.set_up(lanes, self.history.shape[1], self.renews)
        self.sow(self._sown)

    def _grow(self) -> None:
        """Make room for longer games."""
        wider = [np.zeros((self.size, 2 * self.history.shape[1]), np.int16) for _ in range(2)]
        for new, old in zip(wider, (self.history, self.past), strict=True):
            new[:, : old.shape[1]] = old
        self.history, self.past = wider
        self._make_lanes()
        for lanes in self.lanes:
            stepping.fetch(lanes, lanes.state, lanes.begin)

    def sow(self, seed: int) -> None:
        """Say from what the seeds of games that begin by themselves are drawn."""
        self._sown = seed
        for lanes in self.lanes:
            stepping.sow(lanes, seed & HALF_SEED, seed >> 64)

    # playing

    def begin_next(self) -> None:
        """Begin the next game everywhere."""
        self._run(stepping.begin_next)

    def put(self, lane: int, seed: int) -> None:
        """Say from which seed the game of a lane begins when it is replayed."""
        self.seeds[lane] = seed & HALF_SEED, seed >> 64
        self.counts[lane] = 0

    def replay(self, chosen: NDArray[np.uint8]) -> None:
        """Begin the games chosen from their seeds, and play the moves that were kept of them."""
        given = raw(chosen)
        if max(self._run(lambda lanes: stepping.replay(lanes, given))) >= 0:
            raise BadSave(DAMAGED)

    def take(self, actions: Any) -> None:
        """Look at the moves given, one for each game; raise if one of them cannot be played."""
        given = as_array(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise BadMove(
                f"actions are {self.size} whole numbers in one row; these are {given.dtype} with shape {given.shape}"
            )
        np.copyto(self.actions, given, casting="unsafe")
        if given.dtype != np.int32 and (given != self.actions).any():
            lane = int((given != self.actions).argmax())
            raise self.complaint(lane, given[lane])
        for lanes in self.lanes:
            if (lane := stepping.first_illegal(lanes)) >= 0:
                raise self.complaint(lane, given[lane])

    def step(self) -> None:
        """Play the moves given, which are legal, where one is and not SKIPPED; then those of seats that play at random.

        Rewards are added to what is there.
        """
        while self._make_room(self._run(stepping.step)):
            pass

    def _make_room(self, longest: list[int]) -> bool:
        """Whether a game was so long that there had to be more room."""
        if max(longest) < self.history.shape[1]:
            return False
        self._grow()
        return True

    def _run(self, part: Callable[[Lanes], Any]) -> list[Any]:
        return [part(self.lanes[0])] if self._pool is None else self._pool.run(part, self.lanes)

    def complaint(self, lane: int, action: Any) -> Exception:
        """Why an action cannot be played, and what can."""
        which = f"game {lane}: " if self.size > 1 else ""
        if not isinstance(action, (int, np.integer)) or isinstance(action, bool) or not 0 <= action < self.moves:
            what = f"actions of {self.game.title()} are whole numbers from 0 to {self.moves - 1}, not {action!r}"
            return BadMove(f"{which}{what}; nothing was played")
        seat = int(self.seats[lane])
        if seat < 0:
            return IllegalMove(f"{which}the game is over; reset() begins another; nothing was played")
        legal = ", ".join(f"{self.game.moves[move]} ({move})" for move in np.flatnonzero(self.legal[lane]))
        said = f"{self.game.moves[int(action)]} ({action}) is not legal for seat {seat} now; it may play {legal}"
        return IllegalMove(f"{which}{said}; nothing was played")

    # asking

    def state_of(self, lane: int) -> State:
        """The position of a game, the whole truth, for itself."""
        state = self.state.clone()
        stepping.fetch(self.lanes[0], state, lane)
        return state

    def seed_of(self, lane: int) -> int:
        low, high = (int(half) for half in self.seeds[lane])
        return low | high << 64

    def moves_of(self, lane: int) -> list[tuple[int, int]]:
        """Who played what in a game, from the beginning."""
        return decoded(self.history[lane, : self.counts[lane]])

    def table(self, lane: int) -> Table:
        """A table at which the same game was played to where it is."""
        return self.played_table(self.seeds[lane], self.history[lane, : self.counts[lane]])

    def last_table(self, lane: int) -> Table | None:
        """A table at which the last game of a lane that renews itself was played to its end."""
        if not self.lengths[lane]:
            return None
        return self.played_table(self.last_seeds[lane], self.past[lane, : self.lengths[lane]])

    def played_table(self, seed: Array, history: Array) -> Table:
        low, high = (int(half) for half in seed)
        table = self.game.table(self.players, low | high << 64, self.options, self.data)
        for seat, move in decoded(history):
            table.play(seat, move)
        return table

    # keeping

    def saved(self) -> dict[str, Any]:
        """What it takes to make them again."""
        width = int(self.counts.max())
        arrays = ("seeds", "played", "counts", "luck", "wild", "rewards", "dones")
        return {
            "players": self.players,
            "options": self.options,
            "data": self.data.note(),
            "reward": self.reward,
            "size": self.size,
            "history": self.history[:, :width].tobytes(),
            **{name: getattr(self, name).tobytes() for name in arrays},
        }

    def fill(self, kept: Mapping[str, Any], begun: bool) -> None:
        """Play the games that were saved to where they were."""
        for name in ("seeds", "played", "counts", "wild"):
            self._copy(name, kept)
        if self.counts.min() < 0:
            raise BadSave(DAMAGED)
        width = int(self.counts.max())
        while width >= self.history.shape[1]:
            self._grow()
        self.history[:, :width] = np.frombuffer(kept["history"], np.int16).reshape(self.size, width)
        if begun:
            self.replay(np.ones(self.size, np.uint8))
        for name in ("luck", "rewards", "dones"):
            self._copy(name, kept)

    def _copy(self, name: str, kept: Mapping[str, Any]) -> None:
        array = getattr(self, name)
        array[:] = np.frombuffer(kept[name], array.dtype).reshape(array.shape)

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.close()


class Pool:
    """Threads that wait for a part of the work; the caller's own thread does the first part."""

    def __init__(self, threads: int) -> None:
        self.orders: list[SimpleQueue[Any]] = [SimpleQueue() for _ in range(threads - 1)]
        self.answers: SimpleQueue[Any] = SimpleQueue()
        for orders in self.orders:
            Thread(target=work, args=(orders, self.answers), daemon=True).start()
        self.process = os.getpid()
        self._end = weakref.finalize(self, end_threads, self.orders)

    def run(self, part: Callable[[Lanes], Any], lanes: list[Lanes]) -> list[Any]:
        if not self._end.alive or self.process != os.getpid():
            return [part(one) for one in lanes]  # closed, or in a process where the threads are not
        for orders, one in zip(self.orders, lanes[1:], strict=True):
            orders.put((part, one))
        found = [part(lanes[0])]
        for _ in self.orders:
            answer = self.answers.get()
            if isinstance(answer, BaseException):
                raise answer
            found.append(answer)
        return found

    def close(self) -> None:
        self._end()


def ends_of(size: int, threads: int) -> list[int]:
    """Where the parts of the threads begin and end: the caller's, which hands the others out, is a little smaller.

    >>> ends_of(100, 1), ends_of(1000, 2)
    ([0, 100], [0, 462, 1000])
    """
    share = CALLERS_SHARE if threads > 1 else 1.0
    whole = share + threads - 1
    return [0, *(max(part + 1, int(size * (share + part) / whole)) for part in range(threads - 1)), size]


def work(orders: SimpleQueue[Any], answers: SimpleQueue[Any]) -> None:
    while (order := orders.get()) is not None:
        part, lanes = order
        try:
            answers.put(part(lanes))
        except BaseException as problem:  # the caller hears of it
            answers.put(problem)
        del order, lanes, part


def end_threads(orders: list[SimpleQueue[Any]]) -> None:
    for one in orders:
        one.put(None)


def check_word(what: str, value: Any, words: tuple[str, ...]) -> str:
    if value not in words:
        raise BadNumber(f"{what} is one of {', '.join(words)}, not {value!r}")
    return str(value)


def check_count(what: str, value: Any, most: int) -> int:
    if type(value) is not int or not 1 <= value <= most:
        raise BadNumber(f"{what} is a whole number from 1 to {most}, not {value!r}")
    return value
