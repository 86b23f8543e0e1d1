"""The rules as a page: words, pictures, and examples drawn by the pieces of the board itself."""

from __future__ import annotations

import json

import pytest

import londinium
from building.typescript import PAGE
from tests.night import nightly
from tests.web.browsing import LAPTOP, SMALL_PHONE
from tests.web.conftest import Visit
from tests.web.test_layout import SMALL_TEXT

GAMES = [game.id for game in londinium.games()]
# Nothing of an example lies outside its frame, and each has something in it.
CROPPED = """() => [...document.querySelectorAll("[data-example]")].filter((one) => {
    const frame = one.getBoundingClientRect(), drawn = one.querySelectorAll("svg").length;
    return !drawn || frame.right > innerWidth + 1 || one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.dataset.example)"""


@pytest.mark.parametrize("window", [nightly("more room for the same", LAPTOP), SMALL_PHONE], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_show_their_examples_as_little_boards(visit: Visit, game: str, window: dict[str, int]) -> None:
    reader = visit(viewport=window).go(f"#/rules/{game}")
    folder = PAGE / londinium.game(game).folder.name
    wanted = [example["id"] for example in json.loads((folder / "examples.json").read_text(encoding="utf-8"))]
    page = reader.page
    page.wait_for_selector("[data-example] svg")
    shown = page.eval_on_selector_all("[data-example]", "all => all.map(one => one.dataset.example)")
    assert sorted(shown) == sorted(wanted)
    assert page.locator("article .picture svg").count() >= 3
    assert page.evaluate(CROPPED) == []
    assert page.evaluate(SMALL_TEXT, "[data-example]") == []
    assert reader.sideways() <= 0
    assert reader.raw_keys() == []
    assert reader.axe() == []


def test_nothing_in_an_example_can_be_chosen_or_stops_the_tab_key(visit: Visit) -> None:
    reader = visit().go("#/rules/london")
    reader.page.wait_for_selector("[data-example] button")
    stops = (
        "() => [...document.querySelectorAll('[data-example] button')].filter((one) => !one.closest('[inert]')).length"
    )
    assert reader.page.evaluate(stops) == 0


def test_of_a_game_that_is_not_there_a_sentence_says_so_and_leads_home(visit: Visit) -> None:
    reader = visit().go("#/rules/chess")
    reader.page.wait_for_selector("[role=alert]:has-text('There is no such game here.') a")
    assert reader.raw_keys() == []
