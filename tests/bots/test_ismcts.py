"""The textbook's search: that it sees what its seat sees, spends what it is given, and is the same everywhere."""

from __future__ import annotations

from random import Random

import pytest

import londinium
from londinium.bots import BadBudget, Ismcts, answer
from londinium.bots.information_sets import Tree, begin
from londinium.bots.ismcts import secret_facts
from londinium.conformance.checks import another_world
from londinium.core.errors import IllegalMove
from londinium.core.game import Game
from tests.bots.test_search import tables

GAMES = londinium.games()
FEW = 60 if londinium.compiled else 8


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_a_seat_cannot_know_changes_nothing_it_plays(game: Game) -> None:
    dice = Random(3)
    for table, seat in tables(game, game.players[-1], 3):
        world = another_world(table, seat, dice)
        chosen = [answer(one, seat, Ismcts(5, game, FEW)) for one in (table, world)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_first_simulation_makes_the_root_and_each_of_the_others_tries_a_move_there(game: Game) -> None:
    for table, seat in tables(game, game.players[0], 2):
        imagined = table.state.imagine(seat, 1)
        before = game.position_of(imagined)
        found = Ismcts(1, game, FEW).think(imagined, seat)
        assert len(found) == len(table.state.legal(seat))
        assert sum(tried for tried, _ in found) == FEW - 1
        assert all(0 <= total <= tried for tried, total in found)
        assert game.position_of(imagined) == before


def test_every_move_is_tried_once_before_any_is_tried_twice() -> None:
    game = londinium.game("kids-of-london")
    state = game.table(players=3, seed=1).state
    assert sorted(tried for tried, _ in Ismcts(1, game, 10).think(state.imagine(2, 1), 2)) == [1] * 9


def test_it_is_the_same_from_the_same_seed_compiled_or_not() -> None:
    game = londinium.game("kids-of-london")
    state = game.table(players=3, seed=1).state.imagine(0, 1)
    thinking = Ismcts(7, game, 120)
    first = thinking.think(state, 0)
    assert first == Ismcts(7, game, 120).think(state, 0)
    assert thinking.think(state, 0) != first  # the dice have moved on
    assert [tried for tried, _ in first] == [16, 9, 11, 10, 16, 9, 10, 22, 16]


def test_what_the_others_choose_in_secret_is_one_place_and_what_all_have_seen_is_another() -> None:
    game = londinium.game("kids-of-london")
    state = game.restore({"players": 2, "hour": 9}).state
    thinking = Ismcts(1, game, 40)
    thinking.think(state, 0)
    assert thinking.tree is not None
    assert thinking.tree.places == 2  # each has one child left: a place for each seat, and then the end


def test_only_secret_facts_are_kept_from_others() -> None:
    game = londinium.game("kids-of-london")
    assert dict(zip([kind.name for kind in game.kinds], secret_facts(game), strict=True))["chose"] == 1
    assert dict(zip([kind.name for kind in game.kinds], secret_facts(game), strict=True))["sent"] == 0


def test_a_seat_that_owes_no_choice_and_a_search_without_a_game_get_a_sentence() -> None:
    game = londinium.game("kids-of-london")
    state = game.table(players=3, seed=1).state
    with pytest.raises(IllegalMove, match="seat 3 owes no choice"):
        begin(Tree(state), state, 3, 1, 10, 1.0, secret_facts(game))
    with pytest.raises(BadBudget, match="needs to know its game"):
        Ismcts(1)
    with pytest.raises(BadBudget, match="at least two simulations"):
        Ismcts(1, game, 1)
