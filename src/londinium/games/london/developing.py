"""Developing the city of London, and buying land."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import (
    ACTION_CARD,
    BLUE,
    BLUE_DISCOUNT,
    BOROUGH_SHOWN,
    BOROUGHS,
    BOUGHT,
    BUILD_FREE,
    BUILT,
    CHOSE,
    COVER,
    DEVELOPED,
    DEVELOPING,
    DISCARD,
    DONE,
    DOWN,
    ENOUGH,
    FREE,
    FREE_CARD,
    FRESH,
    HAND,
    NEW_STACK,
    NO_DISCARD,
    NOBODY,
    NOTHING,
    OFFERED,
    PAUPER,
    PAUPERS_ANY_COLOUR,
    PAYING,
    PLACING,
    PLAY,
    PLAYED,
    SCHOOL,
    SCHOOLED,
    SCHOOLING,
    STACKS,
    TILL,
    TILL_FILLED,
    TRIMMING,
)
from londinium.games.london.turns import Turns


class Developing(Turns):
    """Cards come into the city, and boroughs under it."""

    # What a card costs

    def cost_of(self, seat: int, card: int) -> int:
        cost = self.data.cost[card]
        if self.data.colour[card] == BLUE and self.ability_of(seat) == BLUE_DISCOUNT:
            cost -= self.ability_amount_of(seat)
        return cost if cost > 0 else 0

    def needs_no_discard(self, card: int) -> bool:
        return self.free_plays > 0 or self.data.ongoing[card] == NO_DISCARD

    def may_be_free(self, seat: int) -> bool:
        """The borough that lets one card a turn be played without a discard."""
        return not self.free_used and self.ability_of(seat) == FREE_CARD

    def schools(self, seat: int, card: int) -> bool:
        """Whether a School can make any card count as the colour of this one, after its cost is paid."""
        if not self.has(seat, SCHOOLING):
            return False
        return self.money[seat] - self.cost_of(seat, card) >= self.power_amount(seat, SCHOOLING)

    def pays_for(self, seat: int, card: int, other: int) -> bool:
        """Whether one kind of card can be discarded for another without a School."""
        if self.data.colour[other] == self.data.colour[card]:
            return True
        return self.data.kind[other] == PAUPER and self.ability_of(seat) == PAUPERS_ANY_COLOUR

    def can_pay_colour(self, seat: int, card: int) -> bool:
        """Whether another card of the hand can be discarded for this one, which is in the hand too."""
        if self.schools(seat, card):
            return self.hand_size[seat] > 1
        count = 0
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            count += 1 if self.pays_for(seat, card, self.data.type_of[self.hand[i]]) else 0
        return count > 1

    # Playing cards

    def offer_plays(self, seat: int, out: Moves) -> None:
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            card = self.data.type_of[self.hand[i]]
            if self.first_in_hand(seat, i) and self.may_play(seat, card):
                out.add(PLAY + card)

    def may_play(self, seat: int, card: int) -> bool:
        """Whether a card of the hand can be played now: its cost and its discard are there."""
        kind = self.data.kind[card]
        if kind == ACTION_CARD:
            return self.free_plays == 0
        if kind == PAUPER or self.money[seat] < self.cost_of(seat, card):
            return False
        return self.needs_no_discard(card) or self.may_be_free(seat) or self.can_pay_colour(seat, card)

    def offer_payments(self, seat: int, out: Moves) -> None:
        card = self.data.type_of[self.held]
        school = self.schools(seat, card)
        if self.may_be_free(seat):
            out.add(FREE)
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            other = self.data.type_of[self.hand[i]]
            if self.first_in_hand(seat, i):
                if self.pays_for(seat, card, other):
                    out.add(DISCARD + other)
                elif school:
                    out.add(SCHOOL + other)

    def offer_places(self, seat: int, out: Moves) -> None:
        out.add(NEW_STACK)
        for stack in range(self.stacks[seat]):
            if not self.marks[self.top[seat * STACKS + stack]] & FRESH:
                out.add(COVER + stack)

    def develop(self, seat: int, move: int) -> None:
        if move == DONE:
            self.trim(seat)
        elif move == ENOUGH:
            self.free_plays = 0
        else:
            self.play(seat, move - PLAY)

    def play(self, seat: int, card: int) -> None:
        """The first card played says that one develops. An action card leaves the game at once."""
        number = self.take_from_hand(seat, card)
        if self.developed == 0:
            self.tell(CHOSE, seat, DEVELOPED, 0, 0)
        self.tell(PLAYED, seat, card, 0, 0)
        self.developed += 1
        self.phase = DEVELOPING
        if self.data.kind[card] == ACTION_CARD:
            self.count_activation(card)
            if self.data.effect[card] == BUILD_FREE:
                self.free_plays = self.data.amount[card]
            else:
                self.begin_drawing(seat, self.data.amount[card], 0, DEVELOPING)
            return
        self.held = number
        if self.needs_no_discard(card):
            if self.free_plays > 0:
                self.free_plays -= 1
            self.phase = PLACING
        else:
            self.phase = PAYING

    def pay_colour(self, seat: int, move: int) -> None:
        if move == FREE:
            self.free_used = True
        elif move >= SCHOOL:
            self.money[seat] -= self.power_amount(seat, SCHOOLING)
            self.tell(SCHOOLED, seat, move - SCHOOL, self.power_amount(seat, SCHOOLING), 0)
            self.discard(seat, move - SCHOOL)
        else:
            self.discard(seat, move - DISCARD)
        self.phase = PLACING

    def build(self, seat: int, stack: int) -> None:
        """The card comes into the city: its cost is paid, every till that is seen gains, and it works at once."""
        card = self.data.type_of[self.held]
        cost = self.cost_of(seat, card)
        self.money[seat] -= cost
        self.fill_tills(seat, stack)
        self.tell(BUILT, seat, card, stack + 1, cost)
        self.lay(seat, stack, self.held)
        self.held = NOTHING
        self.phase = DEVELOPING

    def fill_tills(self, seat: int, covered: int) -> None:
        if not self.has(seat, TILL):
            return
        for stack in range(self.stacks[seat]):
            one = self.top[seat * STACKS + stack]
            card = self.data.type_of[self.laid[one]]
            if stack != covered and not self.marks[one] & DOWN and self.data.ongoing[card] == TILL:
                self.till[one] += self.data.ongoing_amount[card]
                self.tell(TILL_FILLED, seat, card, stack + 1, self.till[one])

    # Buying land

    def buy(self, seat: int, borough: int) -> None:
        """The borough covers the last one; its gains come at once, and another one is shown in its place."""
        self.money[seat] -= self.data.price[borough]
        self.tell(BOUGHT, seat, borough, self.data.price[borough], 0)
        self.owned[seat * BOROUGHS + self.owned_count[seat]] = borough
        self.owned_count[seat] += 1
        for i in range(OFFERED):
            if self.offers[i] == borough:
                self.offers[i] = self.borough_deck[self.borough_at] if self.boroughs_left() else NOTHING
                if self.offers[i] != NOTHING:
                    self.borough_deck[self.borough_at] = NOTHING
                    self.borough_at += 1
                    self.tell(BOROUGH_SHOWN, NOBODY, self.offers[i], 0, 0)
        self.gain(seat, 0, self.data.land_prestige[borough], -self.data.land_poverty[borough])
        self.begin_drawing(seat, self.data.land_cards[borough], 0, TRIMMING)
