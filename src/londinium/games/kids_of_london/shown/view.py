"""What a seat of Kids of London may know, built up from nothing.

Everyone has seen every child that was sent, so what is left in each hand is known; what is chosen in this hour is not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypedDict, cast

from londinium.core.events import encode, members
from londinium.core.game import Memory, Views
from londinium.games.kids_of_london.pieces import CHARACTERS, CHILDREN_IN, KINDS, SOURCES, UNDECIDED, Phase, Source
from londinium.games.kids_of_london.rules import asked
from londinium.games.kids_of_london.rules.streets import Streets

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
    places: list[str | None]  # who is richest, and second, which is the winning place; nobody while all have as much
    sources: list[dict[str, int]]  # where each band's coins came from
    stranger: int | None  # the fictitious player's child of this hour


def view_of(streets: Streets, seat: int | None) -> KidsView:
    seen = seen_by_all(streets)
    return cast(KidsView, {**seen, "my_choice": own_choice(streets, seen["chosen"], seat)})


def views_of(streets: Streets, seats: Sequence[int | None], memory: Memory) -> Views:
    """All but the choices under way is before all eyes."""
    chosen = chosen_now(streets)
    for_all = b'%b,"chosen":%b' % (until_chosen(streets, memory, seen_meanwhile), encode(chosen))
    return for_all, {seat: b'"my_choice":%b' % encode(own_choice(streets, chosen, seat)) for seat in seats}


def until_chosen(streets: Streets, memory: Memory, told: Callable[[Streets], dict[str, Any]]) -> bytes:
    """What stays the same until the choices under way are made, as members of JSON."""
    stage = streets.round, streets.phase, streets.over
    known = memory.get(told)
    if known is None or known[0] != stage:
        known = memory[told] = stage, members(told(streets))
    return cast(bytes, known[1])


def all_along(streets: Streets, memory: Memory, told: Callable[[Streets], dict[str, Any]]) -> bytes:
    """What stays the same to the end of the game, as members of JSON."""
    if told not in memory:
        memory[told] = members(told(streets))
    return cast(bytes, memory[told])


def seen_meanwhile(streets: Streets) -> dict[str, Any]:
    seen = seen_by_all(streets)
    del seen["chosen"]
    return seen


def chosen_now(streets: Streets) -> list[bool]:
    """Which seats have chosen in this phase."""
    return [asked.has_chosen(streets, seat) for seat in range(streets.players)]


def own_choice(streets: Streets, chosen: list[bool], seat: int | None) -> int | None:
    return streets.pending[seat] if seat is not None and chosen[seat] else None


def seen_by_all(streets: Streets) -> dict[str, Any]:
    hour, over, bands = streets.round, streets.over, streets.bands
    sharing = not over and streets.phase != Phase.SENDING
    tiles = streets.tiles
    thieves = [band for band in range(bands) if streets.thieves >> band & 1] if sharing else []
    to_come = [0] * KINDS
    for tile in tiles[hour + 1 :]:
        to_come[tile] += 1
    return {
        "hour": hour + 1,
        "phase": "over" if over else "sharing" if sharing else "sending",
        "character": None if over else CHARACTERS[tiles[hour]],
        "purse": 0 if over else streets.data.coins[tiles[hour]],
        "past": [CHARACTERS[tile] for tile in tiles[:hour]],
        "to_come": {CHARACTERS[tile]: to_come[tile] for tile in BY_NAME if to_come[tile]},
        "hands": [list(CHILDREN_IN[asked.unseen(streets, band)]) for band in range(bands)],
        "chosen": chosen_now(streets),
        "shown": [None if child == UNDECIDED else child for child in streets.played[:bands]],
        "thieves": thieves,
        "share": 0 if over else asked.share(streets, tiles[hour], len(thieves) or 1),
        "own_too": sharing and streets.own_too,
        "coins": list(streets.coins[:bands]),
        "places": [place_of(streets, band) for band in range(bands)],
        "sources": sources_of(streets),
        "stranger": streets.stranger[hour] if streets.players == 2 and not over else None,
    }


def place_of(streets: Streets, band: int) -> str | None:
    if asked.is_second_richest(streets, band):
        return "second"
    behind = any(asked.is_second_richest(streets, other) for other in range(streets.bands))
    return "richest" if behind and asked.is_richest(streets, band) else None


def sources_of(streets: Streets) -> list[dict[str, int]]:
    """Where each band's coins came from; what the beggar took is negative."""
    ledger = streets.ledger
    return [
        {
            "robbed": ledger[own + Source.ROBBED],
            "elsewhere": ledger[own + Source.ELSEWHERE],
            "given": ledger[own + Source.GIVEN],
            "beggar": -ledger[own + Source.BEGGED],
        }
        for own in range(0, streets.bands * SOURCES, SOURCES)
    ]
