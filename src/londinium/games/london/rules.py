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
    DEVELOPING,
    DISCARD,
    DISCARD_PAUPERS,
    DONE,
    DRAW_MORE,
    DRAW_THREE,
    DRAW_THREE_CARDS,
    DRAWING,
    DREW_THREE,
    ENOUGH,
    EVERYONE,
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
    NEW_STACK,
    NOBODY,
    NOTHING,
    OFFERED,
    PAYING,
    PAYING_CARD,
    PLACING,
    PLAY,
    RAN,
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
    START_CARDS,
    START_MONEY,
    STARTING,
    SWAP,
    TAKING,
    TARGETING,
    TRIMMING,
)
from londinium.games.london.running import Running

SMALLEST_LOT = 1.1102230246251565e-16  # one part of 2 to the 53rd


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
            self.offer_draws(seat, out)
            if self.draw_left <= self.draw_optional or not self.can_draw():
                out.add(ENOUGH)
            self.offer_loan(seat, out)
        elif phase == CHOOSING:
            self.offer_actions(seat, out)
        elif phase == DEVELOPING:
            self.offer_plays(seat, out)
            if self.free_plays > 0:
                out.add(ENOUGH)
            if self.free_plays == 0 or self.rules_version >= 2:
                self.offer_swap(seat, out)
            if self.free_plays == 0:
                out.add(DONE)
            self.offer_loan(seat, out)
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
            self.offer_discards(seat, out, self.data.pay_card[self.on_top(seat, self.active)] - CARD_OF)
        elif phase == SHEDDING:
            only = GREY if self.data.effect[self.on_top(seat, self.active)] == SHED_PAUPERS else NOBODY
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
        """Develop, which begins with the first card played; buy land; run the city; draw three cards."""
        self.offer_plays(seat, out)
        for i in range(OFFERED):
            if self.offers[i] != NOTHING and self.data.price[self.offers[i]] <= self.money[seat]:
                out.add(BUY + self.offers[i])
        out.add(RUN)
        if self.can_draw():
            out.add(DRAW_THREE)
        self.offer_swap(seat, out)
        self.offer_loan(seat, out)

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
            self.repeat(seat, move - ACTIVATE)
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
        elif move == RUN:
            self.tell(CHOSE, seat, RAN, 0, 0)
            self.runs[seat] += 1
            self.phase = RUNNING
            if self.ability_of(seat) == DISCARD_PAUPERS:
                self.paupers_left = self.ability_amount_of(seat)
        elif move == DRAW_THREE:
            self.tell(CHOSE, seat, DREW_THREE, 0, 0)
            more = self.ability_amount_of(seat) if self.ability_of(seat) == DRAW_MORE else 0
            self.begin_drawing(seat, DRAW_THREE_CARDS + more, more, TRIMMING)
        else:
            self.play(seat, move - PLAY)

    # What a seat cannot know

    def redraw(self, seat: int) -> None:
        """The cards the seat has not been shown, wherever they are, and the order of the boroughs.

        The group of every hidden card is known to all: the deck is a pile of groups of known sizes, everyone sees
        which place of the deck a card comes from, and its letter when it leaves a hand. So hidden cards change places
        within their group only, every way as likely as any other. A player who has begun to pay with a card is sure
        to hold one that serves.
        """
        viewer = 1 << (seat if seat >= 0 else SEATS)
        sure = self.sure_to_serve(viewer)
        for group in range(GROUPS):
            self.redraw_group(group, viewer, sure)
        for i in range(CARDS):
            self.hidden[i] = 0
        self.shuffle_boroughs(self.borough_at)

    def shuffle_unseen(self) -> None:
        """The cards of the deck that nobody has looked at, and the order of the boroughs."""
        for group in range(GROUPS):
            self.redraw_group(group, EVERYONE, NOBODY)
        for i in range(CARDS):
            self.hidden[i] = 0
        self.shuffle_boroughs(self.borough_at)

    def must_serve(self, seat: int) -> bool:
        """Whether what the seat is doing shows that its hand holds a card that serves, whichever it is."""
        if self.over:
            return False
        if self.phase == PAYING:
            return not self.may_be_free(seat)
        return self.phase == PAYING_CARD and self.data.pay_card[self.on_top(seat, self.active)] >= CARD_OF

    def serves(self, seat: int, card: int) -> bool:
        """Whether a kind of card can be discarded for the card being played or activated."""
        if self.phase == PAYING:
            held = self.data.type_of[self.held]
            return self.pays_for(seat, held, card) or self.schools(seat, held)
        return self.data.colour[card] == self.data.pay_card[self.on_top(seat, self.active)] - CARD_OF

    def sure_to_serve(self, viewer: int) -> int:
        """The first place in the hand of the player to act that holds a hidden card which serves; drawn by lot.

        NOBODY if the viewer knows of a card that serves, or nothing shows that there is one. Each place is drawn with
        the chance it has, given that at least one card serves.
        """
        seat = self.turn
        begin = seat * HAND
        end = begin + self.hand_size[seat]
        if not self.must_serve(seat):
            return NOBODY
        for at in range(begin, end):
            if self.shown[at] & viewer and self.serves(seat, self.data.type_of[self.hand[at]]):
                return NOBODY
        none: float = 1.0
        for at in range(begin, end):
            if not self.shown[at] & viewer:
                none *= 1.0 - self.chance_to_serve(at, viewer)
        lot: float = (self.word() >> 11) * SMALLEST_LOT * (1.0 - none)
        sure = NOBODY
        none = 1.0
        for at in range(begin, end):
            if not self.shown[at] & viewer:
                chance: float = self.chance_to_serve(at, viewer)
                if chance > 0.0:
                    sure = at
                    if lot < none * chance or chance == 1.0:
                        return sure
                    lot -= none * chance
                    none *= 1.0 - chance
        return sure

    def chance_to_serve(self, place: int, viewer: int) -> float:
        """The chance that a hidden card of a hand serves if no hidden card before it in that hand does."""
        group = self.data.group_of[self.hand[place]]
        cards = 0
        serving = 0
        for slot in range(SLOTS):
            if self.is_hidden(slot, viewer) and self.data.group_of[self.card_in(slot)] == group:
                cards += 1
                serving += 1 if self.serves(self.turn, self.data.type_of[self.card_in(slot)]) else 0
        for at in range(self.turn * HAND, place):
            if not self.shown[at] & viewer and self.data.group_of[self.hand[at]] == group:
                cards -= 1
        if serving >= cards:
            return 1.0
        return serving * self.data.share[cards]

    def redraw_group(self, group: int, viewer: int, sure: int) -> None:
        """The hidden cards of a group in a new order; a hand that is sure to hold one that serves gets it first."""
        count = 0
        if sure != NOBODY:
            for at in range(self.turn * HAND, sure + 1):
                count = self.note(CARDS + at, group, viewer, count)
        fixed = count
        for slot in range(SLOTS):
            if sure == NOBODY or slot < CARDS + self.turn * HAND or slot > CARDS + sure:
                count = self.note(slot, group, viewer, count)
        for i in range(count):
            j = i
            if i < fixed:
                j = self.pick(i, count, self.hidden[i] == CARDS + sure)
            else:
                j += self.draw(count - i)
            held = self.card_in(self.hidden[i])
            self.put_in(self.hidden[i], self.card_in(self.hidden[j]))
            self.put_in(self.hidden[j], held)

    def note(self, slot: int, group: int, viewer: int, count: int) -> int:
        """Write a slot down if it holds a hidden card of the group; how many are written down."""
        if self.is_hidden(slot, viewer) and self.data.group_of[self.card_in(slot)] == group:
            self.hidden[count] = slot
            return count + 1
        return count

    def pick(self, begin: int, end: int, serving: bool) -> int:
        """One of the slots written down whose card serves, or does not, each as likely."""
        count = 0
        for i in range(begin, end):
            count += 1 if self.serves(self.turn, self.data.type_of[self.card_in(self.hidden[i])]) == serving else 0
        left = self.draw(count)
        for i in range(begin, end):
            if self.serves(self.turn, self.data.type_of[self.card_in(self.hidden[i])]) == serving:
                if left == 0:
                    return i
                left -= 1
        return begin

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
