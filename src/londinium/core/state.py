"""State: the whole truth of a game at one moment, flat and fast; not its history, which is the Table's.

This file runs as it stands and compiles to C (see docs/develop/compiled.md). A game's rules subclass State and write
its *parts*: methods from numbers to numbers that cannot raise. The *doors*, which Python calls, are all here and check
what they are given.
"""

from __future__ import annotations

from typing import Any

from londinium.core.errors import BadBuffer, BadSeat, BadSource, IllegalMove
from londinium.core.flat import Flat
from londinium.core.gauges import UNKNOWN
from londinium.core.scratch import Scratch, Tape
from londinium.core.sizes import MOST_CELLS, MOST_SEATS, MOST_SHOWN, MOST_SOURCES, MOST_TOLD, TOLD_CELLS
from londinium.core.weights import WEIGHTS, read_weights

u64 = int  # a number that needs 64 bits when compiled
Ints = Any  # a one-dimensional NumPy array of int32
Floats = Any  # a one-dimensional NumPy array of float64
Shorts = Any  # a one-dimensional NumPy array of int16
Bytes = Any  # a one-dimensional NumPy array of uint8

NOBODY = -1
MOST_MOVES = 1024
WORD = 0xFFFFFFFFFFFFFFFF
HALF = 0xFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15
MIX_1 = 0xBF58476D1CE4E5B9
MIX_2 = 0x94D049BB133111EB
UNWEIGHTED = 1 << MOST_SOURCES  # the bit of what is overlooked that stands for the weights themselves


