"""The board, the deck and the price list, as the rules read them."""

from __future__ import annotations

from londinium.games.eighty_days.pieces import CARD_KINDS, DECK, MOST_COST, OPEN_WITHOUT, SEATS, SPACES, Space


class Route:
    """The board, the deck and the price list."""

    def __init__(
        self, kinds: list[int], cities: list[int], deck: list[int], symbols: list[int], amounts: list[int]
    ) -> None:
        self.lay_out()
        self.kind[:] = kinds
        self.city[:] = cities
        self.deck[:] = deck
        self.symbol[:] = symbols
        self.amount[:] = amounts
        for steps in range(SPACES):
            self.cost[steps] = steps * (steps + 1) // 2
        for steps in range(SPACES):
            for money in range(self.cost[steps], MOST_COST + 1):
                self.reach[money] = steps
        self.first_stage = kinds.index(Space.STAGE)
        stage = 0
        for space in range(SPACES):
            self.behind[space] = stage
            if kinds[space] == Space.STAGE:
                stage = space
            ordinary = kinds[space] not in (Space.LONDON, Space.STAGE)
            self.open[space] = int(ordinary)
            self.open[OPEN_WITHOUT + space] = int(ordinary and kinds[space] != Space.POLICE)
        for winners in range(1, SEATS + 1):
            self.portion[winners] = 1.0 / winners

    def lay_out(self) -> None:
        self.first_stage = 0
        self.kind: list[int] = [0] * SPACES
        self.city: list[int] = [0] * SPACES
        self.behind: list[int] = [0] * SPACES  # the nearest stage behind each space, 0 if there is none
        self.open: list[int] = [0] * (SPACES + SPACES)  # where a hat may stop going forward: with a Rumour, and without
        self.cost: list[int] = [0] * SPACES
        self.reach: list[int] = [0] * (MOST_COST + 1)
        self.deck: list[int] = [0] * DECK
        self.symbol: list[int] = [0] * CARD_KINDS
        self.amount: list[int] = [0] * CARD_KINDS
        self.portion: list[float] = [0.0] * (SEATS + 1)
