"""The streets of London at one moment; the chapters beside it say what happens there."""

from __future__ import annotations

from londinium.core.state import State
from londinium.games.kids_of_london.data.tables import Characters
from londinium.games.kids_of_london.pieces import HOURS, SEATS, SOURCES, Phase


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
        self.phase = Phase.SENDING
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
