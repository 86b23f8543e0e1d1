"""What is foretold of a choice is what then happens, with our numbers and with those of another data file."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

import londinium
from londinium.core.outlook import Change, Outlook
from tests.rules.key_to_the_city.common import (
    GAME,
    HOME,
    SECOND_HOME,
    keyples,
    offer,
    options,
    play,
    points,
    sides,
    table,
)

pytestmark = pytest.mark.once  # plain Python takes minutes for it, and is held to the same outlooks by the suite

WHARF = {"tile": "canary-wharf", "at": [0, -1], "connectors": sides(None, None, None, "black")}
EYE = {"tile": "london-eye", "at": [1, -1]}


def foretold(at: Any, seat: int, move: str) -> Outlook:
    found: dict[str, Outlook] = {str(one.move): one for one in at.outlook(seat)}
    return found[move]


def change(at: Any, seat: int, move: str, what: str, of: int | str) -> Change | None:
    return next((one for one in foretold(at, seat, move).changes if (one.what, one.of) == (what, of)), None)


def span(at: Any, seat: int, move: str, what: str, of: int | str) -> tuple[int, int | None, int | None]:
    """The number now, the least and the most it would be."""
    found = change(at, seat, move, what, of)
    assert found is not None
    return found.now, found.least, found.most


def certain(at: Any, seat: int, move: str, what: str, of: int | str) -> int:
    """By how much a number would change."""
    found = change(at, seat, move, what, of)
    if found is None:
        return 0
    assert found.least is not None
    assert found.least == found.most
    return found.least - found.now


def other_data(**tiles: dict[str, Any]) -> Any:
    """Our data with other numbers: of tiles by their name with underscores, of the berths at a river tile as well."""
    content = copy.deepcopy(GAME.data().content)
    for name, given in tiles.items():
        [entry] = [
            one
            for table in ("tile", "berths")
            for one in content[table]
            if one["id"] == name.replace("_", "-") and given.keys() <= one.keys()
        ]
        entry.update(given)
    return GAME.data(content).note()


def connecting(**position: Any) -> Any:
    """Seat 0 has a black connector to place in a borough whose wharf counts tiles joined by black."""
    home = {"tile": HOME, "connectors": sides("black")}
    return table(**{"turn": 0, "era": 3, "boroughs": [[home, WHARF, EYE], []], "hold": [{"black": 1}, {}], **position})


# Connectors and tiles on a side


def test_a_connector_on_a_side_is_worth_the_points_it_then_brings() -> None:
    gains = {}
    for move in options(connecting(), 0, "side"):
        at = connecting()
        before, gain = points(at, 0), certain(at, 0, move, "points", 0)
        play(at, 0, move)
        assert points(at, 0) - before == gain, move
        gains[move] = gain
    assert gains["side 1 1"] == 1  # the Eye joins the home, which the wharf counts already
    assert gains["side 1 3"] == 0
    assert set(gains.values()) == {0, 1}


@pytest.mark.parametrize("seed", range(4 if londinium.compiled else 1))
def test_in_a_whole_game_every_side_is_worth_what_it_then_brings(seed: int) -> None:
    dice, at, seen = Random(seed), GAME.table(players=2, seed=seed), 0
    while not at.over:
        seat = dice.choice(at.to_act)
        moves = [move for move in at.moves(seat) if move.verb not in ("pass", "sail", "discard")] or at.moves(seat)
        move = dice.choice(moves)
        if move.verb != "side":
            at.play(seat, move)
            continue
        before, gain = points(at, seat), change(at, seat, str(move), "points", seat)
        at.play(seat, move)
        if at.view(seat)["phase"] != "laying" or at.view(seat)["laying"][seat] is None:
            least, most = (before, before) if gain is None else (gain.least, gain.most)
            assert least is None or most is None or least <= points(at, seat) <= most
            seen += 1
    assert seen > 10


def test_a_tile_laid_is_worth_its_own_points_and_what_its_connectors_join() -> None:
    home = {"tile": HOME, "connectors": sides("black", None, None, "black")}
    wharf = {"tile": "canary-wharf", "at": [0, 1], "connectors": sides("black")}
    at = table(era=2, phase="laying", won=[["barbican"], []], boroughs=[[home, wharf], []])
    assert span(at, 0, "lay barbican", "points", 0) == (1, 2, 3)
    play(at, 0, "lay barbican")
    assert certain(at, 0, "side 1 0", "points", 0) == 2  # one printed, one for the wharf that reaches it
    assert certain(at, 0, "side 1 5", "points", 0) == 1
    play(at, 0, "side 1 0")
    assert points(at, 0) == 3


# Upgrades


def test_a_connector_and_a_skill_tell_what_upgrades_then_lack() -> None:
    at = connecting()
    assert span(at, 0, "side 2 1", "lacking", "canary-wharf") == (1, 0, 0)
    assert change(at, 0, "side 1 3", "lacking", "canary-wharf") is None
    borough = [HOME, {"tile": "bt-tower", "at": [0, -1]}]
    at = table(
        turn=0,
        boroughs=[borough, []],
        skills=[{"financier": 1}, {}],
        keyples=[keyples(3), keyples()],
    )
    play(at, 0, f"use {HOME}", "keyples 1")
    assert span(at, 0, "take builder", "lacking", "bt-tower") == (1, 0, 0)
    assert change(at, 0, "take architect", "lacking", "bt-tower") is None


def upgrading(**position: Any) -> Any:
    """Seat 0 may upgrade the BT Tower, on which two keyples were placed, for a builder."""
    tower = {"tile": "bt-tower", "at": [0, -1], "colour": "red", "used": 2, "standing": 2}
    kept = {"turn": 0, "boroughs": [[HOME, tower], []], "skills": [{"builder": 2}, {}], "keyples": [keyples(0, 5), {}]}
    return table(**{**kept, **position})


def test_an_upgrade_tells_its_points_the_keyples_it_takes_and_the_skills_it_spends() -> None:
    at = upgrading()
    assert at.view(0)["gains"] == {HOME: 10, "bt-tower": 5}
    assert certain(at, 0, "upgrade bt-tower", "points", 0) == 5
    assert span(at, 0, "upgrade bt-tower", "next", "bt-tower") == (3, 4, 6)
    assert certain(at, 0, "upgrade bt-tower", "builders", 0) == -1
    play(at, 0, "upgrade bt-tower", "keyples 4")
    assert points(at, 0) == 6
    assert [one["used"] for one in at.view(0)["boroughs"][0]] == [0, 4]


def test_what_an_upgrade_would_bring_is_shown_before_it_can_be_made_and_counts_for_other_tiles() -> None:
    eye = {"tile": "london-eye", "at": [0, -1], "level": 1}
    museum = {"tile": "natural-history-museum", "at": [0, 1]}
    at = table(turn=0, era=4, boroughs=[[HOME, eye, museum], []])
    assert at.view(0)["upgrades"][1]["missing"]
    assert at.view(0)["gains"]["london-eye"] == 6 + 3
    assert at.view(1)["gains"] == {SECOND_HOME: 10}
    assert at.view(None)["gains"] == {}


# Bids, passes, connectors to take


def test_keyples_tell_the_bid_they_make_and_what_is_left_of_the_colour() -> None:
    at = table(turn=0, keyples=[keyples(5), keyples(9)], auction=[offer("barbican", "blue", (1, 3)), offer("harrods")])
    assert span(at, 0, "bid barbican", "bid", "barbican") == (1, 4, 6)
    play(at, 0, "bid barbican")
    assert certain(at, 0, "keyples 4", "bid", "barbican") == 4
    assert certain(at, 0, "keyples 4", "blue", 0) == -4
    play(at, 0, "keyples 4")
    assert at.view(0)["auction"][0]["bids"] == [5, 3]


def test_passing_tells_how_many_more_must_pass_until_all_sail() -> None:
    at = table(players=3, turn=0, keyples=[keyples(2)] * 3)
    assert span(at, 0, "pass", "passes", 0) == (3, 2, 2)
    assert change(at, 0, "pass", "passes", 1) is None
    play(at, 0, "pass")
    play(at, 1, "pass")
    assert span(at, 2, "pass", "passes", 2) == (1, 0, 0)
    play(at, 2, "pass")
    assert at.view(0)["phase"] == "berthing"


def test_a_use_tells_how_many_connectors_are_taken_as_far_as_they_are_there_and_not_declined() -> None:
    at = table(
        turn=0,
        keyples=[keyples(3), keyples()],
        auction=[offer("covent-garden")],
        gone=["brown"],
    )
    play(at, 0, "use covent-garden")
    assert certain(at, 0, "keyples 1", "to-place", "blue") == 1
    assert certain(at, 0, "keyples 1", "to-place", "brown") == 0
    play(at, 0, "decline blue")
    assert certain(at, 0, "keyples 1", "to-place", "blue") == 0


def test_the_level_of_a_tile_won_is_shown_until_it_is_laid() -> None:
    at = table(era=3, phase="laying", won=[["canary-wharf"], ["barbican"]], boroughs=[[HOME], [SECOND_HOME]])
    view = at.view(0)
    assert view["won_levels"] == {"canary-wharf": 1, "barbican": 0}
    play(at, 0, "lay canary-wharf", "side 1 0")
    assert at.view(0)["boroughs"][0][1]["level"] == view["won_levels"]["canary-wharf"]
    assert at.view(0)["won_levels"] == {"barbican": 0}


# Another data file


def test_another_rate_of_a_network_changes_what_a_side_is_worth() -> None:
    data = other_data(canary_wharf={"rate": [3, 7]})
    assert certain(connecting(), 0, "side 1 1", "points", 0) == 1
    assert certain(connecting(data=data), 0, "side 1 1", "points", 0) == 3


def test_other_points_of_an_upgrade_change_what_is_foretold_and_shown_of_it() -> None:
    at = upgrading(data=other_data(bt_tower={"points": [2, 19]}))
    assert certain(at, 0, "upgrade bt-tower", "points", 0) == 17
    assert at.view(0)["gains"]["bt-tower"] == 17
    assert at.view(0)["facts"]["bt-tower"]["points"] == [2, 19]


def test_another_cost_changes_what_an_upgrade_lacks() -> None:
    data = other_data(canary_wharf={"cost": ["black", "black", "red", "any-connector"]})
    assert span(connecting(data=data), 0, "side 2 1", "lacking", "canary-wharf") == (3, 2, 2)


def test_other_berth_numbers_change_what_sailing_scores_and_draws() -> None:
    numbers = [1, 2, 3, 4, 5, 20]
    data = other_data(thames_barrier={"numbers": numbers}, millennium_bridge={"numbers": numbers})
    at = table(era=4, turn=0, keyples=[keyples(2), keyples(2)], data=data)
    ours = table(era=4, turn=0, keyples=[keyples(2), keyples(2)])
    assert [certain(at, 0, f"sail {berth}", "points", 0) for berth in range(1, 7)] == numbers
    assert [certain(ours, 0, f"sail {berth}", "points", 0) for berth in range(1, 7)] == [8, 14, 14, 14, 13, 13]
    first = table(era=1, turn=0, data=data)
    assert [berth["number"] for berth in first.view(0)["berths"]] == numbers
    assert certain(first, 0, "sail 6", "points", 0) == 0


def test_a_landmark_that_makes_something_shows_what_at_each_of_its_levels() -> None:
    content = copy.deepcopy(GAME.data().content)
    [eye] = [one for one in content["tile"] if one["id"] == "london-eye"]
    eye.update({"makes": ["blue"], "makes_upgraded": ["blue", "red"]})
    tile = {"tile": "london-eye", "at": [0, -1], "level": 2}
    at = table(turn=0, era=3, keyples=[keyples(4), {}], boroughs=[[HOME, tile], []], data=GAME.data(content).note())
    assert at.view(0)["facts"]["london-eye"]["makes"] == [["blue"], ["blue", "red"], ["blue", "red"]]
    play(at, 0, "use london-eye")
    assert certain(at, 0, "keyples 1", "to-place", "red") == 1
    assert "br" in GAME.picture(at.view(0), GAME.words("en"), {})
