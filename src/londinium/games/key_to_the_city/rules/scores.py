"""Scoring: what each tile is worth, and each keyple and skill for one tile only."""

from __future__ import annotations

from londinium.games.key_to_the_city.pieces import (
    ANY_COLOUR,
    BERTHS,
    COLOURS,
    HUES,
    LAST_ERA,
    LEVELS,
    MOST_TILES,
    SIDES,
    SKILLS,
    Each,
    First,
    Scoring,
    Source,
)
from londinium.games.key_to_the_city.rules import links, sailing
from londinium.games.key_to_the_city.rules.city import City

NOBODY = -1


def tally(city: City, seat: int) -> int:
    total = barge_points(city, seat)
    for i in range(city.size[seat]):
        tile = city.lots[seat * MOST_TILES + i]
        if city.reuse or not counts_hidden(city, tile):
            total += worth(city, seat, tile)
    if not city.reuse:
        total += keyples_once(city, seat) + skills_once(city, seat)
    return total


def counts_hidden(city: City, tile: int) -> bool:
    """Whether the tile scores for keyples or skills, which are behind a screen."""
    return Scoring.PER_KEYPLE <= city.data.scoring[tile] <= Scoring.SKILL_SETS


def depends_on_screen(city: City, seat: int, source: int) -> bool:
    """Whether what a seat has behind its screen matters to its points from a source."""
    return hidden_sources(city, seat) >> source & 1 != 0


def hidden_sources(city: City, seat: int) -> int:
    """The sources to which what a seat has behind its screen matters, as a bit mask."""
    found = 0
    for i in range(city.size[seat]):
        tile = city.lots[seat * MOST_TILES + i]
        if counts_hidden(city, tile):
            found |= 1 << city.data.source[tile]
    return found


def open_points(city: City, seat: int) -> int:
    """The points of a seat as far as everyone can count them."""
    hidden = hidden_sources(city, seat)
    total = barge_points(city, seat)
    for i in range(city.size[seat]):
        tile = city.lots[seat * MOST_TILES + i]
        if not hidden >> city.data.source[tile] & 1:
            total += worth(city, seat, tile)
    return total


def points_from(city: City, seat: int, source: int) -> int:
    """The points of a seat from one source."""
    if source == Source.BARGE:
        return barge_points(city, seat)
    if not city.reuse:
        if source == Source.KEYPLES:
            return keyples_once(city, seat)
        if source == Source.SKILLS:
            return skills_once(city, seat)
    total = 0
    for i in range(city.size[seat]):
        tile = city.lots[seat * MOST_TILES + i]
        if city.data.source[tile] == source:
            total += worth(city, seat, tile)
    return total


def barge_points(city: City, seat: int) -> int:
    """What is written beside the berth at the Thames Barrier."""
    if city.round < LAST_ERA or not city.sailed >> seat & 1:
        return 0
    for berth in range(BERTHS):
        if city.moored[berth] == seat:
            return sailing.number_beside(city, berth)
    return 0


def worth(city: City, seat: int, tile: int) -> int:
    """The points of a tile in the borough of a seat."""
    at = tile * LEVELS + city.level[tile]
    flat = city.data.points[at]
    if city.data.scoring[tile] == Scoring.PLAIN:
        return flat
    return flat + city.data.rate[at] * counted(city, seat, tile)


def counted(city: City, seat: int, tile: int) -> int:
    """How many of what the tile scores for there are."""
    scoring = city.data.scoring[tile]
    of = city.data.of[tile]
    if scoring == Scoring.NETWORK:
        return links.network(city, tile, of, False)
    if scoring == Scoring.COUNT:
        return links.connectors_on(city, tile) if of == ANY_COLOUR else links.count_on(city, tile, of)
    if scoring == Scoring.VARIETY:
        return links.colours_on(city, tile)
    if scoring == Scoring.PER_KEYPLE:
        return city.screen[seat * HUES + of]
    if scoring == Scoring.KEYPLE_SETS:
        return keyple_sets(city, seat)
    if scoring == Scoring.PER_SKILL:
        return city.skills[seat * SKILLS + of]
    if scoring == Scoring.SKILL_SETS:
        return skill_sets(city, seat)
    if scoring == Scoring.RIVER_NETWORK:
        return links.network(city, tile, of, True)
    if scoring == Scoring.CONNECTOR_SETS:
        return connector_sets(city, seat)
    return count_tiles(city, seat, scoring)


