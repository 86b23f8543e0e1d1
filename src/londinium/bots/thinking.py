"""Thinking: what each of some moves leads to, played out again and again in imagined worlds; compiled, like the rules.

One Thinker is one lane of thought about one choice: its own tree, its own luck. A simulation imagines a world for the
seat, plays one candidate there and plays on to the horizon, which is the same moment of the game for all candidates:
positions at different times cannot be compared. The seat's own choices on the way follow the tree, which branches on
nothing but them; the others answer as a model of them does, in the world at hand. Candidates are compared in the same
worlds with the same luck.

Seats that choose at the same time are never ordered: each answers in the position from before anybody has.
"""

from __future__ import annotations

from math import exp, pow, sqrt

from londinium.bots.ahead import Ahead
from londinium.core.errors import IllegalMove
from londinium.core.state import MOST_MOVES, Accounts, Moves, State, Stream

u64 = int  # a number that needs 64 bits when compiled

NODES = 16384  # places of a tree: the choices the seat may come to
EDGES = 131072  # and moves there
DEEPEST = 64  # own choices on one way through the tree
SEATS = 8
SAMPLES = 256  # answers foreseen of each seat
TRAIL = 12  # moves of a simulation that are noted
NOWHERE = -1
WORST = -1000000.0
APART = 0x9E3779B97F4A7C15


class Pool:
    """Worlds imagined once and used again, where imagining takes long."""

    def __init__(self, state: State, size: int) -> None:
        self.world: State = state.clone()
        self.next: Pool = Pool(state, size - 1) if size > 1 else Pool.__new__(Pool)

    def lay_out(self) -> None:
        pass

    def fill(self, root: State, seat: int, size: int, chance: Stream) -> None:
        self.world.copy_from(root)
        low: u64 = chance.word()
        self.world.sow(low, chance.word())
        self.world.redraw(seat)
        if size > 1:
            self.next.fill(root, seat, size - 1, chance)

    def give(self, number: int, world: State) -> None:
        if number == 0:
            world.copy_from(self.world)
        else:
            self.next.give(number - 1, world)


