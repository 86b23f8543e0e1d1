"""Taking back: a seat's own last choice, whatever the others chose at the same time; never past what was shown."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

import londinium
from londinium import Table
from londinium.core.errors import BadSeat, NothingToUndo
from londinium.core.fields import fingerprint

GAME = londinium.game("kids-of-london")


def table_of(players: int = 4) -> Table:
    return GAME.table(players=players, seed=11)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_choices_made_at_the_same_time_can_be_taken_back_in_any_order(order: tuple[int, ...]) -> None:
    table = table_of()
    start = fingerprint(table.state)
    for seat in range(3):
        table.play(seat, f"send {seat + 2}")
    left = [0, 1, 2]
    for seat in order:
        table.undo(seat)
        left.remove(seat)
        other = table_of()
        for still in left:
            other.play(still, f"send {still + 2}")
        assert fingerprint(table.state) == fingerprint(other.state)
        assert table.to_act == other.to_act
    assert fingerprint(table.state) == start


def test_a_seat_may_choose_again_after_taking_back() -> None:
    table = table_of(3)
    table.play(0, "send 1")
    table.play(1, "send 2")
    table.undo(0)
    table.play(0, "send 8")
    table.undo(1)
    table.play(1, "send 7")
    table.play(2, "send 0")
    assert table.view(None)["shown"] == [8, 7, 0]


def test_a_seat_that_has_made_no_choice_has_nothing_to_take_back() -> None:
    table = table_of()
    table.play(0, "send 1")
    for seat in (1, 2, 3):
        assert not table.can_undo(seat)
        with pytest.raises(NothingToUndo, match="no choice that can still be taken back"):
            table.undo(seat)
    assert table.can_undo(0)


def test_a_choice_is_taken_back_once() -> None:
    table = table_of()
    table.play(0, "send 1")
    table.undo(0)
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_a_failed_undo_changes_nothing() -> None:
    table = table_of()
    table.play(0, "send 1")
    before = fingerprint(table.state), list(table.log), list(table.events), table.record()
    for seat in (1, 2):
        with pytest.raises(NothingToUndo):
            table.undo(seat)
    for wrong in (4, -1, "0", None, True):
        with pytest.raises(BadSeat):
            table.undo(wrong)  # type: ignore[arg-type]  # the wrong argument is the test
    assert (fingerprint(table.state), table.log, table.events, table.record()) == before


def test_the_log_only_grows_and_the_record_holds_what_stands() -> None:
    table = table_of()
    table.play(0, "send 1")
    table.play(1, "send 2")
    table.undo(0)
    table.play(0, "send 3")
    assert [(line.number, line.seat, str(line.move), line.takes_back) for line in table.log] == [
        (0, 0, "send 1", None),
        (1, 1, "send 2", None),
        (2, 0, "send 1", 0),
        (3, 0, "send 3", None),
    ]
    assert table.record().moves == [(1, "send 2"), (0, "send 3")]
    assert [event.number for event in table.events] == [1, 2, 3, 4, 5]


def test_that_a_choice_was_taken_back_is_public_and_which_is_not() -> None:
    table = table_of()
    table.play(0, "send 1")
    [event] = table.undo(0)
    assert event.json(1) == event.json(None) == {"number": 3, "kind": "took-back", "who": 0}
    assert event.json(0) == {"number": 3, "kind": "took-back", "who": 0, "move": "send 1"}
    for lang in ("en", "fr", "pl"):
        assert "1" not in event.text(lang, seat=1, names={0: "Ada"})
        assert "Ada" in event.text(lang, seat=1, names={0: "Ada"})


def test_nothing_before_a_reveal_can_be_taken_back() -> None:
    table = table_of(3)
    for seat in range(3):
        table.play(seat, f"send {seat}")
    assert [table.can_undo(seat) for seat in range(3)] == [False] * 3
    table.play(1, "send 7")
    table.undo(1)
    with pytest.raises(NothingToUndo):
        table.undo(1)


def test_a_state_taken_from_the_table_is_not_touched_by_an_undo() -> None:
    table = table_of()
    table.play(0, "send 1")
    held = table.state.clone()
    before = fingerprint(held)
    table.undo(0)
    table.play(0, "send 2")
    assert fingerprint(held) == before


def test_an_undo_moves_no_random_stream() -> None:
    table = table_of()
    stream = list(table.state.stream)
    table.play(0, "send 1")
    table.undo(0)
    assert list(table.state.stream) == stream


def test_what_was_written_before_is_not_shown_once_it_was_taken_back() -> None:
    table = GAME.table(players=3, seed=7)

    def is_as_it_is_shown() -> None:
        lines = table.view_lines([0, 1, 2, None])
        assert {viewer: json.loads(line) for viewer, line in lines.items()} == {
            viewer: table.view(viewer) for viewer in (0, 1, 2, None)
        }
        position, snapshot = GAME.position_of(table.state), json.loads(table.snapshot_line())
        assert {name: snapshot[name] for name in position} == position

    def choose(*children: int) -> None:
        for seat, child in enumerate(children):
            table.play(seat, f"send {child}")
            is_as_it_is_shown()
        while table.view(None)["phase"] == "sharing":
            table.play(table.to_act[0], "take-purse")

    choose(1, 2, 3)
    choose(4, 5, 6)
    table.play(0, "send 7")
    is_as_it_is_shown()
    table.undo(0)
    is_as_it_is_shown()
    for child in (8, 7):
        table.rewind(2, seed=5)
        table.play(2, f"send {child}")  # so that the table stands in the same hour as when it was last looked at
        is_as_it_is_shown()
