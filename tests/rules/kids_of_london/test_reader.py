"""The component file: nine tiles and their coins."""

from __future__ import annotations

from tests.rules.kids_of_london.street import GAME, HOURS, PURSES, TILES


def test_nine_tiles_show_seven_characters_with_their_coins() -> None:
    tiles = {entry["id"]: (entry["copies"], entry["coins"]) for entry in GAME.own_data.content["character"]}
    assert tiles == {name: (TILES[name], PURSES[name]) for name in TILES}
    assert sum(TILES.values()) == HOURS
