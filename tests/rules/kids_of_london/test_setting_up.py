"""Setting up: the children, the characters, the coins."""

from __future__ import annotations

from collections import Counter

import pytest

from londinium.core.errors import BadPlayers
from tests.rules.kids_of_london.street import GAME, HOURS, PURSES, TILES


@pytest.mark.parametrize("players", GAME.players)
def test_every_band_has_nine_children_numbered_0_to_8(players: int) -> None:
    view = GAME.table(players, seed=1).view(None)
    stranger = [child for child in range(9) if child != view["stranger"]]
    assert view["hands"] == [list(range(9))] * players + ([stranger] if players == 2 else [])


@pytest.mark.parametrize("players", [1, 6, 0, -1, 3.0, "3", None])
def test_the_game_is_for_two_to_five_players(players: object) -> None:
    with pytest.raises(BadPlayers, match="for 2 to 5 players"):
        GAME.table(players, seed=1)  # type: ignore[arg-type]  # the wrong argument is the test


@pytest.mark.parametrize("seed", range(5))
def test_each_tile_comes_up_in_exactly_one_hour(seed: int) -> None:
    assert Counter(GAME.table(3, seed=seed).snapshot()["characters"]) == TILES


def test_the_tiles_are_shuffled_so_that_each_is_as_likely_in_every_hour() -> None:
    orders = [GAME.table(3, seed=seed).snapshot()["characters"] for seed in range(900)]
    for hour in range(HOURS):
        seen = Counter(order[hour] for order in orders)
        for name, copies in TILES.items():
            assert abs(seen[name] - 100 * copies) < 60, (hour, name, seen[name])


def test_the_first_character_is_turned_up_with_the_coins_on_its_tile() -> None:
    for seed in range(20):
        table = GAME.table(4, seed=seed)
        view = table.view(None)
        assert view["hour"] == 1
        assert view["character"] == table.snapshot()["characters"][0]
        assert view["purse"] == PURSES[view["character"]]


@pytest.mark.parametrize("players", GAME.players)
def test_nobody_has_coins_at_the_start_and_everyone_sees_all_coins(players: int) -> None:
    table = GAME.table(players, seed=1)
    bands = players + (players == 2)
    for seat in (None, *range(players)):
        assert table.view(seat)["coins"] == [0] * bands
        assert not any(any(sources.values()) for sources in table.view(seat)["sources"])


@pytest.mark.parametrize("players", GAME.players)
def test_every_seat_is_asked_for_a_child_at_once(players: int) -> None:
    table = GAME.table(players, seed=1)
    assert table.to_act == tuple(range(players))
    for seat in table.to_act:
        assert [str(move) for move in table.moves(seat)] == [f"send {child}" for child in range(9)]
