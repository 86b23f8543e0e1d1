"""The nine tiles and what each character carries, as the rules read them."""

from __future__ import annotations

from londinium.games.kids_of_london.pieces import HOURS, KINDS, SHARES


class Characters:
    """The nine tiles and what each character carries."""

    def __init__(self, tiles: list[int], coins: list[int]) -> None:
        self.lay_out()
        self.tiles[:] = tiles
        self.coins[:] = coins
        for kind in range(KINDS):
            for thieves in range(1, SHARES):
                self.share[kind * SHARES + thieves] = coins[kind] // thieves
        for winners in range(1, SHARES):
            self.portion[winners] = 1.0 / winners

    def lay_out(self) -> None:
        self.tiles = [0] * HOURS
        self.coins = [0] * KINDS
        self.share = [0] * (KINDS * SHARES)
        self.portion: list[float] = [0.0] * SHARES
