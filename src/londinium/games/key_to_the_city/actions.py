"""The actions of a turn: to bid, to use a tile and to upgrade one, with the connectors and skills they move."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.key_to_the_city.eras import Eras
from londinium.games.key_to_the_city.pieces import (
    AMOUNT,
    BID_MADE,
    BIDDING,
    COLOURS,
    CONNECTED,
    CONNECTORS_LACKED,
    DECLINE,
    DECLINED,
    DISCARD,
    DISCARDED,
    ENOUGH,
    FIRST_ERA_1,
    GOT_CONNECTORS,
    HUE,
    HUES,
    JOIN,
    MOST_TILES,
    MOVED_BID,
    NO_HUE,
    NO_TILE,
    PAID,
    PAYING,
    PICK,
    PICKING,
    SEATS,
    SIDE,
    SIDES,
    SKILL,
    SKILL_LACKED,
    SKILLS,
    TAKE,
    TAKING,
    TOOK_SKILL,
    UPGRADED,
    USED,
    USING,
)

ALL_SIDES = 63


class Actions(Eras):
    """What the seat on turn may do with its keyples."""

    # Colours and amounts

    def fund(self, seat: int, hue: int) -> int:
        """The keyples of a colour the seat could place: behind its screen, and in its losing bids."""
        found = self.screen[seat * HUES + hue]
        for slot in range(self.offers):
            if self.bids[slot * SEATS + seat] > 0 and self.tint[self.auction[slot]] == hue:
                found += self.losing(seat, slot)
        return found

    def slot_of(self, tile: int) -> int:
        for slot in range(self.offers):
            if self.auction[slot] == tile:
                return slot
        return 0

    def aim_at(self, seat: int, aim: int, tile: int) -> None:
        """Choose an action and its tile; a colour that is set, or the only one there is, need not be chosen."""
        self.aim = aim
        self.target = tile
        self.hue = self.tint[tile]
        if self.hue == NO_HUE:
            possible = 0
            only = NO_HUE
            for hue in range(HUES):
                if self.affordable(seat, hue):
                    possible += 1
                    only = hue
            if possible == 1:
                self.hue = only

    def affordable(self, seat: int, hue: int) -> bool:
        return self.fund(seat, hue) - self.fixed(seat) >= self.needed(seat)

    def fixed(self, seat: int) -> int:
        """A losing bid on the tile one bids for stays where it is and is counted there."""
        return self.losing(seat, self.slot_of(self.target)) if self.aim == BIDDING else 0

    def needed(self, seat: int) -> int:
        """The least keyples the action asks for."""
        if self.aim == BIDDING:
            return self.bid_needed(seat, self.slot_of(self.target))
        return self.used[self.target] + 1

    def bid_needed(self, seat: int, slot: int) -> int:
        """Enough to have strictly the most there, and at least one."""
        more = self.highest_other(seat, slot) + 1 - self.bids[slot * SEATS + seat]
        return more if more > 1 else 1

    def offer_hues(self, seat: int, out: Moves) -> None:
        for hue in range(HUES):
            if self.affordable(seat, hue):
                out.add(HUE + hue)

    def offer_keyples(self, seat: int, out: Moves) -> None:
        """Losing bids as whole groups, then any number from behind the screen that makes it enough."""
        for slot in range(self.offers):
            if self.may_join(seat, slot):
                out.add(JOIN + self.auction[slot] - FIRST_ERA_1)
        least = self.needed(seat) - self.moved
        if least < 0:
            least = 0
        for amount in range(least, self.screen[seat * HUES + self.hue] + 1):
            out.add(AMOUNT + amount)
        if self.aim == USING and self.rules_version >= 2:
            for colour in range(COLOURS):
                if self.declined[colour] < self.available(colour):
                    out.add(DECLINE + colour)

    def may_join(self, seat: int, slot: int) -> bool:
        tile = self.auction[slot]
        if self.tint[tile] != self.hue or self.groups >> slot & 1 or self.losing(seat, slot) == 0:
            return False
        return self.aim != BIDDING or tile != self.target

    def place_keyples(self, seat: int, amount: int) -> None:
        """The choice is whole: the keyples are placed, and everyone sees it."""
        total = self.moved + amount
        for slot in range(self.offers):
            if self.groups >> slot & 1:
                self.tell(MOVED_BID, seat, self.auction[slot], self.hue, self.bids[slot * SEATS + seat])
                self.bids[slot * SEATS + seat] = 0
        self.take_from_screen(seat, self.hue, amount)
        self.tint[self.target] = self.hue
        self.groups = 0
        self.moved = 0
        self.break_row()
        if self.aim == BIDDING:
            slot = self.slot_of(self.target)
            self.bids[slot * SEATS + seat] += total
            self.tell(BID_MADE, seat, self.target, self.hue, self.bids[slot * SEATS + seat])
            self.next_turn()
            return
        self.used[self.target] = total
        self.standing[self.target] += total
        if self.aim == USING:
            self.tell(USED, seat, self.target, self.hue, total)
            for colour in range(COLOURS):
                if self.declined[colour] > 0:
                    self.tell(DECLINED, seat, colour, self.declined[colour], 0)
            self.due = self.data.pays[self.target]
        else:
            self.tell(UPGRADED, seat, self.target, self.hue, total)
            self.pay_for_upgrade(seat)
        self.settle_payment(seat)

    # Generating resources

    def settle_payment(self, seat: int) -> None:
        """Skills of any kind that are due: paid at once where there is no choice."""
        while self.due > 0:
            only = self.only_skill(seat)
            if only == SKILLS:
                self.phase = PAYING
                self.summon()
                return
            self.pay_skill(seat, only)
            self.due -= 1
        if self.aim == USING:
            self.produce(seat)
        else:
            self.level[self.target] += 1
            self.next_turn()

    def only_skill(self, seat: int) -> int:
        """The kind of skill the seat has if it has one kind only, or else SKILLS."""
        kinds = 0
        only = SKILLS
        for skill in range(SKILLS):
            if self.skills[seat * SKILLS + skill] > 0:
                kinds += 1
                only = skill
        return only if kinds == 1 else SKILLS

    def offer_payment(self, seat: int, out: Moves) -> None:
        for skill in range(SKILLS):
            if self.skills[seat * SKILLS + skill] > 0:
                out.add(SKILL + skill)

    def pay_skill(self, seat: int, skill: int) -> None:
        self.skills[seat * SKILLS + skill] -= 1
        self.skill_supply[skill] += 1
        self.tell(PAID, seat, skill, 0, 0)

    def produce(self, seat: int) -> None:
        """What the tile shows: skills must be taken, connectors that were not declined are placed or discarded."""
        at = self.target * 2 + self.side_up(self.target)
        for skill in range(SKILLS):
            for _ in range(self.data.makes_skill[at * SKILLS + skill]):
                self.take_skill(seat, skill)
        for colour in range(COLOURS):
            if self.data.makes_colour[at * COLOURS + colour] > 0:
                self.gain_connectors(seat, colour, self.data.makes_colour[at * COLOURS + colour])
                self.declined[colour] = 0
        self.owed = self.data.makes_any_skill[at]
        self.white = self.data.makes_any_connector[at]
        self.settle_gains(seat)

    def take_skill(self, seat: int, skill: int) -> None:
        """What is not there is lost for good."""
        if self.skill_supply[skill] > 0:
            self.skill_supply[skill] -= 1
            self.skills[seat * SKILLS + skill] += 1
            self.tell(TOOK_SKILL, seat, skill, 0, 0)
        else:
            self.tell(SKILL_LACKED, seat, skill, 0, 0)

    def available(self, colour: int) -> int:
        """How many connectors of a colour a use of the tile would bring: what it makes, as far as they are there."""
        made = self.data.makes_colour[(self.target * 2 + self.side_up(self.target)) * COLOURS + colour]
        return made if made < self.supply[colour] else self.supply[colour]

    def gain_connectors(self, seat: int, colour: int, number: int) -> None:
        """As many as there are, but for those declined; a colour whose last connector is taken is gone for the game."""
        there = number if number < self.supply[colour] else self.supply[colour]
        got = there - self.declined[colour]
        if got > 0:
            self.supply[colour] -= got
            self.hold[seat * COLOURS + colour] += got
            self.held[seat] += got
            self.tell(GOT_CONNECTORS, seat, colour, got, 0)
        if there < number:
            self.tell(CONNECTORS_LACKED, seat, colour, number - there, 0)
        if self.supply[colour] == 0:
            self.gone |= 1 << colour

    def settle_gains(self, seat: int) -> None:
        """Skills and connectors of a free choice; then the turn is over."""
        while self.owed > 0:
            kinds = 0
            only = 0
            for skill in range(SKILLS):
                if self.skill_supply[skill] > 0:
                    kinds += 1
                    only = skill
            if kinds > 1:
                self.phase = TAKING
                self.summon()
                return
            if kinds == 1:
                self.take_skill(seat, only)
            self.owed -= 1
        if self.white > 0 and self.gone != ALL_SIDES:
            self.phase = PICKING
            self.summon()
            return
        self.white = 0
        self.next_turn()

    def offer_skills(self, out: Moves) -> None:
        for skill in range(SKILLS):
            if self.skill_supply[skill] > 0:
                out.add(TAKE + skill)

    def offer_connectors(self, out: Moves) -> None:
        for colour in range(COLOURS):
            if self.supply[colour] > 0:
                out.add(PICK + colour)
        out.add(ENOUGH)

    # Connectors

    def next_colour(self, seat: int) -> int:
        """Connectors are placed colour by colour; as sides may be left for the next, the order takes nothing away."""
        for colour in range(COLOURS):
            if self.hold[seat * COLOURS + colour] > 0:
                return colour
        return 0

    def offer_sides(self, seat: int, out: Moves) -> None:
        """Every side of the borough without a connector, a shared side by the tile that was there first."""
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            for side in range(SIDES):
                at = tile * SIDES + side
                if self.joint[at] == 0 and (self.near[at] == NO_TILE or self.lot[self.near[at]] > i):
                    out.add(SIDE + i * SIDES + side)
        out.add(DISCARD)

    def connect(self, seat: int, spot: int) -> None:
        """A connector lies on a side for good, and counts for both tiles that share it."""
        colour = self.next_colour(seat)
        tile = self.lots[seat * MOST_TILES + spot // SIDES]
        side = spot % SIDES
        self.joint[tile * SIDES + side] = colour + 1
        if self.near[tile * SIDES + side] != NO_TILE:
            self.joint[self.near[tile * SIDES + side] * SIDES + self.opposite(side)] = colour + 1
        self.hold[seat * COLOURS + colour] -= 1
        self.held[seat] -= 1
        self.tell(CONNECTED, seat, tile, side, colour)
        self.summon()

    def discard(self, seat: int) -> None:
        """Back to the supply, unless the colour is gone: then out of the game."""
        colour = self.next_colour(seat)
        self.hold[seat * COLOURS + colour] -= 1
        self.held[seat] -= 1
        if not self.gone >> colour & 1:
            self.supply[colour] += 1
        self.tell(DISCARDED, seat, colour, 0, 0)
        self.summon()

    # Upgrading

    def can_upgrade(self, seat: int, tile: int) -> bool:
        """Whether the connectors of the cost lie on the tile's sides, and the skills are behind the screen."""
        at = tile * 2 + self.side_up(tile)
        there = 0  # how many of each colour, four bits each
        total = 0
        for side in range(SIDES):
            if self.joint[tile * SIDES + side] != 0:
                there += 1 << 4 * (self.joint[tile * SIDES + side] - 1)
                total += 1
        if total < self.data.cost_connectors[at]:
            return False
        kinds = 0
        for colour in range(COLOURS):
            if there >> 4 * colour & 15 < self.data.cost_colour[at * COLOURS + colour]:
                return False
            if there >> 4 * colour & 15:
                kinds += 1
        if kinds < self.data.cost_different[at]:
            return False
        left = 0
        for skill in range(SKILLS):
            more = self.skills[seat * SKILLS + skill] - self.data.cost_skill[at * SKILLS + skill]
            if more < 0:
                return False
            left += more
        return left >= self.data.cost_any_skill[at]

    def pay_for_upgrade(self, seat: int) -> None:
        """Skills of a named kind are spent at once; those of any kind are due."""
        at = self.target * 2 + self.side_up(self.target)
        for skill in range(SKILLS):
            for _ in range(self.data.cost_skill[at * SKILLS + skill]):
                self.pay_skill(seat, skill)
        self.due = self.data.cost_any_skill[at]
