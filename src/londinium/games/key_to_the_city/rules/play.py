"""The game in play: which chapter of the rules answers what the engine asks."""

from __future__ import annotations

from londinium.core.state import Moves, Seen
from londinium.games.key_to_the_city.pieces import Gauge
from londinium.games.key_to_the_city.rules import eras, gauges, knowledge, observed, scores, setting_up, turn
from londinium.games.key_to_the_city.rules.city import City


class Play(City):
    """The city in play."""

    def deal(self) -> None:
        setting_up.deal(self)

    def choices(self, seat: int, out: Moves) -> None:
        turn.choices(self, seat, out)

    def choose(self, seat: int, move: int) -> None:
        turn.choose(self, seat, move)

    def beside(self, seat: int) -> int:
        return turn.beside(self, seat)

    def redraw(self, seat: int) -> None:
        knowledge.redraw(self, seat)

    def settle(self, seat: int) -> None:
        knowledge.settle(self)

    def shuffle_unseen(self) -> None:
        knowledge.shuffle_unseen(self)

    def gauge(self, which: int, of: int, seat: int) -> int:
        return gauges.gauge(self, which, of, seat)

    def perceive(self, seat: int, out: Seen) -> None:
        observed.perceive(self, seat, out)

    def unfinished(self, seat: int) -> bool:
        return gauges.is_under_way(self, seat)

    def tally(self, seat: int) -> int:
        return scores.tally(self, seat)

    def score_known(self, of: int, seat: int) -> int:
        return gauges.gauge(self, Gauge.POINTS, of, seat)

    def victory(self, seat: int) -> float:
        return eras.victory(self, seat)
