"""Sending a child: secret, at the same time, each child once."""

from __future__ import annotations

import pytest

from londinium.core.errors import NothingToUndo
from londinium.core.fields import fields, fingerprint
from tests.rules.kids_of_london.street import GAME, HOURS, refused, send, street


def test_a_seat_that_has_chosen_owes_nothing_and_the_others_still_do() -> None:
    table = street("banker", [4, 5, 6])
    before = fields(table.state)
    table.play(1, "send 5")
    after = fields(table.state)
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"hands", "pending", "waiting"}
    assert table.to_act == (0, 2)
    assert table.moves(1) == []


def test_the_seats_may_choose_in_any_order() -> None:
    ends = set()
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        table = street("banker", [4, 5, 6])
        for seat in order:
            table.play(seat, f"send {4 + seat}")
        ends.add(fingerprint(table.state))
    assert len(ends) == 1


def test_no_child_is_shown_before_the_last_has_been_chosen() -> None:
    table = GAME.table(3, seed=1)
    assert [event.kind for event in table.play(2, "send 3") + table.play(0, "send 2")] == ["chose", "chose"]
    assert table.view(1)["shown"] == [None, None, None]


def test_the_children_are_all_shown_at_the_same_moment() -> None:
    table = GAME.table(3, seed=1)
    table.play(2, "send 3")
    table.play(0, "send 2")
    events = table.play(1, "send 7")
    assert [(event.kind, event.who, event.facts) for event in events[:4]] == [
        ("chose", 1, {}),
        ("sent", 0, {"child": 2}),
        ("sent", 1, {"child": 7}),
        ("sent", 2, {"child": 3}),
    ]
    assert table.view(1)["shown"] == [2, 7, 3]


def test_each_child_goes_out_once() -> None:
    table = GAME.table(3, seed=1)
    send(table, [4, 5, 6])
    assert [move.id for move in table.moves(0)] == [0, 1, 2, 3, 5, 6, 7, 8]
    assert refused(table, 0, "send 4") == ("child-gone", "sending")
    assert table.refusal(0, "send 5") is None
    assert str(table.refusal(0, "send 4")) == (
        "Your child 4 has already been in the street; each child goes out once. (rules: Sending a child)"
    )


def test_after_nine_hours_every_child_has_been_out() -> None:
    table = GAME.table(4, seed=1)
    for hour in range(HOURS):
        assert [len(table.moves(seat)) for seat in table.to_act] == [HOURS - hour] * 4
        send(table, [hour, (hour + 1) % 9, (hour + 2) % 9, (hour + 3) % 9])
        for seat in table.to_act if table.view(None)["phase"] == "sharing" else ():
            table.play(seat, "take-purse")
    assert table.over
    assert table.view(None)["hands"] == [[], [], [], []]
    assert table.view(None)["character"] is None
    assert table.view(None)["to_come"] == {}
    assert refused(table, 0, "send 0") == ("over", "end")


def test_a_choice_may_be_taken_back_until_the_last_has_chosen() -> None:
    table = street("banker", [4, 5, 6])
    start = table.view(0), fingerprint(table.state)
    table.play(0, "send 4")
    table.play(1, "send 5")
    alone = street("banker", [4, 5, 6])
    alone.play(1, "send 5")
    [event] = table.undo(0)
    assert event.json(0) == {"number": 3, "kind": "took-back", "who": 0, "move": "send 4"}
    assert event.json(1) == {"number": 3, "kind": "took-back", "who": 0}
    assert fingerprint(table.state) == fingerprint(alone.state)
    table.undo(1)
    assert (table.view(0), fingerprint(table.state)) == start


def test_a_choice_stands_once_the_children_are_shown() -> None:
    table = street("banker", [4, 5, 6])
    send(table, [4, 5, 6])
    for seat in range(3):
        assert not table.can_undo(seat)
        with pytest.raises(NothingToUndo):
            table.undo(seat)
