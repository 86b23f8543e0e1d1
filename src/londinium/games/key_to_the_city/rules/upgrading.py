"""Upgrading a tile."""

from __future__ import annotations

from londinium.games.key_to_the_city.pieces import COLOURS, SIDES, SKILLS
from londinium.games.key_to_the_city.rules import map, resources
from londinium.games.key_to_the_city.rules.city import City

# Upgrading


def can_upgrade(city: City, seat: int, tile: int) -> bool:
    """Whether the connectors of the cost lie on the tile's sides, and the skills are behind the screen."""
    at = tile * 2 + map.side_up(city, tile)
    there = 0  # how many of each colour, four bits each
    total = 0
    for side in range(SIDES):
        if city.joint[tile * SIDES + side] != 0:
            there += 1 << 4 * (city.joint[tile * SIDES + side] - 1)
            total += 1
    if total < city.data.cost_connectors[at]:
        return False
    kinds = 0
    for colour in range(COLOURS):
        if there >> 4 * colour & 15 < city.data.cost_colour[at * COLOURS + colour]:
            return False
        if there >> 4 * colour & 15:
            kinds += 1
    if kinds < city.data.cost_different[at]:
        return False
    left = 0
    for skill in range(SKILLS):
        more = city.skills[seat * SKILLS + skill] - city.data.cost_skill[at * SKILLS + skill]
        if more < 0:
            return False
        left += more
    return left >= city.data.cost_any_skill[at]


def pay_for_upgrade(city: City, seat: int) -> None:
    """Skills of a named kind are spent at once; those of any kind are due."""
    at = city.target * 2 + map.side_up(city, city.target)
    for skill in range(SKILLS):
        for _ in range(city.data.cost_skill[at * SKILLS + skill]):
            resources.pay_skill(city, seat, skill)
    city.due = city.data.cost_any_skill[at]