class Thinker:
    """One lane of thought about one choice of one seat."""

    def __init__(self, state: State, pool: int, ahead: int) -> None:
        self.lay_out()
        self.root: State = state.clone()
        self.world: State = state.clone()
        self.before: State = state.clone()
        self.moves: Moves = Moves()
        self.glance: Ahead = Ahead(state, ahead)
        self.chance: Stream = Stream()
        self.accounts: Accounts = Accounts()
        self.worlds: Pool = Pool(state, pool if pool > 0 else 1)
        self.pool = pool

    def lay_out(self) -> None:
        # how to think
        self.pool = 0  # worlds imagined once; none: a new one for each simulation
        self.horizon = 0  # turns after which all is judged, the one being played included; 0: the end of the game
        self.own = 0  # of how many of its moves the seat takes the best, one look ahead, once it has left the tree
        self.others = 0  # and of how many the others do; 1: any move
        self.samples = 0  # answers foreseen of each seat that chooses at the same time
        self.lucks = 1  # and how much luck each of them is an average over
        self.depth = 0  # own choices in the tree, besides the one thought about
        self.explore = 1.0
        self.sharpness = 20.0  # how much more often what looks better is tried
        self.trust = 1.0  # simulations that a first look is worth
        self.margin = 0.0  # how much it counts at the end by how far one is ahead
        self.settled = False  # the tree grows no more, and the seat follows what it tried most
        # about what
        self.seat = 0
        self.seed: u64 = 0
        self.candidates = 0
        self.candidate = [0] * MOST_MOVES
        self.order = [0] * MOST_MOVES  # the candidates that are still compared come first
        self.visits = [0] * MOST_MOVES
        self.total: list[float] = [0.0] * MOST_MOVES
        self.square: list[float] = [0.0] * MOST_MOVES
        self.simulations = 0
        # the tree
        self.nodes = 0
        self.edges = 0
        self.seen = [0] * NODES
        self.first = [0] * NODES  # the first edge of each
        self.likeliest: list[float] = [0.0] * NODES
        self.move = [0] * EDGES
        self.next = [0] * EDGES
        self.leads = [0] * EDGES
        self.tried = [0] * EDGES
        self.sum: list[float] = [0.0] * EDGES
        self.look: list[float] = [0.0] * EDGES
        self.low = 0.0
        self.high = 0.0
        # one way through it
        self.node = 0
        self.steps = 0
        self.way = [0] * DEEPEST
        self.slot = [0] * MOST_MOVES
        self.hopes: list[float] = [0.0] * MOST_MOVES
        self.together = 0
        self.answered = 0
        self.begun = 0  # seats asked together with the choice thought about
        self.turns = 0
        self.last = 0
        self.value = 0.0  # what it came to
        self.noted = 0
        self.trail = [0] * (2 * TRAIL)  # the seats and moves it began with
        self.answers = [0] * (SEATS * SAMPLES)

    # Worlds

    def imagine(self, number: int) -> None:
        """Put a world in place and begin a string of luck, both the same for the same number."""
        low: u64 = self.seed + number * APART
        self.chance.sow(low, self.seat)
        if self.pool > 0:
            self.worlds.give(self.chance.draw(self.pool), self.world)
        else:
            self.world.copy_from(self.root)
        low = self.chance.word()
        self.world.sow(low, self.chance.word())
        if self.pool == 0:
            self.world.redraw(self.seat)

    # What the seats that choose at the same time as this one may answer

    def foresee(self) -> None:
        """Sample what each of them would send if it chose by one look at its moves, in any luck."""
        self.imagine(0)
        if self.samples > 0 and self.world.waiting & (self.world.waiting - 1):
            for other in range(self.world.players):
                if other != self.seat and self.world.waiting >> other & 1:
                    for i in range(self.samples):
                        self.imagine(i)
                        self.list_moves(other)
                        self.answers[other * SAMPLES + i] = self.best_on_average(other)

    def best_on_average(self, seat: int) -> int:
        """The move a seat likes best, one look ahead, over some luck."""
        for i in range(self.moves.count):
            self.hopes[i] = 0.0
        for _ in range(self.lucks):
            luck: u64 = self.chance.word()
            for i in range(self.moves.count):
                self.hopes[i] += self.glance.hope(self.world, seat, self.moves.ids[i], luck)
        best = self.chance.draw(self.moves.count)
        for i in range(self.moves.count):
            if self.hopes[i] > self.hopes[best]:
                best = i
        return self.moves.ids[best]

    # One simulation

    def simulate(self, candidate: int, number: int) -> None:
        """Play a candidate in a world to the horizon, and note what it came to."""
        self.imagine(number)
        self.noted = 0
        self.steps = 0
        self.turns = 0
        self.last = self.seat
        self.together = 0
        self.answered = 0
        self.gather()
        self.begun = self.together
        self.node = self.follow(candidate)
        self.play(self.seat, self.candidate[candidate])
        self.play_on()
        value: float = self.judge()
        self.value = value
        self.visits[candidate] += 1
        self.total[candidate] += value
        self.square[candidate] += value * value
        self.simulations += 1
        if not self.settled:
            self.learn(value)

    def learn(self, value: float) -> None:
        """Note in the tree what the way through it came to."""
        for i in range(self.steps):
            edge = self.way[i]
            self.tried[edge] += 1
            self.sum[edge] += value
        if value < self.low:
            self.low = value
        if value > self.high:
            self.high = value

    def play_on(self) -> None:
        while not self.world.over:
            self.gather()
            seat = self.next_seat()
            if self.horizon > 0 and self.turns >= self.horizon:
                return
            self.list_moves(seat)
            if self.moves.count == 1:
                self.play(seat, self.moves.ids[0])
            elif seat == self.seat:
                self.play(seat, self.own_move())
            else:
                self.play(seat, self.answer(seat))

    def gather(self) -> None:
        """Note the seats asked at the same time, and the position before any of them has answered."""
        waiting = self.world.waiting
        if self.together != 0 and waiting & ~self.answered & self.together == 0:
            self.together = 0
            self.begun = 0
        if self.together == 0:
            self.answered = 0
            if waiting & (waiting - 1):
                self.together = waiting
                self.before.copy_from(self.world)

    def next_seat(self) -> int:
        """Who chooses next; where seats take turns, count them."""
        if self.together != 0:
            return self.world.first_of(self.world.waiting & ~self.answered & self.together)
        if self.world.actor != self.last:
            self.last = self.world.actor
            self.turns += 1
        return self.world.actor

    def play(self, seat: int, move: int) -> None:
        self.answered |= 1 << seat
        if self.noted < TRAIL:
            self.trail[2 * self.noted] = seat
            self.trail[2 * self.noted + 1] = move
            self.noted += 1
        self.world.choose(seat, move)

    def list_moves(self, seat: int) -> None:
        self.moves.clear()
        self.world.choices(seat, self.moves)

    def judge(self) -> float:
        """What the position is worth to the seat that thinks."""
        if not self.world.over:
            return self.world.promise(self.seat, self.accounts)
        won: float = self.world.victory(self.seat)
        if self.margin > 0.0:
            self.world.reckon(self.accounts)
            self.world.over = False  # by how much, and not only who
            won += self.margin * (self.world.weigh(self.seat, self.accounts) - won)
            self.world.over = True
        return won

    # The others, and the seat itself where it has no tree

    def answer(self, seat: int) -> int:
        """What another seat is taken to play."""
        if self.begun != 0 and self.samples > 0:
            foreseen = self.answers[seat * SAMPLES + self.chance.draw(self.samples)]
            if self.is_listed(foreseen):  # what one may send in one world need not be there in another
                return foreseen
        return self.best_of(seat, self.others)

    def best_of(self, seat: int, most: int) -> int:
        """The best of some of a seat's moves, one look ahead: of at most so many, drawn at random."""
        count = self.moves.count
        drawn = self.chance.draw(count)
        if most < 2:
            return self.moves.ids[drawn]
        best: float = WORST
        found = drawn
        luck: u64 = self.chance.word()
        for i in range(count if count < most else most):
            which = i if count <= most else drawn
            hope: float = self.hope_of(seat, self.moves.ids[which], luck)
            if hope > best or (hope == best and which == drawn):
                best = hope
                found = which
            if count > most:
                drawn = self.chance.draw(count)
        return self.moves.ids[found]

    def hope_of(self, seat: int, move: int, luck: u64) -> float:
        """One look ahead, where seats choose at the same time from before anybody has."""
        if self.together != 0:
            return self.glance.hope(self.before, seat, move, luck)
        return self.glance.hope(self.world, seat, move, luck)

    # The tree of the seat's own choices

    def follow(self, edge: int) -> int:
        """The node an edge leads to; made when it is first come to, nowhere when there is no room or need."""
        if self.depth == 0 or self.steps == self.depth:
            return NOWHERE
        self.way[self.steps] = edge
        self.steps += 1
        if self.leads[edge] == NOWHERE and self.nodes < NODES and not self.settled:
            self.leads[edge] = self.nodes
            self.seen[self.nodes] = 0
            self.first[self.nodes] = NOWHERE
            self.likeliest[self.nodes] = WORST
            self.nodes += 1
        return self.leads[edge]

    def own_move(self) -> int:
        """What the seat plays next: by the tree, or by a look where the tree has not been."""
        if self.node != NOWHERE and self.settled:
            edge = self.most_tried(self.node)
            if edge != NOWHERE:
                self.node = self.follow(edge)
                return self.move[edge]
            self.node = NOWHERE
        if self.node != NOWHERE:
            node = self.node
            self.seen[node] += 1
            if self.seen[node] > 1 and self.edges + self.moves.count < EDGES:
                self.match(node)
                edge = self.choose_edge(node)
                self.node = self.follow(edge)
                return self.move[edge]
            self.node = NOWHERE
        return self.best_of(self.seat, self.own)

    def most_tried(self, node: int) -> int:
        """The edge of a legal move that was tried most often; nowhere if none was."""
        found = NOWHERE
        most = 0
        edge = self.first[node]
        while edge != NOWHERE:
            if self.tried[edge] > most and self.is_listed(self.move[edge]):
                most = self.tried[edge]
                found = edge
            edge = self.next[edge]
        return found

    def is_listed(self, move: int) -> bool:
        found = False
        for i in range(self.moves.count):
            found = found or self.moves.ids[i] == move
        return found

    def match(self, node: int) -> None:
        """Find the edge of each move that is legal in this world, and make those that are missing."""
        luck: u64 = self.chance.word()
        for i in range(self.moves.count):
            edge = self.first[node]
            while edge != NOWHERE and self.move[edge] != self.moves.ids[i]:
                edge = self.next[edge]
            if edge == NOWHERE:
                edge = self.add_edge(self.moves.ids[i])
                self.next[edge] = self.first[node]
                self.first[node] = edge
                self.look[edge] = self.hope_of(self.seat, self.moves.ids[i], luck)
                if self.look[edge] > self.likeliest[node]:
                    self.likeliest[node] = self.look[edge]
            self.slot[i] = edge

    def add_edge(self, move: int) -> int:
        edge = self.edges
        self.move[edge] = move
        self.next[edge] = NOWHERE
        self.leads[edge] = NOWHERE
        self.tried[edge] = 0
        self.sum[edge] = 0.0
        self.look[edge] = 0.0
        self.edges += 1
        return edge

    def choose_edge(self, node: int) -> int:
        """The edge that is worth another try: what did well, what looked well, what was hardly tried."""
        span: float = self.high - self.low
        scale: float = pow(span, -1.0) if span > 0.0 else 1.0
        tries = 0
        weights = 0.0
        for i in range(self.moves.count):
            edge = self.slot[i]
            tries += self.tried[edge]
            self.hopes[i] = exp((self.look[edge] - self.likeliest[node]) * self.sharpness)
            weights += self.hopes[i]
        curiosity: float = self.explore * sqrt(tries + 1.0) * pow(weights, -1.0)
        best: float = WORST
        found = self.slot[0]
        for i in range(self.moves.count):
            edge = self.slot[i]
            mean: float = (self.sum[edge] + self.trust * self.look[edge]) * pow(self.tried[edge] + self.trust, -1.0)
            worth: float = mean * scale + curiosity * self.hopes[i] * pow(1.0 + self.tried[edge], -1.0)
            if worth > best:
                best = worth
                found = edge
        return found


