"""What a seat may know, as numbers: the fields of an observation, and below them what writes them, in the same order.

Cards on the table are open, and what was taken openly is remembered by all; hands and the deck are not, but for the
groups of their cards: those everyone can tell.
"""

from __future__ import annotations

from londinium.core.observing import counts, flag, index, number, one_of, some_of
from londinium.core.state import Seen
from londinium.games.london.pieces import (
    BOROUGHS,
    CARDS,
    COLUMNS,
    GROUPS,
    HAND,
    LOOKS,
    MOST_LOANS,
    NOBODY,
    NOTHING,
    OFFERED,
    ONGOING,
    PHASES,
    STACKS,
    TYPES,
    Mark,
)
from londinium.games.london.rules import activate, city_cards, draw_cards, knowledge, land, scoring
from londinium.games.london.rules.city import City

MOST = 32767

FIELDS = (
    one_of("phase", "phase", said="what is being chosen; nothing once the game is over"),
    one_of("turn", "seat", said="whose turn it is"),
    one_of("first", "seat", said="who began the game"),
    one_of("ended_by", "seat", said="after whose turn the deck was empty: one more turn for each of the others"),
    number("idle", most=MOST, usual=20, said="turns since a card last came from the deck"),
    flag("drew", said="whether a card came from the deck in this turn"),
    flag("begun", said="whether the time to repay is over"),
    flag("swapped", said="whether a card was swapped in this turn"),
    number("developed", most=CARDS, usual=5, said="cards played in this turn"),
    flag("free_used", said="whether the borough's card without a discard was played in this turn"),
    number("free_plays", most=CARDS, said="cards that may still be played without a discard"),
    number("draw_left", most=CARDS, usual=5, said="cards still to draw, no more than there are"),
    number("draw_optional", most=CARDS, said="of those, how many need not be drawn"),
    number("shed_left", most=CARDS, usual=5, said="cards still to discard"),
    number("paupers_left", most=CARDS, said="Paupers that may still be discarded"),
    flag("borough_ran", said="whether the borough on top was run in this turn"),
    flag("hand_spared", said="whether the hand brings no poverty in this run"),
    flag("second", said="whether a card runs a second time"),
    one_of("after", "phase", said="what is being chosen after drawing or a swap"),
    index("held", of="card", said="the card being played or swapped"),
    index("active", of="stack", said="the stack being activated"),
    index("again", of="stack", said="the stack that lets another run a second time"),
    number("deck", most=CARDS, said="cards left in the deck"),
    index("looked", "place", of="card", said="the next cards of the deck, as far as I have looked"),
    counts("deck_groups", "group", most=CARDS, said="the groups of the cards in the deck; they come in this order"),
    index("upper", "column", of="card", said="the upper row of the display"),
    index("lower", "column", of="card", said="the lower row of the display"),
    number("boroughs_left", most=BOROUGHS, said="boroughs still face down"),
    number("money", "seat", most=MOST, usual=50, said="pounds"),
    number("loans", "seat", most=MOST_LOANS, said="loans not repaid"),
    number("borrowed", "seat", most=MOST, usual=6, said="loans ever taken"),
    number("poverty", "seat", most=MOST, usual=20, said="poverty"),
    number("prestige", "seat", most=MOST, usual=50, said="prestige on the track"),
    number("standing", "seat", least=-MOST, most=MOST, usual=50, said="the score if the game ended now"),
    number("cards", "seat", most=HAND, usual=9, said="cards in the hand"),
    number("runs", "seat", most=MOST, usual=10, said="how often the city was run"),
    number("stacks", "seat", most=STACKS, usual=12, said="stacks of the city"),
    some_of("powers", "seat", "power", said="the ongoing effects that work"),
    counts("hand_groups", "seat", "group", most=HAND, said="the groups of the cards in the hand"),
    index("top", "seat", "stack", of="card", said="the card on top of the stack"),
    flag("down", "seat", "stack", said="whether it was flipped"),
    flag("fresh", "seat", "stack", said="whether it was placed in this turn"),
    flag("used", "seat", "stack", said="whether it was activated in this turn"),
    number("till", "seat", "stack", most=255, usual=10, said="the money that lies on it"),
    number(
        "known", "card", "seat", most=HAND, usual=3, said="cards of this kind in the hand of each seat that I have seen"
    ),
    number(
        "built", "card", "seat", most=CARDS, usual=3, said="cards of this kind in the city of each seat, covered or not"
    ),
    number("on_upper", "card", most=COLUMNS, said="cards of this kind in the upper row"),
    number("on_lower", "card", most=COLUMNS, said="cards of this kind in the lower row"),
    number(
        "unseen",
        "card",
        "group",
        most=CARDS,
        usual=3,
        said="cards of this kind I have not seen, in the deck or other hands",
    ),
    number("gone", "card", most=CARDS, usual=3, said="cards of this kind that have left the game"),
    flag("offered", "borough", said="whether the borough is for sale"),
    number("owned", "borough", "seat", most=BOROUGHS, said="as which of its boroughs each seat bought it; 0 if not"),
)


