"""Every one of the 57 tiles: what its use makes, what its upgrade asks for, what it scores."""

from __future__ import annotations

import re
from typing import Any

import pytest

from londinium.games.key_to_the_city.pieces import TILE_NAMES
from tests.rules.key_to_the_city.common import (
    COLOURS,
    GAME,
    HOME,
    SECOND_HOME,
    keyples,
    options,
    play,
    sides,
    table,
    worth,
)

HOMES = TILE_NAMES[:6]
MAKES = {
    "bank-of-england": ["financier"],
    "barbican": ["builder"],
    "battersea-power-station": ["grey", "yellow"],
    "covent-garden": ["blue", "brown"],
    "paddington-station": ["red", "black"],
    "senate-house": ["architect"],
    "british-library": ["architect"],
    "bt-tower": ["black", "grey"],
    "charing-cross": ["red", "brown"],
    "harrods": ["blue", "yellow"],
    "lloyds-building": ["financier"],
    "southwark-cathedral": ["builder"],
}
COSTS: dict[str, tuple[list[str], dict[str, int]]] = {
    "bank-of-england": (["blue", "grey"], {}),
    "barbican": (["yellow", "black"], {}),
    "battersea-power-station": (["blue", "red"], {}),
    "covent-garden": (["grey", "black"], {}),
    "paddington-station": (["brown", "yellow"], {}),
    "senate-house": (["brown", "red"], {}),
    "british-library": (["black", "red"], {}),
    "bt-tower": ([], {"builder": 1}),
    "charing-cross": ([], {"financier": 1}),
    "harrods": ([], {"architect": 1}),
    "lloyds-building": (["grey", "yellow"], {}),
    "southwark-cathedral": (["blue", "brown"], {}),
    "canary-wharf": (["black", "black"], {}),
    "gherkin": (["grey", "grey"], {}),
    "marble-arch": (["red", "red"], {}),
    "monument": (["yellow", "yellow"], {}),
    "royal-opera-house": (["brown", "brown"], {}),
    "tower-bridge": (["blue", "blue"], {}),
    "globe-theatre": (["yellow", "yellow"], {}),
    "kings-cross-station": (["red", "red"], {}),
    "mi6-building": (["black", "black"], {}),
    "royal-academy": (["grey", "grey"], {}),
    "westminster-abbey": (["brown", "brown"], {}),
    "westminster-cathedral": (["blue", "blue"], {}),
    "waterloo-station": (["red", "grey"], {"builder": 1}),
    "guildhall": (["red", "grey"], {"builder": 1}),
    "london-eye": (["blue", "red"], {}),
    "st-pancras-station": (["red", "yellow"], {}),
    "royal-albert-hall": (["yellow", "brown"], {}),
    "st-pauls-cathedral": (["brown", "black"], {}),
    "the-shard": (["black", "grey"], {}),
    "hyde-park-and-kensington-gardens": (["grey", "blue"], {}),
    "piccadilly-circus": (["red", "red"], {}),
    "trafalgar-square": (["blue", "yellow"], {}),
}
SECOND_COSTS: dict[str, tuple[list[str], dict[str, int]]] = {
    "london-eye": (["blue", "red"], {"architect": 1}),
    "st-pancras-station": (["red", "yellow"], {"builder": 1}),
    "royal-albert-hall": (["yellow", "brown"], {"financier": 1}),
    "st-pauls-cathedral": (["brown", "black"], {"architect": 1}),
    "the-shard": (["black", "grey"], {"builder": 1}),
    "hyde-park-and-kensington-gardens": (["grey", "blue"], {"financier": 1}),
    "piccadilly-circus": (["red", "red", "blue"], {"builder": 1}),
    "trafalgar-square": (["blue", "yellow", "grey"], {"financier": 1}),
}
FREE_COSTS = ("waterloo-station", "guildhall", "piccadilly-circus", "trafalgar-square")
FLAT = dict.fromkeys(TILE_NAMES[6:12], (1, 5)) | dict.fromkeys(TILE_NAMES[12:18], (1, 6)) | {"waterloo-station": (1, 4)}
NETWORKS = {
    "canary-wharf": "black",
    "gherkin": "grey",
    "marble-arch": "red",
    "monument": "yellow",
    "royal-opera-house": "brown",
    "tower-bridge": "blue",
}
COUNTS = {
    "globe-theatre": "yellow",
    "kings-cross-station": "red",
    "mi6-building": "black",
    "royal-academy": "grey",
    "westminster-abbey": "brown",
    "westminster-cathedral": "blue",
}
RIVER_SIDES = {"tower-bridge": [0, 3], "globe-theatre": [0, 2], "mi6-building": [0, 2]}


