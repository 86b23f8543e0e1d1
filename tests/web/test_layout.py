"""One screen for every game: nothing moves between the steps of a turn, and what one chooses among is in sight."""

from __future__ import annotations

import re
from itertools import product
from random import Random
from typing import Any

import pytest

import londinium
from building.typescript import PAGE
from tests.night import by_night, nightly
from tests.web.browsing import KEY, KIDS, LAPTOP, LARGE, LONDON, PHONE, SMALL_PHONE, Visitor
from tests.web.conftest import Visit

GAMES = [game.id for game in londinium.games()]
STEPS = by_night(8, 60)
LANDSCAPE = {"width": 844, "height": 390}
TABLET = {"width": 820, "height": 1180}
WINDOWS = (LAPTOP, SMALL_PHONE, LARGE, PHONE, LANDSCAPE, TABLET)
# By day every game in the two tightest windows and in one of the others, each of which is some game's.
IN_SIGHT = [
    (game, window) if at < 2 or at - 2 == GAMES.index(game) else nightly("more room than the tightest", game, window)
    for game, (at, window) in product(GAMES, enumerate(WINDOWS))
]

BOXES = """() => Object.fromEntries(
    ["[data-line]", "[data-room]", "[data-own]", ".foot"].map((one) => {
        const box = document.querySelector(one)?.getBoundingClientRect();
        return [one, box ? [box.x, box.y, box.width, box.height].map(Math.round) : null];
    }))"""
SCROLLS = "document.scrollingElement.scrollHeight > innerHeight || document.querySelector('main').scrollHeight > " + (
    "document.querySelector('main').clientHeight + 1"
)
# What has just come into sight has been measured and drawn.
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
LEAST_TEXT = 12
LEAST_TARGET = 24
LEAST_FINGER = 44  # of a target on a phone
# Text smaller than can be read, in pictures too, where it grows and shrinks with them. A sign of one character that is
# no digit (a coin's £, a point of the compass) is a picture.
SMALL_TEXT = f"""(within) => {{
    const found = [];
    for (const part of document.querySelectorAll(within)) {{
        const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {{
            const one = text.parentElement, said = text.data.trim();
            if (!said || /^\\D$/.test(said) || one.closest(".unseen, style, option")) continue;
            if (!one.checkVisibility() || one.getBoundingClientRect().width <= 1) continue;
            const drawn = one instanceof SVGElement ? one.getScreenCTM() : null;
            const size = parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.a, drawn.b) : 1);
            if (size < {LEAST_TEXT} - 0.05) found.push(`${{size.toFixed(1)}}: ${{said}}`);
        }}
    }}
    return found;
}}"""
# Buttons, and pieces that can be chosen, smaller than can be met.
SMALL_TARGETS = """([within, least]) => {
    const all = document.querySelectorAll(`${within} :is(button, a, input, select, .may[data-move], .may[data-moves])`);
    return [...all].flatMap((one) => {
        const box = one.getBoundingClientRect();
        if (!one.checkVisibility() || box.width <= 1 || one.closest("[data-log]")) return [];
        const small = Math.min(box.width, box.height) < least - 0.5;
        return small ? [`${Math.round(box.width)} x ${Math.round(box.height)}: ${one.outerHTML.slice(0, 140)}`] : [];
    });
}"""
# Pieces that can be chosen and are in sight only in part, or under something else.
COVERED = """() => [...document.querySelectorAll("[data-room] .may:is([data-move], [data-moves])")].flatMap((one) => {
    if (!one.checkVisibility()) return [];
    const box = one.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (hit && (one.contains(hit) || hit.contains(one))) return [];
    return [`${one.dataset.move ?? one.dataset.moves} under ${hit?.outerHTML.slice(0, 140)}`];
})"""
OUT_OF_SIGHT = """() => {
    const room = document.querySelector("[data-room]");
    const edge = room.getBoundingClientRect();
    const out = [...room.querySelectorAll("[data-area], [data-piece]")].filter((one) => {
        if (!one.checkVisibility()) return false;
        const box = one.getBoundingClientRect();
        const [wide, high] = [edge.right + 2 - box.right, edge.bottom + 2 - box.bottom];
        return Math.min(box.left - edge.left + 2, box.top - edge.top + 2, wide, high) < 0;
    });
    if (room.scrollHeight > room.clientHeight + 1) out.push(room);
    return out.map((one) => one.outerHTML.slice(0, 140));
}"""


# of the shell: what a thumb would miss, what is too small to read, and words that are cut off
MISSED = """() => {
    const seen = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
    const ours = (one) => !one.closest("[data-room] > *, .unseen, svg, .skip:not(:focus), p");
    const found = [];
    for (const one of document.querySelectorAll("button, a, input, select, summary")) {
        if (!seen(one) || !ours(one) || one.disabled) continue;
        const box = (one.type === "checkbox" ? one.closest("label") : one).getBoundingClientRect();
        if (Math.min(box.width, box.height) < 43.5) found.push(one.outerHTML.slice(0, 120));
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const one = text.parentElement;
        if (!text.data.trim() || !seen(one) || !ours(one)) continue;
        if (parseFloat(getComputedStyle(one).fontSize) < 12) found.push(text.data);
    }
    for (const one of document.querySelectorAll("[data-tab] span:first-child")) {
        if (one.scrollWidth > one.clientWidth) found.push(one.innerText);
    }
    return found;
}"""


