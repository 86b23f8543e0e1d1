"""Accounts: what each game's heuristic is made of, said once, and what a bot may overlook."""

from __future__ import annotations

from functools import cache
from math import erf, tanh
from random import Random

import pytest

import londinium
from londinium.bots.ahead import Ahead, look
from londinium.conformance.base import setups
from londinium.core.errors import BadSeat, BadSource
from londinium.core.fields import fields, fingerprint
from londinium.core.game import Game
from londinium.core.sizes import MOST_SEATS, MOST_SOURCES
from londinium.core.state import State
from tests.night import games_in_time

GAMES = games_in_time()


@cache
def positions(game: Game) -> tuple[State, ...]:
    """Positions of random games of every option set, or of some in plain Python; of each game the last one is over."""
    dice = Random(1)
    found: list[State] = []
    for setup in setups(game)[:: 1 if londinium.compiled else 7]:
        table = setup.table(dice.getrandbits(64))
        kept: list[State] = []
        while not table.over:
            if dice.random() < (0.05 if game.bound(setup.players, {}) > 200 else 0.8):
                kept.append(table.state.clone())
            seat = dice.choice(table.to_act)
            table.play(seat, dice.choice(table.moves(seat)))
        found += [*dice.sample(kept, min(24, len(kept))), table.state]
    return tuple(found)


def numbers(state: State, field: str) -> list[int]:
    """An array of one game's own."""
    found = fields(state)[field]
    assert isinstance(found, list)
    return found


def totals(state: State) -> list[float]:
    return [sum(state.account(source, seat) for source in state.sources()) for seat in range(state.players)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_source_has_a_name_and_there_are_no_more_than_fit(game: Game) -> None:
    state = game.table(game.players[0], seed=1).state
    assert state.sources() == game.sources
    assert 2 <= len(set(game.sources)) == len(game.sources) <= MOST_SOURCES
    assert game.players[-1] + len(game.extras(game.players[-1])) <= MOST_SEATS


def hoped(game: Game, state: State, seat: int) -> float | None:
    """What the totals come to, said once more; None where more than totals decides."""
    own, *others = [totals(state)[seat], *(t for other, t in enumerate(totals(state)) if other != seat)]
    if game.id == "london":
        gap = own - max(others)
        return 0.5 + 0.5 * gap / (40 + abs(gap)) if gap > -8 else None
    if game.id == "key-to-the-city":
        return 0.5 + 0.5 * erf(0.05 * (own - max(others))) if state.value(seat) > 0 else None
    if game.id == "eighty-days" and not any(numbers(state, "place")):
        chance = 1.0
        for other in others:
            chance *= 0.5 + 0.5 * tanh(0.25 * (own - other))
        return chance
    return None


@pytest.mark.parametrize("game", [game for game in GAMES if game.id != "kids-of-london"], ids=lambda game: game.id)
def test_what_a_position_promises_is_a_function_of_the_totals_of_all_accounts(game: Game) -> None:
    compared = 0
    for state in positions(game):
        for seat in range(state.players):
            expected = hoped(game, state, seat)
            if expected is not None and not state.over:
                assert state.value(seat) == pytest.approx(expected, abs=1e-12)
                compared += 1
    assert compared > 60


def test_in_kids_of_london_the_coins_there_are_and_those_the_children_may_bring_are_accounts() -> None:
    for state in positions(londinium.game("kids-of-london")):
        for seat in range(state.players):
            coins = [state.account(source, seat) for source in ("robbed", "elsewhere", "given", "beggar")]
            assert sum(coins) == numbers(state, "coins")[seat]
            assert (state.account("children", seat) != 0) <= bool(numbers(state, "hands")[seat])


@pytest.mark.parametrize("game", [game for game in GAMES if game.id != "eighty-days"], ids=lambda game: game.id)
def test_once_a_game_is_over_the_accounts_are_what_it_was_decided_by(game: Game) -> None:
    for state in positions(game):
        if state.over and game.id == "kids-of-london":
            assert totals(state) == numbers(state, "coins")[: state.players]
        elif state.over:
            assert totals(state) == [state.points(seat) for seat in range(state.players)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_overlooked_does_not_count_and_changes_nothing_that_can_happen(game: Game) -> None:
    changed = set()
    for state in positions(game):
        if state.over:
            continue
        imagined = state.imagine(state.actor, 3)
        seat = imagined.actor
        before = fingerprint(imagined), imagined.value(seat)
        for source in game.sources:
            blind = imagined.clone().overlook([source])
            if blind.value(seat) != before[1]:
                changed.add(source)
            assert fingerprint(blind) == before[0]
            assert blind.clone().value(seat) == blind.value(seat)
            assert blind.overlook([]).value(seat) == before[1]
        ahead = Ahead(imagined, 1)
        look(ahead, imagined.clone().overlook(list(game.sources)), seat, 5)
        assert before == (fingerprint(imagined), imagined.value(seat))
    assert changed == set(game.sources)


def test_nothing_at_a_table_is_ever_overlooked() -> None:
    for game in GAMES:
        table = game.table(game.players[0], seed=3)
        table.state.imagine(0, 1).overlook(list(game.sources))
        assert table.state.blind == 0 == table.state.imagine(0, 1).blind
        assert (
            table.state.imagine(0, 1).overlook(list(game.sources)).imagine(0, 2).blind == (1 << len(game.sources)) - 1
        )


def test_a_source_or_a_seat_that_is_not_there_gets_a_sentence() -> None:
    state = londinium.game("london").table(2, seed=1).state
    with pytest.raises(BadSource, match="there is no source 'luck'; there are points, money, loans, cards, city, pov"):
        state.account("luck", 0)
    with pytest.raises(BadSource, match="there is no source 'luck'"):
        state.overlook(["points", "luck"])
    assert state.blind == 0
    with pytest.raises(BadSeat):
        state.account("points", 2)
