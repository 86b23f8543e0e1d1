"""The rules of London: setting up, what may be chosen, and what a seat cannot know. The chapters are beside it.

Plain Python that also compiles (see core/state.py).
"""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import (
    ACTIVATE,
    BOROUGHS,
    BUY,
    CARD_OF,
    CARDS,
    CHOOSE,
    CHOOSING,
    CHOSE,
    COVER,
    DEVELOP,
    DEVELOPING,
    DISCARD,
    DISCARD_PAUPERS,
    DONE,
    DRAW_MORE,
    DRAW_THREE,
    DRAW_THREE_CARDS,
    DRAWING,
    ENOUGH,
    FLIP,
    FLIP_HOSPITAL,
    FLIPPING,
    GIVING,
    GREY,
    GROUPS,
    HAND,
    LOAN,
    LOAN_PRICE,
    LOOKED,
    MOST_TRIES,
    NEW_STACK,
    NOBODY,
    NOTHING,
    OFFERED,
    PAYING,
    PAYING_CARD,
    PLACING,
    RANDOM_SEAT,
    RECEIVING,
    REPAY,
    REPEATING,
    RUN,
    RUNNING,
    SEATS,
    SHED_PAUPERS,
    SHEDDING,
    SLOTS,
    STACKS,
    START_CARDS,
    START_MONEY,
    STARTING,
    SWAP,
    TAKING,
    TARGETING,
    TRIMMING,
)
from londinium.games.london.running import Running


