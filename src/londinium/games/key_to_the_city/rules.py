"""The rules of Key to the City – London, in the rulebook's order. Plain Python that also compiles (see core/state.py).

A tile is the same number everywhere. Sides count clockwise from the top, 0 to 5; a borough is a map of hexes whose home
lies in the middle. What a seat has begun to choose on its turn is its own affair until the choice is whole.
"""

from __future__ import annotations

from londinium.core.state import Moves, State, u64
from londinium.games.key_to_the_city.pieces import (
    ACTING,
    AFLOAT,
    AMOUNT,
    ANY_COLOUR,
    AUCTION,
    BERTHING,
    BERTHS,
    BID,
    BID_MADE,
    BID_RETURNED,
    BIDDING,
    BOX,
    BUILDINGS,
    CENTRE,
    COLOURS,
    CONNECTED,
    CONNECTOR_SETS,
    CONNECTORS_EACH,
    CONNECTORS_LACKED,
    COUNT,
    DISCARD,
    DISCARDED,
    DREW,
    ENDED,
    ENOUGH,
    ERA_BEGAN,
    ERA_TILES,
    ERAS,
    FIRST_BUILDING,
    FIRST_ERA_1,
    FIRST_ERA_2,
    FIRST_KEYPLES,
    FIRST_RIVER,
    FIRST_ROUTEMASTER,
    FOUND,
    FROM_BARGE,
    FROM_KEYPLES,
    FROM_SKILLS,
    GATHERED,
    GOT_CONNECTORS,
    HUE,
    HUES,
    JOIN,
    KEYPLE_SETS,
    KEYPLES_EACH,
    LAID,
    LAST_ERA,
    LAY,
    LAYING,
    LEVELS,
    MOST_TILES,
    MOVED_BID,
    NETWORK,
    NO_HUE,
    NO_SEAT,
    NO_SPOT,
    NO_TILE,
    NOTHING,
    OFFERED,
    OFFERS,
    PAID,
    PASS,
    PASSED,
    PAYING,
    PER_KEYPLE,
    PER_LANDMARK,
    PER_ROUTEMASTER,
    PER_SKILL,
    PICK,
    PICKING,
    PLAIN,
    RIVER_LOST,
    RIVER_NETWORK,
    RIVER_WON,
    ROUTEMASTERS,
    SAIL,
    SAILED,
    SEATS,
    SET_ASIDE,
    SET_TILE_ASIDE,
    SHOWN,
    SIDE,
    SIDES,
    SKILL,
    SKILL_LACKED,
    SKILL_SETS,
    SKILLS,
    SKILLS_EACH,
    SOURCES,
    STACK,
    TAKE,
    TAKING,
    THAMES_BARRIER,
    TILE_WON,
    TILES,
    TOOK_SKILL,
    TURN,
    UNSOLD,
    UPGRADE,
    UPGRADED,
    UPGRADING,
    USE,
    USED,
    USING,
    VARIETY,
    WON,
    WON_GAME,
)

NOBODY = -1
NUMBERS = 24  # four rows of six berths
HEADINGS = 9
ALL_SIDES = 63
NO_HEADING = 6


