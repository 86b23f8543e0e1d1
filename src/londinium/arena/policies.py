"""Policies in a game that is known completely: their worth, what they leave to whoever knows them, the exact solution.

A policy gives for each place of the game (`last_hours`) and each seat the chance of each move. Both seats want their
own share of the victory, and since the fictitious player may win as well, what one gains the other need not lose. So
the measure is one that holds for any game: *exploitability*, how much a seat that knows the other's policy could gain
by leaving its own. A pair of policies that leaves nobody anything to gain is an equilibrium.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random as Dice

import numpy as np
from numpy.typing import NDArray

from londinium.arena.last_hours import SEATS, Joint, LastHours, Payoffs, Place, joints
from londinium.bots import Bot

Policy = list[tuple[tuple[float, ...], tuple[float, ...]]]  # for each place, for each seat, the chance of each move
Matrix = NDArray[np.float64]
ALMOST = 1e-9


@dataclass(frozen=True)
class Exploited:
    """What a policy comes to: shares of the victory, the mean of both seats."""

    against_itself: float
    best_response: float

    @property
    def exploitability(self) -> float:
        return self.best_response - self.against_itself


def exploited(hours: LastHours, policy: Policy) -> Exploited:
    """How much a policy leaves to whoever knows it."""
    own = value(hours, policy)
    best = [best_response(hours, policy, seat) for seat in range(SEATS)]
    return Exploited(sum(own) / SEATS, sum(best) / SEATS)


def against(hours: LastHours, policy: Policy, other: Policy) -> float:
    """What a policy gets against another, the mean of both seats."""
    here = value(hours, [(one[0], two[1]) for one, two in zip(policy, other, strict=True)])[0]
    there = value(hours, [(two[0], one[1]) for one, two in zip(policy, other, strict=True)])[1]
    return (here + there) / SEATS


# What policies are worth


def value(hours: LastHours, policy: Policy) -> Payoffs:
    """What both get if both follow a policy."""
    known: list[Payoffs] = []
    for place, chosen in zip(hours.places, policy, strict=True):
        sums = [0.0, 0.0]
        for joint, chance in likely(chosen, place):
            for seat, share in enumerate(expected(place, joint, known)):
                sums[seat] += chance * share
        known.append((sums[0], sums[1]))
    return at_the_beginning(hours, known)


def best_response(hours: LastHours, policy: Policy, seat: int) -> float:
    """The most a seat can get against the other's policy."""
    known: list[Payoffs] = []
    for place, chosen in zip(hours.places, policy, strict=True):
        by_move = [0.0] * max(1, len(place.moves[seat]))
        free = tuple((1.0,) * len(by_move) if one == seat else chosen[one] for one in range(SEATS))
        for joint, chance in likely((free[0], free[1]), place):
            by_move[joint[seat]] += chance * expected(place, joint, known)[seat]
        most = max(by_move)
        known.append((most, most))
    return at_the_beginning(hours, known)[seat]


def likely(chosen: tuple[tuple[float, ...], tuple[float, ...]], place: Place) -> Iterator[tuple[Joint, float]]:
    for joint in joints(place):
        chance = chosen[0][joint[0]] * chosen[1][joint[1]]
        if chance > 0:
            yield joint, chance


def expected(place: Place, joint: Joint, known: Sequence[Payoffs]) -> Payoffs:
    """What a pair of choices is worth, if it is known what the places that follow are."""
    first = second = 0.0
    for chance, follows in place.follows[joint]:
        shares = known[follows] if isinstance(follows, int) else follows
        first += chance * shares[0]
        second += chance * shares[1]
    return first, second


def at_the_beginning(hours: LastHours, known: Sequence[Payoffs]) -> Payoffs:
    first = sum(chance * known[place][0] for chance, place in hours.beginnings)
    return first, sum(chance * known[place][1] for chance, place in hours.beginnings)


# Policies


def same_for_all(hours: LastHours, chances: Callable[[int], tuple[float, ...]]) -> Policy:
    """A policy that looks at nothing but how many moves there are."""
    return [(chances(max(1, len(place.moves[0]))), chances(max(1, len(place.moves[1])))) for place in hours.places]


def uniform(hours: LastHours) -> Policy:
    """Any move, each as likely."""
    return same_for_all(hours, lambda count: (1.0 / count,) * count)


