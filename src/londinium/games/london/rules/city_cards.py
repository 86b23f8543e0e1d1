"""Cards: the deck, the hands and the display."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import COLUMNS, EVERYONE, GROUPS, HAND, NOBODY, NOTHING, SPACES, Act, Kind, Told
from londinium.games.london.rules.city import City


def can_draw(city: City) -> bool:
    return deck_left(city) > 0 or not display_empty(city)


def cards_to_draw(city: City) -> int:
    return deck_left(city) + on_display(city)


def deck_left(city: City) -> int:
    return city.data.deck_size - city.deck_at


def display_empty(city: City) -> bool:
    return on_display(city) == 0


def on_display(city: City) -> int:
    cards = 0
    for i in range(SPACES):
        cards += 1 if city.display[i] != NOTHING else 0
    return cards


def add_to_hand(city: City, seat: int, number: int, known: int) -> None:
    slot = seat * HAND + city.hand_size[seat]
    city.hand[slot] = number
    city.shown[slot] = known | 1 << seat
    city.hand_size[seat] += 1


def draw_from_deck(city: City, seat: int) -> None:
    add_to_hand(city, seat, city.deck[city.deck_at], city.seen[city.deck_at])
    city.whisper(Told.DREW, seat, city.data.type_of[city.deck[city.deck_at]], 0, 0, 1 << seat)
    leave_deck(city)


def leave_deck(city: City) -> None:
    """The top card has gone into a hand."""
    city.deck[city.deck_at] = 0
    city.seen[city.deck_at] = 0
    city.deck_at += 1
    city.drew = True


def space_of(city: City, move: int) -> int:
    """The space of the display that a move names by its row and card."""
    begin = 0 if move < Act.TAKE_LOWER else COLUMNS
    card = move if move < Act.TAKE_LOWER else move - Act.TAKE_LOWER
    space = begin
    while space < begin + COLUMNS - 1 and (
        city.display[space] == NOTHING or city.data.type_of[city.display[space]] != card
    ):
        space += 1
    return space


def take_from_display(city: City, seat: int, move: int) -> None:
    space = space_of(city, move)
    add_to_hand(city, seat, city.display[space], EVERYONE)
    city.tell(Told.TOOK, seat, city.data.type_of[city.display[space]], 0, 0)
    city.display[space] = NOTHING


def take_from_hand(city: City, seat: int, card: int) -> int:
    """Take a card of that kind out of a hand: of several groups the earliest, of equal cards the best known.

    Whoever did not know that one but another equal to it cannot tell which of them is still there.
    """
    begin = seat * HAND
    last = begin + city.hand_size[seat] - 1
    slot = begin
    earliest = GROUPS
    best = -1
    for i in range(begin, last + 1):
        if city.data.type_of[city.hand[i]] == card:
            group = city.data.group_of[city.hand[i]]
            if group < earliest or (group == earliest and city.shown[i] > best):
                earliest = group
                best = city.shown[i]
                slot = i
    number = city.hand[slot]
    unsure = EVERYONE & ~city.shown[slot]
    for i in range(slot, last):
        city.hand[i] = city.hand[i + 1]
        city.shown[i] = city.shown[i + 1]
    city.hand[last] = 0
    city.shown[last] = 0
    city.hand_size[seat] -= 1
    for i in range(begin, last):
        if city.hand[i] == number:
            lost = city.shown[i] & unsure
            city.shown[i] = city.shown[i] & ~lost
            unsure &= ~lost
    return number


def discard(city: City, seat: int, card: int) -> None:
    """Onto the display: the upper row first, then the lower; when both are full the lower row leaves the game."""
    number = take_from_hand(city, seat, card)
    city.tell(Told.DISCARDED, seat, card, 0, 0)
    put_on_display(city, number)


def put_on_display(city: City, number: int) -> None:
    space = empty_space(city)
    if space == NOTHING:
        city.tell(Told.ROW_LEFT, NOBODY, 0, 0, 0)
        for i in range(city.columns):
            city.display[COLUMNS + i] = city.display[i]
            city.display[i] = NOTHING
        space = 0
    city.display[space] = number


def empty_space(city: City) -> int:
    for i in range(city.columns):
        if city.display[i] == NOTHING:
            return i
    for i in range(COLUMNS, COLUMNS + city.columns):
        if city.display[i] == NOTHING:
            return i
    return NOTHING


def offer_display(city: City, out: Moves, buildings: bool) -> None:
    first = out.count
    for i in range(SPACES):
        if city.display[i] != NOTHING:
            card = city.data.type_of[city.display[i]]
            if not buildings or city.data.kind[card] == Kind.BUILD:
                out.add_once((Act.TAKE_UPPER if i < COLUMNS else Act.TAKE_LOWER) + card, first)


def offer_discards(city: City, seat: int, out: Moves, colour: int) -> None:
    """Any card of the hand, or any of one colour."""
    first = out.count
    for i in range(seat * HAND, seat * HAND + city.hand_size[seat]):
        card = city.data.type_of[city.hand[i]]
        if colour < 0 or city.data.colour[card] == colour:
            out.add_once(Act.DISCARD + card, first)


def building_on_display(city: City) -> bool:
    for i in range(SPACES):
        if city.display[i] != NOTHING and city.data.kind[city.data.type_of[city.display[i]]] == Kind.BUILD:
            return True
    return False
