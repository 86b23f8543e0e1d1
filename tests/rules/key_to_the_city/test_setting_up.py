"""Setting up: the tiles, the boroughs, the keyples, the Routemasters."""

from __future__ import annotations

import pytest

from londinium.games.key_to_the_city.pieces import HUE_NAMES, TILE_NAMES
from tests.rules.key_to_the_city.common import GAME, HOME, SECOND_HOME, city, options, play, table


@pytest.mark.parametrize(("players", "buildings"), [(2, 4), (3, 5), (4, 6), (5, 6), (6, 6)])
def test_the_set_up_follows_the_number_of_players(players: int, buildings: int) -> None:
    at = GAME.table(players=players, seed=3)
    view = at.view(0)
    assert [one["tile"] for one in view["auction"][:6]] == list(TILE_NAMES[6:12])
    assert len(view["auction"]) == 6 + buildings
    assert len(view["routemasters"]) == 2 * players
    assert view["to_come"] == {"hidden": 22 - buildings, "shown": 2 * buildings}
    assert [one["count"] for one in view["keyples"]] == [10] * players
    assert view["bag"] == 120 - 10 * players
    for era, expected in ((2, 6 + buildings), (3, buildings), (4, 2 * players)):
        assert len(GAME.restore({"players": players, "era": era}).view(0)["auction"]) == expected


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_play_four_eras_with_forty_keyples_of_each_colour(players: int) -> None:
    at = GAME.table(players=players, seed=3)
    drawn = [at.view(seat)["keyples"][seat]["colours"] for seat in range(players)]
    for hue, colour in enumerate(HUE_NAMES):
        assert city(at).bag[hue] + sum(one[colour] for one in drawn) == 40
    while not at.over:
        seat = at.to_act[0]
        play(at, seat, next((move for move in options(at, seat) if move.startswith("sail")), options(at, seat)[0]))
    assert [event.facts["era"] for event in at.events if event.kind == "era-began"] == [1, 2, 3, 4]
    assert list(GAME.players) == [2, 3, 4, 5, 6]


def test_routemasters_and_buildings_come_by_chance_and_those_not_drawn_stay_in_the_box() -> None:
    views = [GAME.table(players=2, seed=seed).view(0) for seed in range(12)]
    assert len({tuple(one["tile"] for one in view["routemasters"]) for view in views}) > 6
    assert len({tuple(one["tile"] for one in view["auction"][6:]) for view in views}) > 6
    for view in views:
        shown = {one["tile"] for one in view["routemasters"]}
        assert shown | set(view["box"]) == set(TILE_NAMES[40:52])
        assert not shown & set(view["box"])


def test_homes_that_nobody_has_are_neither_used_nor_upgraded() -> None:
    at = table(turn=0, skills=[{"builder": 1}, {}], auction=[])
    assert options(at, 0, "use") == [f"use {HOME}", f"use {SECOND_HOME}"]
    assert "neither at auction nor in a borough" in str(at.refusal(0, f"use {TILE_NAMES[2]}"))


def test_the_first_seat_lies_rightmost_and_begins() -> None:
    for first in range(3):
        at = GAME.table(players=3, seed=1, options={"first_seat": first})
        assert at.to_act == (first,)
        assert at.view(0)["barges"][first] == 6
    started = {GAME.table(players=3, seed=seed, options={"first_seat": "random"}).to_act for seed in range(40)}
    assert started == {(0,), (1,), (2,)}


def test_homes_go_to_the_seats_in_order() -> None:
    at = GAME.table(players=6, seed=1)
    assert [borough[0]["tile"] for borough in at.view(0)["boroughs"]] == list(TILE_NAMES[:6])