def beside_home(tile: str, connectors: list[str | None], level: int = 0, **position: Any) -> Any:
    """A borough of the home and one tile to the lower right of it, in which nobody has done anything yet."""
    entry = {
        "tile": tile,
        "at": [1, 0],
        "turned": 1 if tile in RIVER_SIDES else 0,
        "level": level,
        "connectors": connectors,
    }
    return table(
        **{"era": 3, "turn": 0, "keyples": [keyples(5, 5, 5), keyples()], "boroughs": [[HOME, entry], []], **position}
    )


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


@pytest.mark.parametrize("tile", HOMES)
def test_a_home_with_five_colours_around_it_is_not_upgraded(tile: str) -> None:
    seat = HOMES.index(tile)
    boroughs = [
        [{"tile": tile, "connectors": [*COLOURS[:5], COLOURS[0]]}] if other == seat else [] for other in range(6)
    ]
    at = GAME.restore({"players": 6, "turn": seat, "boroughs": boroughs})
    assert f"upgrade {tile}" not in options(at, seat)
    assert "not yet there" in str(at.refusal(seat, f"upgrade {tile}"))


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


def chain(tile: str, colour: str, level: int, **position: Any) -> Any:
    """The tile, the home and one more in a row joined by the colour, and a fourth tile joined by another."""
    other = next(one for one in COLOURS if one != colour)
    turned = 1 if tile in ("tower-bridge", "globe-theatre", "mi6-building") else 0
    first = {
        "tile": tile,
        "at": [0, -1],
        "level": level,
        "turned": turned,
        "connectors": sides(None, None, None, colour),
    }
    second = {"tile": "barbican", "at": [0, 1], "connectors": sides(colour)}
    third = {"tile": "harrods", "at": [0, 2], "connectors": sides(other)}
    return table(era=5, boroughs=[[HOME, first, second, third], []], **position)


@pytest.mark.parametrize("tile", NETWORKS)
@pytest.mark.parametrize("level", [0, 1])
def test_a_network_building_scores_for_each_other_tile_joined_by_its_colour(tile: str, level: int) -> None:
    at = chain(tile, NETWORKS[tile], level)
    assert worth(at, 0, tile) == 2 * (level + 1)
    wrong = next(one for one in COLOURS if one != NETWORKS[tile])
    assert worth(chain(tile, wrong, level), 0, tile) == 0


@pytest.mark.parametrize("tile", COUNTS)
@pytest.mark.parametrize("level", [0, 1])
def test_a_counting_building_scores_for_each_connector_of_its_colour_on_it(tile: str, level: int) -> None:
    colour = COUNTS[tile]
    wrong = next(one for one in COLOURS if one != colour)
    at = beside_home(tile, sides(colour, colour, wrong, colour), level)
    assert worth(at, 0, tile) == 3 * (level + 1)


@pytest.mark.parametrize("level", [0, 1])
def test_the_guildhall_scores_for_each_different_colour_on_it(level: int) -> None:
    at = beside_home("guildhall", sides("red", "red", "blue", "grey"), level)
    assert worth(at, 0, "guildhall") == 3 * (level + 1)


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


def at_the_end(tile: str, *more: dict[str, Any] | str, **position: Any) -> Any:
    """A finished game in which seat 0 has the tile and more."""
    return table(era=5, boroughs=[[HOME, tile, *more], []], **position)


def test_the_british_museum_scores_for_every_routemaster_tile_itself_included() -> None:
    assert worth(at_the_end("british-museum"), 0, "british-museum") == 2
    assert worth(at_the_end("british-museum", "tate-modern", "science-museum"), 0, "british-museum") == 6


