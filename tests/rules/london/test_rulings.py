"""The rulings: what we decided where the rulebooks are silent (RULINGS.md)."""

from __future__ import annotations

import copy
import re
from typing import Any

import pytest

from londinium.core.errors import BadOption
from londinium.games.london.pieces import STACKS
from tests.rules.london.tables import GAME, can, change, choosing, developing, play, position, running, starting, wealth


def test_whitehall_may_repeat_a_card_that_its_first_activation_flipped() -> None:
    table = running("vintners", "whitehall")
    assert change(table, "activate 1", "activate 2", "activate 1") == (8, 0, 0)


def test_whitehall_repeats_only_cards_of_this_run_and_never_itself_or_a_hospital() -> None:
    table = running("vintners", "whitehall", {"cards": ["mercers"], "down": True}, "grand-hotel")
    assert not can(table, "activate 2")
    play(table, "activate 4", "activate 2")
    assert [str(move) for move in table.moves(0)] == ["activate 4"]


def test_a_coffee_house_takes_neither_paupers_nor_action_cards() -> None:
    assert not can(running("coffee-house", upper=["paupers", "huguenots"]), "activate 1")
    table = play(running("coffee-house", upper=["paupers", "lords"]), "activate 1")
    assert [str(move) for move in table.moves(0)] == ["take-upper lords"]


def test_a_card_placed_by_a_coffee_house_costs_nothing_feeds_no_shops_and_waits_for_the_next_run() -> None:
    table = running("coffee-house", "shops", upper=["albert-hall"])
    assert change(table, "activate 1", "take-upper albert-hall") == (0, 0, 0)
    assert table.view(0)["cities"][0][1]["till"] == 0
    assert not can(table, "activate 1")


def test_wren_does_not_build_paupers_or_action_cards() -> None:
    table = play(developing("wren", "paupers", "huguenots", "lords"), "play wren")
    assert not can(table, "play paupers")
    assert not can(table, "play huguenots")
    assert can(play(table, "play lords", "new-stack", "enough"), "play huguenots")


def test_a_used_action_card_leaves_the_game() -> None:
    table = play(developing("wren"), "play wren")
    assert table.view(0)["gone"]["wren"] == 1
    assert table.view(0)["upper"] == [None, None, None]


def test_a_school_changes_colours_for_discards_and_not_for_counting() -> None:
    assert change(running("bridge", "school-blue-a", "lords"), "activate 1") == (0, 0, 0)


def test_who_cannot_pay_lloyds_or_the_fire_brigade_must_take_a_loan() -> None:
    table = running("lloyds", money=[0, 1])
    assert change(table, "activate 1") == (2, 0, 0)
    assert wealth(table, 1)[0] == 9
    assert table.view(1)["loans"][1] == 1
    table = running("fire-brigade", money=[0, 0], boroughs=[[], ["hackney"]])
    play(table, "activate 1")
    assert (wealth(table, 1)[0], table.view(1)["loans"][1]) == (9, 1)


def test_who_has_twelve_loans_pays_what_is_there() -> None:
    table = running("lloyds", money=[0, 1], loans=[0, 12])
    assert change(table, "activate 1") == (1, 0, 0)
    assert wealth(table, 1)[0] == 0


def test_nobody_takes_more_than_twelve_loans() -> None:
    assert can(running(loans=[11, 0]), "loan")
    assert not can(running(loans=[12, 0]), "loan")


def test_with_an_empty_borough_deck_fewer_are_for_sale() -> None:
    names = [entry["id"] for entry in GAME.data().content["borough"]]
    table = choosing(boroughs=[names[3:], []], offers=names[:3], borough_deck=[])
    play(table, "buy city")
    assert table.view(0)["offers"] == names[1:3]


def test_with_nothing_to_draw_the_turn_goes_on_without_drawing() -> None:
    table = starting(deck=[])
    assert not can(table, "draw")
    play(table, "enough")
    assert not can(table, "draw-three")
    assert can(table, "run")


def test_land_brings_the_cards_that_are_left() -> None:
    table = play(choosing(deck=["lords"], upper=["bridge"]), "buy city", "draw", "take-upper bridge")
    assert table.to_act == (1,)


def test_shops_that_are_covered_lose_their_money_and_do_not_count_their_own_coming() -> None:
    table = developing("mercers", "vintners", stacks=[{"cards": ["shops"], "till": 4}])
    play(table, "play mercers", "discard vintners", "cover 1")
    assert table.view(0)["cities"][0][0]["till"] == 0


