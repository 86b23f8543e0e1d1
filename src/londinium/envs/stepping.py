"""Stepping: many games side by side, from arrays of numbers to arrays of numbers; compiled, like the rules.

Whoever makes Lanes has looked that the arrays are as long as they must be: `playing.py` does.
"""

from __future__ import annotations

from typing import Any

from londinium.core.state import MOST_MOVES, WORD, Moves, Seen, State, Stream
from londinium.envs.crew import Crew
from londinium.envs.tasks import BEGIN_NEXT, REPLAY, STEP, STEP_ANEW, TAKE

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
    """The games of a batch as one thread plays them: each is a row of bytes, loaded into one State and played.

    The arrays are every thread's, the State and what else it takes to play are its own.
    """

    def __init__(
        self,
        state: State,
        size: int,
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
        mishaps: Ints,
        given: Words,
        actions: Ints,
        seats: Ints,
        legal: Bytes,
        masks: Bytes,
        observations: Shorts,
        rewards: Singles,
        dones: Bytes,
        wild: Ints,
        luck: Words,
        chosen: Bytes,
        history: Shorts,
        past: Shorts,
    ) -> None:
        self.lay_out()
        self.state: State = state.clone()
        self.chance: Stream = Stream()
        self.listed: Moves = Moves()
        self.seen: Seen = Seen()
        self.size = size
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
        self.mishaps = mishaps
        self.given = given
        self.actions = actions
        self.seats = seats
        self.legal = legal
        self.masks = masks
        self.observations = observations
        self.rewards = rewards
        self.dones = dones
        self.wild = wild
        self.luck = luck
        self.chosen = chosen
        self.history = history
        self.past = past

    def lay_out(self) -> None:
        self.size = 0  # games
        self.moves = 0  # in the action space
        self.cells = 0  # in an observation
        self.shaped = False
        self.renews = True  # where a game ends the next begins at once
        self.capacity = 0  # moves of a game that are kept
        self.full = False  # whether a game met here has as many
        self.damaged = False  # whether a game met here had kept a move that is not legal
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

    # what is asked of a crew, from one lane on to before another

    def help(self, crew: Crew, worker: int) -> None:
        """Do what the crew was asked to, as long as there are games that nobody has taken."""
        at = crew.take(worker)
        while at >= 0:
            self.carry_out(crew.task, at, crew.until(worker))
            at = crew.take(worker)

    def lead(self, crew: Crew, task: int) -> None:
        """Have the crew do something in all games, and take part in it."""
        crew.call(task)
        self.help(crew, 0)
        crew.gather()

    def carry_out(self, task: int, begin: int, end: int) -> None:
        if task == TAKE:
            self.take(begin, end)
        elif task == STEP:
            self.step(begin, end)
        elif task == STEP_ANEW:
            for lane in range(begin, end):
                self.clear_rewards(lane)
            self.step(begin, end)
        elif task == REPLAY:
            self.replay(begin, end)
        elif task == BEGIN_NEXT:
            self.begin_next(begin, end)
        else:
            self.lay_down(begin, end)

    def lay_down(self, begin: int, end: int) -> None:
        """Write a game that has not begun into every row, so that there is always one to load."""
        for lane in range(begin, end):
            self.store(lane)

    def begin_next(self, begin: int, end: int) -> None:
        """Begin the next game of every lane, whether or not the last has ended."""
        for lane in range(begin, end):
            self.deal(lane)
            self.clear_rewards(lane)
            self.dones[lane] = 0
            self.show(lane)
            self.store(lane)

    def replay(self, begin: int, end: int) -> None:
        """Begin the games chosen from their seeds, and play the moves that were kept of them.

        Where one of those is not legal, the game stands where it was before it.
        """
        for lane in range(begin, end):
            if self.chosen[lane] != 0:
                self.begin_game(lane)
                if not self.retrace(lane):
                    self.damaged = True
                self.note_leads(lane)
                self.clear_rewards(lane)
                self.dones[lane] = 1 if self.state.over else 0
                self.show(lane)
                self.store(lane)

    def take(self, begin: int, end: int) -> None:
        """Take the moves given, and note if one of them is not legal."""
        moves: u64 = self.moves
        for lane in range(begin, end):
            if self.given[lane] < moves and self.legal[lane * self.moves + self.given[lane]] != 0:
                self.actions[lane] = self.given[lane]
            else:
                self.mishaps[0] = 1

    def step(self, begin: int, end: int) -> None:
        """Carry out the moves given, let the seats that play at random choose, and show what follows.

        What the seats get is added to what they got before.
        """
        for lane in range(begin, end):
            given = self.actions[lane] != SKIPPED
            if given or (self.seats[lane] != NOBODY and self.wild[lane] >> self.seats[lane] & 1):
                self.state.load(self.rows, lane * self.state.room())
                if given:
                    self.play(lane)
                self.go_on(lane)
                self.show(lane)
                self.store(lane)
            if self.counts[lane] >= self.capacity:
                self.full = True

    def store(self, lane: int) -> None:
        self.state.store(self.rows, lane * self.state.room())


def room_for(state: State) -> int:
    """How many bytes one game takes."""
    return state.room()


def sow(lanes: Lanes, low: u64, high: u64) -> None:
    """Say from what the seeds of all games are drawn."""
    lanes.chance.sow(low, high)
    lanes.low = lanes.chance.word()
    lanes.high = lanes.chance.word()


def set_up(lanes: Lanes, renews: bool) -> None:
    """Say whether a game that ends is followed by another."""
    lanes.renews = renews


def widen(lanes: Lanes, capacity: int, history: Shorts, past: Shorts) -> None:
    """Give room for so many moves of each game."""
    lanes.capacity = capacity
    lanes.history = history
    lanes.past = past
    lanes.full = False


def work(lanes: Lanes, crew: Crew, task: int) -> None:
    """Do something in all games together with the crew."""
    lanes.lead(crew, task)


def take_and_step(lanes: Lanes, crew: Crew) -> bool:
    """Play the moves given in all games, unless one of them is not legal: whether they were played."""
    lanes.mishaps[0] = 0
    lanes.lead(crew, TAKE)
    if lanes.mishaps[0] != 0:
        return False
    lanes.lead(crew, STEP_ANEW)
    return True


def serve(lanes: Lanes, crew: Crew, worker: int) -> None:
    """Be one of the crew until it is dismissed."""
    while crew.wait(worker):
        lanes.help(crew, worker)


def replay_one(lanes: Lanes) -> None:
    """Begin the only game from its seed, and play the moves that were kept of it."""
    lanes.replay(0, 1)


def step_one(lanes: Lanes) -> int:
    """Carry out the move given in the only game; who is to act then, or −1."""
    lanes.step(0, 1)
    seat: int = lanes.seats[0]
    return seat


def fetch(lanes: Lanes, state: State, lane: int) -> None:
    """Make a State of the same game equal to that of a lane."""
    state.load(lanes.rows, lane * lanes.state.room())
