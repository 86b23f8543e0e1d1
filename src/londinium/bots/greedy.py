"""The greedy bot: looks one choice ahead in imagined positions and takes what the game's heuristic likes best.

One choice may be a short chain: while the same seat goes on choosing, it goes on looking, and what is forced is played.
Seats asked at the same time are given random choices, the same for every move compared, since nobody can know theirs.
"""

from __future__ import annotations

from londinium.bots.base import Bot
from londinium.core.state import State

IMAGINED = 32  # positions looked at for each choice
CHAIN = 3  # own choices looked ahead, the first included
FORCED = 64  # forced moves played at most, in case a game has no end of them


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
                hopes[i] += hope(imagined.clone(), seat, move, luck, CHAIN)
        return legal[max(range(len(legal)), key=hopes.__getitem__)]


def hope(state: State, seat: int, move: int, luck: int, chain: int) -> float:
    """What the position after a move is worth to the seat."""
    together = state.waiting & ~(1 << seat)
    now = state.round
    state.apply(move, seat)
    while state.round == now and state.waiting & together:
        other = first_of(state.waiting & together)
        legal = state.legal(other)
        luck = (luck * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        state.apply(legal[(luck >> 33) % len(legal)], other)
    play_forced(state)
    if chain > 1 and state.waiting == 1 << seat:
        return max(hope(state.clone(), seat, next_, luck, chain - 1) for next_ in state.legal(seat))
    return state.value(seat)


def play_forced(state: State) -> None:
    """Play on as long as nobody has a choice."""
    for _ in range(FORCED):
        if state.over:
            return
        legal = state.legal()
        if len(legal) != 1 or any(len(state.legal(seat)) > 1 for seat in range(state.players)):
            return
        state.apply(legal[0])


def first_of(seats: int) -> int:
    return (seats & -seats).bit_length() - 1
