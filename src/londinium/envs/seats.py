"""A seat at a table, for whoever holds it: what it may know, what it may do, and nothing of anybody else's.

`LocalSeat` is at a table of this process; one on a Londinium server is next door, in remote.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, NamedTuple

from londinium.bots import Bot, answer
from londinium.core.errors import LondiniumError
from londinium.core.events import Rank, Who
from londinium.core.game import Game
from londinium.core.moves import Move
from londinium.core.record import Record
from londinium.core.table import Table


class NotOver(LondiniumError):
    """What is asked for tells everything, so it can be had only after the end."""


class BadLink(LondiniumError):
    """That is no invitation to a table on a server, or no server."""


class ServerRefused(LondiniumError):
    """A server said no, with its reason."""


class ServerAway(LondiniumError):
    """A server does not answer."""


class Reason(NamedTuple):
    """Why a move is refused, in a sentence, and the title of the chapter that says so."""

    reason: str
    rule: str


class Seat(ABC):
    """One seat of one game."""

    game: Game
    number: int  # from 0

    @property
    @abstractmethod
    def names(self) -> Mapping[Who, str]:
        """What everyone is called, where they have names."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def view(self) -> dict[str, Any]:
        """What the seat may know."""

    @abstractmethod
    def moves(self) -> list[Move]:
        """Its legal moves; none if it owes no choice."""

    @abstractmethod
    def refusal(self, move: Any, lang: str = "en") -> Reason | None:
        """Why it may not play a move now; None if it may."""

    @abstractmethod
    def play(self, move: Any) -> None:
        """Make a choice; IllegalMove or BadMove if it cannot be."""

    @abstractmethod
    def wait(self, seconds: float | None = None) -> bool:
        """Wait until the seat owes a choice or the game is over, so long or for ever; whether it owes one."""

    @abstractmethod
    def news(self, lang: str = "en") -> list[str]:
        """What the seat was told since its last choice, in sentences."""

    @abstractmethod
    def story(self, lang: str = "en") -> list[str]:
        """What the seat was told since the beginning."""

    @abstractmethod
    def ranking(self) -> tuple[Rank, ...]:
        """Who came where; NotOver before the end."""

    @abstractmethod
    def record(self) -> Record:
        """The whole game to replay; NotOver before the end, since it holds the seed."""

    def close(self) -> None:  # noqa: B027  # most seats have nothing to let go of
        """Nobody will ask any more."""


class LocalSeat(Seat):
    """A seat of a table in this process; bots may play the others, and do so as soon as they are to.

    >>> import londinium
    >>> from londinium.bots import bot
    >>> game = londinium.game("kids-of-london")
    >>> seat = LocalSeat(game.table(players=2, seed=7), 0, {1: bot("random", seed=1)})
    >>> while seat.wait():
    ...     seat.play(seat.moves()[0])
    >>> seat.over, len(seat.ranking())
    (True, 3)
    """

    def __init__(
        self, table: Table, number: int, bots: Mapping[int, Bot] | None = None, names: Mapping[Who, str] | None = None
    ) -> None:
        self.table = table
        self.game = table.game
        self.number = table.check_seat(number)
        self.bots = dict(bots or {})
        self.called = dict(names or {})
        self.told = 0  # events, up to its last choice

    @property
    def names(self) -> Mapping[Who, str]:
        return self.called

    @property
    def over(self) -> bool:
        return self.table.over

    def view(self) -> dict[str, Any]:
        return self.table.view(self.number)

    def moves(self) -> list[Move]:
        return self.table.moves(self.number)

    def refusal(self, move: Any, lang: str = "en") -> Reason | None:
        found = self.table.refusal(self.number, move)
        return None if found is None else Reason(found.text(lang), found.rule_text(lang))

    def play(self, move: Any) -> None:
        told = len(self.table.events)
        self.table.play(self.number, move)
        self.told = told

    def wait(self, seconds: float | None = None) -> bool:
        """Let the bots play until it is this seat's turn. Whoever else owes a choice is not waited for."""
        while self.number not in self.table.to_act:
            owing = [seat for seat in self.table.to_act if seat in self.bots]
            if not owing:
                return False
            self.table.play(owing[0], answer(self.table, owing[0], self.bots[owing[0]]))
        return True

    def news(self, lang: str = "en") -> list[str]:
        return self.sentences(self.told, lang)

    def story(self, lang: str = "en") -> list[str]:
        return self.sentences(0, lang)

    def sentences(self, since: int, lang: str) -> list[str]:
        return [event.text(lang, self.number, self.called) for event in self.table.events[since:]]

    def ranking(self) -> tuple[Rank, ...]:
        if not self.table.over:
            raise NotOver("the game is not over: there is no ranking yet")
        return self.table.ranking()

    def record(self) -> Record:
        if not self.table.over:
            raise NotOver("a record tells everything, so there is one only after the end")
        return self.table.record()

    def close(self) -> None:
        for bot in self.bots.values():
            bot.leave()
