"""The rules of London, in the order of the rulebook. Plain Python that also compiles (see core/state.py)."""

from __future__ import annotations

from typing import Any

from londinium.core.state import Moves, State
from londinium.games.london.pieces import (
    ACTION_CARD,
    ACTIVATE,
    ACTIVATED,
    AGAIN,
    ANY_CARD,
    BANKING,
    BLUE,
    BLUE_DISCOUNT,
    BOROUGH_RAN,
    BOROUGH_RUN,
    BOROUGH_SHOWN,
    BOROUGHS,
    BOUGHT,
    BROWN,
    BUILD,
    BUILD_FREE,
    BUILT,
    BUY,
    CARD_OF,
    CARDS,
    CHOOSE,
    CHOOSING,
    CHOSE,
    COLUMNS,
    COVER,
    DEVELOP,
    DEVELOPING,
    DISCARD,
    DISCARD_PAUPERS,
    DISCARDED,
    DONE,
    DOWN,
    DRAW,
    DRAW_MORE,
    DRAW_THREE,
    DRAW_THREE_CARDS,
    DRAWING,
    DREW,
    EMPTY_TILL,
    ENDED,
    ENOUGH,
    EVERYONE,
    FIRE,
    FLIP,
    FLIP_HOSPITAL,
    FLIPPED,
    FLIPPING,
    FREE,
    FREE_CARD,
    FRESH,
    GAINED,
    GAVE,
    GIVE_POVERTY,
    GIVING,
    GREY,
    GROUPS,
    HAND,
    HAND_COUNTED,
    HAND_LIMIT,
    HAND_SPARED,
    IDLE_ROUNDS,
    KEEP,
    KEPT,
    LAST_TURNS,
    LEVY,
    LOAN,
    LOAN_LOSS,
    LOAN_MONEY,
    LOAN_PRICE,
    LOOK,
    LOOK_AHEAD,
    LOOKED,
    LOOKED_AT,
    LOOKING,
    MONEY_A_POINT,
    MOST_COUNTED,
    MOST_LOANS,
    MOST_TRIES,
    NEW_STACK,
    NO_ABILITY,
    NO_CARD_COST,
    NO_DISCARD,
    NO_EFFECT,
    NOBODY,
    NOTHING,
    OFFERED,
    PAID,
    PARLIAMENT,
    PAUPER,
    PAUPERS_ANY_COLOUR,
    PAYING,
    PAYING_CARD,
    PENALTIES,
    PER_BOROUGH,
    PER_BROWN,
    PER_NORTH,
    PER_NOT_BROWN,
    PER_NOTHING,
    PER_RIVERSIDE,
    PLACE,
    PLACING,
    PLAY,
    PLAYED,
    PRINTS,
    RANDOM_SEAT,
    RECEIVING,
    REPAID,
    REPAY,
    REPEATING,
    ROW_LEFT,
    RUN,
    RUN_POVERTY,
    RUNNING,
    SCHOOL,
    SCHOOLED,
    SCHOOLING,
    SCORED,
    SEATS,
    SEND_POVERTY,
    SENT,
    SHED,
    SHED_PAUPERS,
    SHEDDING,
    SLOTS,
    SPACES,
    SPARE,
    SPARE_HAND,
    SPARED,
    STACKS,
    START_CARDS,
    START_MONEY,
    STARTING,
    SWAP,
    SWAPPED,
    SWAPPING,
    TAKE_LOWER,
    TAKE_UPPER,
    TAKING,
    TARGETING,
    TILL,
    TILL_FILLED,
    TIME_UP,
    TOOK,
    TOOK_LOAN,
    TRIMMING,
    TURN_BEGAN,
    TYPES,
    USED,
    WENT_ON,
    WON,
)


