"""The last three hours of Kids of London with two players as a game of its own, small enough to be known completely.

Each band holds the same three children, the fictitious player too, and three characters are still to come. Everything
is seen before anybody chooses, so a *place*, where one or two seats choose at the same time, is all there is to know;
how it was come to does not matter. Luck, which character comes next and which child the fictitious player shows, is
taken out of the order in which they lie hidden, and every order is as likely. The rules are those of the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import cast

import londinium
from londinium.core.game import Game
from londinium.core.state import State
from londinium.games.kids_of_london.pieces import CHARACTERS, HOURS, Phase
from londinium.games.kids_of_london.rules.streets import Streets

SEATS = 2
CARDS = 3
Payoffs = tuple[float, float]
Joint = tuple[int, int]  # which of its moves each seat takes; 0 for a seat that is not asked


@dataclass(frozen=True)
class Version:
    """Which children each band holds, and which characters are still to come."""

    children: tuple[int, int, int]
    characters: tuple[str, str, str]

    def __str__(self) -> str:
        return f"children {', '.join(map(str, self.children))}; {', '.join(self.characters)}"


VERSIONS = (
    Version((0, 4, 8), ("merchant", "jeweller", "banker")),
    Version((2, 5, 8), ("jeweller", "beggar", "prince")),
    Version((3, 4, 5), ("left-curate", "merchant", "prince")),
    Version((6, 7, 8), ("right-curate", "jeweller", "beggar")),
)


@dataclass
class Place:
    """Where seats choose: a position, their moves, and for each pair of choices what follows, with its chance."""

    state: State
    moves: tuple[tuple[int, ...], tuple[int, ...]]
    follows: dict[Joint, list[tuple[float, int | Payoffs]]] = field(default_factory=dict)

    @property
    def asked(self) -> Iterator[int]:
        """The seats that have something to choose."""
        return (seat for seat in range(SEATS) if len(self.moves[seat]) > 1)


@dataclass
class LastHours:
    """All places of a version, each after those that may follow it, and where it begins, with the chance of each."""

    game: Game
    version: Version
    places: list[Place]
    beginnings: list[tuple[float, int]]


def last_hours(version: Version) -> LastHours:
    """Everything that can happen in a version.

    >>> hours = last_hours(VERSIONS[0])
    >>> len(hours.beginnings), len(hours.places)
    (9, 2142)
    """
    game = londinium.game("kids-of-london")
    building = Building(game)
    first = cast(Streets, beginning(game, version))
    begun = [(chance, building.place_of(state)) for chance, state in building.dealt(first, HOURS - CARDS)]
    return LastHours(game, version, building.places, begun)


def beginning(game: Game, version: Version) -> State:
    """The first of the three hours, with nothing stolen yet."""
    before = [character for number, character in enumerate(CHARACTERS) for _ in range(copies(game, number))]
    for character in version.characters:
        before.remove(character)
    strange = [child for child in range(HOURS) if child not in version.children]
    children = list(version.children)
    return game.restore(
        {
            "players": SEATS,
            "hour": HOURS - CARDS + 1,
            "characters": before + list(version.characters),
            "stranger": strange + children,
            "hands": [children, children, children[1:]],
            "shown": [strange[-1]] * 3,
        }
    ).state


def copies(game: Game, character: int) -> int:
    streets = cast(Streets, game.table(SEATS, seed=0).state)
    return list(streets.data.tiles).count(character)


class Building:
    """Places as they are found, deepest first."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.places: list[Place] = []
        self.known: dict[tuple[object, ...], int] = {}

    def place_of(self, state: Streets) -> int:
        """The number of a place; with it all that follow it are found."""
        key = key_of(state)
        if key not in self.known:
            moves = tuple(tuple(state.legal(seat)) if state.waiting >> seat & 1 else () for seat in range(SEATS))
            place = Place(state, cast(tuple[tuple[int, ...], tuple[int, ...]], moves))
            for joint in joints(place):
                place.follows[joint] = list(self.following(state, place, joint))
            self.known[key] = len(self.places)
            self.places.append(place)
        return self.known[key]

    def following(self, state: Streets, place: Place, joint: Joint) -> Iterator[tuple[float, int | Payoffs]]:
        after = played(state, place, joint)
        if after.over:
            yield 1.0, (after.payoff(0), after.payoff(1))
        elif after.round == state.round:
            yield 1.0, self.place_of(after)
        else:
            for chance, dealt in self.dealt(state, state.round + 1):
                yield chance, self.place_of(played(dealt, place, joint))

    def dealt(self, state: Streets, hour: int) -> Iterator[tuple[float, Streets]]:
        """The position with each character and each child of the fictitious player that may come in an hour."""
        left = range(hour, HOURS)
        for tile, child in product(left, left):
            other = cast(Streets, state.clone())
            other.tiles = swapped(bytearray(state.tiles), hour, tile)
            other.stranger = swapped(bytearray(state.stranger), hour, child)
            if hour == state.round:  # its child is seen as soon as the hour strikes
                other.pending = bytearray([*state.pending[:2], other.stranger[hour], *state.pending[3:]])
                hand = sum(1 << one for one in other.stranger[hour + 1 :])
                other.hands = [*state.hands[:2], hand, *state.hands[3:]]
            yield 1.0 / (len(left) * len(left)), other


def swapped(order: bytearray, one: int, other: int) -> bytearray:
    order[one], order[other] = order[other], order[one]
    return order


def played(state: Streets, place: Place, joint: Joint) -> Streets:
    """The position after both have chosen."""
    after = cast(Streets, state.clone())
    for seat in range(SEATS):
        if place.moves[seat]:
            after.apply(place.moves[seat][joint[seat]], seat)
    return after


def joints(place: Place) -> Iterator[Joint]:
    """Every pair of choices."""
    return product(range(max(1, len(place.moves[0]))), range(max(1, len(place.moves[1]))))


def key_of(state: Streets) -> tuple[object, ...]:
    """All that matters of a position."""
    sharing = state.phase == Phase.SHARING
    return (
        state.round,
        state.phase,
        state.tiles[state.round],
        tuple(sorted(state.tiles[state.round + 1 :])),
        state.stranger[state.round],
        tuple(state.hands[: SEATS + 1]),
        tuple(state.coins[: SEATS + 1]),
        tuple(state.played[: SEATS + 1]) if sharing else (),
        state.thieves if sharing else 0,
    )
