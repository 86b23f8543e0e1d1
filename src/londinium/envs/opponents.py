"""Opponents: who plays the seats that do not learn. Random ones choose in the compiled loop, others are asked here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np

from londinium.bots import Bot, bot
from londinium.core.errors import BadNumber, IllegalMove
from londinium.core.game import Game
from londinium.core.observing import Observed
from londinium.envs.arrays import Array
from londinium.envs.playing import SKIPPED, Games, check_word

RANDOM = "random"
RAISE, REPLACE = "raise", "replace"  # what is done about a move that is not legal
SEED_BITS = 128
Policy = Callable[[Observed, Array], Any]  # from rows of observations and of masks to a move for each


class Learning:
    """Games in which one seat learns and the others are played by any bots, or by policies such as earlier selves.

    A policy is given the observations (n, cells) and masks (n, moves) of all games in which it is asked, and gives n
    moves. A bot is made anew for each game, with luck of its own that follows from the game's.
    """

    def __init__(self, games: Games, seat: Any, opponents: Any, illegal: str = RAISE) -> None:
        self.games = games
        self.illegal = check_word("illegal", illegal, (RAISE, REPLACE))
        self.game, self.players = games.game, games.players
        self.seat = check_seat(seat, games.players)
        self.opponents = check_opponents(opponents, games.players, games.game)
        self.learners = np.zeros(games.size, np.int32)
        self.replaced = np.zeros(games.size, np.bool_)  # where the last move given was not legal
        self.dice = [Random() for _ in range(games.size)]
        self._bots: dict[tuple[int, int], Bot] = {}

    # beginning

    def begin(self, lanes: Sequence[int], seeds: Sequence[int | None]) -> None:
        """Begin games: each from its seed, or from the next of those that follow from the last it was given."""
        chosen = np.zeros(self.games.size, np.uint8)
        self.games.actions[:] = SKIPPED  # a policy that failed may have left some
        for lane, seed in zip(lanes, seeds, strict=True):
            if seed is not None:
                self.dice[lane] = Random(seed)
            self.games.put(lane, self.dice[lane].getrandbits(SEED_BITS) if seed is None else seed)
            self.learners[lane] = self.dice[lane].randrange(self.players) if self.seat == RANDOM else self.seat
            self.games.wild[lane] = self.wild_seats(int(self.learners[lane]))
            chosen[lane] = 1
            self.replaced[lane] = False
            for steps in range(1, self.players):
                self._bots.pop((lane, steps), None)
        self.games.replay(chosen)
        self.let_others()

    def wild_seats(self, learner: int) -> int:
        """A bit for each seat that plays at random."""
        places = [learner + 1 + i for i, who in enumerate(self.opponents) if who == RANDOM]
        return sum(1 << place % self.players for place in places)

    # playing

    def play(self, actions: Array, active: Array) -> None:
        """Play the moves of the learners where games are active, then those of the others until learners are asked."""
        games = self.games
        lanes = np.flatnonzero(active)
        wrong = lanes[~self.are_legal(lanes, actions[lanes])]
        over = wrong[games.seats[wrong] < 0]
        for lane in wrong if self.illegal == RAISE else over:
            raise games.complaint(int(lane), actions[lane])
        games.actions[:] = np.where(active, actions, SKIPPED)
        games.actions[wrong] = games.legal[wrong].argmax(axis=1)
        self.replaced[:] = False
        self.replaced[wrong] = True
        games.rewards[:] = 0
        self.let_others()

    def are_legal(self, lanes: Array, actions: Array) -> Array:
        inside = (actions >= 0) & (actions < self.games.moves)
        legal: Array = inside & (self.games.legal[lanes, np.where(inside, actions, 0)] != 0)
        return legal

    def let_others(self) -> None:
        """Play what is given, and let opponents choose until every learner is asked, or its game is over."""
        games = self.games
        while True:
            games.step()
            asked = np.flatnonzero((games.seats >= 0) & (games.seats != self.learners))
            if not len(asked):
                return
            places = (games.seats[asked] - self.learners[asked]) % self.players
            for place in np.unique(places):
                self.ask(asked[places == place], int(place))

    def ask(self, lanes: Array, place: int) -> None:
        """Write what the opponent so many seats after the learner chooses in these games."""
        games, who = self.games, self.opponents[place - 1]
        if callable(who):
            chosen = np.asarray(who(games.observations[lanes], games.masks[lanes].astype(np.bool_)))
            wrong = chosen.shape != lanes.shape or chosen.dtype.kind not in "iu"
            if wrong or not self.are_legal(lanes, chosen).all():
                raise IllegalMove(f"the policy {place} after the learner gave {chosen!r}, which its masks do not allow")
            games.actions[lanes] = chosen
        else:
            for lane in lanes.tolist():
                games.actions[lane] = self.choice_of(lane, place, who)

    def choice_of(self, lane: int, place: int, who: str) -> int:
        """What a bot chooses: it sees a position imagined for its seat, with luck that follows from the game so far."""
        games, seat = self.games, int(self.games.seats[lane])
        player = self._bots.setdefault((lane, place), bot(who, 0, games.game))
        moves = games.moves_of(lane)
        player.dice.seed(f"{games.seed_of(lane)} {seat} {len(moves)}")
        if not moves or moves[-1][0] != seat:
            player.begin_turn()
        return player.choose(games.state_of(lane).imagine(seat, player.dice.getrandbits(64)), seat)

    # keeping

    def saved(self) -> dict[str, Any]:
        """What it takes to go on, besides the games; a policy cannot be saved and is given again."""
        return {
            "seat": self.seat,
            "illegal": self.illegal,
            "opponents": [None if callable(who) else who for who in self.opponents],
            "learners": self.learners.tobytes(),
            "dice": [dice.getstate()[1:] for dice in self.dice],
        }

    def fill(self, kept: Any) -> None:
        self.learners[:] = np.frombuffer(kept["learners"], np.int32)
        for dice, (numbers, spare) in zip(self.dice, kept["dice"], strict=True):
            dice.setstate((3, tuple(numbers), spare))


def check_seat(seat: Any, players: int) -> int | str:
    if seat == RANDOM or (type(seat) is int and 0 <= seat < players):
        return seat  # type: ignore[no-any-return]  # looked at just now
    raise BadNumber(f"the seat that learns is {RANDOM!r} or 0 to {players - 1}, not {seat!r}")


def check_opponents(given: Any, players: int, game: Game) -> list[Any]:
    """One opponent for each of the other seats, in the order in which they sit after the learner."""
    each = list(given) if isinstance(given, (list, tuple)) else [given] * (players - 1)
    if len(each) != players - 1:
        raise BadNumber(f"{players} players have {players - 1} opponents of the one that learns, not {len(each)}")
    for who in each:
        if isinstance(who, str):
            bot(who, 0, game)
        elif not callable(who):
            raise BadNumber(f"an opponent is the name of a bot or a policy(observations, masks), not {who!r}")
    return each
