"""What a seat may know, as numbers: the fields of an observation, and below them what writes them, in the same order.

Keyples are drawn unseen: their owner knows their colours, the others how many they are and what was shown of them.
Skills are taken and given before all eyes. What a seat on turn has begun to choose only it knows.
"""

from __future__ import annotations

from londinium.core.gauges import UNKNOWN
from londinium.core.observing import flag, index, number, one_of, some_of
from londinium.core.state import Seen
from londinium.games.key_to_the_city.pieces import (
    AIMS,
    BERTHS,
    BUILDINGS,
    CENTRE,
    COLOURS,
    ERAS,
    HUES,
    KEYPLES,
    MOST_TILES,
    NOBODY,
    OFFERS,
    PHASES,
    SEATS,
    SIDE_MOVES,
    SIDES,
    SKILLS,
    TASKS,
    TILES,
    Aim,
    Each,
    Gauge,
    No,
    Where,
)
from londinium.games.key_to_the_city.rules import eras, gauges, links, sailing, turn
from londinium.games.key_to_the_city.rules.city import City

PLACES_ELSEWHERE = 5

FIELDS = (
    one_of("phase", "phase", said="what the seat on turn is asked for; nothing once the game is over"),
    one_of("task", "task", said="what I am asked for, or would be"),
    one_of("turn", "seat", said="whose turn it is, or who begins once all tiles are laid"),
    one_of("passed", "place", "seat", said="who passed one after the other, in order"),
    number("forced", most=SEATS, said="how many of them have sailed"),
    one_of("aim", "aim", said="what I have begun to choose; nothing while I have not the turn"),
    index("target", of="tile", said="the tile I have begun to choose it for"),
    one_of("hue", "hue", said="the colour of the keyples for it"),
    some_of("joined", "slot", said="the places of the auction whose losing bids I move there"),
    number("moved", most=KEYPLES, usual=10, said="how many keyples those are"),
    number("declined", "colour", most=Each.CONNECTORS, said="connectors the tile makes and I do not take"),
    number("due", most=Each.SKILLS, said="skills the seat on turn still pays"),
    number("owed", most=Each.SKILLS, said="skills of its choice it still takes"),
    number("white", most=Each.CONNECTORS, said="connectors of its choice it still takes"),
    index("connector", of="colour", said="the connector I place next"),
    number("bag", least=-1, most=KEYPLES, usual=60, said="keyples in the bag; −1 where that is not known"),
    number("buildings_hidden", most=BUILDINGS, said="buildings not seen yet"),
    number("buildings_to_come", most=BUILDINGS, said="how many of them will be"),
    number(
        "returned", "era", "hue", most=KEYPLES, usual=20, said="keyples that went back into the bag as each era ended"
    ),
    number("my_draws", "era", "hue", most=KEYPLES, usual=10, said="what I drew at the start and as each era ended"),
    number("skill_supply", "skill", most=Each.SKILLS, said="skills left"),
    number("supply", "colour", most=Each.CONNECTORS, said="connectors left"),
    flag("gone", "colour", said="whether a colour is gone for good"),
    number("numbers", "berth", most=KEYPLES, usual=10, said="what the berth gives: keyples, or points in the last era"),
    one_of("prize", "berth", said="the berth that wins the river tile"),
    one_of("moored", "berth", "seat", said="who has sailed there"),
    number("barge", "seat", most=BERTHS - 1, said="where the barge lies on the tile of the era, from the left"),
    flag("sailed", "seat", said="whether the barge has sailed in this era"),
    number(
        "keyples",
        "seat",
        least=-1,
        most=KEYPLES,
        usual=20,
        said="keyples behind the screen; −1 where that is not known",
    ),
    number(
        "screen", "seat", "hue", least=-1, most=KEYPLES, usual=10, said="their colours; −1 where they are not known"
    ),
    number(
        "front",
        "seat",
        "hue",
        most=KEYPLES,
        usual=10,
        said="keyples in front of the screen, in the variant that has them",
    ),
    number(
        "draws",
        "seat",
        "era",
        most=KEYPLES,
        usual=10,
        said="how many keyples were drawn at the start and as each era ended",
    ),
    number(
        "shown",
        "seat",
        "era",
        "hue",
        most=KEYPLES,
        usual=10,
        said="which of them were seen, by the era in which they were",
    ),
    number("skills", "seat", "skill", most=Each.SKILLS, said="skills"),
    number("hold", "seat", "colour", most=Each.CONNECTORS, said="connectors to place or discard"),
    index("laying", "seat", of="tile", said="the tile being laid"),
    number("spot", "seat", most=SIDE_MOVES, said="the side it will lie against: 6 × (number of the tile) + side + 1"),
    one_of("where", "tile", "where", said="where the tile is"),
    number("level", "tile", most=2, said="how often it is upgraded"),
    one_of("tint", "tile", "hue", said="the colour of the keyples there"),
    number("used", "tile", most=KEYPLES, usual=5, said="the last placement there, 0 for none"),
    number("standing", "tile", most=KEYPLES, usual=5, said="keyples on it"),
    number("bids", "tile", "seat", most=KEYPLES, usual=5, said="the bids for it"),
    number("slot", "tile", most=OFFERS, said="its place in the auction, counted from 1"),
    number("lot", "tile", most=MOST_TILES, usual=12, said="as which tile of its borough it was laid, counted from 1"),
    number("q", "tile", least=-CENTRE, most=CENTRE, usual=6, said="columns to the right of the home of its borough"),
    number("r", "tile", least=-CENTRE, most=CENTRE, usual=6, said="rows below it"),
    number("turned", "tile", most=SIDES - 1, said="sixths by which it is turned clockwise"),
    index("joint", "tile", "side", of="colour", said="the connector on each side, clockwise from the top"),
)


