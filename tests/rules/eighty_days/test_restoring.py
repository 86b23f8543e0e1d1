"""Every position that comes up in play can be written down and set up again, and no number in it leaves its limits."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from londinium import Table
from londinium.conformance.base import Broken, Setup, earlier_setups, random_game, setups, within_limits
from londinium.core.fields import fields, fingerprint
from tests.rules.eighty_days.track import GAME, race, two_hats

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
