"""Stepping: many games side by side, from arrays of numbers to arrays of numbers; compiled, like the rules.

Whoever makes Lanes has looked that the arrays are as long as they must be: `playing.py` does.
"""

from __future__ import annotations

from typing import Any

from londinium.core.state import MOST_MOVES, WORD, Moves, Seen, State, Stream

u64 = int  # a number that needs 64 bits when compiled
Ints = Any  # one-dimensional arrays of int32
Singles = Any  # of float32
Shorts = Any  # of int16
Bytes = Any  # of uint8
Words = Any  # of uint64

NOBODY = -1
SKIPPED = -1  # instead of a move: leave this game as it is
OTHERS = 0x5851F42D4C957F2D  # what tells the luck of seats that play at random from the luck of the game
LOWEST = -1000000000


class Lanes:
    """Some of the games of a batch, from `begin` to `end`: each is a row of bytes, loaded into one State and played."""

    def __init__(
        self,
        state: State,
        begin: int,
        end: int,
        moves: int,
        cells: int,
        shaped: bool,
        rows: Bytes,
        seeds: Words,
        games: Ints,
        counts: Ints,
        last_seeds: Words,
        lengths: Ints,
        leads: Ints,
        actions: Ints,
        seats: Ints,
        legal: Bytes,
        masks: Bytes,
        observations: Shorts,
        rewards: Singles,
        dones: Bytes,
        wild: Ints,
        luck: Words,
        history: Shorts,
        past: Shorts,
    ) -> None:
        self.lay_out()
        self.state: State = state.clone()
        self.chance: Stream = Stream()
        self.listed: Moves = Moves()
        self.seen: Seen = Seen()
        self.begin = begin
        self.end = end
        self.moves = moves
        self.cells = cells
        self.shaped = shaped
        self.rows = rows
        self.seeds = seeds
        self.games = games
        self.counts = counts
        self.last_seeds = last_seeds
        self.lengths = lengths
        self.leads = leads
        self.actions = actions
        self.seats = seats
        self.legal = legal
        self.masks = masks
        self.observations = observations
        self.rewards = rewards
        self.dones = dones
        self.wild = wild
        self.luck = luck
        self.history = history
        self.past = past

    def lay_out(self) -> None:
        self.begin = 0
        self.end = 0
        self.moves = 0  # in the action space
        self.cells = 0  # in an observation
        self.shaped = False
        self.renews = True  # where a game ends the next begins at once
        self.capacity = 0  # moves of a game that are kept
        self.low: u64 = 0  # what the seeds of the games are made from
        self.high: u64 = 0

    # beginning

    def deal(self, lane: int) -> None:
        """Begin the next game of a lane: its seed depends on the lane and on how many games it has had."""
        self.chance.sow((self.low + lane) & WORD, (self.high + self.games[lane]) & WORD)
        self.games[lane] += 1
        self.seeds[2 * lane] = self.chance.word()
        self.seeds[2 * lane + 1] = self.chance.word()
        self.counts[lane] = 0
        self.begin_game(lane)

    def begin_game(self, lane: int) -> None:
        """Begin the game of a lane from its seed."""
        self.state.sow(self.seeds[2 * lane], self.seeds[2 * lane + 1])
        self.state.deal()
        self.note_leads(lane)
        self.chance.sow((self.seeds[2 * lane] ^ OTHERS) & WORD, self.seeds[2 * lane + 1])
        self.keep_luck(lane)

    def retrace(self, lane: int) -> bool:
        """Play the moves that were kept of the game of a lane; False if one of them is not legal, and nothing more."""
        for i in range(self.counts[lane]):
            code = self.history[lane * self.capacity + i]
            if code < 0 or not self.may(code // MOST_MOVES, code % MOST_MOVES):
                return False
            self.state.choose(code // MOST_MOVES, code % MOST_MOVES)
        return True

    def may(self, seat: int, move: int) -> bool:
        """Whether a seat owes a choice and this is one of those it has."""
        if seat >= self.state.players or not self.state.waiting >> seat & 1:
            return False
        self.listed.clear()
        self.state.choices(seat, self.listed)
        found = False
        for i in range(self.listed.count):
            if self.listed.ids[i] == move:
                found = True
        return found

    def keep_luck(self, lane: int) -> None:
        for i in range(4):
            self.luck[4 * lane + i] = self.chance.stream[i]

    # playing

    def play(self, lane: int) -> None:
        """Carry out the move given for a lane, which must be legal; then none is given any more."""
        seat = self.state.actor
        move = self.actions[lane]
        self.actions[lane] = SKIPPED
        self.history[lane * self.capacity + self.counts[lane]] = seat * MOST_MOVES + move
        self.counts[lane] += 1
        self.state.choose(seat, move)
        self.reward(lane)
        self.dones[lane] = 1 if self.state.over else 0
        if self.state.over and self.renews:
            self.keep(lane)
            self.deal(lane)

    def go_on(self, lane: int) -> None:
        """Let the seats that play at random choose, until another is asked, the game is over or there is no room."""
        if self.state.over or not self.wild[lane] >> self.state.actor & 1:
            return
        for i in range(4):
            self.chance.stream[i] = self.luck[4 * lane + i]
        while not self.state.over and self.wild[lane] >> self.state.actor & 1 and self.counts[lane] < self.capacity:
            self.listed.clear()
            self.state.choices(self.state.actor, self.listed)
            self.actions[lane] = self.listed.ids[self.chance.draw(self.listed.count)]
            self.play(lane)
        self.keep_luck(lane)

    def reward(self, lane: int) -> None:
        """Add what each seat gets for the choice just made."""
        at = lane * self.state.players
        for seat in range(self.state.players):
            if self.shaped:
                lead = self.ahead_by(seat)
                self.rewards[at + seat] += lead - self.leads[at + seat]
                self.leads[at + seat] = lead
            elif self.state.over:
                self.rewards[at + seat] += self.state.victory(seat)

    def clear_rewards(self, lane: int) -> None:
        at = lane * self.state.players
        for seat in range(self.state.players):
            self.rewards[at + seat] = 0.0

    def note_leads(self, lane: int) -> None:
        if self.shaped:
            for seat in range(self.state.players):
                self.leads[lane * self.state.players + seat] = self.ahead_by(seat)

    def ahead_by(self, seat: int) -> int:
        """How far a seat's score is above the best of the others', as far as it may know theirs."""
        best = LOWEST
        for other in range(self.state.players):
            if other != seat and self.state.score_known(other, seat) > best:
                best = self.state.score_known(other, seat)
        return self.state.score_known(seat, seat) - best

    def keep(self, lane: int) -> None:
        """Keep the moves of the game that has ended."""
        at = lane * self.capacity
        self.lengths[lane] = self.counts[lane]
        self.last_seeds[2 * lane] = self.seeds[2 * lane]
        self.last_seeds[2 * lane + 1] = self.seeds[2 * lane + 1]
        for i in range(self.counts[lane]):
            self.past[at + i] = self.history[at + i]

    # showing

    def show(self, lane: int) -> None:
        """Write who is to act, what that seat may know and what it may do; once a game is over, nobody and nothing."""
        seat = self.state.actor
        self.seats[lane] = seat
        self.listed.clear()
        if seat != NOBODY:
            self.state.choices(seat, self.listed)
        self.listed.mark_in(self.legal, lane * self.moves, self.moves)
        self.listed.mark_in(self.masks, lane * self.moves, self.moves)
        self.state.look(seat if seat != NOBODY else 0, self.seen)
        self.seen.copy_to(self.observations, lane * self.cells)


def room_for(state: State) -> int:
    """How many bytes one game takes."""
    return state.room()


def lay_down(lanes: Lanes) -> None:
    """Write a game that has not begun into every row, so that there is always one to load."""
    room = lanes.state.room()
    for lane in range(lanes.begin, lanes.end):
        lanes.state.store(lanes.rows, lane * room)


def sow(lanes: Lanes, low: u64, high: u64) -> None:
    """Say from what the seeds of all games are drawn."""
    lanes.chance.sow(low, high)
    lanes.low = lanes.chance.word()
    lanes.high = lanes.chance.word()


def set_up(lanes: Lanes, capacity: int, renews: bool) -> None:
    """Say how many moves of a game there is room for, and whether a game that ends is followed by another."""
    lanes.capacity = capacity
    lanes.renews = renews


def first_illegal(lanes: Lanes) -> int:
    """The first lane whose move is not legal there, or −1."""
    for lane in range(lanes.begin, lanes.end):
        move = lanes.actions[lane]
        if move < 0 or move >= lanes.moves or lanes.legal[lane * lanes.moves + move] == 0:
            return lane
    return -1


def begin_next(lanes: Lanes) -> None:
    """Begin the next game of every lane, whether or not the last has ended."""
    room = lanes.state.room()
    for lane in range(lanes.begin, lanes.end):
        lanes.deal(lane)
        lanes.clear_rewards(lane)
        lanes.dones[lane] = 0
        lanes.show(lane)
        lanes.state.store(lanes.rows, lane * room)


def replay(lanes: Lanes, chosen: Bytes) -> int:
    """Begin the games chosen from their seeds, and play the moves that were kept of them.

    Says in which lane first a move was not legal, or −1: that game stands where it was before that move.
    """
    wrong = -1
    room = lanes.state.room()
    for lane in range(lanes.begin, lanes.end):
        if chosen[lane] != 0:
            lanes.begin_game(lane)
            if not lanes.retrace(lane) and wrong < 0:
                wrong = lane
            lanes.note_leads(lane)
            lanes.clear_rewards(lane)
            lanes.dones[lane] = 1 if lanes.state.over else 0
            lanes.show(lane)
            lanes.state.store(lanes.rows, lane * room)
    return wrong


def step(lanes: Lanes) -> int:
    """Carry out the moves given, let the seats that play at random choose, and show what follows.

    What the seats get is added to what they got before. Says how many moves the longest game has.
    """
    longest = 0
    room = lanes.state.room()
    for lane in range(lanes.begin, lanes.end):
        given = lanes.actions[lane] != SKIPPED
        if given or (lanes.seats[lane] != NOBODY and lanes.wild[lane] >> lanes.seats[lane] & 1):
            lanes.state.load(lanes.rows, lane * room)
            if given:
                lanes.play(lane)
            lanes.go_on(lane)
            lanes.show(lane)
            lanes.state.store(lanes.rows, lane * room)
        if lanes.counts[lane] > longest:
            longest = lanes.counts[lane]
    return longest


def fetch(lanes: Lanes, state: State, lane: int) -> None:
    """Make a State of the same game equal to that of a lane."""
    state.load(lanes.rows, lane * lanes.state.room())
