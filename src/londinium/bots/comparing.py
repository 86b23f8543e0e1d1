"""Comparing: where the difference between two moves comes from, in the same imagined games; compiled, like the rules.

Two simulations of the same world, one for each move, end with accounts for everyone. Whatever one's own sources and all
that the others have (one more source) came to with one move is put in the place of what it came to with the other, in
every order; what each adds on average is its part of the difference. So the parts add up to what the totals explain,
whether these are judged smoothly or by who has won. What they do not explain is the rest: a tie broken, an end that
came with one of the moves only.
"""

from __future__ import annotations

from londinium.bots.thinking import TRAIL, Thinker
from londinium.core.sizes import COMPARED, MOST_SEATS, MOST_SOURCES, PARTS
from londinium.core.state import Accounts, State

PAIRS = COMPARED * COMPARED
ACCOUNTS = MOST_SEATS * MOST_SOURCES
GROUPS = 1 << (MOST_SOURCES + 1)
TRAILS = 256  # simulations of each move whose beginnings are kept


class Orders:
    """In what part of all orders of n things a given one comes after k given others and before the rest."""

    def __init__(self) -> None:
        self.lay_out()
        for n in range(1, PARTS):
            self.part[n * PARTS] = 1.0 / n
            for k in range(1, n):
                self.part[n * PARTS + k] = self.part[n * PARTS + k - 1] * k / (n - k)

    def lay_out(self) -> None:
        self.part: list[float] = [0.0] * (PARTS * PARTS)


ORDERS = Orders()


class Comparison:
    """What a few moves came to in the same worlds, and the parts of each difference, as sums and sums of squares."""

    def __init__(self) -> None:
        self.lay_out()
        self.mixed: Accounts = Accounts()

    def lay_out(self) -> None:
        self.seat = 0
        self.sources = 0
        self.seats = 0
        self.moves = 0
        self.worlds = 0
        # of the world at hand
        self.value: list[float] = [0.0] * COMPARED
        self.ended = [0] * COMPARED
        self.amount: list[float] = [0.0] * (COMPARED * ACCOUNTS)
        self.total: list[float] = [0.0] * (COMPARED * MOST_SEATS)
        self.doubt: list[float] = [0.0] * (COMPARED * MOST_SEATS)
        self.worth: list[float] = [0.0] * GROUPS
        self.changing = [0] * PARTS
        self.part: list[float] = [0.0] * PARTS
        # of all worlds
        self.sum: list[float] = [0.0] * COMPARED
        self.square: list[float] = [0.0] * COMPARED
        self.raw: list[float] = [0.0] * COMPARED
        self.difference: list[float] = [0.0] * PAIRS
        self.difference_square: list[float] = [0.0] * PAIRS
        self.parts: list[float] = [0.0] * (PAIRS * PARTS)
        self.parts_square: list[float] = [0.0] * (PAIRS * PARTS)
        self.trails = [0] * (COMPARED * TRAILS * 2 * TRAIL)
        self.lengths = [0] * (COMPARED * TRAILS)

    # One world

    def take(self, which: int, thinker: Thinker) -> None:
        """Keep what a simulation came to, by source."""
        thinker.world.reckon(thinker.accounts)
        value: float = thinker.value
        self.raw[which] += value
        if value < 0.0:  # lost, and worse than that, is lost
            value = 0.0
        self.value[which] = value
        self.ended[which] = 1 if thinker.world.over else 0
        self.sum[which] += value
        self.square[which] += value * value
        for i in range(self.seats * MOST_SOURCES):
            self.amount[which * ACCOUNTS + i] = thinker.accounts.amount[i]
        for seat in range(self.seats):
            self.total[which * MOST_SEATS + seat] = thinker.accounts.total[seat]
            self.doubt[which * MOST_SEATS + seat] = thinker.accounts.doubt[seat]
        if self.worlds < TRAILS:
            at = which * TRAILS + self.worlds
            self.lengths[at] = thinker.noted
            for i in range(2 * thinker.noted):
                self.trails[at * 2 * TRAIL + i] = thinker.trail[i]

    def pair(self, one: int, other: int, world: State) -> None:
        """Add what the one came to more than the other, part by part."""
        self.split(one, other, world)
        difference: float = self.value[one] - self.value[other]
        at = one * COMPARED + other
        self.difference[at] += difference
        self.difference_square[at] += difference * difference
        for part in range(PARTS):
            self.parts[at * PARTS + part] += self.part[part]
            self.parts_square[at * PARTS + part] += self.part[part] * self.part[part]

    # The parts of one difference

    def split(self, one: int, other: int, world: State) -> None:
        count = self.list_changing(one, other)
        for group in range(1 << count):
            self.worth[group] = self.worth_of(one, other, group, count, world)
        explained = 0.0
        for part in range(PARTS):
            self.part[part] = 0.0
        for i in range(count):
            share = 0.0
            for group in range(1 << count):
                if not group >> i & 1:
                    weight: float = ORDERS.part[count * PARTS + self.size(group)]
                    share += weight * (self.worth[group | 1 << i] - self.worth[group])
            self.part[self.changing[i]] = share
            explained += share
        self.part[PARTS - 1] = self.value[one] - self.value[other] - explained

    def list_changing(self, one: int, other: int) -> int:
        """The sources that differ: only these have a part."""
        count = 0
        for source in range(self.sources):
            at = self.seat * MOST_SOURCES + source
            if self.amount[one * ACCOUNTS + at] != self.amount[other * ACCOUNTS + at]:
                self.changing[count] = source
                count += 1
        differs = 0
        for seat in range(self.seats):
            if seat != self.seat and self.total[one * MOST_SEATS + seat] != self.total[other * MOST_SEATS + seat]:
                differs = 1
        if differs:
            self.changing[count] = MOST_SOURCES
            count += 1
        return count

    def worth_of(self, one: int, other: int, group: int, count: int, world: State) -> float:
        """What the totals are worth if a group of sources is what the one move made of it, and the rest the other."""
        others = other
        for seat in range(self.seats):
            self.mixed.doubt[seat] = 0.5 * (self.doubt[one * MOST_SEATS + seat] + self.doubt[other * MOST_SEATS + seat])
        own = 0.0
        for source in range(self.sources):
            own += self.amount[other * ACCOUNTS + self.seat * MOST_SOURCES + source]
        for i in range(count):
            if group >> i & 1:
                if self.changing[i] == MOST_SOURCES:
                    others = one
                else:
                    at = self.seat * MOST_SOURCES + self.changing[i]
                    own += self.amount[one * ACCOUNTS + at] - self.amount[other * ACCOUNTS + at]
        for seat in range(self.seats):
            self.mixed.total[seat] = self.total[others * MOST_SEATS + seat]
        self.mixed.total[self.seat] = own
        world.over = self.ended[one] != 0
        found: float = world.weigh(self.seat, self.mixed)
        if self.ended[one] != self.ended[other]:
            world.over = self.ended[other] != 0
            found = 0.5 * (found + world.weigh(self.seat, self.mixed))
        return found

    def size(self, group: int) -> int:
        count = 0
        while group != 0:
            group &= group - 1
            count += 1
        return count


