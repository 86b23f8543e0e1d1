"""What can go wrong, each with a sentence for a person: what was tried, why it cannot be, what can."""

from __future__ import annotations


class LondiniumError(Exception):
    """The root of every error Londinium raises on purpose."""


class UnknownGame(LondiniumError):
    """No game has that name."""


class BadPlayers(LondiniumError):
    """The game is not for that many players."""


class BadOption(LondiniumError):
    """The game has no such option, or the option no such value."""


class BadRules(LondiniumError):
    """The game has no such version of its rules, or no longer."""


class BadSeed(LondiniumError):
    """A seed is a whole number of at most 128 bits."""


class BadNumber(LondiniumError):
    """A count that cannot be."""


class BadSource(LondiniumError):
    """The heuristic of the game counts nothing of that name."""


class BadSeat(LondiniumError):
    """There is no such seat at the table."""

    def __init__(self, seat: object, players: int) -> None:
        super().__init__(f"there is no seat {seat} at a table of {players}; seats are 0 to {players - 1}")


class BadBuffer(LondiniumError):
    """An array of the wrong kind, length or shape."""


class BadMove(LondiniumError):
    """That is not a move of this game at all."""


class IllegalMove(LondiniumError):
    """A move of this game, but not one that is allowed now. `refusal` says why and which rule says so."""

    refusal: object = None


class NothingToUndo(LondiniumError):
    """The seat has nothing it may take back."""


class BadStanding(LondiniumError):
    """The standing answer cannot be given."""


class BadRecord(LondiniumError):
    """The record cannot be replayed."""


class BadSnapshot(LondiniumError):
    """The snapshot is not a position of the game."""


class BadData(LondiniumError):
    """The component data breaks a fact of the game; `line` is where, if known."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line is not None else message)
        self.line = line
