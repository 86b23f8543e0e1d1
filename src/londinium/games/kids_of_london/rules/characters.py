"""The characters: what each means for the one who robs it."""

from __future__ import annotations

from londinium.games.kids_of_london.pieces import SHARES, SOURCES, Character, Source, Told
from londinium.games.kids_of_london.rules import theft
from londinium.games.kids_of_london.rules.streets import Streets


def rob(streets: Streets, band: int) -> None:
    """What each character means for the one who robs it, alone or as one of several."""
    character = streets.tiles[streets.round]
    coins = share(streets, character, streets.thief_count)
    if character == Character.LEFT_CURATE:
        give(streets, band, left_of(streets, band), coins)
    elif character == Character.RIGHT_CURATE:
        give(streets, band, right_of(streets, band), coins)
    elif character == Character.BEGGAR:
        pay_beggar(streets, band, coins)
    else:
        theft.gain(streets, band, Source.ROBBED, coins)
        streets.tell(Told.ROBBED, band, character, coins, 0)


def share(streets: Streets, character: int, thieves: int) -> int:
    """What each of so many thieves takes from a character, or gives or loses."""
    return streets.data.share[character * SHARES + thieves]


def give(streets: Streets, band: int, neighbour: int, coins: int) -> None:
    theft.gain(streets, neighbour, Source.GIVEN, coins)
    streets.tell(Told.GAVE, band, neighbour, coins, streets.tiles[streets.round])


def left_of(streets: Streets, band: int) -> int:
    return band + 1 if band + 1 < streets.bands else 0


def right_of(streets: Streets, band: int) -> int:
    return band - 1 if band > 0 else streets.bands - 1


def pay_beggar(streets: Streets, band: int, coins: int) -> None:
    """Nobody can lose more than they have."""
    lost = coins if coins < streets.coins[band] else streets.coins[band]
    streets.coins[band] -= lost
    streets.ledger[band * SOURCES + Source.BEGGED] += lost
    streets.tell(Told.LOST, band, lost, 0, 0)
