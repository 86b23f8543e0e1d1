"""The seven characters: used in the owner's turn before moving, except Fix, who is used in another's."""

from __future__ import annotations

from typing import Any

import pytest

from londinium import Table
from tests.rules.eighty_days.track import forward, kinds, money, moves, play, police, race, rumours, spaces, told, why


def held_by_first(character: str, **position: Any) -> Table:
    return race(2, **{"spaces": [30, 0], "characters": [[character], []], **position})


@pytest.mark.parametrize("character", ["aouda", "cromarty", "kiouni", "speedy", "mudge"])
def test_a_character_is_used_before_moving_and_then_gone(character: str) -> None:
    table = held_by_first(character)
    assert f"use {character}" in moves(table)
    events = play(table, f"use {character}")
    assert told(events, "used") == [(0, character)]
    assert table.to_act == (0,), "a move is still owed"
    assert table.view(None)["characters"] == [[], []]
    assert table.view(None)["discards"] == {character: 1}


def test_any_number_of_characters_may_be_held() -> None:
    table = held_by_first("", characters=[["aouda", "cromarty", "kiouni", "speedy", "mudge", "bunsby", "fix"], []])
    assert moves(table)[-5:] == ["use aouda", "use cromarty", "use kiouni", "use speedy", "use mudge"]
    assert why(table, "use fix") == "fix-later"
    assert why(table, "use bunsby") == "bunsby-idle"


def test_a_character_one_does_not_hold_cannot_be_used() -> None:
    table = race(2, characters=[[], ["aouda"]])
    assert why(table, "use aouda") == "not-held"


def test_only_one_character_helps_with_a_move_and_the_move_is_owed() -> None:
    table = held_by_first("", characters=[["cromarty", "speedy"], []])
    play(table, "use cromarty")
    assert all(move.startswith("forward") for move in moves(table))
    assert why(table, "use speedy") == why(table, "back") == "aid-forward"


def test_using_a_character_can_be_taken_back() -> None:
    table = held_by_first("cromarty")
    before = table.snapshot()
    play(table, "use cromarty")
    table.undo(0)
    assert table.snapshot() == before


# Aouda


def test_aouda_takes_a_rumour_away_without_payment() -> None:
    table = held_by_first("aouda")
    events = play(table, "use aouda")
    assert told(events, "card-rumour") == [(0, "aouda", 2)]
    assert (rumours(table), money(table)) == ([2, 3], [80, 80])


def test_aouda_has_nothing_to_do_without_a_rumour() -> None:
    table = held_by_first("aouda", rumours=[0, 3])
    assert why(table, "use aouda") == "aouda-idle"


def test_aouda_may_clear_the_last_rumour_and_the_hat_come_home_in_the_same_turn() -> None:
    table = held_by_first("aouda", spaces=[77, 0], money=[12, 80], rumours=[1, 3])
    assert "forward 3" not in moves(table)
    play(table, "use aouda", "forward 3")
    assert table.over


# Cromarty, Kiouni, Captain Speedy, Mudge


def test_cromarty_saves_ten_pounds_but_one_is_always_paid() -> None:
    table = held_by_first("cromarty", money=[11, 80])
    assert max(forward(table)) == 34
    play(table, "use cromarty")
    assert max(forward(table)) == 36
    play(table, "forward 6")
    assert money(table)[0] == 0
    table = held_by_first("cromarty")
    play(table, "use cromarty", "forward 2")
    assert money(table)[0] == 79


def test_cromarty_needs_a_pound() -> None:
    table = held_by_first("cromarty", money=[0, 80])
    assert why(table, "use cromarty") == "no-help"


def test_kiouni_carries_four_spaces_for_nothing() -> None:
    table = held_by_first("kiouni", money=[0, 80])
    play(table, "use kiouni")
    assert forward(table) == [31, 32, 33, 34]
    assert why(table, "forward 5") == "kiouni-far"
    play(table, "forward 4")
    assert (spaces(table)[0], money(table)[0]) == (34, 0)


@pytest.mark.parametrize(("steps", "cost"), [(2, 1), (3, 1), (4, 1), (5, 3), (10, 28)])
def test_speedy_is_charged_three_spaces_less_but_at_least_one(steps: int, cost: int) -> None:
    table = held_by_first("speedy")
    play(table, "use speedy")
    events = play(table, f"forward {steps}")
    assert told(events, "went-forward") == [(0, 30 + steps, steps, cost)]


def test_speedy_lets_the_same_money_go_three_spaces_further() -> None:
    table = held_by_first("speedy", money=[6, 80])
    assert max(forward(table)) == 33
    play(table, "use speedy")
    assert max(forward(table)) == 36


def test_mudge_steps_one_space_on_before_the_space_takes_effect() -> None:
    table = held_by_first("mudge", pile=["lose-half"])
    play(table, "use mudge")
    events = play(table, "forward 1")
    assert told(events, "went-forward") == [(0, 32, 2, 1)]
    assert told(events, "drew") == []
    assert money(table)[0] == 79


def test_mudge_can_lead_to_a_card_or_to_the_police() -> None:
    table = held_by_first("mudge", spaces=[33, 0], pile=["rumour-money"])
    play(table, "use mudge")
    assert told(play(table, "forward 1"), "drew") == [(0, "rumour-money")]
    table = held_by_first("mudge", spaces=[26, 0])
    play(table, "use mudge", "forward 1")
    assert (spaces(table)[0], police(table)[0]) == (28, "turned")


