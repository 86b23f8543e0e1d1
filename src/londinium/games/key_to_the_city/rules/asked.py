"""What views, refusals and set-up positions may ask of the rules: nothing here changes the city."""

from __future__ import annotations

from typing import cast

from londinium.core.asking import asked
from londinium.games.key_to_the_city.pieces import (
    BERTHS,
    COLOURS,
    HUES,
    LEVELS,
    MOST_TILES,
    OFFERS,
    SEATS,
    SIDES,
    SOURCES,
    TILES,
)
from londinium.games.key_to_the_city.rules import (
    acting,
    eras,
    gauges,
    knowledge,
    laying,
    links,
    map,
    resources,
    sailing,
    scores,
    turn,
    upgrading,
)
from londinium.games.key_to_the_city.rules.city import City

# Whose turn it is, and for what

task = asked(turn.task)
rightmost = asked(turn.rightmost)
left_of = asked(turn.left_of)
summoned = asked(turn.summoned)
layers = asked(laying.layers)

# Acting on a tile

leader = asked(acting.leader, slot=OFFERS)
bid_needed = asked(acting.bid_needed, slot=OFFERS)
placement_needed = asked(acting.placement_needed, tile=TILES)
in_reach = asked(acting.in_reach, tile=TILES)
usable = asked(acting.usable, tile=TILES)
affords_use = asked(acting.affords_use, tile=TILES)
at_hand = asked(acting.at_hand, hue=HUES)
stays = asked(acting.stays, tile=TILES)
declining = asked(acting.declining)
available = asked(resources.available, tile=TILES, colour=COLOURS)
has_arrow = asked(upgrading.has_arrow, tile=TILES)
connectors_lacking = asked(upgrading.connectors_lacking, tile=TILES)
skills_lacking = asked(upgrading.skills_lacking, tile=TILES)

# The map

side_up = asked(map.side_up, tile=TILES)
side_at = asked(map.side_at, level=LEVELS)
river_sides = asked(map.river_sides, tile=TILES, turned=SIDES)
is_new_turn = asked(map.is_new_turn, tile=TILES, turned=SIDES)
opposite = asked(map.opposite, side=SIDES)
next_colour = asked(links.next_colour)
is_taken = asked(links.is_taken, tile=TILES, side=SIDES)

# Eras and the river

destination = asked(sailing.destination)
number_beside = asked(sailing.number_beside, berth=BERTHS)
prize_berth = asked(eras.prize_berth)
prize_tile = asked(eras.prize_tile)
buildings_unseen = asked(eras.buildings_unseen)
buildings_to_come = asked(eras.buildings_to_come)
level_on_offer = asked(eras.level_on_offer, tile=TILES)
latest_draw = asked(knowledge.latest_draw)

# What is behind the screens

knows = asked(gauges.knows, of=SEATS)
may_count = asked(gauges.may_count, of=SEATS)
keyple_count = asked(gauges.keyple_count)
skill_count = asked(scores.skill_count)

# Scoring

counts_hidden = asked(scores.counts_hidden, tile=TILES)
depends_on_screen = asked(scores.depends_on_screen, source=SOURCES)
open_points = asked(scores.open_points)
best_seat = asked(eras.best_seat)
tie_break = asked(eras.tie_break)


def sheet(city: City, seat: int) -> list[int]:
    """The points of a seat by source."""
    answer: list[int] = [0] * SOURCES
    for source in range(SOURCES):
        answer[source] = scores.points_from(city, seat, source)
    return answer


def worths(city: City, seat: int) -> list[int]:
    """What each tile is worth to a seat now, in its borough or if it were there."""
    answer: list[int] = [0] * TILES
    for tile in range(TILES):
        answer[tile] = scores.worth_if_there(city, seat, tile)
    return answer


def gains(city: City, seat: int) -> list[int]:
    """The points the next upgrade of each tile of a seat would bring at once; none where there is no arrow."""
    answer: list[int] = [0] * TILES
    before = scores.tally(city, seat)
    for i in range(city.size[seat]):
        tile = city.lots[seat * MOST_TILES + i]
        if upgrading.has_arrow(city, tile):
            after: City = cast(City, city.clone())
            upgrading.upgrade(after, tile)
            answer[tile] = scores.tally(after, seat) - before
    return answer
