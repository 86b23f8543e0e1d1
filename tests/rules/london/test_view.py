"""What everyone may see: money, cities and land, and what a run would cost."""

from __future__ import annotations

from typing import Any

from tests.rules.london.tables import GAME, choosing, position, running


def test_money_cities_and_land_are_open_to_all_and_hands_are_not() -> None:
    table = choosing("lords", "mercers", money=[7, 0], loans=[2, 0], cities=[["bridge"], []], boroughs=[["city"], []])
    for viewer in (1, None):
        view = table.view(viewer)
        assert (view["money"][0], view["loans"][0], view["boroughs"][0]) == (7, 2, ["city"])
        assert view["cities"][0][0]["cards"] == ["bridge"]
        assert view["hand_sizes"][0] == 2
        assert view["known"][0] == []


def test_covered_and_face_down_cards_of_a_city_stay_open_to_all() -> None:
    table = running(["st-pauls", "mercers"], {"cards": ["hospital"], "down": True})
    for viewer in (0, 1, None):
        assert [stack["cards"] for stack in table.view(viewer)["cities"][0]] == [["st-pauls", "mercers"], ["hospital"]]


def test_the_view_warns_of_the_cost_of_a_run_and_of_the_last_turn() -> None:
    table = running("lords", "mercers", hand=["bridge"], loans=[1, 0], poverty=[6, 5])
    one = table.view(0)["forecast"][0]
    assert (one["stacks"], one["loans"], one["hand"], one["poverty"]) == (2, 1, 1, 10)
    assert (one["lost_now"], one["lost_after"]) == (1, 7)
    assert "7" in GAME.picture(table.view(0), GAME.words("en"), {})
    last: dict[str, Any] = {"deck": [], "ending": 1}
    picture = GAME.picture(position("choosing", **last).view(0), GAME.words("en"), {})
    assert "Last turn" in picture
