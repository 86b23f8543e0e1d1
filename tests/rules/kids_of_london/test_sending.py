"""Sending a child: secret, at the same time, each child once."""

from __future__ import annotations

import pytest

from londinium import IllegalMove, Refusal, Table
from londinium.core.errors import NothingToUndo
from londinium.core.fields import fields, fingerprint
from tests.rules.kids_of_london.street import GAME, HOURS, send, street


def refused(table: Table, seat: int, move: str) -> tuple[str, str]:
    """The key and rule of a refusal, after making sure that nothing changed."""
    before, log = fingerprint(table.state), len(table.log)
    refusal = table.refusal(seat, move)
    assert isinstance(refusal, Refusal)
    with pytest.raises(IllegalMove) as caught:
        table.play(seat, move)
    assert caught.value.refusal == refusal
    assert (fingerprint(table.state), len(table.log)) == (before, log)
    return refusal.key, refusal.rule


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


def test_that_a_seat_has_chosen_is_public_and_what_it_chose_is_not() -> None:
    tables = [street("banker", [4, 5, 6]) for _ in range(2)]
    for table, child in zip(tables, (1, 5), strict=True):
        [event] = table.play(1, f"send {child}")
        assert (event.kind, event.who, event.facts) == ("chose", 1, {})
        assert event.json(1) == {"number": 1, "kind": "chose", "who": 1, "child": child}
        assert event.json(0) == event.json(None) == {"number": 1, "kind": "chose", "who": 1}
        assert table.view(0)["chosen"] == [False, True, False]
    for seat in (None, 0, 2):
        assert tables[0].view(seat) == tables[1].view(seat)
        assert tables[0].events[0].text("en", seat) == tables[1].events[0].text("en", seat)
    assert tables[0].view(1) != tables[1].view(1)


def test_a_child_chosen_in_secret_still_looks_as_if_it_were_in_the_hand() -> None:
    table = street("banker", [4, 5, 6])
    before = {seat: table.view(seat) for seat in (None, 0, 1, 2)}
    table.play(1, "send 5")
    for seat in (None, 0, 2):
        assert table.view(seat) == {**before[seat], "chosen": [False, True, False], "to_act": [0, 2]}
    assert table.view(1) == {**before[1], "chosen": [False, True, False], "to_act": [0, 2], "my_choice": 5}


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


def test_a_refused_chief_is_called_a_chief() -> None:
    table = GAME.table(3, seed=1)
    send(table, [8, 5, 6])
    refusal = table.refusal(0, "send 8")
    assert refusal is not None
    assert refusal.reason.startswith("Your chief (8) has already been")


@pytest.mark.parametrize("take", ["take-own", "take-purse", "take-nothing"])
def test_what_to_take_is_not_chosen_while_children_are_sent(take: str) -> None:
    assert refused(street("prince", [4, 5, 6]), 0, take) == ("choose-child", "sending")


def test_a_seat_chooses_once_an_hour() -> None:
    table = street("banker", [4, 5, 6])
    table.play(0, "send 4")
    assert refused(table, 0, "send 0") == ("not-asked", "turn")


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
