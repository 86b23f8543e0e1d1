"""What a seat cannot know."""

from __future__ import annotations

from londinium.games.london.pieces import CARDS, EVERYONE, GROUPS, HAND, NOBODY, SEATS, SLOTS, Phase, Price
from londinium.games.london.rules import activate, develop, land, stacks
from londinium.games.london.rules.city import City

SMALLEST_LOT = 1.1102230246251565e-16  # one part of 2 to the 53rd


def redraw(city: City, seat: int) -> None:
    """The cards the seat has not been shown, wherever they are, and the order of the boroughs.

    The group of every hidden card is known to all: the deck is a pile of groups of known sizes, everyone sees
    which place of the deck a card comes from, and its letter when it leaves a hand. So hidden cards change places
    within their group only, every way as likely as any other. A player who has begun to pay with a card is sure
    to hold one that serves.
    """
    viewer = 1 << (seat if seat >= 0 else SEATS)
    sure = sure_to_serve(city, viewer)
    for group in range(GROUPS):
        redraw_group(city, group, viewer, sure)
    for i in range(CARDS):
        city.hidden[i] = 0
    land.shuffle_boroughs(city, city.borough_at)


def settle(city: City, seat: int) -> None:
    """The cards the seat has not been shown, each group in the order of its cards, and the boroughs likewise."""
    viewer = 1 << (seat if seat >= 0 else SEATS)
    for group in range(GROUPS):
        count = 0
        for slot in range(SLOTS):
            count = note(city, slot, group, viewer, count)
        for i in range(count):
            for j in range(i + 1, count):
                held = card_in(city, city.hidden[i])
                if card_in(city, city.hidden[j]) < held:
                    put_in(city, city.hidden[i], card_in(city, city.hidden[j]))
                    put_in(city, city.hidden[j], held)
    land.settle_boroughs(city)


def shuffle_unseen(city: City) -> None:
    """The cards of the deck that nobody has looked at, and the order of the boroughs."""
    for group in range(GROUPS):
        redraw_group(city, group, EVERYONE, NOBODY)
    for i in range(CARDS):
        city.hidden[i] = 0
    land.shuffle_boroughs(city, city.borough_at)


def must_serve(city: City, seat: int) -> bool:
    """Whether what the seat is doing shows that its hand holds a card that serves, whichever it is."""
    if city.over:
        return False
    if city.phase == Phase.PAYING:
        return not develop.may_be_free(city, seat)
    return city.phase == Phase.PAYING_CARD and city.data.pay_card[stacks.on_top(city, seat, city.active)] >= Price.OF


def serves(city: City, seat: int, card: int) -> bool:
    """Whether a kind of card can be discarded for the card being played or activated."""
    if city.phase == Phase.PAYING:
        held = city.data.type_of[city.held]
        return develop.pays_for(city, seat, held, card) or develop.schools(city, seat, held)
    return activate.pays_price(city, city.data.pay_card[stacks.on_top(city, seat, city.active)], card)


def sure_to_serve(city: City, viewer: int) -> int:
    """The first place in the hand of the player to act that holds a hidden card which serves; drawn by lot.

    NOBODY if the viewer knows of a card that serves, or nothing shows that there is one. Each place is drawn with
    the chance it has, given that at least one card serves.
    """
    seat = city.turn
    begin = seat * HAND
    end = begin + city.hand_size[seat]
    if not must_serve(city, seat):
        return NOBODY
    for at in range(begin, end):
        if city.shown[at] & viewer and serves(city, seat, city.data.type_of[city.hand[at]]):
            return NOBODY
    none: float = 1.0
    for at in range(begin, end):
        if not city.shown[at] & viewer:
            none *= 1.0 - chance_to_serve(city, at, viewer)
    lot: float = (city.word() >> 11) * SMALLEST_LOT * (1.0 - none)
    sure = NOBODY
    none = 1.0
    for at in range(begin, end):
        if not city.shown[at] & viewer:
            chance: float = chance_to_serve(city, at, viewer)
            if chance > 0.0:
                sure = at
                if lot < none * chance or chance == 1.0:
                    return sure
                lot -= none * chance
                none *= 1.0 - chance
    return sure


def chance_to_serve(city: City, place: int, viewer: int) -> float:
    """The chance that a hidden card of a hand serves if no hidden card before it in that hand does."""
    group = city.data.group_of[city.hand[place]]
    cards = 0
    serving = 0
    for slot in range(SLOTS):
        if is_hidden(city, slot, viewer) and city.data.group_of[card_in(city, slot)] == group:
            cards += 1
            serving += 1 if serves(city, city.turn, city.data.type_of[card_in(city, slot)]) else 0
    for at in range(city.turn * HAND, place):
        if not city.shown[at] & viewer and city.data.group_of[city.hand[at]] == group:
            cards -= 1
    if serving >= cards:
        return 1.0
    return serving * city.data.share[cards]


def redraw_group(city: City, group: int, viewer: int, sure: int) -> None:
    """The hidden cards of a group in a new order; a hand that is sure to hold one that serves gets it first."""
    count = 0
    if sure != NOBODY:
        for at in range(city.turn * HAND, sure + 1):
            count = note(city, CARDS + at, group, viewer, count)
    fixed = count
    for slot in range(SLOTS):
        if sure == NOBODY or slot < CARDS + city.turn * HAND or slot > CARDS + sure:
            count = note(city, slot, group, viewer, count)
    for i in range(count):
        j = i
        if i < fixed:
            j = pick(city, i, count, city.hidden[i] == CARDS + sure)
        else:
            j += city.draw(count - i)
        held = card_in(city, city.hidden[i])
        put_in(city, city.hidden[i], card_in(city, city.hidden[j]))
        put_in(city, city.hidden[j], held)


def note(city: City, slot: int, group: int, viewer: int, count: int) -> int:
    """Write a slot down if it holds a hidden card of the group; how many are written down."""
    if is_hidden(city, slot, viewer) and city.data.group_of[card_in(city, slot)] == group:
        city.hidden[count] = slot
        return count + 1
    return count


def pick(city: City, begin: int, end: int, serving: bool) -> int:
    """One of the slots written down whose card serves, or does not, each as likely."""
    count = 0
    for i in range(begin, end):
        count += 1 if serves(city, city.turn, city.data.type_of[card_in(city, city.hidden[i])]) == serving else 0
    left = city.draw(count)
    for i in range(begin, end):
        if serves(city, city.turn, city.data.type_of[card_in(city, city.hidden[i])]) == serving:
            if left == 0:
                return i
            left -= 1
    return begin


def is_hidden(city: City, slot: int, viewer: int) -> bool:
    """Whether a card lies in a slot of the deck or of a hand and the viewer has not been shown it."""
    if slot < CARDS:
        return city.deck_at <= slot < city.data.deck_size and not city.seen[slot] & viewer
    at = slot - CARDS
    seat = at // HAND
    return seat < city.players and at - seat * HAND < city.hand_size[seat] and not city.shown[at] & viewer


def card_in(city: City, slot: int) -> int:
    return city.deck[slot] if slot < CARDS else city.hand[slot - CARDS]


def put_in(city: City, slot: int, number: int) -> None:
    if slot < CARDS:
        city.deck[slot] = number
    else:
        city.hand[slot - CARDS] = number
