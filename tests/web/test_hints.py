"""Hints on the page: asked for with a button, told in words and to a screen reader, and gone with the next choice."""

from __future__ import annotations

import pytest

from londinium.bots import Budget
from tests.web.browsing import EIGHTY, KIDS, LONDON, PHONE, WIDE, Visitor
from tests.web.conftest import Visit


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("londinium.server.workers.hints.BUDGET", Budget(simulations=60))


def ask_for_hint(player: Visitor) -> str:
    """Ask with the keyboard; the move the hint speaks for."""
    player.page.focus("[data-hint]")
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector("[data-hinted] .best")
    return str(player.page.get_attribute(".choice.hinted", "data-move"))


@pytest.mark.parametrize(
    ("game", "locale", "window", "called"),
    [(LONDON, "en-GB", WIDE, "Hint"), (EIGHTY, "fr-FR", PHONE, "Conseil"), (KIDS, "pl-PL", PHONE, "Podpowiedź")],
)
def test_a_hint_is_told_in_words_marks_its_move_and_goes_with_the_next_choice(
    visit: Visit, game: str, locale: str, window: dict[str, int], called: str
) -> None:
    player = visit(viewport=window, locale=locale).begin(game)
    assert player.wait_for_turn()
    move = ask_for_hint(player)
    page = player.page
    assert move in player.now()["moves"]
    told = page.inner_text("[data-hinted]")
    assert called in told
    assert "±" in told
    best = page.inner_text("[data-hinted] .best .play").removeprefix("★").strip()
    assert best in page.inner_text(f'.choice[data-move="{move}"]')
    marked = page.eval_on_selector_all(".board [data-best]", "all => all.map(one => one.dataset.move)")
    assert set(marked) == {move} & set(player.pieces()), "its piece is marked too"
    page.wait_for_function("called => document.querySelector('[data-live]').innerText.startsWith(called)", arg=called)
    assert best in page.inner_text("[data-live]")
    assert page.evaluate("document.activeElement.hasAttribute('data-hint')"), "whoever asked is where they were"
    assert player.axe() == []
    assert player.raw_keys() == []
    assert player.sideways() <= 0
    page.click("[data-hinted] .best .play")
    player.wait_until_done()
    page.wait_for_selector("[data-hinted]", state="detached")
    player.leave()


def test_a_table_made_without_hints_offers_none_and_says_what_they_cost(visit: Visit) -> None:
    player = visit().go()
    player.page.click(f"[data-game={KIDS}] button.quiet")
    box = player.page.locator("[data-hints]")
    assert box.is_checked()
    player.page.locator("dialog select").nth(1).select_option("open")
    assert not box.is_checked(), "not where another person can sit down"
    player.page.locator("dialog select").nth(1).select_option("bot")
    assert box.is_checked()
    assert "rating" in player.page.inner_text("#about-hints")
    box.uncheck()
    player.page.click("dialog button.first")
    player.page.wait_for_selector("[data-line]")
    assert player.wait_for_turn()
    assert player.page.locator("[data-hint]").count() == 0
    player.leave()
