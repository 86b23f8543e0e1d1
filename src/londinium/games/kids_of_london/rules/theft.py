"""The theft: who robs the character, who steals elsewhere, and the police."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.kids_of_london.pieces import (
    CHIEF,
    LAST_HOUR,
    NOBODY,
    SOURCES,
    UNDECIDED,
    Act,
    Character,
    Phase,
    Source,
    Told,
)
from londinium.games.kids_of_london.rules import characters, sending
from londinium.games.kids_of_london.rules.streets import Streets


def steal(streets: Streets) -> None:
    """All children are shown: the highest robs the character, the lowest steals elsewhere in London."""
    for band in range(streets.bands):
        streets.played[band] = streets.pending[band]
        streets.tell(Told.SENT, band, streets.played[band], 0, 0)
    free = free_bands(streets)
    if streets.telling():
        for band in range(streets.bands):
            if not free >> band & 1:
                streets.tell(Told.ARRESTED, band, 0, 0, 0)
    streets.thieves = thieves_among(streets, free)
    streets.thief_count = how_many(streets.thieves)
    streets.own_too = may_take_own(streets, free)
    if streets.thieves == 0:
        sending.next_hour(streets)
        return
    if not streets.own_too:
        worst = lowest(streets, free)
        for band in range(streets.bands):
            if free >> band & 1 and streets.played[band] == worst:
                steal_elsewhere(streets, band)
    ask_thieves(streets)


def free_bands(streets: Streets) -> int:
    """The bands whose child is still free, as a bit mask: two chiefs in one street bring the police."""
    all_bands = (1 << streets.bands) - 1
    chiefs = 0
    for band in range(streets.bands):
        if streets.played[band] == CHIEF:
            chiefs |= 1 << band
    return all_bands & ~chiefs if chiefs & (chiefs - 1) != 0 else all_bands


def thieves_among(streets: Streets, free: int) -> int:
    """The bands that rob the character, as a bit mask: those with the highest child still free."""
    highest = NOBODY
    found = 0
    for band in range(streets.bands):
        if free >> band & 1:
            if streets.played[band] > highest:
                highest = streets.played[band]
                found = 1 << band
            elif streets.played[band] == highest:
                found |= 1 << band
    return found


def how_many(bands: int) -> int:
    count = 0
    while bands != 0:
        bands &= bands - 1
        count += 1
    return count


def may_take_own(streets: Streets, free: int) -> bool:
    """Whether all children still free rob, highest and lowest at once: then a thief may take its own value."""
    return free != 0 and streets.thieves == free


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


# What the thieves take


def ask_thieves(streets: Streets) -> None:
    """Only seats are asked, and only where there is a choice; everyone else takes the purse."""
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


def may_be_comedian(streets: Streets) -> bool:
    """In the last hour he is always the prince."""
    return streets.tiles[streets.round] == Character.PRINCE and streets.round < LAST_HOUR


def offer_takes(streets: Streets, out: Moves) -> None:
    """The purse; its own value for a child that is also the lowest; nothing from one who may be a comedian."""
    if streets.own_too:
        out.add(Act.TAKE_OWN)
    out.add(Act.TAKE_PURSE)
    if may_be_comedian(streets):
        out.add(Act.TAKE_NOTHING)


def take(streets: Streets, seat: int, what: int) -> None:
    """In secret; with the last choice all thieves take at once."""
    streets.pending[seat] = what
    streets.whisper(Told.DECIDED, seat, what, 0, 0, 1 << seat)
    streets.answered(seat)
    if streets.waiting == 0:
        settle(streets)


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
