"""Rate limits: how often a person, and all from one address together, may do something: a token bucket for each."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from londinium.server.config import Limits
from londinium.server.errors import TooMuch
from londinium.server.tables.commands import AnyCommand, AskForHint, Foretell, Join, Say

MINUTE = 60.0
REMEMBERED = 20_000


class Limiter:
    """A bucket per (what, who) that fills up evenly and empties with use."""

    __slots__ = ("buckets", "limits", "ticks")

    def __init__(self, limits: Limits, ticks: Callable[[], float]) -> None:
        self.limits = limits
        self.ticks = ticks
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str, a_minute: int) -> None:
        """Count one; TooMuch if the minute's share is used up."""
        now, buckets, bucket = self.ticks(), self.buckets, (what, who)
        left, at = buckets.get(bucket, (a_minute, now))
        left = min(a_minute, left + (now - at) * a_minute / MINUTE)
        if left < 1.0:
            after = (1.0 - left) * MINUTE / a_minute
            raise TooMuch(f"that is too often; try again in {after:.0f} seconds", after=round(after, 1))
        buckets[bucket] = (left - 1.0, now)
        buckets.move_to_end(bucket)
        if len(buckets) > REMEMBERED:
            buckets.popitem(last=False)

    def spend_from(self, what: str, address: str, a_minute: int) -> None:
        """Count one for an address: whoever comes as many people can do no more than a crowd."""
        self.spend(what + " from", address, a_minute * self.limits.crowd)

    def spend_both(self, what: str, person: str, address: str, a_minute: int) -> None:
        """Count one for the person, and for the address they come from."""
        self.spend(what, person, a_minute)
        self.spend_from(what, address, a_minute)

    def check(self, person: str, address: str, command: AnyCommand) -> None:
        """Count what a person does."""
        limits = self.limits
        self.spend("requests", person, limits.requests)
        if isinstance(command, Say):
            self.spend_both("sayings", person, address, limits.sayings)
        elif isinstance(command, Foretell):
            self.spend_both("outlooks", person, address, limits.outlooks)
        elif isinstance(command, AskForHint):
            self.spend_both("hints", person, address, limits.hints)
        elif isinstance(command, Join):
            self.spend_both("joins", person, address, limits.joins)
