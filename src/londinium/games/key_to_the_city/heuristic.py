"""What a good player of Key to the City – London looks at: the points there are, and what the rest may still become.

Everything is counted in points: keyples and skills by what they may still buy, upgrades by how much of their cost is
there, leading bids by how likely they stand, berths by what they bring. The weights are estimates, kept in one table.
"""

from __future__ import annotations

from math import erf

from londinium.games.key_to_the_city.pieces import (
    ANY_COLOUR,
    BERTHS,
    COLOURS,
    COUNT,
    ERAS,
    FIRST_RIVER,
    FIRST_ROUTEMASTER,
    HUES,
    KEYPLE_SETS,
    LAST_ERA,
    LAYING,
    LEVELS,
    MOST_TILES,
    NETWORK,
    NO_SEAT,
    NO_TILE,
    PER_KEYPLE,
    PER_ROUTEMASTER,
    RIVER_NETWORK,
    SEATS,
    SIDES,
    SKILLS,
    VARIETY,
    WON,
)
from londinium.games.key_to_the_city.rules import City

STAGES = 10  # each era before and after one has sailed, and the end
BIDS = 8
COSTS = 13
SPREAD = 0.05  # how much of a victory a point is
FIRST_WORTH = 0.6  # beginning an era
HELD_SHARE = 0.9  # of what a connector not placed yet would bring where it is wanted most
SIDE_WORTH = 0.12  # a connector that lies there, whatever it is good for
JOINED_WORTH = 0.15  # the same between two tiles
MADE_WORTH = 1.2  # a tile that makes something, at the start of the game: the keyples of all who use it
UPGRADED_WORTH = 1.5  # making twice as much
REALISED = 0.8  # of an upgrade whose cost is there and which is not made yet


class Weights:
    """What things are worth at each stage of the game."""

    def __init__(self) -> None:
        self.lay_out()
        self.left[:] = [1.0, 0.85, 0.85, 0.7, 0.65, 0.4, 0.15, 0.0, 0.0, 0.0]
        self.keyple[:] = [0.85, 0.7, 0.75, 0.6, 0.6, 0.45, 0.2, 0.02, 0.0, 0.0]
        self.skill[:] = [0.9, 0.8, 0.8, 0.7, 0.6, 0.4, 0.2, 0.0, 0.0, 0.0]
        self.stands[:] = [0.0, 0.55, 0.7, 0.8, 0.87, 0.92, 0.95, 0.96]
        for n in range(1, COSTS):
            self.part[n] = 1.0 / n

    def lay_out(self) -> None:
        self.left: list[float] = [0.0] * STAGES
        self.keyple: list[float] = [0.0] * STAGES
        self.skill: list[float] = [0.0] * STAGES
        self.stands: list[float] = [0.0] * BIDS
        self.part: list[float] = [0.0] * COSTS


WEIGHTS = Weights()


