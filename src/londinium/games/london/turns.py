"""The turn of London: repay, draw one, one action, down to nine cards. What the actions are is told elsewhere."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import (
    CHOOSING,
    DOWN,
    DRAW,
    DRAWING,
    ENOUGH,
    EVERYONE,
    HAND_LIMIT,
    IDLE_ROUNDS,
    KEEP,
    KEPT,
    LAST_TURNS,
    LOAN_PRICE,
    LOOK,
    LOOK_AHEAD,
    LOOKED,
    LOOKED_AT,
    LOOKING,
    NOBODY,
    NOTHING,
    PARLIAMENT,
    REPAID,
    REPAY,
    STACKS,
    STARTING,
    SWAP,
    SWAPPED,
    SWAPPING,
    TIME_UP,
    TRIMMING,
    TURN_BEGAN,
    WENT_ON,
)
from londinium.games.london.scoring import Scoring


class Turns(Scoring):
    """The course of a turn, from the loans to the last discard."""

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.begun = False
        self.swapped = False
        self.drew = False
        self.developed = 0
        self.free_used = False
        self.free_plays = 0
        self.after = 0
        self.held = NOTHING
        self.active = 0
        self.second = False
        self.again = NOTHING
        self.shed_left = 0
        self.borough_ran = False
        self.hand_spared = False
        self.paupers_left = 0
        self.draw_left = 1
        self.draw_optional = 0
        if self.has(seat, PARLIAMENT):
            self.draw_left = self.power_amount(seat, PARLIAMENT)
            self.draw_optional = self.draw_left
        self.phase = STARTING
        self.tell(TURN_BEGAN, seat, self.round + 1, 0, 0)
        self.call(1 << seat)

    def trim(self, seat: int) -> None:
        """Over nine cards at the end of a turn, the rest goes."""
        self.phase = TRIMMING
        if self.hand_size[seat] <= HAND_LIMIT:
            self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        for at in range(seat * STACKS, seat * STACKS + self.stacks[seat]):
            self.marks[self.top[at]] &= DOWN
        self.idle = 0 if self.drew else self.idle + 1
        if self.ending == NOBODY and self.deck_at == self.data.deck_size:
            self.ending = seat
            self.tell(LAST_TURNS, seat, 0, 0, 0)
        following = seat + 1 if seat + 1 < self.players else 0
        if following == self.first:
            self.round += 1
        if following == self.ending:
            self.finish()
        elif self.idle == IDLE_ROUNDS * self.players:
            self.tell(TIME_UP, NOBODY, IDLE_ROUNDS, 0, 0)
            self.finish()
        else:
            self.begin_turn(following)

    # The start of the turn: loans and the first card

    def start(self, seat: int, move: int) -> None:
        if move == REPAY:
            self.money[seat] -= LOAN_PRICE
            self.loans[seat] -= 1
            self.tell(REPAID, seat, self.loans[seat], 0, 0)
            return
        self.begun = True
        if move == LOOK:
            self.look(seat)
        elif move == ENOUGH:
            self.tell(WENT_ON, seat, 0, 0, 0)
            self.phase = CHOOSING
        else:
            if move == DRAW:
                self.draw_from_deck(seat)
            else:
                self.take_from_display(seat, move)
            self.drawn_at_start(seat)

    def drawn_at_start(self, seat: int) -> None:
        self.phase = STARTING
        self.draw_left -= 1
        if self.draw_left == 0 or not self.can_draw():
            self.phase = CHOOSING

    # A look at the deck

    def look_depth(self, seat: int) -> int:
        """How many cards of the deck the seat may look at before it draws."""
        if self.has(seat, LOOKING):
            return self.power_amount(seat, LOOKING)
        if self.ability_of(seat) == LOOK_AHEAD:
            return self.ability_amount_of(seat)
        return 0

    def looked_end(self, seat: int) -> int:
        end = self.deck_at + self.look_depth(seat)
        return end if end < self.data.deck_size else self.data.deck_size

    def look(self, seat: int) -> None:
        end = self.looked_end(seat)
        for i in range(self.deck_at, end):
            self.seen[i] |= 1 << seat
        at = self.deck_at
        second = self.data.type_of[self.deck[at + 1]] if at + 1 < end else NOTHING
        third = self.data.type_of[self.deck[at + 2]] if at + 2 < end else NOTHING
        self.whisper(LOOKED_AT, seat, self.data.type_of[self.deck[at]], second, third, 1 << seat)
        self.phase = LOOKED

    def offer_looked(self, seat: int, out: Moves) -> None:
        for place in range(self.looked_end(seat) - self.deck_at):
            out.add(KEEP + place)
        if self.has(seat, LOOKING):
            self.offer_display(out, False)

    def keep(self, seat: int, move: int) -> None:
        """One of the cards looked at, the others stay on the deck in their order; or a card of the display.

        Everyone sees which of them is kept, the first, the second or the third: so whoever has looked at them before
        goes on knowing where each of them is.
        """
        if move < KEEP:
            self.take_from_display(seat, move)
            self.drawn_at_start(seat)
            return
        at = self.deck_at + move - KEEP
        number = self.deck[at]
        known = self.seen[at]
        for i in range(at, self.deck_at, -1):
            self.deck[i] = self.deck[i - 1]
            self.seen[i] = self.seen[i - 1]
        self.add_to_hand(seat, number, known)
        self.whisper(KEPT, seat, self.data.type_of[number], move - KEEP + 1, 0, 1 << seat)
        self.leave_deck()
        self.drawn_at_start(seat)

    # Drawing cards

    def offer_draws(self, seat: int, out: Moves) -> None:
        """The top of the deck, or any card of the display; a look where one may look before the first draw."""
        if self.deck_at < self.data.deck_size:
            looks = self.look_depth(seat) if self.phase == STARTING else 0
            if looks > 0:
                out.add(LOOK)
            if looks == 0 or not self.has(seat, LOOKING):
                out.add(DRAW)
        self.offer_display(out, False)

    def begin_drawing(self, seat: int, cards: int, optional: int, after: int) -> None:
        self.draw_left = cards
        self.draw_optional = optional
        self.after = after
        self.phase = DRAWING
        if cards == 0 or not self.can_draw():
            self.stop_drawing(seat)

    def draw_on(self, seat: int, move: int) -> None:
        if move == ENOUGH:
            self.stop_drawing(seat)
            return
        if move == DRAW:
            self.draw_from_deck(seat)
        else:
            self.take_from_display(seat, move)
        self.draw_left -= 1
        if self.draw_left == 0 or not self.can_draw():
            self.stop_drawing(seat)

    def stop_drawing(self, seat: int) -> None:
        self.draw_left = 0
        self.draw_optional = 0
        self.phase = self.after
        self.after = 0
        if self.phase == TRIMMING:
            self.trim(seat)

    # The Stock Exchange

    def offer_swap(self, seat: int, out: Moves) -> None:
        if not self.swapped and self.has(seat, SWAPPING) and self.hand_size[seat] > 0 and not self.display_empty():
            out.add(SWAP)

    def swap(self, seat: int, move: int) -> None:
        """The Stock Exchange: a card of the hand in the place of a card of the display."""
        space = self.space_of(move)
        taken = self.display[space]
        self.tell(SWAPPED, seat, self.data.type_of[self.held], self.data.type_of[taken], 0)
        self.display[space] = self.held
        self.add_to_hand(seat, taken, EVERYONE)
        self.held = NOTHING
        self.phase = self.after
        self.after = 0
