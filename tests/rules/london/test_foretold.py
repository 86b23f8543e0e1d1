"""What the page says before a choice is what the rules of this table do, with other component data too."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

from londinium import Table
from londinium.games.london.pieces import BOROUGH_NAMES
from tests.rules.london.tables import GAME, can, choosing, developing, play, position, running

pytestmark = pytest.mark.once  # plain Python takes minutes for it, and is held to the same outlooks by the suite

DEAR = 7  # more than any of these costs in our data
PENALTY = {"prestige": [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20], "beyond": 5}
BLUE_CHEAPER = next(entry["id"] for entry in GAME.data().content["borough"] if entry.get("ability") == "blue-discount")
PLAIN = {"boroughs": "plain"}


def content(**changed: dict[str, Any]) -> dict[str, Any]:
    """Our component data with other values for some cards and boroughs, by their ids."""
    data = copy.deepcopy(GAME.data().content)
    for entry in (*data["card"], *data["borough"]):
        entry.update(changed.get(entry["id"].replace("-", "_"), {}))
    return data


def with_data(table: Table, data: dict[str, Any]) -> Table:
    """The same position, played with other data."""
    snapshot = table.snapshot()
    return GAME.restore({**snapshot, "data": GAME.data(data).note()})


def foretold(table: Table, move: str, what: str = "money", of: int = 0) -> tuple[int | None, int | None]:
    """The least and the most that a number would be after a move of seat 0; what it is if it would not change."""
    outlook = next(one for one in table.outlook(0) if str(one.move) == move)
    for change in outlook.changes:
        if (change.what, change.of) == (what, of):
            return change.least, change.most
    now = GAME.shown_number(table.view(0), what, of)
    return now, now


# what is printed


@pytest.mark.parametrize("options", [{}, PLAIN])
def test_the_view_says_what_is_printed_on_every_borough_wherever_it_lies(options: dict[str, str]) -> None:
    table = GAME.table(2, seed=1, options=options)
    land = table.view(None)["land"]
    assert tuple(land) == BOROUGH_NAMES
    assert {name: one["cost"] for name, one in land.items()} == {
        entry["id"]: entry["cost"] for entry in GAME.data().content["borough"]
    }
    assert any("ability" in one for one in land.values()) is (options != PLAIN)


def test_what_one_does_to_a_view_changes_no_other_view() -> None:
    table = GAME.table(2, seed=1, data=content(mercers={"cost": DEAR}))
    before = copy.deepcopy(table.view(0))
    spoilt = table.view(0)
    for field in ("land", "altered", "cards"):
        for entry in spoilt[field].values():
            entry.clear()
    spoilt["altered"].clear()
    spoilt["penalty"]["prestige"].clear()
    assert table.view(0) == before


def test_with_our_data_no_card_is_altered() -> None:
    for deck in ("second", "first"):
        assert GAME.table(2, seed=1, options={"deck": deck}).view(0)["altered"] == {}


def test_a_card_of_other_data_is_told_even_if_nobody_has_seen_it() -> None:
    table = GAME.table(2, seed=1, data=content(parliament={"cost": DEAR, "colour": "pink"}))
    view = table.view(None)
    assert "parliament" not in view["cards"]
    assert list(view["altered"]) == ["parliament"]
    altered = view["altered"]["parliament"]
    assert (altered["cost"], altered["colour"], altered["copies"]) == (DEAR, "pink", {"C": 1})


def test_cards_that_only_have_other_copies_are_told_with_them() -> None:
    table = GAME.table(2, seed=1, data=content(mercers={"copies": {"B": 1}}))
    assert {name: one["copies"] for name, one in table.view(0)["altered"].items()} == {"mercers": {"B": 1}}


def test_other_boroughs_are_told_as_they_are() -> None:
    table = GAME.table(2, seed=1, data=content(hackney={"cost": 29, "poverty": 6}))
    hackney = table.view(None)["land"]["hackney"]
    assert (hackney["cost"], hackney["poverty"]) == (29, 6)


# what a card costs


def test_a_card_costs_what_is_printed_unless_the_borough_on_top_makes_it_cheaper() -> None:
    table = developing("hospital", "lloyds")
    assert table.view(0)["costs"] == {}
    cheaper = developing("hospital", "lloyds", boroughs=[[BLUE_CHEAPER], []])
    costs = cheaper.view(0)["costs"]
    assert costs["hospital"] < cheaper.view(0)["cards"]["hospital"]["cost"]
    assert "lloyds" not in costs
    assert cheaper.view(1)["costs"] == cheaper.view(None)["costs"] == {}


def test_the_cost_in_the_view_is_what_is_paid() -> None:
    table, chance = GAME.table(3, seed=3), random.Random(3)
    played = 0
    while not table.over:
        (seat,) = table.to_act
        view = table.view(seat)
        move = chance.choice(table.moves(seat))
        told = table.play(seat, move)
        if move.verb in ("cover", "new-stack"):
            built = next(event for event in told if event.kind == "built")
            cost = view["costs"].get(view["held"], view["cards"][view["held"]].get("cost", 0))
            assert built.facts["cost"] == cost
            played += 1
    assert played > 20


def test_another_cost_changes_what_playing_the_card_is_foretold_to_leave() -> None:
    table = developing("bridge", "police-force", money=[20, 0])
    cost = table.view(0)["cards"]["bridge"]["cost"]
    assert foretold(table, "play bridge") == (20 - cost, 20 - cost)
    dear = with_data(table, content(bridge={"cost": DEAR}))
    assert foretold(dear, "play bridge") == (20 - DEAR, 20 - DEAR)


def test_a_card_is_said_to_need_no_discard_exactly_if_it_asks_for_none() -> None:
    table = developing("coffee-house", "bridge", "police-force", "wren")
    assert table.view(0)["no_discard"] == ["coffee-house"]
    assert table.view(None)["no_discard"] == []
    for card in ("coffee-house", "bridge"):
        after = play(GAME.restore(table.snapshot()), f"play {card}")
        assert (after.view(0)["phase"] == "placing") is (card == "coffee-house")
    play(table, "play wren")
    assert set(table.view(0)["no_discard"]) == {"coffee-house", "bridge", "police-force"}


def test_with_other_data_another_card_needs_no_discard() -> None:
    table = developing("bridge", "police-force")
    assert table.view(0)["no_discard"] == []
    other = with_data(table, content(bridge={"ongoing": "no-discard"}))
    assert other.view(0)["no_discard"] == ["bridge"]


# a School


def test_the_price_of_a_school_is_told_while_it_is_seen() -> None:
    table = developing("bridge", "lloyds", stacks=["school-blue-a"])
    assert table.view(0)["school"] == 1
    assert table.view(1)["school"] is table.view(None)["school"] is None
    assert developing("bridge", stacks=[{"cards": ["school-blue-a"], "down": True}]).view(0)["school"] is None


def test_another_price_of_a_school_changes_what_it_is_foretold_to_leave() -> None:
    table = play(developing("bridge", "lloyds", stacks=["school-blue-a"], money=[20, 0]), "play bridge")
    cost = table.view(0)["cards"]["bridge"]["cost"]
    assert foretold(table, "school lloyds") == (20 - cost - 1, 20 - cost - 1)
    dear = with_data(table, content(school_blue_a={"ongoing_amount": 4}))
    assert dear.view(0)["school"] == 4
    assert foretold(dear, "school lloyds") == (20 - cost - 4, 20 - cost - 4)


def test_where_a_school_may_help_the_least_and_the_most_are_foretold() -> None:
    table = developing("bridge", "police-force", "lloyds", stacks=["school-blue-a"], money=[20, 0])
    cost = table.view(0)["cards"]["bridge"]["cost"]
    assert foretold(table, "play bridge") == (20 - cost - 1, 20 - cost)


# loans, land and runs


def test_another_bank_changes_what_a_loan_is_foretold_to_bring() -> None:
    table = choosing(cities=[["bank-of-england"], []], money=[5, 5])
    assert foretold(table, "loan") == (17, 17)
    other = with_data(table, content(bank_of_england={"ongoing_amount": 21}))
    assert foretold(other, "loan") == (26, 26)
    assert foretold(choosing(money=[5, 5]), "loan") == (15, 15)


def test_a_repayment_is_foretold_with_its_price() -> None:
    table = position("starting", loans=[1, 0], money=[20, 0])
    assert (foretold(table, "repay"), foretold(table, "repay", "loans")) == ((5, 5), (0, 0))


def test_another_borough_changes_what_buying_it_is_foretold_to_bring() -> None:
    table = choosing(offers=["hackney", "city", "westminster"], poverty=[2, 9], money=[40, 0])
    changed = content(hackney={"cost": 19, "prestige": 8, "poverty": 5, "cards": 4})
    other = with_data(table, changed)
    assert foretold(other, "buy hackney") == (21, 21)
    assert foretold(other, "buy hackney", "prestige") == (8, 8)
    assert foretold(other, "buy hackney", "poverty") == (0, 0)  # nobody can lose more than they have
    assert foretold(other, "buy hackney", "draws") == (4, 4)
    assert foretold(table, "buy hackney") != foretold(other, "buy hackney")


def test_an_activation_is_foretold_with_what_it_counts_and_takes() -> None:
    table = running("bridge", "lloyds", "brewing", money=[10, 30])
    assert foretold(table, "activate 1") == (12, 12)  # £1 for each of two brown cards
    assert foretold(table, "activate 2") == (12, 12)  # £2 from the other player
    other = with_data(table, content(bridge={"per_money": 3}, lloyds={"amount": 6}))
    assert foretold(other, "activate 1") == (16, 16)
    assert foretold(other, "activate 2") == (16, 16)
    assert foretold(other, "activate 2", of=1) == (24, 24)


def test_cards_that_may_be_shed_are_foretold_from_none_to_all() -> None:
    table = running("brixton-prison", hand=["paupers", "hospital"], poverty=[9, 0])
    assert foretold(table, "activate 1", "poverty") == (7, 9)
    play(table, "activate 1")
    assert foretold(table, "discard paupers", "poverty") == (7, 8)


def test_the_poverty_of_a_run_is_foretold_as_the_forecast_has_it() -> None:
    table, chance = GAME.table(2, seed=9), random.Random(9)
    seen = 0
    while not table.over:
        (seat,) = table.to_act
        view = table.view(seat)
        if view["phase"] == "running" and seat == 0:
            told = view["forecast"][0]["poverty"]
            assert foretold(table, "done", "poverty") == (told, told)
            seen += 1
        table.play(seat, chance.choice(table.moves(seat)))
    assert seen > 3


# a Hospital and what poverty costs


def test_the_hospital_that_would_be_flipped_is_told() -> None:
    table = running("mercers", {"cards": ["hospital"], "down": True}, "hospital", "hospital")
    assert table.view(None)["hospital"] == 3
    play(table, "activate 1")
    assert can(table, "flip-hospital")
    play(table, "flip-hospital")
    assert table.view(0)["cities"][0][2]["down"]
    assert table.view(0)["hospital"] == 4
    assert running("mercers").view(0)["hospital"] is None


def test_with_other_data_another_card_is_the_one_to_be_flipped() -> None:
    table = running("mercers", "lloyds")
    assert table.view(0)["hospital"] is None
    other = with_data(table, content(lloyds={"effect": "spare"}))
    assert other.view(0)["hospital"] == 2


def test_another_table_of_what_poverty_costs_is_told_and_used() -> None:
    table = position("running", poverty=[14, 1])
    ours = GAME.data().content["penalty"][0]
    assert table.view(None)["penalty"] == {"prestige": ours["prestige"], "beyond": ours["beyond"]}
    data = content()
    data["penalty"][0].update(PENALTY)
    other = with_data(table, data)
    assert other.view(None)["penalty"] == PENALTY
    more = 14 - 1
    assert other.view(0)["forecast"][0]["lost_now"] == 20 + 5 * (more - 10)
    assert foretold(other, "done", "standing") != foretold(table, "done", "standing")
