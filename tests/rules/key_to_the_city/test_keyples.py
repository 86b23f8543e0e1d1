"""Keyples: the bag, the screens, and what comes back."""

from __future__ import annotations

from tests.rules.key_to_the_city.common import GAME, city, keyples, never_shown, offer, play, table


def test_the_tournament_draw_needs_no_rule_since_nobody_touches_the_bag() -> None:
    at = GAME.table(players=6, seed=1)
    assert [sum(at.view(seat)["keyples"][seat]["colours"].values()) for seat in range(6)] == [10] * 6


def test_an_empty_bag_gives_nothing_and_the_rightmost_barge_draws_first() -> None:
    at = table(turn=0, auction=[], keyples=[keyples(36, 40, 0), keyples(0, 0, 40)])
    play(at, 0, "sail 2")
    play(at, 1, "sail 5")
    assert [(event.who, event.facts["count"]) for event in at.events if event.kind == "drew"] == [(1, 4), (0, 0)]


def test_keyples_everyone_knows_of_are_taken_to_leave_first() -> None:
    at = table(
        turn=0, auction=[offer("barbican")], keyples=[keyples(0, 6, 4), keyples()], known=[keyples(0, 2, 0), keyples()]
    )
    play(at, 0, "bid barbican", "colour red", "keyples 1")
    assert list(city(at).known)[:3] == [0, 1, 0]
    assert never_shown(city(at), 0) == 8


def test_in_the_variant_keyples_that_came_back_lie_in_front_of_the_screen() -> None:
    position = {"turn": 0, "auction": [offer("barbican", "red", (3, 4))], "keyples": [keyples(2, 0, 0), keyples()]}
    at = table(options={"jennifer": True}, **position)
    play(at, 0, "sail 2")
    play(at, 1, "sail 3")
    assert at.view(1)["keyples"][0]["front"] == keyples(0, 3, 0)
    assert at.view(1)["keyples"][0]["colours"] is None
    assert table(**position).view(1)["keyples"][0]["front"] is None
