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


def test_nobody_begins_with_prestige_poverty_loans_or_a_city_and_the_display_is_empty() -> None:
    for players in (2, 3, 4):
        view = GAME.table(players, seed=3).view(None)
        assert view["prestige"] == view["poverty"] == view["loans"] == [0] * players
        assert view["cities"] == view["boroughs"] == [[]] * players
        assert view["upper"] == view["lower"] == [None] * (players + 1)


def test_money_cities_and_land_are_open_to_all_and_hands_are_not() -> None:
    table = choosing("lords", "mercers", money=[7, 0], loans=[2, 0], cities=[["bridge"], []], boroughs=[["city"], []])
    for viewer in (1, None):
        view = table.view(viewer)
        assert (view["money"][0], view["loans"][0], view["boroughs"][0]) == (7, 2, ["city"])
        assert view["cities"][0][0]["cards"] == ["bridge"]
        assert view["hand_sizes"][0] == 2
        assert view["known"][0] == []


def test_the_six_cards_dealt_are_known_to_their_owner_alone() -> None:
    table = GAME.table(3, seed=3)
    assert [len(table.view(seat)["known"][seat]) for seat in range(3)] == [6, 6, 6]
    for viewer, owners in ((0, (1, 2)), (1, (0, 2)), (2, (0, 1)), (None, (0, 1, 2))):
        assert [table.view(viewer)["known"][owner] for owner in owners] == [[]] * len(owners)


def test_cards_of_a_group_and_the_boroughs_that_do_not_start_come_in_an_order_of_chance() -> None:
    dealt = [GAME.table(2, seed=seed).snapshot() for seed in range(6)]
    for group in "ABC":
        orders = {tuple(card for card in one["deck"] if card.endswith(f":{group}")) for one in dealt}
        assert len(orders) == 6
    assert len({tuple(one["borough_deck"]) for one in dealt}) == 6
    assert len({tuple(sorted(one["borough_deck"])) for one in dealt}) == 1
    assert len(dealt[0]["borough_deck"]) == 17


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


def test_nobody_draws_fewer_than_three_cards_by_choice() -> None:
    table = play(choosing(deck=["lords", "mercers", "bridge", "sewers"]), "draw-three")
    for _ in range(3):
        assert not can(table, "enough")
        play(table, "draw")
    assert table.to_act == (1,)


def test_whoever_draws_sees_each_card_before_choosing_where_the_next_comes_from() -> None:
    table = play(choosing(deck=["lords", "mercers"], upper=["salters"], lower=["bridge"]), "draw-three", "draw")
    assert table.view(0)["hand"] == ["lords"]
    assert {str(move) for move in table.moves(0)} == {"draw", "take-upper salters", "take-lower bridge"}


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


def test_only_cards_of_the_hand_are_discarded_and_none_of_the_city() -> None:
    table = play(running("brixton-prison", "lords", ["salters", "grocers"], hand=["mercers"]), "activate 1")
    assert [str(move) for move in table.moves(0)] == ["discard mercers", "enough"]
    table = running("west-india-docks", "lords", ["salters", "grocers"])
    assert not can(table, "activate 1")


def test_the_row_that_leaves_the_game_is_seen_to_be_gone() -> None:
    full: dict[str, Any] = {"upper": ["grocers", "bridge", "vintners"], "lower": ["sewers", "omnibus", "lords"]}
    table = running("brixton-prison", hand=["salters"], **full)
    before = table.view(0)["gone"]
    gone = play(table, "activate 1", "discard salters").view(0)["gone"]
    assert {card: gone[card] - before.get(card, 0) for card in gone if gone[card] != before.get(card, 0)} == {
        "sewers": 1,
        "omnibus": 1,
        "lords": 1,
    }


def test_prestige_is_counted_on_beyond_the_end_of_the_track() -> None:
    table = choosing(prestige=[48, 0])
    assert change(table, "buy city") == (-8, 5, -1)
    assert table.scores()[0].breakdown["track"] == 53


def test_a_card_covers_one_face_up_or_face_down_or_begins_a_stack() -> None:
    down = {"cards": ["salters"], "down": True}
    for move, city in (
        ("cover 1", [["lords", "mercers"], ["salters"]]),
        ("cover 2", [["lords"], ["salters", "mercers"]]),
        ("new-stack", [["lords"], ["salters"], ["mercers"]]),
    ):
        table = play(
            developing("mercers", "vintners", stacks=["lords", down]), "play mercers", "discard vintners", move
        )
        stacks = table.view(0)["cities"][0]
        assert [stack["cards"] for stack in stacks] == city
        assert not next(stack for stack in stacks if stack["cards"][-1] == "mercers")["down"]


