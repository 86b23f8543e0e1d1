"""The race at one moment; the chapters beside it say how it goes on."""

from __future__ import annotations

from londinium.core.state import State
from londinium.games.eighty_days.data.tables import Route
from londinium.games.eighty_days.pieces import (
    CARD_KINDS,
    CHARACTERS,
    DECK,
    HATS,
    SEATS,
    SPACE_KINDS,
    SPACES,
    Character,
    Phase,
)


class Race(State):
    """The race at one moment: where the hats are, what their owners hold, and what is owed to whom."""

    def __init__(self, data: Route, players: int, hats_each: int, places: bool, luck: bool, first: int) -> None:
        self.lay_out()
        self.data: Route = data
        self.players = players
        self.hats_each = hats_each
        self.hats = players * hats_each
        self.places = places
        self.luck = luck
        self.first = first

    def lay_out(self) -> None:
        State.lay_out(self)
        self.hats_each = 1
        self.hats = 0
        self.places = False
        self.luck = True
        self.first = 0
        self.starter = 0
        self.turn = 0
        self.phase = Phase.MOVING
        self.hat = 0
        self.playable = 0
        self.aid = Character.UNAIDED
        self.paid = 0
        self.due = 0
        self.asked = 0
        self.again = False
        self.reshuffle = False
        self.homes = 0
        self.pile_count = 0
        self.restarts = 0
        self.passes = 0
        self.money = [0] * SEATS
        self.space = bytearray(HATS)
        self.police = bytearray(HATS)
        self.board = bytearray(SPACES)
        self.rumours = bytearray(SEATS)
        self.missing = bytearray(SEATS)
        self.place = bytearray(SEATS)
        self.kept = bytearray(SEATS * CHARACTERS)
        self.pile = bytearray(DECK)
        self.discards = bytearray(CARD_KINDS)
        self.drawn = bytearray(2)
        self.stops = [0] * SPACE_KINDS
        self.draws = [0] * CARD_KINDS
