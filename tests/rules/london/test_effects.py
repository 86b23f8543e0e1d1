"""Cards with more to them, in both decks."""

from __future__ import annotations

from tests.rules.london.tables import GAME, POVERTY, Deck, can, change, play, running, wealth


def test_a_hospital_is_flipped_in_place_of_a_card_that_may_then_run_again(deck: Deck) -> None:
    table = deck.running("vintners", "hospital")
    assert not can(table, "activate 2")
    assert change(table, "activate 1", "flip-hospital") == (4, 0, 0)
    city = table.view(0)["cities"][0]
    assert not city[0]["down"]
    assert city[1]["down"]
    assert not can(table, "activate 1")


def test_a_hospital_need_not_be_used(deck: Deck) -> None:
    city = play(deck.running("vintners", "hospital"), "activate 1", "flip").view(0)["cities"][0]
    assert city[0]["down"]
    assert not city[1]["down"]


def test_a_coffee_house_needs_no_discard_and_takes_a_card_of_the_display(deck: Deck) -> None:
    table = deck.developing("coffee-house", "paupers")
    play(table, "play coffee-house", "new-stack")
    assert table.view(0)["hand"] == ["paupers"]
    table = deck.running("coffee-house", upper=["st-pauls", "paupers"], lower=["huguenots"])
    assert change(table, "activate 1", "take-upper st-pauls") == (0, 0, 0)
    assert table.view(0)["cities"][0][0]["cards"] == ["coffee-house", "st-pauls"]
    assert table.view(0)["upper"][0] is None


def test_police_force_gives_a_poverty_to_a_player_of_choice(deck: Deck) -> None:
    table = deck.running("police-force", players=3)
    assert change(table, "activate 1", "choose 2") == (0, 2, -1)
    assert [wealth(table, seat)[2] for seat in (1, 2)] == [POVERTY, POVERTY + 1]


def test_police_force_without_poverty_gives_nothing(deck: Deck) -> None:
    table = deck.running("police-force", players=3, poverty=[0, 5, 5])
    assert change(table, "activate 1") == (0, 2, 0)
    assert table.view(0)["phase"] == "running"


def test_fleet_street_sends_two_poverty_from_the_supply(deck: Deck) -> None:
    table = deck.running("fleet-street", players=3)
    assert change(table, "activate 1", "choose 1") == (5, 0, 0)
    assert [wealth(table, seat)[2] for seat in (1, 2)] == [POVERTY + 2, POVERTY]


def test_with_two_players_the_other_one_is_meant(deck: Deck) -> None:
    assert change(deck.running("fleet-street"), "activate 1", seat=1) == (0, 0, 2)


def test_lloyds_takes_two_pounds_from_each_other_player(deck: Deck) -> None:
    table = deck.running("lloyds", players=4)
    assert change(table, "activate 1") == (6, 0, 0)
    assert [wealth(table, seat)[0] for seat in (1, 2, 3)] == [28, 28, 28]


def test_fire_brigade_costs_each_other_player_a_pound_for_each_borough_of_their_own(deck: Deck) -> None:
    table = deck.running("fire-brigade", players=3, boroughs=[["city"], ["hackney", "lambeth"], []])
    assert change(table, "activate 1") == (0, 2, 0)
    assert [wealth(table, seat)[0] for seat in (1, 2)] == [28, 30]


def test_brixton_prison_frees_one_poverty_for_each_of_up_to_three_cards(deck: Deck) -> None:
    table = deck.running("brixton-prison", hand=["paupers", "paupers", "lords", "mercers"])
    assert change(table, "activate 1", "discard paupers", "discard lords", "discard paupers") == (0, 0, -3)
    assert table.view(0)["hand"] == ["mercers"]
    assert table.view(0)["cities"][0][0]["down"]


