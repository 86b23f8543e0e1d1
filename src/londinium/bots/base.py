"""What a bot is: something that chooses a move in a position imagined for its seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random as Dice
from typing import ClassVar

from londinium.core.errors import LondiniumError
from londinium.core.game import Game
from londinium.core.moves import Move
from londinium.core.state import State
from londinium.core.table import Table


class BadBudget(LondiniumError):
    """A bot cannot think for so long, or so short."""


@dataclass
class Turn:
    """What a bot has spent of the budget of one turn; whoever makes a bot anew for each choice hands it on."""

    round: int = 0
    spent: float = 0.0


class Bot(ABC):
    """One bot at one seat. Its own dice come from its seed, never from the table's."""

    name: ClassVar[str]
    long: ClassVar[bool] = False  # whether it thinks for as long as it is given

    def __init__(self, seed: int = 0, game: Game | None = None) -> None:
        self.dice = Dice(seed)
        self.turn = Turn()

    def begin_turn(self) -> None:
        """Others have chosen since: what a bot may think in a turn begins anew."""
        self.turn = Turn()

    def hurry(self, among: float) -> None:  # noqa: B027  # most bots are quick as they are
        """Others wait for the same processor: a bot that thinks for long is to share its time among so many."""

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """The id of a legal move, given a position imagined for the seat (it may be changed)."""


def answer(table: Table, seat: int, bot: Bot) -> Move:
    """What a bot plays for a seat that owes a choice."""
    if not table.log or table.log[-1].seat != seat:
        bot.begin_turn()
    return table.game.moves[bot.choose(table.state.imagine(seat, bot.dice.getrandbits(64)), seat)]