@pytest.mark.parametrize(("deck", "table", "most"), [("second", "card", 86), ("first", "first_edition_card", 95)])
def test_a_city_has_room_for_a_stack_of_every_card_there_is(deck: str, table: str, most: int) -> None:
    cards = [
        entry["id"]
        for entry in GAME.data().content[table]
        if entry["kind"] == "build"
        for _ in range(sum(entry["copies"].values()))
    ]
    assert len(cards) == most == (STACKS if deck == "first" else 86)
    cards.remove("coffee-house")
    at_the_table = developing("coffee-house", stacks=cards, options={"deck": deck})
    play(at_the_table, "play coffee-house", "new-stack")
    assert len(at_the_table.view(0)["cities"][0]) == most
    full = running("coffee-house", *cards[:-1], cards[-1], options={"deck": deck})
    assert can(full, f"activate {most}")


def test_cards_taken_openly_are_known_to_all_and_cards_from_the_deck_to_their_owner() -> None:
    table = play(
        starting(upper=["lords"], deck=["bridge", "mercers", "sewers"]), "take-upper lords", "draw-three", "draw"
    )
    assert table.view(1)["known"][0] == ["lords"]
    assert table.view(None)["known"][0] == ["lords"]
    assert sorted(table.view(0)["known"][0]) == ["bridge", "lords"]


def test_of_two_equal_cards_the_known_one_counts_as_the_one_that_went() -> None:
    table = running("west-india-docks", hand=["paupers", "paupers"], shown=[[0, 31], []])
    assert table.view(1)["known"][0] == ["paupers"]
    play(table, "activate 1", "discard paupers")
    assert table.view(1)["known"][0] == []


def test_covered_and_face_down_cards_of_a_city_stay_open_to_all() -> None:
    table = running(["st-pauls", "mercers"], {"cards": ["hospital"], "down": True})
    for viewer in (0, 1, None):
        assert [stack["cards"] for stack in table.view(viewer)["cities"][0]] == [["st-pauls", "mercers"], ["hospital"]]


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_the_rules_told_to_players_say_that_the_cards_of_a_city_stay_open(lang: str) -> None:
    said = {
        "en": "face-down cards of every city stay open",
        "fr": "face cachée restent connues",
        "pl": "pozostają jawne",
    }
    assert said[lang] in GAME.words(lang).say("rule-develop")


def test_money_and_poverty_never_run_out() -> None:
    table = running("vintners", "lords", money=[5000, 0], poverty=[140, 140], loans=[12, 12])
    assert change(table, "activate 1", "done") == (4, 0, 2 + 12)
    assert wealth(table) == (5004, 0, 154)


def test_the_first_editions_underground_places_no_counters_and_pays_no_crossing() -> None:
    land: dict[str, Any] = {"boroughs": [["westminster", "lambeth"], []], "options": {"deck": "first"}}
    table = running("underground", hand=["paupers"], **land)
    assert change(table, "activate 1", "discard paupers") == (0, 4, 0)
    assert table.view(0)["phase"] == "running"


def test_a_card_whose_price_leaves_nothing_to_do_does_nothing() -> None:
    content = copy.deepcopy(GAME.data().content)
    cards = {entry["id"]: entry for entry in content["card"]}
    cards["whitehall"]["pay_money"] = 5
    cards["coffee-house"]["pay_card"] = "any"
    data = GAME.data(content).note()
    for version in (1, 2):
        table = running("woolwich-arsenal", "whitehall", money=[15, 0], data=data, rules_version=version)
        assert change(table, "activate 1", "activate 2") == (-12, 5, 0)
        assert table.view(0)["phase"] == "running"
        full: dict[str, Any] = {"upper": ["paupers"] * 3, "lower": ["paupers", "paupers", "lords"]}
        table = running("coffee-house", hand=["paupers"], data=data, rules_version=version, **full)
        play(table, "activate 1", "discard paupers")
        assert table.view(0)["phase"] == "running"


def test_the_view_warns_of_the_cost_of_a_run_and_of_the_last_turn() -> None:
    table = running("lords", "mercers", hand=["bridge"], loans=[1, 0], poverty=[6, 5])
    one = table.view(0)["forecast"][0]
    assert (one["stacks"], one["loans"], one["hand"], one["poverty"]) == (2, 1, 1, 10)
    assert (one["lost_now"], one["lost_after"]) == (1, 7)
    assert "7" in GAME.picture(table.view(0), GAME.words("en"), {})
    last: dict[str, Any] = {"deck": [], "ending": 1}
    picture = GAME.picture(position("choosing", **last).view(0), GAME.words("en"), {})
    assert "Last turn" in picture


def test_the_picture_fits_a_hundred_columns() -> None:
    table = GAME.table(4, seed=1)
    for number in range(600):
        if not table.over:
            seat = table.to_act[0]
            moves = table.moves(seat)
            table.play(seat, moves[number % len(moves)])
    for lang in ("en", "fr", "pl"):
        for line in GAME.picture(table.view(0), GAME.words(lang), {}).splitlines():
            assert len(re.sub(r"\[[a-z0-9]*/?\]", "", line)) <= 100


def university(**named: Any) -> Any:
    return starting(cities=[["university-of-london"], []], deck=["lords", "mercers", "salters", "grocers"], **named)


