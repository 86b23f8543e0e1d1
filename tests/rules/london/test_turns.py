"""The turn: loans, drawing, discarding, buying land, running, and the limits of a hand."""

from __future__ import annotations

from typing import Any

import pytest

from londinium.core.errors import NothingToUndo
from tests.rules.london.tables import GAME, can, change, choosing, developing, play, plays, running, starting


def test_the_game_is_set_up_with_six_cards_and_five_pounds_and_three_boroughs_for_sale() -> None:
    for players, columns in ((2, 3), (3, 4), (4, 5)):
        view = GAME.table(players, seed=3).view(0)
        assert view["hand_sizes"] == [6] * players
        assert view["money"] == [5] * players
        assert view["offers"] == ["city", "westminster", "southwark-bermondsey"]
        assert len(view["upper"]) == len(view["lower"]) == columns
        assert view["deck"] == 101 - 6 * players


def test_group_a_lies_on_b_and_b_on_c() -> None:
    table = GAME.table(2, seed=4)
    groups = [card[-1] for card in table.snapshot()["deck"]]
    assert groups == sorted(groups)
    assert "".join(sorted(set(groups))) == "ABC"


def test_any_number_of_loans_is_repaid_before_anything_else() -> None:
    table = starting(loans=[3, 0], money=[40, 0])
    assert change(table, "repay", "repay") == (-30, 0, 0)
    assert not can(table, "repay")
    table = starting(loans=[3, 0], money=[40, 0])
    assert not can(play(table, "draw"), "repay")
    assert not can(play(starting(loans=[1, 0]), "loan"), "repay")


def test_a_loan_brings_ten_pounds_and_a_poverty_in_every_run() -> None:
    table = running()
    assert change(table, "loan", "loan") == (20, 0, 0)
    assert change(table, "done") == (0, 0, 2)


def test_a_loan_can_be_taken_whenever_one_chooses_what_to_do_next() -> None:
    hand = ("mercers", "vintners", "huguenots")
    assert can(starting(), "loan")
    table = choosing(*hand)
    assert can(table, "loan")
    assert not can(play(table, "play mercers"), "loan")
    assert not can(play(table, "discard vintners"), "loan")
    assert can(play(table, "new-stack"), "loan")
    assert not can(play(table, "play huguenots"), "loan")
    assert can(running(), "loan")


def test_drawing_three_may_mix_deck_and_display_and_takes_all_that_remain_if_fewer() -> None:
    table = choosing(deck=["lords", "mercers"], upper=["salters"])
    play(table, "draw-three", "draw", "take-upper salters", "draw")
    assert table.view(0)["hand_sizes"][0] == 3
    table = choosing(deck=["lords"], upper=["salters"])
    play(table, "draw-three", "draw", "take-upper salters")
    assert table.to_act == (1,)


def test_a_draw_from_the_deck_cannot_be_taken_back_but_a_card_of_the_display_can() -> None:
    table = play(starting(upper=["lords"]), "take-upper lords")
    table.undo(0)
    assert table.view(0)["upper"][0] == "lords"
    play(table, "draw")
    with pytest.raises(NothingToUndo):
        table.undo(0)


def test_cards_over_nine_are_discarded_at_the_end_of_a_turn() -> None:
    hand = ["paupers"] * 7 + ["lords", "mercers", "salters"]
    table = play(running(hand=hand), "done", "discard lords")
    assert table.view(0)["hand_sizes"][0] == 9
    assert table.to_act == (1,)


def test_discards_fill_the_upper_row_then_the_lower_then_the_lower_leaves_the_game() -> None:
    table = running("brixton-prison", hand=["lords", "mercers", "salters"], upper=["grocers", "bridge"])
    play(table, "activate 1", "discard lords", "discard mercers")
    assert table.view(0)["upper"] == ["grocers", "bridge", "lords"]
    assert table.view(0)["lower"] == ["mercers", None, None]
    full: dict[str, Any] = {"upper": ["grocers", "bridge", "vintners"], "lower": ["sewers", "omnibus", "shops"]}
    table = play(running("brixton-prison", hand=["lords"], **full), "activate 1", "discard lords")
    assert table.view(0)["upper"] == ["lords", None, None]
    assert table.view(0)["lower"] == ["grocers", "bridge", "vintners"]


