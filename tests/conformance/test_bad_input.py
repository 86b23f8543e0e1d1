"""Bad input of every kind gets a typed error with a sentence, and nothing changes."""

from __future__ import annotations

import pytest

from londinium.conformance import Setup
from londinium.conformance.base import dice_for, untouched
from londinium.conformance.components import beside_ours, ours, wrong_files
from londinium.conformance.mistakes import (
    a_position,
    unknown_games,
    wrong_at_the_table,
    wrong_records,
    wrong_setups,
    wrong_snapshots,
)
from londinium.core.game import Game


def test_a_game_that_is_not_there_is_refused() -> None:
    unknown_games()


def test_players_seeds_options_and_data_that_are_not_the_games_are_refused(game: Game) -> None:
    wrong_setups(game)


@pytest.mark.parametrize("moves", [0, 10, -1])
def test_wrong_seats_moves_and_standing_answers_are_refused(plain: Setup, moves: int) -> None:
    untouched(wrong_at_the_table, a_position(plain, 1, moves), dice_for(plain))


@pytest.mark.parametrize("moves", [0, 7, 20])
def test_records_that_were_cut_edited_or_forged_are_refused(plain: Setup, moves: int) -> None:
    untouched(wrong_records, a_position(plain, 2, moves), dice_for(plain))


@pytest.mark.parametrize("moves", [0, 9, 25, -1])
def test_a_snapshot_changed_in_one_thing_is_refused_or_lawful(plain: Setup, moves: int) -> None:
    table = a_position(plain, 3, moves)
    before = table.record().dumps()
    assert wrong_snapshots(table, dice_for(plain)) > 0
    assert table.record().dumps() == before


def test_our_data_loads_with_the_same_hash_however_it_is_read(game: Game) -> None:
    ours(game)


def test_a_data_file_with_one_thing_wrong_is_refused_with_its_line_or_lawful(game: Game) -> None:
    assert wrong_files(game) > 0


def test_a_table_with_other_data_plays_beside_ours_and_its_record_carries_the_data(plain: Setup) -> None:
    beside_ours(plain)
