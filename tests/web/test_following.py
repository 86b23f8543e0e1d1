"""Bots and others can be followed: at a pace, beside their names, in the log by turns, and again in the replay."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.web.browsing import EIGHTY, KIDS, LAPTOP, LONDON, Visitor
from tests.web.conftest import Visit

MOMENTS = """() => {
    window.moments = [];
    const look = () => {
        const moment = Number(document.querySelector(".screen")?.dataset.moment);
        if (moment && moment !== window.moments.at(-1)) window.moments.push(moment);
    };
    look();
    const marks = {subtree: true, attributes: true, attributeFilter: ["data-moment"]};
    new MutationObserver(look).observe(document.body, marks);
}"""


def others(player: Visitor) -> set[int]:
    """The entries of what the others have done, as far as they were told."""
    return {
        entry["number"]
        for message in player.messages()
        for entry in message.get("entries", [])
        if entry.get("seat", 0) != 0 and entry["kind"] == "played"
    }


def play_a_turn(player: Visitor) -> None:
    """Choose until the others have moved and it is our turn again."""
    before = others(player)
    while others(player) == before:
        assert player.wait_for_turn()
        player.choose(lambda moves: moves[0])
        assert player.wait_for_turn()


def told(player: Visitor) -> list[int]:
    """The last entry of each news, in the order in which they came."""
    return [message["now"]["version"] for message in player.messages() if message["is"] == "news"]


def test_what_others_do_is_shown_one_after_the_other_and_nothing_is_left_out(visit: Visit) -> None:
    player = visit(prefers={"pace": "fast"}).begin(EIGHTY)
    assert player.wait_for_turn()
    player.page.evaluate(MOMENTS)
    heard = len(told(player))
    play_a_turn(player)
    shown = player.page.evaluate("window.moments")
    assert shown == sorted(shown)
    assert set(told(player)[heard:]) <= set(shown)
    assert len(shown) > 2, "the bots have moved"


def test_a_key_shows_the_rest_at_once_and_the_log_and_the_live_region_have_it_all(visit: Visit) -> None:
    player = visit(prefers={"pace": "slow"}).begin(EIGHTY)
    player.page.wait_for_selector(".choice")
    player.page.keyboard.press("Escape")
    assert player.wait_for_turn()
    player.choose(lambda moves: moves[0])
    player.page.wait_for_selector("[data-behind]")
    player.page.keyboard.press("Escape")
    player.page.wait_for_selector("[data-behind]", state="detached")
    assert player.version() == player.now()["version"]
    entries = [entry for message in player.messages() for entry in message.get("entries", []) if entry.get("events")]
    shown = player.page.eval_on_selector_all("[data-entry]", "all => all.map(one => Number(one.dataset.entry))")
    assert {entry["number"] for entry in entries} <= set(shown)
    said = player.page.text_content("[data-live]") or ""
    assert player.page.locator("[data-entry]").last.inner_text() in said


def test_what_each_player_did_stands_beside_their_name_until_ones_own_next_turn(visit: Visit) -> None:
    player = visit(viewport=LAPTOP).begin(EIGHTY)
    play_a_turn(player)
    player.page.wait_for_selector(".changed .was")
    strips = player.page.locator("[data-strip]")
    before = strips.all_text_contents()
    assert len(before) == 2
    assert all(text.startswith(name) for text, name in zip(before, ("Byron", "Clara"), strict=True))
    assert player.page.locator("[data-strip='0']").count() == 0
    play_a_turn(player)
    assert strips.all_text_contents() != before


def test_what_is_otherwise_than_before_ones_last_turn_is_marked_on_the_pieces(visit: Visit) -> None:
    player = visit(viewport=LAPTOP).begin(KIDS)
    assert player.wait_for_turn()
    assert player.page.locator(".board [data-changed]").count() == 0
    player.choose()
    assert player.wait_for_turn()
    player.page.wait_for_selector(".board [data-changed]", state="attached")
    marked = player.page.eval_on_selector_all(".board [data-changed]", "all => all.map(one => one.dataset.shows)")
    assert "hour" in marked


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "pl-PL"])
def test_what_one_does_oneself_is_told_without_ones_name(visit: Visit, locale: str) -> None:
    player = visit(locale=locale).begin(LONDON)
    name = player.now()["seats"][0]["name"]
    for _ in range(5):
        assert player.wait_for_turn()
        player.choose(lambda moves: moves[0])
    assert player.wait_for_turn()
    told = player.page.locator("[data-log] [data-turn='0'] ul").all_inner_texts()
    assert told
    spoken = [*told, player.page.text_content("[data-live]") or ""]
    assert not any(name in text for text in spoken), spoken
    assert player.raw_keys() == []


def test_the_log_stands_in_turns_says_you_and_folds(visit: Visit) -> None:
    player = visit().begin(LONDON)
    for _ in range(5):
        assert player.wait_for_turn()
        player.choose(lambda moves: moves[0])
    assert player.wait_for_turn()
    turns = player.page.locator("[data-log] [data-turn]")
    seats = turns.evaluate_all("all => all.map(one => one.dataset.turn).filter(Boolean)")
    assert all(one != other for one, other in pairwise(seats))
    assert "you" in player.page.locator("[data-log] [data-turn='0'] .whose").first.inner_text().lower()
    turn = player.page.locator("[data-log] [data-turn]:has(li + li)").first.element_handle()
    assert turn is not None
    before = len(turn.query_selector_all("li"))
    fold = turn.query_selector(".whose")
    assert fold is not None
    fold.click()
    assert len(turn.query_selector_all("li")) == 1 < before


def test_the_replay_has_a_slider_plays_by_itself_and_is_one_step_of_the_browsers_way_back(visit: Visit) -> None:
    player = visit(viewport=LAPTOP).begin(EIGHTY)
    play_a_turn(player)
    page = player.page
    length, last = page.evaluate("history.length"), player.version()
    page.locator("[data-slider]").focus()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".frame")
    there = player.version()
    assert there < last
    index = page.get_attribute(".replay .count", "data-index")
    assert f"moment {index} of" in page.inner_text(".frame")
    assert page.evaluate("history.length") == length + 1
    page.click("[data-play]")
    player.wait_past(there)
    page.wait_for_selector(".frame", state="detached")
    assert player.version() == last
    assert page.evaluate("history.length") == length + 1


def test_somebody_new_is_led_to_one_button_and_told_once_what_each_decision_is_for(visit: Visit) -> None:
    player = visit(prefers={"seen": []}).go()
    player.page.click("[data-begin]")
    assert player.wait_for_turn()
    page = player.page
    for kind in ("aim", "sending"):
        hint = page.locator(f"[data-first={kind}]")
        hint.wait_for()
        assert hint.locator("svg").count() >= 1
        assert player.axe() == []
        hint.locator("button").click()
        hint.wait_for(state="detached")
    assert page.locator("[data-first]").count() == 0
    page.reload()
    assert player.wait_for_turn()
    assert page.locator("[data-first]").count() == 0
    player.go()
    page.wait_for_selector(".tables time")
    assert page.locator("[data-begin]").count() == 0


def test_a_page_older_than_its_server_says_so_and_is_loaded_anew(visit: Visit) -> None:
    player = visit().go()
    script = player.page.get_attribute("script[type=module]", "src") or ""
    gone = "**/assets/Board-*.js"
    player.context.route(gone, lambda route: route.fulfill(status=404))
    player.context.route(
        lambda url: url == f"{player.url}/",
        lambda route: (
            route.fulfill(content_type="text/html", body=route.fetch().text().replace(script, "/assets/new.js"))
            if route.request.resource_type == "fetch"
            else route.continue_()
        ),
    )
    player.page.click(f"[data-game={EIGHTY}] button.first")
    player.page.wait_for_selector(".newer")
    player.context.unroute(gone)
    assert player.wait_for_turn()
    assert player.pieces()
    assert player.page.locator(".newer").count() == 0
    player.problems.clear()  # the part that was gone