def perceive(city: City, seat: int, out: Seen) -> None:
    see_turn(city, seat, out)
    see_display(city, seat, out)
    see_players(city, seat, out)
    see_stacks(city, seat, out)
    see_cards(city, seat, out)
    see_boroughs(city, seat, out)


def see_turn(city: City, seat: int, out: Seen) -> None:
    out.add_one_of(NOBODY if city.over else city.phase, PHASES)
    out.add_one_of(city.steps_to(seat, city.turn), city.players)
    out.add_one_of(city.steps_to(seat, city.first), city.players)
    out.add_one_of(city.steps_to(seat, city.ending), city.players)
    out.add(city.idle)
    out.add(1 if city.drew else 0)
    out.add(1 if city.begun else 0)
    out.add(1 if city.swapped else 0)
    out.add(city.developed)
    out.add(1 if city.free_used else 0)
    out.add(city.free_plays)
    out.add(draw_cards.draws_left(city))
    out.add(city.draw_optional)
    out.add(city.shed_left)
    out.add(city.paupers_left)
    out.add(1 if city.borough_ran else 0)
    out.add(1 if city.hand_spared else 0)
    out.add(1 if city.second else 0)
    out.add_one_of(city.after, PHASES)
    out.add(number_of(city, city.held))
    out.add(city.active + 1 if activate.is_activating(city) else 0)
    out.add(0 if city.again == NOTHING else city.again + 1)


def number_of(city: City, card: int) -> int:
    """The kind of a card counted from 1; 0 for no card."""
    return 0 if card == NOTHING else city.data.type_of[card] + 1


def see_display(city: City, seat: int, out: Seen) -> None:
    """The deck as far as it is known, the display, the boroughs to come."""
    out.add(city_cards.deck_left(city))
    for i in range(LOOKS):
        at = city.deck_at + i
        looked = at < city.data.deck_size and city.seen[at] >> seat & 1 != 0
        out.add(number_of(city, city.deck[at]) if looked else 0)
    groups = out.add_zeros(GROUPS)
    for at in range(city.deck_at, city.data.deck_size):
        out.cells[groups + city.data.group_of[city.deck[at]]] += 1
    for column in range(city.columns):
        out.add(number_of(city, city.display[column]))
    for column in range(city.columns):
        out.add(number_of(city, city.display[COLUMNS + column]))
    out.add(land.boroughs_left(city))


def see_players(city: City, seat: int, out: Seen) -> None:
    """Oneself first, then the others in the order in which they sit."""
    for i in range(city.players):
        out.add(city.money[city.seat_after(seat, i)])
    for i in range(city.players):
        out.add(city.loans[city.seat_after(seat, i)])
    for i in range(city.players):
        out.add(city.borrowed[city.seat_after(seat, i)])
    for i in range(city.players):
        out.add(city.poverty[city.seat_after(seat, i)])
    for i in range(city.players):
        out.add(city.prestige[city.seat_after(seat, i)])
    for i in range(city.players):
        out.add(scoring.tally(city, city.seat_after(seat, i)))
    for i in range(city.players):
        out.add(city.hand_size[city.seat_after(seat, i)])
    for i in range(city.players):
        out.add(city.runs[city.seat_after(seat, i)])
    for i in range(city.players):
        out.add(city.stacks[city.seat_after(seat, i)])
    for i in range(city.players):
        out.add_set(city.powers[city.seat_after(seat, i)], ONGOING)
    for i in range(city.players):
        other = city.seat_after(seat, i)
        groups = out.add_zeros(GROUPS)
        for at in range(other * HAND, other * HAND + city.hand_size[other]):
            out.cells[groups + city.data.group_of[city.hand[at]]] += 1


