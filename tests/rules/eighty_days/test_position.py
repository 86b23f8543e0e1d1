"""Positions with readable names: little has to be said, and what breaks a count is refused."""

from __future__ import annotations

from typing import Any

import pytest

from londinium.core.errors import BadSnapshot
from tests.rules.eighty_days.track import GAME, moves, play, race, two_hats


def test_a_position_names_only_what_matters() -> None:
    table = race(4, spaces=[1, 2, 3, 4])
    view = table.view(None)
    assert view["money"] == [80] * 4
    assert view["pile"] == 25
    assert table.to_act == (0,)


def test_a_pile_that_names_a_few_cards_has_them_on_top() -> None:
    table = race(2, pile=["tip", "tip"])
    assert table.snapshot()["pile"][:2] == ["tip", "tip"]
    assert len(table.snapshot()["pile"]) == 25


def test_a_position_while_fix_is_asked_can_be_named() -> None:
    table = race(2, spaces=[25, 32], characters=[[], ["fix"]], phase="stopping")
    assert table.to_act == (1,)
    assert moves(table) == ["use fix", "decline"]


def test_a_position_in_which_a_card_is_chosen_after_a_helped_move_can_be_restored() -> None:
    table = race(2, spaces=[33, 40], characters=[["mudge"], []])
    play(table, "use mudge", "forward 1")
    assert moves(table) == ["keep 1", "keep 2"]
    assert GAME.restore(table.snapshot()).snapshot() == table.snapshot()


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"spaces": [5, 5]}, "two hats are on space 5"),
        ({"spaces": [81, 5]}, "a space is 81"),
        ({"spaces": [5]}, "needs an entry for each of the 2 seats"),
        ({"money": [-1, 5]}, "a sum of money is -1"),
        ({"rumours": [4, 3]}, "a number of Rumours is 4"),
        ({"characters": [["aouda"], ["aouda"]]}, "not so many cards 'aouda'"),
        ({"characters": [["holmes"], []]}, "a character is 'holmes'"),
        ({"pile": ["again", "again"]}, "not so many cards 'again'"),
        ({"discards": {"again": 2}}, "not so many cards 'again'"),
        ({"drawn": ["again"]}, "while moving there are not 1 cards drawn"),
        ({"phase": "keeping", "drawn": ["again", "tip"]}, "on no Passepartout space"),
        ({"phase": "dreaming"}, "the phase is 'dreaming'"),
        ({"phase": "choosing-hat"}, "only where everyone has two"),
        ({"phase": "stopping"}, "Fix is asked about a payment that is due"),
        ({"spaces": [13, 0], "police": ["turned", "upright"]}, "does not move before its Rumour is gone"),
        ({"spaces": [12, 0], "police": ["turned", "upright"]}, "cannot be 'turned'"),
        ({"spaces": [0, 13], "rumours": [3, 0], "police": ["upright", "turned"]}, "only by a player with a Rumour"),
        ({"spaces": [80, 80]}, "the game would have ended before"),
        ({"spaces": [80, 3], "over": False}, "the game has ended"),
        ({"over": True}, "the game ends when a player is home or after 100 rounds"),
        ({"round": 101}, "the round is 101"),
        ({"turn": 2}, "the turn is 2"),
        ({"using": "aouda"}, "'aouda' cannot be in use"),
        ({"due": 10}, "nothing is due"),
        ({"weather": "fair"}, "knows no 'weather'"),
        ({"figures": {"storms": 1}}, "the figures are an object"),
    ],
)
def test_a_position_that_breaks_a_count_is_refused(position: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadSnapshot) as problem:
        GAME.restore({"players": 2, **position})
    assert reason in str(problem.value)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({"spaces": [[13, 5], [28, 2]], "police": [["turned", "upright"], ["turned", "upright"]]}, "nor does another"),
        ({"police": [["upright", "upright"], ["turned", "turned"]]}, "one hat turned over at most"),
        (
            {"rumours": [5, 0], "police": [["upright", "upright"], ["turned", "leaving"]]},
            "only by a player with a Rumour",
        ),
    ],
)
def test_a_position_with_two_hats_that_the_police_would_have_seen_to_is_refused(
    position: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadSnapshot) as problem:
        two_hats(**{"spaces": [[12, 5], [13, 28]], "hat": 2, **position})
    assert reason in str(problem.value)
