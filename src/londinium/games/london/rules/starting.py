"""The start of a turn: loans are repaid, and the first card is drawn."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.london.pieces import Act, Phase, Told
from londinium.games.london.rules import city_cards, draw_cards, look_ahead, purse
from londinium.games.london.rules.city import City


def offer_start(city: City, seat: int, out: Moves) -> None:
    purse.offer_repayment(city, seat, out)
    draw_cards.offer_draws(city, seat, out)
    if city.draw_left <= city.draw_optional or not city_cards.can_draw(city):
        out.add(Act.ENOUGH)
    purse.offer_loan(city, seat, out)


def start(city: City, seat: int, move: int) -> None:
    if move == Act.REPAY:
        purse.repay(city, seat)
        return
    city.begun = True
    if move == Act.LOOK:
        look_ahead.look(city, seat)
    elif move == Act.ENOUGH:
        city.tell(Told.WENT_ON, seat, 0, 0, 0)
        city.phase = Phase.CHOOSING
    else:
        draw_cards.draw_one(city, seat, move)
        drawn_at_start(city, seat)


def drawn_at_start(city: City, seat: int) -> None:
    city.phase = Phase.STARTING
    city.draw_left -= 1
    if city.draw_left == 0 or not city_cards.can_draw(city):
        city.phase = Phase.CHOOSING