class Cards:
    """One deck with the boroughs: every number a card or a borough has, by its kind."""

    def __init__(self, cards: list[dict[str, int]], prints: list[tuple[int, int, int]], rest: dict[str, Any]) -> None:
        self.lay_out()
        for card, numbers in enumerate(cards):
            self.kind[card] = numbers["kind"]
            self.colour[card] = numbers["colour"]
            self.cost[card] = numbers["cost"]
            self.pay_money[card] = numbers["pay_money"]
            self.pay_card[card] = numbers["pay_card"]
            self.money[card] = numbers["money"]
            self.prestige[card] = numbers["prestige"]
            self.poverty[card] = numbers["poverty"]
            self.per[card] = numbers["per"]
            self.per_money[card] = numbers["per_money"]
            self.per_prestige[card] = numbers["per_prestige"]
            self.effect[card] = numbers["effect"]
            self.amount[card] = numbers["amount"]
            self.each_money[card] = numbers["each_money"]
            self.each_prestige[card] = numbers["each_prestige"]
            self.each_poverty[card] = numbers["each_poverty"]
            self.ongoing[card] = numbers["ongoing"]
            self.ongoing_amount[card] = numbers["ongoing_amount"]
            self.end_prestige[card] = numbers["end_prestige"]
            self.flips[card] = numbers["flips"]
        self.prints = len(prints)
        for number, (card, group, copies) in enumerate(prints):
            self.type_of[number] = card
            self.group_of[number] = group
            self.copies[number] = copies
            self.deck_size += copies
        for borough, numbers in enumerate(rest["boroughs"]):
            self.north[borough] = numbers["north"]
            self.riverside[borough] = numbers["riverside"]
            self.starter[borough] = numbers["starter"]
            self.price[borough] = numbers["cost"]
            self.land_cards[borough] = numbers["cards"]
            self.land_prestige[borough] = numbers["prestige"]
            self.land_poverty[borough] = numbers["poverty"]
            self.ability[borough] = numbers["ability"]
            self.ability_amount[borough] = numbers["ability_amount"]
            self.run_money[borough] = numbers["run_money"]
            self.run_prestige[borough] = numbers["run_prestige"]
            self.run_poverty[borough] = numbers["run_poverty"]
            self.proven[borough] = numbers["proven"]
        self.penalty[:] = rest["penalty"]
        self.beyond = int(rest["beyond"])
        for winners in range(1, SEATS + 1):
            self.portion[winners] = 1.0 / winners

    def lay_out(self) -> None:
        self.kind = [0] * TYPES
        self.colour = [0] * TYPES
        self.cost = [0] * TYPES
        self.pay_money = [0] * TYPES
        self.pay_card = [0] * TYPES
        self.money = [0] * TYPES
        self.prestige = [0] * TYPES
        self.poverty = [0] * TYPES
        self.per = [0] * TYPES
        self.per_money = [0] * TYPES
        self.per_prestige = [0] * TYPES
        self.effect = [0] * TYPES
        self.amount = [0] * TYPES
        self.each_money = [0] * TYPES
        self.each_prestige = [0] * TYPES
        self.each_poverty = [0] * TYPES
        self.ongoing = [0] * TYPES
        self.ongoing_amount = [0] * TYPES
        self.end_prestige = [0] * TYPES
        self.flips = [0] * TYPES
        self.prints = 0
        self.deck_size = 0
        self.type_of = [0] * PRINTS
        self.group_of = [0] * PRINTS
        self.copies = [0] * PRINTS
        self.north = [0] * BOROUGHS
        self.riverside = [0] * BOROUGHS
        self.starter = [0] * BOROUGHS
        self.price = [0] * BOROUGHS
        self.land_cards = [0] * BOROUGHS
        self.land_prestige = [0] * BOROUGHS
        self.land_poverty = [0] * BOROUGHS
        self.ability = [0] * BOROUGHS
        self.ability_amount = [0] * BOROUGHS
        self.run_money = [0] * BOROUGHS
        self.run_prestige = [0] * BOROUGHS
        self.run_poverty = [0] * BOROUGHS
        self.proven = [0] * BOROUGHS  # whether the rulebook itself prints the effect of a run
        self.penalty = [0] * PENALTIES
        self.beyond = 0
        self.portion: list[float] = [0.0] * (SEATS + 1)


