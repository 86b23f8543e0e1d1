"""A position of Key to the City – London while it is being set up."""

from __future__ import annotations

from typing import Any

from londinium.core.errors import BadSnapshot
from londinium.games.key_to_the_city.data.reader import levels_of
from londinium.games.key_to_the_city.pieces import HUE_NAMES, TILE_NAMES, TILES, Each, No, Phase, Where
from londinium.games.key_to_the_city.rules.city import City
from londinium.games.key_to_the_city.shown.placing.given import listed, number, word


class Setting:
    """What is said, and what has been made of it: tiles in plain lists, until all of them are given to the city."""

    def __init__(self, city: City, position: dict[str, Any]) -> None:
        self.city = city
        self.position = position
        self.seats = range(city.players)
        self.taken: dict[int, str] = {}
        self.steps = list(zip(city.data.step_q, city.data.step_r, strict=True))
        self.where = [Where.BOX] * TILES
        self.level = [0] * TILES
        self.tint = [No.HUE] * TILES
        self.used = [0] * TILES
        self.standing = [0] * TILES

    def per_seat(self, name: str) -> list[Any] | None:
        if name not in self.position:
            return None
        return listed(self.position[name], name, self.city.players)

    def take(self, tile: int, where: str) -> int:
        """A tile is in one place only."""
        if tile in self.taken:
            raise BadSnapshot(f"{TILE_NAMES[tile]} cannot be both {self.taken[tile]} and {where}")
        self.taken[tile] = where
        return tile

    def place_tile(self, tile: int, one: dict[str, Any]) -> None:
        """Its level, and who stands on it."""
        self.level[tile] = number(one.get("level", 0), 0, levels_of(tile), "the level of a tile")
        standing = number(one.get("standing", one.get("used", 0)), 0, Each.KEYPLES, "standing")
        used = number(one.get("used", standing), 0, standing, "used")
        if (used == 0) != (standing == 0):
            raise BadSnapshot("keyples stand on a tile if and only if it was used")
        if standing and self.city.phase == Phase.LAYING:
            raise BadSnapshot("when tiles are laid no keyples stand on any")
        hue = one.get("colour")
        self.tint[tile] = No.HUE if hue is None else word(hue, HUE_NAMES, "the colour of keyples")
        self.used[tile], self.standing[tile] = used, standing
        if hue is None and standing:
            raise BadSnapshot(f"the keyples on {TILE_NAMES[tile]} have a colour")

    def river_tiles_won(self) -> int:
        """Each era that has ended had its tile."""
        return self.city.round + (self.city.phase == Phase.LAYING and not self.city.over)
