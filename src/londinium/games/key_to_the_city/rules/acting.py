"""Acting on a tile: a colour, an amount, and where the keyples come from."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.key_to_the_city.pieces import COLOURS, FIRST_ERA_1, HUES, NO_HUE, SEATS, Act, Aim, Told
from londinium.games.key_to_the_city.rules import keyples, resources, setting_up, turn, upgrading
from londinium.games.key_to_the_city.rules.city import City

# Colours and amounts


def fund(city: City, seat: int, hue: int) -> int:
    """The keyples of a colour the seat could place: behind its screen, and in its losing bids."""
    found = city.screen[seat * HUES + hue]
    for slot in range(city.offers):
        if city.bids[slot * SEATS + seat] > 0 and city.tint[city.auction[slot]] == hue:
            found += losing(city, seat, slot)
    return found


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
    if city.hue == NO_HUE:
        possible = 0
        only = NO_HUE
        for hue in range(HUES):
            if affordable(city, seat, hue):
                possible += 1
                only = hue
        if possible == 1:
            city.hue = only


def affordable(city: City, seat: int, hue: int) -> bool:
    return fund(city, seat, hue) - fixed(city, seat) >= needed(city, seat)


def fixed(city: City, seat: int) -> int:
    """A losing bid on the tile one bids for stays where it is and is counted there."""
    return losing(city, seat, slot_of(city, city.target)) if city.aim == Aim.BIDDING else 0


def needed(city: City, seat: int) -> int:
    """The least keyples the action asks for."""
    if city.aim == Aim.BIDDING:
        return bid_needed(city, seat, slot_of(city, city.target))
    return city.used[city.target] + 1


def bid_needed(city: City, seat: int, slot: int) -> int:
    """Enough to have strictly the most there, and at least one."""
    more = highest_other(city, seat, slot) + 1 - city.bids[slot * SEATS + seat]
    return more if more > 1 else 1


def offer_hues(city: City, seat: int, out: Moves) -> None:
    for hue in range(HUES):
        if affordable(city, seat, hue):
            out.add(Act.HUE + hue)


def offer_keyples(city: City, seat: int, out: Moves) -> None:
    """Losing bids as whole groups, then any number from behind the screen that makes it enough."""
    for slot in range(city.offers):
        if may_join(city, seat, slot):
            out.add(Act.JOIN + city.auction[slot] - FIRST_ERA_1)
    least = needed(city, seat) - city.moved
    if least < 0:
        least = 0
    for amount in range(least, city.screen[seat * HUES + city.hue] + 1):
        out.add(Act.AMOUNT + amount)
    if city.aim == Aim.USING and city.rules_version >= 2:
        for colour in range(COLOURS):
            if city.declined[colour] < resources.available(city, colour):
                out.add(Act.DECLINE + colour)


def may_join(city: City, seat: int, slot: int) -> bool:
    tile = city.auction[slot]
    if city.tint[tile] != city.hue or city.groups >> slot & 1 or losing(city, seat, slot) == 0:
        return False
    return city.aim != Aim.BIDDING or tile != city.target


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