class Box:
    """The 57 tiles, the berths, and how many buildings come to auction."""

    def __init__(self, facts: dict[str, list[int]]) -> None:
        self.lay_out()
        self.pays[:] = facts["pays"]
        self.makes_colour[:] = facts["makes_colour"]
        self.makes_skill[:] = facts["makes_skill"]
        self.makes_any_connector[:] = facts["makes_any_connector"]
        self.makes_any_skill[:] = facts["makes_any_skill"]
        self.useful[:] = facts["useful"]
        self.top_level[:] = facts["top_level"]
        self.cost_colour[:] = facts["cost_colour"]
        self.cost_skill[:] = facts["cost_skill"]
        self.cost_any_connector[:] = facts["cost_any_connector"]
        self.cost_any_skill[:] = facts["cost_any_skill"]
        self.cost_different[:] = facts["cost_different"]
        self.points[:] = facts["points"]
        self.scoring[:] = facts["scoring"]
        self.of[:] = facts["of"]
        self.rate[:] = facts["rate"]
        self.source[:] = facts["source"]
        self.river[:] = facts["river"]
        self.numbers[:] = facts["numbers"]
        self.prize[:] = facts["prize"]
        self.buildings[:] = facts["buildings"]
        for tile in range(TILES):
            if self.useful[tile]:
                self.producer[self.producers] = tile
                self.producers += 1
        for at in range(TILES * 2):
            colours = sum(self.cost_colour[at * COLOURS + colour] for colour in range(COLOURS))
            self.cost_connectors[at] = colours + self.cost_any_connector[at] + self.cost_different[at]
        for side in range(SIDES):
            step = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))[side]
            self.step_q[side] = step[0]
            self.step_r[side] = step[1]
            self.heading[(step[0] + 1) * 3 + step[1] + 1] = side
        for middle in (0, 4, 8):
            self.heading[middle] = NO_HEADING

    def lay_out(self) -> None:
        self.pays = [0] * TILES
        self.makes_colour = [0] * (TILES * 2 * COLOURS)
        self.makes_skill = [0] * (TILES * 2 * SKILLS)
        self.makes_any_connector = [0] * (TILES * 2)
        self.makes_any_skill = [0] * (TILES * 2)
        self.useful = [0] * TILES
        self.top_level = [0] * TILES
        self.cost_colour = [0] * (TILES * 2 * COLOURS)
        self.cost_skill = [0] * (TILES * 2 * SKILLS)
        self.cost_any_connector = [0] * (TILES * 2)
        self.cost_any_skill = [0] * (TILES * 2)
        self.cost_different = [0] * (TILES * 2)
        self.points = [0] * (TILES * LEVELS)
        self.scoring = [0] * TILES
        self.of = [0] * TILES
        self.rate = [0] * (TILES * LEVELS)
        self.source = [0] * TILES
        self.river = [0] * TILES
        self.numbers = [0] * NUMBERS
        self.prize = [0] * ERAS
        self.buildings = [0] * (SEATS + 1)
        self.producers = 0
        self.producer = [0] * TILES
        self.cost_connectors = [0] * (TILES * 2)
        self.step_q = [0] * SIDES
        self.step_r = [0] * SIDES
        self.heading = [0] * HEADINGS


