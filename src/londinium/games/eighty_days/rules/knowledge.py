"""What a seat cannot know."""

from __future__ import annotations

from londinium.games.eighty_days.rules import setting_up
from londinium.games.eighty_days.rules.race import Race


def redraw(race: Race, seat: int) -> None:
    """Only the order of the draw pile is hidden."""
    setting_up.shuffle_pile(race)


def shuffle_unseen(race: Race) -> None:
    """And it is hidden from everyone."""
    setting_up.shuffle_pile(race)
