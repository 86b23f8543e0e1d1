"""One hour in the streets, for the tests: set up, played, and checked for anything that changed without being asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

import londinium
from londinium import Event, IllegalMove, Refusal, Table
from londinium.core.fields import fingerprint

GAME = londinium.game("kids-of-london")
PURSES = {"merchant": 4, "left-curate": 5, "right-curate": 5, "jeweller": 6, "banker": 7, "prince": 8, "beggar": 3}
TILES = {"merchant": 2, "left-curate": 1, "right-curate": 1, "jeweller": 2, "banker": 1, "prince": 1, "beggar": 1}
CHIEF = 8
HOURS = 9
MIDDAY = 3  # any hour that is neither the first nor the last
PLENTY = 10  # coins enough to lose some

Takes = dict[int, str]


@dataclass
class Hour:
    """What an hour came to."""

    table: Table
    events: list[Event]
    gains: list[dict[str, int]]  # what each band gained by source, sources that did not change left out

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """Everything of a kind that happened: who, then the facts."""
        return [(event.who, *event.facts.values()) for event in self.events if event.kind == kind]


def street(
    character: str,
    sent: list[int],
    *,
    hour: int = MIDDAY,
    coins: list[int] | None = None,
    stranger: int | None = None,
) -> Table:
    """A table in which each seat still holds the child it is about to send; with a stranger, a table of two."""
    left = HOURS + 1 - hour
    hands = [[child, *[other for other in range(CHIEF + 1) if other != child][: left - 1]] for child in sent]
    position: dict[str, Any] = {"players": len(sent), "hour": hour, "character": character, "seed": hour}
    bands = len(sent)
    if stranger is not None:
        order = [child for child in range(CHIEF + 1) if child != stranger]
        order.insert(hour - 1, stranger)
        hands.append(order[hour:])
        position["stranger"] = order
        bands += 1
    return GAME.restore({**position, "hands": hands, "coins": coins or [PLENTY] * bands})


def send(table: Table, sent: list[int]) -> list[Event]:
    """Every seat sends its child."""
    return [event for seat, child in enumerate(sent) for event in table.play(seat, f"send {child}")]


def steal(
    character: str,
    sent: list[int],
    takes: Takes | None = None,
    *,
    hour: int = MIDDAY,
    coins: list[int] | None = None,
    stranger: int | None = None,
) -> Hour:
    """Play one hour. `takes` names exactly the thieves who are asked what to take, and what they answer."""
    table = street(character, sent, hour=hour, coins=coins, stranger=stranger)
    before = table.view(None)
    truth = table.snapshot()
    events = send(table, sent)
    asked = table.to_act if table.view(None)["phase"] == "sharing" else ()
    assert asked == tuple(sorted(takes or {}))
    for seat, take in (takes or {}).items():
        events += table.play(seat, take)
    after = table.view(None)
    gains = [
        {name: new[name] - old[name] for name in new if new[name] != old[name]}
        for old, new in zip(before["sources"], after["sources"], strict=True)
    ]
    street_children = sent if stranger is None else [*sent, stranger]
    assert after == an_hour_later(before, truth, street_children, gains)
    return Hour(table, events, gains)


def places_by(coins: list[int]) -> list[str | None]:
    """Who is richest and who second, the winning place; nobody while all have as much."""
    ranked = sorted(set(coins), reverse=True)
    named = dict(zip(ranked, ("richest", "second"), strict=False)) if len(ranked) > 1 else {}
    return [named.get(one) for one in coins]


def an_hour_later(
    before: dict[str, Any], truth: dict[str, Any], sent: list[int], gains: list[dict[str, int]]
) -> dict[str, Any]:
    """What everyone must see after an hour: the clock has turned, the children are gone, only these gains differ."""
    hour = before["hour"]
    over = hour == HOURS
    to_come = dict(before["to_come"])
    coming = None if over else truth["characters"][hour]
    if coming is not None:
        to_come[coming] -= 1
    purse = 0 if coming is None else PURSES[coming]
    hands = [[child for child in hand if child != out] for hand, out in zip(before["hands"], sent, strict=True)]
    stranger = None
    if before["stranger"] is not None and not over:
        stranger = truth["stranger"][hour]
        hands[-1].remove(stranger)
    coins = [had + sum(gain.values()) for had, gain in zip(before["coins"], gains, strict=True)]
    return {
        **before,
        "round": hour,
        "hour": hour + 1,
        "over": over,
        "phase": "over" if over else "sending",
        "to_act": [] if over else before["to_act"],
        "character": coming,
        "purse": purse,
        "share": purse,
        "past": [*before["past"], before["character"]],
        "to_come": {name: count for name, count in to_come.items() if count},
        "hands": hands,
        "shown": sent,
        "stranger": stranger,
        "coins": coins,
        "places": places_by(coins),
        "sources": [
            {name: coins + gain.get(name, 0) for name, coins in sources.items()}
            for sources, gain in zip(before["sources"], gains, strict=True)
        ],
    }


def robbed(coins: int) -> dict[str, int]:
    return {"robbed": coins} if coins else {}


def elsewhere(coins: int) -> dict[str, int]:
    return {"elsewhere": coins} if coins else {}


def given(coins: int) -> dict[str, int]:
    return {"given": coins} if coins else {}


def lost(coins: int) -> dict[str, int]:
    return {"beggar": -coins} if coins else {}


NOTHING: dict[str, int] = {}


def places(table: Table) -> dict[Any, tuple[int, int, bool]]:
    return {rank.who: (rank.place, rank.points, rank.won) for rank in table.ranking()}


def payoffs(table: Table) -> list[float]:
    return [table.state.payoff(seat) for seat in range(table.players)]


def refused(table: Table, seat: int, move: str) -> tuple[str, str]:
    """The key and rule of a refusal, after making sure that nothing changed."""
    before, log = fingerprint(table.state), len(table.log)
    refusal = table.refusal(seat, move)
    assert isinstance(refusal, Refusal)
    with pytest.raises(IllegalMove) as caught:
        table.play(seat, move)
    assert caught.value.refusal == refusal
    assert (fingerprint(table.state), len(table.log)) == (before, log)
    return refusal.key, refusal.rule
