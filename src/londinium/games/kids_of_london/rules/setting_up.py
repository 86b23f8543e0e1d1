"""Setting up: the children, the characters, the clock."""

from __future__ import annotations

from londinium.games.kids_of_london.pieces import HOURS, LAST_HOUR, SEATS, SOURCES, UNDECIDED
from londinium.games.kids_of_london.rules import sending
from londinium.games.kids_of_london.rules.streets import Streets

ALL_CHILDREN = 511


def deal(streets: Streets) -> None:
    """Nine children to each band, the nine characters shuffled, and no coins yet."""
    streets.round = 0
    streets.over = False
    streets.thieves = 0
    streets.thief_count = 0
    streets.own_too = False
    for band in range(streets.bands):
        streets.hands[band] = ALL_CHILDREN
        streets.coins[band] = 0
        streets.pending[band] = UNDECIDED
        streets.played[band] = UNDECIDED
    for i in range(SEATS * SOURCES):
        streets.ledger[i] = 0
    for hour in range(HOURS):
        streets.tiles[hour] = streets.data.tiles[hour]
        streets.stranger[hour] = hour
    shuffle_from(streets, 0)
    sending.strike(streets)


def shuffle_from(streets: Streets, hour: int) -> None:
    """Shuffle the characters from that hour on, and the fictitious player's children with them."""
    for i in range(LAST_HOUR, hour, -1):
        j = hour + streets.draw(i - hour + 1)
        held = streets.tiles[i]
        streets.tiles[i] = streets.tiles[j]
        streets.tiles[j] = held
    if streets.players == 2:
        for i in range(LAST_HOUR, hour, -1):
            j = hour + streets.draw(i - hour + 1)
            held = streets.stranger[i]
            streets.stranger[i] = streets.stranger[j]
            streets.stranger[j] = held
