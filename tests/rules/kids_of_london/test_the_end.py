"""The end: the richest are stripped of everything, the second richest win."""

from __future__ import annotations

import pytest

from londinium import Table
from tests.rules.kids_of_london.street import GAME, HOURS, NOTHING, payoffs, places, robbed, send, steal, street


def at_the_end(coins: list[int]) -> Table:
    """A finished game of three or more with these coins."""
    return GAME.restore({"players": len(coins), "hour": 10, "coins": coins})


def test_the_game_ends_after_nine_hours_and_not_before() -> None:
    table = GAME.table(3, seed=3)
    for hour in range(1, HOURS + 1):
        assert (table.over, table.view(None)["hour"]) == (False, hour)
        send(table, [hour - 1, hour % 9, (hour + 1) % 9])
        while table.view(None)["phase"] == "sharing":
            table.play(table.to_act[0], "take-purse")
    assert table.over
    assert table.to_act == ()
    assert table.view(None)["hour"] == 10
    assert sum(table.view(None)["to_come"].values()) == 0


def test_the_richest_is_stripped_and_the_second_richest_wins() -> None:
    hour = steal("banker", [3, 2, 1], hour=9, coins=[1, 5, 5])
    assert hour.gains == [robbed(7), NOTHING, {"elsewhere": 1}]
    assert [(event.kind, event.who, event.facts) for event in hour.events[-3:]] == [
        ("stripped", 0, {"coins": 8}),
        ("won", 2, {"coins": 6}),
        ("ended", None, {}),
    ]
    assert places(hour.table) == {2: (1, 6, True), 1: (2, 5, False), 0: (3, 0, False)}
    assert payoffs(hour.table) == [0.0, 0.0, 1.0]


def test_the_stripped_have_no_points_and_come_last_behind_those_who_never_had_a_coin() -> None:
    table = at_the_end([30, 0, 12, 4])
    assert [table.state.points(seat) for seat in range(4)] == [0, 0, 12, 4]
    assert places(table) == {2: (1, 12, True), 3: (2, 4, False), 1: (3, 0, False), 0: (4, 0, False)}


def test_if_several_are_richest_all_of_them_are_stripped() -> None:
    hour = steal("merchant", [0, 2, 1, 1], hour=9, coins=[9, 5, 7, 9])
    assert hour.table.view(None)["coins"] == [9, 9, 7, 9]
    assert hour.told("stripped") == [(0, 9), (1, 9), (3, 9)]
    assert hour.told("won") == [(2, 7)]
    assert places(hour.table) == {2: (1, 7, True), 0: (2, 0, False), 1: (2, 0, False), 3: (2, 0, False)}
    assert payoffs(hour.table) == [0.0, 0.0, 1.0, 0.0]


@pytest.mark.parametrize("winners", [2, 3, 4])
def test_if_several_are_second_they_all_win_and_share_the_victory(winners: int) -> None:
    table = at_the_end([20] + [11] * winners)
    assert payoffs(table) == [0.0] + [1 / winners] * winners
    assert places(table) == {0: (winners + 1, 0, False), **dict.fromkeys(range(1, winners + 1), (1, 11, True))}


def test_third_and_later_places_follow_by_coins_with_ties() -> None:
    assert places(at_the_end([3, 20, 3, 9, 1])) == {
        3: (1, 9, True),
        0: (2, 3, False),
        2: (2, 3, False),
        4: (4, 1, False),
        1: (5, 0, False),
    }


def test_nobody_has_won_before_the_end() -> None:
    table = street("banker", [3, 2, 1], coins=[9, 6, 3])
    assert payoffs(table) == [0.0, 0.0, 0.0]
    assert places(table) == {0: (1, 9, False), 1: (2, 6, False), 2: (3, 3, False)}


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("players", GAME.players)
def test_the_sources_of_every_band_add_up_to_its_score_at_every_moment(players: int, seed: int) -> None:
    table = GAME.table(players, seed=seed)
    while not table.over:
        seat = table.to_act[-1]
        moves = table.moves(seat)
        table.play(seat, moves[(seed + len(table.log)) % len(moves)])
        coins = table.view(None)["coins"]
        richest = max(coins) if table.over else None
        for band, score in enumerate(table.scores()):
            assert score.who == (band if band < players else "stranger")
            assert score.points == sum(score.breakdown.values()) == (0 if coins[band] == richest else coins[band])
            assert score.breakdown["beggar"] <= 0
            assert score.breakdown["stripped"] == (-coins[band] if coins[band] == richest else 0)
            assert {**score.breakdown, "stripped": 0} == {**table.view(None)["sources"][band], "stripped": 0}
        assert [table.state.points(seat) for seat in range(players)] == [
            score.points for score in table.scores()[:players]
        ]
    total = sum(payoffs(table))
    assert total in (0.0, 0.5) or total == pytest.approx(1.0)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("players", GAME.players)
def test_winners_payoffs_and_events_agree(players: int, seed: int) -> None:
    table = GAME.table(players, seed=100 + seed)
    while not table.over:
        seat = table.to_act[0]
        moves = table.moves(seat)
        table.play(seat, moves[(3 * seed + len(table.log)) % len(moves)])
    winners = {rank.who for rank in table.ranking() if rank.won}
    assert winners == {event.who for event in table.events if event.kind == "won"}
    assert winners - {"stranger"} == {seat for seat in range(players) if table.state.payoff(seat) > 0}
    assert all(rank.place == 1 for rank in table.ranking() if rank.won)


# K11
@pytest.mark.parametrize("coins", [0, 13])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_if_all_are_equally_rich_all_are_stripped_and_nobody_wins(players: int, coins: int) -> None:
    table = at_the_end([coins] * players)
    assert payoffs(table) == [0.0] * players
    assert places(table) == dict.fromkeys(range(players), (1, 0, False))


# K11
def test_nobody_wins_is_told_by_telling_only_who_was_stripped() -> None:
    hour = steal("merchant", [8, 8, 8], hour=9, coins=[6, 6, 6])
    assert [event.kind for event in hour.events[-4:]] == ["stripped"] * 3 + ["ended"]
    two = GAME.restore({"players": 2, "hour": 10, "coins": [5, 5, 5]})
    assert payoffs(two) == [0.0, 0.0]


# K12
def test_the_second_richest_win_even_without_a_coin() -> None:
    table = at_the_end([4, 0, 4, 0])
    assert payoffs(table) == [0.0, 0.5, 0.0, 0.5]
    assert places(table) == {1: (1, 0, True), 3: (1, 0, True), 0: (3, 0, False), 2: (3, 0, False)}


# K17
def test_those_below_the_winners_rank_by_their_coins_and_the_stripped_behind_all() -> None:
    table = at_the_end([0, 30, 5, 2, 30])
    assert places(table) == {
        2: (1, 5, True),
        3: (2, 2, False),
        0: (3, 0, False),
        1: (4, 0, False),
        4: (4, 0, False),
    }