def perceive(city: City, seat: int, out: Seen) -> None:
    see_turn(city, seat, out)
    see_choice(city, seat, out)
    see_supplies(city, seat, out)
    see_river(city, seat, out)
    see_screens(city, seat, out)
    see_laying(city, seat, out)
    see_tiles(city, seat, out)
    see_auction(city, seat, out)
    see_boroughs(city, out)


def see_turn(city: City, seat: int, out: Seen) -> None:
    out.add_one_of(NOBODY if city.over else city.phase, PHASES)
    out.add_one_of(NOBODY if city.over else turn.task(city, seat), TASKS)
    out.add_one_of(NOBODY if city.over else city.steps_to(seat, city.turn), city.players)
    for i in range(city.players):
        out.add_one_of(city.steps_to(seat, city.row[i]) if i < city.passes else NOBODY, city.players)
    out.add(city.forced)


def see_choice(city: City, seat: int, out: Seen) -> None:
    """What only the seat on turn knows of what it has begun to choose."""
    mine = seat == city.turn and city.aim != Aim.NOTHING
    out.add_one_of(city.aim if mine else NOBODY, AIMS)
    out.add(city.target + 1 if mine else 0)
    out.add_one_of(city.hue if mine else NOBODY, HUES)
    out.add_set(city.groups if mine else 0, OFFERS)
    out.add(city.moved if mine else 0)
    for colour in range(COLOURS):
        out.add(city.declined[colour] if mine else 0)
    out.add(city.due)
    out.add(city.owed)
    out.add(city.white)
    out.add(links.next_colour(city, seat) + 1 if city.held[seat] > 0 else 0)


def see_supplies(city: City, seat: int, out: Seen) -> None:
    known = city.counts or city.over
    out.add(city.bag[0] + city.bag[1] + city.bag[2] if known else -1)
    out.add(eras.buildings_unseen(city))
    out.add(eras.buildings_to_come(city))
    for i in range(ERAS * HUES):
        out.add(city.returned[i])
    for i in range(ERAS * HUES):
        out.add(city.drawn[seat * ERAS * HUES + i])
    for skill in range(SKILLS):
        out.add(city.skill_supply[skill])
    for colour in range(COLOURS):
        out.add(city.supply[colour])
    out.add_set(city.gone, COLOURS)


