"""The greedy bot: looks one choice ahead in imagined positions and takes what the game's heuristic likes best.

One choice may be a short chain: while the same seat goes on choosing, it goes on looking, and what is forced is played.
Seats asked at the same time are given random choices, the same for every move compared, since nobody can know theirs.
"""

from __future__ import annotations

from londinium.bots.ahead import Ahead, best, look
from londinium.bots.base import Bot
from londinium.core.state import State

IMAGINED = 32  # positions imagined for each choice
CHAIN = 3  # own choices looked ahead, the first included
ENOUGH = 20_000  # positions judged for one choice before it stops imagining more: long move lists need fewer samples


class Greedy(Bot):
    """Takes the move whose consequences look best on average."""

    name = "greedy"

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        ahead = Ahead(state, CHAIN)
        for _ in range(IMAGINED):
            imagined = state.imagine(seat, self.dice.getrandbits(64))
            if look(ahead, imagined, seat, self.dice.getrandbits(64)) > ENOUGH:
                break
        return best(ahead)
