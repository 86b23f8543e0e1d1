"""The numbers that are foretold, counted on the table as a view shows it; not asked of the rules.

Whoever compares them with what the rules foretell compares two answers, and not one with itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any, cast

from londinium.games.key_to_the_city.pieces import COLOUR_NAMES, HUE_NAMES, TILE_NAMES, First

View = Mapping[str, Any]


def shown_number(view: View, gauge: str, of: int) -> int | None:
    """The number of a seat, a colour or a tile; None where the view hides it."""
    if gauge in ("bid", "next", "lacking"):
        return of_tile(view, gauge, of)
    if gauge == "to-place":
        return cast(int, view["hold"][view["seat"]].get(COLOUR_NAMES[of], 0))
    if gauge == "passes":
        return passes(view) if of == view["seat"] else None
    if gauge == "points":
        return cast(int, view["scores"][of]["total"])
    if gauge in ("keyples", "skills"):
        return cast("int | None", view[gauge][of]["count"])
    if gauge == "tiles":
        return len(view["boroughs"][of])
    if gauge == "connectors":
        return cast(int, sum(view["hold"][of].values()))
    behind = view["keyples"][of]["colours"] if gauge in HUE_NAMES else view["skills"][of]["kinds"]
    return None if behind is None else cast(int, behind[gauge.removesuffix("s")])


def of_tile(view: View, gauge: str, of: int) -> int:
    if gauge == "bid":
        name = TILE_NAMES[First.ERA_1 + of]
        return next((offer["bids"][view["seat"]] for offer in view["auction"] if offer["tile"] == name), 0)
    name = TILE_NAMES[of]
    if gauge == "lacking":
        return next((len(one["missing"]) for one in view["upgrades"] if one["tile"] == name), 0)
    return 1 + next((one["used"] for one in chain(view["auction"], *view["boroughs"]) if one["tile"] == name), 0)


def passes(view: View) -> int:
    """How many more have to pass until all sail."""
    moored = {berth["seat"] for berth in view["berths"]}
    afloat = [seat for seat in range(view["players"]) if seat not in moored]
    return max(0, len(afloat) - len(view["passed"]))
