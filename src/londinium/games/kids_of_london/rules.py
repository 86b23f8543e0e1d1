"""The rules of Kids of London, in the order of the rulebook. Plain Python that also compiles (see core/state.py)."""

from __future__ import annotations

from londinium.core.state import Moves, State
from londinium.games.kids_of_london.pieces import (
    ARRESTED,
    BEGGAR,
    BEGGED,
    CHIEF,
    CHOSE,
    DECIDED,
    ELSEWHERE,
    ENDED,
    GAVE,
    GIVEN,
    HOUR_STRUCK,
    HOURS,
    KINDS,
    LEFT_CURATE,
    LOST,
    MET_COMEDIAN,
    PRINCE,
    RIGHT_CURATE,
    ROBBED,
    ROBBED_CHARACTER,
    SEATS,
    SENDING,
    SENT,
    SHARING,
    SOURCES,
    STOLE_ELSEWHERE,
    STRIPPED,
    TAKE_NOTHING,
    TAKE_OWN,
    TAKE_PURSE,
    UNDECIDED,
    WON,
)

ALL_CHILDREN = 511
LAST_HOUR = 8
NOBODY = -1
SHARES = 6  # a purse is shared by at most five thieves


class Characters:
    """The nine tiles and what each character carries."""

    def __init__(self, tiles: list[int], coins: list[int]) -> None:
        self.lay_out()
        self.tiles[:] = tiles
        self.coins[:] = coins
        for kind in range(KINDS):
            for thieves in range(1, SHARES):
                self.share[kind * SHARES + thieves] = coins[kind] // thieves
        for winners in range(1, SHARES):
            self.portion[winners] = 1.0 / winners

    def lay_out(self) -> None:
        self.tiles = [0] * HOURS
        self.coins = [0] * KINDS
        self.share = [0] * (KINDS * SHARES)
        self.portion: list[float] = [0.0] * SHARES


