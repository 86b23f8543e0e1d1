"""What a bot is: something that chooses a move in a position imagined for its seat."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random as Dice
from typing import Any, ClassVar

from londinium.core.errors import LondiniumError
from londinium.core.game import Game
from londinium.core.moves import Move
from londinium.core.state import State
from londinium.core.table import Table


class BadBudget(LondiniumError):
    """A bot cannot think for so long, or so short."""


class BotFailed(LondiniumError):
    """A bot that is a program of its own ended, kept silent, or answered what is no legal move."""


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
        self.failures: list[str] = []  # how it lost its moves at tables, if it did

    def sit(self, options: Mapping[str, Any], limit: float | None = None) -> None:  # noqa: B027  # most need not know
        """The options of the table, which a position does not name; the seconds of a choice, where somebody counts."""

    def leave(self) -> None:  # noqa: B027  # most bots have nothing to take along
        """Nobody will ask it about this game again."""

    def begin_turn(self) -> None:
        """Others have chosen since: what a bot may think in a turn begins anew."""
        self.turn = Turn()

    def hurry(self, among: float) -> None:  # noqa: B027  # most bots are quick as they are
        """Others wait for the same processor: a bot that thinks for long is to share its time among so many."""

    @abstractmethod
    def choose(self, state: State, seat: int) -> int:
        """The id of a legal move, given a position imagined for the seat (it may be changed)."""


def answer(table: Table, seat: int, bot: Bot) -> Move:
    """What a bot plays for a seat that owes a choice; one that fails loses its move, and any legal one is drawn."""
    if not table.log or table.log[-1].seat != seat:
        bot.begin_turn()
    bot.sit(table.options)
    try:
        return table.game.moves[bot.choose(table.state.imagine(seat, bot.dice.getrandbits(64)), seat)]
    except BotFailed as problem:
        bot.failures.append(str(problem))
        return bot.dice.choice(table.moves(seat))
