"""How an era begins and ends: tiles come to auction, turns go round, and the six steps are taken in their order."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.key_to_the_city.bag import Bag
from londinium.games.key_to_the_city.pieces import (
    ACTING,
    AUCTION,
    BERTHS,
    BID_RETURNED,
    BOX,
    CENTRE,
    ENDED,
    ERA_BEGAN,
    ERA_TILES,
    ERAS,
    FIRST_ERA_1,
    FIRST_ERA_2,
    FIRST_RIVER,
    FIRST_ROUTEMASTER,
    GATHERED,
    LAID,
    LAST_ERA,
    LAY,
    LAYING,
    MOST_TILES,
    NO_SEAT,
    NO_SPOT,
    NO_TILE,
    OFFERED,
    OFFERS,
    RIVER_LOST,
    RIVER_WON,
    SEATS,
    SET_ASIDE,
    SET_TILE_ASIDE,
    SHOWN,
    SIDE,
    SIDES,
    STACK,
    THAMES_BARRIER,
    TILE_WON,
    TILES,
    TURN,
    UNSOLD,
    WON,
    WON_GAME,
)

NOBODY = -1


class Eras(Bag):
    """Four eras, one after the other."""

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

    def await_action(self) -> None:
        """The seat on turn may choose an action, once its connectors are placed."""
        self.phase = ACTING
        self.forget_choice()
        self.summon()

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

    def next_turn(self) -> None:
        """Clockwise to the next who has not sailed."""
        for _ in range(self.players):
            self.turn = self.left_of(self.turn)
            if not self.sailed >> self.turn & 1:
                self.await_action()
                return
        self.end_era()

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

    def return_losing_bids(self) -> None:
        for slot in range(self.offers):
            for seat in range(self.players):
                lost = self.losing(seat, slot)
                if lost > 0:
                    self.bids[slot * SEATS + seat] = 0
                    self.regain(seat, self.tint[self.auction[slot]], lost)
                    self.tell(BID_RETURNED, seat, self.auction[slot], self.tint[self.auction[slot]], lost)

    def take_tiles(self) -> None:
        """From the rightmost barge clockwise; winning bids go into the bag, tiles nobody wanted into the box."""
        seat = self.rightmost()
        for _ in range(self.players):
            for slot in range(self.offers):
                bid = self.bids[slot * SEATS + seat]
                if bid > 0:
                    tile = self.auction[slot]
                    self.return_to_bag(self.tint[tile], bid)
                    self.spent[seat] += bid
                    self.bids[slot * SEATS + seat] = 0
                    self.where[tile] = WON + seat
                    self.tell(TILE_WON, seat, tile, bid, 0)
            seat = self.left_of(seat)
        for slot in range(self.offers):
            tile = self.auction[slot]
            if self.where[tile] == AUCTION:
                if self.standing[tile] > 0:
                    self.return_to_bag(self.tint[tile], self.standing[tile])
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
            self.draw_keyples(seat, self.data.numbers[self.round * BERTHS + self.berth[seat]], self.round + 1)
            seat = self.left_of(seat)
        self.close_bag(self.round + 1)

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
