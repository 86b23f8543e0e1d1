"""Running the city: its cards are activated one by one, then poverty comes."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import NOTHING, Ability, Act, Chosen, Colour, Phase, Told
from londinium.games.london.rules import activate, city_cards, exchange, land, purse, scoring, stacks, turn
from londinium.games.london.rules.city import City


def begin_run(city: City, seat: int) -> None:
    city.tell(Told.CHOSE, seat, Chosen.RAN, 0, 0)
    city.runs[seat] += 1
    city.phase = Phase.RUNNING
    if land.ability_of(city, seat) == Ability.DISCARD_PAUPERS:
        city.paupers_left = land.ability_amount_of(city, seat)


def offer_run(city: City, seat: int, out: Moves) -> None:
    for stack in range(city.stacks[seat]):
        if activate.may_activate(city, seat, stack):
            out.add(Act.ACTIVATE + stack)
    if borough_waits(city, seat):
        out.add(Act.BOROUGH_RUN)
    if city.paupers_left > 0:
        city_cards.offer_discards(city, seat, out, Colour.GREY)
    exchange.offer_swap(city, seat, out)
    out.add(Act.DONE)
    purse.offer_loan(city, seat, out)


def run(city: City, seat: int, move: int) -> None:
    if move == Act.BOROUGH_RUN:
        run_borough(city, seat)
    elif move == Act.DONE:
        finish_run(city, seat)
    elif move < Act.SCHOOL:
        city.paupers_left -= 1
        city_cards.discard(city, seat, move - Act.DISCARD)
    else:
        activate.begin_activation(city, seat, move - Act.ACTIVATE, False)


def run_effect(city: City, seat: int) -> bool:
    """Whether the borough on top does something in every run."""
    top = land.top_borough(city, seat)
    if top == NOTHING or not land.runs(city, top):
        return False
    return city.data.run_money[top] != 0 or city.data.run_prestige[top] != 0 or city.data.run_poverty[top] != 0


def borough_waits(city: City, seat: int) -> bool:
    """Whether the borough on top is still to do something in the run that is made now, or would be next."""
    return run_effect(city, seat) and not (city.borough_ran and has_the_turn(city, seat))


def has_the_turn(city: City, seat: int) -> bool:
    """Whether what was done this turn holds for that seat; the run of another begins anew."""
    return city.turn == seat and not city.over


def run_borough(city: City, seat: int) -> None:
    top = land.top_borough(city, seat)
    city.borough_ran = True
    city.tell(Told.BOROUGH_RAN, seat, top, 0, 0)
    purse.gain(city, seat, city.data.run_money[top], city.data.run_prestige[top], city.data.run_poverty[top])


def finish_run(city: City, seat: int) -> None:
    """What the borough has not done yet, then poverty."""
    if borough_waits(city, seat):
        run_borough(city, seat)
    city.tell(Told.RUN_POVERTY, seat, city.stacks[seat], city.loans[seat], hand_counted(city, seat))
    city.poverty[seat] += run_poverty(city, seat)
    turn.trim(city, seat)


def run_poverty(city: City, seat: int) -> int:
    """One for each stack, each loan and each card in the hand."""
    return city.stacks[seat] + city.loans[seat] + hand_counted(city, seat)


def hand_counted(city: City, seat: int) -> int:
    """The cards of a hand that bring poverty in a run."""
    if city.hand_spared and has_the_turn(city, seat):
        return 0
    spared = land.ability_amount_of(city, seat) if land.ability_of(city, seat) == Ability.HAND_SPARED else 0
    return city.hand_size[seat] - spared if city.hand_size[seat] > spared else 0


# What a run would bring now


def money_of_run(city: City, seat: int) -> int:
    """What is printed on the cards that wait and on the borough, less what the cards ask for."""
    money = 0
    for stack in range(city.stacks[seat]):
        if activate.waits(city, seat, stack):
            card = stacks.on_top(city, seat, stack)
            money += activate.money_of(city, seat, card) - city.data.pay_money[card]
    return money + city.data.run_money[land.top_borough(city, seat)] if borough_waits(city, seat) else money


def prestige_of_run(city: City, seat: int) -> int:
    prestige = 0
    for stack in range(city.stacks[seat]):
        if activate.waits(city, seat, stack):
            prestige += activate.prestige_of(city, seat, stacks.on_top(city, seat, stack))
    return prestige + city.data.run_prestige[land.top_borough(city, seat)] if borough_waits(city, seat) else prestige


def poverty_of_cards(city: City, seat: int) -> int:
    """The poverty the cards that wait bring, below 0 if they take some."""
    poverty = 0
    for stack in range(city.stacks[seat]):
        if activate.waits(city, seat, stack):
            poverty += city.data.poverty[stacks.on_top(city, seat, stack)]
    return poverty


def borough_poverty(city: City, seat: int) -> int:
    """The poverty that the borough on top is still to bring, below 0 if it takes some."""
    return city.data.run_poverty[land.top_borough(city, seat)] if borough_waits(city, seat) else 0


def poverty_after(city: City, seat: int) -> int:
    """The poverty of a seat after a run in which no card is activated."""
    borough = purse.poverty_gained(city, seat, borough_poverty(city, seat))
    return city.poverty[seat] + borough + run_poverty(city, seat)


def loss_after(city: City, seat: int) -> int:
    """What its poverty would cost it then, if the game ended."""
    return scoring.loss_with(city, seat, poverty_after(city, seat) - city.poverty[seat])
