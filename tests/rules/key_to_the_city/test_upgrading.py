"""Upgrading a tile: what it asks for, and what it leaves."""

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
    table,
    worth,
)
from tests.rules.key_to_the_city.tiles import COSTS, COUNTS, FLAT, FREE_COSTS, HOMES, SECOND_COSTS


def test_upgrades_are_for_tiles_of_ones_own_borough_that_show_an_arrow() -> None:
    at = table(
        era=3,
        turn=0,
        skills=[{"architect": 2, "builder": 2}, {}],
        boroughs=[[HOME, {"tile": "hungerford-bridge", "at": [1, 0], "turned": 1}], [SECOND_HOME, "bt-tower"]],
        auction=[offer("harrods")],
    )
    assert options(at, 0, "upgrade") == []
    assert "not in your borough" in str(at.refusal(0, "upgrade bt-tower"))
    assert "not in your borough" in str(at.refusal(0, "upgrade harrods"))


def test_an_upgrade_leaves_its_keyples_and_connectors_on_the_tile_and_its_skill_in_the_supply() -> None:
    harrods = {"tile": "harrods", "connectors": ["red", *[None] * 5], "colour": "red", "used": 1}
    at = table(
        turn=0,
        era=2,
        skills=[{"architect": 1}, {}],
        boroughs=[[HOME, harrods], []],
        keyples=[keyples(0, 5, 0), keyples()],
        auction=[],
    )
    before = at.view(0)["skill_supply"]["architect"]
    play(at, 0, "upgrade harrods", "keyples 2")
    view = at.view(0)
    tile = view["boroughs"][0][1]
    assert (tile["level"], tile["standing"], tile["connectors"][0]) == (1, 1 + 2, "red")
    assert view["skill_supply"]["architect"] == before + 1
    assert view["keyples"][0]["colours"] == keyples(0, 3, 0)


def test_a_building_that_came_upgraded_is_upgraded_again_only_if_it_is_a_landmark() -> None:
    gherkin = {"tile": "gherkin", "level": 1, "connectors": ["grey"] * 6}
    shard = {"tile": "the-shard", "level": 1, "connectors": ["black", "grey", *[None] * 4]}
    at = table(
        turn=0,
        era=4,
        skills=[{"architect": 1, "builder": 1, "financier": 1}, {}],
        boroughs=[[HOME, gherkin, shard], []],
        keyples=[keyples(0, 5, 0), keyples()],
    )
    assert options(at, 0, "upgrade") == ["upgrade the-shard"]
    assert "cannot be upgraded any further" in str(at.refusal(0, "upgrade gherkin"))


def test_an_upgrade_makes_nothing() -> None:
    at = table(
        turn=0,
        era=2,
        skills=[{"architect": 1, "builder": 1}, {}],
        boroughs=[[HOME, "bt-tower"], []],
        keyples=[keyples(0, 5, 0), keyples()],
    )
    assert play(at, 0, "upgrade bt-tower", "keyples 1") == ["upgraded", "paid"]
    assert sum(at.view(0)["hold"][0].values()) == 0


@pytest.mark.parametrize("tile", HOMES)
def test_a_home_with_five_colours_around_it_is_not_upgraded(tile: str) -> None:
    seat = HOMES.index(tile)
    boroughs = [
        [{"tile": tile, "connectors": [*COLOURS[:5], COLOURS[0]]}] if other == seat else [] for other in range(6)
    ]
    at = GAME.restore({"players": 6, "turn": seat, "boroughs": boroughs})
    assert f"upgrade {tile}" not in options(at, seat)
    assert "not yet there" in str(at.refusal(seat, f"upgrade {tile}"))


@pytest.mark.parametrize("tile", COSTS)
def test_an_upgrade_asks_for_its_connectors_on_the_tile_and_spends_its_skills(tile: str) -> None:
    connectors, skills = COSTS[tile]
    at = beside_home(tile, sides(*connectors), skills=[skills, {}])
    before = worth(at, 0, tile)
    play(at, 0, f"upgrade {tile}", "colour blue", "keyples 1")
    view = at.view(0)
    [there] = [one for one in view["boroughs"][0] if one["tile"] == tile]
    assert there["level"] == 1
    assert sorted(filter(None, there["connectors"])) == sorted(connectors)
    assert view["skills"][0]["count"] == 0
    if tile in FLAT:
        assert (before, worth(at, 0, tile)) == FLAT[tile]
    elif tile in COUNTS or tile == "guildhall":
        assert (before, worth(at, 0, tile)) == (2, 4)
    elif tile in SECOND_COSTS:
        assert (before, worth(at, 0, tile)) == (3, 6)


@pytest.mark.parametrize("tile", COSTS)
def test_an_upgrade_with_anything_missing_is_refused(tile: str) -> None:
    connectors, skills = COSTS[tile]
    for gone in range(len(connectors)):
        left = connectors[:gone] + connectors[gone + 1 :]
        at = beside_home(tile, sides(*left), skills=[skills, {}])
        assert f"upgrade {tile}" not in options(at, 0)
        if tile not in FREE_COSTS:
            wrong = next(colour for colour in COLOURS if colour not in connectors)
            at = beside_home(tile, sides(*left, wrong), skills=[skills, {}])
            assert f"upgrade {tile}" not in options(at, 0)
    for skill in skills:
        fewer = {name: count for name, count in skills.items() if name != skill}
        at = beside_home(tile, sides(*connectors), skills=[fewer, {}])
        assert f"upgrade {tile}" not in options(at, 0)


@pytest.mark.parametrize("skill", ["architect", "builder", "financier"])
@pytest.mark.parametrize("connectors", [["blue", "brown"], ["yellow", "yellow"], ["black", "red"]])
def test_what_is_white_in_a_cost_is_of_any_colour_or_any_kind(connectors: list[str], skill: str) -> None:
    for tile in ("waterloo-station", "guildhall"):
        at = beside_home(tile, sides(*connectors), skills=[{skill: 1}, {}])
        play(at, 0, f"upgrade {tile}", "colour blue", "keyples 1")
        assert [one["level"] for one in at.view(0)["boroughs"][0]] == [0, 1]
        assert at.view(0)["skills"][0]["count"] == 0


@pytest.mark.parametrize("tile", SECOND_COSTS)
def test_a_landmark_is_upgraded_a_second_time_and_is_then_worth_twelve(tile: str) -> None:
    connectors, skills = SECOND_COSTS[tile]
    at = beside_home(tile, sides(*connectors), 1, skills=[skills, {}])
    assert worth(at, 0, tile) == 6
    play(at, 0, f"upgrade {tile}", "colour blue", "keyples 1")
    assert worth(at, 0, tile) == 12
    assert at.view(0)["skills"][0]["count"] == 0
    play(at, 1, "pass")
    assert f"upgrade {tile}" not in options(at, 0)


@pytest.mark.parametrize("tile", SECOND_COSTS)
def test_a_landmark_lacks_its_second_upgrade_if_one_thing_is_missing(tile: str) -> None:
    connectors, skills = SECOND_COSTS[tile]
    assert f"upgrade {tile}" not in options(beside_home(tile, sides(*connectors[:-1]), 1, skills=[skills, {}]), 0)
    assert f"upgrade {tile}" not in options(beside_home(tile, sides(*connectors), 1), 0)
