"""Drawing cards: from the deck and from the display."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import DRAW_THREE_CARDS, Ability, Act, Chosen, Ongoing, Phase, Told
from londinium.games.london.rules import city_cards, land, look_ahead, stacks, turn
from londinium.games.london.rules.city import City


def offer_draws(city: City, seat: int, out: Moves) -> None:
    """The top of the deck, or any card of the display; a look where one may look before the first draw."""
    if city_cards.deck_left(city) > 0:
        looks = look_ahead.look_depth(city, seat) if city.phase == Phase.STARTING else 0
        if looks > 0:
            out.add(Act.LOOK)
        if looks == 0 or not stacks.has(city, seat, Ongoing.LOOKING):
            out.add(Act.DRAW)
    city_cards.offer_display(city, out, False)


def draw_one(city: City, seat: int, move: int) -> None:
    if move == Act.DRAW:
        city_cards.draw_from_deck(city, seat)
    else:
        city_cards.take_from_display(city, seat, move)


def draw_three(city: City, seat: int) -> None:
    """The action of a turn; a borough may let one draw more, who need not."""
    city.tell(Told.CHOSE, seat, Chosen.DREW_THREE, 0, 0)
    more = land.ability_amount_of(city, seat) if land.ability_of(city, seat) == Ability.DRAW_MORE else 0
    begin_drawing(city, seat, DRAW_THREE_CARDS + more, more, Phase.TRIMMING)


def begin_drawing(city: City, seat: int, cards: int, optional: int, after: int) -> None:
    city.draw_left = cards
    city.draw_optional = optional
    city.after = after
    city.phase = Phase.DRAWING
    if cards == 0 or not city_cards.can_draw(city):
        stop_drawing(city, seat)


def offer_drawing(city: City, seat: int, out: Moves) -> None:
    offer_draws(city, seat, out)
    if city.draw_left <= city.draw_optional:
        out.add(Act.ENOUGH)


def draw_on(city: City, seat: int, move: int) -> None:
    if move == Act.ENOUGH:
        stop_drawing(city, seat)
        return
    draw_one(city, seat, move)
    city.draw_left -= 1
    if city.draw_left == 0 or not city_cards.can_draw(city):
        stop_drawing(city, seat)


def draws_left(city: City) -> int:
    """How many cards are still drawn: no more than there are."""
    cards = city_cards.cards_to_draw(city)
    return city.draw_left if city.draw_left < cards else cards


def stop_drawing(city: City, seat: int) -> None:
    city.draw_left = 0
    city.draw_optional = 0
    city.phase = city.after
    city.after = 0
    if city.phase == Phase.TRIMMING:
        turn.trim(city, seat)
