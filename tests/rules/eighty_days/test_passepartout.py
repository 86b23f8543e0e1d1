"""Passepartout: the leader draws one card, the others two; events at once, characters kept; the symbol."""

from __future__ import annotations

import pytest

from tests.rules.eighty_days.track import draw, kinds, money, moves, play, police, race, spaces, told, why


def test_the_leader_draws_one_passepartout_card_and_must_take_it() -> None:
    table = draw(["lose-half"], spaces=[30, 20, 10])
    events = play(table, "forward 1")
    assert told(events, "drew") == [(0, "lose-half")]
    assert money(table)[0] == 40
    assert table.to_act == (1,)


def test_everyone_but_the_leader_draws_two_cards_takes_one_and_discards_the_other() -> None:
    table = draw(["lose-half", "rumour-money"])
    events = play(table, "forward 1")
    assert told(events, "drew") == [(0, "lose-half"), (0, "rumour-money")]
    assert moves(table) == ["keep 1", "keep 2"]
    assert why(table, "forward 1") == "choose-card"
    events = play(table, "keep 2")
    assert told(events, "discarded") == [(0, "lose-half")]
    assert money(table)[0] == 79 + 30
    assert table.view(None)["discards"] == {"rumour-money": 1, "lose-half": 1}


def test_who_leads_is_judged_after_the_move() -> None:
    table = race(2, spaces=[30, 34], pile=["rumour-money"])
    events = play(table, "forward 5")
    assert len(told(events, "drew")) == 1
    table = race(2, spaces=[30, 36], pile=["rumour-money"])
    events = play(table, "forward 5")
    assert len(told(events, "drew")) == 2


def test_a_card_that_cannot_be_carried_out_is_lost() -> None:
    table = draw(["clear-rumour"], spaces=[30, 20, 10], rumours=[0, 3, 3])
    events = play(table, "forward 1")
    assert told(events, "card-lost") == [(0, "clear-rumour")]
    assert money(table) == [79, 80, 80]


def test_a_card_that_moves_the_hat_draws_no_second_card() -> None:
    table = draw(["overtake", "lose-half"], spaces=[30, 34, 10])
    play(table, "forward 1")
    events = play(table, "keep 1")
    assert told(events, "card-moved") == [(0, "overtake", 35)]
    assert told(events, "drew") == []
    assert table.to_act == (1,)


def test_a_card_that_moves_the_hat_to_the_police_turns_it_over() -> None:
    table = race(2, spaces=[17, 27], pile=["overtake", "tip"])
    play(table, "forward 1")
    events = play(table, "keep 1")
    assert told(events, "card-moved") == [(0, "overtake", 28)]
    assert police(table)[0] == "turned"


def test_a_card_moves_a_player_without_a_rumour_past_the_police() -> None:
    table = race(2, spaces=[17, 27], pile=["overtake", "tip"], rumours=[0, 3])
    play(table, "forward 1", "keep 1")
    assert spaces(table)[0] == 29


def test_a_bet_reached_by_a_card_pays_next_turn_and_a_stage_is_passed_over() -> None:
    table = race(2, spaces=[17, 23], pile=["overtake", "tip"])
    play(table, "forward 1", "keep 1")
    assert spaces(table)[0] == 25
    events = play(table, "forward 3")
    assert told(events, "bet-won") == [(0, 2, 20)]


def test_an_empty_pile_is_made_anew_from_the_discards() -> None:
    everything = {"refund": 2, "take-or-give": 2, "overtake": 1, "fall-behind": 1, "next-pound": 1, "previous-pound": 1}
    everything |= {"again": 1, "miss-turn": 1, "clear-rumour": 1, "pay-behind": 1, "reset": 1, "rumour-money": 1}
    everything |= {"lose-half": 1, "crowd": 1, "tip": 2, "aouda": 1, "fix": 1, "cromarty": 1, "kiouni": 1, "speedy": 1}
    everything |= {"mudge": 1}
    table = race(2, spaces=[30, 40], discards=everything, pile=["bunsby"])
    events = play(table, "forward 1")
    assert kinds(events)[:4] == ["went-forward", "drew", "reshuffled", "drew"]
    assert told(events, "drew")[0] == (0, "bunsby")
    assert table.view(None)["pile"] == 23


@pytest.mark.parametrize("choice", ["keep 1", "keep 2"])
def test_the_symbol_shuffles_the_discards_in_at_the_end_of_the_turn_kept_or_not(choice: str) -> None:
    table = draw(["tip", "refund"], discards={"lose-half": 1, "crowd": 1})
    play(table, "forward 1")
    assert table.view(None)["reshuffle"]
    assert table.view(None)["pile"] == 21
    events = play(table, choice)
    assert told(events, "reshuffled") == [(None, 25)]
    assert (table.view(None)["pile"], table.view(None)["discards"]) == (25, {})


def test_characters_that_are_held_are_not_shuffled_in() -> None:
    table = draw(["tip", "refund"], characters=[["aouda"], ["fix"], []])
    play(table, "forward 1", "keep 1")
    assert table.view(None)["pile"] == 23
    assert "aouda" not in table.view(None)["unseen"]


def test_characters_are_kept_face_up_for_later() -> None:
    table = draw(["kiouni", "tip"])
    play(table, "forward 1")
    events = play(table, "keep 1")
    assert told(events, "kept") == [(0, "kiouni")]
    assert table.view(2)["characters"] == [["kiouni"], [], []]


def test_drawn_cards_are_shown_to_everyone() -> None:
    table = draw(["kiouni", "lose-half"])
    events = play(table, "forward 1")
    assert table.view(1)["drawn"] == table.view(None)["drawn"] == ["kiouni", "lose-half"]
    assert all(event.json(2) == event.json(0) for event in events)


def test_nobody_takes_a_move_back_once_a_card_is_drawn() -> None:
    table = draw(["kiouni", "lose-half"])
    play(table, "forward 1")
    assert not table.can_undo(0)
    play(table, "keep 2")
    assert table.can_undo(0)


def test_without_passepartout_those_spaces_are_blank() -> None:
    table = race(2, options={"passepartout": False}, spaces=[30, 5])
    events = play(table, "forward 1")
    assert [event.kind for event in events] == ["went-forward"]
    assert table.to_act == (1,)
    assert table.view(None)["pile"] == 25
