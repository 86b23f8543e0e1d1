"""Acting on a tile: a colour, an amount, and where the keyples come from."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.key_to_the_city.pieces import COLOURS, HUES, SEATS, Act, Aim, First, No, Phase, Told, Where
from londinium.games.key_to_the_city.rules import keyples, resources, scores, setting_up, turn, upgrading
from londinium.games.key_to_the_city.rules.city import City

# What the seat could place


def funds(city: City, seat: int) -> int:
    """The keyples of each colour the seat could place: behind its screen, and in its losing bids; last its most of any.

    Eight bits each, so that the colour of a tile is the place to look, and No.HUE that of the most.
    """
    found = city.screen[seat * HUES] | city.screen[seat * HUES + 1] << 8 | city.screen[seat * HUES + 2] << 16
    for slot in range(city.offers):
        if city.bids[slot * SEATS + seat] > 0:
            found += losing(city, seat, slot) << 8 * city.tint[city.auction[slot]]
    most = 0
    for hue in range(HUES):
        if in_colour(city, found, hue) > most:
            most = in_colour(city, found, hue)
    return found | most << 8 * No.HUE


def in_colour(city: City, funds: int, hue: int) -> int:
    return funds >> 8 * hue & 255


def fund(city: City, seat: int, hue: int) -> int:
    """The keyples of a colour the seat could place."""
    return in_colour(city, funds(city, seat), hue)


def losing(city: City, seat: int, slot: int) -> int:
    """The seat's keyples at an auction that another leads."""
    own = city.bids[slot * SEATS + seat]
    return own if own > 0 and highest_other(city, seat, slot) > own else 0


def highest_other(city: City, seat: int, slot: int) -> int:
    most = 0
    for other in range(city.players):
        if other != seat and city.bids[slot * SEATS + other] > most:
            most = city.bids[slot * SEATS + other]
    return most


def leader(city: City, slot: int) -> int:
    """Whose bid is the highest, or No.SEAT."""
    most = 0
    found = No.SEAT
    for seat in range(city.players):
        if city.bids[slot * SEATS + seat] > most:
            most = city.bids[slot * SEATS + seat]
            found = seat
    return found


# What an action asks for


def bid_needed(city: City, seat: int, slot: int) -> int:
    """Enough to have strictly the most there, and at least one."""
    more = highest_other(city, seat, slot) + 1 - city.bids[slot * SEATS + seat]
    return more if more > 1 else 1


def can_bid(city: City, seat: int, slot: int, fund: int) -> bool:
    """A losing bid on the tile one bids for stays where it is and is counted there."""
    return fund - losing(city, seat, slot) >= bid_needed(city, seat, slot)


def placement_needed(city: City, tile: int) -> int:
    """To use or upgrade a tile, more than were last placed on it."""
    return city.used[tile] + 1


def in_reach(city: City, tile: int) -> bool:
    """Tiles are used in anyone's borough and at auction."""
    return city.where[tile] < SEATS or city.where[tile] == Where.AUCTION


def usable(city: City, tile: int) -> bool:
    """Whether the tile makes something that somebody could have now."""
    return city.phase != Phase.LAYING and city.data.useful[tile] != 0 and in_reach(city, tile)


def affords_use(city: City, seat: int, tile: int) -> bool:
    """Some tiles ask for a skill, of any kind."""
    return city.data.pays[tile] == 0 or scores.skill_count(city, seat) > 0


# The action and its tile


def offer_bids(city: City, seat: int, funds: int, out: Moves) -> None:
    for slot in range(city.offers):
        tile = city.auction[slot]
        if can_bid(city, seat, slot, in_colour(city, funds, city.tint[tile])):
            out.add(Act.BID + tile - First.ERA_1)


def offer_uses(city: City, seat: int, funds: int, out: Moves) -> None:
    for i in range(city.data.producers):
        tile = city.data.producer[i]
        if in_reach(city, tile) and affords_use(city, seat, tile) and can_place(city, tile, funds):
            out.add(Act.USE + tile)


def can_place(city: City, tile: int, funds: int) -> bool:
    return in_colour(city, funds, city.tint[tile]) >= placement_needed(city, tile)


def slot_of(city: City, tile: int) -> int:
    for slot in range(city.offers):
        if city.auction[slot] == tile:
            return slot
    return 0


