"""What a good player of Key to the City – London looks at."""

from __future__ import annotations

from londinium.games.key_to_the_city.rules import City


class Outlook(City):
    """London as a player judges it."""

    def blank(self) -> "Outlook":
        other = Outlook.__new__(Outlook)
        other.data = self.data
        return other
