"""The streets drawn in characters: everything a seat may know, nothing it may not."""

from __future__ import annotations

import re

import pytest

from londinium import Table
from londinium.core.events import Who
from londinium.core.words import LANGUAGES
from tests.rules.kids_of_london.street import GAME, send, street

NAMES: dict[Who, str] = {0: "Ada", 1: "Zoë", 2: "Łucja"}


def drawn(table: Table, seat: int | None, lang: str = "en") -> str:
    return GAME.picture(table.view(seat), GAME.words(lang), NAMES)


def plain(picture: str) -> list[str]:
    return re.sub(r"\[/?[a-z0-9]*\]", "", picture).splitlines()


def test_the_picture_shows_clock_character_hands_coins_and_who_thinks() -> None:
    table = street("banker", [4, 5, 6], hour=7, coins=[3, 1, 0])
    lines = plain(drawn(table, None))
    assert lines[0] == "The clock  1 2 3 4 5 6 (7) 8 9"
    assert lines[2] == "banker  carries 7 coins"
    assert [line.split("⟨")[0].split() for line in lines[5:]] == [
        ["●", "Ada", *"01··4····"],
        ["●", "Zoë", *"01···5···"],
        ["●", "Łucja", *"01····6··"],
    ]
    assert ["3 coins" in lines[5], "1 coin " in lines[6], "0 coins" in lines[7]] == [True] * 3
    assert all("thinking" in line for line in lines[5:])


def test_the_picture_hides_what_others_have_chosen_and_shows_ones_own() -> None:
    tables = [street("banker", [4, 5, 6]) for _ in range(2)]
    tables[0].play(1, "send 5")
    tables[1].play(1, "send 0")
    for seat in (None, 0, 2):
        assert drawn(tables[0], seat) == drawn(tables[1], seat)
        assert "has chosen" in drawn(tables[0], seat)
    assert "Send child 5" in drawn(tables[0], 1)
    assert "Send child 0" in drawn(tables[1], 1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", GAME.players)
def test_every_moment_can_be_drawn_for_everyone(players: int, lang: str) -> None:
    table = GAME.table(players=players, seed=2)
    bands = max(players, 3)
    while True:
        for seat in (None, *range(players)):
            lines = plain(drawn(table, seat, lang))
            assert sum(line.startswith("●") for line in lines) == bands
        if table.over:
            break
        seat = table.to_act[0]
        table.play(seat, table.moves(seat)[-1])


def test_the_strangers_child_is_in_the_picture_before_the_choice() -> None:
    table = street("banker", [4, 5], stranger=7)
    assert "sends 7" in plain(drawn(table, 0))[-1]
    assert plain(drawn(table, 0))[-1].startswith("● The stranger")


def test_the_children_last_seen_are_in_the_picture() -> None:
    table = street("banker", [4, 5, 6])
    send(table, [4, 5, 6])
    assert [re.search(r"⟨(\d)⟩", line) is not None for line in plain(drawn(table, None))[-3:]] == [True] * 3
