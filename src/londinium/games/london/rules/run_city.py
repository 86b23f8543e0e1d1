"""Running the city: its cards are activated one by one, then poverty comes."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import Ability, Act, Chosen, Colour, Phase, Told
from londinium.games.london.rules import activate, city_cards, exchange, land, purse, turn
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
    if run_effect(city, seat) and not city.borough_ran:
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
    """Whether the borough on top does something in every run; played plain, only if the rulebook says so."""
    if city.owned_count[seat] == 0:
        return False
    top = land.top_borough(city, seat)
    if not city.abilities and not city.data.proven[top]:
        return False
    return city.data.run_money[top] != 0 or city.data.run_prestige[top] != 0 or city.data.run_poverty[top] != 0


def run_borough(city: City, seat: int) -> None:
    top = land.top_borough(city, seat)
    city.borough_ran = True
    city.tell(Told.BOROUGH_RAN, seat, top, 0, 0)
    purse.gain(city, seat, city.data.run_money[top], city.data.run_prestige[top], city.data.run_poverty[top])


def finish_run(city: City, seat: int) -> None:
    """Poverty: one for each stack, each loan and each card in the hand."""
    if run_effect(city, seat) and not city.borough_ran:
        run_borough(city, seat)
    hand = hand_counted(city, seat)
    city.tell(Told.RUN_POVERTY, seat, city.stacks[seat], city.loans[seat], hand)
    city.poverty[seat] += city.stacks[seat] + city.loans[seat] + hand
    turn.trim(city, seat)


def hand_counted(city: City, seat: int) -> int:
    """The cards of a hand that bring poverty in a run."""
    if city.hand_spared:
        return 0
    spared = land.ability_amount_of(city, seat) if land.ability_of(city, seat) == Ability.HAND_SPARED else 0
    return city.hand_size[seat] - spared if city.hand_size[seat] > spared else 0
