"""The Stock Exchange: a card of the hand for one of the display."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import EVERYONE, NOTHING, Act, Ongoing, Told
from londinium.games.london.rules import city_cards, stacks
from londinium.games.london.rules.city import City

# The Stock Exchange


def offer_swap(city: City, seat: int, out: Moves) -> None:
    if (
        not city.swapped
        and stacks.has(city, seat, Ongoing.SWAPPING)
        and city.hand_size[seat] > 0
        and not city_cards.display_empty(city)
    ):
        out.add(Act.SWAP)


def swap(city: City, seat: int, move: int) -> None:
    """The Stock Exchange: a card of the hand in the place of a card of the display."""
    space = city_cards.space_of(city, move)
    taken = city.display[space]
    city.tell(Told.SWAPPED, seat, city.data.type_of[city.held], city.data.type_of[taken], 0)
    city.display[space] = city.held
    city_cards.add_to_hand(city, seat, taken, EVERYONE)
    city.held = NOTHING
    city.phase = city.after
    city.after = 0
