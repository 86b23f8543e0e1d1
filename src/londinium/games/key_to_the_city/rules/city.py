"""Key to the City as it lies on the table; the chapters beside it say what happens there."""

from __future__ import annotations

from londinium.core.state import State
from londinium.games.key_to_the_city.data.tables import Box
from londinium.games.key_to_the_city.pieces import (
    BERTHS,
    BUILDINGS,
    COLOURS,
    ERAS,
    HUES,
    MOST_TILES,
    OFFERS,
    SEATS,
    SIDES,
    SKILLS,
    TILES,
    Aim,
    Phase,
)


class City(State):
    """The pieces on the table, and the maps they make."""

    def __init__(
        self, data: Box, players: int, first: int, jennifer: bool, counts: bool, millennium: bool, reuse: bool
    ) -> None:
        self.lay_out()
        self.data: Box = data
        self.players = players
        self.first_seat = first
        self.jennifer = jennifer
        self.counts = counts
        self.river_buildings = millennium
        self.reuse = reuse

    def lay_out(self) -> None:
        State.lay_out(self)
        self.first_seat = 0
        self.jennifer = False
        self.counts = False
        self.river_buildings = False
        self.reuse = False
        self.turn = 0
        self.phase = Phase.ACTING
        # what the seat on turn has begun to choose
        self.aim = Aim.NOTHING
        self.target = 0
        self.hue = 0
        self.groups = 0
        self.moved = 0
        self.declined = bytearray(COLOURS)  # of what the tile makes; since rules 2
        # what it still has to pay and to take
        self.due = 0
        self.owed = 0
        self.white = 0
        # passing and sailing
        self.passes = 0
        self.forced = 0
        self.sailed = 0
        self.row = bytearray(SEATS)
        self.berth = bytearray(SEATS)
        self.moored = bytearray(BERTHS)
        # keyples and skills
        self.bag = bytearray(HUES)
        self.screen = bytearray(SEATS * HUES)
        self.known = bytearray(SEATS * HUES)
        # what was drawn by seat and draw, shown of it by era, left in the bag after a draw, returned to it after an era
        self.drawn = bytearray(SEATS * ERAS * HUES)
        self.shown = bytearray(SEATS * ERAS * HUES)
        self.left = bytearray(ERAS * HUES)
        self.returned = bytearray(ERAS * HUES)
        self.undealt = bytearray(SEATS * ERAS)  # none, but while a position is being imagined
        self.skills = bytearray(SEATS * SKILLS)
        self.skill_supply = bytearray(SKILLS)
        self.supply = bytearray(COLOURS)
        self.gone = 0
        self.hold = bytearray(SEATS * COLOURS)
        self.held = bytearray(SEATS)
        # tiles
        self.where = bytearray(TILES)
        self.level = bytearray(TILES)
        self.tint = bytearray(TILES)
        self.used = bytearray(TILES)
        self.standing = bytearray(TILES)
        self.q = bytearray(TILES)
        self.r = bytearray(TILES)
        self.turned = bytearray(TILES)
        self.near = bytearray(TILES * SIDES)
        self.joint = bytearray(TILES * SIDES)
        self.size = bytearray(SEATS)
        self.lots = bytearray(SEATS * MOST_TILES)
        self.lot = bytearray(TILES)
        self.stack = bytearray(BUILDINGS)
        self.seen = 0
        # the auction
        self.offers = 0
        self.auction = bytearray(OFFERS)
        self.bids = bytearray(OFFERS * SEATS)
        # laying tiles
        self.laying = bytearray(SEATS)
        self.spot = [0] * SEATS
        # for those who study the game
        self.spent = [0] * SEATS
        self.unsold = 0
        self.winner = 0
