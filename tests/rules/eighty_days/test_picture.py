"""The picture: the track with hats, costs, money and bets, in eighty columns."""

from __future__ import annotations

import re
from random import Random

import pytest

from londinium import Table
from londinium.core.words import LANGUAGES
from tests.rules.eighty_days.track import GAME, race, two_hats


def plain(table: Table, seat: int | None, lang: str = "en") -> str:
    drawn = GAME.picture(table.view(seat), GAME.words(lang), {})
    return re.sub(r"\[[^\]]*\]", "", drawn)


def test_the_picture_draws_the_track_with_hats_costs_money_after_and_bets() -> None:
    table = race(3, spaces=[30, 40, 28], money=[20, 80, 80])
    lines = plain(table, 0).splitlines()
    row = next(i for i, line in enumerate(lines) if line.startswith("33 b3"))
    assert lines[row].startswith("33 b3     34 b2     35 ?")
    assert lines[row + 1].startswith("   £6        £10       £15")
    assert lines[row + 2].startswith("   →14       →10 +20   →5")
    text = "\n".join(lines)
    assert "30 ■Bom A" in text
    assert "28 ! C↓" in text
    assert "Back to Suez (24): +£60, then £80." in text
    assert "Not home yet: You still hold 3 Rumours" in text


def test_the_picture_says_when_one_may_go_home() -> None:
    table = race(2, spaces=[76, 0], money=[10, 80], rumours=[0, 3])
    assert "You may enter London: it costs £10 and leaves £0." in plain(table, 0)


def test_the_picture_shows_who_is_home_in_the_last_space_and_who_waits_at_the_start_above() -> None:
    table = race(2, spaces=[76, 0], money=[10, 80], rumours=[0, 3])
    assert "In London: B" in plain(table, 0)
    table.play(0, "forward 4")
    assert "80 A" in plain(table, 0)
    assert "In London" not in plain(race(2, spaces=[76, 40]), 0)


def test_two_hats_are_told_apart_by_a_capital_and_a_small_letter() -> None:
    text = plain(two_hats(spaces=[[30, 36], [2, 41]], phase="choosing-hat"), 0)
    assert "30 ■Bom A" in text
    assert "36 £ a" in text
    assert "A £1" in text
    assert "a £1" in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
def test_the_picture_fits_eighty_columns(lang: str, seed: int) -> None:
    dice = Random(seed)
    table = GAME.table(6 if seed else 2, seed=seed, options={} if seed else {"hats": 2})
    for _ in range(120):
        if table.over:
            break
        for seat in (*table.to_act, None):
            assert max(map(len, plain(table, seat, lang).splitlines())) <= 80
        seat = table.to_act[0]
        table.play(seat, dice.choice(table.moves(seat)))
