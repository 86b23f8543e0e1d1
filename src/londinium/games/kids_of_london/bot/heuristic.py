"""What a good player of Kids of London looks at: who is likely to be the second richest when the last hour is over.

All hands are known, so everyone's coming income can be guessed: how often each child left will be the highest or the
lowest of those sent. A seat hopes that exactly one band ends above it.
"""

from __future__ import annotations

from math import erf, pow

from londinium.games.kids_of_london.pieces import CHIEF, HOURS, Character
from londinium.games.kids_of_london.rules.play import Play

CHILDREN = 9
LEAST_DOUBT = 0.1


class Portions:
    """One part of n, looked up."""

    def __init__(self) -> None:
        self.lay_out()
        for n in range(1, HOURS + 1):
            self.one_of[n] = 1.0 / n

    def lay_out(self) -> None:
        self.one_of: list[float] = [0.0] * (HOURS + 1)


PORTIONS = Portions()


class Position(Play):
    """The streets as a player judges them."""

    def blank(self) -> "Position":
        other = Position.__new__(Position)
        other.data = self.data
        return other

    def promise(self, seat: int) -> float:
        """The chance that exactly one band ends richer than the seat."""
        purse: float = self.mean_purse(1)
        square: float = self.mean_purse(2)
        own: float = self.wealth(seat, purse)
        doubt: float = self.doubt(seat, purse, square)
        nobody = 1.0
        one = 0.0
        for band in range(self.bands):
            if band != seat:
                gap: float = self.wealth(band, purse) - own
                spread: float = self.doubt(band, purse, square) + doubt + LEAST_DOUBT
                richer: float = 0.5 + 0.5 * erf(gap * pow(2.0 * spread, -0.5))
                one = one * (1.0 - richer) + nobody * richer
                nobody = nobody * (1.0 - richer)
        return one

    def wealth(self, band: int, purse: float) -> float:
        """The coins a band may expect to have at the end."""
        expected: float = self.coins[band]
        for child in range(CHILDREN):
            if self.hands[band] >> child & 1:
                expected += self.chance_highest(band, child) * purse + self.chance_lowest(band, child) * child
        return expected

    def doubt(self, band: int, purse: float, square: float) -> float:
        """How far from that it may end: the variance of what each child left may bring."""
        variance = 0.0
        for child in range(CHILDREN):
            if self.hands[band] >> child & 1:
                highest: float = self.chance_highest(band, child)
                lowest: float = self.chance_lowest(band, child)
                mean: float = highest * purse + lowest * child
                apart: float = highest * square + lowest * child * child - mean * mean
                if apart > 0.0:  # equal children are both highest and lowest, which this sum counts twice
                    variance += apart
        return variance

    def chance_highest(self, band: int, child: int) -> float:
        """How often no other band's child is higher; an equal one takes half, but two chiefs are both arrested."""
        chance = 1.0
        for other in range(self.bands):
            if other != band:
                below = self.count(self.hands[other] & ((1 << child) - 1))
                equal = self.hands[other] >> child & 1 if child != CHIEF else 0
                chance = chance * (below + 0.5 * equal) * PORTIONS.one_of[self.left(other)]
        return chance

    def chance_lowest(self, band: int, child: int) -> float:
        chance = 1.0
        for other in range(self.bands):
            if other != band:
                chance = chance * self.count(self.hands[other] >> child) * PORTIONS.one_of[self.left(other)]
        return chance

    def left(self, band: int) -> int:
        return self.count(self.hands[band])

    def count(self, children: int) -> int:
        found = 0
        while children != 0:
            children &= children - 1
            found += 1
        return found

    def mean_purse(self, power: int) -> float:
        """What robbing one of the characters still to come is worth on average, or its square."""
        total = 0.0
        for hour in range(self.round, HOURS):
            worth: float = self.worth(self.tiles[hour])
            total += worth if power == 1 else worth * worth
        return total * PORTIONS.one_of[HOURS - self.round]

    def worth(self, character: int) -> float:
        if character in (Character.LEFT_CURATE, Character.RIGHT_CURATE):
            return 0.0
        if character == Character.BEGGAR:
            return -self.data.coins[character]
        return self.data.coins[character]