class City(State):
    """London at one moment: the auction, the river, every borough, and what is behind the screens."""

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
        self.unknown = bytearray(SEATS)
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

    def deal(self) -> None:
        """Homes, ten keyples each, the Routemaster tiles of the game, and the first auction."""
        self.clear()
        for tile in range(TILES):
            self.where[tile] = BOX
        for seat in range(self.players):
            self.found(seat)
        for hue in range(HUES):
            self.bag[hue] = KEYPLES_EACH
        for colour in range(COLOURS):
            self.supply[colour] = CONNECTORS_EACH
        for skill in range(SKILLS):
            self.skill_supply[skill] = SKILLS_EACH
        for tile in range(FIRST_RIVER, TILES):
            self.where[tile] = AFLOAT
        self.choose_routemasters()
        for i in range(BUILDINGS):
            self.stack[i] = FIRST_BUILDING + i
            self.where[FIRST_BUILDING + i] = STACK
        for i in range(ERA_TILES):
            self.where[FIRST_ERA_1 + i] = STACK
            self.where[FIRST_ERA_2 + i] = STACK
        self.shuffle_stack()
        self.board_barges()
        for seat in range(self.players):
            self.draw_keyples(seat, FIRST_KEYPLES)
        self.begin_era()

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
            self.unknown[seat] = 0
            self.held[seat] = 0
            self.size[seat] = 0
            self.laying[seat] = NO_TILE
            self.spot[seat] = NO_SPOT
            self.spent[seat] = 0
        for i in range(SEATS * HUES):
            self.screen[i] = 0
            self.known[i] = 0
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

    def choose_routemasters(self) -> None:
        """Twice as many as there are players, open from the start; the others stay in the box."""
        wanted = 2 * self.players
        for i in range(ROUTEMASTERS):
            if self.draw(ROUTEMASTERS - i) < wanted:
                self.where[FIRST_ROUTEMASTER + i] = SHOWN
                wanted -= 1

    def shuffle_stack(self) -> None:
        """Mix the buildings nobody has seen yet."""
        for i in range(BUILDINGS - 1, self.seen, -1):
            j = self.seen + self.draw(i - self.seen + 1)
            held = self.stack[i]
            self.stack[i] = self.stack[j]
            self.stack[j] = held

    def board_barges(self) -> None:
        """The first player lies rightmost; where the others lie does not matter."""
        seat = self.first_seat if self.first_seat < self.players else self.draw(self.players)
        for i in range(self.players):
            self.berth[seat] = BERTHS - 1 - i
            seat = self.left_of(seat)

    def left_of(self, seat: int) -> int:
        return seat + 1 if seat + 1 < self.players else 0

    def draw_keyples(self, seat: int, number: int) -> None:
        """Draw from the bag, unseen by the others; an empty bag gives nothing more."""
        blue = 0
        red = 0
        yellow = 0
        for _ in range(number):
            total = self.bag[0] + self.bag[1] + self.bag[2]
            if total == 0:
                break
            drawn = self.draw(total)
            if drawn < self.bag[0]:
                self.bag[0] -= 1
                blue += 1
            elif drawn < self.bag[0] + self.bag[1]:
                self.bag[1] -= 1
                red += 1
            else:
                self.bag[2] -= 1
                yellow += 1
        self.screen[seat * HUES] += blue
        self.screen[seat * HUES + 1] += red
        self.screen[seat * HUES + 2] += yellow
        self.unknown[seat] += blue + red + yellow
        self.tell(DREW, seat, blue + red + yellow, 0, 0)
        self.whisper(FOUND, seat, blue, red, yellow, 1 << seat)

    # The start of an era

    def begin_era(self) -> None:
        """Tiles come to auction; the rightmost barge begins."""
        for i in range(OFFERS):
            self.auction[i] = NO_TILE
        for i in range(OFFERS * SEATS):
            self.bids[i] = 0
        for i in range(BERTHS):
            self.moored[i] = NO_SEAT
        for tile in range(TILES):
            self.free(tile)
        self.offers = 0
        self.sailed = 0
        self.tell(ERA_BEGAN, NOBODY, self.round + 1, 0, 0)
        if self.round == LAST_ERA:
            for tile in range(FIRST_ROUTEMASTER, FIRST_RIVER):
                if self.where[tile] == SHOWN:
                    self.offer(tile)
        else:
            if self.round < 2:
                for tile in range(FIRST_ERA_1 + self.round * ERA_TILES, FIRST_ERA_2 + self.round * ERA_TILES):
                    if self.where[tile] == STACK:
                        self.offer(tile)
            for _ in range(self.data.buildings[self.players]):
                tile = self.stack[self.seen]
                self.seen += 1
                if self.round == 2:
                    self.level[tile] = 1
                self.offer(tile)
        self.turn = self.rightmost()
        self.await_action()

    def offer(self, tile: int) -> None:
        self.where[tile] = AUCTION
        self.auction[self.offers] = tile
        self.offers += 1
        self.tell(OFFERED, NOBODY, tile, self.level[tile], 0)

    def rightmost(self) -> int:
        """Whose barge lies furthest to the right."""
        first = 0
        for seat in range(1, self.players):
            if self.berth[seat] > self.berth[first]:
                first = seat
        return first

    def await_action(self) -> None:
        """The seat on turn may choose an action, once its connectors are placed."""
        self.phase = ACTING
        self.forget_choice()
        self.summon()

    def forget_choice(self) -> None:
        self.aim = NOTHING
        self.target = NO_TILE
        self.hue = NO_HUE
        self.groups = 0
        self.moved = 0

    def summon(self) -> None:
        """The seat on turn owes a choice, and so does everyone who still has connectors to place."""
        seats = 1 << self.turn
        for seat in range(self.players):
            if self.holds(seat):
                seats |= 1 << seat
        self.call(seats)

    def holds(self, seat: int) -> bool:
        """Whether the seat has connectors it has not placed."""
        return self.held[seat] > 0

    # Whose turn it is

    def choices(self, seat: int, out: Moves) -> None:
        if self.phase == LAYING:
            self.offer_laying(seat, out)
        elif seat == self.turn and self.phase == PAYING:
            self.offer_payment(seat, out)
        elif seat == self.turn and self.phase == TAKING:
            self.offer_skills(out)
        elif seat == self.turn and self.phase == PICKING:
            self.offer_connectors(out)
        elif self.holds(seat):
            self.offer_sides(seat, out)
        elif self.phase == BERTHING:
            self.offer_berths(out)
        elif self.aim == NOTHING:
            self.offer_actions(seat, out)
        elif self.hue == NO_HUE:
            self.offer_hues(seat, out)
        else:
            self.offer_keyples(seat, out)

    def choose(self, seat: int, move: int) -> None:
        if move < USE:
            self.aim_at(seat, BIDDING, move - BID + FIRST_ERA_1)
        elif move < UPGRADE:
            self.aim_at(seat, USING, move - USE)
        elif move < LAY:
            self.aim_at(seat, UPGRADING, move - UPGRADE)
        elif move < JOIN:
            self.laying[seat] = move - LAY + FIRST_ERA_1
        elif move < SIDE:
            slot = self.slot_of(move - JOIN + FIRST_ERA_1)
            self.groups |= 1 << slot
            self.moved += self.bids[slot * SEATS + seat]
        elif move < AMOUNT:
            if self.phase == LAYING:
                self.choose_spot(seat, move - SIDE)
            else:
                self.connect(seat, move - SIDE)
        elif move < HUE:
            self.place_keyples(seat, move - AMOUNT)
        elif move < SKILL:
            self.hue = move - HUE
        elif move < TAKE:
            self.pay_skill(seat, move - SKILL)
            self.due -= 1
            self.settle_payment(seat)
        elif move < PICK:
            self.take_skill(seat, move - TAKE)
            self.owed -= 1
            self.settle_gains(seat)
        elif move < TURN:
            self.gain_connectors(seat, move - PICK, 1)
            self.white -= 1
            self.settle_gains(seat)
        elif move < SAIL:
            self.lay(seat, move - TURN)
        elif move < PASS:
            self.sail(seat, move - SAIL)
        else:
            self.choose_plain(seat, move)

    def choose_plain(self, seat: int, move: int) -> None:
        if move == PASS:
            self.do_pass(seat)
        elif move == ENOUGH:
            self.white = 0
            self.settle_gains(seat)
        elif move == DISCARD:
            self.discard(seat)
        else:
            self.set_aside(seat)

    def offer_actions(self, seat: int, out: Moves) -> None:
        """Every action the seat could carry out."""
        blue = self.screen[seat * HUES]
        red = self.screen[seat * HUES + 1]
        yellow = self.screen[seat * HUES + 2]
        for slot in range(self.offers):
            if self.bids[slot * SEATS + seat] > 0:
                hue = self.tint[self.auction[slot]]
                if hue == 0:
                    blue += self.losing(seat, slot)
                elif hue == 1:
                    red += self.losing(seat, slot)
                else:
                    yellow += self.losing(seat, slot)
        any_hue = blue
        if red > any_hue:
            any_hue = red
        if yellow > any_hue:
            any_hue = yellow
        skilled = self.skill_count(seat) > 0
        for slot in range(self.offers):
            tile = self.auction[slot]
            hue = self.tint[tile]
            fund = blue if hue == 0 else red if hue == 1 else yellow if hue == 2 else any_hue
            own = self.bids[slot * SEATS + seat]
            others = self.highest_other(seat, slot)
            if (fund > others if own < others else fund > 0) if own > 0 else fund > others:
                out.add(BID + tile - FIRST_ERA_1)
        if any_hue > 0:
            for i in range(self.data.producers):
                tile = self.data.producer[i]
                if self.where[tile] < SEATS or self.where[tile] == AUCTION:
                    hue = self.tint[tile]
                    fund = blue if hue == 0 else red if hue == 1 else yellow if hue == 2 else any_hue
                    if fund > self.used[tile] and (skilled or self.data.pays[tile] == 0):
                        out.add(USE + tile)
            for i in range(self.size[seat]):
                tile = self.lots[seat * MOST_TILES + i]
                if self.level[tile] < self.data.top_level[tile] and self.can_upgrade(seat, tile):
                    hue = self.tint[tile]
                    fund = blue if hue == 0 else red if hue == 1 else yellow if hue == 2 else any_hue
                    if fund > self.used[tile]:
                        out.add(UPGRADE + tile)
        out.add(PASS)
        self.offer_berths(out)

    def fund(self, seat: int, hue: int) -> int:
        """The keyples of a colour the seat could place: behind its screen, and in its losing bids."""
        found = self.screen[seat * HUES + hue]
        for slot in range(self.offers):
            if self.bids[slot * SEATS + seat] > 0 and self.tint[self.auction[slot]] == hue:
                found += self.losing(seat, slot)
        return found

    def losing(self, seat: int, slot: int) -> int:
        """The seat's keyples at an auction that another leads."""
        own = self.bids[slot * SEATS + seat]
        return own if own > 0 and self.highest_other(seat, slot) > own else 0

    def highest_other(self, seat: int, slot: int) -> int:
        most = 0
        for other in range(self.players):
            if other != seat and self.bids[slot * SEATS + other] > most:
                most = self.bids[slot * SEATS + other]
        return most

    def slot_of(self, tile: int) -> int:
        for slot in range(self.offers):
            if self.auction[slot] == tile:
                return slot
        return 0

    # Colours and amounts

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
            self.due = self.data.pays[self.target]
        else:
            self.tell(UPGRADED, seat, self.target, self.hue, total)
            self.pay_for_upgrade(seat)
        self.settle_payment(seat)

    def take_from_screen(self, seat: int, hue: int, amount: int) -> None:
        """Keyples others know of leave first; what goes beyond them was drawn unseen and is now seen."""
        at = seat * HUES + hue
        self.screen[at] -= amount
        if amount <= self.known[at]:
            self.known[at] -= amount
        else:
            self.unknown[seat] -= amount - self.known[at]
            self.known[at] = 0

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
        """What the tile shows: skills must be taken, connectors go to the seat to be placed or discarded."""
        at = self.target * 2 + self.side_up(self.target)
        for skill in range(SKILLS):
            for _ in range(self.data.makes_skill[at * SKILLS + skill]):
                self.take_skill(seat, skill)
        for colour in range(COLOURS):
            if self.data.makes_colour[at * COLOURS + colour] > 0:
                self.gain_connectors(seat, colour, self.data.makes_colour[at * COLOURS + colour])
        self.owed = self.data.makes_any_skill[at]
        self.white = self.data.makes_any_connector[at]
        self.settle_gains(seat)

    def side_up(self, tile: int) -> int:
        """Which side of the tile lies up: 0 as it came, 1 upgraded."""
        return 1 if self.level[tile] > 0 else 0

    def take_skill(self, seat: int, skill: int) -> None:
        """What is not there is lost for good."""
        if self.skill_supply[skill] > 0:
            self.skill_supply[skill] -= 1
            self.skills[seat * SKILLS + skill] += 1
            self.tell(TOOK_SKILL, seat, skill, 0, 0)
        else:
            self.tell(SKILL_LACKED, seat, skill, 0, 0)

    def gain_connectors(self, seat: int, colour: int, number: int) -> None:
        """As many as there are; a colour whose last connector is taken is gone for the game."""
        got = number if number < self.supply[colour] else self.supply[colour]
        if got > 0:
            self.supply[colour] -= got
            self.hold[seat * COLOURS + colour] += got
            self.held[seat] += got
            self.tell(GOT_CONNECTORS, seat, colour, got, 0)
        if got < number:
            self.tell(CONNECTORS_LACKED, seat, colour, number - got, 0)
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

    def count_on(self, tile: int, colour: int) -> int:
        """How many connectors of a colour lie on the tile's sides."""
        found = 0
        for side in range(SIDES):
            if self.joint[tile * SIDES + side] == colour + 1:
                found += 1
        return found

    def skill_count(self, seat: int) -> int:
        return self.skills[seat * SKILLS] + self.skills[seat * SKILLS + 1] + self.skills[seat * SKILLS + 2]

    def pay_for_upgrade(self, seat: int) -> None:
        """Skills of a named kind are spent at once; those of any kind are due."""
        at = self.target * 2 + self.side_up(self.target)
        for skill in range(SKILLS):
            for _ in range(self.data.cost_skill[at * SKILLS + skill]):
                self.pay_skill(seat, skill)
        self.due = self.data.cost_any_skill[at]

    # Passing and sailing

    def next_turn(self) -> None:
        """Clockwise to the next who has not sailed."""
        for _ in range(self.players):
            self.turn = self.left_of(self.turn)
            if not self.sailed >> self.turn & 1:
                self.await_action()
                return
        self.end_era()

    def do_pass(self, seat: int) -> None:
        """If all who have not sailed pass in a row, they sail in the order in which they passed."""
        self.tell(PASSED, seat, 0, 0, 0)
        self.row[self.passes] = seat
        self.passes += 1
        if self.passes < self.afloat():
            self.next_turn()
            return
        self.forced = 0
        self.turn = self.row[0]
        self.phase = BERTHING
        self.summon()

    def break_row(self) -> None:
        """An action ends the row of passes."""
        self.passes = 0
        self.forced = 0
        for seat in range(SEATS):
            self.row[seat] = NO_SEAT

    def afloat(self) -> int:
        """How many have not sailed yet."""
        found = 0
        for seat in range(self.players):
            if not self.sailed >> seat & 1:
                found += 1
        return found

    def offer_berths(self, out: Moves) -> None:
        for berth in range(BERTHS):
            if self.moored[berth] == NO_SEAT:
                out.add(SAIL + berth)

    def sail(self, seat: int, berth: int) -> None:
        """The barge takes a free berth of the next river tile, and the seat has no more turns in this era."""
        self.moored[berth] = seat
        self.sailed |= 1 << seat
        self.tell(SAILED, seat, berth + 1, self.data.numbers[self.round * BERTHS + berth], FIRST_RIVER + self.round + 1)
        if self.phase != BERTHING:
            self.break_row()
            self.next_turn()
            return
        self.forced += 1
        if self.forced == self.passes:
            self.end_era()
            return
        self.turn = self.row[self.forced]
        self.summon()

    # The end of an era

    def end_era(self) -> None:
        """The six steps, in their order."""
        for berth in range(BERTHS):
            if self.moored[berth] != NO_SEAT:
                self.berth[self.moored[berth]] = berth
        self.forget_choice()
        self.break_row()
        self.turn = self.rightmost()
        self.return_losing_bids()
        self.take_tiles()
        self.take_river_tile()
        if self.round < LAST_ERA:
            self.draw_for_berths()
        self.gather_keyples()
        self.call_layers()

    def return_losing_bids(self) -> None:
        for slot in range(self.offers):
            for seat in range(self.players):
                lost = self.losing(seat, slot)
                if lost > 0:
                    self.bids[slot * SEATS + seat] = 0
                    self.regain(seat, self.tint[self.auction[slot]], lost)
                    self.tell(BID_RETURNED, seat, self.auction[slot], self.tint[self.auction[slot]], lost)

    def regain(self, seat: int, hue: int, number: int) -> None:
        """Keyples that everyone has seen go to a seat."""
        self.screen[seat * HUES + hue] += number
        self.known[seat * HUES + hue] += number

    def take_tiles(self) -> None:
        """From the rightmost barge clockwise; winning bids go into the bag, tiles nobody wanted into the box."""
        seat = self.rightmost()
        for _ in range(self.players):
            for slot in range(self.offers):
                bid = self.bids[slot * SEATS + seat]
                if bid > 0:
                    tile = self.auction[slot]
                    self.bag[self.tint[tile]] += bid
                    self.spent[seat] += bid
                    self.bids[slot * SEATS + seat] = 0
                    self.where[tile] = WON + seat
                    self.tell(TILE_WON, seat, tile, bid, 0)
            seat = self.left_of(seat)
        for slot in range(self.offers):
            tile = self.auction[slot]
            if self.where[tile] == AUCTION:
                if self.standing[tile] > 0:
                    self.bag[self.tint[tile]] += self.standing[tile]
                self.put_away(tile)
                self.unsold += 1
                self.tell(UNSOLD, NOBODY, tile, 0, 0)
            self.auction[slot] = NO_TILE
        self.offers = 0

    def take_river_tile(self) -> None:
        """The prize berth wins the river tile of the era that ends; if it is empty the tile leaves the game."""
        tile = FIRST_RIVER + self.round
        seat = self.moored[self.data.prize[self.round]]
        if seat != NO_SEAT:
            self.where[tile] = WON + seat
            self.tell(RIVER_WON, seat, tile, 0, 0)
        else:
            self.where[tile] = BOX
            self.tell(RIVER_LOST, NOBODY, tile, 0, 0)

    def draw_for_berths(self) -> None:
        """From the rightmost barge clockwise, which matters only if the bag runs empty."""
        seat = self.rightmost()
        for _ in range(self.players):
            self.draw_keyples(seat, self.data.numbers[self.round * BERTHS + self.berth[seat]])
            seat = self.left_of(seat)

    def gather_keyples(self) -> None:
        """Whoever placed them: keyples on a borough's tiles, and on the tiles just won, are the owner's."""
        for tile in range(TILES):
            if self.standing[tile] > 0:
                seat = self.where[tile] if self.where[tile] < SEATS else self.where[tile] - WON
                self.regain(seat, self.tint[tile], self.standing[tile])
                self.tell(GATHERED, seat, tile, self.tint[tile], self.standing[tile])
            self.free(tile)

    # Laying tiles

    def call_layers(self) -> None:
        """All lay the tiles they won at the same time, openly and in any order."""
        seats = 0
        for tile in range(TILES):
            if WON <= self.where[tile] < WON + SEATS:
                seats |= 1 << (self.where[tile] - WON)
        self.phase = LAYING
        self.call(seats)
        if seats == 0:
            self.next_era()

    def offer_laying(self, seat: int, out: Moves) -> None:
        if self.spot[seat] != NO_SPOT:
            self.offer_turns(seat, out)
        elif self.laying[seat] != NO_TILE:
            self.offer_spots(seat, self.laying[seat], out)
        else:
            fitting = 0
            for tile in range(FIRST_ERA_1, THAMES_BARRIER):
                if self.where[tile] == WON + seat and self.fits(seat, tile):
                    out.add(LAY + tile - FIRST_ERA_1)
                    fitting += 1
            if fitting == 0:
                out.add(SET_ASIDE)

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

    def offer_spots(self, seat: int, tile: int, out: Moves) -> None:
        for spot in range(self.size[seat] * SIDES):
            if self.turns_at(seat, tile, spot) != 0:
                out.add(SIDE + spot)

    def offer_turns(self, seat: int, out: Moves) -> None:
        out.add_set(self.turns_at(seat, self.laying[seat], self.spot[seat]), TURN, SIDES)

    def choose_spot(self, seat: int, spot: int) -> None:
        """Where there is one way to turn the tile it is laid at once."""
        ways = self.turns_at(seat, self.laying[seat], spot)
        self.spot[seat] = spot
        if ways & (ways - 1) == 0:
            turned = 0
            while not ways >> turned & 1:
                turned += 1
            self.lay(seat, turned)

    def lay(self, seat: int, turned: int) -> None:
        """The tile joins the borough; connectors that wait on the sides it touches join it to its neighbours."""
        tile = self.laying[seat]
        lot = self.spot[seat] // SIDES
        side = self.spot[seat] % SIDES
        host = self.lots[seat * MOST_TILES + lot]
        self.q[tile] = self.q[host] + self.data.step_q[side]
        self.r[tile] = self.r[host] + self.data.step_r[side]
        self.turned[tile] = turned
        self.join_neighbours(seat, tile)
        self.lots[seat * MOST_TILES + self.size[seat]] = tile
        self.lot[tile] = self.size[seat]
        self.size[seat] += 1
        self.where[tile] = seat
        self.laying[seat] = NO_TILE
        self.spot[seat] = NO_SPOT
        self.tell(LAID, seat, tile, self.q[tile] - CENTRE, self.r[tile] - CENTRE)
        self.laid_all(seat)

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

    def set_aside(self, seat: int) -> None:
        """No tile the seat has won fits anywhere: they leave the game."""
        for tile in range(TILES):
            if self.where[tile] == WON + seat:
                self.put_away(tile)
                self.tell(SET_TILE_ASIDE, seat, tile, 0, 0)
        self.laid_all(seat)

    def laid_all(self, seat: int) -> None:
        for tile in range(TILES):
            if self.where[tile] == WON + seat:
                return
        self.answered(seat)
        if self.waiting == 0:
            self.next_era()

    def next_era(self) -> None:
        self.round += 1
        if self.round < ERAS:
            self.begin_era()
        else:
            self.finish()

    # The end

    def finish(self) -> None:
        """Most points win; of equals, the barge further to the right."""
        self.over = True
        self.call(0)
        best = NOBODY
        for seat in range(self.players):
            points = self.tally(seat)
            if points > best or (points == best and self.berth[seat] > self.berth[self.winner]):
                best = points
                self.winner = seat
        self.tell(WON_GAME, self.winner, best, 0, 0)
        self.tell(ENDED, NOBODY, 0, 0, 0)

    def victory(self, seat: int) -> float:
        return 1.0 if seat == self.winner else 0.0

    # Scoring

    def tally(self, seat: int) -> int:
        total = self.barge_points(seat)
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            if self.reuse or not PER_KEYPLE <= self.data.scoring[tile] <= SKILL_SETS:
                total += self.worth(seat, tile)
        if not self.reuse:
            total += self.keyples_once(seat) + self.skills_once(seat)
        return total

    def points_from(self, seat: int, source: int) -> int:
        """The points of a seat from one source."""
        if source == FROM_BARGE:
            return self.barge_points(seat)
        if not self.reuse:
            if source == FROM_KEYPLES:
                return self.keyples_once(seat)
            if source == FROM_SKILLS:
                return self.skills_once(seat)
        total = 0
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            if self.data.source[tile] == source:
                total += self.worth(seat, tile)
        return total

    def barge_points(self, seat: int) -> int:
        """What is written beside the berth at the Thames Barrier."""
        if self.round < LAST_ERA or not self.sailed >> seat & 1:
            return 0
        for berth in range(BERTHS):
            if self.moored[berth] == seat:
                return self.data.numbers[LAST_ERA * BERTHS + berth]
        return 0

    def worth(self, seat: int, tile: int) -> int:
        """The points of a tile in the borough of a seat."""
        at = tile * LEVELS + self.level[tile]
        flat = self.data.points[at]
        if self.data.scoring[tile] == PLAIN:
            return flat
        return flat + self.data.rate[at] * self.counted(seat, tile)

    def counted(self, seat: int, tile: int) -> int:
        """How many of what the tile scores for there are."""
        scoring = self.data.scoring[tile]
        of = self.data.of[tile]
        if scoring == NETWORK:
            return self.network(tile, of, False)
        if scoring == COUNT:
            return self.connectors_on(tile) if of == ANY_COLOUR else self.count_on(tile, of)
        if scoring == VARIETY:
            return self.colours_on(tile)
        if scoring == PER_KEYPLE:
            return self.screen[seat * HUES + of]
        if scoring == KEYPLE_SETS:
            return self.keyple_sets(seat)
        if scoring == PER_SKILL:
            return self.skills[seat * SKILLS + of]
        if scoring == SKILL_SETS:
            return self.skill_sets(seat)
        if scoring == RIVER_NETWORK:
            return self.network(tile, of, True)
        if scoring == CONNECTOR_SETS:
            return self.connector_sets(seat)
        return self.count_tiles(seat, scoring)

    def count_tiles(self, seat: int, scoring: int) -> int:
        """Routemaster tiles, landmarks with their marker, or tiles with a connector on every side."""
        found = 0
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            if scoring == PER_ROUTEMASTER:
                if FIRST_ROUTEMASTER <= tile < FIRST_RIVER:
                    found += 1
            elif scoring == PER_LANDMARK:
                if self.level[tile] == 2:
                    found += 1
            elif self.connectors_on(tile) == SIDES:
                found += 1
        return found

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

    def keyple_sets(self, seat: int) -> int:
        least = self.screen[seat * HUES]
        for hue in range(1, HUES):
            if self.screen[seat * HUES + hue] < least:
                least = self.screen[seat * HUES + hue]
        return least

    def skill_sets(self, seat: int) -> int:
        """One of each kind and a fourth of any."""
        least = self.skills[seat * SKILLS]
        for skill in range(1, SKILLS):
            if self.skills[seat * SKILLS + skill] < least:
                least = self.skills[seat * SKILLS + skill]
        quarter = self.skill_count(seat) // 4
        return least if least < quarter else quarter

    def connector_sets(self, seat: int) -> int:
        """The connectors of the scarcest colour; a shared side has one."""
        least = CONNECTORS_EACH
        for colour in range(COLOURS):
            found = self.connectors_of(seat, colour)
            if found < least:
                least = found
        return least

    def connectors_of(self, seat: int, colour: int) -> int:
        """How many connectors of a colour lie in the borough."""
        twice = 0
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            for side in range(SIDES):
                if self.joint[tile * SIDES + side] == colour + 1:
                    twice += 2 if self.near[tile * SIDES + side] == NO_TILE else 1
        return twice // 2

    def rate_of(self, seat: int, scoring: int, of: int) -> int:
        """What the borough pays for each of a kind, by all its tiles that score so."""
        total = 0
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            if self.data.scoring[tile] == scoring and (of == NOBODY or self.data.of[tile] == of):
                total += self.data.rate[tile * LEVELS + self.level[tile]]
        return total

    def keyples_once(self, seat: int) -> int:
        """The best points if each keyple scores for one tile only: so many sets, the rest one by one."""
        best = 0
        for sets in range(self.keyple_sets(seat) + 1):
            total = sets * self.rate_of(seat, KEYPLE_SETS, NOBODY)
            for hue in range(HUES):
                total += (self.screen[seat * HUES + hue] - sets) * self.rate_of(seat, PER_KEYPLE, hue)
            if total > best:
                best = total
        return best

    def skills_once(self, seat: int) -> int:
        """The best points if each skill scores for one tile only; the fourth of a set is the one that scores least."""
        best = 0
        for sets in range(self.skill_sets(seat) + 1):
            total = sets * self.rate_of(seat, SKILL_SETS, NOBODY)
            extras = sets
            rate = 0
            singles = 0
            while singles < SKILLS:
                for skill in range(SKILLS):
                    if self.rate_of(seat, PER_SKILL, skill) == rate:
                        left = self.skills[seat * SKILLS + skill] - sets
                        used = left if left < extras else extras
                        extras -= used
                        total += (left - used) * rate
                        singles += 1
                rate += 1
            if total > best:
                best = total
        return best

    # What a seat cannot know

    def redraw(self, seat: int) -> None:
        """What another has begun to choose, the keyples drawn unseen, the bag, and the buildings still to come."""
        if self.over:
            return
        if seat != self.turn and self.phase == ACTING:
            self.forget_choice()
        for hue in range(HUES):
            for other in range(self.players):
                if other != seat:
                    self.bag[hue] += self.screen[other * HUES + hue] - self.known[other * HUES + hue]
        for other in range(self.players):
            if other != seat:
                for hue in range(HUES):
                    self.screen[other * HUES + hue] = self.known[other * HUES + hue]
                number = self.unknown[other]
                self.unknown[other] = 0
                self.draw_keyples(other, number)
        self.shuffle_stack()

    # For views and studies

    def sheet(self, seat: int) -> list[int]:
        """The points of a seat by source."""
        answer: list[int] = [0] * SOURCES
        for source in range(SOURCES):
            answer[source] = self.points_from(seat, source)
        return answer

    def worths(self, seat: int) -> list[int]:
        """What each tile is worth to a seat now, in its borough or if it were there."""
        answer: list[int] = [0] * TILES
        for tile in range(TILES):
            answer[tile] = self.worth(seat, tile)
            if self.data.scoring[tile] == PER_ROUTEMASTER and self.where[tile] != seat:
                answer[tile] += self.data.rate[tile * LEVELS]
        return answer

    # Small sums

    def opposite(self, side: int) -> int:
        """The same side as the neighbour across it counts."""
        return side + 3 if side < 3 else side - 3

    def bits(self, mask: int) -> int:
        found = 0
        while mask != 0:
            mask &= mask - 1
            found += 1
        return found