def always_the_first(hours: LastHours) -> Policy:
    """Always the first move of the list: the smallest child."""
    return same_for_all(hours, lambda count: (1.0, *(0.0,) * (count - 1)))


def asked_often(
    hours: LastHours, bot: Bot, times: int, seed: int, progress: Callable[[], None] = lambda: None
) -> Policy:
    """What a bot does: it is asked so many times at a place, each time from another seed.

    Where its own policy never leads, whatever the other seat does, it is not asked: what it does there cannot matter.
    """
    dice = Dice(seed)
    policy = uniform(hours)
    needed = [{place for _, place in hours.beginnings} for _ in range(SEATS)]
    for number in range(len(hours.places) - 1, -1, -1):  # each before all that follow it
        place = hours.places[number]
        chosen = list(policy[number])
        for seat in range(SEATS):
            if number in needed[seat]:
                if len(place.moves[seat]) > 1:
                    chosen[seat] = frequencies(place, bot, seat, times, dice)
                needed[seat].update(places_after(place, seat, chosen[seat]))
        policy[number] = (chosen[0], chosen[1])
        progress()
    return policy


def frequencies(place: Place, bot: Bot, seat: int, times: int, dice: Dice) -> tuple[float, ...]:
    counts = dict.fromkeys(place.moves[seat], 0)
    for _ in range(times):
        bot.dice.seed(dice.getrandbits(64))
        bot.begin_turn()
        counts[bot.choose(place.state.imagine(seat, dice.getrandbits(64)), seat)] += 1
    return tuple(counts[move] / times for move in place.moves[seat])


def places_after(place: Place, seat: int, chosen: tuple[float, ...]) -> Iterator[int]:
    """Where a seat may come to by its policy, whatever the other does."""
    for joint in joints(place):
        if chosen[joint[seat]] > 0:
            yield from (follows for _, follows in place.follows[joint] if isinstance(follows, int))


# The exact solution


def equilibrium(hours: LastHours) -> Policy:
    """A pair of policies of which neither seat can leave its own with profit, nowhere: solved from the end backwards.

    Where a place has several, the one that is best for both together; of such the most even one.
    """
    known: list[Payoffs] = []
    policy: Policy = []
    for place in hours.places:
        shape = [max(1, len(moves)) for moves in place.moves]
        shares = np.zeros((SEATS, *shape))
        for joint in joints(place):
            shares[(slice(None), *joint)] = expected(place, joint, known)
        found = [
            ((float(one @ shares[0] @ other), float(one @ shares[1] @ other)), one, other)
            for one, other in equilibria(shares[0], shares[1])
        ]
        worth, one, other = max(found, key=lambda e: (round(sum(e[0]), 9), -round(abs(e[0][0] - e[0][1]), 9)))
        known.append(worth)
        policy.append((tuple(map(float, one)), tuple(map(float, other))))
    return policy


def equilibria(first: Matrix, second: Matrix) -> Iterator[tuple[Matrix, Matrix]]:
    """The extreme equilibria of a game of two matrices; there is always one.

    A corner of what one seat may mix has a label for each of its moves it never plays and for each move of the other
    that is a best response to it. Two corners that have all labels together are an equilibrium.
    """
    rows, columns = first.shape
    mixed_rows = list(corners(second.T + 1.0, range(rows), range(rows, rows + columns)))
    mixed_columns = list(corners(first + 1.0, range(rows, rows + columns), range(rows)))
    for labels, one in mixed_rows:
        for others, other in mixed_columns:
            if len(labels | others) == rows + columns:
                yield one, other


def corners(gains: Matrix, own: range, others: range) -> Iterator[tuple[frozenset[int], Matrix]]:
    """The corners of all mixtures that give the other seat at most 1 for any of its moves, with their labels."""
    size = len(own)
    walls = np.vstack([-np.eye(size), gains])
    bounds = np.concatenate([np.zeros(size), np.ones(len(gains))])
    named = [*own, *others]
    for chosen in combinations(range(len(named)), size):
        try:
            corner = np.linalg.solve(walls[list(chosen)], bounds[list(chosen)])
        except np.linalg.LinAlgError:
            continue
        if (walls @ corner <= bounds + ALMOST).all() and corner.sum() > ALMOST:
            met = np.flatnonzero(np.abs(walls @ corner - bounds) <= ALMOST)
            yield frozenset(named[i] for i in met), np.maximum(corner, 0.0) / np.maximum(corner, 0.0).sum()
