"""What a seat cannot know."""

from __future__ import annotations

from londinium.games.kids_of_london.pieces import HOURS, UNDECIDED, Phase
from londinium.games.kids_of_london.rules import setting_up
from londinium.games.kids_of_london.rules.streets import Streets


def redraw(streets: Streets, seat: int) -> None:
    """The others' choices of this hour, and the order of all that is still face down."""
    back = 0
    for other in range(streets.players):
        if other != seat and has_chosen(streets, other):
            streets.hands[other] = unseen(streets, other)
            streets.pending[other] = UNDECIDED
            back |= 1 << other
    if back != 0:
        streets.call(streets.waiting | back)
    shuffle_unseen(streets)


def shuffle_unseen(streets: Streets) -> None:
    """Nobody knows the order of what is still face down."""
    if streets.round < HOURS:
        setting_up.shuffle_from(streets, streets.round + 1)


def settle(streets: Streets) -> None:
    """What is still face down, in the order of its numbers."""
    for i in range(streets.round + 1, HOURS):
        for j in range(i + 1, HOURS):
            if streets.tiles[j] < streets.tiles[i]:
                held = streets.tiles[i]
                streets.tiles[i] = streets.tiles[j]
                streets.tiles[j] = held
            if streets.players == 2 and streets.stranger[j] < streets.stranger[i]:
                held = streets.stranger[i]
                streets.stranger[i] = streets.stranger[j]
                streets.stranger[j] = held


def has_chosen(streets: Streets, seat: int) -> bool:
    """Whether the seat was asked in this phase and has answered: everyone sees that, and not what."""
    if streets.over or streets.waiting >> seat & 1:
        return False
    return streets.phase == Phase.SENDING or streets.thieves >> seat & 1 != 0


def unseen(streets: Streets, band: int) -> int:
    """The children of a band nobody has seen: one chosen in secret still looks as if it were in the hand."""
    if streets.phase == Phase.SENDING and band < streets.players and has_chosen(streets, band):
        return streets.hands[band] | 1 << streets.pending[band]
    return streets.hands[band]
