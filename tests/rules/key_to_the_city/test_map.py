"""The map of a borough: the river, and what fits where."""

from __future__ import annotations

from tests.rules.key_to_the_city.common import HOME, laying, options, play, sides, table


def test_a_connector_that_waits_on_a_side_joins_the_tile_laid_against_it() -> None:
    at = table(
        era=4,
        phase="laying",
        won=[["canary-wharf", "harrods"], []],
        boroughs=[[{"tile": HOME, "connectors": sides("black")}], []],
    )
    play(at, 0, "lay canary-wharf", "side 1 0")
    [wharf] = [tile for tile in at.view(0)["boroughs"][0] if tile["tile"] == "canary-wharf"]
    assert wharf["connectors"] == sides(None, None, None, "black")
    assert wharf["points"] == 1


def test_a_river_side_touches_only_river_sides() -> None:
    bridge = {"tile": "hungerford-bridge", "at": [0, -1], "turned": 1}
    at = laying(["barbican", "tower-bridge"], bridge)
    play(at, 0, "lay barbican")
    assert "side 2 1" not in options(at, 0)
    assert "river would meet land" in str(at.refusal(0, "side 2 1"))
    at.undo(0)
    play(at, 0, "lay tower-bridge", "side 2 1")
    river = at.view(0)["boroughs"][0][-1]["river"]
    assert river == [False, True, False, False, True, False]


def test_a_river_tile_may_be_turned_as_long_as_land_meets_land() -> None:
    at = laying(["the-o2"], boroughs=[[HOME], []])
    play(at, 0, "lay the-o2", "side 1 0")
    assert options(at, 0) == ["turn 1", "turn 2"]
    at = laying(["globe-theatre"], boroughs=[[HOME], []])
    play(at, 0, "lay globe-theatre", "side 1 0")
    assert options(at, 0) == ["turn 0", "turn 2", "turn 4", "turn 5"]


def test_river_sections_need_not_join() -> None:
    bridge = {"tile": "hungerford-bridge", "at": [0, -1], "turned": 1}
    at = laying(["the-o2"], bridge)
    play(at, 0, "lay the-o2")
    assert "side 1 3" in options(at, 0)
