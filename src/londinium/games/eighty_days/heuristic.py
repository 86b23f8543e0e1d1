"""What a good player of Around the World in 80 Days looks at."""

from __future__ import annotations

from londinium.games.eighty_days.rules import Race


class Outlook(Race):
    """The race as a player sees it who wants to be home first."""

    def blank(self) -> "Outlook":
        other = Outlook.__new__(Outlook)
        other.data = self.data
        return other

    def promise(self, seat: int) -> float:
        return 0.5
