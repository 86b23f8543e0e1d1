"""Activating a card: what it costs, and what it does."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import (
    BOROUGHS,
    HAND,
    NOTHING,
    STACKS,
    Act,
    Colour,
    Effect,
    Hindrance,
    Mark,
    Per,
    Phase,
    Price,
    Told,
)
from londinium.games.london.rules import city_cards, effects, purse, stacks
from londinium.games.london.rules.city import City


def may_activate(city: City, seat: int, stack: int) -> bool:
    return hindrance_to_activate(city, seat, stack) == Hindrance.NONE


def hindrance_to_activate(city: City, seat: int, stack: int) -> int:
    """Why a card cannot be activated now: it must be seen, not used this turn, paid for, and have something to do."""
    marks = city.marks[city.top[seat * STACKS + stack]]
    if marks != 0:
        return Hindrance.DOWN if marks & Mark.DOWN else Hindrance.USED if marks & Mark.USED else Hindrance.FRESH
    card = stacks.on_top(city, seat, stack)
    if city.money[seat] < city.data.pay_money[card]:
        return Hindrance.COST
    if not can_pay_card(city, seat, city.data.pay_card[card]):
        return Hindrance.DISCARD
    return Hindrance.NONE if has_something_to_do(city, seat, stack, False) else Hindrance.EFFECT


def works(city: City, card: int) -> bool:
    """Whether a card does anything when it is activated; a Hospital acts only for another card."""
    effect = city.data.effect[card]
    if effect == Effect.NONE:
        return (
            city.data.per[card] != Per.NOTHING
            or city.data.money[card] != 0
            or city.data.prestige[card] != 0
            or city.data.poverty[card] != 0
        )
    return effect != Effect.SPARE


def has_something_to_do(city: City, seat: int, stack: int, second: bool) -> bool:
    card = stacks.on_top(city, seat, stack)
    effect = city.data.effect[card]
    if effect == Effect.PLACE:
        return city_cards.building_on_display(city)
    if effect == Effect.AGAIN:
        return not second and effects.may_repeat_any(city, seat, stack)
    return works(city, card)


def can_pay_card(city: City, seat: int, price: int) -> bool:
    if price == Price.NONE:
        return True
    for i in range(seat * HAND, seat * HAND + city.hand_size[seat]):
        if pays_price(city, price, city.data.type_of[city.hand[i]]):
            return True
    return False


def pays_price(city: City, price: int, card: int) -> bool:
    return price == Price.ANY or city.data.colour[card] == price - Price.OF


def begin_activation(city: City, seat: int, stack: int, second: bool) -> None:
    card = stacks.on_top(city, seat, stack)
    city.active = stack
    city.second = second
    city.marks[city.top[seat * STACKS + stack]] |= Mark.USED
    city.money[seat] -= city.data.pay_money[card]
    stacks.count_activation(city, card)
    city.tell(Told.ACTIVATED, seat, card, stack + 1, city.data.pay_money[card])
    if city.data.pay_card[card] != Price.NONE and not second:
        city.phase = Phase.PAYING_CARD
    else:
        resolve(city, seat)


def offer_price(city: City, seat: int, out: Moves) -> None:
    city_cards.offer_discards(city, seat, out, city.data.pay_card[stacks.on_top(city, seat, city.active)] - Price.OF)


def pay_card(city: City, seat: int, move: int) -> None:
    city_cards.discard(city, seat, move - Act.DISCARD)
    resolve(city, seat)


def resolve(city: City, seat: int) -> None:
    """What the card brings, then what else it does."""
    card = stacks.on_top(city, seat, city.active)
    purse.gain(city, seat, money_of(city, seat, card), prestige_of(city, seat, card), city.data.poverty[card])
    carry_out(city, seat, city.data.effect[card], city.data.amount[card])


def money_of(city: City, seat: int, card: int) -> int:
    """The money a card brings when it is activated, without what else it does."""
    return city.data.money[card] + count_per(city, seat, city.data.per[card]) * city.data.per_money[card]


def prestige_of(city: City, seat: int, card: int) -> int:
    return city.data.prestige[card] + count_per(city, seat, city.data.per[card]) * city.data.per_prestige[card]


def carry_out(city: City, seat: int, effect: int, amount: int) -> None:
    if effect == Effect.PLACE:
        city.phase = Phase.TAKING
        if not city_cards.building_on_display(city):  # the price may have driven the last one out
            finish_activation(city, seat)
    elif effect in (Effect.SHED, Effect.SHED_PAUPERS):
        city.shed_left = amount
        city.phase = Phase.SHEDDING
        if city.hand_size[seat] == 0:
            finish_activation(city, seat)
    elif effect == Effect.AGAIN:
        city.phase = Phase.REPEATING
        if not effects.may_repeat_any(city, seat, city.active):  # the price may have left too little for another
            finish_activation(city, seat)
    elif (effect == Effect.GIVE_POVERTY and city.poverty[seat] > 0) or effect == Effect.SEND_POVERTY:
        city.phase = Phase.TARGETING
        if city.players == 2:
            effects.afflict(city, seat, 1 - seat)
    else:
        if effect == Effect.LEVY:
            effects.levy(city, seat, amount)
        elif effect == Effect.FIRE:
            effects.fine(city, seat, amount)
        elif effect == Effect.SPARE_HAND:
            city.hand_spared = True
        elif effect == Effect.EMPTY_TILL:
            one = city.top[seat * STACKS + city.active]
            money = city.till[one]
            city.till[one] = 0
            purse.gain(city, seat, money, 0, 0)
        finish_activation(city, seat)


def count_per(city: City, seat: int, per: int) -> int:
    """How many cards that are seen, or boroughs covered or not, a card counts."""
    if per == Per.NOTHING:
        return 0
    if per == Per.BOROUGH:
        return city.owned_count[seat]
    count = 0
    if per > Per.BOROUGH:
        for i in range(seat * BOROUGHS, seat * BOROUGHS + city.owned_count[seat]):
            north = city.data.north[city.owned[i]]
            if per == Per.RIVERSIDE:
                count += city.data.riverside[city.owned[i]]
            elif per == Per.NORTH:
                count += north
            else:
                count += 1 - north
        return count
    for at in range(seat * STACKS, seat * STACKS + city.stacks[seat]):
        if not city.marks[city.top[at]] & Mark.DOWN:
            colour = city.data.colour[city.data.type_of[city.laid[city.top[at]]]]
            if per == Per.NOT_BROWN:
                count += 1 if colour != Colour.BROWN else 0
            elif colour == (Colour.BROWN if per == Per.BROWN else Colour.BLUE):
                count += 1
    return count


def finish_activation(city: City, seat: int) -> None:
    """A card with the sign is flipped after it was activated, unless a Hospital is flipped in its place."""
    city.shed_left = 0
    if (
        not city.data.flips[stacks.on_top(city, seat, city.active)]
        or city.marks[city.top[seat * STACKS + city.active]] & Mark.DOWN
    ):
        go_on_running(city, seat)
    elif effects.hospital(city, seat) != NOTHING:
        city.phase = Phase.FLIPPING
    else:
        effects.flip_one(city, seat, False)


def go_on_running(city: City, seat: int) -> None:
    stack = city.again
    city.phase = Phase.RUNNING
    city.active = 0
    city.second = False
    city.again = NOTHING
    if stack != NOTHING and city.rules_version < 2:
        begin_activation(city, seat, stack, True)
    elif stack != NOTHING:
        city.active = stack
        finish_activation(city, seat)


def waits(city: City, seat: int, stack: int) -> bool:
    """Whether a card is seen, and not yet used in the run that is made now; by the next run it is not new any more."""
    marks = city.marks[city.top[seat * STACKS + stack]]
    if city.turn == seat and (city.phase == Phase.RUNNING or is_activating(city)):
        return marks == 0
    return marks & Mark.DOWN == 0


def is_activating(city: City) -> bool:
    """Whether a card is being activated: it has something more to ask."""
    return Phase.PAYING_CARD <= city.phase <= Phase.FLIPPING and not city.over
