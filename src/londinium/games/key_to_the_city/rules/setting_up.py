"""Setting up: the tiles, the boroughs, the keyples, the Routemasters."""

from __future__ import annotations

from londinium.games.key_to_the_city.pieces import (
    BERTHS,
    BUILDINGS,
    CENTRE,
    COLOURS,
    ERA_TILES,
    ERAS,
    FIRST_KEYPLES,
    HUES,
    MOST_TILES,
    ROUTEMASTERS,
    SEATS,
    SIDES,
    SKILLS,
    TILES,
    Each,
    First,
    No,
    Where,
)
from londinium.games.key_to_the_city.rules import eras, keyples, turn
from londinium.games.key_to_the_city.rules.city import City


def deal(city: City) -> None:
    """Homes, ten keyples each, the Routemaster tiles of the game, and the first auction."""
    clear(city)
    for tile in range(TILES):
        city.where[tile] = Where.BOX
    for seat in range(city.players):
        found(city, seat)
    for hue in range(HUES):
        city.bag[hue] = Each.KEYPLES
    for colour in range(COLOURS):
        city.supply[colour] = Each.CONNECTORS
    for skill in range(SKILLS):
        city.skill_supply[skill] = Each.SKILLS
    for tile in range(First.RIVER, TILES):
        city.where[tile] = Where.AFLOAT
    choose_routemasters(city)
    for i in range(BUILDINGS):
        city.stack[i] = First.BUILDING + i
        city.where[First.BUILDING + i] = Where.STACK
    for i in range(ERA_TILES):
        city.where[First.ERA_1 + i] = Where.STACK
        city.where[First.ERA_2 + i] = Where.STACK
    keyples.shuffle_stack(city)
    board_barges(city)
    for seat in range(city.players):
        keyples.draw_keyples(city, seat, FIRST_KEYPLES, 0)
    keyples.close_bag(city, 0)
    eras.begin_era(city)


def clear(city: City) -> None:
    city.round = 0
    city.over = False
    city.gone = 0
    city.seen = 0
    city.unsold = 0
    city.winner = No.SEAT
    city.due = 0
    city.owed = 0
    city.white = 0
    break_row(city)
    for seat in range(SEATS):
        city.berth[seat] = 0
        city.held[seat] = 0
        city.size[seat] = 0
        city.laying[seat] = No.TILE
        city.spot[seat] = No.SPOT
        city.spent[seat] = 0
    for i in range(SEATS * HUES):
        city.screen[i] = 0
        city.known[i] = 0
    for i in range(SEATS * ERAS * HUES):
        city.drawn[i] = 0
        city.shown[i] = 0
    for i in range(SEATS * ERAS):
        city.undealt[i] = 0
    for i in range(ERAS * HUES):
        city.left[i] = 0
        city.returned[i] = 0
    for i in range(SEATS * SKILLS):
        city.skills[i] = 0
    for i in range(SEATS * COLOURS):
        city.hold[i] = 0
    for i in range(SEATS * MOST_TILES):
        city.lots[i] = No.TILE
    for tile in range(TILES):
        city.level[tile] = 0
        city.q[tile] = 0
        city.r[tile] = 0
        city.turned[tile] = 0
        city.lot[tile] = 0
        free(city, tile)
    for i in range(TILES * SIDES):
        city.near[i] = No.TILE
        city.joint[i] = 0


def free(city: City, tile: int) -> None:
    """Nobody stands on the tile."""
    city.tint[tile] = No.HUE
    city.used[tile] = 0
    city.standing[tile] = 0


def put_away(city: City, tile: int) -> None:
    """The tile goes back to the box."""
    free(city, tile)
    city.level[tile] = 0
    city.where[tile] = Where.BOX


def found(city: City, seat: int) -> None:
    """A borough begins with its home."""
    city.where[seat] = seat
    city.q[seat] = CENTRE
    city.r[seat] = CENTRE
    city.lots[seat * MOST_TILES] = seat
    city.size[seat] = 1


def break_row(city: City) -> None:
    """An action ends the row of passes."""
    city.passes = 0
    city.forced = 0
    for seat in range(SEATS):
        city.row[seat] = No.SEAT


def choose_routemasters(city: City) -> None:
    """Twice as many as there are players, open from the start; the others stay in the box."""
    wanted = 2 * city.players
    for i in range(ROUTEMASTERS):
        if city.draw(ROUTEMASTERS - i) < wanted:
            city.where[First.ROUTEMASTER + i] = Where.SHOWN
            wanted -= 1


def board_barges(city: City) -> None:
    """The first player lies rightmost; where the others lie does not matter."""
    seat = city.first_seat if city.first_seat < city.players else city.draw(city.players)
    for i in range(city.players):
        city.berth[seat] = BERTHS - 1 - i
        seat = turn.left_of(city, seat)
