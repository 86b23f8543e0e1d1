"""Passing and sailing."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.key_to_the_city.pieces import BERTHS, Act, First, No, Phase, Told
from londinium.games.key_to_the_city.rules import eras, setting_up, turn
from londinium.games.key_to_the_city.rules.city import City


def offer_passing(out: Moves) -> None:
    out.add(Act.PASS)


def do_pass(city: City, seat: int) -> None:
    """If all who have not sailed pass in a row, they sail in the order in which they passed."""
    city.tell(Told.PASSED, seat, 0, 0, 0)
    city.row[city.passes] = seat
    city.passes += 1
    if passes_to_come(city) > 0:
        turn.next_turn(city)
        return
    city.forced = 0
    city.turn = city.row[0]
    city.phase = Phase.BERTHING
    turn.summon(city)


def passes_to_come(city: City) -> int:
    """How many more have to pass until all sail; none while they do."""
    more = afloat(city) - city.passes
    return more if more > 0 else 0


def afloat(city: City) -> int:
    """How many have not sailed yet."""
    found = 0
    for seat in range(city.players):
        if not city.sailed >> seat & 1:
            found += 1
    return found


def offer_berths(city: City, out: Moves) -> None:
    for berth in range(BERTHS):
        if city.moored[berth] == No.SEAT:
            out.add(Act.SAIL + berth)


def destination(city: City) -> int:
    """The river tile barges sail to in this era."""
    return First.RIVER + city.round + 1


def number_beside(city: City, berth: int) -> int:
    """Keyples drawn, or points in the last era; once the game is over that is still the era on the table."""
    return city.data.numbers[eras.era_on_table(city) * BERTHS + berth]


def sail(city: City, seat: int, berth: int) -> None:
    """The barge takes a free berth of the next river tile, and the seat has no more turns in this era."""
    city.moored[berth] = seat
    city.sailed |= 1 << seat
    city.tell(Told.SAILED, seat, berth + 1, number_beside(city, berth), destination(city))
    if city.phase != Phase.BERTHING:
        setting_up.break_row(city)
        turn.next_turn(city)
        return
    city.forced += 1
    if city.forced == city.passes:
        eras.end_era(city)
        return
    city.turn = city.row[city.forced]
    turn.summon(city)
