"""What a seat cannot know."""

from __future__ import annotations

from londinium.games.kids_of_london.pieces import HOURS, UNDECIDED, Phase
from londinium.games.kids_of_london.rules import setting_up
from londinium.games.kids_of_london.rules.streets import Streets

# What a seat cannot know


def redraw(streets: Streets, seat: int) -> None:
    """The others' choices of this hour, and the order of all that is still face down."""
    back = 0
    for other in range(streets.players):
        if other != seat and not streets.over and not streets.waiting >> other & 1 and owed(streets, other):
            if streets.phase == Phase.SENDING:
                streets.hands[other] |= 1 << streets.pending[other]
            streets.pending[other] = UNDECIDED
            back |= 1 << other
    if back != 0:
        streets.call(streets.waiting | back)
    shuffle_unseen(streets)


def shuffle_unseen(streets: Streets) -> None:
    """Nobody knows the order of what is still face down."""
    if streets.round < HOURS:
        setting_up.shuffle_from(streets, streets.round + 1)


def owed(streets: Streets, seat: int) -> bool:
    """Whether the seat was asked in this phase, answered or not."""
    return streets.phase == Phase.SENDING or streets.thieves >> seat & 1 != 0