def test_a_card_is_not_put_on_one_placed_the_same_turn() -> None:
    table = developing("mercers", "vintners", "salters", "grocers", stacks=["lords"])
    play(table, "play mercers", "discard vintners", "new-stack", "play salters", "discard grocers")
    assert not can(table, "cover 2")
    play(table, "cover 1")
    assert table.view(0)["cities"][0][0]["cards"] == ["lords", "salters"]


def test_a_covered_card_scores_but_no_longer_works() -> None:
    table = running(["st-pauls", "bank-of-england", "mercers"])
    assert table.scores()[0].breakdown["cards"] == 8
    assert change(table, "loan") == (10, 0, 0)


def test_developing_needs_a_card_that_can_be_played() -> None:
    assert plays(choosing("paupers", "lords")) == []
    assert plays(choosing("st-pauls", "lords", money=[9, 0])) == ["play lords"]
    assert plays(choosing("st-pauls", "nelsons-column", money=[7, 0])) == []


def test_buying_land_pays_gains_covers_and_shows_another_borough() -> None:
    table = choosing(poverty=[1, 0], boroughs=[["hackney"], []])
    assert change(table, "buy city") == (-8, 5, -1)
    view = table.view(0)
    assert view["draw_left"] == 3
    assert len(view["offers"]) == 3
    assert "city" not in view["offers"]


def test_the_effect_of_the_borough_on_top_must_be_applied_at_the_latest_at_the_end_of_a_run() -> None:
    table = running(boroughs=[["wandsworth"], []])
    assert can(table, "borough")
    assert change(table, "done") == (0, 0, 2)
    table = running(boroughs=[["wandsworth", "hackney"], []])
    assert change(table, "done") == (0, 0, 0)


def test_poverty_is_lost_only_as_far_as_one_has_it() -> None:
    assert change(running("sewers", poverty=[2, 0]), "activate 1") == (0, 0, -2)


@pytest.mark.parametrize(
    ("borough", "changes"),
    [("city", (2, 0, 0)), ("westminster", (0, 1, 0)), ("fulham-chelsea", (0, 0, -1)), ("paddington", (1, 0, 0))],
)
def test_reconstructed_run_effects_work_with_abilities_and_not_plain(
    borough: str, changes: tuple[int, int, int]
) -> None:
    assert change(running(boroughs=[[borough], []]), "done") == changes
    assert change(running(boroughs=[[borough], []], options={"boroughs": "plain"}), "done") == (0, 0, 0)


def test_the_run_effects_the_rulebook_prints_work_plain_too() -> None:
    for borough, poverty in (("southwark-bermondsey", 1), ("wandsworth", 2)):
        table = running(boroughs=[[borough], []], options={"boroughs": "plain"})
        assert change(table, "done") == (0, 0, poverty)


def test_southwark_lets_paupers_count_as_any_colour() -> None:
    table = developing("bridge", "paupers", boroughs=[["southwark-bermondsey"], []])
    play(table, "play bridge", "discard paupers", "new-stack")
    assert table.view(0)["upper"][0] == "paupers"
    plain: dict[str, Any] = {"boroughs": [["southwark-bermondsey"], []], "options": {"boroughs": "plain"}}
    assert plays(choosing("bridge", "paupers", **plain)) == []


def test_wandsworth_lets_one_card_be_played_without_a_discard() -> None:
    table = developing("bridge", "lords", boroughs=[["wandsworth"], []])
    play(table, "play bridge", "free", "new-stack")
    assert not can(table, "play lords")


def test_kensington_makes_blue_cards_two_pounds_cheaper() -> None:
    table = developing("st-pauls", "lords", boroughs=[["kensington"], []])
    assert change(table, "play st-pauls", "discard lords", "new-stack") == (-8, 0, 0)


def test_hampstead_spares_two_cards_of_the_hand() -> None:
    assert change(running(hand=["lords", "mercers", "bridge"], boroughs=[["hampstead"], []]), "done") == (0, 0, 1)


def test_bethnal_green_may_draw_a_fourth_card() -> None:
    table = choosing(boroughs=[["bethnal-green-stepney-poplar"], []])
    play(table, "draw-three", "draw", "draw", "draw")
    assert can(table, "enough")
    play(table, "draw")
    assert table.view(0)["hand_sizes"][0] == 4


def test_lambeth_discards_up_to_two_paupers_in_a_run() -> None:
    table = choosing("paupers", "paupers", "paupers", boroughs=[["lambeth"], []])
    play(table, "run", "discard paupers", "discard paupers")
    assert not can(table, "discard paupers")
