"""Setting up: the deck of three groups, the hands, the boroughs, and who begins."""

from __future__ import annotations

import pytest

from londinium.core.errors import BadOption
from tests.rules.london.tables import GAME


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


def test_cards_of_a_group_and_the_boroughs_that_do_not_start_come_in_an_order_of_chance() -> None:
    dealt = [GAME.table(2, seed=seed).snapshot() for seed in range(6)]
    for group in "ABC":
        orders = {tuple(card for card in one["deck"] if card.endswith(f":{group}")) for one in dealt}
        assert len(orders) == 6
    assert len({tuple(one["borough_deck"]) for one in dealt}) == 6
    assert len({tuple(sorted(one["borough_deck"])) for one in dealt}) == 1
    assert len(dealt[0]["borough_deck"]) == 17


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