def see_river(city: City, seat: int, out: Seen) -> None:
    for berth in range(BERTHS):
        out.add(sailing.number_beside(city, berth))
    out.add_one_of(eras.prize_berth(city), BERTHS)
    for berth in range(BERTHS):
        out.add_one_of(city.steps_to(seat, city.moored[berth]), city.players)
    for i in range(city.players):
        out.add(city.berth[city.seat_after(seat, i)])
    for i in range(city.players):
        out.add(city.sailed >> city.seat_after(seat, i) & 1)


def see_screens(city: City, seat: int, out: Seen) -> None:
    """Oneself first, then the others in the order in which they sit."""
    for i in range(city.players):
        out.add(told(gauges.gauge(city, Gauge.KEYPLES, city.seat_after(seat, i), seat)))
    for i in range(city.players):
        for hue in range(HUES):
            out.add(told(gauges.gauge(city, Gauge.BLUE + hue, city.seat_after(seat, i), seat)))
    for i in range(city.players):
        for hue in range(HUES):
            out.add(city.known[city.seat_after(seat, i) * HUES + hue])
    for i in range(city.players):
        for draw in range(ERAS):
            at = (city.seat_after(seat, i) * ERAS + draw) * HUES
            out.add(city.drawn[at] + city.drawn[at + 1] + city.drawn[at + 2])
    for i in range(city.players):
        for at in range(ERAS * HUES):
            out.add(city.shown[city.seat_after(seat, i) * ERAS * HUES + at])
    for i in range(city.players):
        for skill in range(SKILLS):
            out.add(city.skills[city.seat_after(seat, i) * SKILLS + skill])
    for i in range(city.players):
        for colour in range(COLOURS):
            out.add(city.hold[city.seat_after(seat, i) * COLOURS + colour])


def told(number: int) -> int:
    return -1 if number == UNKNOWN else number


def see_laying(city: City, seat: int, out: Seen) -> None:
    for i in range(city.players):
        tile = city.laying[city.seat_after(seat, i)]
        out.add(0 if tile == No.TILE else tile + 1)
    for i in range(city.players):
        other = city.seat_after(seat, i)
        out.add(0 if city.laying[other] == No.TILE else city.spot[other] + 1)


def see_tiles(city: City, seat: int, out: Seen) -> None:
    for tile in range(TILES):
        out.add_one_of(place_of(city, seat, city.where[tile]), 2 * city.players + PLACES_ELSEWHERE)
    for tile in range(TILES):
        out.add(city.level[tile])
    for tile in range(TILES):
        out.add_one_of(city.tint[tile], HUES)
    for tile in range(TILES):
        out.add(city.used[tile])
    for tile in range(TILES):
        out.add(city.standing[tile])


def place_of(city: City, seat: int, where: int) -> int:
    """Where a tile is as the seat counts: the boroughs from its own on, what each has won, and elsewhere."""
    if where < SEATS:
        return city.steps_to(seat, where)
    if where < Where.BOX:
        return city.players + city.steps_to(seat, where - Where.WON)
    return 2 * city.players + where - Where.BOX


def see_auction(city: City, seat: int, out: Seen) -> None:
    bids = out.add_zeros(TILES * city.players)
    slots = out.add_zeros(TILES)
    for slot in range(city.offers):
        tile = city.auction[slot]
        out.cells[slots + tile] = slot + 1
        for i in range(city.players):
            out.cells[bids + tile * city.players + i] = city.bids[slot * SEATS + city.seat_after(seat, i)]


def see_boroughs(city: City, out: Seen) -> None:
    """How the tiles that were laid lie."""
    lot = out.add_zeros(TILES)
    across = out.add_zeros(TILES)
    down = out.add_zeros(TILES)
    turned = out.add_zeros(TILES)
    joint = out.add_zeros(TILES * SIDES)
    for seat in range(city.players):
        for i in range(city.size[seat]):
            tile = city.lots[seat * MOST_TILES + i]
            out.cells[lot + tile] = i + 1
            out.cells[across + tile] = city.q[tile] - CENTRE
            out.cells[down + tile] = city.r[tile] - CENTRE
            out.cells[turned + tile] = city.turned[tile]
            for side in range(SIDES):
                out.cells[joint + tile * SIDES + side] = city.joint[tile * SIDES + side]
