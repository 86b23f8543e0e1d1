"""Looking ahead: what each move of a seat leads to while the same seat goes on choosing; compiled, like the rules.

One Ahead is one choice; it holds the Ahead of the choice after it, so that a whole look happens in the same few
positions, used again and again.
"""

from __future__ import annotations

from londinium.core.state import MOST_MOVES, Accounts, Moves, State, Stream

u64 = int  # a number that needs 64 bits when compiled

FORCED = 64  # forced moves played at most, in case a game has no end of them
HOPELESS = -1.0
NOBODY = -1


class Ahead:
    """The moves of one seat at one choice, and how much it hopes of each."""

    def __init__(self, state: State, depth: int) -> None:
        self.lay_out()
        self.depth = depth
        self.after: State = state.clone()
        self.moves: Moves = Moves()
        self.others: Moves = Moves()
        self.chance: Stream = Stream()
        self.accounts: Accounts = Accounts()
        self.next: Ahead = Ahead(state, depth - 1) if depth > 1 else Ahead.__new__(Ahead)

    def lay_out(self) -> None:
        self.depth = 0
        self.looks = 0
        self.hopes: list[float] = [0.0] * MOST_MOVES

    def list_moves(self, position: State, seat: int) -> None:
        self.moves.clear()
        position.choices(seat, self.moves)

    def hope(self, position: State, seat: int, move: int, luck: u64) -> float:
        """What the position after a move is worth to the seat if its next choices are its best ones."""
        self.after.copy_from(position)
        together = position.waiting & ~(1 << seat)
        self.after.choose(seat, move)
        self.answer_together(together, position.round, luck)
        self.play_forced()
        if self.depth > 1 and not self.after.over and self.after.waiting == 1 << seat:
            return self.most_hoped(seat, luck)
        self.looks += 1
        if self.after.over:
            return self.after.victory(seat)
        return self.after.promise(seat, self.accounts)

    def most_hoped(self, seat: int, luck: u64) -> float:
        most: float = HOPELESS
        self.next.list_moves(self.after, seat)
        before = self.next.looks
        for i in range(self.next.moves.count):
            hope: float = self.next.hope(self.after, seat, self.next.moves.ids[i], luck)
            if hope > most:
                most = hope
        self.looks += self.next.looks - before
        return most

    def answer_together(self, together: int, round: int, luck: u64) -> None:
        """Seats asked at the same time choose at random, alike for every move compared: nobody can know theirs.

        They take turns, and the last one left stops when it has answered: what is asked of it alone is a new turn.
        """
        self.chance.sow(luck, self.depth)
        answered = 0
        other = NOBODY
        while self.after.round == round and self.after.waiting & together:
            if self.after.waiting & ~answered == 0 and self.after.waiting & (self.after.waiting - 1) == 0:
                return
            asked = self.after.waiting & together
            further = asked >> (other + 1) << (other + 1)
            other = self.after.first_of(further if further != 0 else asked)
            answered |= 1 << other
            self.others.clear()
            self.after.choices(other, self.others)
            self.after.choose(other, self.others.ids[self.chance.draw(self.others.count)])

    def play_forced(self) -> None:
        """Play on as long as nobody has a choice."""
        for _ in range(FORCED):
            if self.after.over or self.anyone_can_choose():
                return
            self.after.choose(self.after.actor, self.others.ids[0])

    def anyone_can_choose(self) -> bool:
        """Whether a seat that is asked has more than one move; if not, the actor's only one is left in `others`."""
        for seat in range(self.after.players - 1, -1, -1):
            if self.after.waiting >> seat & 1:
                self.others.clear()
                self.after.choices(seat, self.others)
                if self.others.count > 1:
                    return True
        return False


def look(ahead: Ahead, position: State, seat: int, luck: u64) -> int:
    """Add to the hope of each move what it comes to in this position; gives the positions judged so far."""
    ahead.list_moves(position, seat)
    for i in range(ahead.moves.count):
        ahead.hopes[i] += ahead.hope(position, seat, ahead.moves.ids[i], luck)
    return ahead.looks


def best(ahead: Ahead) -> int:
    """The move most hoped of; of equals the first."""
    found = 0
    for i in range(1, ahead.moves.count):
        if ahead.hopes[i] > ahead.hopes[found]:
            found = i
    return ahead.moves.ids[found]
