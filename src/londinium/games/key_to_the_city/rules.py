"""The rules of Key to the City – London: setting up, whose choice it is, passing and sailing.

They stand chapter by chapter on the modules beside this one: actions, eras, bag, scoring, borough, box. Plain Python
that also compiles (see core/state.py). What a seat has begun to choose on its turn is its own affair until it is whole.
"""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.key_to_the_city.actions import Actions
from londinium.games.key_to_the_city.pieces import (
    AFLOAT,
    AMOUNT,
    AUCTION,
    BERTHING,
    BERTHS,
    BID,
    BIDDING,
    BOX,
    BUILDINGS,
    COLOURS,
    CONNECTORS_EACH,
    DECLINE,
    DISCARD,
    ENOUGH,
    ERA_TILES,
    FIRST_BUILDING,
    FIRST_ERA_1,
    FIRST_ERA_2,
    FIRST_KEYPLES,
    FIRST_RIVER,
    FIRST_ROUTEMASTER,
    HUE,
    HUES,
    JOIN,
    KEYPLES_EACH,
    LAY,
    LAYING,
    MOST_TILES,
    NO_HUE,
    NO_SEAT,
    NOTHING,
    PASS,
    PASSED,
    PAYING,
    PICK,
    PICKING,
    ROUTEMASTERS,
    SAIL,
    SAILED,
    SEATS,
    SHOWN,
    SIDE,
    SKILL,
    SKILLS,
    SKILLS_EACH,
    STACK,
    TAKE,
    TAKING,
    TILES,
    TOOK_NO_MORE,
    TURN,
    UPGRADE,
    UPGRADING,
    USE,
    USING,
)


class City(Actions):
    """London at one moment: the auction, the river, every borough, and what is behind the screens."""

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
            self.draw_keyples(seat, FIRST_KEYPLES, 0)
        self.close_bag(0)
        self.begin_era()

    def choose_routemasters(self) -> None:
        """Twice as many as there are players, open from the start; the others stay in the box."""
        wanted = 2 * self.players
        for i in range(ROUTEMASTERS):
            if self.draw(ROUTEMASTERS - i) < wanted:
                self.where[FIRST_ROUTEMASTER + i] = SHOWN
                wanted -= 1

    def board_barges(self) -> None:
        """The first player lies rightmost; where the others lie does not matter."""
        seat = self.first_seat if self.first_seat < self.players else self.draw(self.players)
        for i in range(self.players):
            self.berth[seat] = BERTHS - 1 - i
            seat = self.left_of(seat)

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

    def beside(self, seat: int) -> int:
        """Boroughs are built at the same time; connectors, placed during another's turn, are not taken back past it."""
        if self.phase == LAYING or seat == self.turn:
            return self.waiting
        return self.waiting & ~(1 << self.turn)

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
        elif move >= DECLINE:
            self.declined[move - DECLINE] += 1
        elif move == ENOUGH:
            self.white = 0
            if self.rules_version >= 2:
                self.tell(TOOK_NO_MORE, seat, 0, 0, 0)
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

    # Passing and sailing

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
