"""The greedy bot: looks one choice ahead in imagined positions and takes what the game's heuristic likes best.

One choice may be a short chain: while the same seat goes on choosing, it goes on looking, and what is forced is played.
Seats asked at the same time are given random choices, the same for every move compared, since nobody can know theirs.
"""

from __future__ import annotations

from collections.abc import Sequence

from londinium.bots.ahead import Ahead, best, look
from londinium.bots.base import Bot
from londinium.core.game import Game
from londinium.core.state import State

IMAGINED = 32  # positions imagined for each choice
CHAIN = 3  # own choices looked ahead, the first included
ENOUGH = 20_000  # positions judged for one choice before it stops imagining more: long move lists need fewer samples


class Greedy(Bot):
    """Takes the move whose consequences look best on average."""

    name = "greedy"

    def __init__(
        self,
        seed: int = 0,
        game: Game | None = None,
        worlds: int = IMAGINED,
        ahead: int = CHAIN,
        overlooks: Sequence[str] = (),
    ) -> None:
        super().__init__(seed, game)
        self.worlds = worlds
        self.ahead = ahead
        self.overlooks = list(overlooks)

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        state.overlook(self.overlooks)
        ahead = Ahead(state, self.ahead)
        for _ in range(self.worlds):
            imagined = state.imagine(seat, self.dice.getrandbits(64))
            if look(ahead, imagined, seat, self.dice.getrandbits(64)) > ENOUGH:
                break
        return best(ahead)
