"""What a seat of Kids of London may know, built up from nothing.

Everyone has seen every child that was sent, so what is left in each hand is known; what is chosen in this hour is not.
"""

from __future__ import annotations

from collections import Counter
from typing import TypedDict

from londinium.games.kids_of_london.pieces import (
    CHARACTERS,
    CHIEF,
    SENDING,
    SOURCE_NAMES,
    SOURCES,
    UNDECIDED,
)
from londinium.games.kids_of_london.rules import Streets


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
    hour = streets.round
    sharing = not streets.over and streets.phase != SENDING
    characters = [CHARACTERS[tile] for tile in streets.tiles]
    thieves = [band for band in range(streets.bands) if sharing and streets.thieves >> band & 1]
    asked = set(thieves) if sharing else set(range(streets.players))
    chosen = [not streets.over and s in asked and not streets.waiting >> s & 1 for s in range(streets.players)]
    purse = 0 if streets.over else streets.data.coins[streets.tiles[hour]]
    return KidsView(
        hour=hour + 1,
        phase="over" if streets.over else "sharing" if sharing else "sending",
        character=None if streets.over else characters[hour],
        purse=purse,
        past=characters[:hour],
        to_come=dict(sorted(Counter(characters[hour + 1 :]).items())),
        hands=[unseen(streets, band) for band in range(streets.bands)],
        chosen=chosen,
        my_choice=streets.pending[seat] if seat is not None and chosen[seat] else None,
        shown=[None if child == UNDECIDED else child for child in list(streets.played)[: streets.bands]],
        thieves=thieves,
        share=purse // len(thieves) if thieves else purse,
        own_too=sharing and streets.own_too,
        coins=list(streets.coins)[: streets.bands],
        sources=[sources_of(streets, band) for band in range(streets.bands)],
        stranger=streets.stranger[hour] if streets.players == 2 and not streets.over else None,
    )


def unseen(streets: Streets, band: int) -> list[int]:
    """The children of a band nobody has seen: a child chosen in secret still looks as if it were in the hand."""
    hand = streets.hands[band]
    if band < streets.players and not streets.over and streets.phase == SENDING and not streets.waiting >> band & 1:
        hand |= 1 << streets.pending[band]
    return [child for child in range(CHIEF + 1) if hand >> child & 1]


def sources_of(streets: Streets, band: int) -> dict[str, int]:
    """Where a band's coins came from; what the beggar took is negative."""
    found = {name: streets.ledger[band * SOURCES + i] for i, name in enumerate(SOURCE_NAMES)}
    found["beggar"] = -found["beggar"]
    return found
