"""What the view says of the rules is what the rules then do."""

from __future__ import annotations

import random
from typing import cast

import pytest

from londinium import Table
from londinium.core.asking import OutOfRange
from londinium.games.london.pieces import STACKS, TYPE_NAMES, Hindrance
from londinium.games.london.rules import asked
from londinium.games.london.rules.city import City
from tests.rules.london.tables import GAME, can, choosing, play, position, running

PLAIN = {"boroughs": "plain"}


def city_of(table: Table) -> City:
    return cast(City, table.state)


@pytest.mark.parametrize("options", [{}, PLAIN])
@pytest.mark.parametrize("players", GAME.players)
def test_the_poverty_foretold_is_what_a_run_without_cards_brings(players: int, options: dict[str, str]) -> None:
    table, chance = GAME.table(players=players, seed=players, options=options), random.Random(players)
    ran = 0
    while not table.over:
        (seat,) = table.to_act
        if can(table, "run", seat):
            ahead = GAME.restore(table.snapshot())
            told = ahead.view(seat)["forecast"][seat]
            ahead.play(seat, "run")
            ahead.play(seat, "done")
            assert ahead.view(seat)["poverty"][seat] == told["poverty"]
            ran += 1
        table.play(seat, chance.choice(table.moves(seat)))
    assert ran > players


def test_what_was_done_this_turn_counts_in_the_forecast_of_the_one_who_did_it_alone() -> None:
    table = running("public-houses", hand=["paupers", "hospital"])
    assert table.view(None)["forecast"][0]["hand"] == 2
    play(table, "activate 1")
    assert table.view(None)["forecast"][0]["hand"] == 0
    other = position("running", hands=[[], ["paupers", "hospital"]], hand_spared=True)
    assert other.view(None)["forecast"][1]["hand"] == 2


def test_the_prestige_foretold_to_be_lost_is_lost_if_the_game_ends() -> None:
    table = position("choosing", 3, poverty=[14, 3, 9], hands=[["paupers"], [], []])
    told = [one["lost_now"] for one in table.view(None)["forecast"]]
    assert told == [-score.breakdown["poverty"] for score in table.scores()]
    assert told[1] == 0


def hindrances(table: Table, *cards: str) -> list[int]:
    return [asked.hindrance_to_play(city_of(table), 0, TYPE_NAMES.index(card)) for card in cards]


def test_a_card_is_offered_exactly_if_nothing_hinders_it() -> None:
    cards = ["paupers", "hospital", "vauxhall-gardens", "wren", "lloyds"]
    table = choosing(*cards, money=[0, 0])
    found = hindrances(table, *cards)
    assert [hindrance == Hindrance.NONE for hindrance in found] == [can(table, f"play {card}") for card in cards]
    assert found[0] == Hindrance.PAUPER
    assert set(found) == {Hindrance.NONE, Hindrance.PAUPER, Hindrance.COST, Hindrance.DISCARD}


def test_nobody_can_ask_for_a_card_a_stack_or_a_seat_that_is_not_there() -> None:
    city = city_of(choosing())
    with pytest.raises(OutOfRange, match="card is 73; it can be 0 to 72"):
        asked.cost_of(city, 0, len(TYPE_NAMES))
    with pytest.raises(OutOfRange, match="stack is -1"):
        asked.on_top(city, 0, -1)
    with pytest.raises(OutOfRange, match=f"stack is {STACKS}"):
        asked.hindrance_to_activate(city, 0, STACKS)
    with pytest.raises(OutOfRange, match="seat is 2; it can be 0 to 1"):
        asked.poverty_after(city, 2)
