"""The heuristic: what a good player prefers, seen through the value of positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import londinium
from londinium.bots.ahead import Ahead, best, look
from londinium.games.key_to_the_city.pieces import TILE_NAMES
from tests.rules.key_to_the_city.common import COLOURS, GAME, HOME, SECOND_HOME, keyples, offer, play, sides, table


def value(seat: int = 0, **position: Any) -> float:
    return table(**{"turn": 1, "auction": [], "keyples": [keyples(3, 3, 4)] * 2, **position}).state.value(seat)


def with_home(*connectors: str, level: int = 0) -> list[list[Any]]:
    return [[{"tile": HOME, "connectors": sides(*connectors), "level": level}], [SECOND_HOME]]


def test_more_keyples_are_better_while_there_is_something_to_do_with_them() -> None:
    assert value(keyples=[keyples(5, 5, 4), keyples(3, 3, 4)]) > value()


def test_a_leading_bid_is_better_than_the_keyple_it_took() -> None:
    led = value(auction=[offer("barbican", "red", (1, 0))], keyples=[keyples(3, 2, 4), keyples(3, 3, 4)])
    assert led > value(auction=[offer("barbican")])


@pytest.mark.parametrize("number", range(1, 7))
def test_every_colour_brings_the_upgrade_of_a_home_nearer(number: int) -> None:
    assert value(boroughs=with_home(*COLOURS[:number])) > value(boroughs=with_home(*COLOURS[: number - 1]))


def test_an_upgrade_that_is_made_is_better_than_one_that_could_be() -> None:
    assert value(boroughs=with_home(*COLOURS, level=1)) > value(boroughs=with_home(*COLOURS))


@pytest.mark.parametrize("era", [2, 3, 4])
def test_an_upgrade_that_takes_the_last_skill_is_better_made_than_kept_in_hand(era: int) -> None:
    """What a skill could pay for is hoped for once, not once as ready and again as lacking it."""

    def with_tower(level: int, builders: int) -> float:
        tower = {"tile": "bt-tower", "at": [0, 1], "level": level}
        boroughs = [[HOME, tower], [SECOND_HOME]]
        return value(era=era, boroughs=boroughs, skills=[{"builder": builders}, {}])

    assert with_tower(1, 0) > with_tower(0, 1) > with_tower(0, 0)


def test_a_connector_that_is_wanted_is_better_than_one_that_is_not() -> None:
    home = with_home("blue", "brown")
    assert value(boroughs=home, hold=[{"red": 1}, {}]) > value(boroughs=home, hold=[{"blue": 1}, {}])


def test_a_colour_twice_on_a_home_is_no_step_towards_its_upgrade_but_the_end_of_it() -> None:
    assert value(boroughs=with_home("blue")) > value(boroughs=with_home("blue", "blue"))


def test_a_bid_nobody_can_beat_is_better_than_one_that_can_be_beaten() -> None:
    led: dict[str, Any] = {"auction": [offer("barbican", "red", (1, 0))]}
    assert value(**led, keyples=[keyples(3, 2, 4), keyples(5, 0, 5)]) > value(
        **led, keyples=[keyples(3, 2, 4), keyples(5, 5, 0)]
    )


def test_keyples_that_suffice_for_an_upgrade_are_kept_for_it() -> None:
    """In the last era one who spends its last keyple can no longer make the upgrade that is ready."""
    ready: dict[str, Any] = {"era": 4, "boroughs": with_home(*COLOURS)}
    one, none = [keyples(1), keyples(3)], [keyples(), keyples(3)]
    assert value(**ready, keyples=one) - value(**ready, keyples=none) > 0.1


def test_one_whose_pass_may_end_the_era_no_longer_hopes_for_what_it_could_have_done() -> None:
    at = table(era=4, turn=0, auction=[], boroughs=with_home(*COLOURS), keyples=[keyples(2), keyples(2)])
    before = at.state.value(0)
    play(at, 0, "pass")
    assert before - at.state.value(0) > 0.1


def test_a_bid_is_safe_once_all_have_passed() -> None:
    led: dict[str, Any] = {"turn": 0, "auction": [offer("barbican", "red", (1, 0))]}
    at = table(**led, keyples=[keyples(3, 2, 4), keyples(5, 5, 0)])
    play(at, 0, "pass")
    before = at.state.value(0)
    play(at, 1, "pass")
    assert at.state.value(0) > before


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    home = with_home(*COLOURS, level=1)
    assert value(0, boroughs=home) > 0.5 > value(1, boroughs=home)


def test_values_stay_between_0_and_1_all_the_way() -> None:
    at, dice = GAME.table(players=5, seed=4), Random(3)
    while not at.over:
        assert all(0.0 <= at.state.value(seat) <= 1.0 for seat in range(5))
        for _ in range(5):
            if not at.over:
                seat = at.to_act[0]
                at.play(seat, dice.choice(at.moves(seat)))


def prefers(one: int, other: int, era: int, *borough: Any, **position: Any) -> bool:
    """Whether the first of four would rather take one berth than another."""
    values = []
    for berth in (one, other):
        boroughs = [[HOME, *borough], [], [], []]
        at = table(**{"players": 4, "era": era, "turn": 0, "auction": [], "boroughs": boroughs, **position})
        play(at, 0, f"sail {berth}")
        values.append(at.state.value(0))
    return values[0] > values[1]


def test_hungerford_bridge_is_for_those_who_make_blue() -> None:
    assert prefers(2, 1, 1, "paddington-station")
    assert prefers(1, 2, 1, "covent-garden")
    assert prefers(1, 2, 1, auction=[offer("covent-garden", "red", (1, 0, 0, 0))])


def test_the_millennium_bridge_is_for_those_who_have_a_piece_of_river() -> None:
    assert prefers(2, 1, 2)
    assert prefers(1, 2, 2, {"tile": "hungerford-bridge", "at": [1, 0], "turned": 1})


def test_london_bridge_is_for_those_whose_connectors_are_not_wanted_elsewhere() -> None:
    assert prefers(1, 2, 3, "barbican")
    dry = [tile for tile in TILE_NAMES[6:] if tile not in ("tower-bridge", "globe-theatre", "mi6-building")]
    many = [[TILE_NAMES[seat], *dry[9 * seat : 9 * seat + 9]] for seat in range(4)]
    assert prefers(2, 1, 3, boroughs=many)


def test_the_o2_is_for_those_whose_network_it_joins() -> None:
    bridge = {"tile": "tower-bridge", "at": [1, 0], "level": 1}
    assert prefers(4, 1, 4, bridge)
    assert prefers(1, 4, 4, {**bridge, "connectors": sides("blue")})


def test_of_two_berths_alike_the_one_further_right_may_begin_or_break_a_tie() -> None:
    assert prefers(5, 3, 1)
    assert prefers(4, 2, 4)


def test_the_o2_is_worth_its_points_before_it_is_laid() -> None:
    """The last to sail sees the era end; what it has won is no less certain for not lying there yet."""
    at = [table(era=4, turn=1, auction=[]) for _ in range(2)]
    for one, berth in zip(at, (1, 6), strict=True):
        play(one, 1, "sail 2")
        play(one, 0, f"sail {berth}")
    assert at[0].state.value(0) > at[1].state.value(0)


def liked(at: londinium.Table, seat: int, rules: int) -> str:
    """What looks best to a seat that looks three choices ahead, under some version of the rules."""
    state = at.state.clone()
    state.rules_version = rules
    ahead = Ahead(state, 3)
    look(ahead, state, seat, 7)
    return str(GAME.moves[best(ahead)])


@pytest.mark.parametrize("made", ["covent-garden", "paddington-station", "charing-cross"])
def test_whoever_looks_ahead_declines_nothing_and_chooses_as_if_nothing_could_be_declined(made: str) -> None:
    at = table(turn=0, auction=[offer(made), offer("barbican")], keyples=[keyples(2, 1), keyples(2, 2, 2)])
    for move in (f"use {made}", "colour blue", "keyples 1"):
        assert liked(at, 0, 2) == liked(at, 0, 1)
        assert "decline" not in liked(at, 0, 2)
        play(at, 0, move)


def test_a_use_that_is_begun_with_something_declined_promises_nothing() -> None:
    """Looking ahead stops there at times: what the keyples would have done elsewhere must not count for it."""
    at = table(turn=0, auction=[offer("covent-garden")], keyples=[keyples(2, 1), keyples(2, 2, 2)])
    play(at, 0, "use covent-garden", "colour blue")
    assert at.state.value(0) > 0
    play(at, 0, "decline blue")
    assert at.state.value(0) == 0
    assert at.state.value(1) > 0
