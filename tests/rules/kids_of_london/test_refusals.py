"""Why a move is refused, in the words of the street."""

from __future__ import annotations

import pytest

from tests.rules.kids_of_london.street import GAME, refused, send, street


def test_a_refused_chief_is_called_a_chief() -> None:
    table = GAME.table(3, seed=1)
    send(table, [8, 5, 6])
    refusal = table.refusal(0, "send 8")
    assert refusal is not None
    assert refusal.reason.startswith("Your chief (8) has already been")


@pytest.mark.parametrize("take", ["take-own", "take-purse", "take-nothing"])
def test_what_to_take_is_not_chosen_while_children_are_sent(take: str) -> None:
    assert refused(street("prince", [4, 5, 6]), 0, take) == ("choose-child", "sending")


def test_a_seat_chooses_once_an_hour() -> None:
    table = street("banker", [4, 5, 6])
    table.play(0, "send 4")
    assert refused(table, 0, "send 0") == ("not-asked", "turn")