@pytest.mark.parametrize(
    ("tile", "colour"),
    [("lords-cricket-ground", "red"), ("oval-cricket-ground", "yellow"), ("zsl-london-zoo", "blue")],
)
def test_a_sports_ground_or_the_zoo_scores_for_every_keyple_of_its_colour(tile: str, colour: str) -> None:
    at = at_the_end(tile, keyples=[{"blue": 1, "red": 1, "yellow": 1, colour: 7}, keyples()])
    assert worth(at, 0, tile) == 14


def test_madame_tussauds_scores_for_every_set_of_three_colours() -> None:
    assert worth(at_the_end("madame-tussauds", keyples=[keyples(4, 3, 9), keyples()]), 0, "madame-tussauds") == 6
    assert worth(at_the_end("madame-tussauds", keyples=[keyples(4, 0, 9), keyples()]), 0, "madame-tussauds") == 0


@pytest.mark.parametrize(
    ("tile", "skill"),
    [("national-gallery", "architect"), ("tate-britain", "financier"), ("tate-modern", "builder")],
)
def test_a_gallery_scores_for_every_skill_of_its_kind(tile: str, skill: str) -> None:
    at = at_the_end(tile, skills=[{"architect": 1, "builder": 1, "financier": 1, skill: 4}, {}])
    assert worth(at, 0, tile) == 8


@pytest.mark.parametrize(
    ("kinds", "sets"), [((1, 1, 1), 0), ((2, 1, 1), 1), ((0, 9, 9), 0), ((2, 2, 4), 2), ((3, 3, 3), 2), ((5, 1, 1), 1)]
)
def test_the_victoria_and_albert_scores_for_sets_of_one_of_each_skill_and_one_more(
    kinds: tuple[int, int, int], sets: int
) -> None:
    skills = dict(zip(("architect", "builder", "financier"), kinds, strict=True))
    at = at_the_end("victoria-and-albert-museum", skills=[skills, {}])
    assert worth(at, 0, "victoria-and-albert-museum") == 6 * sets


def test_the_natural_history_museum_scores_for_every_landmark_upgraded_twice() -> None:
    eye, shard = {"tile": "london-eye", "level": 2}, {"tile": "the-shard", "level": 1}
    assert worth(at_the_end("natural-history-museum", eye, shard), 0, "natural-history-museum") == 3


def test_the_royal_festival_hall_scores_for_the_scarcest_colour_in_the_borough() -> None:
    first = {"tile": "the-shard", "at": [0, 1], "connectors": sides(*COLOURS)}
    hall = {"tile": "royal-festival-hall", "at": [0, -1]}
    home = {"tile": HOME, "connectors": sides(None, "brown", "grey", None, "yellow", "black")}
    at = table(era=5, boroughs=[[home, hall, first], []])
    assert worth(at, 0, "royal-festival-hall") == 3
    home["connectors"] = sides("red", "brown", "grey", "blue", "yellow", "black")
    assert worth(table(era=5, boroughs=[[home, hall, first], []]), 0, "royal-festival-hall") == 3
    hall["connectors"] = sides("blue")
    assert worth(table(era=5, boroughs=[[home, hall, first], []]), 0, "royal-festival-hall") == 6
    first["connectors"] = sides(None, "brown")
    assert worth(table(era=5, boroughs=[[HOME, hall, first], []]), 0, "royal-festival-hall") == 0


def test_the_science_museum_scores_for_every_tile_with_six_connectors() -> None:
    home = {"tile": HOME, "connectors": ["red"] * 6}
    museum = {"tile": "science-museum", "at": [0, -1], "connectors": sides("red", "red", "red")}
    bridge = {"tile": "hungerford-bridge", "at": [1, 0], "turned": 1, "connectors": ["red"] * 6}
    at = table(era=5, boroughs=[[home, museum, bridge], []])
    assert worth(at, 0, "science-museum") == 4


def test_hungerford_bridge_scores_for_blue_connectors_on_it() -> None:
    bridge = {"tile": "hungerford-bridge", "at": [1, 0], "turned": 1, "connectors": sides("blue", "red", "blue")}
    assert worth(table(era=5, boroughs=[[HOME, bridge], []]), 0, "hungerford-bridge") == 4


