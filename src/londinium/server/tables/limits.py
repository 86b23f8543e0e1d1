"""Limits: how often a person, and all from one address together, may do something, counted over the last minute."""

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

    __slots__ = ("buckets", "ticks")

    def __init__(self, ticks: Callable[[], float]) -> None:
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


def check_limits(house: House, person: Person, address: str, wish: Anything) -> None:
    """Count what a person does."""
    limits = house.config.limits
    house.limiter.spend("requests", person.id, limits.requests)
    if isinstance(wish, Say):
        spend_both(house, "sayings", person, address, limits.sayings)
    elif isinstance(wish, Join):
        spend_both(house, "joins", person, address, limits.joins)


def spend_both(house: House, what: str, person: Person, address: str, a_minute: int) -> None:
    """Count one for the person, and for the address they come from."""
    house.limiter.spend(what, person.id, a_minute)
    spend_from(house, what, address, a_minute)


def spend_from(house: House, what: str, address: str, a_minute: int) -> None:
    """Count one for an address: whoever comes as many people can do no more than a crowd."""
    house.limiter.spend(what + " from", address, a_minute * house.config.limits.crowd)
