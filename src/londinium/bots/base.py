"""What a bot is: something that chooses a move in a position imagined for its seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random as Dice
from typing import ClassVar

from londinium.core.moves import Move
from londinium.core.state import State
from londinium.core.table import Table


class Bot(ABC):
    """One bot at one or more seats. Its own dice come from its seed, never from the table's."""

    name: ClassVar[str]

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """The id of a legal move, given a position imagined for the seat (it may be changed)."""


def answer(table: Table, seat: int, bot: Bot) -> Move:
    """What a bot plays for a seat that owes a choice."""
    return table.game.moves[bot.choose(table.state.imagine(seat, bot.dice.getrandbits(64)), seat)]
