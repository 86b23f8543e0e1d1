"""Passing and sailing."""

from __future__ import annotations

from tests.rules.key_to_the_city.common import GAME, keyples, offer, options, play, table


def test_no_berth_is_closed_to_small_tables_and_each_has_room_for_one_barge() -> None:
    at = GAME.table(players=2, seed=1)
    assert options(at, 0, "sail") == [f"sail {berth}" for berth in range(1, 7)]
    play(at, 0, "sail 4")
    assert "sail 4" not in options(at, 1)
    assert "taken" in str(at.refusal(1, "sail 4"))


def test_whoever_has_sailed_has_no_more_turns_in_the_era() -> None:
    at = table(players=3, turn=0, auction=[offer("barbican", bids=(0, 0, 0))], keyples=[keyples(3)] * 3)
    play(at, 0, "sail 2")
    for seat, more in ((1, 1), (2, 2), (1, 2)):
        assert at.to_act == (seat,)
        play(at, seat, "bid barbican", f"keyples {more}")
    assert at.to_act == (2,)


def test_who_passes_may_act_again_in_the_same_era() -> None:
    at = GAME.table(players=2, seed=1)
    play(at, 0, "pass")
    play(at, 1, options(at, 1, "bid")[0])
    move = next(move for move in options(at, 1) if move.startswith(("colour", "keyples")))
    play(at, 1, move)
    while at.to_act == (1,):
        play(at, 1, options(at, 1)[0])
    assert at.to_act == (0,)
    assert at.view(0)["passed"] == []


def test_if_all_pass_in_a_row_they_sail_in_the_order_in_which_they_passed() -> None:
    at = table(players=3, turn=1)
    play(at, 1, "pass")
    play(at, 2, "pass")
    play(at, 0, "pass")
    assert at.to_act == (1,)
    assert {move.verb for move in at.moves(1)} == {"sail"}
    play(at, 1, "sail 3")
    assert at.to_act == (2,)
    assert "sail 3" not in options(at, 2)
    play(at, 2, "sail 1")
    play(at, 0, "sail 6")
    assert at.view(0)["phase"] in ("laying", "acting")
    assert at.view(0)["barges"] == [6, 3, 1]


def test_sailing_breaks_a_row_of_passes_and_the_last_one_left_sails_by_passing() -> None:
    at = table(players=3, turn=0)
    play(at, 0, "pass")
    play(at, 1, "sail 3")
    assert at.view(0)["passed"] == []
    play(at, 2, "pass")
    assert at.to_act == (0,)
    assert "pass" in options(at, 0)
    play(at, 0, "sail 5")
    play(at, 2, "pass")
    assert {move.verb for move in at.moves(2)} == {"sail"}
