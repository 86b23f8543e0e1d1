"""What a good player of London looks at: the score as it would be, and what city, hand and money may still bring."""

from __future__ import annotations

from math import erf

from londinium.games.london.rules import City


class Prospect(City):
    """The city as a player judges it."""

    def blank(self) -> "Prospect":
        other = Prospect.__new__(Prospect)
        other.data = self.data
        return other

    def promise(self, seat: int) -> float:
        best: float = -1000.0
        for other in range(self.players):
            if other != seat:
                worth: float = self.worth(other)
                if worth > best:
                    best = worth
        gap: float = self.worth(seat) - best
        return 0.5 + 0.5 * erf(0.04 * gap)

    def worth(self, seat: int) -> float:
        return 1.0 * self.tally(seat)
