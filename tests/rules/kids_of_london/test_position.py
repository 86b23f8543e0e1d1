"""Positions with readable names: what is not named is filled in lawfully, and what breaks a count is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from londinium.core.errors import BadSnapshot
from londinium.core.fields import fingerprint
from tests.rules.kids_of_london.street import GAME, PURSES, send, street


def test_a_position_that_names_only_the_players_is_a_fresh_game() -> None:
    table = GAME.restore({"players": 4, "seed": 12})
    assert table.view(None) == GAME.table(4, seed=12).view(None)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", GAME.players)
def test_every_position_of_a_game_comes_back_from_its_snapshot(players: int, seed: int) -> None:
    table = GAME.table(players, seed=seed)
    while True:
        again = GAME.restore(json.loads(json.dumps(table.snapshot())))
        assert fingerprint(again.state) == fingerprint(table.state)
        if table.over:
            break
        seat = table.to_act[-1]
        moves = table.moves(seat)
        table.play(seat, moves[-1] if (len(table.log) + seed) % 3 else moves[0])


def test_an_hour_without_thieves_leaves_nothing_of_the_hour_before() -> None:
    table = GAME.restore({"players": 3, "characters": CHARACTERS})
    send(table, [4, 4, 4])
    for seat in range(3):
        table.play(seat, "take-own")
    send(table, [8, 8, 8])
    again = GAME.restore(table.snapshot())
    assert fingerprint(again.state) == fingerprint(table.state)


def test_a_later_hour_is_filled_in_with_hands_and_children_already_seen() -> None:
    for seed in range(20):
        view = GAME.restore({"players": 4, "hour": 6, "seed": seed}).view(None)
        assert [len(hand) for hand in view["hands"]] == [4] * 4
        assert all(child not in hand for child, hand in zip(view["shown"], view["hands"], strict=True))
        assert None not in view["shown"]
        assert len(view["past"]) == 5


def test_a_position_where_some_have_chosen() -> None:
    for seed in range(20):
        table = GAME.restore({"players": 3, "hour": 4, "chosen": ["send 5", None, None], "seed": seed})
        assert table.to_act == (1, 2)
        assert table.view(0)["my_choice"] == 5
        assert table.view(0)["shown"][0] != 5
        assert 5 in table.view(1)["hands"][0]


def test_the_hour_follows_from_the_hands() -> None:
    hands = [[1, 2, 3], [4, 5, 6], [0, 7, 8]]
    assert GAME.restore({"players": 3, "hands": hands}).view(None)["hour"] == 7


def test_a_position_where_thieves_choose() -> None:
    position = {"players": 3, "phase": "sharing", "hour": 2, "character": "prince", "shown": [5, 5, 1]}
    table = GAME.restore(position)
    assert table.to_act == (0, 1)
    assert [str(move) for move in table.moves(0)] == ["take-purse", "take-nothing"]
    table = GAME.restore({**position, "chosen": ["take-nothing", None, None]})
    assert table.to_act == (1,)
    table.play(1, "take-purse")
    assert table.view(None)["coins"] == [0, 4, 0]


def test_the_strangers_child_of_the_hour_can_be_named_alone() -> None:
    table = GAME.restore({"players": 2, "hour": 3, "stranger": 6, "character": "banker"})
    assert (table.view(0)["stranger"], table.view(0)["character"]) == (6, "banker")
    assert len(table.view(0)["hands"][2]) == 6


def test_coins_without_sources_count_as_robbed() -> None:
    table = GAME.restore({"players": 3, "coins": [1, 2, 3]})
    assert [sources["robbed"] for sources in table.view(None)["sources"]] == [1, 2, 3]


def test_as_many_coins_as_a_position_may_name_never_overflow() -> None:
    with pytest.raises(BadSnapshot, match="0 to 147 coins"):
        GAME.restore({"players": 3, "coins": [148, 0, 0]})
    table = GAME.restore({"players": 3, "coins": [147, 0, 0], "seed": 3})
    while not table.over:
        seat = table.to_act[0]
        best = table.moves(seat)[-1] if seat == 0 else table.moves(seat)[0]
        table.play(seat, best)
    view = table.view(None)
    assert view["coins"][0] == sum(view["sources"][0].values()) > 147


CHARACTERS = [
    "merchant",
    "merchant",
    "left-curate",
    "right-curate",
    "jeweller",
    "jeweller",
    "banker",
    "prince",
    "beggar",
]
SHARING = {"players": 3, "phase": "sharing", "hour": 2, "character": "prince", "shown": [5, 5, 1]}
SOURCES = {"robbed": 0, "elsewhere": 0, "given": 0, "beggar": 0}


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ({"players": 3, "weather": "fog"}, "knows no 'weather'"),
        ({"players": 3, "hour": 0}, "the hour is 0"),
        ({"players": 3, "hour": 11}, "the hour is 11"),
        ({"players": 3, "hour": "noon"}, "the hour is 'noon'"),
        ({"players": 3, "hour": True}, "the hour is True"),
        ({"players": 3, "phase": "thinking"}, "the phase is 'thinking'"),
        ({"players": 3, "character": "queen"}, "no character 'queen'"),
        ({"players": 3, "hour": 10, "character": "banker"}, "no character is seen once the game is over"),
        ({"players": 3, "characters": ["banker"] * 9}, "the nine tiles"),
        ({"players": 3, "characters": CHARACTERS[:8]}, "the nine tiles"),
        ({"players": 3, "characters": CHARACTERS, "character": "banker"}, "cannot be the character of hour 1"),
        ({"players": 3, "characters": 5}, "cannot be read"),
        ({"players": 3, "hands": [[1], [2]]}, "an entry for each of the 3 bands"),
        ({"players": 3, "hands": [[1], [2], [3, 4]]}, "band 2 must hold 1 children, not 2"),
        ({"players": 3, "hands": [[1, 1], [2, 3], [3, 4]]}, "each once"),
        ({"players": 3, "hands": [[1], [9], [3]]}, "from 0 to 8"),
        ({"players": 3, "hands": [[1], [True], [3]]}, "from 0 to 8"),
        ({"players": 3, "hour": 5, "hands": [[1], [2], [3]]}, "in hour 5 band 0 must hold 5 children, not 1"),
        ({"players": 3, "hands": [1, 2, 3]}, "cannot be read"),
        ({"players": 3, "chosen": ["send 9", None, None]}, "a choice cannot be read"),
        ({"players": 3, "chosen": ["take-purse", None, None]}, "cannot be chosen while sending"),
        ({"players": 3, "chosen": ["send 1", "send 2", "send 3"]}, "somebody must still owe a choice"),
        (
            {"players": 3, "hour": 8, "hands": [[1], [2, 3], [4, 5]], "chosen": ["send 1", None, None]},
            "band 0 cannot have chosen 'send 1'",
        ),
        ({"players": 3, "shown": [1, 2, 3]}, "no child has been in the street yet"),
        ({"players": 3, "hour": 2, "shown": [1, 2, 9]}, "a child shown is a number from 0 to 8"),
        (
            {"players": 3, "hour": 8, "hands": [[0, 1], [2, 3], [4, 5]], "shown": [1, 8, 8]},
            "band 0 cannot have child 1 both in the street and in hand",
        ),
        (
            {"players": 3, "hour": 3, "chosen": ["send 1", None, None], "shown": [1, 2, 3]},
            "band 0 cannot have child 1 both in the street and in hand",
        ),
        ({**SHARING, "shown": [5, None, 1]}, "every band's child has been shown"),
        ({**SHARING, "thieves": [2]}, r"the thieves are \[2\]"),
        ({**SHARING, "chosen": ["send 5", None, None]}, "cannot be chosen while sharing"),
        ({**SHARING, "chosen": ["take-own", None, None]}, "band 0 cannot have chosen 'take-own'"),
        ({**SHARING, "chosen": [None, None, "take-nothing"]}, "band 2 cannot have chosen 'take-nothing'"),
        ({**SHARING, "character": "banker"}, "somebody must still owe a choice"),
        ({**SHARING, "hour": 9}, "somebody must still owe a choice"),
        ({**SHARING, "shown": [8, 8, 8]}, "somebody must still owe a choice"),
        (
            {**SHARING, "hands": [[0, 1, 2, 3, 4, 5, 6], [0, 1, 2, 3, 4, 6, 7], [0, 2, 3, 4, 5, 6, 7]]},
            "band 0 cannot have child 5",
        ),
        ({"players": 3, "stranger": 4}, "only a table of two has a stranger"),
        ({"players": 2, "stranger": 9}, "each child from 0 to 8 once"),
        ({"players": 2, "stranger": [0, 0, 1, 2, 3, 4, 5, 6, 7]}, "each child from 0 to 8 once"),
        ({"players": 2, "stranger": 4, "chosen": [None, None, "send 5"]}, "band 2 cannot have chosen 'send 5'"),
        (
            {"players": 2, "stranger": list(range(9)), "hour": 2, "shown": [1, 2, 3]},
            "the stranger's child in the street is 0, not 3",
        ),
        (
            {"players": 2, "stranger": list(range(9)), "hour": 8, "hands": [[1, 2], [1, 2], [3]]},
            "the stranger's hand must be what it has not shown",
        ),
        ({"players": 3, "coins": [1, 2]}, "an entry for each of the 3 bands"),
        ({"players": 3, "coins": [-1, 0, 0]}, "coins, not -1"),
        ({"players": 3, "coins": [1.5, 0, 0]}, "coins, not 1.5"),
        ({"players": 3, "coins": [1, 0, 0], "sources": [SOURCES] * 3}, "do not add up to its 1 coins"),
        ({"players": 3, "sources": [{}, SOURCES, SOURCES]}, "the sources of a band's coins are"),
        ({"players": 3, "sources": [{**SOURCES, "robbed": -1, "given": 1}, SOURCES, SOURCES]}, "from 0 to"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(position: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadSnapshot, match=complaint):
        GAME.restore(position)


@pytest.mark.parametrize("character", list(PURSES))
def test_any_character_can_be_asked_for_in_any_hour(character: str) -> None:
    for hour in range(1, 10):
        assert street(character, [1, 2, 3], hour=hour).view(None)["character"] == character
