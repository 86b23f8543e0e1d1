"""Positions: little has to be said, what breaks a count is refused, and all that come up can be set up again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from londinium import Table
from londinium.conformance.base import Broken, Setup, earlier_setups, random_game, setups, within_limits
from londinium.core.errors import BadSnapshot
from londinium.core.fields import fields, fingerprint
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


EACH = 9  # of so many positions one is restored

TWO_HATS = [setup for setup in setups(GAME) if ("hats", 2) in setup.options]

OTHERS = [setup for setup in (*setups(GAME), *earlier_setups(GAME)) if setup not in TWO_HATS]


@pytest.mark.parametrize("setup", [*TWO_HATS, *OTHERS[::5]], ids=str)
def test_every_position_of_a_random_game_can_be_restored(setup: Setup) -> None:
    for number, table in enumerate(random_game(setup, 80)):
        if number % EACH == 0 or table.over:
            assert fingerprint(GAME.restore(table.snapshot()).state) == fingerprint(table.state)


def cramped(dice: Random, rules_version: int) -> Table:
    """Four hats close to the police and to stages, with little money and several characters."""
    spaces = dice.sample([7, 12, 14, 20, 24, 27, 29, 30, 31, 45, 46, 52, 54, 55, 70, 72, 74, 78], 3)
    hats = dice.sample([*spaces, dice.choice([13, 28, 53, 71])], 4)
    characters: list[list[str]] = [[], []]
    for name in ("aouda", "kiouni", "bunsby", "cromarty", "speedy", "fix"):
        dice.choice([*characters, []]).append(name)
    position: dict[str, Any] = {
        "spaces": [hats[:2], hats[2:]],
        "money": [dice.randrange(12), dice.randrange(12)],
        "rumours": [dice.randrange(5), dice.randrange(1, 5)],
        "characters": characters,
        "turn": dice.randrange(2),
        "hat": dice.randrange(1, 3),
    }
    return two_hats(**position, rules_version=rules_version)


@pytest.mark.parametrize("rules_version", [1, 2])
def test_every_position_with_two_hats_between_police_and_stages_can_be_restored(rules_version: int) -> None:
    for seed in range(30):
        dice = Random(seed)
        table = cramped(dice, rules_version)
        for _ in range(50):
            if not table.over:
                seat = table.to_act[0]
                table.play(seat, dice.choice(table.moves(seat)))
                within_limits(table)
                assert fingerprint(GAME.restore(table.snapshot()).state) == fingerprint(table.state)


def test_a_hat_found_on_a_police_space_without_a_rumour_has_only_to_leave() -> None:
    table = race(2, spaces=[2, 13], rumours=[3, 0])
    assert table.view(None)["hats"][1]["police"] == "leaving"
    table.play(0, "take")
    assert table.view(None)["rumours"] == [3, 0]
    assert table.to_act == (1,)


def test_every_list_of_numbers_in_a_position_has_limits() -> None:
    state = race(2).state
    lists = {name for name, value in fields(state).items() if isinstance(value, list)}
    assert set(GAME.limits(state)) == lists - {"stream"}


@pytest.mark.parametrize(
    "name", ["rumours", "missing", "kept", "discards", "space", "police", "board", "place", "pile"]
)
def test_a_small_number_that_went_below_none_is_noticed(name: str) -> None:
    for table in (race(3), two_hats()):
        within_limits(table)
        numbers = bytearray(getattr(table.state, name))
        numbers[0] = 255
        setattr(table.state, name, numbers)
        with pytest.raises(Broken, match=name):
            within_limits(table)
