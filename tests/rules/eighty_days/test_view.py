"""The view: what every reachable space costs and brings, and whether one may go home."""

from __future__ import annotations

from random import Random

import pytest

from londinium import Table
from tests.rules.eighty_days.track import GAME, play, race


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


def test_money_is_open_to_everyone() -> None:
    table = race(3, money=[80, 33, 7])
    for viewer in (0, 1, 2, None):
        assert table.view(viewer)["money"] == [80, 33, 7]
