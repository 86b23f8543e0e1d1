"""Moves: one object per id, found by id, notation or JSON; anything else is refused with what a move looks like."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import londinium
from londinium import Game
from londinium.core.errors import BadMove

GAME = londinium.game("kids-of-london")


@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_every_move_is_found_by_its_id_its_notation_and_its_json(game: Game) -> None:
    for id, move in enumerate(game.moves):
        assert move.id == id
        for given in (move, id, str(move), str(move).upper(), f"  {move} ", move.json()):
            assert game.move(given) is move
        without_game = {name: value for name, value in move.json().items() if name != "game"}
        assert game.move(without_game) is move


def test_copies_and_pickles_of_a_move_are_the_move_itself() -> None:
    move = GAME.move("send 3")
    assert copy.copy(move) is copy.deepcopy(move) is pickle.loads(pickle.dumps(move)) is move


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        (12, "ids go from 0 to 11"),
        (-1, "ids go from 0 to 11"),
        (10**30, "ids go from 0 to 11"),
        (True, "not a bool"),
        (3.0, "not a float"),
        (None, "not a NoneType"),
        (b"send 3", "not a bytes"),
        ("", "written like 'send 0'"),
        ("send", "written like 'send 0'"),
        ("send 9", "written like 'send 0'"),
        ("send 3 4", "written like 'send 0'"),
        ({}, "one looks like"),
        ({"verb": "send"}, "one looks like"),
        ({"verb": "send", "child": "3"}, "one looks like"),
        ({"verb": "send", "child": True}, "one looks like"),
        ({"verb": "send", "child": [3]}, "one looks like"),
        ({"verb": "send", "child": 3, "to": 1}, "one looks like"),
        ({"verb": []}, "one looks like"),
        ({"verb": "send", 5: 3}, "one looks like"),
        ({"game": "chess", "verb": "send", "child": 3}, "a move of 'chess', not of kids-of-london"),
    ],
)
def test_what_is_not_a_move_is_refused(given: Any, complaint: str) -> None:
    table = GAME.table(players=3, seed=1)
    with pytest.raises(BadMove, match=complaint):
        table.play(0, given)
    with pytest.raises(BadMove, match=complaint):
        table.refusal(0, given)
    assert table.log == []
