"""Cards with more to them."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import NOBODY, NOTHING, STACKS, Act, Colour, Effect, Mark, Told
from londinium.games.london.rules import activate, city_cards, purse, stacks
from londinium.games.london.rules.city import City


def levy(city: City, seat: int, amount: int) -> None:
    """Every other player pays; who cannot must take a loan."""
    for step in range(1, city.players):
        other = purse.neighbour(city, seat, step)
        paid = purse.charge(city, other, amount)
        city.money[seat] += paid
        city.tell(Told.PAID, other, seat, paid, 0)


def fine(city: City, seat: int, amount: int) -> None:
    """Every other player pays the bank for each of their own boroughs."""
    for step in range(1, city.players):
        other = purse.neighbour(city, seat, step)
        if city.owned_count[other] > 0:
            paid = purse.charge(city, other, amount * city.owned_count[other])
            city.tell(Told.PAID, other, NOTHING, paid, 0)


def offer_targets(city: City, out: Moves) -> None:
    for step in range(1, city.players):
        out.add(Act.CHOOSE + step - 1)


def target(city: City, seat: int, move: int) -> None:
    afflict(city, seat, purse.neighbour(city, seat, move - Act.CHOOSE + 1))


def afflict(city: City, seat: int, other: int) -> None:
    """Poverty for another player: one's own, or from the supply."""
    card = stacks.on_top(city, seat, city.active)
    amount = city.data.amount[card]
    if city.data.effect[card] == Effect.GIVE_POVERTY:
        if amount > city.poverty[seat]:
            amount = city.poverty[seat]
        city.poverty[seat] -= amount
        city.tell(Told.GAVE_POVERTY, seat, other, amount, 0)
    else:
        city.tell(Told.SENT_POVERTY, seat, other, amount, 0)
    city.poverty[other] += amount
    activate.finish_activation(city, seat)


def offer_shedding(city: City, seat: int, out: Moves) -> None:
    paupers = city.data.effect[stacks.on_top(city, seat, city.active)] == Effect.SHED_PAUPERS
    city_cards.offer_discards(city, seat, out, Colour.GREY if paupers else NOBODY)
    out.add(Act.ENOUGH)


def shed(city: City, seat: int, move: int) -> None:
    """Cards of the hand discarded one by one, each for what the card gives.

    Only an empty hand ends it unasked: that there are no Paupers left is the player's own business.
    """
    if move == Act.ENOUGH:
        activate.finish_activation(city, seat)
        return
    card = stacks.on_top(city, seat, city.active)
    city_cards.discard(city, seat, move - Act.DISCARD)
    purse.gain(city, seat, city.data.each_money[card], city.data.each_prestige[card], city.data.each_poverty[card])
    city.shed_left -= 1
    if city.shed_left == 0 or city.hand_size[seat] == 0:
        activate.finish_activation(city, seat)


def offer_buildings(city: City, out: Moves) -> None:
    city_cards.offer_display(city, out, True)


def place_from_display(city: City, seat: int, move: int) -> None:
    """The Coffee House: a card of the display covers it. It is not played, so nothing is paid for it."""
    space = city_cards.space_of(city, move)
    number = city.display[space]
    city.display[space] = NOTHING
    city.tell(Told.BUILT, seat, city.data.type_of[number], city.active + 1, 0)
    stacks.lay(city, seat, city.active, number)
    activate.go_on_running(city, seat)


def offer_repeats(city: City, seat: int, out: Moves) -> None:
    for stack in range(city.stacks[seat]):
        if may_repeat(city, seat, stack):
            out.add(Act.ACTIVATE + stack)


def repeat(city: City, seat: int, move: int) -> None:
    """Whitehall does what it does, and only then is it flipped; before rules 2 it was the other way round."""
    stack = move - Act.ACTIVATE
    if city.rules_version < 2:
        city.again = stack
        activate.finish_activation(city, seat)
    else:
        city.again = city.active
        activate.begin_activation(city, seat, stack, True)


def may_repeat_any(city: City, seat: int, itself: int) -> bool:
    count = 0
    for stack in range(city.stacks[seat]):
        count += 1 if stack != itself and may_repeat(city, seat, stack) else 0
    return count > 0


def may_repeat(city: City, seat: int, stack: int) -> bool:
    """A card that was activated in this run and still lies on top, even if that has flipped it."""
    return (
        city.marks[city.top[seat * STACKS + stack]] & Mark.USED != 0
        and city.money[seat] >= city.data.pay_money[stacks.on_top(city, seat, stack)]
        and activate.has_something_to_do(city, seat, stack, True)
    )


def hospital(city: City, seat: int) -> int:
    for stack in range(city.stacks[seat]):
        if (
            city.marks[city.top[seat * STACKS + stack]] == 0
            and city.data.effect[stacks.on_top(city, seat, stack)] == Effect.SPARE
        ):
            return stack
    return NOTHING


def offer_flips(city: City, out: Moves) -> None:
    out.add(Act.FLIP)
    out.add(Act.FLIP_HOSPITAL)


def flip(city: City, seat: int, move: int) -> None:
    flip_one(city, seat, move == Act.FLIP_HOSPITAL)


def flip_one(city: City, seat: int, instead: bool) -> None:
    stack = hospital(city, seat) if instead else city.active
    one = city.top[seat * STACKS + stack]
    if instead:
        stacks.count_activation(city, stacks.on_top(city, seat, stack))
        city.tell(Told.SPARED, seat, stacks.on_top(city, seat, city.active), city.active + 1, stack + 1)
    city.tell(Told.FLIPPED, seat, stacks.on_top(city, seat, stack), stack + 1, 0)
    city.marks[one] |= Mark.DOWN | Mark.USED if instead else Mark.DOWN
    city.till[one] = 0
    stacks.survey(city, seat)
    activate.go_on_running(city, seat)
