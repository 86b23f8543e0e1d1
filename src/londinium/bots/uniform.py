"""The random bot: any legal move, each as likely."""

from __future__ import annotations

from londinium.bots.base import Bot
from londinium.core.state import State


class Random(Bot):
    """Plays any legal move."""

    name = "random"

    def choose(self, state: State, seat: int) -> int:
        return self.dice.choice(state.legal(seat))
