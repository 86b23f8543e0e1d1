"""Standing answers: played as ordinary moves, secret, until revoked, once, or while the round lasts."""

from __future__ import annotations

from typing import Any

import pytest

import londinium
from londinium import Table
from londinium.core.errors import BadMove, BadSeat, BadStanding

GAME = londinium.game("kids-of-london")


def table_of() -> Table:
    return GAME.table(players=3, seed=5)


def test_a_standing_answer_answers_at_once_if_it_can() -> None:
    table = table_of()
    [event] = table.standing(1, {"move": "send 3"})
    assert (event.kind, event.who) == ("chose", 1)
    assert table.to_act == (0, 2)


def test_a_standing_answer_is_recorded_like_any_move() -> None:
    table = table_of()
    table.standing(1, {"move": "send 3", "until": "once"})
    assert [(line.seat, str(line.move)) for line in table.log] == [(1, "send 3")]
    assert table.record().moves == [(1, "send 3")]
    assert londinium.replay(table.record()).view(1) == table.view(1)


def test_a_standing_answer_is_played_when_its_time_comes() -> None:
    position = {"players": 3, "hour": 2, "character": "prince", "hands": [[*range(1, 9)]] * 3}
    table = GAME.restore(position)
    assert table.standing(0, {"move": "take-nothing"}) == []
    assert table.to_act == (0, 1, 2)
    table.play(0, "send 7")
    table.play(1, "send 7")
    events = table.play(2, "send 1")
    assert [(event.kind, event.who) for event in events if event.kind == "decided"] == [("decided", 0)]
    assert table.view(1)["to_act"] == [1]


def test_a_standing_answer_that_is_not_legal_waits() -> None:
    table = table_of()
    table.play(0, "send 3")
    assert table.standing(0, {"move": "send 3"}) == []
    table.play(1, "send 4")
    table.play(2, "send 5")
    assert 0 in table.to_act
    assert table.standing_of(0) == {"move": "send 3", "until": "revoked"}


def test_once_is_played_once() -> None:
    table = table_of()
    table.standing(0, {"move": "send 3", "until": "once"})
    assert table.standing_of(0) is None


def test_round_ends_with_the_round() -> None:
    table = table_of()
    table.standing(0, {"move": "take-own", "until": "round"})
    for seat in range(3):
        table.play(seat, f"send {seat + 3}")
    assert table.view(None)["hour"] == 2
    assert table.standing_of(0) is None


def test_several_standing_answers_may_play_a_whole_round() -> None:
    table = table_of()
    table.standing(0, {"move": "send 3"})
    table.standing(1, {"move": "send 4"})
    events = table.standing(2, {"move": "send 5"})
    assert [event.kind for event in events][:2] == ["chose", "sent"]
    assert table.view(None)["hour"] == 2


def test_a_standing_answer_is_secret() -> None:
    silent, asked = table_of(), table_of()
    asked.standing(0, {"move": "take-nothing"})
    for seat in (None, 0, 1, 2):
        assert silent.view(seat) == asked.view(seat)
    assert silent.events == asked.events
    assert silent.snapshot() == asked.snapshot()
    assert asked.standing_of(1) is None


def test_revoking_leaves_no_answer_behind() -> None:
    table = table_of()
    table.standing(0, {"move": "take-nothing"})
    assert table.standing(0, None) == []
    assert table.standing_of(0) is None


def test_taking_a_standing_answer_back_revokes_it() -> None:
    table = table_of()
    table.standing(0, {"move": "send 3"})
    table.undo(0)
    assert table.to_act == (0, 1, 2)
    assert table.standing_of(0) is None
    table.play(1, "send 4")
    assert table.view(1)["to_act"] == [0, 2]


@pytest.mark.parametrize(
    "rule", [{}, {"until": "once"}, {"move": "send 3", "when": "now"}, {"move": "send 3", "until": "never"}, "send 3"]
)
def test_a_standing_answer_that_cannot_be_understood_is_refused(rule: Any) -> None:
    table = table_of()
    with pytest.raises(BadStanding):
        table.standing(0, rule)
    assert table.standing_of(0) is None
    assert table.to_act == (0, 1, 2)


def test_a_standing_answer_needs_a_move_of_the_game_and_a_seat_of_the_table() -> None:
    table = table_of()
    with pytest.raises(BadMove):
        table.standing(0, {"move": "fly 3"})
    with pytest.raises(BadSeat):
        table.standing(3, {"move": "send 3"})
    with pytest.raises(BadSeat):
        table.standing_of(3)
    assert table.standing_of(0) is None
