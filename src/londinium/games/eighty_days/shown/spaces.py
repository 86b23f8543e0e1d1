"""What is printed on the board, and whose hats are on it, as Python has them at hand."""

from __future__ import annotations

from functools import lru_cache

from londinium.games.eighty_days.data.tables import Route
from londinium.games.eighty_days.pieces import CITIES
from londinium.games.eighty_days.rules.race import Race

DATA_SETS = 16  # whose boards are kept at hand


class Board:
    """The component data for Python: compiled arrays are copied each time they are asked for."""

    def __init__(self, route: Route) -> None:
        self.kind = tuple(route.kind)
        self.city = tuple(CITIES[city] for city in route.city)
        self.amount = tuple(route.amount)


@lru_cache(DATA_SETS)
def board_of(route: Route) -> Board:
    return Board(route)


def hats_of(race: Race, seat: int) -> range:
    return range(seat * race.hats_each, (seat + 1) * race.hats_each)