def test_the_universitys_look_takes_the_place_of_the_draw() -> None:
    table = university(upper=["bridge"])
    assert [str(move) for move in table.moves(0)] == ["look", "take-upper bridge", "loan"]
    play(table, "look", "keep 3")
    assert table.view(0)["hand"] == ["salters"]
    assert table.view(0)["phase"] == "choosing"


def test_a_university_beside_greenwich_looks_at_three_cards() -> None:
    table = play(university(boroughs=[["greenwich"], []]), "look")
    assert table.view(0)["deck_known"] == ["lords", "mercers", "salters"]


def test_parliament_and_university_give_a_look_for_each_card_drawn() -> None:
    table = starting(
        cities=[["parliament", "university-of-london"], []],
        deck=["lords", "mercers", "salters", "grocers", "bridge"],
        draw_left=2,
        draw_optional=2,
    )
    play(table, "look", "keep 1")
    assert table.view(0)["phase"] == "starting"
    assert can(table, "enough")
    play(table, "look")
    assert table.view(0)["deck_known"] == ["mercers", "salters", "grocers"]
    play(table, "keep 3")
    assert table.view(0)["hand"] == ["grocers", "lords"]
    assert table.view(0)["phase"] == "choosing"


def test_a_look_is_for_the_start_of_the_turn_and_not_for_drawing_three() -> None:
    table = choosing(cities=[["university-of-london"], []])
    play(table, "draw-three")
    assert can(table, "draw")
    assert not can(table, "look")


def test_a_stock_exchange_swaps_after_the_first_draw_whenever_one_chooses_what_to_do_next() -> None:
    city: dict[str, Any] = {"cities": [["stock-exchange", "mercers"], []], "upper": ["lords"]}
    hands: dict[str, Any] = {"hands": [["paupers", "huguenots"], []]}
    assert not can(starting(**city, **hands), "swap")
    table = position("choosing", **city, **hands)
    assert can(table, "swap")
    assert can(play(table, "play huguenots", "draw", "draw"), "swap")
    table = play(position("choosing", **city, **hands), "run", "activate 2")
    assert can(table, "swap")
    play(table, "swap", "discard paupers", "take-upper lords")
    assert table.view(0)["phase"] == "running"
    assert not can(table, "swap")


def test_a_stock_exchange_works_in_the_turn_it_is_played() -> None:
    table = developing("stock-exchange", "mercers", "paupers", upper=["lords"])
    play(table, "play stock-exchange", "discard mercers", "new-stack", "swap", "discard paupers", "take-upper lords")
    assert table.view(0)["hand"] == ["lords"]


def test_a_stock_exchange_swaps_between_the_cards_that_wren_lets_one_play() -> None:
    table = developing("wren", "stock-exchange", "paupers", upper=["lords"])
    play(table, "play wren", "play stock-exchange", "new-stack", "swap", "discard paupers", "take-upper lords")
    assert change(table, "play lords", "new-stack") == (0, 0, 0)
    table = developing("wren", "paupers", stacks=["stock-exchange"], upper=["lords"])
    assert can(play(table, "play wren"), "swap")
    assert can(table, "enough")


def test_under_the_rules_of_version_1_the_cards_of_wren_come_before_a_swap() -> None:
    table = developing("wren", "stock-exchange", "paupers", upper=["lords"], rules_version=1)
    play(table, "play wren", "play stock-exchange", "new-stack")
    assert not can(table, "swap")
    assert can(play(table, "enough"), "swap")


def test_poverty_is_given_to_others_only() -> None:
    for card in ("police-force", "fleet-street"):
        for players in (3, 4):
            table = play(running(card, players=players), "activate 1")
            assert [str(move) for move in table.moves(0)] == [f"choose {step}" for step in range(1, players)]
            before = [wealth(table, seat)[2] for seat in range(players)]
            play(table, "choose 2")
            more = [wealth(table, seat)[2] - before[seat] for seat in range(players)]
            assert more[0] <= 0 < more[2]
            assert more[1] == 0


def test_seat_0_begins_unless_the_option_names_another_or_lets_chance_decide() -> None:
    assert GAME.table(3, seed=1).to_act == (0,)
    for seat in range(3):
        table = GAME.table(3, seed=1, options={"first_seat": seat})
        assert table.to_act == (seat,)
        assert table.view(0)["first"] == seat
    begun = {GAME.table(3, seed=seed, options={"first_seat": "random"}).to_act for seed in range(40)}
    assert begun == {(0,), (1,), (2,)}
    with pytest.raises(BadOption):
        GAME.table(2, seed=1, options={"first_seat": 2})


def test_a_round_ends_before_the_turn_of_whoever_began() -> None:
    table = GAME.restore({"players": 2, "options": {"first_seat": 1}, "phase": "running", "turn": 0, "first": 1})
    assert table.view(0)["round"] == 0
    play(table, "done")
    assert table.view(0)["round"] == 1
