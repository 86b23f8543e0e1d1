"""What can be read off the table, and when what was begun is complete."""

from __future__ import annotations

from londinium.games.london.pieces import Gauge, Phase
from londinium.games.london.rules import draw_cards, scoring
from londinium.games.london.rules.city import City


def gauge(city: City, which: int, seat: int) -> int:
    if which == Gauge.MONEY:
        return city.money[seat]
    if which == Gauge.LOANS:
        return city.loans[seat]
    if which == Gauge.POVERTY:
        return city.poverty[seat]
    if which == Gauge.PRESTIGE:
        return city.prestige[seat]
    if which == Gauge.STANDING:
        return scoring.tally(city, seat)
    if which == Gauge.CARDS:
        return city.hand_size[seat]
    if which == Gauge.DRAWS:
        return draw_cards.draws_left(city) if seat == city.turn else 0
    if which == Gauge.STACKS:
        return city.stacks[seat]
    return city.owned_count[seat]


def is_under_way(city: City) -> bool:
    """Whether a card is being played, activated or swapped; drawing and what one does with a turn are choices anew."""
    if city.phase == Phase.PAYING or city.phase == Phase.PLACING:
        return True
    if Phase.PAYING_CARD <= city.phase <= Phase.FLIPPING:
        return True
    return city.phase == Phase.GIVING or city.phase == Phase.RECEIVING