def think(thinker: Thinker, first: int, worlds: int, alive: int) -> int:
    """Simulate the first so many candidates in some worlds, each in every one; gives the simulations so far."""
    for world in range(worlds):
        for candidate in range(alive):
            thinker.simulate(thinker.order[candidate], first + world)
    return thinker.simulations


def begin(thinker: Thinker, state: State, seat: int, seed: u64, candidates: list[int]) -> None:
    """Begin to think about a choice of a seat, in a position imagined for it, where all candidates must be legal."""
    if seat < 0 or seat >= state.players or not state.waiting >> seat & 1:
        raise IllegalMove(f"seat {seat} owes no choice")
    legal = Moves()
    state.choices(seat, legal)
    count = len(candidates)
    for i in range(count):
        known = False
        for j in range(legal.count):
            known = known or legal.ids[j] == candidates[i]
        if not known:
            raise IllegalMove(f"move {candidates[i]} is not legal for seat {seat} now")
        thinker.candidate[i] = candidates[i]
    thinker.candidates = count
    start(thinker, state, seat, seed)


def start(thinker: Thinker, state: State, seat: int, seed: u64) -> None:
    """Forget what was thought before, imagine the worlds that are used again, and foresee the others' answers."""
    thinker.root.copy_from(state)
    thinker.seat = seat
    thinker.seed = seed
    thinker.simulations = 0
    thinker.settled = False
    thinker.nodes = 0
    thinker.edges = 0
    thinker.low = 1.0
    thinker.high = 0.0
    for i in range(thinker.candidates):
        thinker.order[i] = i
        thinker.visits[i] = 0
        thinker.total[i] = 0.0
        thinker.square[i] = 0.0
        thinker.add_edge(thinker.candidate[i])
    if thinker.pool > 0:
        thinker.chance.sow(seed, seat)
        thinker.worlds.fill(thinker.root, seat, thinker.pool, thinker.chance)
    thinker.together = 0
    thinker.foresee()


