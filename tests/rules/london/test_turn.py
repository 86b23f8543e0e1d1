"""The turn: a card, one action of four, the limit of a hand, the last turns."""

from __future__ import annotations

from typing import Any

from tests.rules.london.tables import GAME, play, running, starting


def test_a_turn_is_a_card_then_one_action_of_four_and_then_the_next_player() -> None:
    hand: dict[str, Any] = {"hands": [["mercers", "vintners"], [], []], "upper": ["lords"], "poverty": [0, 0, 0]}
    table = starting(3, **hand)
    assert [str(move) for move in table.moves(0)] == ["draw", "take-upper lords", "loan"]
    play(table, "take-upper lords")
    assert {move.verb for move in table.moves(0)} == {"play", "buy", "run", "draw-three", "loan"}
    after = {
        "run": ("run", "done"),
        "land": ("buy westminster", "draw"),
        "cards": ("draw-three", "draw", "draw", "draw"),
        "city": ("play mercers", "discard vintners", "new-stack", "done"),
    }
    for moves in after.values():
        table = play(starting(3, **hand), "draw", *moves)
        assert table.to_act == (1,)
        table.play(1, "draw")
        table.play(1, "run")
        table.play(1, "done")
        assert table.to_act == (2,)


def test_cards_over_nine_are_discarded_at_the_end_of_a_turn() -> None:
    hand = ["paupers"] * 7 + ["lords", "mercers", "salters"]
    table = play(running(hand=hand), "done", "discard lords")
    assert table.view(0)["hand_sizes"][0] == 9
    assert table.to_act == (1,)


def test_an_empty_deck_gives_every_other_player_one_more_turn_and_not_the_one_who_ended_it() -> None:
    table = running(deck=[], players=3)
    play(table, "done")
    assert table.view(1)["last_turns"]
    assert table.view(1)["ended_by"] == 0
    for seat in (1, 2):
        assert table.to_act == (seat,)
        table.play(seat, "enough")
        table.play(seat, "run")
        table.play(seat, "done")
    assert table.over


def test_fifteen_rounds_without_a_card_from_the_deck_end_the_game() -> None:
    table = running(idle=15 * 2 - 1)
    events = table.play(0, "done")
    assert table.over
    assert "time-up" in [event.kind for event in events]


def test_a_round_ends_before_the_turn_of_whoever_began() -> None:
    table = GAME.restore({"players": 2, "options": {"first_seat": 1}, "phase": "running", "turn": 0, "first": 1})
    assert table.view(0)["round"] == 0
    play(table, "done")
    assert table.view(0)["round"] == 1