class City(Running):
    """London at one moment."""

    # Setting up

    def deal(self) -> None:
        """C under B under A; six cards and £5 each; three boroughs open, the others shuffled."""
        self.clear_table()
        at = 0
        for group in range(GROUPS):
            begin = at
            for number in range(self.data.prints):
                if self.data.group_of[number] == group:
                    for _ in range(self.data.copies[number]):
                        self.deck[at] = number
                        at += 1
            self.shuffle_deck(begin, at)
        for seat in range(self.players):
            self.money[seat] = START_MONEY
            for _ in range(START_CARDS):
                self.add_to_hand(seat, self.deck[self.deck_at], 1 << seat)
                self.leave_deck()
        self.lay_boroughs()
        self.first = self.draw(self.players) if self.first_choice == RANDOM_SEAT else self.first_choice
        self.begin_turn(self.first)

    def shuffle_deck(self, begin: int, end: int) -> None:
        for i in range(end - 1, begin, -1):
            j = begin + self.draw(i - begin + 1)
            held = self.deck[i]
            self.deck[i] = self.deck[j]
            self.deck[j] = held

    def lay_boroughs(self) -> None:
        open_ = 0
        count = 0
        for borough in range(BOROUGHS):
            if self.data.starter[borough]:
                self.offers[open_] = borough
                open_ += 1
            else:
                self.borough_deck[count] = borough
                count += 1
        for i in range(count, BOROUGHS):
            self.borough_deck[i] = NOTHING
        self.shuffle_boroughs(0)

    # What may be chosen

    def choices(self, seat: int, out: Moves) -> None:
        phase = self.phase
        if phase == STARTING:
            if not self.begun and self.loans[seat] > 0 and self.money[seat] >= LOAN_PRICE:
                out.add(REPAY)
            self.offer_loan(seat, out)
            self.offer_draws(seat, out)
            if self.draw_left <= self.draw_optional or not self.can_draw():
                out.add(ENOUGH)
        elif phase == CHOOSING:
            self.offer_actions(seat, out)
        elif phase == DEVELOPING:
            if self.developed > 0 and self.free_plays == 0:
                self.offer_loan(seat, out)
                self.offer_swap(seat, out)
                out.add(DONE)
            elif self.free_plays > 0:
                self.offer_loan(seat, out)
                out.add(ENOUGH)
            else:
                self.offer_loan(seat, out)
            self.offer_plays(seat, out)
        elif phase == PAYING:
            self.offer_payments(seat, out)
        elif phase == PLACING:
            self.offer_places(seat, out)
        elif phase == DRAWING:
            self.offer_draws(seat, out)
            if self.draw_left <= self.draw_optional:
                out.add(ENOUGH)
        elif phase == RUNNING:
            self.offer_run(seat, out)
        elif phase == LOOKED:
            self.offer_looked(seat, out)
        elif phase == PAYING_CARD:
            self.offer_discards(seat, out, self.data.pay_card[self.top[seat * STACKS + self.active]] - CARD_OF)
        elif phase == SHEDDING:
            only = GREY if self.data.effect[self.top[seat * STACKS + self.active]] == SHED_PAUPERS else NOBODY
            self.offer_discards(seat, out, only)
            out.add(ENOUGH)
        elif phase == TARGETING:
            for step in range(1, self.players):
                out.add(CHOOSE + step - 1)
        elif phase == TAKING:
            self.offer_display(out, True)
        elif phase == REPEATING:
            self.offer_repeats(seat, out)
        elif phase == FLIPPING:
            out.add(FLIP)
            out.add(FLIP_HOSPITAL)
        elif phase == RECEIVING:
            self.offer_display(out, False)
        else:  # trimming, or giving a card for a swap
            self.offer_discards(seat, out, NOBODY)

    def offer_actions(self, seat: int, out: Moves) -> None:
        if self.may_play_any(seat):
            out.add(DEVELOP)
        for i in range(OFFERED):
            if self.offers[i] != NOTHING and self.data.price[self.offers[i]] <= self.money[seat]:
                out.add(BUY + self.offers[i])
        out.add(RUN)
        if self.can_draw():
            out.add(DRAW_THREE)
        self.offer_loan(seat, out)
        self.offer_swap(seat, out)

    # A choice is made

    def choose(self, seat: int, move: int) -> None:
        phase = self.phase
        if move == LOAN:
            self.begun = True
            self.borrow(seat)
        elif move == SWAP:
            self.begun = True
            self.swapped = True
            self.after = phase
            self.phase = GIVING
        elif phase == STARTING:
            self.start(seat, move)
        elif phase == LOOKED:
            self.keep(seat, move)
        elif phase == CHOOSING:
            self.act(seat, move)
        elif phase == DEVELOPING:
            self.develop(seat, move)
        elif phase == PAYING:
            self.pay_colour(seat, move)
        elif phase == PLACING:
            self.build(seat, self.stacks[seat] if move == NEW_STACK else move - COVER)
        elif phase == DRAWING:
            self.draw_on(seat, move)
        elif phase == RUNNING:
            self.run(seat, move)
        elif phase == PAYING_CARD:
            self.discard(seat, move - DISCARD)
            self.resolve(seat)
        elif phase == SHEDDING:
            self.shed(seat, move)
        elif phase == TARGETING:
            self.afflict(seat, self.neighbour(seat, move - CHOOSE + 1))
        elif phase == TAKING:
            self.place_from_display(seat, move)
        elif phase == REPEATING:
            self.again = move - ACTIVATE
            self.finish_activation(seat)
        elif phase == FLIPPING:
            self.flip_one(seat, move == FLIP_HOSPITAL)
        elif phase == GIVING:
            self.held = self.take_from_hand(seat, move - DISCARD)
            self.phase = RECEIVING
        elif phase == RECEIVING:
            self.swap(seat, move)
        else:
            self.discard(seat, move - DISCARD)
            self.trim(seat)

    def act(self, seat: int, move: int) -> None:
        if BUY <= move < BUY + BOROUGHS:
            self.buy(seat, move - BUY)
            return
        self.tell(CHOSE, seat, move - DEVELOP, 0, 0)
        if move == DEVELOP:
            self.phase = DEVELOPING
        elif move == RUN:
            self.runs[seat] += 1
            self.phase = RUNNING
            if self.ability_of(seat) == DISCARD_PAUPERS:
                self.paupers_left = self.ability_amount_of(seat)
        else:
            more = self.ability_amount_of(seat) if self.ability_of(seat) == DRAW_MORE else 0
            self.begin_drawing(seat, DRAW_THREE_CARDS + more, more, TRIMMING)

    # What a seat cannot know

    def redraw(self, seat: int) -> None:
        """Hands and deck where the seat has not seen them, and the order of the boroughs.

        A player in the middle of a choice has shown that there is something to choose, so others are drawn until
        there is.
        """
        tries = 0
        self.redraw_cards(1 << (seat if seat >= 0 else SEATS))
        while self.stuck() and tries < MOST_TRIES:
            self.redraw_cards(1 << (seat if seat >= 0 else SEATS))
            tries += 1
        self.shuffle_boroughs(self.borough_at)

    def stuck(self) -> bool:
        """Whether the hand of the player whose turn it is cannot be the hand of one who made these choices."""
        seat = self.turn
        if self.over:
            return False
        if self.phase == PAYING:
            card = self.data.type_of[self.held]
            spare = self.money[seat] - self.cost_of(seat, card)
            return not self.may_be_free(seat) and self.fit_to_discard(seat, card, spare) == 0
        if self.phase == DEVELOPING:
            return self.developed == 0 and not self.may_play_any(seat)
        if self.phase == PAYING_CARD:
            return not self.can_pay_card(seat, self.data.pay_card[self.top[seat * STACKS + self.active]])
        return self.phase == SHEDDING and not self.can_shed(seat)

    def redraw_cards(self, viewer: int) -> None:
        """Each hidden card stays in its place's group: how many cards have left the deck is known to all."""
        for group in range(GROUPS):
            count = 0
            for slot in range(SLOTS):
                if self.is_hidden(slot, viewer) and self.data.group_of[self.card_in(slot)] == group:
                    self.slots[count] = slot
                    count += 1
            for i in range(count - 1, 0, -1):
                j = self.draw(i + 1)
                held = self.card_in(self.slots[i])
                self.put_in(self.slots[i], self.card_in(self.slots[j]))
                self.put_in(self.slots[j], held)
        for slot in range(SLOTS):
            self.slots[slot] = 0

    def is_hidden(self, slot: int, viewer: int) -> bool:
        """Whether a card lies in a slot of the deck or of a hand and the viewer has not been shown it."""
        if slot < CARDS:
            return self.deck_at <= slot < self.data.deck_size and not self.seen[slot] & viewer
        at = slot - CARDS
        seat = at // HAND
        return seat < self.players and at - seat * HAND < self.hand_size[seat] and not self.shown[at] & viewer

    def card_in(self, slot: int) -> int:
        return self.deck[slot] if slot < CARDS else self.hand[slot - CARDS]

    def put_in(self, slot: int, number: int) -> None:
        if slot < CARDS:
            self.deck[slot] = number
        else:
            self.hand[slot - CARDS] = number
