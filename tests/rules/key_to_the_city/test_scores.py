"""Scoring: what each tile is worth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.key_to_the_city.common import (
    COLOURS,
    GAME,
    HOME,
    beside_home,
    keyples,
    points,
    sides,
    table,
    worth,
)
from tests.rules.key_to_the_city.tiles import COUNTS, NETWORKS


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


def test_routemaster_tiles_lie_open_from_the_start_with_what_they_would_bring() -> None:
    at = table(keyples=[keyples(0, 4, 0), keyples()], routemasters=["lords-cricket-ground", "british-museum"])
    assert at.view(0)["routemasters"] == [
        {"tile": "british-museum", "worth": [2, 2]},
        {"tile": "lords-cricket-ground", "worth": [8, None]},
    ]
    assert at.view(None)["routemasters"][1]["worth"] == [None, None]


def test_the_millennium_bridge_may_count_buildings_with_a_piece_of_river() -> None:
    bridge = {"tile": "millennium-bridge", "at": [1, 0], "connectors": ["blue", None, None, None, None, None]}
    tower = {"tile": "tower-bridge", "at": [1, -1]}
    for option, expected in (("tiles", 0), ("river-buildings", 2)):
        at = table(era=5, options={"millennium": option}, boroughs=[[HOME, bridge, tower], []])
        assert points(at, 0, "river") == expected


def test_a_keyple_or_skill_may_score_for_several_tiles_unless_the_option_forbids_it() -> None:
    borough = [[HOME, "lords-cricket-ground", "madame-tussauds", "tate-modern", "victoria-and-albert-museum"], []]
    skills = [{"architect": 1, "builder": 4, "financier": 1}, {}]
    both = {"era": 5, "boroughs": borough, "skills": skills, "keyples": [keyples(2, 5, 2), keyples()]}
    at = table(**both)
    assert (points(at, 0, "keyples"), points(at, 0, "skills")) == (10 + 4, 8 + 6)
    once = table(options={"reuse": False}, **both)
    assert (points(once, 0, "keyples"), points(once, 0, "skills")) == (10, 6 + 2 * 2)
    assert sum(once.scores()[0].breakdown.values()) == once.state.points(0)


def best_share(kinds: list[int], rates: list[int]) -> int:
    """Every way to take sets away, one after the other."""
    best = sum(count * rate for count, rate in zip(kinds, rates, strict=True))
    for fourth in range(3):
        left = [count - 1 - (kind == fourth) for kind, count in enumerate(kinds)]
        if min(left) >= 0:
            best = max(best, 6 + best_share(left, rates))
    return best


@pytest.mark.parametrize("kinds", [(a, b, c) for a in range(4) for b in range(4) for c in range(0, 5, 2)])
@pytest.mark.parametrize("galleries", [[], ["national-gallery"], ["tate-modern", "tate-britain"]])
def test_without_reuse_the_best_way_to_share_skills_out_is_found(
    kinds: tuple[int, int, int], galleries: list[str]
) -> None:
    skills = dict(zip(("architect", "builder", "financier"), kinds, strict=True))
    at = table(
        era=5,
        options={"reuse": False},
        boroughs=[[HOME, "victoria-and-albert-museum", *galleries], []],
        skills=[skills, {}],
    )
    single = {"national-gallery": "architect", "tate-modern": "builder", "tate-britain": "financier"}
    rates = [2 if any(single[one] == name for one in galleries) else 0 for name in skills]
    assert points(at, 0, "skills") == best_share(list(kinds), rates)