class City(State):
    """London at one moment: hands, cities, boroughs, the display, and what everyone has been shown."""

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
        self.again = NOTHING  # the stack to be activated a second time
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
        self.top = bytearray(SEATS * STACKS)
        self.marks = bytearray(SEATS * STACKS)
        self.till = bytearray(SEATS * STACKS)
        self.laid = bytearray(CARDS)
        self.laid_at = bytearray(CARDS)
        self.hand_size = bytearray(SEATS)
        self.hand = bytearray(SEATS * HAND)
        self.shown = bytearray(SEATS * HAND)
        self.deck = bytearray(CARDS)
        self.seen = bytearray(CARDS)
        self.display = bytearray(SPACES)
        self.gone = bytearray(PRINTS)
        self.owned = bytearray(SEATS * BOROUGHS)
        self.owned_count = bytearray(SEATS)
        self.offers = bytearray(OFFERED)
        self.borough_deck = bytearray(BOROUGHS)
        self.activations = bytearray(TYPES)
        self.slots = bytearray(SLOTS)

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
            self.marks[i] = 0
            self.till[i] = 0
        for i in range(SEATS * HAND):
            self.hand[i] = 0
            self.shown[i] = 0
        for i in range(CARDS):
            self.deck[i] = 0
            self.seen[i] = 0
            self.laid[i] = 0
            self.laid_at[i] = 0
        for i in range(SPACES):
            self.display[i] = NOTHING
        for i in range(PRINTS):
            self.gone[i] = 0
        for i in range(SEATS * BOROUGHS):
            self.owned[i] = 0
        for i in range(TYPES):
            self.activations[i] = 0

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

    def shuffle_boroughs(self, begin: int) -> None:
        for i in range(BOROUGHS - OFFERED - 1, begin, -1):
            j = begin + self.draw(i - begin + 1)
            held = self.borough_deck[i]
            self.borough_deck[i] = self.borough_deck[j]
            self.borough_deck[j] = held

    # The turn: repay, draw one, one action, down to nine cards

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
        for stack in range(seat * STACKS, seat * STACKS + self.stacks[seat]):
            self.marks[stack] &= DOWN
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

    def offer_loan(self, seat: int, out: Moves) -> None:
        if self.loans[seat] < MOST_LOANS:
            out.add(LOAN)

    def offer_swap(self, seat: int, out: Moves) -> None:
        if not self.swapped and self.has(seat, SWAPPING) and self.hand_size[seat] > 0 and not self.display_empty():
            out.add(SWAP)

    def offer_draws(self, seat: int, out: Moves) -> None:
        """The top of the deck, or any card of the display; a look where one may look before the first draw."""
        if self.deck_at < self.data.deck_size:
            looks = self.look_depth(seat) if self.phase == STARTING else 0
            if looks > 0:
                out.add(LOOK)
            if looks == 0 or not self.has(seat, LOOKING):
                out.add(DRAW)
        self.offer_display(out, False)

    def offer_display(self, out: Moves, buildings: bool) -> None:
        for i in range(SPACES):
            if self.display[i] != NOTHING and self.first_in_row(i):
                card = self.data.type_of[self.display[i]]
                if not buildings or self.data.kind[card] == BUILD:
                    out.add((TAKE_UPPER if i < COLUMNS else TAKE_LOWER) + card)

    def first_in_row(self, space: int) -> bool:
        card = self.data.type_of[self.display[space]]
        for i in range(0 if space < COLUMNS else COLUMNS, space):
            if self.display[i] != NOTHING and self.data.type_of[self.display[i]] == card:
                return False
        return True

    def offer_looked(self, seat: int, out: Moves) -> None:
        end = self.looked_end(seat)
        for i in range(self.deck_at, end):
            card = self.data.type_of[self.deck[i]]
            new = True
            for j in range(self.deck_at, i):
                if self.data.type_of[self.deck[j]] == card:
                    new = False
            if new:
                out.add(KEEP + card)
        if self.has(seat, LOOKING):
            self.offer_display(out, False)

    def offer_discards(self, seat: int, out: Moves, colour: int) -> None:
        """Any card of the hand, or any of one colour."""
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            card = self.data.type_of[self.hand[i]]
            if (colour < 0 or self.data.colour[card] == colour) and self.first_in_hand(seat, i):
                out.add(DISCARD + card)

    def first_in_hand(self, seat: int, slot: int) -> bool:
        card = self.data.type_of[self.hand[slot]]
        found = slot
        for i in range(slot - 1, seat * HAND - 1, -1):
            if self.data.type_of[self.hand[i]] == card:
                found = i
        return found == slot

    # Drawing and discarding cards

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
        """Take a card of that kind out of a hand, the best known first.

        Whoever did not know that one but another of its kind cannot tell which of them is still there.
        """
        begin = seat * HAND
        last = begin + self.hand_size[seat] - 1
        slot = begin
        best = -1
        for i in range(begin, last + 1):
            if self.data.type_of[self.hand[i]] == card and self.shown[i] > best:
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
            if self.data.type_of[self.hand[i]] == card:
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
                self.gone[self.display[COLUMNS + i]] += 1
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

    # Loans

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

    # The start of the turn

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

    def keep(self, seat: int, move: int) -> None:
        """One of the cards looked at, the others stay on the deck in their order; or a card of the display."""
        if move < KEEP:
            self.take_from_display(seat, move)
            self.drawn_at_start(seat)
            return
        at = self.deck_at
        end = self.looked_end(seat)
        while at < end - 1 and self.data.type_of[self.deck[at]] != move - KEEP:
            at += 1
        number = self.deck[at]
        for i in range(at, self.deck_at, -1):
            self.deck[i] = self.deck[i - 1]
        for i in range(self.deck_at, end):
            self.seen[i] &= 1 << seat  # whoever else knew these cards cannot tell which one is gone
        self.add_to_hand(seat, number, 0)
        self.whisper(KEPT, seat, move - KEEP, 0, 0, 1 << seat)
        self.leave_deck()
        self.drawn_at_start(seat)

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

    # One action

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

    # Developing the city

    def cost_of(self, seat: int, card: int) -> int:
        cost = self.data.cost[card]
        if self.data.colour[card] == BLUE and self.ability_of(seat) == BLUE_DISCOUNT:
            cost -= self.ability_amount_of(seat)
        return cost if cost > 0 else 0

    def may_play_any(self, seat: int) -> bool:
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            if self.may_play(seat, self.data.type_of[self.hand[i]]):
                return True
        return False

    def offer_plays(self, seat: int, out: Moves) -> None:
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            card = self.data.type_of[self.hand[i]]
            if self.first_in_hand(seat, i) and self.may_play(seat, card):
                out.add(PLAY + card)

    def may_play(self, seat: int, card: int) -> bool:
        """Whether a card of the hand can be played now: its cost, its discard and its place are there."""
        kind = self.data.kind[card]
        if kind == ACTION_CARD:
            return self.free_plays == 0
        if kind == PAUPER or not self.has_room(seat):
            return False
        spare = self.money[seat] - self.cost_of(seat, card)
        if spare < 0:
            return False
        return self.needs_no_discard(card) or self.may_be_free(seat) or self.can_pay_colour(seat, card, spare)

    def needs_no_discard(self, card: int) -> bool:
        return self.free_plays > 0 or self.data.ongoing[card] == NO_DISCARD

    def may_be_free(self, seat: int) -> bool:
        """The borough that lets one card a turn be played without a discard."""
        return not self.free_used and self.ability_of(seat) == FREE_CARD

    def can_pay_colour(self, seat: int, card: int, spare: int) -> bool:
        """Whether another card of the hand can be discarded for this one."""
        return self.fit_to_discard(seat, card, spare) > 1

    def fit_to_discard(self, seat: int, card: int, spare: int) -> int:
        """How many cards of the hand could be discarded for a card, if so much money is left after its cost."""
        colour = self.data.colour[card]
        school = self.has(seat, SCHOOLING) and spare >= self.power_amount(seat, SCHOOLING)
        paupers = self.ability_of(seat) == PAUPERS_ANY_COLOUR
        count = 0
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            other = self.data.type_of[self.hand[i]]
            if school or self.data.colour[other] == colour or (paupers and self.data.kind[other] == PAUPER):
                count += 1
        return count

    def has_room(self, seat: int) -> bool:
        """Whether there is a place for a card: a new stack, or a card that was not placed this turn."""
        fresh = 0
        for stack in range(seat * STACKS, seat * STACKS + self.stacks[seat]):
            fresh += 1 if self.marks[stack] & FRESH else 0
        return fresh < STACKS

    def offer_payments(self, seat: int, out: Moves) -> None:
        card = self.data.type_of[self.held]
        colour = self.data.colour[card]
        paupers = self.ability_of(seat) == PAUPERS_ANY_COLOUR
        school = self.has(seat, SCHOOLING) and self.money[seat] - self.cost_of(seat, card) >= self.power_amount(
            seat, SCHOOLING
        )
        if self.may_be_free(seat):
            out.add(FREE)
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            other = self.data.type_of[self.hand[i]]
            if self.first_in_hand(seat, i):
                if self.data.colour[other] == colour or (paupers and self.data.kind[other] == PAUPER):
                    out.add(DISCARD + other)
                elif school:
                    out.add(SCHOOL + other)

    def offer_places(self, seat: int, out: Moves) -> None:
        if self.stacks[seat] < STACKS:
            out.add(NEW_STACK)
        for stack in range(self.stacks[seat]):
            if not self.marks[seat * STACKS + stack] & FRESH:
                out.add(COVER + stack)

    def develop(self, seat: int, move: int) -> None:
        if move == DONE:
            self.trim(seat)
        elif move == ENOUGH:
            self.free_plays = 0
        else:
            self.play(seat, move - PLAY)

    def play(self, seat: int, card: int) -> None:
        number = self.take_from_hand(seat, card)
        self.tell(PLAYED, seat, card, 0, 0)
        self.developed += 1
        if self.data.kind[card] == ACTION_CARD:
            self.gone[number] += 1
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
            at = seat * STACKS + stack
            if stack != covered and not self.marks[at] & DOWN and self.data.ongoing[self.top[at]] == TILL:
                self.till[at] += self.data.ongoing_amount[self.top[at]]
                self.tell(TILL_FILLED, seat, self.top[at], stack + 1, self.till[at])

    def lay(self, seat: int, stack: int, number: int) -> None:
        at = seat * STACKS + stack
        if stack == self.stacks[seat]:
            self.stacks[seat] += 1
        self.top[at] = self.data.type_of[number]
        self.marks[at] = FRESH
        self.till[at] = 0
        self.laid[self.laid_count] = number
        self.laid_at[self.laid_count] = at
        self.laid_count += 1
        self.survey(seat)

    def survey(self, seat: int) -> None:
        """Which ongoing effects of a city work: those of cards that are seen."""
        powers = 0
        for at in range(seat * STACKS, seat * STACKS + self.stacks[seat]):
            if not self.marks[at] & DOWN:
                powers |= 1 << self.data.ongoing[self.top[at]]
        self.powers[seat] = powers

    def has(self, seat: int, power: int) -> bool:
        return self.powers[seat] >> power & 1 != 0

    def power_amount(self, seat: int, power: int) -> int:
        for at in range(seat * STACKS, seat * STACKS + self.stacks[seat]):
            if not self.marks[at] & DOWN and self.data.ongoing[self.top[at]] == power:
                return self.data.ongoing_amount[self.top[at]]
        return 0

    # Buying land

    def top_borough(self, seat: int) -> int:
        """The borough on top of those a seat owns; it owns one."""
        return self.owned[seat * BOROUGHS + self.owned_count[seat] - 1]

    def ability_of(self, seat: int) -> int:
        if not self.abilities or self.owned_count[seat] == 0:
            return NO_ABILITY
        return self.data.ability[self.top_borough(seat)]

    def ability_amount_of(self, seat: int) -> int:
        return self.data.ability_amount[self.top_borough(seat)]

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

    def boroughs_left(self) -> bool:
        return self.borough_at < BOROUGHS - OFFERED

    def gain(self, seat: int, money: int, prestige: int, poverty: int) -> None:
        """Money, prestige and poverty; nobody can lose more poverty than they have."""
        if poverty < -self.poverty[seat]:
            poverty = -self.poverty[seat]
        self.money[seat] += money
        self.prestige[seat] += prestige
        self.poverty[seat] += poverty
        if money != 0 or prestige != 0 or poverty != 0:
            self.tell(GAINED, seat, money, prestige, poverty)

    # Running the city

    def offer_run(self, seat: int, out: Moves) -> None:
        for stack in range(self.stacks[seat]):
            if self.may_activate(seat, stack):
                out.add(ACTIVATE + stack)
        if self.run_effect(seat) and not self.borough_ran:
            out.add(BOROUGH_RUN)
        if self.paupers_left > 0:
            self.offer_discards(seat, out, GREY)
        self.offer_loan(seat, out)
        self.offer_swap(seat, out)
        out.add(DONE)

    def may_activate(self, seat: int, stack: int) -> bool:
        """A card that is seen, not used yet this turn, has something to do, and whose cost is there."""
        at = seat * STACKS + stack
        return self.marks[at] == 0 and self.works(self.top[at]) and self.can_do(seat, stack, False)

    def works(self, card: int) -> bool:
        """Whether a card does anything when it is activated; a Hospital acts only for another card."""
        effect = self.data.effect[card]
        if effect == NO_EFFECT:
            return (
                self.data.per[card] != PER_NOTHING
                or self.data.money[card] != 0
                or self.data.prestige[card] != 0
                or self.data.poverty[card] != 0
            )
        return effect != SPARE

    def count_activation(self, card: int) -> None:
        if self.activations[card] < MOST_COUNTED:
            self.activations[card] += 1

    def can_do(self, seat: int, stack: int, second: bool) -> bool:
        card = self.top[seat * STACKS + stack]
        if self.money[seat] < self.data.pay_money[card]:
            return False
        if not second and not self.can_pay_card(seat, self.data.pay_card[card]):
            return False
        effect = self.data.effect[card]
        if effect == PLACE:
            return self.building_on_display()
        if effect == AGAIN:
            return not second and self.may_repeat_any(seat, stack)
        return True

    def can_pay_card(self, seat: int, price: int) -> bool:
        if price == NO_CARD_COST:
            return True
        for i in range(seat * HAND, seat * HAND + self.hand_size[seat]):
            if price == ANY_CARD or self.data.colour[self.data.type_of[self.hand[i]]] == price - CARD_OF:
                return True
        return False

    def building_on_display(self) -> bool:
        for i in range(SPACES):
            if self.display[i] != NOTHING and self.data.kind[self.data.type_of[self.display[i]]] == BUILD:
                return True
        return False

    def run(self, seat: int, move: int) -> None:
        if move == BOROUGH_RUN:
            self.run_borough(seat)
        elif move == DONE:
            self.finish_run(seat)
        elif move < SCHOOL:
            self.paupers_left -= 1
            self.discard(seat, move - DISCARD)
        else:
            self.begin_activation(seat, move - ACTIVATE, False)

    def run_effect(self, seat: int) -> bool:
        """Whether the borough on top does something in every run; played plain, only if the rulebook says so."""
        if self.owned_count[seat] == 0:
            return False
        top = self.top_borough(seat)
        if not self.abilities and not self.data.proven[top]:
            return False
        return self.data.run_money[top] != 0 or self.data.run_prestige[top] != 0 or self.data.run_poverty[top] != 0

    def run_borough(self, seat: int) -> None:
        top = self.top_borough(seat)
        self.borough_ran = True
        self.tell(BOROUGH_RAN, seat, top, 0, 0)
        self.gain(seat, self.data.run_money[top], self.data.run_prestige[top], self.data.run_poverty[top])

    def begin_activation(self, seat: int, stack: int, second: bool) -> None:
        card = self.top[seat * STACKS + stack]
        self.active = stack
        self.second = second
        self.marks[seat * STACKS + stack] |= USED
        self.money[seat] -= self.data.pay_money[card]
        self.count_activation(card)
        self.tell(ACTIVATED, seat, card, stack + 1, self.data.pay_money[card])
        if self.data.pay_card[card] != NO_CARD_COST and not second:
            self.phase = PAYING_CARD
        else:
            self.resolve(seat)

    def resolve(self, seat: int) -> None:
        """What the card brings, then what else it does."""
        card = self.top[seat * STACKS + self.active]
        count = self.count_per(seat, self.data.per[card])
        self.gain(
            seat,
            self.data.money[card] + count * self.data.per_money[card],
            self.data.prestige[card] + count * self.data.per_prestige[card],
            self.data.poverty[card],
        )
        self.carry_out(seat, self.data.effect[card], self.data.amount[card])

    def carry_out(self, seat: int, effect: int, amount: int) -> None:
        if effect == PLACE:
            self.phase = TAKING
        elif effect in (SHED, SHED_PAUPERS):
            self.shed_left = amount
            self.phase = SHEDDING
            if not self.can_shed(seat):
                self.finish_activation(seat)
        elif effect == AGAIN:
            self.phase = REPEATING
        elif (effect == GIVE_POVERTY and self.poverty[seat] > 0) or effect == SEND_POVERTY:
            self.phase = TARGETING
            if self.players == 2:
                self.afflict(seat, 1 - seat)
        else:
            if effect == LEVY:
                self.levy(seat, amount)
            elif effect == FIRE:
                self.fine(seat, amount)
            elif effect == SPARE_HAND:
                self.hand_spared = True
            elif effect == EMPTY_TILL:
                money = self.till[seat * STACKS + self.active]
                self.till[seat * STACKS + self.active] = 0
                self.gain(seat, money, 0, 0)
            self.finish_activation(seat)

    def count_per(self, seat: int, per: int) -> int:
        """How many cards that are seen, or boroughs covered or not, a card counts."""
        if per == PER_NOTHING:
            return 0
        if per == PER_BOROUGH:
            return self.owned_count[seat]
        count = 0
        if per > PER_BOROUGH:
            for i in range(seat * BOROUGHS, seat * BOROUGHS + self.owned_count[seat]):
                north = self.data.north[self.owned[i]]
                if per == PER_RIVERSIDE:
                    count += self.data.riverside[self.owned[i]]
                elif per == PER_NORTH:
                    count += north
                else:
                    count += 1 - north
            return count
        for at in range(seat * STACKS, seat * STACKS + self.stacks[seat]):
            if not self.marks[at] & DOWN:
                colour = self.data.colour[self.top[at]]
                if per == PER_NOT_BROWN:
                    count += 1 if colour != BROWN else 0
                elif colour == (BROWN if per == PER_BROWN else BLUE):
                    count += 1
        return count

    def levy(self, seat: int, amount: int) -> None:
        """Every other player pays; who cannot must take a loan."""
        for step in range(1, self.players):
            other = self.neighbour(seat, step)
            paid = self.charge(other, amount)
            self.money[seat] += paid
            self.tell(PAID, other, seat, paid, 0)

    def fine(self, seat: int, amount: int) -> None:
        """Every other player pays the bank for each of their own boroughs."""
        for step in range(1, self.players):
            other = self.neighbour(seat, step)
            if self.owned_count[other] > 0:
                paid = self.charge(other, amount * self.owned_count[other])
                self.tell(PAID, other, NOTHING, paid, 0)

    def neighbour(self, seat: int, step: int) -> int:
        other = seat + step
        return other if other < self.players else other - self.players

    def afflict(self, seat: int, other: int) -> None:
        """Poverty for another player: one's own, or from the supply."""
        card = self.top[seat * STACKS + self.active]
        amount = self.data.amount[card]
        if self.data.effect[card] == GIVE_POVERTY:
            if amount > self.poverty[seat]:
                amount = self.poverty[seat]
            self.poverty[seat] -= amount
            self.tell(GAVE, seat, other, amount, 0)
        else:
            self.tell(SENT, seat, other, amount, 0)
        self.poverty[other] += amount
        self.finish_activation(seat)

    def can_shed(self, seat: int) -> bool:
        if self.data.effect[self.top[seat * STACKS + self.active]] == SHED:
            return self.hand_size[seat] > 0
        return self.can_pay_card(seat, CARD_OF + GREY)

    def shed(self, seat: int, move: int) -> None:
        """Cards of the hand discarded one by one, each for what the card gives."""
        if move == ENOUGH:
            self.finish_activation(seat)
            return
        card = self.top[seat * STACKS + self.active]
        self.discard(seat, move - DISCARD)
        self.gain(seat, self.data.each_money[card], self.data.each_prestige[card], self.data.each_poverty[card])
        self.shed_left -= 1
        if self.shed_left == 0 or not self.can_shed(seat):
            self.finish_activation(seat)

    def place_from_display(self, seat: int, move: int) -> None:
        """The Coffee House: a card of the display covers it. It is not played, so nothing is paid for it."""
        space = self.space_of(move)
        number = self.display[space]
        self.display[space] = NOTHING
        self.tell(BUILT, seat, self.data.type_of[number], self.active + 1, 0)
        self.lay(seat, self.active, number)
        self.go_on_running(seat)

    def offer_repeats(self, seat: int, out: Moves) -> None:
        for stack in range(self.stacks[seat]):
            if self.may_repeat(seat, stack):
                out.add(ACTIVATE + stack)

    def may_repeat_any(self, seat: int, itself: int) -> bool:
        count = 0
        for stack in range(self.stacks[seat]):
            count += 1 if stack != itself and self.may_repeat(seat, stack) else 0
        return count > 0

    def may_repeat(self, seat: int, stack: int) -> bool:
        """A card that was activated in this run and still lies on top, even if that has flipped it."""
        at = seat * STACKS + stack
        return self.marks[at] & USED != 0 and self.works(self.top[at]) and self.can_do(seat, stack, True)

    def finish_activation(self, seat: int) -> None:
        """A card with the sign is flipped after it was activated, unless a Hospital is flipped in its place."""
        at = seat * STACKS + self.active
        self.shed_left = 0
        if not self.data.flips[self.top[at]] or self.marks[at] & DOWN:
            self.go_on_running(seat)
        elif self.hospital(seat) != NOTHING:
            self.phase = FLIPPING
        else:
            self.flip_one(seat, False)

    def hospital(self, seat: int) -> int:
        for stack in range(self.stacks[seat]):
            at = seat * STACKS + stack
            if self.marks[at] == 0 and self.data.effect[self.top[at]] == SPARE:
                return stack
        return NOTHING

    def flip_one(self, seat: int, hospital: bool) -> None:
        stack = self.hospital(seat) if hospital else self.active
        at = seat * STACKS + stack
        if hospital:
            self.count_activation(self.top[at])
            self.tell(SPARED, seat, self.top[seat * STACKS + self.active], self.active + 1, stack + 1)
        self.tell(FLIPPED, seat, self.top[at], stack + 1, 0)
        self.marks[at] |= DOWN | USED if hospital else DOWN
        self.till[at] = 0
        self.survey(seat)
        self.go_on_running(seat)

    def go_on_running(self, seat: int) -> None:
        self.phase = RUNNING
        self.active = 0
        self.second = False
        if self.again != NOTHING:
            stack = self.again
            self.again = NOTHING
            self.begin_activation(seat, stack, True)

    def finish_run(self, seat: int) -> None:
        """Poverty: one for each stack, each loan and each card in the hand."""
        if self.run_effect(seat) and not self.borough_ran:
            self.run_borough(seat)
        hand = self.hand_counted(seat)
        self.tell(RUN_POVERTY, seat, self.stacks[seat], self.loans[seat], hand)
        self.poverty[seat] += self.stacks[seat] + self.loans[seat] + hand
        self.trim(seat)

    def hand_counted(self, seat: int) -> int:
        """The cards of a hand that bring poverty in a run."""
        if self.hand_spared:
            return 0
        spared = self.ability_amount_of(seat) if self.ability_of(seat) == HAND_SPARED else 0
        return self.hand_size[seat] - spared if self.hand_size[seat] > spared else 0

    # The end

    def finish(self) -> None:
        self.over = True
        self.call(0)
        for seat in range(self.players):
            self.tell(HAND_COUNTED, seat, self.hand_size[seat], self.final_poverty(seat), 0)
        for seat in range(self.players):
            self.tell(SCORED, seat, self.tally(seat), 0, 0)
        for seat in range(self.players):
            if self.is_best(seat):
                self.tell(WON, seat, self.tally(seat), 0, 0)
        self.tell(ENDED, NOBODY, 0, 0, 0)

    def tally(self, seat: int) -> int:
        """The seven steps of the scoring, as if the game ended now."""
        return (
            self.prestige[seat]
            + self.city_prestige(seat)
            + self.money_prestige(seat)
            - self.loan_loss(seat)
            - self.poverty_loss(seat)
        )

    def final_poverty(self, seat: int) -> int:
        return self.poverty[seat] + self.hand_size[seat]

    def city_prestige(self, seat: int) -> int:
        """All cards of the city, flipped and covered ones too."""
        total = 0
        for i in range(self.laid_count):
            if self.owner_of(i) == seat:
                total += self.data.end_prestige[self.data.type_of[self.laid[i]]]
        return total

    def owner_of(self, laid: int) -> int:
        return self.laid_at[laid] // STACKS

    def best_card(self, seat: int) -> int:
        best = 0
        for i in range(self.laid_count):
            if self.owner_of(i) == seat and self.data.end_prestige[self.data.type_of[self.laid[i]]] > best:
                best = self.data.end_prestige[self.data.type_of[self.laid[i]]]
        return best

    def repaid_at_end(self, seat: int) -> int:
        affordable = self.money[seat] // LOAN_PRICE
        return affordable if affordable < self.loans[seat] else self.loans[seat]

    def money_prestige(self, seat: int) -> int:
        return (self.money[seat] - LOAN_PRICE * self.repaid_at_end(seat)) // MONEY_A_POINT

    def loan_loss(self, seat: int) -> int:
        return LOAN_LOSS * (self.loans[seat] - self.repaid_at_end(seat))

    def lowest_poverty(self) -> int:
        lowest = self.final_poverty(0)
        for seat in range(1, self.players):
            if self.final_poverty(seat) < lowest:
                lowest = self.final_poverty(seat)
        return lowest

    def poverty_loss(self, seat: int) -> int:
        """Only what a player has more than the lowest counts."""
        return self.penalty_for(self.final_poverty(seat) - self.lowest_poverty())

    def penalty_for(self, more: int) -> int:
        if more < PENALTIES:
            return self.data.penalty[more]
        return self.data.penalty[PENALTIES - 1] + self.data.beyond * (more - PENALTIES + 1)

    def ahead(self, seat: int, other: int) -> int:
        """Above 0 if the seat comes before the other, 0 if nothing tells them apart."""
        apart = self.tally(seat) - self.tally(other)
        if apart == 0:
            apart = self.final_poverty(other) - self.final_poverty(seat)
        if apart == 0:
            apart = self.owned_count[seat] - self.owned_count[other]
        if apart == 0:
            apart = self.third_tie_break(seat) - self.third_tie_break(other)
        return apart

    def third_tie_break(self, seat: int) -> int:
        """The Polish rules look at the best single card, the French at all of them together."""
        return self.best_card(seat) if self.polish else self.city_prestige(seat)

    def is_best(self, seat: int) -> bool:
        better = 0
        for other in range(self.players):
            better += 1 if self.ahead(other, seat) > 0 else 0
        return better == 0

    def victory(self, seat: int) -> float:
        if not self.is_best(seat):
            return 0.0
        winners = 0
        for other in range(self.players):
            if self.is_best(other):
                winners += 1
        return self.data.portion[winners]

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