class Moves(Scratch):
    """A list of move ids, for rules to fill."""

    def __init__(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        self.count = 0
        self.marks: u64 = 0  # a bit for each move added once, by its last six bits
        self.ids = [0] * MOST_MOVES

    def clear(self) -> None:
        self.count = 0
        self.marks = 0

    def add(self, move: int) -> None:
        self.ids[self.count] = move
        self.count += 1

    def add_set(self, bits: int, first: int, size: int) -> None:
        """Add `first` + i for every bit i below `size` that is set; without a branch, since none could be predicted."""
        count: u64 = self.count
        for i in range(size):
            self.ids[count] = first + i
            count += bits >> i & 1
        self.count = count

    def add_once(self, move: int, first: int) -> None:
        """Add a move unless it was added so before and stands at place `first` or after it."""
        mark: u64 = 1
        mark <<= move & 63
        if self.marks & mark:  # most new moves are seen to be new without a look at the list
            for i in range(first, self.count):
                if self.ids[i] == move:
                    return
        self.marks |= mark
        self.add(move)

    def mark_in(self, out: Bytes, at: int, size: int) -> None:
        """A byte for every move there is, 1 for those on the list, from a place on: there must be room."""
        place: u64 = at  # as below: with places of 64 bits C sees that they follow each other, and takes many at once
        for i in range(size):
            out[place + i] = 0
        for i in range(self.count):
            out[place + self.ids[i]] = 1


class Seen(Scratch):
    """What a seat may know, as numbers in the order of the game's layout, for rules to fill."""

    def __init__(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        self.count = 0
        self.cells = [0] * MOST_CELLS

    def clear(self) -> None:
        self.count = 0

    def add(self, value: int) -> None:
        self.cells[self.count] = value if value < MOST_SHOWN else MOST_SHOWN
        self.count += 1

    def add_one_of(self, which: int, size: int) -> None:
        """A cell for each of so many, with 1 in one of them, or in none if it is not among them."""
        place: u64 = self.count
        for i in range(size):
            self.cells[place + i] = 1 if i == which else 0
        self.count += size

    def add_zeros(self, size: int) -> int:
        """So many cells with nothing in them; where they begin."""
        place: u64 = self.count
        for i in range(size):
            self.cells[place + i] = 0
        self.count += size
        return self.count - size

    def add_set(self, bits: int, size: int) -> None:
        """A cell for each of so many: 1 where the bit is set."""
        place: u64 = self.count
        for i in range(size):
            self.cells[place + i] = bits >> i & 1
        self.count += size

    def copy_to(self, out: Shorts, at: int) -> None:
        """Write all of it into an array, from a place on: there must be room."""
        place: u64 = at
        for i in range(self.count):
            out[place + i] = self.cells[i]


class StageWeights:
    """How much each source of a game's heuristic counts at each stage, as its `bot/weights.toml` says; without, all 1.

    One for each game, made when its heuristic is loaded and never changed.
    """

    def __init__(self, folder: str, sources: tuple[str, ...]) -> None:
        self.lay_out()
        weights: list[tuple[float, float]] = read_weights(folder, sources)
        self.said = len(weights) > 0
        for i in range(MOST_SOURCES):
            self.late[i] = weights[i][1] if i < len(weights) else 1.0
            self.more[i] = weights[i][0] - weights[i][1] if i < len(weights) else 0.0

    def lay_out(self) -> None:
        self.said = False
        self.late: list[float] = [0.0] * MOST_SOURCES  # with nothing of the game left
        self.more: list[float] = [0.0] * MOST_SOURCES  # and how much more with all of it left


class Accounts(Scratch):
    """What everyone may hope to end with, by source, in the game's own unit; more is always better."""

    def __init__(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        self.blind = 0  # a bit for each source that does not count in the totals
        self.amount: list[float] = [0.0] * (MOST_SEATS * MOST_SOURCES)
        self.total: list[float] = [0.0] * MOST_SEATS
        self.doubt: list[float] = [0.0] * MOST_SEATS  # how far from it one may end, as a variance, where a game says so

    def open(self, seats: int, blind: int) -> None:
        """Begin anew, for so many at the table."""
        self.blind = blind
        for i in range(seats * MOST_SOURCES):
            self.amount[i] = 0.0
        for seat in range(seats):
            self.total[seat] = 0.0
            self.doubt[seat] = 0.0

    def add(self, seat: int, source: int, amount: float) -> None:
        self.amount[seat * MOST_SOURCES + source] += amount
        if not self.blind >> source & 1:
            self.total[seat] += amount

    def weigh_by(self, seats: int, weights: StageWeights, remaining: float) -> None:
        """Let each source of what was entered count as much as it does with so much of the game left."""
        for seat in range(seats):
            self.total[seat] = 0.0
        for source in range(MOST_SOURCES):
            weight: float = weights.late[source] + weights.more[source] * remaining
            for seat in range(seats):
                at = seat * MOST_SOURCES + source
                self.amount[at] = weight * self.amount[at]
                if not self.blind >> source & 1:
                    self.total[seat] += self.amount[at]


class Fairness:
    """For each n, the part of 2**32 left over by n equal shares: rejecting it makes every draw exactly uniform."""

    def __init__(self) -> None:
        self.lay_out()
        for n in range(1, MOST_MOVES):
            self.leftover[n] = (HALF + 1) % n

    def lay_out(self) -> None:
        self.leftover: list[u64] = [0] * MOST_MOVES


FAIRNESS = Fairness()


class Stream(Flat):
    """A random stream of 256 bits (xoshiro256**), the same on every machine, compiled or not."""

    def __init__(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        self.stream: list[u64] = [0] * 4

    def sow(self, low: u64, high: u64) -> None:
        """Start the stream from 128 bits."""
        self.stream[0] = self.mix((low + GOLDEN) & WORD)
        self.stream[1] = self.mix((low + GOLDEN + GOLDEN) & WORD)
        self.stream[2] = self.mix((high + GOLDEN) & WORD)
        self.stream[3] = self.mix((high + GOLDEN + GOLDEN) & WORD)

    def mix(self, word: u64) -> u64:
        word = ((word ^ (word >> 30)) * MIX_1) & WORD
        word = ((word ^ (word >> 27)) * MIX_2) & WORD
        return word ^ (word >> 31)

    def word(self) -> u64:
        """The next 64 random bits."""
        answer: u64 = (self.stream[1] * 5) & WORD
        answer = ((answer << 7) | (answer >> 57)) & WORD
        answer = (answer * 9) & WORD
        shifted: u64 = (self.stream[1] << 17) & WORD
        self.stream[2] ^= self.stream[0]
        self.stream[3] ^= self.stream[1]
        self.stream[1] ^= self.stream[2]
        self.stream[0] ^= self.stream[3]
        self.stream[2] ^= shifted
        turned: u64 = self.stream[3]
        self.stream[3] = ((turned << 45) | (turned >> 19)) & WORD
        return answer

    def draw(self, n: int) -> int:
        """One of 0…n−1, each exactly as likely; n is at most 1023."""
        product: u64 = (self.word() >> 32) * n
        while (product & HALF) < FAIRNESS.leftover[n]:
            product = (self.word() >> 32) * n
        return product >> 32

    def shuffled(self, n: int) -> list[int]:
        """The numbers 0…n−1 in a random order.

        >>> import londinium
        >>> sorted(londinium.game("kids-of-london").table(players=3, seed=1).state.shuffled(4))
        [0, 1, 2, 3]
        """
        order: list[int] = list(range(n))
        for i in range(n - 1, 0, -1):
            j = self.draw(i + 1)
            held = order[i]
            order[i] = order[j]
            order[j] = held
        return order


class State(Stream):
    """One position of one game. `londinium.game(…).table(…).state` gives one; nothing in it is hidden.

    >>> import londinium
    >>> state = londinium.game("kids-of-london").table(players=3, seed=1).state
    >>> state.actor, state.legal()
    (0, [0, 1, 2, 3, 4, 5, 6, 7, 8])
    >>> other = state.clone()
    >>> other.apply(8)
    >>> other.actor, state.actor
    (1, 0)
    """

    def lay_out(self) -> None:
        """Make the fields; compiled, they are there already."""
        self.stream: list[u64] = [0] * 4
        self.players = 0
        self.rules_version = 0  # the rules the game began under; the few that have changed since ask it
        self.blind = 0  # a bit for each source the heuristic overlooks, in imagined positions; no part of the truth
        self.actor = 0
        self.waiting = 0
        self.round = 0
        self.over = False

    # what a game's rules write

    def blank(self) -> "State":
        """A State of the same class that points to the same components, its fields not yet set."""
        raise TypeError("a bare State cannot be copied: every game's class makes its own blank")

    def deal(self) -> None:
        """Set the game up anew from the stream, for the same players and options."""

    def choices(self, seat: int, out: Moves) -> None:
        """Every legal move of a seat that owes a choice, in a stable order."""

    def choose(self, seat: int, move: int) -> None:
        """Carry a legal move out."""

    def redraw(self, seat: int) -> None:
        """Take back the others' pending secret choices and draw anew whatever the seat has not been shown."""

    def settle(self, seat: int) -> None:
        """Lay all that `redraw` shuffles in an order that says nothing of the one it lies in."""

    def shuffle_unseen(self) -> None:
        """Draw anew what no seat has been shown; what any seat knows stays."""

    def beside(self, seat: int) -> int:
        """The seats whose choices leave this seat free to take its own back: those that choose at the same time."""
        return self.waiting

    def tally(self, seat: int) -> int:
        """The game's own score of a seat."""
        return 0

    def score_known(self, of: int, seat: int) -> int:
        """The score of a seat, as far as another may know it."""
        return self.tally(of)

    def victory(self, seat: int) -> float:
        """The seat's share of the victory once the game is over."""
        return 0.0

    def gauge(self, which: int, of: int, seat: int) -> int:
        """A number that can be read off the table: `of` a seat or a piece, as `seat` may know it, or UNKNOWN."""
        return UNKNOWN

    def perceive(self, seat: int, out: Seen) -> None:
        """Add what a seat may know of this game, in the order of the game's layout."""

    def unfinished(self, seat: int) -> bool:
        """Whether the choices now owed only complete what the seat has begun."""
        return False

    def sources(self) -> tuple[str, ...]:
        """The names of what the heuristic counts, in the order of their numbers."""
        return ()

    def remaining(self) -> float:
        """How much of the game is still left, from 1 to 0: the stage by which the sources are weighted."""
        return 1.0

    def reckon(self, accounts: Accounts) -> None:
        """Enter what everyone may hope to end with, by source; once the game is over, what it came to."""
        accounts.open(self.players, self.blind)

    def weigh(self, seat: int, accounts: Accounts) -> float:
        """What such totals are worth to a seat, from 0 to 1, by nothing but them and whether the game is over."""
        return 0.5

    def hope(self, seat: int, accounts: Accounts) -> float:
        """The same with all that a good player sees besides: from 0 (lost) to 1 (won), or below 0 if even that is lost.

        Not for games that are over.
        """
        return self.weigh(seat, accounts)

    # what every game's rules use

    def weigh_accounts(self, accounts: Accounts, seats: int, weights: StageWeights) -> None:
        """Weight what was entered for so many at the table; what a game came to in the end is not weighted."""
        if weights.said and not self.over and not self.blind & UNWEIGHTED:
            accounts.weigh_by(seats, weights, self.remaining())

    def promise(self, seat: int, accounts: Accounts) -> float:
        """What a good player would think of the position; what it is made of is left in the accounts."""
        self.reckon(accounts)
        return self.hope(seat, accounts)

    def look(self, seat: int, out: Seen) -> None:
        """All that a seat may know: what any game has, then what is this game's own."""
        out.clear()
        out.add(1 if self.over else 0)
        out.add(self.round)
        for i in range(self.players):
            out.add(self.waiting >> self.seat_after(seat, i) & 1)
        self.perceive(seat, out)

    def seat_after(self, seat: int, steps: int) -> int:
        """The seat so many places after another, where steps are fewer than players."""
        other = seat + steps
        return other - self.players if other >= self.players else other

    def steps_to(self, seat: int, other: int) -> int:
        """How many places after a seat another sits; below 0 for what is no seat."""
        if other < 0 or other >= self.players:
            return NOBODY
        return other - seat if other >= seat else other - seat + self.players

    def call(self, seats: int) -> None:
        """Ask every seat of a bit mask for a choice."""
        self.waiting = seats
        self.actor = self.first_of(seats)

    def answered(self, seat: int) -> None:
        """A seat has chosen and owes nothing for now."""
        self.call(self.waiting & ~(1 << seat))

    def first_of(self, seats: int) -> int:
        seat = 0
        if seats == 0:
            return NOBODY
        while not seats >> seat & 1:
            seat += 1
        return seat

    def tell(self, kind: int, seat: int, a: int, b: int, c: int) -> None:
        """Everyone sees what happened."""
        self.note(kind, seat, a, b, c, NOBODY)

    def whisper(self, kind: int, seat: int, a: int, b: int, c: int, seen: int) -> None:
        """Everyone sees that it happened; only the seats of a bit mask see the secret part of it."""
        self.note(kind, seat, a, b, c, seen)

    # the doors

    def legal(self, seat: int = NOBODY) -> list[int]:
        """The ids of the seat's legal moves, in a stable order; none if it owes no choice.

        >>> import londinium
        >>> londinium.game("kids-of-london").restore({"players": 3, "hands": [[1, 8], [0, 2], [3, 4]]}).state.legal(0)
        [1, 8]
        """
        if seat == NOBODY:
            seat = self.actor
        elif seat < 0 or seat >= self.players:
            raise BadSeat(seat, self.players)
        moves = Moves()
        if seat != NOBODY and self.waiting >> seat & 1:
            self.choices(seat, moves)
        answer: list[int] = [0] * moves.count
        for i in range(moves.count):
            answer[i] = moves.ids[i]
        return answer

    def apply(self, move: int, seat: int = NOBODY) -> None:
        """Play a legal move of the seat; any other raises IllegalMove and changes nothing.

        >>> import londinium
        >>> state = londinium.game("kids-of-london").table(players=3, seed=1).state
        >>> state.apply(8, seat=2)
        >>> state.waiting  # a bit for each seat that owes a choice
        3
        """
        if seat == NOBODY:
            seat = self.actor
        elif seat < 0 or seat >= self.players:
            raise BadSeat(seat, self.players)
        if seat != NOBODY and self.waiting >> seat & 1:
            moves = Moves()
            self.choices(seat, moves)
            for i in range(moves.count):
                if moves.ids[i] == move:
                    self.choose(seat, move)
                    return
        raise IllegalMove(f"move {move} is not legal for seat {seat} now; state.legal({seat}) lists those that are")

    def clone(self) -> "State":
        """A copy that shares nothing that can change.

        >>> import londinium
        >>> state = londinium.game("kids-of-london").table(players=3, seed=1).state
        >>> copy = state.clone()
        >>> copy.apply(0)
        >>> state.legal()
        [0, 1, 2, 3, 4, 5, 6, 7, 8]
        """
        other: State = self.blank()
        other.lay_out()
        other.copy_from(self)
        return other

    def imagine(self, seat: int, seed: u64) -> "State":
        """A full position drawn at random from those the seat cannot tell from this one; seat −1 is a spectator.

        It depends on the seed and on what the seat knows, and on nothing else.

        >>> import londinium
        >>> table = londinium.game("kids-of-london").table(players=3, seed=1)
        >>> _ = table.play(1, "send 8")
        >>> table.state.imagine(1, 5).legal(1), table.state.imagine(0, 5).legal(1)
        ([], [0, 1, 2, 3, 4, 5, 6, 7, 8])
        """
        if seat < NOBODY or seat >= self.players:
            raise BadSeat(seat, self.players)
        other: State = self.clone()
        other.settle(seat)
        other.sow(seed, seat + 1)
        other.redraw(seat)
        return other

    def reshuffled(self, low: u64, high: u64) -> "State":
        """The same position for every seat, with another stream of chance and everything nobody knows drawn anew.

        >>> import londinium
        >>> game = londinium.game("kids-of-london")
        >>> state = game.table(players=3, seed=1).state
        >>> other = state.clone().reshuffled(5, 6)
        >>> all(game.view_of(state, seat) == game.view_of(other, seat) for seat in range(3))
        True
        """
        self.sow(low, high)
        self.shuffle_unseen()
        return self

    def observe(self, seat: int, out: Shorts) -> int:
        """Write what a seat may know into an array of int16; how many numbers that is.

        `game.layout(players, options)` says which number stands where, and explains them in words.

        >>> import londinium, numpy
        >>> game = londinium.game("kids-of-london")
        >>> row = numpy.zeros(game.layout(players=3).size, numpy.int16)
        >>> game.table(players=3, seed=1).state.observe(0, row) == len(row)
        True
        """
        if seat < 0 or seat >= self.players:
            raise BadSeat(seat, self.players)
        seen = Seen()
        self.look(seat, seen)
        if len(out) != seen.count:
            raise BadBuffer(f"what a seat may know here is {seen.count} numbers; the array has room for {len(out)}")
        seen.copy_to(out, 0)
        return seen.count

    def points(self, seat: int) -> int:
        """The game's own score of a seat, as far as the game has gone.

        >>> import londinium
        >>> londinium.game("kids-of-london").restore({"players": 3, "coins": [5, 2, 0]}).state.points(1)
        2
        """
        if seat < 0 or seat >= self.players:
            raise BadSeat(seat, self.players)
        return self.tally(seat)

    def points_known(self, of: int, seat: int) -> int:
        """The score of a seat as far as another may know it.

        >>> import londinium
        >>> londinium.game("kids-of-london").restore({"players": 3, "coins": [5, 2, 0]}).state.points_known(0, 1)
        5
        """
        if seat < 0 or seat >= self.players:
            raise BadSeat(seat, self.players)
        if of < 0 or of >= self.players:
            raise BadSeat(of, self.players)
        return self.score_known(of, seat)

    def payoff(self, seat: int) -> float:
        """The seat's share of the victory: 1 split among the winners, 0 until the game is over.

        >>> import londinium
        >>> state = londinium.game("kids-of-london").restore({"players": 3, "hour": 10, "coins": [9, 7, 7]}).state
        >>> [state.payoff(seat) for seat in range(3)]
        [0.0, 0.5, 0.5]
        """
        if seat < 0 or seat >= self.players:
            raise BadSeat(seat, self.players)
        if not self.over:
            return 0.0
        return self.victory(seat)

    def value(self, seat: int) -> float:
        """What the game's heuristic thinks of the position for a seat: the share of the victory it may hope for.

        >>> import londinium
        >>> state = londinium.game("kids-of-london").restore({"players": 3, "hour": 9, "coins": [30, 20, 0]}).state
        >>> state.value(1) > state.value(0)
        True
        """
        if seat < 0 or seat >= self.players:
            raise BadSeat(seat, self.players)
        if self.over:
            return self.victory(seat)
        accounts = Accounts()
        hope: float = self.promise(seat, accounts)
        return hope if hope > 0.0 else 0.0

    def account(self, source: str, seat: int) -> float:
        """What a seat may hope to end with from one source, in the game's own unit.

        >>> import londinium
        >>> state = londinium.game("kids-of-london").restore({"players": 3, "hour": 9, "coins": [30, 20, 0]}).state
        >>> state.sources()
        ('robbed', 'elsewhere', 'given', 'beggar', 'children')
        >>> state.account("robbed", 1)
        20.0
        """
        if seat < 0 or seat >= self.players:
            raise BadSeat(seat, self.players)
        which = self.source_number(source)
        accounts = Accounts()
        self.reckon(accounts)
        return accounts.amount[seat * MOST_SOURCES + which]

    def prospects(self) -> tuple[float, list[float]]:
        """How much of the game is left, from 1 to 0, and the accounts of every seat, source by source.

        >>> import londinium
        >>> state = londinium.game("kids-of-london").restore({"players": 3, "hour": 9, "coins": [30, 20, 0]}).state
        >>> remaining, accounts = state.prospects()
        >>> len(accounts), accounts[5] == state.account("robbed", 1)
        (15, True)
        """
        accounts = Accounts()
        self.reckon(accounts)
        count = len(self.sources())
        found: list[float] = [0.0] * (self.players * count)
        for seat in range(self.players):
            for source in range(count):
                found[seat * count + source] = accounts.amount[seat * MOST_SOURCES + source]
        return self.remaining(), found

    def overlook(self, sources: list[str]) -> "State":
        """Let the heuristic leave these sources out, here and in every copy of this position; none: look at all again.

        "weights" among them: all others count as they are, whatever `bot/weights.toml` says. Only for imagined
        positions: it changes what a bot thinks of them and nothing that can happen there.

        >>> import londinium
        >>> state = londinium.game("london").table(players=2, seed=1).state.imagine(0, 1)
        >>> careless = state.clone().overlook(["poverty", "loans"])
        >>> careless.account("points", 0) == state.account("points", 0), careless.imagine(0, 2).blind == careless.blind
        (True, True)
        """
        blind = 0
        for i in range(len(sources)):
            blind |= UNWEIGHTED if sources[i] == WEIGHTS else 1 << self.source_number(sources[i])
        self.blind = blind
        return self

    def source_number(self, source: str) -> int:
        names: tuple[str, ...] = self.sources()
        if source not in names:
            raise BadSource(f"there is no source {source!r}; there are {', '.join(names)}")
        number: int = names.index(source)
        return number

    def companions(self, seat: int) -> int:
        """A bit for each seat whose choices leave this seat free to take back the one it makes now.

        >>> import londinium
        >>> londinium.game("kids-of-london").table(players=3, seed=1).state.companions(1)
        7
        """
        if seat < 0 or seat >= self.players:
            raise BadSeat(seat, self.players)
        return self.beside(seat)

    def begin(self, low: u64, high: u64) -> "State":
        """Set the game up from a seed of 128 bits, given as two halves."""
        self.sow(low, high)
        self.deal()
        return self


def perform(state: State, move: int, seat: int) -> list[tuple[int, int, int, int, int, int]]:
    """Carry out a legal move and say what happened: (kind, seat, a, b, c, who sees the secret part)."""
    tape = Tape()
    state.tell_to(tape)
    try:
        state.apply(move, seat)
    finally:
        state.tell_nobody()
    return told(tape)


def set_up(state: State, low: u64, high: u64) -> list[tuple[int, int, int, int, int, int]]:
    """Set a game up from a seed and say what was seen of it, in the same form."""
    tape = Tape()
    state.tell_to(tape)
    try:
        state.begin(low, high)
    finally:
        state.tell_nobody()
    return told(tape)


def told(tape: Tape) -> list[tuple[int, int, int, int, int, int]]:
    """What is on the tape."""
    answer: list[tuple[int, int, int, int, int, int]] = []
    if tape.count == MOST_TOLD:
        raise OverflowError(f"one move made {MOST_TOLD} things happen or more; the tape holds no more")
    for i in range(tape.count):
        at = i * TOLD_CELLS
        answer.append(
            (
                tape.cells[at],
                tape.cells[at + 1],
                tape.cells[at + 2],
                tape.cells[at + 3],
                tape.cells[at + 4],
                tape.cells[at + 5],
            )
        )
    return answer


def play_out(
    state: State, games: int, low: u64, high: u64, payoffs: Floats, points: Ints, decisions: Ints, rounds: Ints
) -> None:
    """Play whole games at random, one after the other in the same State, and write what each came to."""
    if min(len(decisions), len(rounds)) < games or min(len(payoffs), len(points)) < games * state.players:
        raise ValueError(f"what {games} games of {state.players} come to needs more room than there is")
    chance = Stream()
    chance.sow(low, high)
    moves = Moves()
    play_games(state, games, chance, moves, payoffs, points, decisions, rounds)


def play_games(
    state: State,
    games: int,
    chance: Stream,
    moves: Moves,
    payoffs: Floats,
    points: Ints,
    decisions: Ints,
    rounds: Ints,
) -> None:
    """The same, with room for all of it: nothing here needs Python, so that threads play side by side."""
    for game in range(games):
        seed: u64 = chance.word()
        state.sow(seed, chance.word())
        state.deal()
        count = 0
        while not state.over:
            moves.clear()
            state.choices(state.actor, moves)
            state.choose(state.actor, moves.ids[chance.draw(moves.count)])
            count += 1
        decisions[game] = count
        rounds[game] = state.round
        for seat in range(state.players):
            payoffs[game * state.players + seat] = state.victory(seat)
            points[game * state.players + seat] = state.tally(seat)


COMPILED = not __file__.endswith(".py")
