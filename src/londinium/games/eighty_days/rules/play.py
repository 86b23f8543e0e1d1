"""The game in play: which chapter of the rules answers what the engine asks."""

from __future__ import annotations

from londinium.core.state import Moves, Seen
from londinium.games.eighty_days.rules import gauges, knowledge, observed, setting_up, the_end, turn
from londinium.games.eighty_days.rules.race import Race


class Play(Race):
    """The race in play."""

    def deal(self) -> None:
        setting_up.deal(self)

    def choices(self, seat: int, out: Moves) -> None:
        turn.choices(self, seat, out)

    def choose(self, seat: int, move: int) -> None:
        turn.choose(self, seat, move)

    def redraw(self, seat: int) -> None:
        knowledge.redraw(self, seat)

    def settle(self, seat: int) -> None:
        knowledge.settle(self)

    def shuffle_unseen(self) -> None:
        knowledge.shuffle_unseen(self)

    def gauge(self, which: int, of: int, seat: int) -> int:
        return gauges.gauge(self, which, of)

    def perceive(self, seat: int, out: Seen) -> None:
        observed.perceive(self, seat, out)

    def unfinished(self, seat: int) -> bool:
        return gauges.is_under_way(self)

    def tally(self, seat: int) -> int:
        return the_end.tally(self, seat)

    def victory(self, seat: int) -> float:
        return the_end.victory(self, seat)