def random_choice(player: Visitor, chance: Random) -> None:
    """A click on a piece of the board where one offers something, else on a choice of the line."""
    player.choose(chance.choice)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "window", [LAPTOP, nightly("a larger window", LARGE), PHONE, nightly("a smaller phone", SMALL_PHONE)], ids=str
)
def test_nothing_moves_between_the_steps_of_a_turn(visit: Visit, game: str, window: dict[str, int]) -> None:
    player = visit(viewport=window).begin(game)
    assert player.wait_for_turn()
    first: dict[str, Any] = player.page.evaluate(BOXES)
    chance = Random(3)
    for _ in range(STEPS):
        assert player.page.evaluate(BOXES) == first
        assert not player.page.evaluate(SCROLLS)
        assert player.sideways() <= 0
        random_choice(player, chance)
        assert player.page.evaluate(BOXES) == first
        if not player.wait_for_turn():
            break


@pytest.mark.parametrize(("game", "window"), IN_SIGHT, ids=str)
def test_everything_a_choice_needs_is_in_sight(visit: Visit, game: str, window: dict[str, int]) -> None:
    most = londinium.game(game).players[-1]
    player = visit(viewport=window).go()
    player.page.click(f"[data-game={game}] .buttons button:nth-child(3)")
    player.page.select_option("dialog select", str(most))
    player.page.click("dialog button.first")
    player.page.wait_for_selector("[data-line]")
    chance = Random(3)
    for _ in range(3):
        assert player.wait_for_turn()
        assert player.page.evaluate(OUT_OF_SIGHT) == []
        assert player.page.evaluate(SMALL_TEXT, ".screen") == []
        assert player.page.evaluate(SMALL_TARGETS, [".screen", LEAST_TARGET]) == []
        assert player.page.evaluate(COVERED) == []
        random_choice(player, chance)


@pytest.mark.parametrize("locale", ["en-GB", nightly("other words", "fr-FR"), nightly("other words", "pl-PL")])
@pytest.mark.parametrize("game", [KEY, nightly("the same shell", KIDS), nightly("the same shell", LONDON)])
@pytest.mark.parametrize("window", [SMALL_PHONE, LANDSCAPE], ids=str)
def test_everything_of_the_shell_is_large_enough_for_a_thumb_and_legible(
    visit: Visit, game: str, window: dict[str, int], locale: str
) -> None:
    player = visit(viewport=window, locale=locale).go()
    page = player.page
    page.wait_for_selector("[data-game]")
    assert page.evaluate(MISSED) == []
    page.click("header button")
    assert page.evaluate(MISSED) == []
    page.keyboard.press("Escape")
    page.click(f"[data-game={game}] [data-friends]")
    page.click("dialog summary")
    assert page.evaluate(MISSED) == []
    page.click("dialog button.first")
    page.wait_for_selector("#invite-link")
    assert page.evaluate(MISSED) == []
    page.click(".gathering button.first")
    assert player.wait_for_turn()
    for key in range(page.locator("[data-tab]").count()):
        page.keyboard.press(str(key + 1))
        assert page.evaluate(MISSED) == []
        assert not page.evaluate(SCROLLS)
        assert player.sideways() <= 0
    page.keyboard.press("1")
    page.keyboard.press("c")
    assert page.evaluate(MISSED) == []
    page.keyboard.press("Escape")
    player.choose()
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".frame")
    assert page.evaluate(MISSED) == []
    assert not page.evaluate(SCROLLS)
    assert player.sideways() <= 0


def test_on_a_phone_on_its_side_players_or_the_log_stand_beside_the_board(visit: Visit) -> None:
    player = visit(viewport=LANDSCAPE).begin(KIDS)
    assert player.wait_for_turn()
    page = player.page
    room = page.locator("[data-room]").bounding_box()
    assert page.locator("[data-area=players]").is_visible()
    page.click("[data-tab=log]")
    page.wait_for_selector("[data-log]")
    assert not page.locator("[data-area=players]").is_visible()
    assert page.locator("[data-room]").bounding_box() == room
    foot, log = page.locator(".foot").bounding_box(), page.locator("[data-beside]").bounding_box()
    assert foot is not None
    assert log is not None
    assert log["height"] > 150
    assert log["y"] + log["height"] <= foot["y"]
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]  # plain numbers do
    page.wait_for_selector("[data-beside]", state="hidden")