def count_tiles(city: City, seat: int, scoring: int) -> int:
    """Routemaster tiles, landmarks with their marker, or tiles with a connector on every side."""
    found = 0
    for i in range(city.size[seat]):
        tile = city.lots[seat * MOST_TILES + i]
        if scoring == Scoring.PER_ROUTEMASTER:
            if First.ROUTEMASTER <= tile < First.RIVER:
                found += 1
        elif scoring == Scoring.PER_LANDMARK:
            if city.level[tile] == 2:
                found += 1
        elif links.connectors_on(city, tile) == SIDES:
            found += 1
    return found


def keyple_sets(city: City, seat: int) -> int:
    least = city.screen[seat * HUES]
    for hue in range(1, HUES):
        if city.screen[seat * HUES + hue] < least:
            least = city.screen[seat * HUES + hue]
    return least


def skill_sets(city: City, seat: int) -> int:
    """One of each kind and a fourth of any."""
    least = city.skills[seat * SKILLS]
    for skill in range(1, SKILLS):
        if city.skills[seat * SKILLS + skill] < least:
            least = city.skills[seat * SKILLS + skill]
    quarter = skill_count(city, seat) // 4
    return least if least < quarter else quarter


def skill_count(city: City, seat: int) -> int:
    return city.skills[seat * SKILLS] + city.skills[seat * SKILLS + 1] + city.skills[seat * SKILLS + 2]


def connector_sets(city: City, seat: int) -> int:
    """The connectors of the scarcest colour; a shared side has one."""
    least = Each.CONNECTORS
    for colour in range(COLOURS):
        found = links.connectors_of(city, seat, colour)
        if found < least:
            least = found
    return least


def worth_if_there(city: City, seat: int, tile: int) -> int:
    """What a tile is worth to a seat now, in its borough or if it were there."""
    answer = worth(city, seat, tile)
    if city.data.scoring[tile] == Scoring.PER_ROUTEMASTER and city.where[tile] != seat:
        answer += city.data.rate[tile * LEVELS]
    return answer


# Each keyple and skill for one tile only


def rate_of(city: City, seat: int, scoring: int, of: int) -> int:
    """What the borough pays for each of a kind, by all its tiles that score so."""
    total = 0
    for i in range(city.size[seat]):
        tile = city.lots[seat * MOST_TILES + i]
        if city.data.scoring[tile] == scoring and (of == NOBODY or city.data.of[tile] == of):
            total += city.data.rate[tile * LEVELS + city.level[tile]]
    return total


def keyples_once(city: City, seat: int) -> int:
    """The best points if each keyple scores for one tile only: so many sets, the rest one by one."""
    best = 0
    for sets in range(keyple_sets(city, seat) + 1):
        total = sets * rate_of(city, seat, Scoring.KEYPLE_SETS, NOBODY)
        for hue in range(HUES):
            total += (city.screen[seat * HUES + hue] - sets) * rate_of(city, seat, Scoring.PER_KEYPLE, hue)
        if total > best:
            best = total
    return best


def skills_once(city: City, seat: int) -> int:
    """The best points if each skill scores for one tile only; the fourth of a set is the one that scores least."""
    best = 0
    for sets in range(skill_sets(city, seat) + 1):
        total = sets * rate_of(city, seat, Scoring.SKILL_SETS, NOBODY)
        extras = sets
        rate = 0
        singles = 0
        while singles < SKILLS:
            for skill in range(SKILLS):
                if rate_of(city, seat, Scoring.PER_SKILL, skill) == rate:
                    left = city.skills[seat * SKILLS + skill] - sets
                    used = left if left < extras else extras
                    extras -= used
                    total += (left - used) * rate
                    singles += 1
            rate += 1
        if total > best:
            best = total
    return best