def test_mudge_needs_two_spaces_in_a_row_where_the_hat_may_stop() -> None:
    table = held_by_first("mudge", spaces=[35, 40])
    play(table, "use mudge")
    assert 37 not in forward(table), "38 is a stage"
    assert 38 not in forward(table)
    assert 39 not in forward(table), "40 is taken"
    assert why(table, "forward 2") == "mudge-step"


def test_nobody_may_be_helped_with_the_price_of_london() -> None:
    for character in ("cromarty", "kiouni", "speedy", "mudge"):
        table = held_by_first(character, spaces=[76, 0], money=[10, 80], rumours=[0, 3])
        assert "forward 4" in moves(table)
        play(table, f"use {character}")
        assert "forward 4" not in moves(table)
        assert why(table, "forward 4") == "home-aided"


def test_mudge_never_steps_into_london() -> None:
    table = held_by_first("mudge", spaces=[76, 0], money=[10, 80], rumours=[0, 3])
    play(table, "use mudge")
    assert why(table, "forward 3") == "mudge-step"


# Bunsby


def test_bunsby_goes_back_past_a_taken_stage_to_the_one_before() -> None:
    table = held_by_first("bunsby", spaces=[42, 38])
    assert "back" not in moves(table)
    events = play(table, "use bunsby")
    assert told(events, "went-back") == [(0, 30, "bombay", 120)]
    assert (spaces(table), money(table)) == ([30, 38], [200, 80])
    assert table.to_act == (1,)


def test_bunsby_is_not_needed_where_the_nearest_stage_is_free() -> None:
    assert why(held_by_first("bunsby", spaces=[42, 0]), "use bunsby") == "bunsby-idle"


def test_bunsby_skips_one_stage_only() -> None:
    table = race(3, spaces=[42, 38, 30], characters=[["bunsby"], [], []])
    assert why(table, "use bunsby") == "bunsby-idle"


def test_a_player_who_could_use_bunsby_may_pass_instead() -> None:
    table = held_by_first("bunsby", spaces=[42, 38], money=[0, 80])
    assert moves(table) == ["pass", "use bunsby"]


# Fix


def test_fix_is_offered_when_another_player_is_about_to_be_paid_for_a_bet() -> None:
    table = race(2, spaces=[32, 25], characters=[["fix"], []])
    events = play(table, "take")
    assert told(events, "bet-won") == []
    assert table.to_act == (0,)
    assert moves(table) == ["use fix", "decline"]
    assert table.view(0)["due"] == 20


def test_fix_stops_the_payment_and_the_turn_goes_on() -> None:
    table = race(2, spaces=[32, 25], characters=[["fix"], []])
    play(table, "take")
    events = play(table, "use fix")
    assert told(events, "stopped") == [(0, 1, 20)]
    assert money(table) == [90, 80]
    assert table.to_act == (1,)
    assert "forward 1" in moves(table)
    assert table.view(None)["characters"] == [[], []]


def test_who_declines_keeps_fix_and_the_payment_is_made() -> None:
    table = race(2, spaces=[32, 25], characters=[["fix"], []])
    play(table, "take")
    events = play(table, "decline")
    assert kinds(events) == ["declined", "bet-won"]
    assert money(table) == [90, 100]
    assert table.view(None)["characters"] == [["fix"], []]


def test_fix_stops_what_the_police_pay_but_the_rumour_goes_and_the_turn_is_spent() -> None:
    table = race(2, spaces=[32, 28], characters=[["fix"], []])
    events = play(table, "take")
    assert told(events, "rumour-cleared") == [(1, 2)]
    play(table, "use fix")
    assert (money(table), rumours(table)) == ([90, 80], [3, 2])
    assert police(table)[1] == "leaving"
    assert table.to_act == (0,)


def test_fix_is_not_offered_where_nothing_is_paid_nor_to_the_one_who_is_paid() -> None:
    table = race(2, spaces=[32, 29], characters=[["fix"], []])
    assert told(play(table, "take"), "bet-lost") == [(1, 2)]
    assert table.to_act == (1,)
    table = race(2, spaces=[32, 25], characters=[[], ["fix"]])
    assert told(play(table, "take"), "bet-won") == [(1, 2, 20)]


def test_fix_does_not_stop_retreats_pound_spaces_or_cards() -> None:
    table = race(2, spaces=[32, 42], characters=[["fix"], []], turn=1)
    assert told(play(table, "back"), "went-back") == [(1, 38, "calcutta", 40)]
    assert table.to_act == (0,)
    table = race(2, spaces=[32, 30], characters=[["fix"], []], turn=1, pile=["clear-rumour", "tip"])
    play(table, "forward 1", "keep 1")
    assert money(table)[1] == 79 + 20


def test_a_standing_answer_declines_for_the_rest_of_the_round_without_slowing_the_table() -> None:
    table = race(3, spaces=[36, 34, 33], characters=[["fix"], [], []], money=[10, 80, 80])
    table.standing(0, {"move": "decline", "until": "round"})
    events = play(table, "take")
    assert kinds(events) == ["stayed", "declined", "bet-won"]
    assert table.to_act == (1,)
    assert table.standing_of(1) is None


def test_a_standing_answer_can_stand_until_it_is_revoked() -> None:
    table = race(2, spaces=[32, 25], characters=[["fix"], []])
    table.standing(0, {"move": "decline", "until": "revoked"})
    play(table, "take")
    assert table.to_act == (1,)
    table.standing(0, None)
    table = race(2, spaces=[32, 25], characters=[["fix"], []])
    play(table, "take")
    assert table.to_act == (0,)


def test_stopping_a_payment_is_the_only_thing_one_can_answer_then() -> None:
    table = race(2, spaces=[32, 25], characters=[["fix"], []])
    play(table, "take")
    assert why(table, "forward 1") == "answer-fix"
