"""Reading the characters, and refusing what would not make nine hours."""

from __future__ import annotations

from londinium.core.data import Reader
from londinium.games.kids_of_london.data.tables import Characters
from londinium.games.kids_of_london.pieces import CHARACTERS, HOURS, MOST_COINS


def read_characters(reader: Reader) -> Characters:
    reader.only_tables({"character"})
    entries = reader.entries("character", {"id", "copies", "coins"})
    coins = dict.fromkeys(CHARACTERS, -1)
    tiles: list[int] = []
    for index in range(len(entries)):
        name = reader.one_of("character", index, "id", CHARACTERS)
        if coins[name] >= 0:
            raise reader.refuse(
                f"character {name!r} is there twice; say how many with copies", "character", index, "id"
            )
        coins[name] = reader.number("character", index, "coins", 0, MOST_COINS)
        tiles += [CHARACTERS.index(name)] * reader.number("character", index, "copies", 0, HOURS)
    missing = [name for name, value in coins.items() if value < 0]
    if missing:
        raise reader.refuse(f"character {missing[0]!r} is missing", "character")
    if len(tiles) != HOURS:
        raise reader.refuse(f"there are {len(tiles)} tiles; nine hours need {HOURS}", "character")
    return Characters(sorted(tiles), [coins[name] for name in CHARACTERS])
