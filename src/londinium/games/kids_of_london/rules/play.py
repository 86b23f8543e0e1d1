"""The game in play: which chapter of the rules answers what the engine asks."""

from __future__ import annotations

from londinium.core.state import Moves, Seen
from londinium.games.kids_of_london.pieces import Phase
from londinium.games.kids_of_london.rules import gauges, knowledge, observed, sending, setting_up, the_end, theft
from londinium.games.kids_of_london.rules.streets import Streets


class Play(Streets):
    """Nine hours in London: which chapter answers what the engine asks."""

    def deal(self) -> None:
        setting_up.deal(self)

    def choices(self, seat: int, out: Moves) -> None:
        if self.phase == Phase.SENDING:
            sending.offer_children(self, seat, out)
        else:
            theft.offer_takes(self, out)

    def choose(self, seat: int, move: int) -> None:
        if self.phase == Phase.SENDING:
            sending.send(self, seat, move)
        else:
            theft.take(self, seat, move)

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
