"""Whose turn it is, and what may be chosen in it."""

from __future__ import annotations

from tests.rules.key_to_the_city.common import GAME, HOME, keyples, offer, options, play, table


def test_whoever_is_on_turn_may_bid_use_upgrade_pass_or_sail_and_does_one_of_them() -> None:
    at = table(
        turn=0,
        auction=[offer("barbican")],
        boroughs=[[HOME, "bt-tower"], []],
        skills=[{"builder": 1}, {}],
        keyples=[keyples(3, 0, 0), keyples(3, 0, 0)],
    )
    assert {move.verb for move in at.moves(0)} == {"bid", "use", "upgrade", "pass", "sail"}
    for action in (["bid barbican", "keyples 1"], ["upgrade bt-tower", "keyples 1"], ["pass"], ["sail 2"]):
        again = GAME.restore(at.snapshot())
        play(again, 0, *action)
        assert again.to_act == (1,)


def test_the_rightmost_barge_begins_an_era_and_then_it_goes_clockwise() -> None:
    at = GAME.table(players=3, seed=1)
    play(at, 0, "sail 2")
    play(at, 1, "sail 5")
    play(at, 2, "sail 1")
    while at.view(0)["phase"] == "laying":
        play(at, at.to_act[0], options(at, at.to_act[0])[0])
    assert at.view(0)["era"] == 2
    assert at.to_act == (1,)
    play(at, 1, "pass")
    assert at.to_act == (2,)
