"""What can be read off the table, and when what was begun is complete."""

from __future__ import annotations

from londinium.core.gauges import UNKNOWN
from londinium.games.eighty_days.pieces import CHARACTERS, Gauge, Phase
from londinium.games.eighty_days.rules.race import Race


def gauge(race: Race, which: int, seat: int) -> int:
    if which == Gauge.MONEY:
        return race.money[seat]
    if which == Gauge.RUMOURS:
        return race.rumours[seat]
    if which == Gauge.SPACE:
        return race.space[seat * race.hats_each]
    if which == Gauge.SECOND_SPACE:
        return race.space[seat * 2 + 1] if race.hats_each == 2 else UNKNOWN
    if which == Gauge.CHARACTERS:
        return characters_held(race, seat)
    if which == Gauge.MISSING:
        return race.missing[seat]
    return race.place[seat]


def characters_held(race: Race, seat: int) -> int:
    held = 0
    for character in range(CHARACTERS):
        held += race.kept[seat * CHARACTERS + character]
    return held


def is_under_way(race: Race) -> bool:
    """Whether a card drawn, a payment or a place taken is still to be decided on."""
    return race.phase == Phase.KEEPING or race.phase == Phase.TAKING or race.phase == Phase.STOPPING
