"""Drawing cards."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import Act, Ongoing, Phase
from londinium.games.london.rules import city_cards, look_ahead, stacks, turn
from londinium.games.london.rules.city import City

# Drawing cards


def offer_draws(city: City, seat: int, out: Moves) -> None:
    """The top of the deck, or any card of the display; a look where one may look before the first draw."""
    if city.deck_at < city.data.deck_size:
        looks = look_ahead.look_depth(city, seat) if city.phase == Phase.STARTING else 0
        if looks > 0:
            out.add(Act.LOOK)
        if looks == 0 or not stacks.has(city, seat, Ongoing.LOOKING):
            out.add(Act.DRAW)
    city_cards.offer_display(city, out, False)


def begin_drawing(city: City, seat: int, cards: int, optional: int, after: int) -> None:
    city.draw_left = cards
    city.draw_optional = optional
    city.after = after
    city.phase = Phase.DRAWING
    if cards == 0 or not city_cards.can_draw(city):
        stop_drawing(city, seat)


def draw_on(city: City, seat: int, move: int) -> None:
    if move == Act.ENOUGH:
        stop_drawing(city, seat)
        return
    if move == Act.DRAW:
        city_cards.draw_from_deck(city, seat)
    else:
        city_cards.take_from_display(city, seat, move)
    city.draw_left -= 1
    if city.draw_left == 0 or not city_cards.can_draw(city):
        stop_drawing(city, seat)


def stop_drawing(city: City, seat: int) -> None:
    city.draw_left = 0
    city.draw_optional = 0
    city.phase = city.after
    city.after = 0
    if city.phase == Phase.TRIMMING:
        turn.trim(city, seat)
