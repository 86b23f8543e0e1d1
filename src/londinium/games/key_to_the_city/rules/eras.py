"""An era: how it begins, and how it ends."""

from __future__ import annotations

from londinium.games.key_to_the_city.pieces import (
    BERTHS,
    BUILDINGS,
    ERA_TILES,
    ERAS,
    LAST_ERA,
    NOBODY,
    OFFERS,
    SEATS,
    TILES,
    First,
    No,
    Told,
    Where,
)
from londinium.games.key_to_the_city.rules import acting, keyples, laying, sailing, scores, setting_up, turn
from londinium.games.key_to_the_city.rules.city import City


def begin_era(city: City) -> None:
    """Tiles come to auction; the rightmost barge begins."""
    for i in range(OFFERS):
        city.auction[i] = No.TILE
    for i in range(OFFERS * SEATS):
        city.bids[i] = 0
    for i in range(BERTHS):
        city.moored[i] = No.SEAT
    for tile in range(TILES):
        setting_up.free(city, tile)
    city.offers = 0
    city.sailed = 0
    city.tell(Told.ERA_BEGAN, NOBODY, city.round + 1, 0, 0)
    if city.round == LAST_ERA:
        for tile in range(First.ROUTEMASTER, First.RIVER):
            if city.where[tile] == Where.SHOWN:
                offer(city, tile)
    else:
        if city.round < 2:
            for tile in range(First.ERA_1 + city.round * ERA_TILES, First.ERA_2 + city.round * ERA_TILES):
                if city.where[tile] == Where.STACK:
                    offer(city, tile)
        for _ in range(city.data.buildings[city.players]):
            tile = city.stack[city.seen]
            city.seen += 1
            city.level[tile] = level_on_offer(city, tile)
            offer(city, tile)
    city.turn = turn.rightmost(city)
    turn.await_action(city)


def buildings_unseen(city: City) -> int:
    return BUILDINGS - city.seen


def buildings_to_come(city: City) -> int:
    """How many of those will still be seen: none comes to the auction of the last era."""
    return city.data.buildings[city.players] * (LAST_ERA - 1 - city.round) if city.round < LAST_ERA else 0


def level_on_offer(city: City, tile: int) -> int:
    """Buildings of the third era come upgraded."""
    return 1 if city.round == 2 and First.BUILDING <= tile < First.ROUTEMASTER else 0


def offer(city: City, tile: int) -> None:
    city.where[tile] = Where.AUCTION
    city.auction[city.offers] = tile
    city.offers += 1
    city.tell(Told.OFFERED, NOBODY, tile, city.level[tile], 0)


# The end of an era


def end_era(city: City) -> None:
    """The six steps, in their order."""
    for berth in range(BERTHS):
        if city.moored[berth] != No.SEAT:
            city.berth[city.moored[berth]] = berth
    acting.forget_choice(city)
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
        city.auction[slot] = No.TILE
    city.offers = 0


def take_river_tile(city: City) -> None:
    """The prize berth wins the river tile of the era that ends; if it is empty the tile leaves the game."""
    tile = prize_tile(city)
    seat = city.moored[prize_berth(city)]
    if seat != No.SEAT:
        city.where[tile] = Where.WON + seat
        city.tell(Told.RIVER_WON, seat, tile, 0, 0)
    else:
        city.where[tile] = Where.BOX
        city.tell(Told.RIVER_LOST, NOBODY, tile, 0, 0)


def prize_tile(city: City) -> int:
    return First.RIVER + era_on_table(city)


def prize_berth(city: City) -> int:
    """Where one lies to win the river tile."""
    return city.data.prize[era_on_table(city)]


def era_on_table(city: City) -> int:
    """The era, or the last one once the game is over."""
    return city.round if city.round < LAST_ERA else LAST_ERA


def draw_for_berths(city: City) -> None:
    """From the rightmost barge clockwise, which matters only if the bag runs empty."""
    seat = turn.rightmost(city)
    for _ in range(city.players):
        keyples.draw_keyples(city, seat, sailing.number_beside(city, city.berth[seat]), city.round + 1)
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
    city.winner = best_seat(city)
    city.tell(Told.WON, city.winner, scores.tally(city, city.winner), 0, 0)
    city.tell(Told.ENDED, NOBODY, 0, 0, 0)


def best_seat(city: City) -> int:
    winner = 0
    best = scores.tally(city, 0)
    for seat in range(1, city.players):
        points = scores.tally(city, seat)
        if points > best or (points == best and tie_break(city, seat) > tie_break(city, winner)):
            best = points
            winner = seat
    return winner


def tie_break(city: City, seat: int) -> int:
    """What decides between equals at the end; before, nothing does."""
    return city.berth[seat] if city.over else 0


def victory(city: City, seat: int) -> float:
    return 1.0 if seat == city.winner else 0.0
