"""The end: the seven steps of the scoring, ties in both editions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.london.cards import DECKS, END
from tests.rules.london.tables import position, running


def over(**named: Any) -> Any:
    return position("starting", over=True, deck=[], **named)


def test_scoring_counts_hand_cards_loans_money_and_relative_poverty() -> None:
    table = over(
        prestige=[20, 10],
        money=[38, 8],
        loans=[2, 1],
        poverty=[5, 4],
        hands=[["bridge", "salters"], []],
        cities=[[["st-pauls", "mercers"], {"cards": ["hospital"], "down": True}], ["lords"]],
    )
    mine, theirs = table.scores()
    assert mine.breakdown == {"track": 20, "cards": 9, "money": 2, "loans": 0, "poverty": -2}
    assert theirs.breakdown == {"track": 10, "cards": 1, "money": 2, "loans": -7, "poverty": 0}


@pytest.mark.parametrize(
    ("money", "loans", "points", "lost"), [(20, 2, 1, 7), (32, 2, 0, 0), (33, 2, 1, 0), (14, 1, 4, 7), (50, 0, 16, 0)]
)
def test_loans_are_repaid_as_far_as_the_money_goes_and_the_rest_of_it_counts(
    money: int, loans: int, points: int, lost: int
) -> None:
    found = over(money=[money, 0], loans=[loans, 0]).scores()[0].breakdown
    assert (found["money"], found["loans"]) == (points, -lost)


@pytest.mark.parametrize(
    ("poverty", "cost"),
    [(0, 0), (1, 1), (2, 1), (3, 2), (4, 3), (5, 5), (6, 7), (7, 9), (8, 11), (9, 13), (10, 15), (11, 18), (13, 24)],
)
def test_poverty_above_the_lowest_costs_what_the_table_says(poverty: int, cost: int) -> None:
    assert over(poverty=[poverty + 3, 3]).scores()[0].breakdown["poverty"] == -cost


def winners(table: Any) -> list[int]:
    return [rank.who for rank in table.ranking() if rank.won]


def test_the_most_prestige_wins_after_all_that_is_lost() -> None:
    assert winners(over(prestige=[10, 12], poverty=[0, 0])) == [1]
    assert winners(over(prestige=[10, 12], poverty=[0, 4])) == [0]
    assert winners(over(prestige=[10, 12], poverty=[0, 3], boroughs=[["city"], []])) == [0]
    assert over(prestige=[10, 12]).state.payoff(1) == 1


def test_ties_go_to_less_poverty_then_to_more_boroughs() -> None:
    assert winners(over(prestige=[10, 11], poverty=[3, 4])) == [0]
    assert winners(over(prestige=[10, 10], boroughs=[["city"], ["hackney", "lambeth"]])) == [1]


def test_the_third_tie_break_is_the_total_in_french_and_the_best_card_in_polish() -> None:
    tied: dict[str, Any] = {"prestige": [6, 7], "cities": [["lords", "hospital", "kew-gardens"], ["buckingham-palace"]]}
    assert winners(over(**tied, options={"edition": "fr"})) == [0]
    assert winners(over(**tied, options={"edition": "pl"})) == [1]


def test_who_is_equal_in_everything_shares_the_victory() -> None:
    for edition in ("fr", "pl"):
        table = over(options={"edition": edition})
        assert winners(table) == [0, 1]
        assert table.state.payoff(0) == 0.5


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("card", sorted(END))
def test_a_card_scores_its_prestige_at_the_end(card: str, deck: str) -> None:
    table = running(card, options={"deck": deck})
    assert table.scores()[0].breakdown["cards"] == END[card]
