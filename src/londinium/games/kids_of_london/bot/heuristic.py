"""What a good player of Kids of London looks at: who is likely to be the second richest when the last hour is over.

All hands are known, so everyone's coming income can be guessed: how often each child left will be the highest or the
lowest of those sent. A seat hopes that exactly one band ends above it.
"""

from __future__ import annotations

from math import erf, pow

from londinium.core.state import Accounts, StageWeights
from londinium.games.kids_of_london.pieces import (
    CHIEF,
    CHILDREN_LEFT,
    HOURS,
    SOURCES,
    Character,
    Source,
)
from londinium.games.kids_of_london.rules.play import Play

COUNTED_NAMES = ("robbed", "elsewhere", "given", "beggar", "children")  # as the numbers of what is counted go
BY_STAGE = StageWeights("games/kids_of_london", COUNTED_NAMES)
CHILDREN = 9
LEAST_DOUBT = 0.1
NOTHING = -1000.0  # less than any band can have


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

    def sources(self) -> tuple[str, ...]:
        return COUNTED_NAMES

    def remaining(self) -> float:
        """The hours that have not struck yet."""
        left: float = HOURS - self.round
        return left / HOURS

    def reckon(self, accounts: Accounts) -> None:
        """The coins everyone has, by where they came from, and those each child left may bring."""
        purse: float = self.mean_purse(1)
        square: float = self.mean_purse(2)
        accounts.open(self.bands, self.blind)
        for band in range(self.bands):
            for source in range(Source.BEGGED):
                accounts.add(band, source, self.ledger[band * SOURCES + source])
            accounts.add(band, Source.BEGGED, -self.ledger[band * SOURCES + Source.BEGGED])
            for child in range(CHILDREN):
                if self.hands[band] >> child & 1:
                    highest: float = self.chance_highest(band, child)
                    lowest: float = self.chance_lowest(band, child)
                    mean: float = highest * purse + lowest * child
                    accounts.add(band, CHILDREN_LEFT, mean)
                    apart: float = highest * square + lowest * child * child - mean * mean
                    if apart > 0.0:  # equal children are both highest and lowest, which this sum counts twice
                        accounts.doubt[band] += apart
        self.weigh_accounts(accounts, self.bands, BY_STAGE)

    def weigh(self, seat: int, accounts: Accounts) -> float:
        """The chance that exactly one band ends richer than the seat."""
        if self.over:
            return self.share_of_second(seat, accounts)
        nobody = 1.0
        one = 0.0
        for band in range(self.bands):
            if band != seat:
                gap: float = accounts.total[band] - accounts.total[seat]
                spread: float = accounts.doubt[band] + accounts.doubt[seat] + LEAST_DOUBT
                richer: float = 0.5 + 0.5 * erf(gap * pow(2.0 * spread, -0.5))
                one = one * (1.0 - richer) + nobody * richer
                nobody = nobody * (1.0 - richer)
        return one

    def share_of_second(self, seat: int, accounts: Accounts) -> float:
        """What the end makes of the coins: all for those who have most of the bands that are not the richest."""
        most: float = NOTHING
        second: float = NOTHING
        for band in range(self.bands):
            if accounts.total[band] > most:
                most = accounts.total[band]
        winners = 0
        for band in range(self.bands):
            if accounts.total[band] == second:
                winners += 1
            elif second < accounts.total[band] < most:
                second = accounts.total[band]
                winners = 1
        return self.data.portion[winners] if winners > 0 and accounts.total[seat] == second else 0.0

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
