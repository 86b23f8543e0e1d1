"""Limits: how often somebody may do something, counted over the last minute."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

from londinium.server.errors import TooMuch
from londinium.server.wishes import Anything, Join, Say

if TYPE_CHECKING:
    from londinium.server.house import House
    from londinium.server.people import Person

MINUTE = 60.0
REMEMBERED = 20_000


class Limiter:
    """A bucket per (what, who) that fills up evenly and empties with use."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def spend(self, what: str, who: str, a_minute: int) -> None:
        """Count one; TooMuch if the minute's share is used up."""
        now, buckets, bucket = self.clock(), self.buckets, (what, who)
        left, at = buckets.get(bucket, (float(a_minute), now))
        left = min(float(a_minute), left + (now - at) * a_minute / MINUTE)
        if left < 1.0:
            after = (1.0 - left) * MINUTE / a_minute
            raise TooMuch(f"that is too often; try again in {after:.0f} seconds", after=round(after, 1))
        buckets[bucket] = (left - 1.0, now)
        buckets.move_to_end(bucket)
        if len(buckets) > REMEMBERED:
            buckets.popitem(last=False)


def check_limits(house: House, person: Person, wish: Anything) -> None:
    """Count what a person does."""
    limits = house.config.limits
    house.limiter.spend("requests", person.id, limits.requests)
    if isinstance(wish, Say):
        house.limiter.spend("sayings", person.id, limits.sayings)
    elif isinstance(wish, Join):
        house.limiter.spend("joins", person.id, limits.joins)
