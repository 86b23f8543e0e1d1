"""Consequences: what a move leads to, found by playing it and every choice that completes it; compiled, like the rules.

It knows no game: each says which numbers can be read off its table (`State.gauge`), and whether choices still to come
only complete what a seat has begun (`State.unfinished`).
"""

from __future__ import annotations

from londinium.core.errors import IllegalMove
from londinium.core.gauges import GAME, ROUND
from londinium.core.state import Moves, State

MOST_GAUGES = 512
DEEPEST = 16  # choices that complete one move, at most
MOST_STEPS = 4096  # positions looked at for one move in one world; beyond, what follows is left open


class Reading:
    """The numbers of a table after one move: the least and the most of each, in every world looked at."""

    def __init__(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        self.count = 0
        self.worlds = 0
        self.steps = 0
        self.places = 0  # positions read in this world
        self.cut = False  # there were too many ways to go on
        self.drew = False  # chance was asked
        self.which = [0] * MOST_GAUGES
        self.of = [0] * MOST_GAUGES
        self.now = [0] * MOST_GAUGES
        self.low = [0] * MOST_GAUGES  # in this world
        self.high = [0] * MOST_GAUGES
        self.least = [0] * MOST_GAUGES  # in the first world
        self.most = [0] * MOST_GAUGES
        self.differs = [0] * MOST_GAUGES  # between worlds

    def begin(self) -> None:
        """Begin a move."""
        self.worlds = 0
        self.cut = False
        self.drew = False
        for i in range(self.count):
            self.differs[i] = 0

    def begin_world(self, world: State, seat: int) -> None:
        self.steps = 0
        self.places = 0
        if self.worlds == 0:
            for i in range(self.count):
                self.now[i] = self.number(world, i, seat)

    def number(self, position: State, i: int, seat: int) -> int:
        if self.which[i] >= 0:
            return position.gauge(self.which[i], self.of[i], seat)
        if self.which[i] == GAME:
            return 1 if position.over else 0
        if self.which[i] == ROUND:
            return position.round
        return 0 if position.waiting >> seat & 1 else 1

    def read(self, position: State, seat: int) -> None:
        """Take the numbers of a position at which the move is complete."""
        value = 0
        for i in range(self.count):
            value = self.number(position, i, seat)
            if self.places == 0 or value < self.low[i]:
                self.low[i] = value
            if self.places == 0 or value > self.high[i]:
                self.high[i] = value
        self.places += 1

    def end_world(self) -> None:
        for i in range(self.count):
            if self.worlds == 0:
                self.least[i] = self.low[i]
                self.most[i] = self.high[i]
            elif self.least[i] != self.low[i] or self.most[i] != self.high[i]:
                self.differs[i] = 1
        self.worlds += 1


class Follow:
    """One choice, and the Follow of the choice after it, so that a whole look happens in the same few positions."""

    def __init__(self, state: State, depth: int) -> None:
        self.lay_out()
        self.depth = depth
        self.after: State = state.blank()
        self.after.lay_out()
        self.moves: Moves = Moves()
        self.next: Follow = Follow(state, depth - 1) if depth > 1 else Follow.__new__(Follow)

    def lay_out(self) -> None:
        self.depth = 0

    def follow(self, position: State, chooser: int, move: int, seat: int, reading: Reading) -> None:
        """Play the move, then every choice that completes it; read the numbers wherever it is complete."""
        reading.steps += 1
        self.after.copy_from(position)
        self.after.choose(chooser, move)
        if self.after.stream[0] != position.stream[0] or self.after.stream[1] != position.stream[1]:
            reading.drew = True
        if self.after.over or not self.after.unfinished(seat):
            reading.read(self.after, seat)
        elif self.depth == 1 or reading.steps > MOST_STEPS:
            reading.cut = True
            reading.read(self.after, seat)
        else:
            self.complete(seat, reading)

    def complete(self, seat: int, reading: Reading) -> None:
        chooser = self.after.actor
        if self.after.waiting >> seat & 1:
            chooser = seat
        self.moves.clear()
        self.after.choices(chooser, self.moves)
        for i in range(self.moves.count):
            if reading.steps > MOST_STEPS:
                reading.cut = True
                return
            self.next.follow(self.after, chooser, self.moves.ids[i], seat, reading)


def following(state: State) -> Follow:
    """Where moves are followed from positions like this."""
    return Follow(state, DEEPEST)


def is_unfinished(state: State, seat: int) -> bool:
    """Whether the choices now owed only complete what the seat has begun."""
    return state.unfinished(seat)


def prepare(reading: Reading, which: list[int], of: list[int]) -> None:
    """Say which numbers are read."""
    if len(which) > MOST_GAUGES:
        raise OverflowError(f"{len(which)} numbers are too many to foretell; {MOST_GAUGES} are read at most")
    reading.count = len(which)
    for i in range(len(which)):
        reading.which[i] = which[i]
        reading.of[i] = of[i]


def begin(reading: Reading) -> None:
    """Begin a move."""
    reading.begin()


def look(reading: Reading, follow: Follow, world: State, seat: int, move: int) -> int:
    """Play a move of a seat in one world, where it must be legal; gives the positions looked at."""
    moves = Moves()
    legal = False
    if seat >= 0 and world.waiting >> seat & 1:
        world.choices(seat, moves)
        for i in range(moves.count):
            legal = legal or moves.ids[i] == move
    if not legal:
        raise IllegalMove(f"move {move} is not legal for seat {seat} in an imagined position")
    reading.begin_world(world, seat)
    follow.follow(world, seat, move, seat, reading)
    reading.end_world()
    return reading.steps


def found(reading: Reading) -> list[tuple[int, int, int, int, int]]:
    """The numbers that change or may: place in the list, now, least, most, and whether they differ between worlds."""
    answer: list[tuple[int, int, int, int, int]] = []
    for i in range(reading.count):
        if reading.differs[i] or reading.least[i] != reading.now[i] or reading.most[i] != reading.now[i]:
            answer.append((i, reading.now[i], reading.least[i], reading.most[i], reading.differs[i]))
    return answer


def asked_luck(reading: Reading) -> bool:
    """Whether chance was asked."""
    return reading.drew


def was_cut(reading: Reading) -> bool:
    """Whether there were too many ways to go on."""
    return reading.cut