class Outlook(City):
    """London as a player judges it."""

    def blank(self) -> "Outlook":
        other = Outlook.__new__(Outlook)
        other.data = self.data
        return other

    def promise(self, seat: int) -> float:
        own: float = self.prospect(seat)
        best: float = -1000.0
        for other in range(self.players):
            if other != seat:
                theirs: float = self.prospect(other)
                if theirs > best:
                    best = theirs
        return 0.5 + 0.5 * erf((own - best) * SPREAD)

    def stage(self, seat: int) -> int:
        """How far the game has gone for a seat, two steps an era: the second when it can do no more in it."""
        done = self.phase == LAYING or self.sailed >> seat & 1 or self.free_keyples(seat) == 0
        return 2 * self.round + (1 if done else 0)

    def free_keyples(self, seat: int) -> int:
        """Those behind the screen and in losing bids."""
        free = 0
        for hue in range(HUES):
            free += self.screen[seat * HUES + hue]
        for slot in range(self.offers):
            free += self.losing(seat, slot)
        return free

    def prospect(self, seat: int) -> float:
        """The points a seat may hope for."""
        stage = self.stage(seat)
        total: float = self.tally(seat)
        total += self.keyple_hope(seat, stage) + self.skill_hope(seat, stage) + self.auction_hope(seat, stage)
        total += self.upgrade_hope(seat, stage) + self.connector_hope(seat, stage) + self.won_hope(seat, stage)
        if self.phase != LAYING:
            total += self.berth_hope(seat)
        return total

    def keyple_hope(self, seat: int, stage: int) -> float:
        """Those that are free may act; those on the borough's tiles come back."""
        free = self.free_keyples(seat)
        back = 0
        for i in range(self.size[seat]):
            back += self.standing[self.lots[seat * MOST_TILES + i]]
        later = stage | 1
        return free * WEIGHTS.keyple[stage] + back * WEIGHTS.keyple[later]

    def skill_hope(self, seat: int, stage: int) -> float:
        return self.skill_count(seat) * WEIGHTS.skill[stage]

    def connector_hope(self, seat: int, stage: int) -> float:
        """A connector is good for upgrades to come, more so between two tiles; one not placed, where it is wanted."""
        total = 0.0
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            for side in range(SIDES):
                if self.joint[tile * SIDES + side] != 0:
                    total += SIDE_WORTH if self.near[tile * SIDES + side] == NO_TILE else JOINED_WORTH
        total = total * WEIGHTS.left[stage]
        if self.held[seat] > 0:
            for colour in range(COLOURS):
                if self.hold[seat * COLOURS + colour] > 0:
                    wanted: float = self.most_wanted(seat, colour, WEIGHTS.left[stage])
                    total += self.hold[seat * COLOURS + colour] * HELD_SHARE * wanted
        return total

    def most_wanted(self, seat: int, colour: int, left: float) -> float:
        """What a connector of a colour would bring on the tile of the borough that wants it most."""
        most = 0.0
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            if self.connectors_on(tile) < SIDES:
                wanted: float = self.wanted_on(seat, tile, colour, left)
                if wanted > most:
                    most = wanted
        return most

    def wanted_on(self, seat: int, tile: int, colour: int, left: float) -> float:
        at = tile * 2 + self.side_up(tile)
        scoring = self.data.scoring[tile]
        of = self.data.of[tile]
        rate: float = self.data.rate[tile * LEVELS + self.level[tile]]
        found = self.count_on(tile, colour)
        worth: float = SIDE_WORTH * left
        if (scoring == COUNT and of in (colour, ANY_COLOUR)) or (scoring == VARIETY and found == 0):
            worth += rate
        elif scoring in (NETWORK, RIVER_NETWORK) and of == colour:
            worth += 0.7 * rate
        if self.level[tile] < self.data.top_level[tile]:
            asked = found < self.data.cost_colour[at * COLOURS + colour]
            if asked or self.data.cost_any_connector[at] > 0 or (found == 0 and self.data.cost_different[at] > 0):
                need = self.data.cost_connectors[at] + 1
                gain: float = self.upgrade_gain(seat, tile, left)
                worth += gain * WEIGHTS.part[need] * REALISED * left
        return worth

    def auction_hope(self, seat: int, stage: int) -> float:
        """Tiles the seat leads for, as likely as its bid is to stand."""
        total = 0.0
        for slot in range(self.offers):
            bid = self.bids[slot * SEATS + seat]
            if bid > 0 and self.highest_other(seat, slot) < bid:
                tile = self.auction[slot]
                stands: float = WEIGHTS.stands[bid if bid < BIDS else BIDS - 1]
                if self.sailed | 1 << seat == (1 << self.players) - 1:
                    stands = 1.0
                later = stage | 1
                won: float = self.tile_hope(seat, tile, later) + self.standing[tile] * WEIGHTS.keyple[later]
                total += stands * won + (1.0 - stands) * bid * WEIGHTS.keyple[stage]
        return total

    def won_hope(self, seat: int, stage: int) -> float:
        """Tiles that wait to be laid."""
        total = 0.0
        if self.phase == LAYING:
            for tile in range(FIRST_RIVER + ERAS):
                if self.where[tile] == WON + seat:
                    total += 0.8 * self.tile_hope(seat, tile, stage)
        return total

    def tile_hope(self, seat: int, tile: int, stage: int) -> float:
        """What a tile may come to in the borough of a seat."""
        at = tile * LEVELS + self.level[tile]
        left: float = WEIGHTS.left[stage]
        scoring = self.data.scoring[tile]
        worth: float = self.data.points[at]
        rate: float = self.data.rate[at]
        if self.data.useful[tile]:
            worth += MADE_WORTH * left
        if self.level[tile] < self.data.top_level[tile]:
            worth += 0.45 * left * (self.data.points[at + 1] - self.data.points[at])
            rate += 0.5 * left
        if tile >= FIRST_ROUTEMASTER and tile < FIRST_RIVER:
            return worth + rate * self.museum_hope(seat, tile, scoring)
        if scoring in (NETWORK, RIVER_NETWORK):
            worth += rate * (0.5 + 2.0 * left + 0.3 * self.connectors_of(seat, self.data.of[tile]))
        elif scoring == COUNT:
            worth += rate * (0.2 + 2.0 * left)
        elif scoring == VARIETY:
            worth += rate * (0.3 + 3.5 * left)
        return worth

    def museum_hope(self, seat: int, tile: int, scoring: int) -> float:
        """What a Routemaster tile counts, with the keyples that will come back."""
        if scoring == PER_KEYPLE:
            return self.hue_count(seat, self.data.of[tile])
        if scoring == KEYPLE_SETS:
            least = self.hue_count(seat, 0)
            for hue in range(1, HUES):
                if self.hue_count(seat, hue) < least:
                    least = self.hue_count(seat, hue)
            return least
        if scoring == PER_ROUTEMASTER:
            found = 1
            for slot in range(self.offers):
                bid = self.bids[slot * SEATS + seat]
                if bid > 0 and self.auction[slot] != tile and self.highest_other(seat, slot) < bid:
                    found += 1
            return found
        return self.counted(seat, tile)

    def hue_count(self, seat: int, hue: int) -> int:
        """The keyples of a colour a seat has, or will have back."""
        found = self.fund(seat, hue)
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            if self.tint[tile] == hue:
                found += self.standing[tile]
        return found

    def upgrade_hope(self, seat: int, stage: int) -> float:
        """What upgrades would gain, by how much of their cost is there."""
        left: float = WEIGHTS.left[stage]
        total = 0.0
        if left > 0.0:
            for i in range(self.size[seat]):
                tile = self.lots[seat * MOST_TILES + i]
                if self.level[tile] < self.data.top_level[tile]:
                    gain: float = self.upgrade_gain(seat, tile, left)
                    there: float = self.cost_there(seat, tile)
                    total += gain * REALISED if there >= 1.0 else gain * there * (0.4 + 0.6 * there) * REALISED * left
                elif self.data.useful[tile]:
                    total += UPGRADED_WORTH * left
                if self.data.useful[tile]:
                    total += MADE_WORTH * left
        return total

    def upgrade_gain(self, seat: int, tile: int, left: float) -> float:
        at = tile * LEVELS + self.level[tile]
        gain: float = self.data.points[at + 1] - self.data.points[at]
        if self.data.useful[tile]:
            gain += UPGRADED_WORTH * left
        if self.data.rate[at + 1] > 0:
            gain += (self.data.rate[at + 1] - self.data.rate[at]) * (self.counted(seat, tile) + 0.8 * left)
        return gain

    def cost_there(self, seat: int, tile: int) -> float:
        """The part of an upgrade's cost that is there, from 0 to 1."""
        at = tile * 2 + self.side_up(tile)
        need = self.data.cost_connectors[at] + self.data.cost_any_skill[at]
        there = 0
        spare = 0
        kinds = 0
        for colour in range(COLOURS):
            found = self.count_on(tile, colour)
            wanted = self.data.cost_colour[at * COLOURS + colour]
            there += found if found < wanted else wanted
            spare += found - wanted if found > wanted else 0
            kinds += 1 if found > 0 else 0
        there += self.data.cost_any_connector[at] if spare > self.data.cost_any_connector[at] else spare
        if self.data.cost_different[at] > 0:
            there = kinds
        free = 0
        for skill in range(SKILLS):
            wanted = self.data.cost_skill[at * SKILLS + skill]
            found = self.skills[seat * SKILLS + skill]
            need += wanted
            there += found if found < wanted else wanted
            free += found - wanted if found > wanted else 0
        there += free if free < self.data.cost_any_skill[at] else self.data.cost_any_skill[at]
        return there * WEIGHTS.part[need if need < COSTS else COSTS - 1]

    def berth_hope(self, seat: int) -> float:
        """What the berth brings; for one who has not sailed, between the best and the average that is free."""
        best = 0.0
        sum_ = 0.0
        free = 0
        for berth in range(BERTHS):
            worth: float = self.berth_worth(seat, berth)
            if self.moored[berth] == seat:
                return worth if self.round < LAST_ERA else worth - self.data.numbers[LAST_ERA * BERTHS + berth]
            if self.moored[berth] == NO_SEAT:
                free += 1
                sum_ += worth
                if worth > best:
                    best = worth
        return 0.5 * best + 0.5 * sum_ * WEIGHTS.part[free]

    def berth_worth(self, seat: int, berth: int) -> float:
        number = self.data.numbers[self.round * BERTHS + berth]
        later = 2 * self.round + 1
        worth: float = number if self.round == LAST_ERA else number * WEIGHTS.keyple[later + 1]
        if self.data.prize[self.round] == berth:
            tile = FIRST_RIVER + self.round
            worth += self.data.points[tile * LEVELS]
            worth += self.data.rate[tile * LEVELS] * (0.3 + 1.8 * WEIGHTS.left[later])
        if berth == BERTHS - 1 and self.round < LAST_ERA:
            worth += FIRST_WORTH
        return worth
