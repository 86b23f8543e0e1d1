"""Options: checked by name, value and player count; what is not given takes its default."""

from __future__ import annotations

from typing import Any

import pytest

import londinium
from londinium import Option
from londinium.core.errors import BadOption
from londinium.core.options import check_options, first_seat

EDITION = Option("edition", ("fr", "en"), "fr")
SHORT = Option("short", (False, True), False)
ROUNDS = Option("rounds", (3, 5), 3, players=range(3, 5))
ALL = (EDITION, SHORT, ROUNDS)


def checked(given: Any, players: int = 3) -> dict[str, Any]:
    return check_options(ALL, given, players, "a-game")


def test_what_is_not_given_takes_its_default() -> None:
    assert checked(None) == checked({}) == {"edition": "fr", "short": False, "rounds": 3}
    assert checked({"short": True}) == {"edition": "fr", "short": True, "rounds": 3}


def test_a_value_may_be_spelled_out_as_on_a_command_line() -> None:
    assert checked({"short": "true", "rounds": "5", "edition": "en"}) == {"edition": "en", "short": True, "rounds": 5}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"edition": "de"}, "option edition cannot be 'de'; choose one of fr, en"),
        ({"short": 1}, "option short cannot be 1; choose one of false, true"),
        ({"short": "yes"}, "choose one of false, true"),
        ({"rounds": 4}, "choose one of 3, 5"),
        ({"rounds": True}, "choose one of 3, 5"),
        ({"rounds": None}, "choose one of 3, 5"),
        ({"rounds": [3]}, "choose one of 3, 5"),
        ({"colour": "red"}, "a-game has no option 'colour'; it has edition, short, rounds"),
        ([("short", True)], "options are given by name"),
        ("short", "options are given by name"),
    ],
)
def test_an_unknown_option_or_value_is_refused_with_what_would_be_right(given: Any, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        checked(given)


def test_an_option_for_some_player_counts_stays_at_its_default_for_the_others() -> None:
    assert checked({"rounds": 5}, players=4)["rounds"] == 5
    assert checked({"rounds": 3}, players=2)["rounds"] == 3
    with pytest.raises(BadOption, match="rounds=5 is not for 2 players; leave it at 3"):
        checked({"rounds": 5}, players=2)


def test_the_first_seat_is_seat_0_unless_said_otherwise() -> None:
    option = first_seat(3)
    assert option.default == 0
    assert [option.check(value, 3) for value in (0, 2, "2", "random")] == [0, 2, 2, "random"]
    with pytest.raises(BadOption):
        option.check(3, 3)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="kids-of-london has no option 'edition'; it has none"):
        londinium.game("kids-of-london").table(players=3, seed=1, options={"edition": "fr"})
