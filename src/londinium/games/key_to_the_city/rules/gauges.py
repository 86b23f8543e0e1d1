"""What can be read off the table, and when what was begun is complete."""

from __future__ import annotations

from londinium.core.gauges import UNKNOWN
from londinium.games.key_to_the_city.pieces import COLOURS, HUES, SEATS, SKILLS, First, Gauge, No, Phase, Task, Where
from londinium.games.key_to_the_city.rules import acting, sailing, scores, turn, upgrading
from londinium.games.key_to_the_city.rules.city import City


def gauge(city: City, which: int, of: int, seat: int) -> int:
    """Behind a screen only its owner looks, unless counting is allowed."""
    if which >= Gauge.PASSES:
        return own_gauge(city, which, of, seat)
    if which == Gauge.POINTS:
        return scores.tally(city, of) if knows(city, of, seat) else scores.open_points(city, of)
    if which == Gauge.TILES:
        return city.size[of]
    if which == Gauge.CONNECTORS:
        return city.held[of]
    if which == Gauge.KEYPLES:
        return keyple_count(city, of) if may_count(city, of, seat) else UNKNOWN
    if which == Gauge.SKILLS:
        return scores.skill_count(city, of) if may_count(city, of, seat) else UNKNOWN
    if not knows(city, of, seat):
        return UNKNOWN
    if which >= Gauge.ARCHITECTS:
        return city.skills[of * SKILLS + which - Gauge.ARCHITECTS]
    return city.screen[of * HUES + which - Gauge.BLUE]


def own_gauge(city: City, which: int, of: int, seat: int) -> int:
    """What matters to a seat on a tile, and how long it may still act."""
    if which == Gauge.LACKING:
        return lacking(city, of, seat)
    if which == Gauge.NEXT:
        return acting.placement_needed(city, of)
    if which == Gauge.BID:
        return bid(city, of + First.ERA_1, seat)
    if which == Gauge.TO_PLACE:
        return city.hold[seat * COLOURS + of]
    return sailing.passes_to_come(city) if of == seat else UNKNOWN


def bid(city: City, tile: int, seat: int) -> int:
    return city.bids[acting.slot_of(city, tile) * SEATS + seat] if city.where[tile] == Where.AUCTION else 0


def lacking(city: City, tile: int, seat: int) -> int:
    """Only what can be upgraded lacks something."""
    if city.where[tile] != seat or city.over or not upgrading.has_arrow(city, tile):
        return 0
    return upgrading.lacking(city, seat, tile)


def knows(city: City, of: int, seat: int) -> bool:
    """Whether a seat sees what is behind a screen: its own, and at the end everyone's."""
    return city.over or of == seat


def may_count(city: City, of: int, seat: int) -> bool:
    """Whether a seat may know how much is behind a screen."""
    return city.counts or knows(city, of, seat)


def keyple_count(city: City, seat: int) -> int:
    return city.screen[seat * HUES] + city.screen[seat * HUES + 1] + city.screen[seat * HUES + 2]


def is_under_way(city: City, seat: int) -> bool:
    """Whether the seat has begun an action or to lay a tile; placing connectors is a choice anew."""
    if city.phase == Phase.LAYING:
        return city.waiting >> seat & 1 != 0 and city.laying[seat] != No.TILE
    if city.turn != seat:
        return False
    asked = turn.task(city, seat)
    return Phase.PAYING <= asked <= Phase.PICKING or asked == Task.COLOUR or asked == Task.COUNTING
