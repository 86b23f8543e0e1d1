"""A look at the deck."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import NOTHING, Ability, Act, Ongoing, Phase, Told
from londinium.games.london.rules import city_cards, land, stacks, starting
from londinium.games.london.rules.city import City


def look_depth(city: City, seat: int) -> int:
    """How many cards of the deck the seat may look at before it draws."""
    if stacks.has(city, seat, Ongoing.LOOKING):
        return stacks.power_amount(city, seat, Ongoing.LOOKING)
    if land.ability_of(city, seat) == Ability.LOOK_AHEAD:
        return land.ability_amount_of(city, seat)
    return 0


def looked_end(city: City, seat: int) -> int:
    end = city.deck_at + look_depth(city, seat)
    return end if end < city.data.deck_size else city.data.deck_size


def look(city: City, seat: int) -> None:
    end = looked_end(city, seat)
    for i in range(city.deck_at, end):
        city.seen[i] |= 1 << seat
    at = city.deck_at
    second = city.data.type_of[city.deck[at + 1]] if at + 1 < end else NOTHING
    third = city.data.type_of[city.deck[at + 2]] if at + 2 < end else NOTHING
    city.whisper(Told.LOOKED, seat, city.data.type_of[city.deck[at]], second, third, 1 << seat)
    city.phase = Phase.LOOKED


def offer_looked(city: City, seat: int, out: Moves) -> None:
    for place in range(looked_end(city, seat) - city.deck_at):
        out.add(Act.KEEP + place)
    if stacks.has(city, seat, Ongoing.LOOKING):
        city_cards.offer_display(city, out, False)


def keep(city: City, seat: int, move: int) -> None:
    """One of the cards looked at, the others stay on the deck in their order; or a card of the display.

    Everyone sees which of them is kept, the first, the second or the third: so whoever has looked at them before
    goes on knowing where each of them is.
    """
    if move < Act.KEEP:
        city_cards.take_from_display(city, seat, move)
        starting.drawn_at_start(city, seat)
        return
    at = city.deck_at + move - Act.KEEP
    number = city.deck[at]
    known = city.seen[at]
    for i in range(at, city.deck_at, -1):
        city.deck[i] = city.deck[i - 1]
        city.seen[i] = city.seen[i - 1]
    city_cards.add_to_hand(city, seat, number, known)
    city.whisper(Told.KEPT, seat, city.data.type_of[number], move - Act.KEEP + 1, 0, 1 << seat)
    city_cards.leave_deck(city)
    starting.drawn_at_start(city, seat)
