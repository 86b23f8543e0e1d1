"""Every kind of card of both decks: what it costs, what it brings, whether it is flipped.

The tables here are written by hand; of the first edition's deck they say what differs.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.london.tables import GAME, POVERTY, can, change, developing, play, running, wealth

# colour, cost, (money, prestige, poverty) when activated (None: it is never activated by itself), card paid, flips, end
PLAIN: dict[str, tuple[str, int, tuple[int, int, int] | None, bool, bool, int]] = {
    "vauxhall-gardens": ("blue", 0, (2, 2, -1), False, True, 0),
    "woolwich-arsenal": ("pink", 0, (-7, 5, 0), False, True, 0),
    "east-india-company": ("brown", 4, (12, 0, 0), True, True, 2),
    "st-pauls": ("blue", 10, None, False, False, 6),
    "vintners": ("brown", 0, (4, 0, 0), False, True, 0),
    "water-works": ("blue", 1, (0, 0, -2), False, True, 1),
    "mercers": ("brown", 0, (5, 0, 0), False, True, 0),
    "covent-garden": ("brown", 0, (5, 2, 0), False, True, 0),
    "theatre-royal": ("blue", 0, (2, 2, 0), False, True, 0),
    "school-blue-a": ("blue", 2, None, False, False, 2),
    "school-brown-a": ("brown", 2, None, False, False, 2),
    "great-fire-monument": ("pink", 5, None, False, False, 4),
    "haberdashers": ("brown", 0, (4, 0, 0), False, True, 0),
    "salters": ("brown", 0, (4, 0, 0), False, True, 0),
    "fishmongers": ("brown", 0, (5, 0, 0), False, True, 0),
    "grocers": ("brown", 0, (4, 0, 0), False, True, 0),
    "almshouses": ("brown", 0, (0, 0, -2), False, True, 0),
    "oxford-street": ("brown", 4, (8, 2, -1), False, True, 0),
    "workers-houses": ("brown", 0, (0, 0, -2), False, True, 0),
    "furniture-makers": ("brown", 0, (6, 0, 0), False, True, 1),
    "albert-dock": ("brown", 2, (10, 1, 0), True, True, 2),
    "highgate-cemetery": ("pink", 4, (0, 0, -2), False, True, 2),
    "kew-gardens": ("blue", 7, (0, 0, -1), False, False, 4),
    "royal-victoria-dock": ("brown", 2, (10, 1, 0), True, True, 2),
    "ship-building": ("brown", 2, (6, 2, 0), True, True, 1),
    "nelsons-column": ("blue", 8, None, False, False, 5),
    "west-india-docks": ("brown", 0, (7, 0, 0), True, True, 2),
    "watch-makers": ("brown", 0, (6, 0, 0), False, True, 1),
    "silk-weaving": ("brown", 0, (6, 0, 0), False, True, 1),
    "brewing": ("brown", 2, (9, 0, 0), True, True, 1),
    "regent-street": ("pink", 2, (3, 2, -1), False, True, 2),
    "british-museum": ("blue", 4, (0, 1, -1), False, False, 2),
    "buckingham-palace": ("blue", 10, None, False, False, 7),
    "stock-exchange": ("brown", 2, (2, 0, 0), False, False, 1),
    "street-lights": ("blue", 0, (-4, 1, -2), False, False, 0),
    "leather-industry": ("brown", 0, (7, 0, 1), False, True, 1),
    "university-of-london": ("blue", 5, None, False, False, 3),
    "lords": ("blue", 0, (0, 1, -1), False, False, 1),
    "bank-of-england": ("brown", 0, None, False, False, 2),
    "billingsgate": ("brown", 0, (8, 0, 0), False, True, 0),
    "sewers": ("blue", 4, (0, 0, -3), False, True, 0),
    "great-exhibition": ("pink", 3, (0, 5, 0), True, True, 0),
    "smithfield": ("brown", 0, (8, 0, -1), False, True, 0),
    "thames-embankment": ("pink", 8, (0, 0, -1), False, True, 4),
    "albert-hall": ("blue", 5, (0, 2, 0), False, True, 3),
    "natural-history-museum": ("blue", 6, (0, 2, -1), False, False, 1),
    "parliament": ("pink", 9, None, False, False, 5),
    "school-blue-c": ("blue", 2, (0, 0, -1), False, False, 2),
    "grand-hotel": ("brown", 0, (4, 0, 0), False, False, 0),
}
# cards with more to them: their own tests are below
SPECIAL: dict[str, tuple[str, int, int]] = {
    "hospital": ("blue", 2, 3),
    "town-houses": ("blue", 4, 0),
    "police-force": ("pink", 2, 0),
    "fleet-street": ("pink", 0, 0),
    "lloyds": ("brown", 0, 2),
    "bridge": ("pink", 2, 2),
    "omnibus": ("brown", 0, 0),
    "brixton-prison": ("pink", 0, 0),
    "steamboats": ("brown", 0, 0),
    "shops": ("brown", 0, 0),
    "fire-brigade": ("pink", 0, 0),
    "millbank-prison": ("pink", 5, 0),
    "underground": ("pink", 7, 0),
    "train-station-s": ("brown", 3, 3),
    "train-station-n": ("brown", 3, 3),
    "public-houses": ("brown", 0, 0),
    "tower-bridge": ("pink", 6, 4),
    "whitehall": ("pink", 4, 1),
    "workhouse": ("pink", 0, 2),
}
FREE = {"coffee-house": ("brown", 0, 0)}
ACTION = {"huguenots", "wren", "jewish-refugees"}
COSTS: dict[str, tuple[Any, Any]] = {card: (row[0], row[1]) for card, row in {**PLAIN, **SPECIAL}.items()}
FIRST_EDITION_COLOURS = {"vauxhall-gardens": "brown"}
FIRST_EDITION_PRICES = {"great-exhibition": "lords"}  # it asks for a blue card
DECKS = ("second", "first")
END: dict[str, Any] = {card: row[-1] for card, row in {**PLAIN, **SPECIAL, **FREE}.items()}
FODDER = {"brown": "fishmongers", "blue": "lords", "pink": "regent-street"}
OTHER = {"brown": "mercers", "blue": "theatre-royal", "pink": "workhouse"}


def fodder(card: str, colour: str) -> str:
    return OTHER[colour] if card == FODDER[colour] else FODDER[colour]


def test_the_tables_here_name_every_kind_of_card() -> None:
    named = {*PLAIN, *SPECIAL, *FREE, *ACTION, "paupers"}
    assert len(named) == 73
    assert named == {entry["id"] for entry in GAME.data().content["card"]}


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("card", sorted(COSTS))
def test_a_card_is_played_for_a_card_of_its_colour_and_its_cost(card: str, deck: str) -> None:
    colour, cost = COSTS[card]
    if deck == "first":
        colour = FIRST_EDITION_COLOURS.get(card, colour)
    other = fodder(card, str(colour))
    table = developing(card, other, options={"deck": deck})
    assert change(table, f"play {card}", f"discard {other}", "new-stack") == (-int(cost), 0, 0)
    view = table.view(0)
    assert view["cities"][0][0]["cards"] == [card]
    assert view["upper"][0] == other
    assert view["hand"] == []


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("card", sorted(END))
def test_a_card_scores_its_prestige_at_the_end(card: str, deck: str) -> None:
    table = running(card, options={"deck": deck})
    assert table.scores()[0].breakdown["cards"] == END[card]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("card", sorted(card for card, row in PLAIN.items() if row[2] is not None))
def test_a_card_brings_what_it_says_and_is_flipped_if_it_says_so(card: str, deck: str) -> None:
    _, _, brings, paid, flips, _ = PLAIN[card]
    price = FIRST_EDITION_PRICES.get(card, "paupers") if deck == "first" else "paupers"
    table = running(card, hand=[price], options={"deck": deck})
    moves = ["activate 1", f"discard {price}"] if paid else ["activate 1"]
    assert change(table, *moves) == brings
    assert table.view(0)["cities"][0][0]["down"] is flips
    assert table.view(0)["hand"] == ([] if paid else [price])
    assert not can(table, "activate 1")


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("card", sorted(card for card, row in PLAIN.items() if row[2] is None))
def test_a_card_without_such_an_effect_is_not_activated(card: str, deck: str) -> None:
    assert not can(running(card, options={"deck": deck}), "activate 1")


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("card", sorted(card for card, row in PLAIN.items() if row[3]))
def test_a_card_that_asks_for_a_card_cannot_be_activated_without_one(card: str, deck: str) -> None:
    assert not can(running(card, options={"deck": deck}), "activate 1")


class Deck:
    """Positions with one of the two decks."""

    def __init__(self, name: str) -> None:
        self.name = name

    def running(self, *stacks: Any, **named: Any) -> Any:
        return running(*stacks, options={"deck": self.name}, **named)

    def developing(self, *hand: str, **named: Any) -> Any:
        return developing(*hand, options={"deck": self.name}, **named)


@pytest.fixture(params=DECKS)
def deck(request: pytest.FixtureRequest) -> Deck:
    return Deck(request.param)


def test_town_houses_count_blue_cards_that_are_seen_and_themselves() -> None:
    table = running("town-houses", "lords", {"cards": ["hospital"], "down": True}, ["st-pauls", "mercers"])
    assert change(table, "activate 1") == (0, 2, 0)
    assert table.view(0)["cities"][0][0]["down"]


def test_paupers_are_never_played_and_pay_for_no_colour(deck: Deck) -> None:
    table = deck.developing("paupers", "vintners", "mercers")
    assert not can(table, "play paupers")
    play(table, "play vintners")
    assert not can(table, "discard paupers")


@pytest.mark.parametrize("card", ["huguenots", "jewish-refugees"])
def test_two_action_cards_draw_two_cards_without_a_discard(deck: Deck, card: str) -> None:
    table = deck.developing(card, "vintners", deck=["salters", "grocers", "lords"])
    before = table.view(0)["gone"].get(card, 0)
    play(table, f"play {card}", "draw", "draw")
    assert table.view(0)["hand"] == ["vintners", "salters", "grocers"]
    assert table.view(0)["gone"][card] == before + 1
    assert table.view(0)["phase"] == "developing"


def test_wren_builds_two_cards_without_discards_but_not_without_their_costs(deck: Deck) -> None:
    table = deck.developing("wren", "st-pauls", "bridge", "mercers")
    assert change(table, "play wren", "play st-pauls", "new-stack", "play bridge", "new-stack") == (-12, 0, 0)
    assert table.view(0)["hand"] == ["mercers"]
    assert can(table, "done")
    assert not can(table, "play mercers")


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


@pytest.mark.parametrize("card", ["bridge", "tower-bridge"])
def test_bridges_bring_a_pound_for_each_brown_card_that_is_seen(deck: Deck, card: str) -> None:
    table = deck.running(card, "mercers", "vintners", {"cards": ["salters"], "down": True}, "lords")
    assert change(table, "activate 1") == (2, 0, 0)
    assert not table.view(0)["cities"][0][0]["down"]


LAND: dict[str, Any] = {"boroughs": [["city", "hackney", "lambeth", "camberwell"], []]}


@pytest.mark.parametrize(
    ("card", "brings", "flips"),
    [
        ("omnibus", (4, 0, 0), False),
        ("steamboats", (4, 0, 0), True),
        ("train-station-n", (4, 0, -1), True),
        ("train-station-s", (4, 0, -1), True),
    ],
)
def test_cards_that_count_boroughs_count_covered_ones_too(
    deck: Deck, card: str, brings: tuple[int, int, int], flips: bool
) -> None:
    table = deck.running(card, hand=["paupers"], **LAND)
    moves = ["activate 1", "discard paupers"] if card.startswith("train") else ["activate 1"]
    assert change(table, *moves) == brings
    assert table.view(0)["cities"][0][0]["down"] is flips


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


def test_shops_gather_a_pound_for_each_card_played_after_them(deck: Deck) -> None:
    table = deck.developing("shops", "mercers", "vintners", "salters", "grocers", "fishmongers", "billingsgate")
    play(table, "play shops", "discard mercers", "new-stack")
    play(table, "play vintners", "discard salters", "new-stack", "play grocers", "discard fishmongers", "new-stack")
    assert table.view(0)["cities"][0][0]["till"] == 2
    table = deck.running({"cards": ["shops"], "till": 3})
    assert change(table, "activate 1") == (3, 2, -1)
    assert table.view(0)["cities"][0][0]["down"]
    assert table.view(0)["cities"][0][0]["till"] == 0


def test_public_houses_keep_the_hand_from_bringing_poverty_in_this_run(deck: Deck) -> None:
    table = deck.running("public-houses", hand=["lords", "mercers", "paupers"])
    assert change(table, "activate 1", "done") == (0, 0, 1)


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


def test_a_school_lets_any_card_count_as_another_colour_for_a_pound(deck: Deck) -> None:
    for school in ("school-blue-a", "school-brown-a", "school-blue-c"):
        table = deck.developing("bridge", "paupers", stacks=[school])
        assert change(table, "play bridge", "school paupers", "new-stack") == (-3, 0, 0)
    assert not can(deck.developing("bridge", "paupers", "workhouse"), "school paupers")


def test_a_school_needs_a_pound_beyond_the_cost(deck: Deck) -> None:
    table = deck.developing("bridge", "paupers", "vintners", "mercers", stacks=["school-blue-a"], money=[2, 0])
    assert not can(table, "play bridge")


def test_a_school_works_in_the_turn_it_is_played(deck: Deck) -> None:
    table = deck.developing("school-brown-a", "mercers", "bridge", "paupers")
    play(table, "play school-brown-a", "discard mercers", "new-stack", "play bridge", "school paupers")
    assert table.view(0)["phase"] == "placing"


def test_a_stock_exchange_swaps_a_card_with_the_display_once_a_turn(deck: Deck) -> None:
    table = deck.running("stock-exchange", hand=["paupers"], upper=["lords"])
    play(table, "swap", "discard paupers", "take-upper lords")
    assert table.view(0)["hand"] == ["lords"]
    assert table.view(0)["upper"][0] == "paupers"
    assert not can(table, "swap")


def test_the_bank_of_england_makes_loans_of_twelve_pounds(deck: Deck) -> None:
    assert change(deck.running("bank-of-england"), "loan") == (12, 0, 0)
    assert change(deck.running({"cards": ["bank-of-england"], "down": True}), "loan") == (10, 0, 0)


def test_the_underground_brings_a_prestige_for_each_borough_and_in_the_first_edition_four() -> None:
    for name, prestige in (("second", 3), ("first", 4)):
        table = running(
            "underground", hand=["paupers"], boroughs=[["city", "hackney", "lambeth"], []], options={"deck": name}
        )
        assert change(table, "activate 1", "discard paupers") == (0, prestige, 0)
        assert table.view(0)["cities"][0][0]["down"]