def ask(
    thinker: Thinker,
    horizon: int,
    own: int,
    others: int,
    samples: int,
    lucks: int,
    depth: int,
    explore: float,
    sharpness: float,
    trust: float,
    margin: float,
) -> None:
    """Say how to think."""
    thinker.horizon = horizon
    thinker.own = own
    thinker.others = others
    thinker.samples = samples if samples < SAMPLES else SAMPLES
    thinker.lucks = lucks
    thinker.depth = depth if depth < DEEPEST else DEEPEST
    thinker.explore = explore
    thinker.sharpness = sharpness
    thinker.trust = trust
    thinker.margin = margin


def settle(thinker: Thinker, kept: int) -> None:
    """Let the tree be as it is, and follow it for so many own choices: what is simulated then is all of one kind."""
    thinker.settled = True
    thinker.margin = 0.0  # what is told then is shares of the victory
    if kept < thinker.depth:
        thinker.depth = kept


def reorder(thinker: Thinker, order: list[int]) -> None:
    """Say in which order the candidates stand: those that come first are compared further."""
    for i in range(len(order)):
        thinker.order[i] = order[i]


def found(thinker: Thinker) -> list[tuple[int, float, float]]:
    """How often each candidate was tried, and the sum and the sum of squares of what it came to."""
    answer: list[tuple[int, float, float]] = []
    for i in range(thinker.candidates):
        answer.append((thinker.visits[i], thinker.total[i], thinker.square[i]))
    return answer