def compare(comparison: Comparison, thinker: Thinker, first: int, worlds: int) -> int:
    """Simulate the first candidates in some worlds, each in every one, and split their differences."""
    for world in range(worlds):
        for which in range(comparison.moves):
            thinker.simulate(thinker.order[which], first + world)
            comparison.take(which, thinker)
        for one in range(comparison.moves):
            for other in range(one):
                comparison.pair(one, other, thinker.world)
        comparison.worlds += 1
    return comparison.worlds


def begin_comparison(comparison: Comparison, thinker: Thinker, moves: int, seats: int, sources: int) -> None:
    """Begin to compare the first candidates of a thinker, with so many at the table and sources of this game."""
    comparison.seat = thinker.seat
    comparison.moves = moves if moves < COMPARED else COMPARED
    comparison.seats = seats if seats < MOST_SEATS else MOST_SEATS
    comparison.sources = sources if sources < MOST_SOURCES else MOST_SOURCES
    comparison.worlds = 0
    for i in range(COMPARED):
        comparison.sum[i] = 0.0
        comparison.square[i] = 0.0
        comparison.raw[i] = 0.0
    for i in range(PAIRS):
        comparison.difference[i] = 0.0
        comparison.difference_square[i] = 0.0
    for i in range(PAIRS * PARTS):
        comparison.parts[i] = 0.0
        comparison.parts_square[i] = 0.0


def beginnings(comparison: Comparison, which: int) -> list[list[int]]:
    """How the simulations of one move went on: seat, move, seat, move, …"""
    if which < 0 or which >= comparison.moves:
        raise IndexError(f"{comparison.moves} moves are compared, and {which} is none of them")
    answer: list[list[int]] = []
    kept = comparison.worlds if comparison.worlds < TRAILS else TRAILS
    for world in range(kept):
        at = which * TRAILS + world
        trail: list[int] = [0] * (2 * comparison.lengths[at])
        for i in range(2 * comparison.lengths[at]):
            trail[i] = comparison.trails[at * 2 * TRAIL + i]
        answer.append(trail)
    return answer
