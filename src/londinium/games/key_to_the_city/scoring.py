"""What the tiles of a borough score, and the final tally; not how they were won."""

from __future__ import annotations

from londinium.games.key_to_the_city.borough import Borough
from londinium.games.key_to_the_city.pieces import (
    ANY_COLOUR,
    BERTHS,
    COLOURS,
    CONNECTOR_SETS,
    CONNECTORS_EACH,
    COUNT,
    FIRST_RIVER,
    FIRST_ROUTEMASTER,
    FROM_BARGE,
    FROM_KEYPLES,
    FROM_SKILLS,
    HUES,
    KEYPLE_SETS,
    LAST_ERA,
    LEVELS,
    MOST_TILES,
    NETWORK,
    PER_KEYPLE,
    PER_LANDMARK,
    PER_ROUTEMASTER,
    PER_SKILL,
    PLAIN,
    RIVER_NETWORK,
    SIDES,
    SKILL_SETS,
    SKILLS,
    SOURCES,
    TILES,
    VARIETY,
)

NOBODY = -1


class Scoring(Borough):
    """Boroughs that can be counted."""

    def tally(self, seat: int) -> int:
        total = self.barge_points(seat)
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            if self.reuse or not PER_KEYPLE <= self.data.scoring[tile] <= SKILL_SETS:
                total += self.worth(seat, tile)
        if not self.reuse:
            total += self.keyples_once(seat) + self.skills_once(seat)
        return total

    def points_from(self, seat: int, source: int) -> int:
        """The points of a seat from one source."""
        if source == FROM_BARGE:
            return self.barge_points(seat)
        if not self.reuse:
            if source == FROM_KEYPLES:
                return self.keyples_once(seat)
            if source == FROM_SKILLS:
                return self.skills_once(seat)
        total = 0
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            if self.data.source[tile] == source:
                total += self.worth(seat, tile)
        return total

    def barge_points(self, seat: int) -> int:
        """What is written beside the berth at the Thames Barrier."""
        if self.round < LAST_ERA or not self.sailed >> seat & 1:
            return 0
        for berth in range(BERTHS):
            if self.moored[berth] == seat:
                return self.data.numbers[LAST_ERA * BERTHS + berth]
        return 0

    def worth(self, seat: int, tile: int) -> int:
        """The points of a tile in the borough of a seat."""
        at = tile * LEVELS + self.level[tile]
        flat = self.data.points[at]
        if self.data.scoring[tile] == PLAIN:
            return flat
        return flat + self.data.rate[at] * self.counted(seat, tile)

    def counted(self, seat: int, tile: int) -> int:
        """How many of what the tile scores for there are."""
        scoring = self.data.scoring[tile]
        of = self.data.of[tile]
        if scoring == NETWORK:
            return self.network(tile, of, False)
        if scoring == COUNT:
            return self.connectors_on(tile) if of == ANY_COLOUR else self.count_on(tile, of)
        if scoring == VARIETY:
            return self.colours_on(tile)
        if scoring == PER_KEYPLE:
            return self.screen[seat * HUES + of]
        if scoring == KEYPLE_SETS:
            return self.keyple_sets(seat)
        if scoring == PER_SKILL:
            return self.skills[seat * SKILLS + of]
        if scoring == SKILL_SETS:
            return self.skill_sets(seat)
        if scoring == RIVER_NETWORK:
            return self.network(tile, of, True)
        if scoring == CONNECTOR_SETS:
            return self.connector_sets(seat)
        return self.count_tiles(seat, scoring)

    def count_tiles(self, seat: int, scoring: int) -> int:
        """Routemaster tiles, landmarks with their marker, or tiles with a connector on every side."""
        found = 0
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            if scoring == PER_ROUTEMASTER:
                if FIRST_ROUTEMASTER <= tile < FIRST_RIVER:
                    found += 1
            elif scoring == PER_LANDMARK:
                if self.level[tile] == 2:
                    found += 1
            elif self.connectors_on(tile) == SIDES:
                found += 1
        return found

    def keyple_sets(self, seat: int) -> int:
        least = self.screen[seat * HUES]
        for hue in range(1, HUES):
            if self.screen[seat * HUES + hue] < least:
                least = self.screen[seat * HUES + hue]
        return least

    def skill_sets(self, seat: int) -> int:
        """One of each kind and a fourth of any."""
        least = self.skills[seat * SKILLS]
        for skill in range(1, SKILLS):
            if self.skills[seat * SKILLS + skill] < least:
                least = self.skills[seat * SKILLS + skill]
        quarter = self.skill_count(seat) // 4
        return least if least < quarter else quarter

    def connector_sets(self, seat: int) -> int:
        """The connectors of the scarcest colour; a shared side has one."""
        least = CONNECTORS_EACH
        for colour in range(COLOURS):
            found = self.connectors_of(seat, colour)
            if found < least:
                least = found
        return least

    # Each keyple and skill for one tile only

    def rate_of(self, seat: int, scoring: int, of: int) -> int:
        """What the borough pays for each of a kind, by all its tiles that score so."""
        total = 0
        for i in range(self.size[seat]):
            tile = self.lots[seat * MOST_TILES + i]
            if self.data.scoring[tile] == scoring and (of == NOBODY or self.data.of[tile] == of):
                total += self.data.rate[tile * LEVELS + self.level[tile]]
        return total

    def keyples_once(self, seat: int) -> int:
        """The best points if each keyple scores for one tile only: so many sets, the rest one by one."""
        best = 0
        for sets in range(self.keyple_sets(seat) + 1):
            total = sets * self.rate_of(seat, KEYPLE_SETS, NOBODY)
            for hue in range(HUES):
                total += (self.screen[seat * HUES + hue] - sets) * self.rate_of(seat, PER_KEYPLE, hue)
            if total > best:
                best = total
        return best

    def skills_once(self, seat: int) -> int:
        """The best points if each skill scores for one tile only; the fourth of a set is the one that scores least."""
        best = 0
        for sets in range(self.skill_sets(seat) + 1):
            total = sets * self.rate_of(seat, SKILL_SETS, NOBODY)
            extras = sets
            rate = 0
            singles = 0
            while singles < SKILLS:
                for skill in range(SKILLS):
                    if self.rate_of(seat, PER_SKILL, skill) == rate:
                        left = self.skills[seat * SKILLS + skill] - sets
                        used = left if left < extras else extras
                        extras -= used
                        total += (left - used) * rate
                        singles += 1
                rate += 1
            if total > best:
                best = total
        return best

    # For views and studies

    def sheet(self, seat: int) -> list[int]:
        """The points of a seat by source."""
        answer: list[int] = [0] * SOURCES
        for source in range(SOURCES):
            answer[source] = self.points_from(seat, source)
        return answer

    def worths(self, seat: int) -> list[int]:
        """What each tile is worth to a seat now, in its borough or if it were there."""
        answer: list[int] = [0] * TILES
        for tile in range(TILES):
            answer[tile] = self.worth(seat, tile)
            if self.data.scoring[tile] == PER_ROUTEMASTER and self.where[tile] != seat:
                answer[tile] += self.data.rate[tile * LEVELS]
        return answer
