"""Who goes there, and whom each band sends."""

from __future__ import annotations

from londinium.core.state import Moves
from londinium.games.kids_of_london.pieces import CHIEF, HOURS, UNDECIDED, Act, Phase, Told
from londinium.games.kids_of_london.rules import the_end, theft
from londinium.games.kids_of_london.rules.streets import Streets

NOBODY = -1


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


# Sending a child


def choices(streets: Streets, seat: int, out: Moves) -> None:
    if streets.phase == Phase.SENDING:
        out.add_set(streets.hands[seat], 0, CHIEF + 1)
        return
    if streets.own_too:
        out.add(Act.TAKE_OWN)
    out.add(Act.TAKE_PURSE)
    if theft.may_be_comedian(streets):
        out.add(Act.TAKE_NOTHING)


def choose(streets: Streets, seat: int, move: int) -> None:
    streets.pending[seat] = move
    if streets.phase == Phase.SENDING:
        streets.hands[seat] &= ~(1 << move)
        streets.whisper(Told.CHOSE, seat, move, 0, 0, 1 << seat)
    else:
        streets.whisper(Told.DECIDED, seat, move, 0, 0, 1 << seat)
    streets.answered(seat)
    if streets.waiting == 0:
        if streets.phase == Phase.SENDING:
            theft.steal(streets)
        else:
            theft.settle(streets)


# The clock turns


def next_hour(streets: Streets) -> None:
    streets.round += 1
    if streets.round < HOURS:
        strike(streets)
    else:
        the_end.finish(streets)