class Streets(State):
    """The streets of London at one moment: whom the children have seen, where they are, what they have stolen."""

    def __init__(self, data: Characters, players: int) -> None:
        self.lay_out()
        self.data: Characters = data
        self.players = players
        self.bands = 3 if players == 2 else players

    def lay_out(self) -> None:
        State.lay_out(self)
        self.bands = 0
        self.phase = SENDING
        self.thieves = 0
        self.thief_count = 0
        self.own_too = False
        self.hands = [0] * SEATS
        self.tiles = bytearray(HOURS)
        self.stranger = bytearray(HOURS)
        self.pending = bytearray(SEATS)
        self.played = bytearray(SEATS)
        self.coins = bytearray(SEATS)
        self.ledger = bytearray(SEATS * SOURCES)

    # Setting up

    def deal(self) -> None:
        """Nine children to each band, the nine characters shuffled, and no coins yet."""
        self.round = 0
        self.over = False
        for band in range(self.bands):
            self.hands[band] = ALL_CHILDREN
            self.coins[band] = 0
            self.pending[band] = UNDECIDED
            self.played[band] = UNDECIDED
        for i in range(SEATS * SOURCES):
            self.ledger[i] = 0
        for hour in range(HOURS):
            self.tiles[hour] = self.data.tiles[hour]
            self.stranger[hour] = hour
        self.shuffle_from(0)
        self.strike()

    def shuffle_from(self, hour: int) -> None:
        """Shuffle the characters from that hour on, and the fictitious player's children with them."""
        for i in range(LAST_HOUR, hour, -1):
            j = hour + self.draw(i - hour + 1)
            held = self.tiles[i]
            self.tiles[i] = self.tiles[j]
            self.tiles[j] = held
        if self.players == 2:
            for i in range(LAST_HOUR, hour, -1):
                j = hour + self.draw(i - hour + 1)
                held = self.stranger[i]
                self.stranger[i] = self.stranger[j]
                self.stranger[j] = held

    # Who goes there?

    def strike(self) -> None:
        """The hour strikes: the next character appears and every band owes a child; the stranger's is seen first."""
        self.phase = SENDING
        for band in range(self.bands):
            self.pending[band] = UNDECIDED
        shown = UNDECIDED
        if self.players == 2:
            shown = self.stranger[self.round]
            self.pending[2] = shown
            self.hands[2] &= ~(1 << shown)
        self.tell(HOUR_STRUCK, NOBODY, self.round + 1, self.tiles[self.round], shown)
        self.call((1 << self.players) - 1)

    # Sending a child

    def choices(self, seat: int, out: Moves) -> None:
        if self.phase == SENDING:
            out.add_set(self.hands[seat], 0, CHIEF + 1)
            return
        if self.own_too:
            out.add(TAKE_OWN)
        out.add(TAKE_PURSE)
        if self.may_be_comedian():
            out.add(TAKE_NOTHING)

    def choose(self, seat: int, move: int) -> None:
        self.pending[seat] = move
        if self.phase == SENDING:
            self.hands[seat] &= ~(1 << move)
            self.whisper(CHOSE, seat, move, 0, 0, 1 << seat)
        else:
            self.whisper(DECIDED, seat, move, 0, 0, 1 << seat)
        self.answered(seat)
        if self.waiting == 0:
            if self.phase == SENDING:
                self.steal()
            else:
                self.settle()

    # The theft

    def steal(self) -> None:
        """All children are shown: the highest robs the character, the lowest steals elsewhere in London."""
        for band in range(self.bands):
            self.played[band] = self.pending[band]
            self.tell(SENT, band, self.played[band], 0, 0)
        free = self.escape_police()
        highest = self.highest(free)
        lowest = self.lowest(free)
        self.thieves = 0
        self.thief_count = 0
        for band in range(self.bands):
            if free >> band & 1 and self.played[band] == highest:
                self.thieves |= 1 << band
                self.thief_count += 1
        self.own_too = highest == lowest
        if self.thieves == 0:
            self.next_hour()
            return
        if not self.own_too:
            for band in range(self.bands):
                if free >> band & 1 and self.played[band] == lowest:
                    self.steal_elsewhere(band)
        self.phase = SHARING
        for band in range(self.bands):
            self.pending[band] = TAKE_PURSE
        asked = self.thieves & ((1 << self.players) - 1)
        if asked != 0 and (self.own_too or self.may_be_comedian()):
            for seat in range(self.players):
                if asked >> seat & 1:
                    self.pending[seat] = UNDECIDED
            self.call(asked)
        else:
            self.settle()

    def escape_police(self) -> int:
        """Two chiefs in one street bring the police: the bands whose child is still free, as a bit mask."""
        chiefs = 0
        for band in range(self.bands):
            if self.played[band] == CHIEF:
                chiefs += 1
        free = 0
        for band in range(self.bands):
            if chiefs > 1 and self.played[band] == CHIEF:
                self.tell(ARRESTED, band, 0, 0, 0)
            else:
                free |= 1 << band
        return free

    def highest(self, free: int) -> int:
        best = NOBODY
        for band in range(self.bands):
            if free >> band & 1 and self.played[band] > best:
                best = self.played[band]
        return best

    def lowest(self, free: int) -> int:
        least = CHIEF + 1
        for band in range(self.bands):
            if free >> band & 1 and self.played[band] < least:
                least = self.played[band]
        return least

    def steal_elsewhere(self, band: int) -> None:
        self.gain(band, ELSEWHERE, self.played[band])
        self.tell(STOLE_ELSEWHERE, band, self.played[band], 0, 0)

    def gain(self, band: int, source: int, coins: int) -> None:
        self.coins[band] += coins
        self.ledger[band * SOURCES + source] += coins

    def may_be_comedian(self) -> bool:
        """In the last hour he is always the prince."""
        return self.tiles[self.round] == PRINCE and self.round < LAST_HOUR

    def settle(self) -> None:
        """Each thief takes what it chose: its own value, its share of the purse, or nothing from a comedian."""
        for band in range(self.bands):
            if self.thieves >> band & 1:
                if self.pending[band] == TAKE_OWN:
                    self.steal_elsewhere(band)
                elif self.pending[band] == TAKE_PURSE:
                    self.rob(band)
                else:
                    self.tell(MET_COMEDIAN, band, 0, 0, 0)
        self.next_hour()

    # The characters

    def rob(self, band: int) -> None:
        """What each character means for the one who robs it, alone or as one of several."""
        character = self.tiles[self.round]
        coins = self.data.share[character * SHARES + self.thief_count]
        if character == LEFT_CURATE:
            self.give(band, self.left_of(band), coins)
        elif character == RIGHT_CURATE:
            self.give(band, self.right_of(band), coins)
        elif character == BEGGAR:
            self.pay_beggar(band, coins)
        else:
            self.gain(band, ROBBED, coins)
            self.tell(ROBBED_CHARACTER, band, character, coins, 0)

    def give(self, band: int, neighbour: int, coins: int) -> None:
        self.gain(neighbour, GIVEN, coins)
        self.tell(GAVE, band, neighbour, coins, self.tiles[self.round])

    def left_of(self, band: int) -> int:
        return band + 1 if band + 1 < self.bands else 0

    def right_of(self, band: int) -> int:
        return band - 1 if band > 0 else self.bands - 1

    def pay_beggar(self, band: int, coins: int) -> None:
        """Nobody can lose more than they have."""
        lost = coins if coins < self.coins[band] else self.coins[band]
        self.coins[band] -= lost
        self.ledger[band * SOURCES + BEGGED] += lost
        self.tell(LOST, band, lost, 0, 0)

    # The clock turns

    def next_hour(self) -> None:
        self.round += 1
        if self.round < HOURS:
            self.strike()
        else:
            self.finish()

    # The end

    def finish(self) -> None:
        """The richest are stripped of everything; the second richest win."""
        self.over = True
        self.call(0)
        richest = self.richest()
        second = self.second_richest()
        for band in range(self.bands):
            if self.coins[band] == richest:
                self.tell(STRIPPED, band, richest, 0, 0)
        for band in range(self.bands):
            if self.coins[band] == second:
                self.tell(WON, band, second, 0, 0)
        self.tell(ENDED, NOBODY, 0, 0, 0)

    def richest(self) -> int:
        most = 0
        for band in range(self.bands):
            if self.coins[band] > most:
                most = self.coins[band]
        return most

    def second_richest(self) -> int:
        """The highest sum below the highest; −1 if all are equally rich."""
        richest = self.richest()
        second = -1
        for band in range(self.bands):
            if second < self.coins[band] < richest:
                second = self.coins[band]
        return second

    def tally(self, seat: int) -> int:
        return 0 if self.over and self.coins[seat] == self.richest() else self.coins[seat]

    def victory(self, seat: int) -> float:
        second = self.second_richest()
        if self.coins[seat] != second:
            return 0.0
        winners = 0
        for band in range(self.bands):
            if self.coins[band] == second:
                winners += 1
        return self.data.portion[winners]

    # What a seat cannot know

    def redraw(self, seat: int) -> None:
        """The others' choices of this hour, and the order of all that is still face down."""
        back = 0
        for other in range(self.players):
            if other != seat and not self.over and not self.waiting >> other & 1 and self.owed(other):
                if self.phase == SENDING:
                    self.hands[other] |= 1 << self.pending[other]
                self.pending[other] = UNDECIDED
                back |= 1 << other
        if back != 0:
            self.call(self.waiting | back)
        self.shuffle_unseen()

    def shuffle_unseen(self) -> None:
        """Nobody knows the order of what is still face down."""
        if self.round < HOURS:
            self.shuffle_from(self.round + 1)

    def owed(self, seat: int) -> bool:
        """Whether the seat was asked in this phase, answered or not."""
        return self.phase == SENDING or self.thieves >> seat & 1 != 0
