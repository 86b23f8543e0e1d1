"""Laying the tiles that were won."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.key_to_the_city.pieces import (
    CENTRE,
    MOST_TILES,
    SEATS,
    SIDES,
    THAMES_BARRIER,
    TILES,
    Act,
    First,
    No,
    Phase,
    Told,
    Where,
)
from londinium.games.key_to_the_city.rules import eras, map, setting_up
from londinium.games.key_to_the_city.rules.city import City


def call_layers(city: City) -> None:
    """All lay the tiles they won at the same time, openly and in any order."""
    seats = layers(city)
    city.phase = Phase.LAYING
    city.call(seats)
    if seats == 0:
        eras.next_era(city)


def layers(city: City) -> int:
    """The seats that have a tile to lay, as a bit mask."""
    seats = 0
    for tile in range(TILES):
        if Where.WON <= city.where[tile] < Where.WON + SEATS:
            seats |= 1 << (city.where[tile] - Where.WON)
    return seats


def offer_laying(city: City, seat: int, out: Moves) -> None:
    if city.spot[seat] != No.SPOT:
        offer_turns(city, seat, out)
    elif city.laying[seat] != No.TILE:
        offer_spots(city, seat, city.laying[seat], out)
    else:
        fitting = 0
        for tile in range(First.ERA_1, THAMES_BARRIER):
            if city.where[tile] == Where.WON + seat and map.fits(city, seat, tile):
                out.add(Act.LAY + tile - First.ERA_1)
                fitting += 1
        if fitting == 0:
            out.add(Act.SET_ASIDE)


def choose_tile(city: City, seat: int, tile: int) -> None:
    city.laying[seat] = tile


def offer_spots(city: City, seat: int, tile: int, out: Moves) -> None:
    for spot in range(city.size[seat] * SIDES):
        if map.turns_at(city, seat, tile, spot) != 0:
            out.add(Act.SIDE + spot)


def choose_spot(city: City, seat: int, spot: int) -> None:
    """Where there is one way to turn the tile it is laid at once."""
    ways = map.turns_at(city, seat, city.laying[seat], spot)
    city.spot[seat] = spot
    if ways & (ways - 1) == 0:
        turned = 0
        while not ways >> turned & 1:
            turned += 1
        lay(city, seat, turned)


def offer_turns(city: City, seat: int, out: Moves) -> None:
    out.add_set(map.turns_at(city, seat, city.laying[seat], city.spot[seat]), Act.TURN, SIDES)


def lay(city: City, seat: int, turned: int) -> None:
    """The tile joins the borough; connectors that wait on the sides it touches join it to its neighbours."""
    tile = city.laying[seat]
    lot = city.spot[seat] // SIDES
    side = city.spot[seat] % SIDES
    host = city.lots[seat * MOST_TILES + lot]
    city.q[tile] = city.q[host] + city.data.step_q[side]
    city.r[tile] = city.r[host] + city.data.step_r[side]
    city.turned[tile] = turned
    map.join_neighbours(city, seat, tile)
    city.lots[seat * MOST_TILES + city.size[seat]] = tile
    city.lot[tile] = city.size[seat]
    city.size[seat] += 1
    city.where[tile] = seat
    city.laying[seat] = No.TILE
    city.spot[seat] = No.SPOT
    city.tell(Told.LAID, seat, tile, city.q[tile] - CENTRE, city.r[tile] - CENTRE)
    laid_all(city, seat)


def set_aside(city: City, seat: int) -> None:
    """No tile the seat has won fits anywhere: they leave the game."""
    for tile in range(TILES):
        if city.where[tile] == Where.WON + seat:
            setting_up.put_away(city, tile)
            city.tell(Told.SET_ASIDE, seat, tile, 0, 0)
    laid_all(city, seat)


def laid_all(city: City, seat: int) -> None:
    for tile in range(TILES):
        if city.where[tile] == Where.WON + seat:
            return
    city.answered(seat)
    if city.waiting == 0:
        eras.next_era(city)
