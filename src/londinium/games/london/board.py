"""What lies on the table of London and how it changes hands: fields, cards, money, land. Not yet whose turn it is."""

from __future__ import annotations

from londinium.core.state import Moves, State
from londinium.games.london.cards import Cards
from londinium.games.london.pieces import (
    BANKING,
    BOROUGHS,
    BUILD,
    CARDS,
    COLUMNS,
    DISCARD,
    DISCARDED,
    DOWN,
    DREW,
    EVERYONE,
    FRESH,
    GAINED,
    GROUPS,
    HAND,
    LOAN,
    LOAN_MONEY,
    MOST_COUNTED,
    MOST_LOANS,
    NO_ABILITY,
    NOBODY,
    NOTHING,
    OFFERED,
    ROW_LEFT,
    SEATS,
    SPACES,
    STACKS,
    STARTING,
    TAKE_LOWER,
    TAKE_UPPER,
    TOOK,
    TOOK_LOAN,
    TYPES,
)


class Board(State):
    """London as it lies on the table: hands, cities, boroughs, the display, and what everyone has been shown."""

    def __init__(self, data: Cards, players: int, abilities: bool, polish: bool, first: int) -> None:
        self.lay_out()
        self.data: Cards = data
        self.players = players
        self.abilities = abilities
        self.polish = polish
        self.first_choice = first
        self.columns = players + 1

    def lay_out(self) -> None:
        State.lay_out(self)
        self.abilities = False
        self.polish = False
        self.first_choice = 0
        self.columns = 0
        self.first = 0  # who began the game
        self.turn = 0
        self.phase = STARTING
        self.ending = NOBODY  # after whose turn the deck was empty
        self.idle = 0  # turns since a card last came from the deck
        self.drew = False  # whether one did this turn
        self.begun = False  # whether the time to repay is over
        self.swapped = False
        self.developed = 0  # cards played this turn
        self.free_used = False  # the borough's card without a discard
        self.free_plays = 0  # cards that may still be played without a discard by an action card
        self.draw_left = 0
        self.draw_optional = 0  # of those, how many one need not draw
        self.after = 0  # the phase to come back to
        self.held = NOTHING  # the print being played, or given in a swap
        self.active = 0  # the stack being activated
        self.second = False
        self.again = NOTHING  # the stack of Whitehall while another runs a second time; before rules 2 that other one
        self.shed_left = 0
        self.borough_ran = False
        self.hand_spared = False
        self.paupers_left = 0
        self.deck_at = 0
        self.borough_at = 0
        self.laid_count = 0
        self.money = [0] * SEATS
        self.loans = [0] * SEATS
        self.poverty = [0] * SEATS
        self.prestige = [0] * SEATS
        self.runs = [0] * SEATS
        self.borrowed = [0] * SEATS  # loans ever taken
        self.powers = [0] * SEATS  # a bit for each ongoing effect that works
        self.stacks = bytearray(SEATS)
        self.top = bytearray(SEATS * STACKS)  # which of the laid cards lies on top of each stack
        self.laid = bytearray(CARDS)  # all cards of all cities, in the order in which they came
        self.laid_by = bytearray(CARDS)
        self.laid_on = bytearray(CARDS)
        self.marks = bytearray(CARDS)
        self.till = bytearray(CARDS)
        self.hand_size = bytearray(SEATS)
        self.hand = bytearray(SEATS * HAND)
        self.shown = bytearray(SEATS * HAND)  # for each card of a hand, who has been shown it
        self.deck = bytearray(CARDS)
        self.seen = bytearray(CARDS)  # for each card of the deck, who has looked at it
        self.display = bytearray(SPACES)
        self.owned = bytearray(SEATS * BOROUGHS)
        self.owned_count = bytearray(SEATS)
        self.offers = bytearray(OFFERED)
        self.borough_deck = bytearray(BOROUGHS)
        self.activations = bytearray(TYPES)
        self.hidden = bytearray(CARDS)  # room to work in while a position is imagined

    def clear_table(self) -> None:
        self.round = 0
        self.over = False
        self.ending = NOBODY
        self.idle = 0
        self.drew = False
        self.deck_at = 0
        self.borough_at = 0
        self.laid_count = 0
        for seat in range(SEATS):
            self.money[seat] = 0
            self.loans[seat] = 0
            self.poverty[seat] = 0
            self.prestige[seat] = 0
            self.runs[seat] = 0
            self.borrowed[seat] = 0
            self.powers[seat] = 0
            self.stacks[seat] = 0
            self.hand_size[seat] = 0
            self.owned_count[seat] = 0
        for i in range(SEATS * STACKS):
            self.top[i] = 0
        for i in range(SEATS * HAND):
            self.hand[i] = 0
            self.shown[i] = 0
        for i in range(CARDS):
            self.deck[i] = 0
            self.seen[i] = 0
            self.laid[i] = 0
            self.laid_by[i] = 0
            self.laid_on[i] = 0
            self.marks[i] = 0
            self.till[i] = 0
        for i in range(SPACES):
            self.display[i] = NOTHING
        for i in range(SEATS * BOROUGHS):
            self.owned[i] = 0
        for i in range(TYPES):
            self.activations[i] = 0

    # Cards: the deck, the hands, the display

    def can_draw(self) -> bool:
        return self.deck_at < self.data.deck_size or not self.display_empty()

    def display_empty(self) -> bool:
        cards = 0
        for i in range(SPACES):
            cards += 1 if self.display[i] != NOTHING else 0
        return cards == 0

    def add_to_hand(self, seat: int, number: int, known: int) -> None:
        slot = seat * HAND + self.hand_size[seat]
        self.hand[slot] = number
        self.shown[slot] = known | 1 << seat
        self.hand_size[seat] += 1

    def draw_from_deck(self, seat: int) -> None:
        self.add_to_hand(seat, self.deck[self.deck_at], self.seen[self.deck_at])
        self.whisper(DREW, seat, self.data.type_of[self.deck[self.deck_at]], 0, 0, 1 << seat)
        self.leave_deck()

    def leave_deck(self) -> None:
        """The top card has gone into a hand."""
        self.deck[self.deck_at] = 0
        self.seen[self.deck_at] = 0
        self.deck_at += 1
        self.drew = True

    def space_of(self, move: int) -> int:
        """The space of the display that a move names by its row and card."""
        begin = 0 if move < TAKE_LOWER else COLUMNS
        card = move if move < TAKE_LOWER else move - TAKE_LOWER
        space = begin
        while space < begin + COLUMNS - 1 and (
            self.display[space] == NOTHING or self.data.type_of[self.display[space]] != card
        ):
            space += 1
        return space

    def take_from_display(self, seat: int, move: int) -> None:
        space = self.space_of(move)
        self.add_to_hand(seat, self.display[space], EVERYONE)
        self.tell(TOOK, seat, self.data.type_of[self.display[space]], 0, 0)
        self.display[space] = NOTHING

    def take_from_hand(self, seat: int, card: int) -> int:
        """Take a card of that kind out of a hand: of several groups the earliest, of equal cards the best known.

        Whoever did not know that one but another equal to it cannot tell which of them is still there.
        """
        begin = seat * HAND
        last = begin + self.hand_size[seat] - 1
        slot = begin
        earliest = GROUPS
        best = -1
        for i in range(begin, last + 1):
            if self.data.type_of[self.hand[i]] == card:
                group = self.data.group_of[self.hand[i]]
                if group < earliest or (group == earliest and self.shown[i] > best):
                    earliest = group
                    best = self.shown[i]
                    slot = i
        number = self.hand[slot]
        unsure = EVERYONE & ~self.shown[slot]
        for i in range(slot, last):
            self.hand[i] = self.hand[i + 1]
            self.shown[i] = self.shown[i + 1]
        self.hand[last] = 0
        self.shown[last] = 0
        self.hand_size[seat] -= 1
        for i in range(begin, last):
            if self.hand[i] == number:
                lost = self.shown[i] & unsure
                self.shown[i] = self.shown[i] & ~lost
                unsure &= ~lost
        return number

    def discard(self, seat: int, card: int) -> None:
        """Onto the display: the upper row first, then the lower; when both are full the lower row leaves the game."""
        number = self.take_from_hand(seat, card)
        self.tell(DISCARDED, seat, card, 0, 0)
        self.put_on_display(number)

    def put_on_display(self, number: int) -> None:
        space = self.empty_space()
        if space == NOTHING:
            self.tell(ROW_LEFT, NOBODY, 0, 0, 0)
            for i in range(self.columns):
                self.display[COLUMNS + i] = self.display[i]
                self.display[i] = NOTHING
            space = 0
        self.display[space] = number

    def empty_space(self) -> int:
        for i in range(self.columns):
            if self.display[i] == NOTHING:
                return i
        for i in range(COLUMNS, COLUMNS + self.columns):
            if self.display[i] == NOTHING:
                return i
        return NOTHING

    def first_in_hand(self, seat: int, slot: int) -> bool:
        card = self.data.type_of[self.hand[slot]]
        found = slot
        for i in range(slot - 1, seat * HAND - 1, -1):
            if self.data.type_of[self.hand[i]] == card:
                found = i
        return found == slot

    def first_in_row(self, space: int) -> bool:
        card = self.data.type_of[self.display[space]]
        for i in range(0 if space < COLUMNS else COLUMNS, space):
            if self.display[i] != NOTHING and self.data.type_of[self.display[i]] == card:
                return False
        return True

    def offer_display(self, out: Moves, buildings: bool) -> None:
        for i in range(SPACES):
            if self.display[i] != NOTHING and self.first_in_row(i):
                card = self.data.type_of[self.display[i]]
                if not buildings or self.data.kind[card] == BUILD:
                    out.add((TAKE_UPPER if i < COLUMNS else TAKE_LOWER) + card)

    def offer_discards(self, seat: int, out: Moves, colour: int) -> None:
        """Any card of the hand, or any of one colour."""
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            card = self.data.type_of[self.hand[i]]
            if (colour < 0 or self.data.colour[card] == colour) and self.first_in_hand(seat, i):
                out.add(DISCARD + card)

    def building_on_display(self) -> bool:
        for i in range(SPACES):
            if self.display[i] != NOTHING and self.data.kind[self.data.type_of[self.display[i]]] == BUILD:
                return True
        return False

    # Cities: stacks, and the ongoing effects of cards that are seen

    def lay(self, seat: int, stack: int, number: int) -> None:
        """A card comes on a stack, or begins a new one; how the covered card lay no longer matters."""
        one = self.laid_count
        at = seat * STACKS + stack
        if stack == self.stacks[seat]:
            self.stacks[seat] += 1
        else:
            self.marks[self.top[at]] = 0
            self.till[self.top[at]] = 0
        self.top[at] = one
        self.laid[one] = number
        self.laid_by[one] = seat
        self.laid_on[one] = stack
        self.marks[one] = FRESH
        self.till[one] = 0
        self.laid_count += 1
        self.survey(seat)

    def on_top(self, seat: int, stack: int) -> int:
        """The kind of the card on top of a stack."""
        return self.data.type_of[self.laid[self.top[seat * STACKS + stack]]]

    def survey(self, seat: int) -> None:
        """Which ongoing effects of a city work: those of cards that are seen."""
        powers = 0
        for at in range(seat * STACKS, seat * STACKS + self.stacks[seat]):
            one = self.top[at]
            if not self.marks[one] & DOWN:
                powers |= 1 << self.data.ongoing[self.data.type_of[self.laid[one]]]
        self.powers[seat] = powers

    def has(self, seat: int, power: int) -> bool:
        return self.powers[seat] >> power & 1 != 0

    def power_amount(self, seat: int, power: int) -> int:
        for at in range(seat * STACKS, seat * STACKS + self.stacks[seat]):
            one = self.top[at]
            card = self.data.type_of[self.laid[one]]
            if not self.marks[one] & DOWN and self.data.ongoing[card] == power:
                return self.data.ongoing_amount[card]
        return 0

    def count_activation(self, card: int) -> None:
        if self.activations[card] < MOST_COUNTED:
            self.activations[card] += 1

    # Land

    def top_borough(self, seat: int) -> int:
        """The borough on top of those a seat owns; it owns one."""
        return self.owned[seat * BOROUGHS + self.owned_count[seat] - 1]

    def ability_of(self, seat: int) -> int:
        if not self.abilities or self.owned_count[seat] == 0:
            return NO_ABILITY
        return self.data.ability[self.top_borough(seat)]

    def ability_amount_of(self, seat: int) -> int:
        return self.data.ability_amount[self.top_borough(seat)]

    def boroughs_left(self) -> bool:
        return self.borough_at < BOROUGHS - OFFERED

    def shuffle_boroughs(self, begin: int) -> None:
        for i in range(BOROUGHS - OFFERED - 1, begin, -1):
            j = begin + self.draw(i - begin + 1)
            held = self.borough_deck[i]
            self.borough_deck[i] = self.borough_deck[j]
            self.borough_deck[j] = held

    # Money, prestige, poverty

    def gain(self, seat: int, money: int, prestige: int, poverty: int) -> None:
        """Money, prestige and poverty; nobody can lose more poverty than they have."""
        if poverty < -self.poverty[seat]:
            poverty = -self.poverty[seat]
        self.money[seat] += money
        self.prestige[seat] += prestige
        self.poverty[seat] += poverty
        if money != 0 or prestige != 0 or poverty != 0:
            self.tell(GAINED, seat, money, prestige, poverty)

    def borrow(self, seat: int) -> None:
        money = LOAN_MONEY
        if self.has(seat, BANKING):
            money = self.power_amount(seat, BANKING)
        self.money[seat] += money
        self.loans[seat] += 1
        self.borrowed[seat] += 1
        self.tell(TOOK_LOAN, seat, money, self.loans[seat], 0)

    def charge(self, seat: int, amount: int) -> int:
        """A cost that cannot be refused: loans are taken as long as they are needed and to be had."""
        while self.money[seat] < amount and self.loans[seat] < MOST_LOANS:
            self.borrow(seat)
        paid = amount if amount < self.money[seat] else self.money[seat]
        self.money[seat] -= paid
        return paid

    def offer_loan(self, seat: int, out: Moves) -> None:
        if self.loans[seat] < MOST_LOANS:
            out.add(LOAN)

    def neighbour(self, seat: int, step: int) -> int:
        other = seat + step
        return other if other < self.players else other - self.players
