"""What views, positions and scores ask of the rules."""

from __future__ import annotations

from typing import cast

import pytest

from londinium import Table
from londinium.core.asking import OutOfRange
from londinium.games.kids_of_london.pieces import SEATS, Character
from londinium.games.kids_of_london.rules import asked
from londinium.games.kids_of_london.rules.streets import Streets
from tests.rules.kids_of_london.street import GAME, steal, street


def state_of(table: Table) -> Streets:
    return cast(Streets, table.state)


def test_asking_changes_nothing() -> None:
    state = state_of(street("banker", [8, 8, 5, 1]))
    before = state.clone()
    asked.free_bands(state)
    asked.thieves_among(state, 15)
    asked.may_take_own(state, 15)
    asked.share(state, Character.BANKER, 2)
    for seat in range(4):
        asked.has_chosen(state, seat)
        asked.unseen(state, seat)
        asked.is_stripped(state, seat)
        asked.is_second_richest(state, seat)
    assert GAME.position_of(state) == GAME.position_of(before)


def test_two_chiefs_are_taken_away_and_the_highest_of_the_others_robs() -> None:
    state = state_of(steal("banker", [8, 8, 5, 1]).table)
    assert asked.free_bands(state) == 0b1100
    assert asked.thieves_among(state, 0b1100) == 0b0100
    assert not asked.may_take_own(state, 0b1100)


def test_a_child_left_alone_by_the_police_is_highest_and_lowest() -> None:
    state = state_of(steal("banker", [8, 8, 5], {2: "take-purse"}).table)
    assert asked.free_bands(state) == asked.thieves_among(state, 0b100) == 0b100
    assert asked.may_take_own(state, 0b100)


@pytest.mark.parametrize("band", [-1, SEATS])
def test_no_band_beyond_the_streets_can_be_asked_about(band: int) -> None:
    state = state_of(street("banker", [8, 7, 6]))
    with pytest.raises(OutOfRange, match=f"band is {band}; it can be 0 to 4"):
        asked.unseen(state, band)
    with pytest.raises(OutOfRange, match="thieves is 6; it can be 0 to 5"):
        asked.share(state, Character.BANKER, 6)
