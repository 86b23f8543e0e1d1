"""What a seat of Kids of London may know, built up from nothing.

Everyone has seen every child that was sent, so what is left in each hand is known; what is chosen in this hour is not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict, cast

from londinium.core.game import Views
from londinium.games.kids_of_london.pieces import (
    BEGGED,
    CHARACTERS,
    CHILDREN_IN,
    ELSEWHERE,
    GIVEN,
    KINDS,
    ROBBED,
    SENDING,
    SOURCES,
    UNDECIDED,
)
from londinium.games.kids_of_london.rules import Streets

BY_NAME = sorted(range(KINDS), key=CHARACTERS.__getitem__)  # in an order that says nothing of when they come


class KidsView(TypedDict):
    """One seat's view. Lists but `chosen` have an entry per band: the seats, then the stranger where there is one."""

    hour: int  # 1 to 9; 10 when the game is over
    phase: str  # sending, sharing or over
    character: str | None  # who was seen this hour
    purse: int  # what the character carries
    past: list[str]  # the characters of the hours before, in order
    to_come: dict[str, int]  # how many of each are still face down
    hands: list[list[int]]  # the children of each band that nobody has seen yet
    chosen: list[bool]  # which seats have chosen in this phase
    my_choice: int | None  # the id of the seat's own choice in this phase
    shown: list[int | None]  # the children last seen in the street
    thieves: list[int]  # the bands that rob the character and choose what to take
    share: int  # what each of them takes if it robs
    own_too: bool  # whether they may take their own child's value instead
    coins: list[int]  # at the end, what each band brought home; the scores say who had to give it back
    sources: list[dict[str, int]]  # where each band's coins came from
    stranger: int | None  # the fictitious player's child of this hour


def view_of(streets: Streets, seat: int | None) -> KidsView:
    for_all, for_each = views_of(streets, [seat])
    return cast(KidsView, {**for_all, **for_each[seat]})


def views_of(streets: Streets, seats: Sequence[int | None]) -> Views:
    """Nearly everything is before all eyes: only one's own choice is one's own."""
    hour, over, bands, waiting = streets.round, streets.over, streets.bands, streets.waiting
    sharing = not over and streets.phase != SENDING
    tiles = list(streets.tiles)
    thieves = [band for band in range(bands) if streets.thieves >> band & 1] if sharing else []
    asked = thieves if sharing else range(streets.players)
    chosen = [not over and s in asked and not waiting >> s & 1 for s in range(streets.players)]
    purse = 0 if over else streets.data.coins[tiles[hour]]
    to_come = tiles[hour + 1 :]
    for_all: dict[str, Any] = {
        "hour": hour + 1,
        "phase": "over" if over else "sharing" if sharing else "sending",
        "character": None if over else CHARACTERS[tiles[hour]],
        "purse": purse,
        "past": [CHARACTERS[tile] for tile in tiles[:hour]],
        "to_come": {CHARACTERS[tile]: to_come.count(tile) for tile in BY_NAME if tile in to_come},
        "hands": [list(CHILDREN_IN[hand]) for hand in unseen(streets)],
        "chosen": chosen,
        "shown": [None if child == UNDECIDED else child for child in list(streets.played)[:bands]],
        "thieves": thieves,
        "share": purse // len(thieves) if thieves else purse,
        "own_too": sharing and streets.own_too,
        "coins": list(streets.coins)[:bands],
        "sources": sources_of(streets),
        "stranger": streets.stranger[hour] if streets.players == 2 and not over else None,
    }
    pending = streets.pending
    return for_all, {
        seat: {"my_choice": pending[seat] if seat is not None and chosen[seat] else None} for seat in seats
    }


def unseen(streets: Streets) -> list[int]:
    """The children of each band nobody has seen: one chosen in secret still looks as if it were in the hand."""
    hands, pending = list(streets.hands)[: streets.bands], streets.pending
    if not streets.over and streets.phase == SENDING:
        for seat in range(streets.players):
            if not streets.waiting >> seat & 1:
                hands[seat] |= 1 << pending[seat]
    return hands


def sources_of(streets: Streets) -> list[dict[str, int]]:
    """Where each band's coins came from; what the beggar took is negative."""
    ledger = list(streets.ledger)
    owns = [ledger[band * SOURCES : (band + 1) * SOURCES] for band in range(streets.bands)]
    return [
        {"robbed": own[ROBBED], "elsewhere": own[ELSEWHERE], "given": own[GIVEN], "beggar": -own[BEGGED]}
        for own in owns
    ]
