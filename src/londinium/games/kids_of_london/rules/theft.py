"""The theft: who robs the character, who steals elsewhere, and the police."""

from __future__ import annotations

from londinium.games.kids_of_london.pieces import CHIEF, SOURCES, UNDECIDED, Act, Character, Phase, Source, Told
from londinium.games.kids_of_london.rules import characters, sending
from londinium.games.kids_of_london.rules.streets import Streets

LAST_HOUR = 8
NOBODY = -1


def steal(streets: Streets) -> None:
    """All children are shown: the highest robs the character, the lowest steals elsewhere in London."""
    for band in range(streets.bands):
        streets.played[band] = streets.pending[band]
        streets.tell(Told.SENT, band, streets.played[band], 0, 0)
    free = escape_police(streets)
    best = highest(streets, free)
    worst = lowest(streets, free)
    streets.thieves = 0
    streets.thief_count = 0
    for band in range(streets.bands):
        if free >> band & 1 and streets.played[band] == best:
            streets.thieves |= 1 << band
            streets.thief_count += 1
    streets.own_too = best == worst
    if streets.thieves == 0:
        sending.next_hour(streets)
        return
    if not streets.own_too:
        for band in range(streets.bands):
            if free >> band & 1 and streets.played[band] == worst:
                steal_elsewhere(streets, band)
    streets.phase = Phase.SHARING
    for band in range(streets.bands):
        streets.pending[band] = Act.TAKE_PURSE
    asked = streets.thieves & ((1 << streets.players) - 1)
    if asked != 0 and (streets.own_too or may_be_comedian(streets)):
        for seat in range(streets.players):
            if asked >> seat & 1:
                streets.pending[seat] = UNDECIDED
        streets.call(asked)
    else:
        settle(streets)


def escape_police(streets: Streets) -> int:
    """Two chiefs in one street bring the police: the bands whose child is still free, as a bit mask."""
    chiefs = 0
    for band in range(streets.bands):
        if streets.played[band] == CHIEF:
            chiefs += 1
    free = 0
    for band in range(streets.bands):
        if chiefs > 1 and streets.played[band] == CHIEF:
            streets.tell(Told.ARRESTED, band, 0, 0, 0)
        else:
            free |= 1 << band
    return free


def highest(streets: Streets, free: int) -> int:
    best = NOBODY
    for band in range(streets.bands):
        if free >> band & 1 and streets.played[band] > best:
            best = streets.played[band]
    return best


def lowest(streets: Streets, free: int) -> int:
    least = CHIEF + 1
    for band in range(streets.bands):
        if free >> band & 1 and streets.played[band] < least:
            least = streets.played[band]
    return least


def steal_elsewhere(streets: Streets, band: int) -> None:
    gain(streets, band, Source.ELSEWHERE, streets.played[band])
    streets.tell(Told.STOLE_ELSEWHERE, band, streets.played[band], 0, 0)


def gain(streets: Streets, band: int, source: int, coins: int) -> None:
    streets.coins[band] += coins
    streets.ledger[band * SOURCES + source] += coins


def may_be_comedian(streets: Streets) -> bool:
    """In the last hour he is always the prince."""
    return streets.tiles[streets.round] == Character.PRINCE and streets.round < LAST_HOUR


def settle(streets: Streets) -> None:
    """Each thief takes what it chose: its own value, its share of the purse, or nothing from a comedian."""
    for band in range(streets.bands):
        if streets.thieves >> band & 1:
            if streets.pending[band] == Act.TAKE_OWN:
                steal_elsewhere(streets, band)
            elif streets.pending[band] == Act.TAKE_PURSE:
                characters.rob(streets, band)
            else:
                streets.tell(Told.MET_COMEDIAN, band, 0, 0, 0)
    sending.next_hour(streets)
