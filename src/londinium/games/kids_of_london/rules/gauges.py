"""What can be read off the table, and when what was begun is complete."""

from __future__ import annotations

from londinium.games.kids_of_london.pieces import Gauge, Phase
from londinium.games.kids_of_london.rules import knowledge, theft
from londinium.games.kids_of_london.rules.streets import Streets


def gauge(streets: Streets, which: int, band: int) -> int:
    if which == Gauge.COINS:
        return streets.coins[band]
    return theft.how_many(knowledge.unseen(streets, band))


def is_under_way(streets: Streets) -> bool:
    """Whether the choices still owed complete the hour that the first of them began."""
    return streets.phase == Phase.SHARING or streets.waiting != (1 << streets.players) - 1
