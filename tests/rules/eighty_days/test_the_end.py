"""The end: the first home, play for places, the last round."""

from __future__ import annotations

import pytest

from tests.rules.eighty_days.track import GAME, money, moves, play, race, spaces, told, why


def test_the_game_ends_at_once_when_the_first_comes_home() -> None:
    table = race(3, spaces=[76, 79, 50], money=[10, 1, 80], rumours=[0, 0, 3])
    play(table, "forward 4")
    assert table.over
    assert table.to_act == ()
    assert [table.state.payoff(seat) for seat in range(3)] == [1.0, 0.0, 0.0]
    assert [(rank.place, rank.who, rank.won) for rank in table.ranking()] == [
        (1, 0, True),
        (2, 1, False),
        (3, 2, False),
    ]


def test_play_for_places_goes_on_until_one_is_left() -> None:
    options = {"places": True}
    table = race(3, options=options, spaces=[76, 79, 69], money=[10, 21, 80], rumours=[0, 0, 3])
    play(table, "forward 4")
    assert not table.over
    assert table.to_act == (1,)
    events = play(table, "forward 1")
    assert told(events, "came-home") == [(1, 2, 20)]
    assert table.over
    assert [(rank.place, rank.who, rank.won) for rank in table.ranking()] == [
        (1, 0, True),
        (2, 1, False),
        (3, 2, False),
    ]
    assert table.state.payoff(0) == 1.0


def test_each_place_allows_ten_pounds_more() -> None:
    options = {"places": True}
    table = race(4, options=options, spaces=[80, 80, 79, 10], money=[0, 0, 31, 80], rumours=[0, 0, 0, 3], turn=2)
    assert "forward 1" in moves(table)
    table = race(4, options=options, spaces=[80, 80, 79, 10], money=[0, 0, 32, 80], rumours=[0, 0, 0, 3], turn=2)
    assert why(table, "forward 1") == "home-money"


def test_players_at_home_are_passed_over_and_give_their_characters_back() -> None:
    options = {"places": True}
    characters = [["fix"], [], []]
    table = race(3, options=options, spaces=[76, 36, 25], money=[10, 80, 80], rumours=[0, 3, 3], characters=characters)
    play(table, "forward 4")
    assert table.view(None)["discards"] == {"fix": 1}
    events = play(table, "take")
    assert told(events, "bet-lost") == [(2, 3)]
    play(table, "forward 1")
    assert table.to_act == (1,)


def test_after_a_hundred_rounds_whoever_is_nearest_home_wins() -> None:
    table = race(3, spaces=[36, 41, 32], round=100)
    play(table, "take", "take")
    events = play(table, "take")
    assert told(events, "time-up") == [(None, 100)]
    assert told(events, "won") == [(1, 41)]
    assert table.over
    assert [rank.who for rank in table.ranking()] == [1, 0, 2]


def test_equally_near_players_share_the_victory_after_a_hundred_rounds() -> None:
    table = race(3, spaces=[0, 0, 1], money=[0, 0, 0], round=100, turn=2)
    assert moves(table) == ["restart"]
    play(table, "restart")
    assert table.over
    assert spaces(table) == [0, 0, 0]
    assert [table.state.payoff(seat) for seat in range(3)] == [1 / 3] * 3


@pytest.mark.parametrize("players", [2, 6])
def test_every_game_ends_within_a_hundred_rounds(players: int) -> None:
    results = GAME.playouts(40, players, seed=2)
    assert int(results.rounds.max()) <= 100
    assert int(results.decisions.max()) <= GAME.bound(players, {"hats": 1})
    assert results.payoffs.sum(axis=1).tolist() == pytest.approx([1.0] * 40)


def test_the_score_is_how_far_one_has_come() -> None:
    table = race(3, spaces=[36, 41, 0])
    assert [score.points for score in table.scores()] == [36, 41, 0]
    assert money(table) == [80, 80, 80]
