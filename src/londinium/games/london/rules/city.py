"""London as it lies on the table; the chapters beside it say what happens there."""

from __future__ import annotations

from londinium.core.state import State
from londinium.games.london.data.tables import Cards
from londinium.games.london.pieces import (
    BOROUGHS,
    CARDS,
    HAND,
    NOBODY,
    NOTHING,
    OFFERED,
    SEATS,
    SPACES,
    STACKS,
    TYPES,
    Phase,
)


class City(State):
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
        self.phase = Phase.STARTING
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
