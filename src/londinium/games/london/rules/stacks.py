"""Cities: their stacks, and the ongoing effects of cards that are seen."""

from __future__ import annotations

from londinium.games.london.pieces import MOST_COUNTED, STACKS, Mark
from londinium.games.london.rules.city import City


def lay(city: City, seat: int, stack: int, number: int) -> None:
    """A card comes on a stack, or begins a new one; how the covered card lay no longer matters."""
    one = city.laid_count
    at = seat * STACKS + stack
    if stack == city.stacks[seat]:
        city.stacks[seat] += 1
    else:
        city.marks[city.top[at]] = 0
        city.till[city.top[at]] = 0
    city.top[at] = one
    city.laid[one] = number
    city.laid_by[one] = seat
    city.laid_on[one] = stack
    city.marks[one] = Mark.FRESH
    city.till[one] = 0
    city.laid_count += 1
    survey(city, seat)


def on_top(city: City, seat: int, stack: int) -> int:
    """The kind of the card on top of a stack."""
    return city.data.type_of[city.laid[city.top[seat * STACKS + stack]]]


def survey(city: City, seat: int) -> None:
    city.powers[seat] = powers_of(city, seat)


def powers_of(city: City, seat: int) -> int:
    """Which ongoing effects of a city work, a bit for each: those of cards that are seen."""
    powers = 0
    for at in range(seat * STACKS, seat * STACKS + city.stacks[seat]):
        one = city.top[at]
        if not city.marks[one] & Mark.DOWN:
            powers |= 1 << city.data.ongoing[city.data.type_of[city.laid[one]]]
    return powers


def has(city: City, seat: int, power: int) -> bool:
    return city.powers[seat] >> power & 1 != 0


def power_amount(city: City, seat: int, power: int) -> int:
    for at in range(seat * STACKS, seat * STACKS + city.stacks[seat]):
        one = city.top[at]
        card = city.data.type_of[city.laid[one]]
        if not city.marks[one] & Mark.DOWN and city.data.ongoing[card] == power:
            return city.data.ongoing_amount[card]
    return 0


def count_activation(city: City, card: int) -> None:
    if city.activations[card] < MOST_COUNTED:
        city.activations[card] += 1
