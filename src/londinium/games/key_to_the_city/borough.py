"""Boroughs as maps of hexes: what lies where, which tiles touch, and how a tile may be laid.

A tile is the same number everywhere. Sides count clockwise from the top, 0 to 5; a borough's home lies in the middle.
All fields of the game are here, since every chapter stands on them.
"""

from __future__ import annotations

from londinium.core.state import State, u64
from londinium.games.key_to_the_city.box import Box
from londinium.games.key_to_the_city.pieces import (
    ACTING,
    BERTHS,
    BOX,
    BUILDINGS,
    CENTRE,
    COLOURS,
    ERAS,
    FIRST_RIVER,
    HUES,
    MOST_TILES,
    NO_HUE,
    NO_SEAT,
    NO_SPOT,
    NO_TILE,
    NOTHING,
    OFFERS,
    SEATS,
    SIDES,
    SKILLS,
    TILES,
)

ALL_SIDES = 63
NO_HEADING = 6


class Borough(State):
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
        self.phase = ACTING
        # what the seat on turn has begun to choose
        self.aim = NOTHING
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

    # Setting up

    def clear(self) -> None:
        self.round = 0
        self.over = False
        self.gone = 0
        self.seen = 0
        self.unsold = 0
        self.winner = NO_SEAT
        self.due = 0
        self.owed = 0
        self.white = 0
        self.break_row()
        for seat in range(SEATS):
            self.berth[seat] = 0
            self.held[seat] = 0
            self.size[seat] = 0
            self.laying[seat] = NO_TILE
            self.spot[seat] = NO_SPOT
            self.spent[seat] = 0
        for i in range(SEATS * HUES):
            self.screen[i] = 0
            self.known[i] = 0
        for i in range(SEATS * ERAS * HUES):
            self.drawn[i] = 0
            self.shown[i] = 0
        for i in range(SEATS * ERAS):
            self.undealt[i] = 0
        for i in range(ERAS * HUES):
            self.left[i] = 0
            self.returned[i] = 0
        for i in range(SEATS * SKILLS):
            self.skills[i] = 0
        for i in range(SEATS * COLOURS):
            self.hold[i] = 0
        for i in range(SEATS * MOST_TILES):
            self.lots[i] = NO_TILE
        for tile in range(TILES):
            self.level[tile] = 0
            self.q[tile] = 0
            self.r[tile] = 0
            self.turned[tile] = 0
            self.lot[tile] = 0
            self.free(tile)
        for i in range(TILES * SIDES):
            self.near[i] = NO_TILE
            self.joint[i] = 0

    def free(self, tile: int) -> None:
        """Nobody stands on the tile."""
        self.tint[tile] = NO_HUE
        self.used[tile] = 0
        self.standing[tile] = 0

    def put_away(self, tile: int) -> None:
        """The tile goes back to the box."""
        self.free(tile)
        self.level[tile] = 0
        self.where[tile] = BOX

    def found(self, seat: int) -> None:
        """A borough begins with its home."""
        self.where[seat] = seat
        self.q[seat] = CENTRE
        self.r[seat] = CENTRE
        self.lots[seat * MOST_TILES] = seat
        self.size[seat] = 1

    def break_row(self) -> None:
        """An action ends the row of passes."""
        self.passes = 0
        self.forced = 0
        for seat in range(SEATS):
            self.row[seat] = NO_SEAT

    def left_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def rightmost(self) -> int:
        """Whose barge lies furthest to the right."""
        first = 0
        for seat in range(1, self.players):
            if self.berth[seat] > self.berth[first]:
                first = seat
        return first

    # The map

    def around(self, seat: int, q: int, r: int) -> int:
        """What lies around an empty hex: sides where a river ends (bits 0–5), where land lies (6–11), and above them
        the earliest tile it touches."""
        found = 0
        earliest = MOST_TILES
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            across = self.q[tile] - q + 1
            down = self.r[tile] - r + 1
            if 0 <= across <= 2 and 0 <= down <= 2:
                side = self.data.heading[across * 3 + down]
                if side != NO_HEADING:
                    if self.river_sides(tile, self.turned[tile]) >> self.opposite(side) & 1:
                        found |= 1 << side
                    else:
                        found |= 64 << side
                    if earliest == MOST_TILES:
                        earliest = i
        return found | earliest << 12

    def river_sides(self, tile: int, turned: int) -> int:
        """The sides by which the river leaves a tile that was turned so many sixths clockwise, as a bit mask."""
        river = self.data.river[tile]
        return ((river << turned) | (river >> (SIDES - turned))) & ALL_SIDES

    def suits(self, tile: int, turned: int, around: int) -> bool:
        """River sides touch river sides only."""
        river = self.river_sides(tile, turned)
        return river & around >> 6 == 0 and ~river & around & ALL_SIDES == 0

    def turns(self, tile: int, around: int) -> int:
        """The ways to turn a tile so that it suits, as a bit mask; of ways that look alike only the first."""
        if self.data.river[tile] == 0:
            return 1 if self.suits(tile, 0, around) else 0
        found = 0
        for turned in range(SIDES):
            if self.suits(tile, turned, around) and self.is_new_turn(tile, turned):
                found |= 1 << turned
        return found

    def is_new_turn(self, tile: int, turned: int) -> bool:
        new = True
        for earlier in range(turned):
            if self.river_sides(tile, earlier) == self.river_sides(tile, turned):
                new = False
        return new

    def turns_at(self, seat: int, tile: int, spot: int) -> int:
        """The ways to lay a tile against a side of the borough; none if the hex is better named by an earlier tile."""
        lot = spot // SIDES
        side = spot % SIDES
        host = self.lots[seat * MOST_TILES + lot]
        if self.near[host * SIDES + side] != NO_TILE:
            return 0
        around = self.around(seat, self.q[host] + self.data.step_q[side], self.r[host] + self.data.step_r[side])
        return self.turns(tile, around) if around >> 12 == lot else 0

    def fits(self, seat: int, tile: int) -> bool:
        spot = 0
        while spot < self.size[seat] * SIDES and self.turns_at(seat, tile, spot) == 0:
            spot += 1
        return spot < self.size[seat] * SIDES

    def join_neighbours(self, seat: int, tile: int) -> None:
        for i in range(self.size[seat]):
            other = self.lots[seat * MOST_TILES + i]
            across = self.q[other] - self.q[tile] + 1
            down = self.r[other] - self.r[tile] + 1
            if 0 <= across <= 2 and 0 <= down <= 2:
                side = self.data.heading[across * 3 + down]
                if side != NO_HEADING:
                    self.near[tile * SIDES + side] = other
                    self.near[other * SIDES + self.opposite(side)] = tile
                    self.joint[tile * SIDES + side] = self.joint[other * SIDES + self.opposite(side)]

    def opposite(self, side: int) -> int:
        """The same side as the neighbour across it counts."""
        return side + 3 if side < 3 else side - 3

    # Connectors on the map

    def connectors_on(self, tile: int) -> int:
        found = 0
        for side in range(SIDES):
            if self.joint[tile * SIDES + side] != 0:
                found += 1
        return found

    def colours_on(self, tile: int) -> int:
        found = 0
        for side in range(SIDES):
            if self.joint[tile * SIDES + side] != 0:
                found |= 1 << (self.joint[tile * SIDES + side] - 1)
        return self.bits(found)

    def count_on(self, tile: int, colour: int) -> int:
        """How many connectors of a colour lie on the tile's sides."""
        found = 0
        for side in range(SIDES):
            if self.joint[tile * SIDES + side] == colour + 1:
                found += 1
        return found

    def connectors_of(self, seat: int, colour: int) -> int:
        """How many connectors of a colour lie in the borough."""
        twice = 0
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            for side in range(SIDES):
                if self.joint[tile * SIDES + side] == colour + 1:
                    twice += 2 if self.near[tile * SIDES + side] == NO_TILE else 1
        return twice // 2

    def network(self, tile: int, colour: int, by_river: bool) -> int:
        """How many other tiles are joined to the tile by connectors of a colour, directly or through others."""
        reached: u64 = 1
        reached = reached << tile
        fresh: u64 = reached
        found = 0
        while fresh != 0:
            here = 0
            while not fresh >> here & 1:
                here += 1
            fresh = fresh & (fresh - 1)
            for side in range(SIDES):
                other = self.near[here * SIDES + side]
                if (
                    other != NO_TILE
                    and self.joint[here * SIDES + side] == colour + 1
                    and not reached >> other & 1
                    and (not by_river or self.is_river(other))
                ):
                    new: u64 = 1
                    new = new << other
                    reached = reached | new
                    fresh = fresh | new
                    found += 1
        return found

    def is_river(self, tile: int) -> bool:
        """Whether the Millennium Bridge counts a tile: a river tile, or by option any tile with a piece of river."""
        return tile >= FIRST_RIVER or (self.river_buildings and self.data.river[tile] != 0)

    # Small sums

    def side_up(self, tile: int) -> int:
        """Which side of the tile lies up: 0 as it came, 1 upgraded."""
        return 1 if self.level[tile] > 0 else 0

    def skill_count(self, seat: int) -> int:
        return self.skills[seat * SKILLS] + self.skills[seat * SKILLS + 1] + self.skills[seat * SKILLS + 2]

    def bits(self, mask: int) -> int:
        found = 0
        while mask != 0:
            mask &= mask - 1
            found += 1
        return found
