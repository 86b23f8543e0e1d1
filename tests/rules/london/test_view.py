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


def test_the_score_as_it_stands_is_told_by_its_sources() -> None:
    table = position("choosing", 3, poverty=[14, 3, 9], loans=[2, 0, 1], money=[40, 7, 2], hands=[["paupers"], [], []])
    view = table.view(None)
    assert view["counted"] == [score.breakdown for score in table.scores()]
    assert [sum(sources.values()) for sources in view["counted"]] == view["standing"]


def test_the_poverty_that_is_compared_at_the_end_has_one_for_each_card_of_the_hand() -> None:
    table = position("choosing", poverty=[6, 5], hands=[["bridge", "paupers"], []])
    view = table.view(1)
    assert (view["poverty"], view["final_poverty"]) == ([6, 5], [8, 5])


def test_the_forecast_of_a_run_has_what_is_printed_on_all_cards_that_are_left_to_activate() -> None:
    down = {"cards": ["fishmongers"], "down": True}
    table = running("haberdashers", "almshouses", "woolwich-arsenal", down, boroughs=[["city"], []])
    land = table.view(0)["land"]["city"]
    cards = table.view(0)["cards"]
    money = cards["haberdashers"]["money"] - cards["woolwich-arsenal"]["pay_money"] + land["run_money"]

    def told(table: Any) -> tuple[int, int, int]:
        one = table.view(None)["forecast"][0]
        return one["money"], one["prestige"], one["eased"]

    assert told(table) == (money, cards["woolwich-arsenal"]["prestige"], cards["almshouses"]["poverty"])
    table.play(0, "activate 1")
    assert told(table)[0] == money - cards["haberdashers"]["money"]
    table.play(0, "activate 2")
    assert told(table)[2] == 0
    table.play(0, "borough")
    assert told(table)[0] == -cards["woolwich-arsenal"]["pay_money"]


def test_the_forecast_of_a_run_counts_what_cards_count_and_those_that_are_new() -> None:
    fresh = {"cards": ["town-houses"], "fresh": True}
    one = position("developing", cities=[[fresh, "theatre-royal"], []], developed=1).view(0)["forecast"][0]
    assert one["prestige"] == 2 + 2  # one for each blue card, and what the theatre has
    assert running(fresh, "theatre-royal").view(0)["forecast"][0]["prestige"] == 2
