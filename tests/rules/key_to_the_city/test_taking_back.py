"""Taking back: a choice that is only begun is nobody else's business, and nothing is taken back past another's turn."""

from __future__ import annotations

import pytest

import londinium
from londinium.core.errors import NothingToUndo
from londinium.core.table import Table

GAME = londinium.game("key-to-the-city")


def seat_1_begins_to_bid() -> Table:
    table = GAME.table(players=3, seed=7, options={"first_seat": 0})
    table.play(0, "pass")
    table.play(1, "bid barbican")
    return table


def test_others_cannot_tell_from_what_they_may_take_back_that_a_bid_is_begun() -> None:
    table = seat_1_begins_to_bid()
    assert table.log[-1].quiet
    assert table.can_undo(0)
    assert not table.can_undo(2)


def test_whoever_takes_back_a_pass_leaves_no_trace_of_a_bid_that_was_begun() -> None:
    begun, untouched = seat_1_begins_to_bid(), GAME.table(players=3, seed=7, options={"first_seat": 0})
    untouched.play(0, "pass")
    events = [table.undo(0) for table in (begun, untouched)]
    for viewer in (0, 2, None):
        assert [event.json(viewer) for event in events[0]] == [event.json(viewer) for event in events[1]]
        assert begun.view(viewer) == untouched.view(viewer)
    assert begun.record() == untouched.record()


def test_a_bid_that_was_begun_is_taken_back_without_a_word() -> None:
    table = seat_1_begins_to_bid()
    told = len(table.events)
    assert table.undo(1) == []
    assert len(table.events) == told
    assert table.log[-1].quiet
    assert "bid barbican" in map(str, table.moves(1))


def test_going_back_by_consent_says_nothing_of_a_bid_that_was_begun() -> None:
    begun, untouched = seat_1_begins_to_bid(), GAME.table(players=3, seed=7, options={"first_seat": 0})
    untouched.play(0, "pass")
    events = [table.rewind(0, seed=5) for table in (begun, untouched)]
    for viewer in (0, 1, 2, None):
        assert [event.json(viewer) for event in events[0]] == [event.json(viewer) for event in events[1]]
        assert begun.view(viewer) == untouched.view(viewer)


def connector_placed() -> Table:
    """Seat 0 has used Covent Garden and placed its connectors; seat 1 is to act."""
    table = GAME.table(players=2, seed=3)
    table.play(0, "use covent-garden")
    while "keyples 1" not in map(str, table.moves(0)):
        table.play(0, table.moves(0)[0])
    table.play(0, "keyples 1")
    table.play(0, "side 1 0")
    table.play(0, "side 1 1")
    return table


def test_a_connector_is_not_taken_back_past_another_seats_turn() -> None:
    table = connector_placed()
    assert table.can_undo(0)
    table.play(1, "pass")
    assert not table.can_undo(0)
    with pytest.raises(NothingToUndo, match="another player has moved"):
        table.undo(0)


def test_a_connector_is_taken_back_while_another_has_only_begun_a_turn_which_goes_on() -> None:
    table = connector_placed()
    table.play(1, "bid barbican" if "bid barbican" in map(str, table.moves(1)) else table.moves(1)[0])
    begun = table.view(1)["choosing"]
    assert begun is not None
    [event] = table.undo(0)
    assert event.kind == "took-back"
    assert 0 in table.to_act
    assert table.view(1)["choosing"] == begun
