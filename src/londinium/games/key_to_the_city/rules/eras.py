"""An era: how it begins, and how it ends."""

from __future__ import annotations

from londinium.games.key_to_the_city.pieces import (
    BERTHS,
    ERA_TILES,
    ERAS,
    FIRST_ERA_1,
    FIRST_ERA_2,
    FIRST_RIVER,
    FIRST_ROUTEMASTER,
    LAST_ERA,
    NO_SEAT,
    NO_TILE,
    OFFERS,
    SEATS,
    TILES,
    Told,
    Where,
)
from londinium.games.key_to_the_city.rules import acting, keyples, knowledge, laying, scores, setting_up, turn
from londinium.games.key_to_the_city.rules.city import City

NOBODY = -1


def begin_era(city: City) -> None:
    """Tiles come to auction; the rightmost barge begins."""
    for i in range(OFFERS):
        city.auction[i] = NO_TILE
    for i in range(OFFERS * SEATS):
        city.bids[i] = 0
    for i in range(BERTHS):
        city.moored[i] = NO_SEAT
    for tile in range(TILES):
        setting_up.free(city, tile)
    city.offers = 0
    city.sailed = 0
    city.tell(Told.ERA_BEGAN, NOBODY, city.round + 1, 0, 0)
    if city.round == LAST_ERA:
        for tile in range(FIRST_ROUTEMASTER, FIRST_RIVER):
            if city.where[tile] == Where.SHOWN:
                offer(city, tile)
    else:
        if city.round < 2:
            for tile in range(FIRST_ERA_1 + city.round * ERA_TILES, FIRST_ERA_2 + city.round * ERA_TILES):
                if city.where[tile] == Where.STACK:
                    offer(city, tile)
        for _ in range(city.data.buildings[city.players]):
            tile = city.stack[city.seen]
            city.seen += 1
            if city.round == 2:
                city.level[tile] = 1
            offer(city, tile)
    city.turn = turn.rightmost(city)
    turn.await_action(city)


def offer(city: City, tile: int) -> None:
    city.where[tile] = Where.AUCTION
    city.auction[city.offers] = tile
    city.offers += 1
    city.tell(Told.OFFERED, NOBODY, tile, city.level[tile], 0)


# The end of an era


def end_era(city: City) -> None:
    """The six steps, in their order."""
    for berth in range(BERTHS):
        if city.moored[berth] != NO_SEAT:
            city.berth[city.moored[berth]] = berth
    knowledge.forget_choice(city)
    setting_up.break_row(city)
    city.turn = turn.rightmost(city)
    return_losing_bids(city)
    take_tiles(city)
    take_river_tile(city)
    if city.round < LAST_ERA:
        draw_for_berths(city)
    gather_keyples(city)
    laying.call_layers(city)


def return_losing_bids(city: City) -> None:
    for slot in range(city.offers):
        for seat in range(city.players):
            lost = acting.losing(city, seat, slot)
            if lost > 0:
                city.bids[slot * SEATS + seat] = 0
                keyples.regain(city, seat, city.tint[city.auction[slot]], lost)
                city.tell(Told.BID_RETURNED, seat, city.auction[slot], city.tint[city.auction[slot]], lost)


def take_tiles(city: City) -> None:
    """From the rightmost barge clockwise; winning bids go into the bag, tiles nobody wanted into the box."""
    seat = turn.rightmost(city)
    for _ in range(city.players):
        for slot in range(city.offers):
            bid = city.bids[slot * SEATS + seat]
            if bid > 0:
                tile = city.auction[slot]
                keyples.return_to_bag(city, city.tint[tile], bid)
                city.spent[seat] += bid
                city.bids[slot * SEATS + seat] = 0
                city.where[tile] = Where.WON + seat
                city.tell(Told.TILE_WON, seat, tile, bid, 0)
        seat = turn.left_of(city, seat)
    for slot in range(city.offers):
        tile = city.auction[slot]
        if city.where[tile] == Where.AUCTION:
            if city.standing[tile] > 0:
                keyples.return_to_bag(city, city.tint[tile], city.standing[tile])
            setting_up.put_away(city, tile)
            city.unsold += 1
            city.tell(Told.UNSOLD, NOBODY, tile, 0, 0)
        city.auction[slot] = NO_TILE
    city.offers = 0


def take_river_tile(city: City) -> None:
    """The prize berth wins the river tile of the era that ends; if it is empty the tile leaves the game."""
    tile = FIRST_RIVER + city.round
    seat = city.moored[city.data.prize[city.round]]
    if seat != NO_SEAT:
        city.where[tile] = Where.WON + seat
        city.tell(Told.RIVER_WON, seat, tile, 0, 0)
    else:
        city.where[tile] = Where.BOX
        city.tell(Told.RIVER_LOST, NOBODY, tile, 0, 0)


def draw_for_berths(city: City) -> None:
    """From the rightmost barge clockwise, which matters only if the bag runs empty."""
    seat = turn.rightmost(city)
    for _ in range(city.players):
        keyples.draw_keyples(city, seat, city.data.numbers[city.round * BERTHS + city.berth[seat]], city.round + 1)
        seat = turn.left_of(city, seat)
    keyples.close_bag(city, city.round + 1)


def gather_keyples(city: City) -> None:
    """Whoever placed them: keyples on a borough's tiles, and on the tiles just won, are the owner's."""
    for tile in range(TILES):
        if city.standing[tile] > 0:
            seat = city.where[tile] if city.where[tile] < SEATS else city.where[tile] - Where.WON
            keyples.regain(city, seat, city.tint[tile], city.standing[tile])
            city.tell(Told.GATHERED, seat, tile, city.tint[tile], city.standing[tile])
        setting_up.free(city, tile)


def next_era(city: City) -> None:
    city.round += 1
    if city.round < ERAS:
        begin_era(city)
    else:
        finish(city)


# The end


def finish(city: City) -> None:
    """Most points win; of equals, the barge further to the right."""
    city.over = True
    city.call(0)
    best = NOBODY
    for seat in range(city.players):
        points = scores.tally(city, seat)
        if points > best or (points == best and city.berth[seat] > city.berth[city.winner]):
            best = points
            city.winner = seat
    city.tell(Told.WON, city.winner, best, 0, 0)
    city.tell(Told.ENDED, NOBODY, 0, 0, 0)


def victory(city: City, seat: int) -> float:
    return 1.0 if seat == city.winner else 0.0
