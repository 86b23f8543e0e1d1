"""The box of Key to the City – London: what is printed on the 57 tiles and beside the berths. It never changes."""

from __future__ import annotations

from londinium.games.key_to_the_city.pieces import COLOURS, ERAS, LEVELS, SEATS, SIDES, SKILLS, TILES

NUMBERS = 24  # four rows of six berths
HEADINGS = 9
NO_HEADING = 6


class Box:
    """The 57 tiles, the berths, and how many buildings come to auction."""

    def __init__(self, facts: dict[str, list[int]]) -> None:
        self.lay_out()
        self.pays[:] = facts["pays"]
        self.makes_colour[:] = facts["makes_colour"]
        self.makes_skill[:] = facts["makes_skill"]
        self.makes_any_connector[:] = facts["makes_any_connector"]
        self.makes_any_skill[:] = facts["makes_any_skill"]
        self.useful[:] = facts["useful"]
        self.top_level[:] = facts["top_level"]
        self.cost_colour[:] = facts["cost_colour"]
        self.cost_skill[:] = facts["cost_skill"]
        self.cost_any_connector[:] = facts["cost_any_connector"]
        self.cost_any_skill[:] = facts["cost_any_skill"]
        self.cost_different[:] = facts["cost_different"]
        self.points[:] = facts["points"]
        self.scoring[:] = facts["scoring"]
        self.of[:] = facts["of"]
        self.rate[:] = facts["rate"]
        self.source[:] = facts["source"]
        self.river[:] = facts["river"]
        self.numbers[:] = facts["numbers"]
        self.prize[:] = facts["prize"]
        self.buildings[:] = facts["buildings"]
        for tile in range(TILES):
            if self.useful[tile]:
                self.producer[self.producers] = tile
                self.producers += 1
        for at in range(TILES * 2):
            colours = sum(self.cost_colour[at * COLOURS + colour] for colour in range(COLOURS))
            self.cost_colours[at] = sum(self.cost_colour[at * COLOURS + c] << 4 * c for c in range(COLOURS))
            skills = sum(self.cost_skill[at * SKILLS + skill] for skill in range(SKILLS))
            self.cost_skills[at] = skills + self.cost_any_skill[at]
            self.cost_connectors[at] = colours + self.cost_any_connector[at] + self.cost_different[at]
        for side in range(SIDES):
            step = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))[side]
            self.step_q[side] = step[0]
            self.step_r[side] = step[1]
            self.heading[(step[0] + 1) * 3 + step[1] + 1] = side
        for middle in (0, 4, 8):
            self.heading[middle] = NO_HEADING

    def lay_out(self) -> None:
        self.pays = [0] * TILES
        self.makes_colour = [0] * (TILES * 2 * COLOURS)
        self.makes_skill = [0] * (TILES * 2 * SKILLS)
        self.makes_any_connector = [0] * (TILES * 2)
        self.makes_any_skill = [0] * (TILES * 2)
        self.useful = [0] * TILES
        self.top_level = [0] * TILES
        self.cost_colour = [0] * (TILES * 2 * COLOURS)
        self.cost_skill = [0] * (TILES * 2 * SKILLS)
        self.cost_any_connector = [0] * (TILES * 2)
        self.cost_any_skill = [0] * (TILES * 2)
        self.cost_different = [0] * (TILES * 2)
        self.points = [0] * (TILES * LEVELS)
        self.scoring = [0] * TILES
        self.of = [0] * TILES
        self.rate = [0] * (TILES * LEVELS)
        self.source = [0] * TILES
        self.river = [0] * TILES
        self.numbers = [0] * NUMBERS
        self.prize = [0] * ERAS
        self.buildings = [0] * (SEATS + 1)
        self.producers = 0
        self.producer = [0] * TILES
        self.cost_connectors = [0] * (TILES * 2)
        self.cost_skills = [0] * (TILES * 2)
        self.cost_colours = [0] * (TILES * 2)  # four bits a colour
        self.step_q = [0] * SIDES
        self.step_r = [0] * SIDES
        self.heading = [0] * HEADINGS
