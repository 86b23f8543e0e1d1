"""Upgrading a tile."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.key_to_the_city.pieces import COLOURS, MOST_TILES, SIDES, SKILLS, Act
from londinium.games.key_to_the_city.rules import acting, map, resources
from londinium.games.key_to_the_city.rules.city import City


def has_arrow(city: City, tile: int) -> bool:
    return city.level[tile] < city.data.top_level[tile]


def can_upgrade(city: City, seat: int, tile: int) -> bool:
    """Whether the connectors of the cost lie on the tile's sides, and the skills are behind the screen."""
    return connectors_lacking(city, tile) == 0 and skills_lacking(city, seat, tile) == 0


def connectors_lacking(city: City, tile: int) -> int:
    """What of the cost does not lie on the tile yet: of each colour, of any and of different ones, four bits each."""
    at = tile * 2 + map.side_up(city, tile)
    there = 0  # how many of each colour, four bits each
    for side in range(SIDES):
        if city.joint[tile * SIDES + side] != 0:
            there += 1 << 4 * (city.joint[tile * SIDES + side] - 1)
    found = 0
    spare = 0
    kinds = 0
    for colour in range(COLOURS):
        more = (there >> 4 * colour & 15) - city.data.cost_colour[at * COLOURS + colour]
        if more < 0:
            found |= -more << 4 * colour
        else:
            spare += more
        if there >> 4 * colour & 15:
            kinds += 1
    if spare < city.data.cost_any_connector[at]:
        found |= (city.data.cost_any_connector[at] - spare) << 4 * COLOURS
    if kinds < city.data.cost_different[at]:
        found |= (city.data.cost_different[at] - kinds) << 4 * (COLOURS + 1)
    return found


def skills_lacking(city: City, seat: int, tile: int) -> int:
    """What of the cost is not behind the screen: of each kind and of any, four bits each."""
    at = tile * 2 + map.side_up(city, tile)
    found = 0
    spare = 0
    for skill in range(SKILLS):
        more = city.skills[seat * SKILLS + skill] - city.data.cost_skill[at * SKILLS + skill]
        if more < 0:
            found |= -more << 4 * skill
        else:
            spare += more
    if spare < city.data.cost_any_skill[at]:
        found |= (city.data.cost_any_skill[at] - spare) << 4 * SKILLS
    return found


def offer_upgrades(city: City, seat: int, funds: int, out: Moves) -> None:
    for i in range(city.size[seat]):
        tile = city.lots[seat * MOST_TILES + i]
        if has_arrow(city, tile) and acting.can_place(city, tile, funds) and can_upgrade(city, seat, tile):
            out.add(Act.UPGRADE + tile)


def pay_for_upgrade(city: City, seat: int) -> None:
    """Skills of a named kind are spent at once; those of any kind are due."""
    at = city.target * 2 + map.side_up(city, city.target)
    for skill in range(SKILLS):
        for _ in range(city.data.cost_skill[at * SKILLS + skill]):
            resources.pay_skill(city, seat, skill)
    city.due = city.data.cost_any_skill[at]