def see_stacks(city: City, seat: int, out: Seen) -> None:
    """What lies on top of every stack, and how."""
    size = city.players * STACKS
    top = out.add_zeros(size)
    down = out.add_zeros(size)
    fresh = out.add_zeros(size)
    used = out.add_zeros(size)
    till = out.add_zeros(size)
    for i in range(city.players):
        other = city.seat_after(seat, i)
        for stack in range(city.stacks[other]):
            one = city.top[other * STACKS + stack]
            at = i * STACKS + stack
            out.cells[top + at] = number_of(city, city.laid[one])
            out.cells[down + at] = 1 if city.marks[one] & Mark.DOWN else 0
            out.cells[fresh + at] = 1 if city.marks[one] & Mark.FRESH else 0
            out.cells[used + at] = 1 if city.marks[one] & Mark.USED else 0
            out.cells[till + at] = city.till[one]


def see_cards(city: City, seat: int, out: Seen) -> None:
    """Where the cards of each kind are, as far as the seat can tell."""
    known = out.add_zeros(TYPES * city.players)
    built = out.add_zeros(TYPES * city.players)
    upper = out.add_zeros(TYPES)
    lower = out.add_zeros(TYPES)
    unseen = out.add_zeros(TYPES * GROUPS)
    gone = out.add_zeros(TYPES)
    for card in range(city.data.prints):
        out.cells[gone + city.data.type_of[card]] += city.data.copies[card]
    for i in range(city.players):
        other = city.seat_after(seat, i)
        for at in range(other * HAND, other * HAND + city.hand_size[other]):
            if city.shown[at] >> seat & 1:
                out.cells[known + city.data.type_of[city.hand[at]] * city.players + i] += 1
    for one in range(city.laid_count):
        kind = city.data.type_of[city.laid[one]]
        out.cells[built + kind * city.players + city.steps_to(seat, city.laid_by[one])] += 1
        out.cells[gone + kind] -= 1
    for column in range(city.columns):
        if city.display[column] != NOTHING:
            out.cells[upper + city.data.type_of[city.display[column]]] += 1
            out.cells[gone + city.data.type_of[city.display[column]]] -= 1
        if city.display[COLUMNS + column] != NOTHING:
            out.cells[lower + city.data.type_of[city.display[COLUMNS + column]]] += 1
            out.cells[gone + city.data.type_of[city.display[COLUMNS + column]]] -= 1
    if city.held != NOTHING:
        out.cells[gone + city.data.type_of[city.held]] -= 1
    for at in range(city.deck_at, city.data.deck_size):
        see_card(city, seat, at, unseen, gone, out)
    for other in range(city.players):
        for at in range(other * HAND, other * HAND + city.hand_size[other]):
            see_card(city, seat, CARDS + at, unseen, gone, out)


def see_card(city: City, seat: int, slot: int, unseen: int, gone: int, out: Seen) -> None:
    """A card that is there has not left the game; the seat may not have seen it."""
    card = knowledge.card_in(city, slot)
    out.cells[gone + city.data.type_of[card]] -= 1
    if knowledge.is_hidden(city, slot, 1 << seat):
        out.cells[unseen + city.data.type_of[card] * GROUPS + city.data.group_of[card]] += 1


def see_boroughs(city: City, seat: int, out: Seen) -> None:
    offered = out.add_zeros(BOROUGHS)
    owned = out.add_zeros(BOROUGHS * city.players)
    for i in range(OFFERED):
        if city.offers[i] != NOTHING:
            out.cells[offered + city.offers[i]] = 1
    for i in range(city.players):
        begin = city.seat_after(seat, i) * BOROUGHS
        for bought in range(city.owned_count[city.seat_after(seat, i)]):
            out.cells[owned + city.owned[begin + bought] * city.players + i] = bought + 1
