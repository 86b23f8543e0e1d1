"""What a seat may know, as numbers: the fields of an observation, and below them what writes them, in the same order.

Money, Rumours, characters and every card once drawn are open; only the order of the draw pile is hidden.
"""

from __future__ import annotations

from londinium.core.observing import counts, flag, number, one_of, some_of
from londinium.core.state import Seen
from londinium.games.eighty_days.pieces import (
    CARD_KINDS,
    CHARACTERS,
    DECK,
    HATS,
    LONDON_AGAIN,
    MOST_COST,
    NOBODY,
    PHASE_COUNT,
    SEATS,
    SPACE_KINDS,
    VISITS,
    Phase,
)
from londinium.games.eighty_days.rules import bets
from londinium.games.eighty_days.rules.race import Race

MOST_POUNDS = 32767

FIELDS = (
    one_of("phase", "phase", said="what is being chosen; nothing once the game is over"),
    one_of("turn", "seat", said="whose turn it is"),
    one_of("starter", "seat", said="who began"),
    one_of("hat", "hat", said="the hat being played, once that is chosen"),
    some_of("playable", "own", said="which of the two hats of whoever has the turn may be chosen"),
    one_of("using", "character", said="the character that helps with the move now owed"),
    number("due", most=MOST_POUNDS, usual=60, said="a payment that Fix might stop"),
    some_of("asked", "seat", said="who was asked about that payment"),
    number("paid", most=MOST_COST, usual=100, said="what was paid for the move of this turn"),
    flag("again", said="whether the same player has the next turn too"),
    flag("reshuffle", said="whether the discards go back at the end of the turn"),
    number("pile", most=DECK, said="cards in the draw pile"),
    one_of("drawn", "place", "card", said="the cards just drawn, one of which is kept"),
    counts("discards", "card", most=DECK, said="the discards"),
    counts("unseen", "card", most=DECK, said="what is in the draw pile, in no order"),
    number("money", "seat", most=MOST_POUNDS, usual=100, said="pounds"),
    number("rumours", "seat", most=255, usual=5, said="Rumours"),
    number("missing", "seat", most=255, usual=2, said="turns to miss"),
    number("place", "seat", most=SEATS, said="the place in which the player came home; 0 on the way"),
    counts("characters", "seat", "character", most=DECK, said="the characters kept"),
    number("space", "hat", most=LONDON_AGAIN, said="where the hat is; 0 and 80 are London"),
    number("position", "hat", most=HATS, said="its position in the race"),
    number("income", "hat", most=MOST_POUNDS, usual=60, said="what its space would pay now, were it checked now"),
    one_of("kind", "hat", "kind", said="the kind of space it is on"),
    one_of("police", "hat", "police", said="how it stands with the police"),
)


def perceive(race: Race, seat: int, out: Seen) -> None:
    see_turn(race, seat, out)
    see_cards(race, out)
    see_players(race, seat, out)
    see_hats(race, seat, out)


def see_turn(race: Race, seat: int, out: Seen) -> None:
    playing = not race.over
    out.add_one_of(race.phase if playing else NOBODY, PHASE_COUNT)
    out.add_one_of(race.steps_to(seat, race.turn) if playing else NOBODY, race.players)
    out.add_one_of(race.steps_to(seat, race.starter), race.players)
    chosen = playing and race.phase != Phase.CHOOSING_HAT
    out.add_one_of(place_of_hat(race, seat) if chosen else NOBODY, race.hats)
    out.add_set(race.playable if playing and race.phase == Phase.CHOOSING_HAT else 0, race.hats_each)
    out.add_one_of(race.aid, CHARACTERS)
    out.add(race.due if race.phase == Phase.STOPPING else 0)
    for i in range(race.players):
        out.add(race.asked >> race.seat_after(seat, i) & 1)
    out.add(race.paid)
    out.add(1 if race.again else 0)
    out.add(1 if race.reshuffle else 0)


def place_of_hat(race: Race, seat: int) -> int:
    """The place of the hat being played among the hats as the seat counts them: its own first."""
    if race.hats_each == 1:
        return race.steps_to(seat, race.hat)
    return race.steps_to(seat, race.hat // 2) * 2 + (race.hat & 1)


def see_cards(race: Race, out: Seen) -> None:
    out.add(race.pile_count)
    for i in range(2):
        out.add_one_of(race.drawn[i], CARD_KINDS)
    for card in range(CARD_KINDS):
        out.add(race.discards[card])
    begin = out.add_zeros(CARD_KINDS)
    for i in range(race.pile_count):
        out.cells[begin + race.pile[i]] += 1


def see_players(race: Race, seat: int, out: Seen) -> None:
    """Oneself first, then the others in the order in which they sit."""
    for i in range(race.players):
        out.add(race.money[race.seat_after(seat, i)])
    for i in range(race.players):
        out.add(race.rumours[race.seat_after(seat, i)])
    for i in range(race.players):
        out.add(race.missing[race.seat_after(seat, i)])
    for i in range(race.players):
        out.add(race.place[race.seat_after(seat, i)])
    for i in range(race.players):
        begin = race.seat_after(seat, i) * CHARACTERS
        for character in range(CHARACTERS):
            out.add(race.kept[begin + character])


def see_hats(race: Race, seat: int, out: Seen) -> None:
    """One's own first, then those of the others in the order in which they sit."""
    for i in range(race.hats):
        out.add(race.space[hat_at(race, seat, i)])
    for i in range(race.hats):
        out.add(bets.position(race, hat_at(race, seat, i)))
    for i in range(race.hats):
        hat = hat_at(race, seat, i)
        out.add(bets.income(race, hat, race.space[hat]))
    for i in range(race.hats):
        out.add_one_of(race.data.kind[race.space[hat_at(race, seat, i)]], SPACE_KINDS)
    for i in range(race.hats):
        out.add_one_of(race.police[hat_at(race, seat, i)], VISITS)


def hat_at(race: Race, seat: int, place: int) -> int:
    if race.hats_each == 1:
        return race.seat_after(seat, place)
    return race.seat_after(seat, place // 2) * 2 + (place & 1)