def aim_at(city: City, seat: int, aim: int, tile: int) -> None:
    """Choose an action and its tile; a colour that is set, or the only one there is, need not be chosen."""
    city.aim = aim
    city.target = tile
    city.hue = city.tint[tile]
    if city.hue == No.HUE:
        possible = 0
        only = No.HUE
        for hue in range(HUES):
            if affordable(city, seat, hue):
                possible += 1
                only = hue
        if possible == 1:
            city.hue = only


def forget_choice(city: City) -> None:
    city.aim = Aim.NOTHING
    city.target = No.TILE
    city.hue = No.HUE
    city.groups = 0
    city.moved = 0
    for colour in range(COLOURS):
        city.declined[colour] = 0


# The colour


def affordable(city: City, seat: int, hue: int) -> bool:
    if city.aim == Aim.BIDDING:
        return can_bid(city, seat, slot_of(city, city.target), fund(city, seat, hue))
    return fund(city, seat, hue) >= placement_needed(city, city.target)


def offer_hues(city: City, seat: int, out: Moves) -> None:
    for hue in range(HUES):
        if affordable(city, seat, hue):
            out.add(Act.HUE + hue)


def choose_hue(city: City, hue: int) -> None:
    city.hue = hue


# The keyples


def needed(city: City, seat: int) -> int:
    """The least keyples the action asks for."""
    if city.aim == Aim.BIDDING:
        return bid_needed(city, seat, slot_of(city, city.target))
    return placement_needed(city, city.target)


def at_hand(city: City, seat: int, hue: int) -> int:
    """The most that can come from behind the screen."""
    return city.screen[seat * HUES + hue]


def offer_keyples(city: City, seat: int, out: Moves) -> None:
    """Losing bids as whole groups, then any number from behind the screen that makes it enough."""
    for slot in range(city.offers):
        if may_join(city, seat, slot):
            out.add(Act.JOIN + city.auction[slot] - First.ERA_1)
    least = needed(city, seat) - city.moved
    if least < 0:
        least = 0
    for amount in range(least, at_hand(city, seat, city.hue) + 1):
        out.add(Act.AMOUNT + amount)
    if city.aim == Aim.USING and declining(city):
        for colour in range(COLOURS):
            if city.declined[colour] < resources.available(city, city.target, colour):
                out.add(Act.DECLINE + colour)


def may_join(city: City, seat: int, slot: int) -> bool:
    tile = city.auction[slot]
    if city.tint[tile] != city.hue or city.groups >> slot & 1 or losing(city, seat, slot) == 0:
        return False
    return not stays(city, tile)


def stays(city: City, tile: int) -> bool:
    """A bid is not moved to where it is."""
    return city.aim == Aim.BIDDING and tile == city.target


def join(city: City, seat: int, tile: int) -> None:
    slot = slot_of(city, tile)
    city.groups |= 1 << slot
    city.moved += city.bids[slot * SEATS + seat]


def declining(city: City) -> bool:
    """Whether connectors may be left where they are."""
    return city.rules_version >= 2


def decline(city: City, colour: int) -> None:
    city.declined[colour] += 1


def place_keyples(city: City, seat: int, amount: int) -> None:
    """The choice is whole: the keyples are placed, and everyone sees it."""
    total = city.moved + amount
    for slot in range(city.offers):
        if city.groups >> slot & 1:
            city.tell(Told.MOVED_BID, seat, city.auction[slot], city.hue, city.bids[slot * SEATS + seat])
            city.bids[slot * SEATS + seat] = 0
    keyples.take_from_screen(city, seat, city.hue, amount)
    city.tint[city.target] = city.hue
    city.groups = 0
    city.moved = 0
    setting_up.break_row(city)
    if city.aim == Aim.BIDDING:
        slot = slot_of(city, city.target)
        city.bids[slot * SEATS + seat] += total
        city.tell(Told.BID, seat, city.target, city.hue, city.bids[slot * SEATS + seat])
        turn.next_turn(city)
        return
    city.used[city.target] = total
    city.standing[city.target] += total
    if city.aim == Aim.USING:
        city.tell(Told.USED, seat, city.target, city.hue, total)
        for colour in range(COLOURS):
            if city.declined[colour] > 0:
                city.tell(Told.DECLINED, seat, colour, city.declined[colour], 0)
        city.due = city.data.pays[city.target]
    else:
        city.tell(Told.UPGRADED, seat, city.target, city.hue, total)
        upgrading.pay_for_upgrade(city, seat)
    resources.settle_payment(city, seat)
