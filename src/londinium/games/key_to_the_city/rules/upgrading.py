"""Upgrading a tile."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.key_to_the_city.pieces import COLOURS, MOST_TILES, SKILLS, Act
from londinium.games.key_to_the_city.rules import acting, links, map, resources
from londinium.games.key_to_the_city.rules.city import City

EVERY_OTHER = 0x0F0F0F0F  # of eight numbers of four bits each
EIGHTS = 0x888888  # six of them
SEVENS = 0x777777


def has_arrow(city: City, tile: int) -> bool:
    return city.level[tile] < city.data.top_level[tile]


def can_upgrade(city: City, seat: int, tile: int) -> bool:
    """Whether the connectors of the cost lie on the tile's sides, and the skills are behind the screen."""
    return connectors_lacking(city, tile) == 0 and skills_lacking(city, seat, tile) == 0


def lacking(city: City, seat: int, tile: int) -> int:
    """How many things of the cost are not there yet."""
    return things(connectors_lacking(city, tile)) + things(skills_lacking(city, seat, tile))


def things(counts: int) -> int:
    """The sum of eight numbers of four bits each."""
    pairs = (counts & EVERY_OTHER) + (counts >> 4 & EVERY_OTHER)
    pairs += pairs >> 8
    return pairs + (pairs >> 16) & 255


def connectors_lacking(city: City, tile: int) -> int:
    """What of the cost does not lie on the tile yet: of each colour, of any and of different ones, four bits each."""
    at = tile * 2 + map.side_up(city, tile)
    if city.data.cost_connectors[at] == 0:
        return 0
    there = links.colours_there(city, tile)
    more = (city.data.cost_colours[at] | EIGHTS) - there  # no number is above six, so none borrows from another
    found = more & ((more & EIGHTS) >> 3) * 7
    if city.data.cost_any_connector[at] > 0:
        spare = things(there) + things(found) - things(city.data.cost_colours[at])
        if spare < city.data.cost_any_connector[at]:
            found |= (city.data.cost_any_connector[at] - spare) << 4 * COLOURS
    if city.data.cost_different[at] > 0:
        kinds = things((there + SEVENS & EIGHTS) >> 3)
        if kinds < city.data.cost_different[at]:
            found |= (city.data.cost_different[at] - kinds) << 4 * (COLOURS + 1)
    return found


def skills_lacking(city: City, seat: int, tile: int) -> int:
    """What of the cost is not behind the screen: of each kind and of any, four bits each."""
    return lacking_in(city, tile, skills_of(city, seat))


def skills_of(city: City, seat: int) -> int:
    """The skills behind a screen, so many of each kind in eight bits each."""
    at = seat * SKILLS
    return city.skills[at] | city.skills[at + 1] << 8 | city.skills[at + 2] << 16


def lacking_in(city: City, tile: int, skills: int) -> int:
    """What of the cost so many skills lack: of each kind and of any, four bits each."""
    at = tile * 2 + map.side_up(city, tile)
    if city.data.cost_skills[at] == 0:
        return 0
    found = 0
    spare = 0
    for skill in range(SKILLS):
        more = (skills >> 8 * skill & 255) - city.data.cost_skill[at * SKILLS + skill]
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


def upgrade(city: City, tile: int) -> None:
    city.level[tile] += 1
