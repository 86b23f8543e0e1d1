"""Generating resources: what using a tile costs and makes."""

from __future__ import annotations

import pytest

from tests.rules.key_to_the_city.common import (
    COLOURS,
    GAME,
    HOME,
    SECOND_HOME,
    beside_home,
    keyples,
    offer,
    options,
    play,
    sides,
    with_bids,
    worth,
)
from tests.rules.key_to_the_city.tiles import FLAT, HOMES, MAKES


def test_what_a_tile_makes_goes_to_the_one_who_uses_it_and_into_that_borough() -> None:
    at = with_bids(boroughs=[[HOME], [SECOND_HOME, "barbican", "covent-garden"]])
    play(at, 0, "use barbican", "colour red", "keyples 1")
    assert [one["count"] for one in at.view(0)["skills"]] == [1, 0]
    play(at, 1, "pass")
    play(at, 0, "use covent-garden", "colour blue", "keyples 1")
    assert [sum(one.values()) for one in at.view(0)["hold"]] == [2, 0]
    assert options(at, 0, "side") == [f"side 1 {side}" for side in range(6)]


def test_a_tile_that_asks_for_a_skill_is_not_used_without_one() -> None:
    at = with_bids(offer("waterloo-station"), skills=[{}, {"builder": 1}])
    assert options(at, 0, "use") == []
    assert "asks for a skill" in str(at.refusal(0, f"use {HOME}"))
    assert "asks for a skill" in str(at.refusal(0, "use waterloo-station"))
    play(at, 0, "pass")
    assert options(at, 1, "use") == [f"use {HOME}", f"use {SECOND_HOME}", "use waterloo-station"]


def test_whoever_has_several_kinds_of_skill_chooses_which_to_give() -> None:
    at = with_bids(offer("barbican"), skills=[{"builder": 1, "financier": 2}, {}])
    play(at, 0, f"use {HOME}", "colour red", "keyples 1")
    assert options(at, 0) == ["pay builder", "pay financier"]
    play(at, 0, "pay financier")
    assert options(at, 0) == ["take architect", "take builder", "take financier"]


def test_connectors_of_a_free_choice_may_be_fewer_than_offered() -> None:
    at = with_bids(offer("waterloo-station"), skills=[{"builder": 1}, {}])
    play(at, 0, "use waterloo-station", "colour red", "keyples 1", "connector red", "enough")
    assert sum(at.view(0)["hold"][0].values()) == 1


def test_what_is_lacking_at_production_is_lost_and_not_made_up_later() -> None:
    skills = [{"builder": 12}, {"builder": 12}]
    at = with_bids(offer("barbican"), offer("southwark-cathedral"), skills=skills)
    kinds = play(at, 0, "use barbican", "colour red", "keyples 1")
    assert "skill-lacked" in kinds
    assert at.view(0)["skills"][0]["count"] == 12
    at = with_bids(offer("covent-garden"), hold=[{}, {"blue": 24}], turn=0)
    kinds = play(at, 0, "use covent-garden", "colour red", "keyples 1")
    assert "connectors-lacked" in kinds
    assert at.view(0)["hold"][0] == {**dict.fromkeys(COLOURS, 0), "brown": 1}


def test_a_skill_that_was_spent_can_be_taken_again() -> None:
    at = with_bids(offer("barbican"), skills=[{"builder": 12}, {"builder": 12}])
    play(at, 0, f"use {HOME}", "colour red", "keyples 1")
    assert "take builder" in options(at, 0)


def test_connectors_come_colour_by_colour_and_any_side_can_still_be_had() -> None:
    at = with_bids(hold=[{"blue": 1, "red": 1}, {}])
    play(at, 0, "side 1 3", "side 1 0")
    assert at.view(0)["boroughs"][0][0]["connectors"] == sides("red", None, None, "blue")


@pytest.mark.parametrize("tile", HOMES)
def test_a_home_gives_a_skill_for_a_skill_and_two_once_all_six_colours_lie_around_it(tile: str) -> None:
    seat = HOMES.index(tile)
    skills = [{"builder": 1} if other == seat else {} for other in range(6)]
    screens = [keyples(9, 0, 0) if other == seat else keyples() for other in range(6)]
    boroughs = [[{"tile": tile, "connectors": list(COLOURS)}] if other == seat else [] for other in range(6)]
    at = GAME.restore({"players": 6, "turn": seat, "keyples": screens, "skills": skills, "boroughs": boroughs})
    assert worth(at, seat, tile) == 0
    play(at, seat, f"use {tile}", "keyples 1", "take architect")
    assert at.view(seat)["skills"][seat]["kinds"] == {"architect": 1, "builder": 0, "financier": 0}
    while at.to_act != (seat,):
        play(at, at.to_act[0], "pass")
    play(at, seat, f"upgrade {tile}", "keyples 2")
    assert worth(at, seat, tile) == 10
    while at.to_act != (seat,):
        play(at, at.to_act[0], "pass")
    play(at, seat, f"use {tile}", "keyples 3", "take builder", "take financier")
    assert at.view(seat)["skills"][seat]["kinds"] == {"architect": 0, "builder": 1, "financier": 1}


@pytest.mark.parametrize("tile", MAKES)
@pytest.mark.parametrize("level", [0, 1])
def test_an_era_tile_makes_two_connectors_or_a_skill_and_twice_that_once_upgraded(tile: str, level: int) -> None:
    at = beside_home(tile, sides(), level)
    assert worth(at, 0, tile) == FLAT[tile][level]
    play(at, 0, f"use {tile}", "colour red", "keyples 1")
    wanted = {name: MAKES[tile].count(name) * (level + 1) for name in MAKES[tile]}
    view = at.view(0)
    got = {**view["hold"][0], **view["skills"][0]["kinds"]}
    assert {name: count for name, count in got.items() if count} == wanted


@pytest.mark.parametrize(("level", "most"), [(0, 2), (1, 3)])
def test_waterloo_station_gives_connectors_of_any_colour_for_a_skill(level: int, most: int) -> None:
    at = beside_home("waterloo-station", sides(), level, skills=[{"builder": 1}, {}])
    play(at, 0, "use waterloo-station", "colour red", "keyples 1")
    assert at.view(0)["skills"][0]["count"] == 0
    for _ in range(most):
        assert options(at, 0) == [f"connector {name}" for name in COLOURS] + ["enough"]
        play(at, 0, "connector grey")
    assert at.view(0)["hold"][0]["grey"] == most
    assert at.to_act == (0, 1)
