"""Positions of London: every one reached can be restored, and numbers stay in their limits."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from londinium.core.errors import BadSnapshot
from londinium.core.fields import fields
from londinium.games.london.pieces import NOTHING
from tests.rules.london.tables import GAME, play, running, starting, step


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"deck": "second", "boroughs": "abilities"}),
        (3, {"deck": "first", "boroughs": "plain", "edition": "pl"}),
        (4, {"deck": "first", "boroughs": "abilities", "first_seat": "random"}),
    ],
    ids=str,
)
def test_every_position_that_is_reached_can_be_restored(players: int, options: dict[str, Any], version: int) -> None:
    table = GAME.table(players, seed=11, options=options, rules_version=version)
    dice = Random(11)
    while not table.over:
        step(table, dice)
        if len(table.log) % 5 == 0 or table.over or table.view(0)["phase"] in ("repeating", "flipping", "giving"):
            assert GAME.restore(table.snapshot()).snapshot() == table.snapshot()


def test_a_hand_that_grows_by_all_that_other_data_allows_can_be_restored() -> None:
    content = copy.deepcopy(GAME.data().content)
    next(card for card in content["card"] if card["id"] == "parliament")["ongoing_amount"] = 3
    next(land for land in content["borough"] if land["id"] == "bethnal-green-stepney-poplar")["ability_amount"] = 3
    table = starting(
        cities=[["parliament"], []],
        boroughs=[["bethnal-green-stepney-poplar"], []],
        hands=[["paupers"] * 9, []],
        draw_left=3,
        draw_optional=3,
        data=GAME.data(content).note(),
    )
    play(table, "draw", "draw", "draw", "draw-three")
    for _ in range(6):
        assert GAME.restore(table.snapshot()).snapshot() == table.snapshot()
        play(table, "draw")


def test_riches_debts_and_poverty_of_the_longest_game_can_be_restored() -> None:
    many: dict[str, Any] = {
        "money": [400_000, 0],
        "poverty": [60_000, 0],
        "prestige": [90_000, 0],
        "borrowed": [19_000, 0],
    }
    table = running("vintners", **many)
    assert GAME.restore(table.snapshot()).snapshot() == table.snapshot()


def test_a_till_too_full_for_all_that_can_still_be_played_is_refused() -> None:
    assert running({"cards": ["shops"], "till": 100}).view(0)["cities"][0][0]["till"] == 100
    with pytest.raises(BadSnapshot, match="£200 on a card"):
        running({"cards": ["shops"], "till": 200})


def test_every_array_of_a_position_has_limits_that_a_wrapped_byte_would_break() -> None:
    for deck in ("second", "first"):
        state = GAME.table(3, seed=1, options={"deck": deck}).state
        limits = GAME.limits(state)
        arrays = {name for name, value in fields(state).items() if isinstance(value, list)} - {"stream"}
        assert set(limits) == arrays
        for name, (least, most, *nothing) in limits.items():
            assert least == 0
            assert nothing in ([], [NOTHING])
            if isinstance(getattr(state, name), bytearray):
                assert most < 251