def test_several_cards_are_played_in_one_turn_one_after_the_other() -> None:
    table = developing("mercers", "vintners", "salters", "grocers")
    play(table, "play mercers", "discard vintners", "new-stack", "play salters", "discard grocers", "new-stack", "done")
    assert [stack["cards"] for stack in table.view(0)["cities"][0]] == [["mercers"], ["salters"]]
    assert table.to_act == (1,)


def test_a_cost_one_cannot_pay_keeps_a_card_in_the_hand_unless_a_loan_is_taken() -> None:
    table = choosing("st-pauls", "lords", "theatre-royal", money=[9, 0])
    assert not can(table, "play st-pauls")
    assert change(table, "loan", "play st-pauls", "discard lords", "new-stack") == (0, 0, 0)


def test_action_cards_are_played_while_developing_and_at_no_other_time() -> None:
    assert can(choosing("huguenots"), "play huguenots")
    assert not can(starting(hands=[["huguenots"], []]), "play huguenots")
    table = running("coffee-house", hand=["huguenots"])
    assert not can(table, "play huguenots")
    assert not can(play(choosing("huguenots"), "draw-three"), "play huguenots")


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


def test_one_borough_is_bought_in_a_turn_for_its_price() -> None:
    table = choosing(money=[30, 0], boroughs=[["hackney"], []])
    play(table, "buy westminster")
    assert {move.verb for move in table.moves(0)} == {"draw"}
    play(table, "draw")
    assert table.to_act == (1,)
    assert table.view(0)["boroughs"][0] == ["hackney", "westminster"]
    assert not can(choosing(money=[7, 0]), "buy westminster")


def test_land_frees_of_poverty_only_as_far_as_one_has_it() -> None:
    table = choosing(poverty=[2, 0], offers=["lewisham", "city", "westminster"])
    assert change(table, "buy lewisham") == (-3, 1, -2)


def test_wandsworth_brings_what_the_rulebook_says_of_it() -> None:
    table = choosing(offers=["wandsworth", "city", "westminster"])
    assert change(table, "buy wandsworth") == (-4, 2, -1)
    assert table.view(0)["draw_left"] == 2
    assert change(running(boroughs=[["wandsworth"], []]), "borough") == (0, 0, 2)


def test_the_ability_of_a_borough_works_until_another_covers_it_and_need_not_be_used() -> None:
    hand = ("bridge", "workhouse", "paupers")
    table = play(developing(*hand, boroughs=[["city", "southwark-bermondsey"], []]), "play bridge")
    assert [str(move) for move in table.moves(0)] == ["discard workhouse", "discard paupers"]
    table = play(developing(*hand, boroughs=[["southwark-bermondsey", "city"], []]), "play bridge")
    assert [str(move) for move in table.moves(0)] == ["discard workhouse"]
    table = play(developing("bridge", "workhouse", boroughs=[["wandsworth"], []]), "play bridge")
    assert {str(move) for move in table.moves(0)} == {"free", "discard workhouse"}


def test_what_a_borough_does_in_a_run_is_applied_once_before_between_or_after_the_cards() -> None:
    for before in range(3):
        table = running("mercers", "vintners", boroughs=[["wandsworth"], []])
        moves = [*["activate 1", "activate 2"][:before], "borough", *["activate 1", "activate 2"][before:]]
        assert change(table, *moves) == (9, 0, 2)
        assert not can(table, "borough")
        assert change(table, "done") == (0, 0, 2)


def test_cards_are_activated_in_any_order_and_any_may_be_left_out() -> None:
    for order in (("activate 1", "activate 2"), ("activate 2", "activate 1")):
        assert change(running("mercers", "sewers"), *order, "done") == (5, 0, -3 + 2)
    assert change(running("mercers", "sewers"), "activate 2", "done") == (0, 0, -3 + 2)
    assert change(running("mercers", "sewers"), "done") == (0, 0, 2)


def test_a_card_whose_price_in_money_is_not_there_is_not_activated() -> None:
    table = running("woolwich-arsenal", money=[6, 0])
    assert not can(table, "activate 1")
    assert change(table, "loan", "activate 1") == (10 - 7, 5, 0)


def test_a_face_down_card_is_not_activated_but_its_stack_brings_poverty() -> None:
    table = running({"cards": ["lords", "vintners"], "down": True})
    assert not can(table, "activate 1")
    assert change(table, "done") == (0, 0, 1)
    assert table.view(0)["cities"][0][0]["cards"] == ["lords", "vintners"]


def test_paupers_pay_for_an_activation_or_go_when_the_hand_is_too_large() -> None:
    table = running("west-india-docks", hand=["paupers", "lords"])
    assert change(table, "activate 1", "discard paupers") == (7, 0, 0)
    table = play(running(hand=["paupers"] * 10), "done", "discard paupers")
    assert table.view(0)["hand_sizes"][0] == 9


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
