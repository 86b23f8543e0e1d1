"""Developing the city: which cards can be played, what they cost, and where they are laid."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import (
    HAND,
    NOTHING,
    STACKS,
    Ability,
    Act,
    Chosen,
    Colour,
    Effect,
    Hindrance,
    Kind,
    Mark,
    Ongoing,
    Phase,
    Told,
)
from londinium.games.london.rules import city_cards, draw_cards, exchange, land, purse, stacks, turn
from londinium.games.london.rules.city import City

COLOUR_BITS = 8  # cards of a colour are counted in a byte of a number
MOST_OF_COLOUR = 255
ANY_COLOUR = 0x01010101  # one of each


def offer_developing(city: City, seat: int, out: Moves) -> None:
    offer_plays(city, seat, out)
    if city.free_plays > 0:
        out.add(Act.ENOUGH)
    if city.free_plays == 0 or city.rules_version >= 2:
        exchange.offer_swap(city, seat, out)
    if city.free_plays == 0:
        out.add(Act.DONE)
    purse.offer_loan(city, seat, out)


def develop(city: City, seat: int, move: int) -> None:
    if move == Act.DONE:
        turn.trim(city, seat)
    elif move == Act.ENOUGH:
        city.free_plays = 0
    else:
        play(city, seat, move - Act.PLAY)


def offer_plays(city: City, seat: int, out: Moves) -> None:
    first = out.count
    colours = colours_in_hand(city, seat)
    for i in range(seat * HAND, seat * HAND + city.hand_size[seat]):
        card = city.data.type_of[city.hand[i]]
        if hindrance_beside(city, seat, card, colours) == Hindrance.NONE:
            out.add_once(Act.PLAY + card, first)


def hindrance_to_play(city: City, seat: int, card: int) -> int:
    """Why a card of the hand cannot be played now: its cost and its discard must be there."""
    return hindrance_beside(city, seat, card, colours_in_hand(city, seat))


def hindrance_beside(city: City, seat: int, card: int, colours: int) -> int:
    """The same, in a hand that counts as so many cards of each colour."""
    kind = city.data.kind[card]
    if kind == Kind.PAUPER:
        return Hindrance.PAUPER
    if kind == Kind.ACTION:
        return Hindrance.ACTION if city.free_plays > 0 else Hindrance.NONE
    if city.money[seat] < cost_of(city, seat, card):
        return Hindrance.COST
    if needs_no_discard(city, card) or may_be_free(city, seat) or can_pay_colour(city, seat, card, colours):
        return Hindrance.NONE
    return Hindrance.DISCARD


def play(city: City, seat: int, card: int) -> None:
    """The first card played says that one develops. An action card leaves the game at once."""
    number = city_cards.take_from_hand(city, seat, card)
    if city.developed == 0:
        city.tell(Told.CHOSE, seat, Chosen.DEVELOPED, 0, 0)
    city.tell(Told.PLAYED, seat, card, 0, 0)
    city.developed += 1
    city.phase = Phase.DEVELOPING
    if city.data.kind[card] == Kind.ACTION:
        stacks.count_activation(city, card)
        if city.data.effect[card] == Effect.BUILD_FREE:
            city.free_plays = city.data.amount[card]
        else:
            draw_cards.begin_drawing(city, seat, city.data.amount[card], 0, Phase.DEVELOPING)
        return
    city.held = number
    if needs_no_discard(city, card):
        if city.free_plays > 0:
            city.free_plays -= 1
        city.phase = Phase.PLACING
    else:
        city.phase = Phase.PAYING


def offer_payments(city: City, seat: int, out: Moves) -> None:
    card = city.data.type_of[city.held]
    school = schools(city, seat, card)
    if may_be_free(city, seat):
        out.add(Act.FREE)
    first = out.count
    for i in range(seat * HAND, seat * HAND + city.hand_size[seat]):
        other = city.data.type_of[city.hand[i]]
        if pays_for(city, seat, card, other):
            out.add_once(Act.DISCARD + other, first)
        elif school:
            out.add_once(Act.SCHOOL + other, first)


def pay_colour(city: City, seat: int, move: int) -> None:
    if move == Act.FREE:
        city.free_used = True
    elif move >= Act.SCHOOL:
        city.money[seat] -= stacks.power_amount(city, seat, Ongoing.SCHOOLING)
        city.tell(Told.SCHOOLED, seat, move - Act.SCHOOL, stacks.power_amount(city, seat, Ongoing.SCHOOLING), 0)
        city_cards.discard(city, seat, move - Act.SCHOOL)
    else:
        city_cards.discard(city, seat, move - Act.DISCARD)
    city.phase = Phase.PLACING


def offer_places(city: City, seat: int, out: Moves) -> None:
    out.add(Act.NEW_STACK)
    for stack in range(city.stacks[seat]):
        if not city.marks[city.top[seat * STACKS + stack]] & Mark.FRESH:
            out.add(Act.COVER + stack)


def place(city: City, seat: int, move: int) -> None:
    build(city, seat, city.stacks[seat] if move == Act.NEW_STACK else move - Act.COVER)


def build(city: City, seat: int, stack: int) -> None:
    """The card comes into the city: its cost is paid, every till that is seen gains, and it works at once."""
    card = city.data.type_of[city.held]
    cost = cost_of(city, seat, card)
    city.money[seat] -= cost
    fill_tills(city, seat, stack)
    city.tell(Told.BUILT, seat, card, stack + 1, cost)
    stacks.lay(city, seat, stack, city.held)
    city.held = NOTHING
    city.phase = Phase.DEVELOPING


def fill_tills(city: City, seat: int, covered: int) -> None:
    if not stacks.has(city, seat, Ongoing.TILL):
        return
    for stack in range(city.stacks[seat]):
        one = city.top[seat * STACKS + stack]
        card = city.data.type_of[city.laid[one]]
        if stack != covered and not city.marks[one] & Mark.DOWN and city.data.ongoing[card] == Ongoing.TILL:
            city.till[one] += city.data.ongoing_amount[card]
            city.tell(Told.TILL_FILLED, seat, card, stack + 1, city.till[one])


# What a card costs


def cost_of(city: City, seat: int, card: int) -> int:
    cost = city.data.cost[card]
    if city.data.colour[card] == Colour.BLUE and land.ability_of(city, seat) == Ability.BLUE_DISCOUNT:
        cost -= land.ability_amount_of(city, seat)
    return cost if cost > 0 else 0


def needs_no_discard(city: City, card: int) -> bool:
    return city.free_plays > 0 or city.data.ongoing[card] == Ongoing.NO_DISCARD


def may_be_free(city: City, seat: int) -> bool:
    """The borough that lets one card a turn be played without a discard."""
    return not city.free_used and land.ability_of(city, seat) == Ability.FREE_CARD


def schools(city: City, seat: int, card: int) -> bool:
    """Whether a School can make any card count as the colour of this one, after its cost is paid."""
    if not stacks.has(city, seat, Ongoing.SCHOOLING):
        return False
    return city.money[seat] - cost_of(city, seat, card) >= stacks.power_amount(city, seat, Ongoing.SCHOOLING)


def pays_for(city: City, seat: int, card: int, other: int) -> bool:
    """Whether one kind of card can be discarded for another without a School."""
    return of_colour(city, card, counts_as(city, seat, other)) != 0


def can_pay_colour(city: City, seat: int, card: int, colours: int) -> bool:
    """Whether another card of the hand can be discarded for this one, which is in the hand too."""
    if schools(city, seat, card):
        return city.hand_size[seat] > 1
    return of_colour(city, card, colours) > 1


def counts_as(city: City, seat: int, card: int) -> int:
    """The colours a kind of card counts as when it is discarded: a byte for each, which is one or none."""
    if city.data.kind[card] == Kind.PAUPER and land.ability_of(city, seat) == Ability.PAUPERS_ANY_COLOUR:
        return ANY_COLOUR
    return 1 << city.data.colour[card] * COLOUR_BITS


def colours_in_hand(city: City, seat: int) -> int:
    """How many cards of a hand count as each colour, a byte for each."""
    colours = 0
    for i in range(seat * HAND, seat * HAND + city.hand_size[seat]):
        colours += counts_as(city, seat, city.data.type_of[city.hand[i]])
    return colours


def of_colour(city: City, card: int, colours: int) -> int:
    """How many of them are of a card's colour."""
    return colours >> city.data.colour[card] * COLOUR_BITS & MOST_OF_COLOUR
