"""What views and refusals ask of the rules is what the rules themselves go by."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from londinium.core.asking import OutOfRange
from londinium.core.table import Table
from londinium.games.key_to_the_city.pieces import OFFERS, TILES
from londinium.games.key_to_the_city.rules import asked
from tests.rules.key_to_the_city.common import GAME, city, offer, options, table

STEPS = 400


def turns_of_a_game(seed: int) -> Iterator[tuple[Table, int]]:
    """The turns of a game whose seats act as long as they can, when nothing of the turn is chosen yet."""
    dice, at = Random(seed), GAME.table(players=3, seed=seed)
    for _ in range(STEPS):
        if at.over:
            return
        seat = at.to_act[0]
        if at.view(seat)["phase"] == "acting":
            yield at, seat
        moves = at.moves(seat)
        acting = [move for move in moves if move.verb not in ("pass", "sail")]
        at.play(seat, dice.choice(acting or moves))


def at_hand(view: dict[str, Any], seat: int, colour: str | None) -> int:
    """The most keyples a seat without bids could place where that colour is set."""
    own = view["keyples"][seat]["colours"]
    return int(max(own.values()) if colour is None else own[colour])


@pytest.mark.parametrize("seed", range(3))
def test_an_upgrade_is_offered_where_the_view_misses_nothing_and_the_keyples_are_there(seed: int) -> None:
    lacking = possible = 0
    for at, seat in turns_of_a_game(seed):
        view = at.view(seat)
        used = {tile["tile"]: (tile["used"], tile["colour"]) for tile in view["boroughs"][seat]}
        offered = options(at, seat, "upgrade")
        for upgrade in view["upgrades"]:
            before, colour = used[upgrade["tile"]]
            if upgrade["missing"]:
                assert f"upgrade {upgrade['tile']}" not in offered
                lacking += 1
            elif at_hand(view, seat, colour) > before:
                assert f"upgrade {upgrade['tile']}" in offered
                possible += 1
    assert lacking
    assert possible


@pytest.mark.parametrize("seed", range(3))
def test_a_bid_is_offered_where_the_seat_has_the_least_the_view_names(seed: int) -> None:
    seen = 0
    for at, seat in turns_of_a_game(seed):
        view = at.view(seat)
        offered = options(at, seat, "bid")
        if any(tile["bids"][seat] for tile in view["auction"]):
            continue  # what it could place is more than what is behind its screen
        for tile in view["auction"]:
            enough = at_hand(view, seat, tile["colour"]) >= tile["least"][seat]
            assert (f"bid {tile['tile']}" in offered) == enough
            seen += 1
    assert seen


def test_the_leader_is_who_bid_most_and_nobody_where_nobody_bid() -> None:
    at = table(players=3, auction=[offer("barbican", "red", (1, 3, 2)), offer("monument", None, (0, 0, 0))])
    first, second = at.view(0)["auction"]
    assert (first["leader"], second["leader"]) == (1, None)
    assert (first["least"], second["least"]) == ([3, 1, 2], [1, 1, 1])


def test_the_rules_are_asked_about_pieces_there_are() -> None:
    state = city(GAME.table(players=2, seed=1))
    with pytest.raises(OutOfRange, match=f"tile is {TILES}; it can be 0 to {TILES - 1}"):
        asked.usable(state, TILES)
    with pytest.raises(OutOfRange, match=f"slot is {OFFERS}"):
        asked.leader(state, OFFERS)
    with pytest.raises(OutOfRange, match="seat is 2; it can be 0 to 1"):
        asked.task(state, 2)
