"""The end: coming home, and who has won."""

from __future__ import annotations

from londinium.games.eighty_days.pieces import CHARACTERS, LONDON_AGAIN, NOBODY, Character, Phase, Told
from londinium.games.eighty_days.rules import characters, turn
from londinium.games.eighty_days.rules.race import Race


def come_home(race: Race, seat: int) -> None:
    """The first player home wins and ends the game; with two hats, when both are home."""
    if race.hats_each == 2 and race.space[race.hat ^ 1] != LONDON_AGAIN:
        race.tell(Told.CAME_HOME, seat, 0, race.money[seat], 0)
        turn.end_turn(race)
        return
    race.homes += 1
    race.place[seat] = race.homes
    race.tell(Told.CAME_HOME, seat, race.homes, race.money[seat], 0)
    if race.homes == homes_to_end(race):
        finish(race)
        return
    for character in range(CHARACTERS):
        while race.kept[seat * CHARACTERS + character] != 0:
            characters.put_away(race, seat, character)
    turn.end_turn(race)


def homes_to_end(race: Race) -> int:
    """How many come home before the game is over: all but one where places are played for."""
    return race.players - 1 if race.places else 1


def finish(race: Race) -> None:
    race.over = True
    race.call(0)
    race.phase = Phase.MOVING
    race.aid = Character.UNAIDED
    race.hat = race.turn * race.hats_each
    for seat in range(race.players):
        if victory(race, seat) > 0.0:
            race.tell(Told.WON, seat, tally(race, seat), 0, 0)
    race.tell(Told.ENDED, NOBODY, 0, 0, 0)


def tally(race: Race, seat: int) -> int:
    """How far a player's hats have come."""
    spaces = 0
    for hat in range(seat * race.hats_each, (seat + 1) * race.hats_each):
        spaces += race.space[hat]
    return spaces


def victory(race: Race, seat: int) -> float:
    """All for the first home; if nobody came home in time, for whoever is nearest, shared if several are."""
    if race.homes != 0:
        return 1.0 if race.place[seat] == 1 else 0.0
    mine = tally(race, seat)
    nearest = 0
    for other in range(race.players):
        if tally(race, other) > mine:
            return 0.0
        if tally(race, other) == mine:
            nearest += 1
    return race.data.portion[nearest]
