"""What a seat cannot know."""

from __future__ import annotations

from londinium.games.eighty_days.rules import setting_up
from londinium.games.eighty_days.rules.race import Race


def redraw(race: Race, seat: int) -> None:
    """Only the order of the draw pile is hidden."""
    setting_up.shuffle_pile(race)


def settle(race: Race) -> None:
    """The draw pile in the order of its cards."""
    for i in range(race.pile_count):
        for j in range(i + 1, race.pile_count):
            if race.pile[j] < race.pile[i]:
                held = race.pile[i]
                race.pile[i] = race.pile[j]
                race.pile[j] = held


def shuffle_unseen(race: Race) -> None:
    """And it is hidden from everyone."""
    setting_up.shuffle_pile(race)
