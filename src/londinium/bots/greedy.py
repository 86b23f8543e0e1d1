"""The greedy bot: looks one choice ahead in imagined positions and takes what the game's heuristic likes best.

One choice may be a short chain: while the same seat goes on choosing it goes on looking. Seats that choose at the same
time are given random choices, the same ones for every move compared, since nobody can know theirs.
"""

from __future__ import annotations

from londinium.bots.base import Bot
from londinium.core.state import State

IMAGINED = 24  # positions looked at for each choice
CHAIN = 3  # own choices looked ahead, the first included


class Greedy(Bot):
    """Takes the move whose consequences look best on average."""

    name = "greedy"

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        hopes = [0.0] * len(legal)
        for _ in range(IMAGINED):
            imagined = state.imagine(seat, self.dice.getrandbits(64))
            luck = self.dice.getrandbits(64)
            for i, move in enumerate(legal):
                hopes[i] += self.hope(imagined.clone(), seat, move, luck, CHAIN)
        return legal[max(range(len(legal)), key=hopes.__getitem__)]

    def hope(self, state: State, seat: int, move: int, luck: int, chain: int) -> float:
        """What the position after a move is worth to the seat."""
        others = state.waiting & ~(1 << seat)
        state.apply(move, seat)
        for other in range(state.players):
            if others >> other & 1 and state.waiting >> other & 1:
                legal = state.legal(other)
                state.apply(legal[luck % len(legal)], other)
                luck = luck // len(legal) ^ luck << 7 & 0xFFFFFFFFFFFFFFFF
        if chain > 1 and state.actor == seat and not state.over and state.waiting == 1 << seat:
            return max(self.hope(state.clone(), seat, next_, luck, chain - 1) for next_ in state.legal(seat))
        return state.value(seat)
