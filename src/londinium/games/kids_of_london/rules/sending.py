"""Who goes there, and whom each band sends."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.kids_of_london.pieces import CHIEF, HOURS, NOBODY, UNDECIDED, Phase, Told
from londinium.games.kids_of_london.rules import the_end, theft
from londinium.games.kids_of_london.rules.streets import Streets


def strike(streets: Streets) -> None:
    """The hour strikes: the next character appears and every band owes a child; the stranger's is seen first."""
    streets.phase = Phase.SENDING
    for band in range(streets.bands):
        streets.pending[band] = UNDECIDED
    shown = UNDECIDED
    if streets.players == 2:
        shown = streets.stranger[streets.round]
        streets.pending[2] = shown
        streets.hands[2] &= ~(1 << shown)
    streets.tell(Told.HOUR_STRUCK, NOBODY, streets.round + 1, streets.tiles[streets.round], shown)
    streets.call((1 << streets.players) - 1)


def offer_children(streets: Streets, seat: int, out: Moves) -> None:
    """Any child still in hand."""
    out.add_set(streets.hands[seat], 0, CHIEF + 1)


def send(streets: Streets, seat: int, child: int) -> None:
    """In secret; with the last choice all children are turned up together."""
    streets.pending[seat] = child
    streets.hands[seat] &= ~(1 << child)
    streets.whisper(Told.CHOSE, seat, child, 0, 0, 1 << seat)
    streets.answered(seat)
    if streets.waiting == 0:
        theft.steal(streets)


# The clock turns


def next_hour(streets: Streets) -> None:
    streets.round += 1
    if streets.round < HOURS:
        strike(streets)
    else:
        the_end.finish(streets)
