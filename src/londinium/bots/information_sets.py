"""Information set Monte Carlo tree search as the textbooks have it, to compare other searches with; compiled.

Each simulation imagines a world for the seat. In it every seat has its own places in the tree, told apart by what it
has seen happen since the choice thought about and by the moves it has there, and chooses among them by UCB for its own
payoff. Where the tree ends a place is added, and one game is played to its end at random. There is no heuristic and no
model of anybody. What another seat held before the choice thought about tells its places apart only as far as its moves
show it.
"""

from __future__ import annotations

from math import log, pow, sqrt

from londinium.core.errors import IllegalMove
from londinium.core.scratch import Tape
from londinium.core.sizes import TOLD_CELLS
from londinium.core.state import MOST_MOVES, WORD, Moves, State, Stream

u64 = int  # a number that needs 64 bits when compiled

PLACES = 262144  # information sets in a tree
SLOTS = 524288  # where they are looked up: twice as many
FEWEST_SLOTS = 16
EDGES = 2097152  # moves there
DEEPEST = 512  # choices on one way through the tree
SEATS = 8
KINDS = 64  # of events, at most
NOWHERE = -1
EVERYONE = -1
TIE = 0.00001
WORST = -1000000.0


class Tree:
    """What is found about one choice of one seat."""

    def __init__(self, state: State) -> None:
        self.lay_out()
        self.root: State = state.clone()
        self.world: State = state.clone()
        self.moves: Moves = Moves()
        self.chance: Stream = Stream()
        self.tape: Tape = Tape()

    def lay_out(self) -> None:
        self.seat = 0
        self.explore = 1.0
        self.secret = [0] * KINDS  # for each kind of event a bit for each of its facts that may be secret
        self.simulations = 0
        # the tree
        self.places = 0
        self.edges = 0
        self.slots = 0  # how many are used, a power of two
        self.place = [0] * SLOTS  # the place whose slot it is, if that place says so too: nothing need be cleared
        self.slot = [0] * PLACES
        self.key: list[u64] = [0] * PLACES
        self.visits = [0] * PLACES
        self.first = [0] * PLACES  # the first edge of each; its edges lie side by side
        self.tried = [0] * EDGES
        self.sum: list[float] = [0.0] * EDGES
        # one way through it
        self.steps = 0
        self.way = [0] * DEEPEST
        self.whose = [0] * DEEPEST
        self.worth: list[float] = [0.0] * MOST_MOVES
        self.payoff: list[float] = [0.0] * SEATS
        self.public: u64 = 0  # what everyone has seen happen
        self.private: list[u64] = [0] * SEATS  # and what each seat alone has

    # One simulation

    def simulate(self) -> None:
        """Go through the tree in a new world, add a place where it ends, play on at random, note what came of it."""
        self.imagine()
        seat = self.seat
        self.list_moves(seat)
        place = self.come_to(seat)
        while place != NOWHERE:
            choice = self.choice_at(place)
            self.way[self.steps] = self.first[place] + choice
            self.whose[self.steps] = seat
            self.steps += 1
            self.tape.count = 0
            self.world.choose(seat, self.moves.ids[choice])
            self.hear()
            place = NOWHERE
            if not self.world.over:
                seat = self.world.actor
                self.list_moves(seat)
                place = self.come_to(seat)
        self.world.tell_nobody()
        self.play_at_random()
        for i in range(self.world.players):
            self.payoff[i] = self.world.victory(i)
        for i in range(self.steps):
            self.sum[self.way[i]] += self.payoff[self.whose[i]]
        self.simulations += 1

    def imagine(self) -> None:
        self.world.copy_from(self.root)
        low: u64 = self.chance.word()
        self.world.sow(low, self.chance.word())
        self.world.redraw(self.seat)
        self.world.tell_to(self.tape)
        self.steps = 0
        self.public = 0
        for seat in range(self.world.players):
            self.private[seat] = 0

    def play_at_random(self) -> None:
        while not self.world.over:
            self.list_moves(self.world.actor)
            self.world.choose(self.world.actor, self.moves.ids[self.chance.draw(self.moves.count)])

    def list_moves(self, seat: int) -> None:
        self.moves.clear()
        self.world.choices(seat, self.moves)

    # What each seat has seen

    def hear(self) -> None:
        """Note what a choice made happen: what is public of it for all, what is secret for those who were shown it."""
        for i in range(self.tape.count):
            at = i * TOLD_CELLS
            seen = self.tape.cells[at + 5]
            secret = self.secret[self.tape.cells[at]] if seen != EVERYONE else 0
            self.public = self.chance.mix((self.public + self.told(at, ~secret)) & WORD)
            if secret != 0:
                for seat in range(self.world.players):
                    if seen >> seat & 1:
                        self.private[seat] = self.chance.mix((self.private[seat] + self.told(at, secret)) & WORD)

    def told(self, at: int, facts: int) -> u64:
        """What is on the tape at a place as one number, some of its facts only."""
        word: u64 = self.tape.cells[at] * 256 + self.tape.cells[at + 1] + 2
        for i in range(3):
            word = (word * 65536 + (self.tape.cells[at + 2 + i] if facts >> i & 1 else 0)) & WORD
        return word

    # The tree

    def come_to(self, seat: int) -> int:
        """The place where a seat that has these moves is now; NOWHERE if it is a new one, or there is no room."""
        key: u64 = self.key_of(seat)
        slot = key & (self.slots - 1)
        place = self.place[slot]
        while place < self.places and self.slot[place] == slot:
            if self.key[place] == key:
                return place if self.has_room(place) else NOWHERE
            slot = (slot + 1) & (self.slots - 1)
            place = self.place[slot]
        if self.places * 2 < self.slots:
            self.place[slot] = self.places
            self.slot[self.places] = slot
            self.key[self.places] = key
            self.visits[self.places] = 0
            self.first[self.places] = NOWHERE
            self.places += 1
        return NOWHERE

    def key_of(self, seat: int) -> u64:
        """What the seat has seen, and the moves it has."""
        key: u64 = (self.public ^ self.private[seat]) + seat + 1
        for i in range(self.moves.count):
            key = (key * 31 + self.moves.ids[i] + 1) & WORD
        return self.chance.mix(key)

    def has_room(self, place: int) -> bool:
        """Whether the moves of a place are in the tree: they come in with its second visit."""
        if self.steps == DEEPEST:
            return False
        if self.first[place] == NOWHERE and self.edges + self.moves.count <= EDGES:
            self.first[place] = self.edges
            for i in range(self.moves.count):
                self.tried[self.edges + i] = 0
                self.sum[self.edges + i] = 0.0
            self.edges += self.moves.count
        return self.first[place] != NOWHERE

    def choice_at(self, place: int) -> int:
        """Any move not yet tried there; when all have been, the best by UCB."""
        count = self.moves.count
        visits = self.visits[place]
        found = self.untried(place, count - visits) if visits < count else self.best_by_ucb(place)
        self.visits[place] += 1
        self.tried[self.first[place] + found] += 1
        return found

    def untried(self, place: int, left: int) -> int:
        skip = self.chance.draw(left)
        found = 0
        while skip > 0 or self.tried[self.first[place] + found] > 0:
            skip -= 1 if self.tried[self.first[place] + found] == 0 else 0
            found += 1
        return found

    def best_by_ucb(self, place: int) -> int:
        first = self.first[place]
        curiosity: float = self.explore * sqrt(log(self.visits[place]))
        most: float = WORST
        for i in range(self.moves.count):
            part: float = pow(self.tried[first + i], -0.5)
            self.worth[i] = self.sum[first + i] * part * part + curiosity * part
            if self.worth[i] > most:
                most = self.worth[i]
        ties = 0
        found = 0
        for i in range(self.moves.count):
            if self.worth[i] > most - TIE:
                ties += 1
                if ties == 1 or self.chance.draw(ties) == 0:
                    found = i
        return found


