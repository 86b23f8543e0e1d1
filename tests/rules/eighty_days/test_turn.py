"""The turn: whose it is, when a round is over, and when a move is owed."""

from __future__ import annotations

import pytest

from tests.rules.eighty_days.track import GAME, moves, play, race, told, why


def test_play_goes_clockwise_from_the_first_player() -> None:
    table = GAME.table(3, seed=1)
    for round_ in range(1, 3):
        for seat in range(3):
            assert table.to_act == (seat,)
            assert table.view(None)["round"] == round_
            table.play(seat, "forward 2" if table.moves(seat)[1].args["steps"] == 2 else table.moves(seat)[1])


def test_the_round_is_over_when_the_first_player_has_the_turn_again() -> None:
    table = GAME.table(2, seed=1, options={"first_seat": 1})
    play(table, "forward 2")
    assert (table.to_act, table.view(None)["round"]) == ((0,), 1)
    play(table, "forward 5")
    assert (table.to_act, table.view(None)["round"]) == ((1,), 2)


def test_a_choice_can_be_taken_back_until_the_next_player_moves() -> None:
    table = GAME.table(2, seed=1)
    before = table.snapshot()
    play(table, "forward 2")
    table.undo(0)
    assert table.snapshot() == before
    play(table, "forward 2", "forward 4")
    assert not table.can_undo(0)
    assert table.can_undo(1)


def test_from_a_stage_a_bet_or_passepartout_a_move_is_owed() -> None:
    for space in (14, 15, 18):
        table = race(2, spaces=[space, 0])
        assert not {"take", "give", "pass"} & set(moves(table))
        assert why(table, "take") == "not-on-pound"
        assert why(table, "pass") == "can-move"


@pytest.mark.parametrize("space", [13, 14])
def test_whoever_can_move_may_neither_pass_nor_start_again(space: int) -> None:
    table = race(2, spaces=[space, 0])
    assert why(table, "pass") == "can-move"
    assert why(table, "restart") == "can-move-on"


def test_a_missed_turn_is_no_turn_and_checks_no_bet() -> None:
    table = race(2, spaces=[32, 29], missing=[0, 1])
    events = play(table, "take")
    assert told(events, "missed-turn") == [(1,)]
    assert told(events, "bet-won") + told(events, "bet-lost") == []
    events = play(table, "give")
    assert told(events, "bet-lost") == [(1, 2)]
