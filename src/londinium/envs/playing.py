"""Playing: the arrays in which so many games are played side by side, and the compiled loop that plays them.

What the environments build on: a batch has many games, a PettingZoo environment one.
"""

from __future__ import annotations

import os
import weakref
from collections.abc import Mapping
from threading import RLock, Thread
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
from londinium.envs.crew import WITH_THREADS, Crew
from londinium.envs.saving import DAMAGED, BadSave
from londinium.envs.stepping import Lanes
from londinium.envs.tasks import BEGIN_NEXT, LAY_DOWN, REPLAY, STEP

WIN, SHAPED = "win", "shaped"
REWARDS = (WIN, SHAPED)
FIRST_CAPACITY = 64  # moves of a game there is room for before a longer one makes more
MOST_BYTES = 2**31 - 1  # of one array: compiled places have 32 bits
SKIPPED = -1
WORKER = "worker of a batch"  # what its threads are called
HANDFULS = 8  # of games for each thread: small enough that all end together, large enough that few change hands


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
        self.given, self.mishaps = np.zeros(size, np.uint64), np.zeros(1, np.int32)
        self.actions = np.full(size, SKIPPED, np.int32)
        self.legal = np.zeros((size, self.moves), np.uint8)
        self.seeds, self.last_seeds = np.zeros((size, 2), np.uint64), np.zeros((size, 2), np.uint64)
        self.counts, self.lengths, self.played = (np.zeros(size, np.int32) for _ in range(3))
        self.wild = np.zeros(size, np.int32)  # a bit for each seat that plays at random
        self.luck = np.zeros((size, 4), np.uint64)
        self._rows = np.zeros((size, room), np.uint8)
        self._leads = np.zeros((size, players), np.int32)
        self.history, self.past = (np.zeros((size, FIRST_CAPACITY), np.int16) for _ in range(2))
        self.chosen = np.zeros(size, np.uint8)
        self.lanes = [self._lanes() for _ in range(threads if WITH_THREADS else 1)]
        self._widen()
        self.crew = hired(self.lanes, size)
        self.lock = RLock()  # one thread at a time plays these games
        if len(self.lanes) > 1:
            SHARED.add(self)
            weakref.finalize(self, self.crew.dismiss)
        self._work(LAY_DOWN)

    def _lanes(self) -> Lanes:
        kept = (self._rows, self.seeds, self.played, self.counts, self.last_seeds, self.lengths, self._leads)
        shown = (
            self.mishaps,
            self.given,
            self.actions,
            self.seats,
            self.legal,
            self.masks,
            self.observations,
            self.rewards,
            self.dones,
        )
        arrays = (*kept, *shown, self.wild, self.luck, self.chosen, self.history, self.past)
        shaped = self.reward == SHAPED
        lanes = Lanes(self.state, self.size, self.moves, self.layout.size, shaped, *(raw(array) for array in arrays))
        stepping.set_up(lanes, self.renews)
        return lanes

    def _widen(self) -> None:
        for lanes in self.lanes:
            stepping.widen(lanes, self.history.shape[1], raw(self.history), raw(self.past))

    def _grow(self) -> None:
        """Make room for longer games."""
        wider = [np.zeros((self.size, 2 * self.history.shape[1]), np.int16) for _ in range(2)]
        for new, old in zip(wider, (self.history, self.past), strict=True):
            new[:, : old.shape[1]] = old
        self.history, self.past = wider
        self._widen()

    def sow(self, seed: int) -> None:
        """Say from what the seeds of games that begin by themselves are drawn."""
        for lanes in self.lanes:
            stepping.sow(lanes, seed & HALF_SEED, seed >> 64)

    # playing

    def begin_next(self) -> None:
        """Begin the next game everywhere."""
        self._work(BEGIN_NEXT)

    def put(self, lane: int, seed: int) -> None:
        """Say from which seed the game of a lane begins when it is replayed."""
        self.seeds[lane] = seed & HALF_SEED, seed >> 64
        self.counts[lane] = 0

    def replay(self, chosen: NDArray[np.uint8]) -> None:
        """Begin the games chosen from their seeds, and play the moves that were kept of them."""
        self.chosen[:] = chosen
        self._work(REPLAY)
        if any(lanes.damaged for lanes in self.lanes):
            raise BadSave(DAMAGED)

    def play(self, actions: Any) -> None:
        """Play the moves given, one for each game; raise if one of them cannot be played, and play none."""
        given = as_array(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise BadMove(
                f"actions are {self.size} whole numbers in one row; these are {given.dtype} with shape {given.shape}"
            )
        with self.lock:
            # what is below 0 becomes far too large for a move
            np.copyto(self.given.view(np.int64) if given.dtype.kind == "i" else self.given, given)
            if not stepping.take_and_step(self.lanes[0], self.crew):
                lane = int((self.actions == SKIPPED).argmax())
                self.actions.fill(SKIPPED)
                raise self.complaint(lane, given[lane])
            self._finish()

    def step(self) -> None:
        """Play the moves given, which are legal, where one is and not SKIPPED; then those of seats that play at random.

        Rewards are added to what is there.
        """
        self._work(STEP)
        self._finish()

    def _finish(self) -> None:
        """Where a game has become so long that there is no room, make some, and let seats that play at random go on."""
        while any(lanes.full for lanes in self.lanes):
            self._grow()
            self._work(STEP)

    def _work(self, task: int) -> None:
        """Do something in all games, with all threads."""
        with self.lock:
            stepping.work(self.lanes[0], self.crew, task)

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
        """End the threads; whoever steps these games does it alone from now on."""
        self.crew.dismiss()


def hired(lanes: list[Lanes], size: int) -> Crew:
    """The caller, who plays in the first of these lanes, and a thread for each of the others.

    Threads look for work without sleeping, for a moment, only where each has a core.
    """
    crew = Crew(len(lanes) - 1, size, max(1, size // (HANDFULS * len(lanes))), len(lanes) <= cores())
    for worker, one in enumerate(lanes[1:], 1):
        Thread(target=stepping.serve, args=(one, crew, worker), name=WORKER, daemon=True).start()
    return crew


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# A process that is forked has the games but not the threads: nobody may be in the middle of a step. It steps alone.

SHARED: weakref.WeakSet[Games] = weakref.WeakSet()  # games that several threads play
FORKING = RLock()
held: list[Games] = []


def hold_all() -> None:
    """Wait until no thread is in the middle of a step, and let none begin one."""
    FORKING.acquire()
    for games in SHARED:
        games.lock.acquire()
        held.append(games)


def let_go() -> None:
    while held:
        held.pop().lock.release()
    FORKING.release()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(before=hold_all, after_in_parent=let_go, after_in_child=let_go)


def check_word(what: str, value: Any, words: tuple[str, ...]) -> str:
    if value not in words:
        raise BadNumber(f"{what} is one of {', '.join(words)}, not {value!r}")
    return str(value)


def check_count(what: str, value: Any, most: int) -> int:
    if type(value) is not int or not 1 <= value <= most:
        raise BadNumber(f"{what} is a whole number from 1 to {most}, not {value!r}")
    return value
