"""Replay: every moment has an address, and nobody mistakes the past for the present."""

from __future__ import annotations

from tests.web.browsing import KIDS
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