def test_the_millennium_bridge_scores_for_river_tiles_joined_by_blue_through_river_tiles() -> None:
    one = {"tile": "millennium-bridge", "at": [1, 0], "turned": 0, "connectors": sides("blue")}
    two = {"tile": "hungerford-bridge", "at": [1, -1], "connectors": sides("blue")}
    three = {"tile": "london-bridge", "at": [1, -2]}
    assert worth(table(era=5, boroughs=[[HOME, one, two, three], []]), 0, "millennium-bridge") == 4
    two["connectors"] = sides("red")
    assert worth(table(era=5, boroughs=[[HOME, one, two, three], []]), 0, "millennium-bridge") == 2
    home = {"tile": HOME, "connectors": sides(None, None, "blue", None, None, "blue")}
    over_land = {"tile": "hungerford-bridge", "at": [-1, 0]}
    bridge = {"tile": "millennium-bridge", "at": [1, 0]}
    assert worth(table(era=5, boroughs=[[home, bridge, over_land], []]), 0, "millennium-bridge") == 0


def test_london_bridge_scores_for_every_connector_on_it() -> None:
    bridge = {"tile": "london-bridge", "at": [1, 0], "turned": 1, "connectors": sides("blue", "red", "blue")}
    assert worth(table(era=5, boroughs=[[HOME, bridge], []]), 0, "london-bridge") == 6


def test_the_o2_is_worth_six() -> None:
    bridge = {"tile": "the-o2", "at": [1, 0], "turned": 1}
    assert worth(table(era=5, boroughs=[[HOME, bridge], []]), 0, "the-o2") == 6


def test_the_thames_barrier_is_won_by_nobody_and_pays_by_its_berths() -> None:
    numbers = [8, 14, 14, 14, 13, 13]
    for left in range(1, 7):
        right = left % 6 + 1
        at = table(era=5, berths=[left, right])
        assert [score.breakdown["barge"] for score in at.scores()] == [numbers[left - 1], numbers[right - 1]]
    assert "lay thames-barrier" not in {str(move) for move in GAME.moves}


@pytest.mark.parametrize("tile", [*TILE_NAMES[40:], SECOND_HOME])
def test_river_and_routemaster_tiles_are_neither_used_nor_upgraded(tile: str) -> None:
    written = {str(move) for move in GAME.moves}
    assert (f"use {tile}" in written) == (f"upgrade {tile}" in written) == (tile == SECOND_HOME)


def test_the_id_of_a_tile_is_its_name_in_small_letters_without_marks() -> None:
    for tile in TILE_NAMES:
        name = GAME.words("en").say("tile", tile=tile).lower().replace("’", "")
        assert re.sub(r"[^a-z0-9]+", "-", name) == tile


def test_the_box_has_as_many_pieces_of_each_kind_as_the_rulebook_counts() -> None:
    at = GAME.table(players=6, seed=1)
    kinds = {tile: at.view(0)["facts"][tile]["category"] for tile in (*HOMES, "thames-barrier")}
    for tile in TILE_NAMES[6:56]:
        won = table(era=4, phase="laying", won=[[tile], []])
        kinds[tile] = won.view(0)["facts"][tile]["category"]
    counted = {kind: list(kinds.values()).count(kind) for kind in kinds.values()}
    assert sum(counted.values()) == 57
    assert counted["building"] + counted["landmark"] == 22
    assert (counted["home"], counted["era-1"], counted["era-2"], counted["landmark"]) == (6, 6, 6, 8)
    assert (counted["routemaster"], counted["river"]) == (12, 5)
    wet = [one["id"] for one in GAME.data().content["tile"] if one.get("river") and kinds[one["id"]] == "building"]
    assert sorted(wet) == sorted(RIVER_SIDES)
    assert at.view(0)["supply"] == dict.fromkeys(COLOURS, 24)
    assert at.view(0)["skill_supply"] == dict.fromkeys(("architect", "builder", "financier"), 24)


def test_every_tile_has_its_test_here() -> None:
    tried = {*HOMES, *MAKES, *COSTS, *SECOND_COSTS, *NETWORKS, *COUNTS, *TILE_NAMES[40:]}
    assert tried == set(TILE_NAMES)
    assert len(TILE_NAMES) == 57
