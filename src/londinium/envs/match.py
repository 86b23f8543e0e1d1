"""Match: one game played by numbers, for environments that play one game at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

import londinium
from londinium.core.errors import BadSeat, IllegalMove
from londinium.core.game import Game, check_seed
from londinium.core.observing import Observed
from londinium.core.record import Record
from londinium.core.state import State
from londinium.core.table import HALF_SEED, Table
from londinium.envs import stepping
from londinium.envs.arrays import Array, raw
from londinium.envs.playing import SHAPED, WIN, Games


class Match:
    """One game at a time. `actor` is the seat to act, −1 once the game is over; what it sees lies ready."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any] | None = None,
        data: Any = None,
        reward: str = WIN,
    ) -> None:
        self.games = games = Games(game, players, options, data, reward)
        self.game, self.players, self.layout, self.size = games.game, games.players, games.layout, games.moves
        self.lanes = games.lanes[0]
        games.chosen[0] = 1  # the one game there is
        self.shaped = reward == SHAPED
        self.seed: int | None = None
        self.row: Observed = games.observations[0]  # what the seat to act may know, until the next choice
        self.allowed: Array = games.masks[0]  # a 1 for each move it may play
        self._legal, self._act = raw(games.legal), raw(games.actions)
        self._turn, self._got = raw(games.seats), raw(games.rewards)
        self._seeds, self._count = raw(games.seeds), raw(games.counts)

    def start(self, seed: int | None = None) -> None:
        """Begin a game from a seed."""
        self.seed = check_seed(seed)
        self._seeds[0], self._seeds[1] = self.seed & HALF_SEED, self.seed >> 64
        self._count[0] = 0
        stepping.replay_one(self.lanes)

    def play(self, action: Any) -> int:
        """Play a move of the seat to act and say who is next, or −1 once the game is over.

        BadMove or IllegalMove if it cannot be played, and nothing is changed.
        """
        games = self.games
        try:
            legal = action >= 0 and self._legal[action]
        except (TypeError, IndexError, ValueError):
            legal = False
        if not legal:
            raise games.complaint(0, action)
        self._act[0] = action
        if self.shaped:
            games.rewards.fill(0)
        seat: int = stepping.step_one(self.lanes)
        if self.lanes.full:
            games._grow()
        return seat

    @property
    def actor(self) -> int:
        """Who is to act; −1 once the game is over."""
        seat: int = self._turn[0]
        return seat

    @property
    def begun(self) -> bool:
        return self.seed is not None

    @property
    def over(self) -> bool:
        return self.begun and bool(self._turn[0] < 0)

    @property
    def rewards(self) -> list[float]:
        """What each seat got for the last choice."""
        got: list[float] = self._got.tolist()
        return got

    @property
    def state(self) -> State:
        """The position, the whole truth; it changes as the game goes on."""
        return self.lanes.state

    def observe(self, seat: int) -> Observed:
        """What a seat may know now, in an array of its own."""
        if seat == self._turn[0]:
            return self.row.copy()
        if not 0 <= seat < self.players:
            raise BadSeat(seat, self.players)
        found = np.empty_like(self.row)
        self.state.observe(seat, found)
        return found

    def table(self) -> Table:
        """A table at which the same game was played to where it is."""
        if not self.begun:
            raise IllegalMove("no game has begun; call reset() first")
        return self.games.table(0)

    def record(self) -> Record:
        """The record of the game as far as it was played."""
        return self.table().record()

    # keeping

    def saved(self) -> dict[str, Any]:
        """What it takes to make it again."""
        return {"begun": self.begun, **self.games.saved()}

    @staticmethod
    def restored(kept: Mapping[str, Any]) -> Match:
        names = ("players", "options", "data", "reward")
        match = Match(londinium.game(kept["game"]), **{name: kept[name] for name in names})
        match.games.fill(kept, kept["begun"])
        if kept["begun"]:
            match.seed = match.games.seed_of(0)
        return match