MOMENTS = by_night(6, 60)
OTHER_TABS = 2  # the players and the log are the shell's


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("window", [nightly("a larger phone", PHONE), SMALL_PHONE], ids=str)
def test_on_a_phone_everything_can_be_read_and_met_by_a_finger(visit: Visit, game: str, window: dict[str, int]) -> None:
    player = visit(viewport=window).begin(game)
    chance = Random(11)
    for _ in range(MOMENTS):
        if not player.wait_for_turn():
            break
        assert what_is_asked_is_in_sight(player, game), player.now()["moves"]
        tabs = player.page.locator("[data-tab]")
        for tab in range(tabs.count() - OTHER_TABS):
            tabs.nth(tab).click()
            player.page.evaluate(DRAWN)
            assert player.page.evaluate(SMALL_TEXT, "[data-room]") == []
            assert player.page.evaluate(SMALL_TARGETS, ["[data-room]", LEAST_FINGER]) == []
            assert player.page.evaluate(COVERED) == []
        random_choice(player, chance)


def what_is_asked_is_in_sight(player: Visitor, game: str) -> bool:
    """Whether some piece can be chosen where one looks, or looked at nearer to choose.

    Where all there is to choose stands in the line of choices, none need be.
    """
    helper = (PAGE / londinium.game(game).folder.name / "helper.ts").read_text(encoding="utf-8")
    [likely] = re.findall(r"likely: \[(.*?)\]", helper, re.S)
    verbs = {move.split()[0] for move in player.now()["moves"]} - set(re.findall(r'"([\w-]+)"', likely))
    return (
        not verbs
        or player.page.locator("[data-room] .may:is([data-move], [data-moves], [data-near]):visible").count() > 0
    )


def test_the_choices_open_over_the_board_are_found_by_typing_and_close_with_escape(visit: Visit) -> None:
    player = visit(viewport=PHONE).begin(KIDS)
    assert player.wait_for_turn()
    page = player.page
    before = page.evaluate(BOXES)
    page.keyboard.press("c")
    page.wait_for_selector(".choices.open .filter:focus")
    assert page.evaluate(BOXES) == before
    assert page.locator(".choice").count() == 9
    page.keyboard.type("chief")
    assert page.eval_on_selector_all(".choice", "all => all.map(one => one.dataset.move)") == ["send 8"]
    assert player.axe() == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".choices:not(.open)")
    assert page.locator(".choice").count() == 9
    assert page.evaluate("document.activeElement.hasAttribute('data-all')")
    page.keyboard.press("c")
    page.keyboard.type("send")
    page.keyboard.press("Enter")  # several are found: the first is gone to
    page.wait_for_selector(".choice:focus")
    page.keyboard.press("Escape")
    page.keyboard.press("c")
    page.keyboard.type("chief")
    page.keyboard.press("Enter")  # one is found
    player.wait_until_done()
    assert player.now()["view"]["my_choice"] == 8 or 8 not in player.now()["view"]["hands"][0]


def test_a_part_of_the_table_is_folded_by_its_key_and_says_which_key_unfolds_it(visit: Visit) -> None:
    player = visit(viewport=LAPTOP).begin(KIDS)
    assert player.wait_for_turn()
    page = player.page
    street, hand = page.locator("[data-area=street]"), page.locator("[data-area=hand]")
    before = street.bounding_box()
    page.keyboard.press("3")
    page.wait_for_selector("[data-area=hand].folded")
    assert hand.inner_text().endswith("3")
    after = street.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > before["height"] + 50
    page.reload()
    page.wait_for_selector("[data-area=hand].folded")
    page.click("[data-fold=hand]")
    page.wait_for_selector("[data-area=hand]:not(.folded)")
    assert street.bounding_box() == before


EVERY_MOVE = by_night(25, 120)
# Some pieces hold several moves, each of which is on a button once the piece is opened.
ON_PIECES = """() => {
    const of = (name) => [...document.querySelectorAll(`[data-room] .may[${name}]`)];
    const pieces = [...of("data-move"), ...of("data-moves")];
    const moves = pieces.flatMap(({dataset}) => (dataset.move ?? dataset.moves).split("|"));
    return {moves, nearer: of("data-near").length > 0};
}"""
IN_BOROUGHS = {"use", "upgrade", "side", "turn"}  # chosen on a map that is first looked at nearer where it is small


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("window", [nightly("the same pieces", LAPTOP), PHONE], ids=str)
def test_every_choice_has_a_piece_on_the_board(visit: Visit, game: str, window: dict[str, int]) -> None:
    player = visit(viewport=window).begin(game)
    chance = Random(11)
    for _ in range(EVERY_MOVE):
        if not player.wait_for_turn():
            break
        bare = set(player.now()["moves"])
        tabs = player.page.locator("[data-tab]")
        for tab in range(max(1, tabs.count() - OTHER_TABS)):
            if tabs.count():
                tabs.nth(tab).click()
            player.page.evaluate(DRAWN)
            found = player.page.evaluate(ON_PIECES)
            bare -= set(found["moves"])
            if found["nearer"]:
                bare = {move for move in bare if move.split()[0] not in IN_BOROUGHS}
        assert bare == set()
        verb = chance.choice(sorted({move.split()[0] for move in player.now()["moves"]}))  # or the many hide the few
        of_its_kind = [move for move in player.now()["moves"] if move.split()[0] == verb]
        player.pick(chance.choice(of_its_kind))
        player.wait_until_done()
