"""The end: the richest are stripped, the second richest win."""

from __future__ import annotations

from londinium.games.kids_of_london.pieces import NOBODY, Told
from londinium.games.kids_of_london.rules.streets import Streets


def finish(streets: Streets) -> None:
    """The richest are stripped of everything; the second richest win."""
    streets.over = True
    streets.call(0)
    most = richest(streets)
    second = second_richest(streets)
    for band in range(streets.bands):
        if streets.coins[band] == most:
            streets.tell(Told.STRIPPED, band, most, 0, 0)
    for band in range(streets.bands):
        if streets.coins[band] == second:
            streets.tell(Told.WON, band, second, 0, 0)
    streets.tell(Told.ENDED, NOBODY, 0, 0, 0)


def is_stripped(streets: Streets, band: int) -> bool:
    return streets.over and is_richest(streets, band)


def is_richest(streets: Streets, band: int) -> bool:
    return streets.coins[band] == richest(streets)


def is_second_richest(streets: Streets, band: int) -> bool:
    return streets.coins[band] == second_richest(streets)


def richest(streets: Streets) -> int:
    most = 0
    for band in range(streets.bands):
        if streets.coins[band] > most:
            most = streets.coins[band]
    return most


def second_richest(streets: Streets) -> int:
    """The highest sum below the highest; −1 if all are equally rich."""
    most = richest(streets)
    second = -1
    for band in range(streets.bands):
        if second < streets.coins[band] < most:
            second = streets.coins[band]
    return second


def tally(streets: Streets, seat: int) -> int:
    return 0 if is_stripped(streets, seat) else streets.coins[seat]


def victory(streets: Streets, seat: int) -> float:
    second = second_richest(streets)
    if streets.coins[seat] != second:
        return 0.0
    winners = 0
    for band in range(streets.bands):
        if streets.coins[band] == second:
            winners += 1
    return streets.data.portion[winners]
