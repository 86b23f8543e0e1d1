"""The greedy bot: that it looks where it says it looks, and takes what is best there."""

from __future__ import annotations

import pytest

import londinium
from londinium.bots import bot
from londinium.bots.ahead import Ahead, best, look
from londinium.bots.greedy import Greedy
from londinium.core.state import State

GAMES = [game.id for game in londinium.games()]


def positions(game: str, count: int) -> list[State]:
    """Positions of one random game in which one seat alone is asked and has a choice."""
    table = londinium.game(game).table(players=2, seed=7)
    dice = bot("random", seed=7)
    found: list[State] = []
    while len(found) < count and not table.over:
        seat = table.to_act[0]
        if len(table.to_act) == 1 and len(table.moves(seat)) > 1:
            found.append(table.state.clone())
        table.play(seat, dice.choose(table.state.imagine(seat, 1), seat))
    return found


def hoped(state: State, seat: int, move: int, choices: int) -> float:
    """The same look, said once more in the slow words of the contract."""
    after = state.clone()
    after.apply(move, seat)
    while not after.over and all(len(after.legal(other)) <= 1 for other in range(after.players)):
        after.apply(after.legal()[0])
    if choices > 1 and after.waiting == 1 << seat:
        return max(hoped(after, seat, following, choices - 1) for following in after.legal(seat))
    return after.value(seat)


@pytest.mark.parametrize("choices", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_worth_what_the_position_is_worth_after_the_seats_own_best_choices(game: str, choices: int) -> None:
    for state in positions(game, 12):
        seat = state.actor
        ahead = Ahead(state, choices)
        look(ahead, state, seat, luck=5)
        expected = [hoped(state, seat, move, choices) for move in state.legal(seat)]
        assert list(ahead.hopes)[: len(expected)] == expected
        assert best(ahead) == state.legal(seat)[expected.index(max(expected))]


def test_looking_changes_nothing_in_the_position_looked_at() -> None:
    for game in GAMES:
        state = positions(game, 1)[0]
        before = londinium.game(game).position_of(state)
        look(Ahead(state, 2), state, state.actor, luck=5)
        assert londinium.game(game).position_of(state) == before


def test_simultaneous_choices_of_others_are_the_same_for_every_move_compared() -> None:
    state = londinium.game("kids-of-london").table(players=4, seed=3).state
    first, second = Ahead(state, 1), Ahead(state, 1)
    look(first, state, 0, luck=9)
    look(second, state, 0, luck=9)
    assert list(first.hopes) == list(second.hopes)
    look(third := Ahead(state, 1), state, 0, luck=10)
    assert list(third.hopes) != list(first.hopes)


@pytest.mark.parametrize("game", GAMES)
def test_greedy_plays_the_same_moves_from_the_same_seed(game: str) -> None:
    state = positions(game, 3)[-1]
    assert Greedy(4).choose(state.clone(), state.actor) == Greedy(4).choose(state.clone(), state.actor)
