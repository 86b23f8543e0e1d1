"""Position: one more than the hats ahead."""

from __future__ import annotations

from tests.rules.eighty_days.track import GAME, play, positions, race, told


def test_the_position_is_one_more_than_the_hats_ahead() -> None:
    assert positions(race(4, spaces=[10, 42, 3, 38])) == [3, 1, 4, 2]


def test_hats_in_london_share_a_position_behind_all_others() -> None:
    assert positions(GAME.table(3, seed=1)) == [1, 1, 1]
    assert positions(race(4, spaces=[0, 5, 0, 2])) == [3, 1, 3, 2]


def test_hats_already_home_count_as_ahead() -> None:
    table = race(3, options={"places": True}, spaces=[80, 36, 34], turn=1, rumours=[0, 3, 3])
    assert positions(table) == [1, 2, 3]
    events = play(table, "forward 8")
    assert told(events, "bet-lost") == [(2, 3)]
    events = play(table, "forward 2")
    assert told(events, "bet-lost") == [(1, 2)]
