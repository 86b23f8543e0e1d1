"""What a good player of Kids of London looks at: who will be the second richest."""

from __future__ import annotations

from londinium.games.kids_of_london.rules import Streets


class Position(Streets):
    """The streets as a player sees them who wants to be the second richest when the last hour strikes."""

    def blank(self) -> "Position":
        other = Position.__new__(Position)
        other.data = self.data
        return other

    def promise(self, seat: int) -> float:
        return 0.5
