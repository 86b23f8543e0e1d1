"""Setting up: hats, money, Rumours, cards, and the options of a table."""

from __future__ import annotations

from collections import Counter

import pytest

from londinium.core.errors import BadOption
from tests.rules.eighty_days.track import GAME, money, rumours, spaces


@pytest.mark.parametrize("players", range(2, 7))
def test_everyone_starts_in_london_with_80_pounds_and_three_rumours(players: int) -> None:
    table = GAME.table(players, seed=1)
    assert spaces(table) == [0] * players
    assert money(table) == [80] * players
    assert rumours(table) == [3] * players
    assert table.view(None)["pile"] == 25


def test_the_passepartout_cards_are_shuffled_so_that_each_is_as_likely_on_top() -> None:
    piles = [GAME.table(2, seed=seed).snapshot()["pile"] for seed in range(750)]
    deck = Counter({card["id"]: card["copies"] for card in GAME.data().content["card"]})
    assert all(Counter(pile) == deck for pile in piles)
    on_top = Counter(pile[0] for pile in piles)
    for name, copies in deck.items():
        assert abs(on_top[name] - 30 * copies) < 30, name


def test_the_first_player_can_be_named_or_drawn_by_lot() -> None:
    assert GAME.table(4, seed=1, options={"first_seat": 2}).to_act == (2,)
    drawn = {GAME.table(4, seed=seed, options={"first_seat": "random"}).to_act for seed in range(60)}
    assert drawn == {(0,), (1,), (2,), (3,)}


def test_a_first_player_who_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(BadOption, match="first_seat=4 is not for 3 players"):
        GAME.table(3, seed=1, options={"first_seat": 4})


def test_two_hats_are_for_two_players_only() -> None:
    with pytest.raises(BadOption, match="hats=2 is not for 3 players"):
        GAME.table(3, seed=1, options={"hats": 2})
