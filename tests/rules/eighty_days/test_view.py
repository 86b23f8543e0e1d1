"""The view and the picture: what every reachable space costs and brings, and whether one may go home."""

from __future__ import annotations

import re
from random import Random

import pytest

from londinium import Table
from londinium.core.words import LANGUAGES
from tests.rules.eighty_days.track import GAME, play, race, two_hats


def target(table: Table, seat: int, space: int) -> dict[str, object]:
    [found] = [one for one in table.view(seat)["reach"][0]["forward"] if one["space"] == space]
    return dict(found)


def test_a_reachable_space_shows_its_cost_the_money_after_and_what_its_bet_would_pay_now() -> None:
    table = race(3, spaces=[30, 40, 20])
    expected = {"space": 34, "steps": 4, "cost": 10, "money": 70, "pays": 20, "closed": None}
    assert target(table, 0, 34) == expected
    assert target(table, 0, 33)["pays"] == 0
    assert target(table, 0, 32)["pays"] is None
    assert target(table, 0, 38)["closed"] == "stage-forward"
    assert target(table, 0, 40)["closed"] == "taken"


def test_the_police_show_what_they_would_pay() -> None:
    assert target(race(2, spaces=[26, 20]), 0, 28)["pays"] == 10
    assert target(race(2, spaces=[26, 40]), 0, 28)["pays"] == 20


def test_going_back_and_staying_show_the_money_after() -> None:
    [reach] = race(2, spaces=[41, 0], money=[5, 80]).view(0)["reach"]
    back = {"space": 38, "city": "calcutta", "steps": 3, "income": 30, "money": 35, "taken": False}
    assert reach["back"] == back
    assert (reach["take"], reach["give"]) == (15, None)


def test_whether_one_may_go_home_is_always_said_with_the_reason() -> None:
    assert race(2, spaces=[76, 0], money=[10, 80], rumours=[0, 3]).view(0)["reach"][0]["home"]["may"]
    home = race(2, spaces=[76, 0], rumours=[2, 3]).view(0)["reach"][0]["home"]
    assert (home["may"], home["closed"], home["facts"]) == (False, "home-rumours", {"rumours": 2})


def test_a_character_in_use_changes_the_prices_shown() -> None:
    table = race(2, spaces=[30, 0], characters=[["kiouni"], []])
    play(table, "use kiouni")
    assert [(one["space"], one["cost"]) for one in table.view(0)["reach"][0]["forward"]] == [
        (31, 0),
        (32, 0),
        (33, 0),
        (34, 0),
    ]
    table = race(2, spaces=[30, 0], characters=[["mudge"], []])
    play(table, "use mudge")
    assert target(table, 0, 34)["cost"] == 6


@pytest.mark.parametrize("seed", range(6))
def test_what_the_view_offers_is_exactly_what_the_rules_allow(seed: int) -> None:
    dice = Random(seed)
    players = dice.choice([2, 3, 5])
    table = GAME.table(players, seed=seed, options={"hats": 2} if players == 2 else {})
    while not table.over and table.view(None)["round"] < 30:
        seat = table.to_act[0]
        view = table.view(seat)
        if view["phase"] == "moving":
            [reach] = [one for one in view["reach"] if one["hat"] == view["hat"]]
            offered = [one["steps"] for one in reach["forward"] if one["closed"] is None]
            legal = table.moves(seat)
            assert offered == [move.args["steps"] for move in legal if move.verb == "forward"]
            verbs = {move.verb for move in legal}
            assert (reach["back"] is not None and not reach["back"]["taken"]) == ("back" in verbs)
            assert (reach["take"] is not None, reach["give"] is not None) == ("take" in verbs, "give" in verbs)
        table.play(seat, dice.choice(table.moves(seat)))


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_has_a_name(lang: str) -> None:
    words = GAME.words(lang)
    figures = GAME.figures(GAME.table(2, seed=1).state)
    assert all(words.figure(name) != name for name in figures)


def test_figures_count_stops_draws_restarts_and_passes() -> None:
    table = race(2, spaces=[30, 9], money=[80, 0], pile=["rumour-money"])
    play(table, "forward 1", "restart")
    figures = GAME.figures(table.state)
    assert figures["space-passepartout"] == 1
    assert figures["card-rumour-money"] == 1
    assert figures["restarts"] == 1
    assert figures["passes"] == 0
