"""The Stock Exchange: a card of the hand for one of the display."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import EVERYONE, NOBODY, NOTHING, Act, Ongoing, Phase, Told
from londinium.games.london.rules import city_cards, stacks
from londinium.games.london.rules.city import City


def offer_swap(city: City, seat: int, out: Moves) -> None:
    if (
        not city.swapped
        and stacks.has(city, seat, Ongoing.SWAPPING)
        and city.hand_size[seat] > 0
        and not city_cards.display_empty(city)
    ):
        out.add(Act.SWAP)


def begin_swap(city: City) -> None:
    city.begun = True
    city.swapped = True
    city.after = city.phase
    city.phase = Phase.GIVING


def offer_gifts(city: City, seat: int, out: Moves) -> None:
    city_cards.offer_discards(city, seat, out, NOBODY)


def give(city: City, seat: int, move: int) -> None:
    city.held = city_cards.take_from_hand(city, seat, move - Act.DISCARD)
    city.phase = Phase.RECEIVING


def offer_received(city: City, out: Moves) -> None:
    city_cards.offer_display(city, out, False)


def swap(city: City, seat: int, move: int) -> None:
    """The card given comes in the place of the card taken."""
    space = city_cards.space_of(city, move)
    taken = city.display[space]
    city.tell(Told.SWAPPED, seat, city.data.type_of[city.held], city.data.type_of[taken], 0)
    city.display[space] = city.held
    city_cards.add_to_hand(city, seat, taken, EVERYONE)
    city.held = NOTHING
    city.phase = city.after
    city.after = 0
