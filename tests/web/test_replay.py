"""Replay: every moment has an address, and nobody mistakes the past for the present."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.browsing import KIDS, LAPTOP, PHONE
from tests.web.conftest import Visit


def test_arrow_keys_lead_through_the_moments_and_the_past_is_framed(visit: Visit) -> None:
    player = visit().begin(KIDS)
    for _ in range(2):
        player.wait_for_turn()
        player.choose()
    player.wait_for_turn()
    assert player.page.locator(".frame").count() == 0
    player.page.locator("[data-line]").focus()
    player.page.keyboard.press("ArrowLeft")
    player.page.wait_for_selector(".frame")
    assert player.page.locator(".choice").count() == 0
    assert f"/at/{player.version()}" in player.page.url
    player.page.keyboard.press("Home")
    player.page.wait_for_function("() => document.querySelector('.coming strong').innerText === 'Hour 1 of 9'")
    player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("End")
    player.page.wait_for_selector(".choice")
    assert player.page.locator(".frame").count() == 0


def test_a_moment_has_an_address_and_each_line_of_the_log_leads_to_its_own(visit: Visit) -> None:
    player = visit().begin(KIDS)
    for _ in range(2):
        player.wait_for_turn()
        player.choose()
    player.wait_for_turn()
    line = player.page.locator("[data-log] a").nth(1)
    number = line.evaluate("one => one.closest('li').dataset.entry")
    line.click()
    player.page.wait_for_selector(".frame")
    assert player.page.url.endswith(f"/at/{number}")
    player.page.reload()
    player.page.wait_for_selector(".frame")
    assert player.page.get_attribute(".screen", "data-moment") == number
    player.page.click(".frame button")
    player.page.wait_for_selector(".choice")


@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=str)
def test_one_jumps_by_round_and_by_turn_with_buttons_and_keys_and_everything_names_the_same_moment(
    visit: Visit, window: dict[str, Any]
) -> None:
    player = visit(viewport=window).begin(KIDS)
    page = player.page

    def begun() -> list[int]:
        """The moments before this one at which a round began, by what was told."""
        told = [entry for message in player.messages() for entry in message.get("entries", ())]
        return [entry["number"] for entry in told if "round" in entry and entry["number"] < player.version()]

    while len(begun()) < 4 or player.now()["to_act"] != [0]:
        if 0 in player.now()["to_act"] and len(begun()) < 4:
            player.wait_for_turn()
            player.choose()
        page.wait_for_timeout(50)  # bots choose in their own time
    player.wait_for_turn()
    length, last, rounds = page.evaluate("history.length"), player.version(), begun()

    def stands_at(moment: int) -> None:
        page.wait_for_selector(f".screen[data-moment='{moment}'] .frame")
        assert page.url.endswith(f"/at/{moment}")
        assert f"moment {moment} of {last}." in (page.text_content(".frame strong") or "")
        assert page.text_content(".frame .count, .log .count") == f"{moment} / {last}"
        assert page.get_attribute("[data-slider]", "aria-valuetext") == f"Moment {moment} of {last}"

    page.keyboard.press("PageUp")
    stands_at(rounds[-1])
    page.get_by_role("button", name="One round back").click()
    stands_at(rounds[-2])
    page.keyboard.press("PageDown")
    stands_at(rounds[-1])
    page.get_by_role("button", name="One turn back").click()
    page.wait_for_function(
        "before => Number(document.querySelector('.screen').dataset.moment) < before", arg=rounds[-1]
    )
    before = player.version()
    assert rounds[-2] <= before
    page.keyboard.press("Shift+ArrowRight")
    player.wait_past(before)
    page.keyboard.press("Home")
    stands_at(rounds[0])
    page.get_by_role("button", name="One round forward").click()
    stands_at(rounds[1])
    page.keyboard.press("End")
    page.wait_for_selector(".frame", state="detached")
    page.keyboard.press("PageUp")
    stands_at(rounds[-1])
    page.keyboard.press("PageDown")  # after the last round comes the present
    page.wait_for_selector(".frame", state="detached")
    assert page.evaluate("history.length") == length + 1
    page.go_back()
    page.wait_for_selector("[data-game]")


def test_on_a_phone_a_line_of_the_log_leads_to_the_board_and_the_film_goes_on_there(visit: Visit) -> None:
    player = visit(viewport=PHONE, prefers={"pace": "fast"}).begin(KIDS)
    player.wait_for_turn()
    player.choose()
    player.wait_for_turn()
    page = player.page
    page.click("[data-tab=log]")
    page.locator("[data-log] a").first.click()
    page.wait_for_selector(".frame")
    assert page.is_visible("[data-room]")
    page.click(".frame > button")
    page.wait_for_selector(".frame", state="detached")
    page.click("[data-tab=log]")
    page.click("[data-play]")
    page.wait_for_selector(".frame")
    first = player.version()
    player.wait_past(first)
    assert page.is_visible("[data-room]")
    page.wait_for_selector(".frame", state="detached")  # the film ends in the present


def test_on_a_phone_the_result_lies_over_the_board_and_not_over_the_players_and_the_log(visit: Visit) -> None:
    player = visit(viewport=PHONE).begin(KIDS)
    player.let_a_bot_play()
    page = player.page
    assert page.is_visible("[data-end]")
    for tab, shown in (("log", "[data-log]"), ("players", ".panels")):
        page.click(f"[data-tab={tab}]")
        assert page.is_visible(shown)
        assert not page.is_visible("[data-end]")
    page.locator("[data-tab]").first.click()
    assert page.is_visible("[data-end]")