def search(tree: Tree, simulations: int) -> int:
    """Simulate so many times; gives the simulations so far."""
    for _ in range(simulations):
        tree.simulate()
    return tree.simulations


def begin(tree: Tree, state: State, seat: int, seed: u64, simulations: int, explore: float, secret: list[int]) -> None:
    """Begin to think about a choice of a seat, in a position imagined for it, with room for so many simulations.

    `secret` says what is secret of each kind of event, as `secret_facts` of bots/ismcts.py finds it.
    """
    if seat < 0 or seat >= state.players or not state.waiting >> seat & 1:
        raise IllegalMove(f"seat {seat} owes no choice")
    tree.root.copy_from(state)
    tree.chance.sow(seed, seat)
    tree.seat = seat
    tree.explore = explore
    tree.simulations = 0
    tree.places = 0
    tree.edges = 0
    tree.slots = FEWEST_SLOTS
    while tree.slots < SLOTS and tree.slots <= simulations * 2:
        tree.slots *= 2
    for kind in range(len(secret)):
        tree.secret[kind] = secret[kind]


def found(tree: Tree, moves: int) -> list[tuple[int, float]]:
    """How often each of the moves thought about was tried, in the order of their list, and the sum it came to.

    They are the first that came into the tree, with the second simulation.
    """
    answer: list[tuple[int, float]] = []
    for i in range(moves if tree.simulations > 1 else 0):
        answer.append((tree.tried[i], tree.sum[i]))
    return answer