def test_millbank_prison_also_brings_a_prestige_for_each_and_may_stop_early(deck: Deck) -> None:
    table = deck.running("millbank-prison", hand=["paupers", "lords", "mercers"])
    assert change(table, "activate 1", "discard paupers", "enough") == (0, 1, -1)
    assert table.view(0)["cities"][0][0]["down"]


def test_the_workhouse_takes_any_number_of_paupers_and_nobody_else(deck: Deck) -> None:
    table = deck.running("workhouse", hand=["paupers"] * 4 + ["lords"])
    play(table, "activate 1")
    assert not can(table, "discard lords")
    assert change(table, *["discard paupers"] * 4, "enough") == (4, 0, -4)
    assert table.view(0)["cities"][0][0]["down"]


def test_whitehall_activates_a_card_again_without_a_discard(deck: Deck) -> None:
    table = deck.running("west-india-docks", "whitehall", hand=["paupers"])
    assert not can(table, "activate 2")
    assert change(table, "activate 1", "discard paupers", "activate 2", "activate 1") == (14, 0, 0)
    assert all(stack["down"] for stack in table.view(0)["cities"][0])


def test_whitehall_does_not_spare_the_money_of_the_second_activation(deck: Deck) -> None:
    table = deck.running("woolwich-arsenal", "whitehall", money=[13, 0])
    play(table, "activate 1")
    assert not can(table, "activate 2")
    table = deck.running("woolwich-arsenal", "whitehall")
    assert change(table, "activate 1", "activate 2", "activate 1") == (-14, 10, 0)


def test_whitehall_is_still_seen_while_it_works_and_flipped_only_then(deck: Deck) -> None:
    table = deck.running("town-houses", "whitehall", "lords")
    first = deck.name == "first"
    assert change(table, "activate 1", "activate 2", "activate 1") == (0, 3 + 2 if first else 2 + 1, 0)
    assert [stack["down"] for stack in table.view(0)["cities"][0]] == [True, True, False]


def test_a_hospital_that_spares_whitehall_is_seen_until_the_second_activation_is_over(deck: Deck) -> None:
    table = deck.running("town-houses", "whitehall", "hospital")
    moves = ("activate 1", "flip", "activate 2", "activate 1", "flip-hospital")
    assert change(table, *moves) == (0, 3 + 2 if deck.name == "first" else 2 + 1, 0)
    assert [stack["down"] for stack in table.view(0)["cities"][0]] == [True, False, True]
    assert table.view(0)["phase"] == "running"


def test_the_card_activated_again_is_flipped_or_spared_before_whitehall(deck: Deck) -> None:
    table = deck.running("vintners", "whitehall", "hospital", "hospital")
    play(table, "activate 1", "flip-hospital", "activate 2", "activate 1")
    assert table.view(0)["active"] == 1
    play(table, "flip")
    assert [stack["down"] for stack in table.view(0)["cities"][0]] == [True, False, True, False]
    assert table.view(0)["active"] == 2
    play(table, "flip-hospital")
    assert [stack["down"] for stack in table.view(0)["cities"][0]] == [True, False, True, True]


def test_a_card_activated_again_does_all_it_does_before_whitehall_is_flipped(deck: Deck) -> None:
    table = deck.running("brixton-prison", "whitehall", hand=["paupers", "mercers"])
    play(table, "activate 1", "enough", "activate 2", "activate 1", "discard mercers")
    assert [stack["down"] for stack in table.view(0)["cities"][0]] == [True, False]
    assert GAME.restore(table.snapshot()).snapshot() == table.snapshot()
    play(table, "enough")
    assert [stack["down"] for stack in table.view(0)["cities"][0]] == [True, True]


def test_under_the_rules_of_version_1_whitehall_is_flipped_first(deck: Deck) -> None:
    table = deck.running("town-houses", "whitehall", "hospital", rules_version=1)
    moves = ("activate 1", "flip", "activate 2", "activate 1", "flip-hospital")
    assert change(table, *moves) == (0, 3 + 1 if deck.name == "first" else 2, 0)


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
