"""Phones, keyboards, screen readers, three languages, light and dark."""

from __future__ import annotations

from itertools import product

import pytest

import londinium
from tests.night import by_night, nightly
from tests.web.browsing import EIGHTY, KEY, KIDS, LONDON, PHONE, SCREENSHOTS, WIDE, Visitor
from tests.web.conftest import Visit

GAMES = [game.id for game in londinium.games()]
BY_KEYBOARD = by_night(12, 10_000)  # choices before a bot plays on: they are alike, and London has hundreds
MIDDLE = 40  # choices that lead to the middle of London, the game with most of them
TITLES = {"en-GB": "The games", "fr-FR": "Les jeux", "pl-PL": "Gry"}
# By day every game in one language and every language in some game: that all words exist is found out in test_build.
IN_ITS_LANGUAGE = [
    (game, locale) if at % len(TITLES) == place else nightly("the words are all there", game, locale)
    for at, game in enumerate(GAMES)
    for place, locale in enumerate(TITLES)
]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_a_phone_scrolls_sideways_and_the_choices_are_at_the_thumb(visit: Visit, game: str) -> None:
    player = visit(viewport=PHONE, has_touch=True).go()
    assert player.sideways() <= 0
    player.begin(game)
    for _ in range(3):
        assert player.wait_for_turn()
        assert player.sideways() <= 0
        box = player.page.locator(".choice").first.bounding_box()
        assert box is not None
        assert box["y"] > PHONE["height"] / 2
        assert box["y"] + box["height"] <= PHONE["height"]
        assert box["height"] >= 40
        player.choose()
    player.go(f"#/rules/{game}")
    player.page.wait_for_selector("article section")
    assert player.sideways() <= 0


LONG = "hundreds of choices, which are buttons like those of the other games"


@pytest.mark.parametrize("game", [KIDS, EIGHTY, nightly(LONG, LONDON), nightly(LONG, KEY)])
def test_a_whole_game_is_played_with_the_keyboard_alone(visit: Visit, game: str) -> None:
    player = visit().go()
    keyboard = player.page.keyboard
    focus_on(player, f"[data-game={game}] button.first")
    keyboard.press("Enter")
    turns = 0
    while player.wait_for_turn():
        if turns == BY_KEYBOARD:
            player.let_a_bot_play()
            break
        focus_on(player, ".choice")
        keyboard.press("Enter")
        player.wait_until_done()
        turns += 1
        assert turns % 10 or player.axe() == []
    assert player.axe() == []
    focus_on(player, "[data-end] button.first")
    keyboard.press("Enter")
    player.page.wait_for_selector(".choice")
    assert player.page.locator("[data-end]").count() == 0


def focus_on(player: Visitor, wanted: str) -> None:
    """Press Tab until what is wanted has the focus."""
    for _ in range(80):
        if player.page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached with Tab")


def test_the_spaces_of_the_map_are_walked_with_the_arrow_keys(visit: Visit) -> None:
    player = visit().begin(EIGHTY)
    player.wait_for_turn()
    player.page.locator('.space[data-space="0"]').focus()
    player.page.keyboard.press("ArrowRight")
    assert player.page.evaluate("document.activeElement.dataset.space") == "1"
    assert "Space 1" in player.page.inner_text("[data-lens]")
    player.page.keyboard.press("Enter")
    player.wait_until_done()
    assert "to 1 for" in player.page.inner_text("[data-log]")
    assert player.page.locator(".frame").count() == 0


def test_the_cards_of_london_are_walked_with_the_arrow_keys_and_looked_at_closely(visit: Visit) -> None:
    player = visit().begin(LONDON)
    player.wait_for_turn()
    player.pick("draw")
    player.wait_until_done()
    keyboard = player.page.keyboard
    focus_on(player, ".hand [data-piece]")
    seen = []
    for _ in range(7):
        seen.append(player.page.evaluate("document.activeElement.dataset.fly"))
        keyboard.press("ArrowRight")
    assert sorted(seen) == sorted(
        player.page.eval_on_selector_all(".hand [data-fly]", "all => all.map(o => o.dataset.fly)")
    )
    assert player.page.locator("[data-lens]").count() == 1
    keyboard.press("i")
    player.page.wait_for_selector("[data-look] table")
    assert "edition" in player.page.inner_text("[data-look]")
    assert player.axe() == []
    keyboard.press("Escape")
    assert player.page.locator("[data-look]").count() == 0
    player.page.click(".deck [aria-haspopup=dialog]:not([data-piece])")
    assert player.page.locator("[data-deck-list] section").count() >= 3
    assert player.axe() == []


def test_on_a_phone_a_touch_that_looks_chooses_nothing(visit: Visit) -> None:
    player = visit(viewport=PHONE, has_touch=True).begin(LONDON)
    player.wait_for_turn()
    before = player.version()
    deck = player.page.locator('button[data-piece][data-move="draw"]')
    box = deck.bounding_box()
    assert box is not None
    finger = player.context.new_cdp_session(player.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    player.page.wait_for_selector("[data-look]")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert player.version() == before
    assert player.sideways() <= 0
    player.page.locator("[data-look] button.first").tap()
    player.page.wait_for_selector("[data-look]", state="detached")
    deck.tap()
    player.wait_past(before)


def test_two_fingers_bring_a_map_closer(visit: Visit) -> None:
    player = visit(viewport=PHONE, has_touch=True).begin(EIGHTY)
    player.wait_for_turn()
    seen = ".board .window > svg"
    before = float((player.page.get_attribute(seen, "viewBox") or "").split()[2])
    box = player.page.locator(seen).locator("..").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = player.context.new_cdp_session(player.page)
    for kind, apart in (("touchStart", 30), ("touchMove", 50), ("touchMove", 80), ("touchEnd", 0)):
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    player.page.wait_for_function(
        "([seen, before]) => Number(document.querySelector(seen).getAttribute('viewBox').split(' ')[2]) < before * 0.6",
        arg=[seen, before],
    )
    assert player.sideways() <= 0


STAYS = """async selector => {
    const held = [];
    for (let frame = 0; frame < 12; frame += 1) {
        await new Promise(requestAnimationFrame);
        held.push(document.querySelector(selector).matches(":hover"));
    }
    return held.every(Boolean);
}"""


@pytest.mark.parametrize(("game", "piece"), [(KIDS, '[data-card="4"]'), (LONDON, '[data-piece][data-move="draw"]')])
def test_a_piece_that_rises_under_the_pointer_stays_under_it(visit: Visit, game: str, piece: str) -> None:
    player = visit().begin(game)
    player.wait_for_turn()
    player.page.locator(piece).first.scroll_into_view_if_needed()
    box = player.page.locator(piece).first.bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 3)
    assert player.page.evaluate(STAYS, piece)


@pytest.mark.parametrize("wanted", ["no-preference", "reduce"])
def test_cards_fly_for_less_than_300_ms_unless_less_motion_is_asked_for(visit: Visit, wanted: str) -> None:
    player = visit(reduced_motion=wanted)
    player.page.add_init_script(
        "window.flights = []; const animate = Element.prototype.animate;"
        "Element.prototype.animate = function (frames, how) { window.flights.push([this.dataset.fly, how.duration]);"
        " return animate.call(this, frames, how); };"
    )
    player.begin(LONDON)
    player.wait_for_turn()
    before = player.page.eval_on_selector_all(".hand [data-fly]", "all => all.map(one => one.dataset.fly)")
    player.page.click('button[data-piece][data-move="draw"]')
    player.wait_until_done()
    after = player.page.eval_on_selector_all(".hand [data-fly]", "all => all.map(one => one.dataset.fly)")
    drawn = next(card for card in after if after.count(card) > before.count(card))
    flown = dict(player.page.evaluate("window.flights"))
    assert (drawn in flown) == (wanted == "no-preference")
    assert all(lasts < 300 for lasts in flown.values())


IS_SEEN_ON_THE_MAP = """() => {
    const piece = document.activeElement;
    const [here, map] = [piece, piece.closest(".window")].map((one) => one.getBoundingClientRect());
    return piece.dataset.tile === "greenwich" && here.left >= map.left && here.right <= map.right;
}"""


def test_the_pieces_of_the_city_are_walked_with_the_arrow_keys_and_steps_are_taken_back(visit: Visit) -> None:
    player = visit().begin(KEY)
    player.wait_for_turn()
    focus_on(player, ".auction [data-piece]")
    first = player.page.evaluate("document.activeElement.dataset.move")
    player.page.keyboard.press("ArrowRight")
    move = player.page.evaluate("document.activeElement.dataset.move")
    assert move.startswith("bid")
    assert move != first
    assert player.page.inner_text("[data-said]") != ""
    player.page.keyboard.press("Enter")
    player.wait_until_done()
    assert player.page.locator("[data-chosen] li").first.inner_text().startswith("Bid for")
    player.page.click("[data-undo]")
    player.page.wait_for_selector(f'.choice[data-move="{move}"]')
    assert player.page.locator("[data-chosen]").count() == 0
    focus_on(player, ".boroughs [data-piece]")
    for _ in range(12):
        if player.page.evaluate("document.activeElement.dataset.tile") == "greenwich":
            break
        player.page.keyboard.press("ArrowRight")
    assert player.page.evaluate(IS_SEEN_ON_THE_MAP)


def test_pieces_move_for_less_than_300_ms_and_not_at_all_where_motion_is_not_wanted(visit: Visit) -> None:
    for motion, moves in (("no-preference", True), ("reduce", False)):
        player = visit(reduced_motion=motion, viewport={"width": 1360, "height": 2400}).begin(KEY)
        player.wait_for_turn()
        player.page.evaluate(
            """() => {
                window.flown = [];
                const animate = Element.prototype.animate;
                Element.prototype.animate = function (frames, how) {
                    window.flown.push(typeof how === "number" ? how : how.duration);
                    return animate.call(this, frames, how);
                };
            }"""
        )
        before = player.version()
        player.press("sail 2")
        player.wait_past(before)
        if moves:
            player.page.wait_for_function("window.flown.some(one => one > 0)")
        flown = player.page.evaluate("window.flown.filter(one => one > 0)")
        assert bool(flown) is moves
        assert all(one < 300 for one in flown)


@pytest.mark.parametrize("game", GAMES)
def test_everything_is_said_in_words_and_announced(visit: Visit, game: str) -> None:
    player = visit().begin(game)
    player.wait_for_turn()
    player.choose()
    player.wait_for_turn()
    assert "Your turn" in (player.page.text_content("[data-live]") or "")
    player.page.get_by_role("button", name="In words").click()
    player.page.wait_for_selector(".described li, pre")
    assert player.page.locator(".described li, pre").count() >= 1


def test_a_space_that_cannot_be_reached_says_why(visit: Visit) -> None:
    player = visit().begin(EIGHTY)
    player.wait_for_turn()
    stage = player.page.locator('.space[data-space="14"]')
    stage.hover()
    player.page.wait_for_function("() => document.querySelector('[data-lens]')?.innerText.includes('✘')")
    stage.click(force=True)  # to look at it, although it cannot be chosen
    player.page.wait_for_function("() => document.querySelector('[data-look]')?.innerText.includes('only reached by')")


@pytest.mark.parametrize(("game", "piece"), [(KEY, '[data-tile="greenwich"]')])
def test_what_is_not_allowed_says_why(visit: Visit, game: str, piece: str) -> None:
    player = visit().begin(game)
    player.wait_for_turn()
    player.page.locator(piece).hover()
    player.page.wait_for_function("() => document.querySelector('.said, [data-lens]')?.innerText.includes('✘')")
    player.begin(LONDON)
    player.wait_for_turn()
    player.page.locator(".hand [data-piece]").first.hover()
    player.page.wait_for_function(
        "() => document.querySelector('[data-lens]')?.innerText.includes('begins with drawing')"
    )
    player.page.locator(".offers [data-piece]").first.click()
    player.page.wait_for_function(
        "() => document.querySelector('[data-look]')?.innerText.includes('begins with drawing')"
    )


@pytest.mark.parametrize(("game", "locale"), IN_ITS_LANGUAGE)
def test_the_page_speaks_the_language_of_the_browser(visit: Visit, game: str, locale: str) -> None:
    player = visit(locale=locale).go()
    player.page.wait_for_selector("[data-game]")
    assert player.page.get_attribute("html", "lang") == locale[:2]
    assert TITLES[locale] in player.page.inner_text("main")
    player.begin(game)
    for _ in range(4):
        if player.wait_for_turn():
            player.choose()
    assert player.raw_keys() == []
    player.page.locator("aside .tools button").nth(1).click()
    assert player.raw_keys() == []


def test_the_language_is_changed_in_place(visit: Visit) -> None:
    player = visit().begin(KIDS)
    player.wait_for_turn()
    player.page.click("header button")
    player.page.select_option("[data-setting=lang]", "pl")
    player.page.wait_for_function("() => document.querySelector('[data-line]').innerText.includes('Twoja kolej')")
    player.page.select_option("[data-setting=lang]", "fr")
    player.page.wait_for_function("() => document.querySelector('[data-line]').innerText.includes('À vous')")


def test_the_rulings_are_read_in_the_language_of_the_page(visit: Visit) -> None:
    player = visit().go(f"#/rules/{KIDS}")
    summary = "article details summary"
    player.page.wait_for_selector(summary)
    assert player.page.locator(summary).first.inner_text() == "K1. All free children are equal"
    player.page.click("header button")
    for lang, title in (
        ("fr", "K1. Tous les enfants libres sont égaux"),
        ("pl", "K1. Wszystkie wolne dzieci są równe"),
    ):
        player.page.select_option("[data-setting=lang]", lang)
        player.page.wait_for_selector(f"article div[lang={lang}] summary:text-is('{title}')", state="attached")


def test_a_choice_waits_for_a_second_click_when_that_is_set(visit: Visit) -> None:
    player = visit().begin(KIDS)
    player.wait_for_turn()
    player.prefer("confirm", "each")
    before = player.version()
    player.pick("send 3")
    player.page.wait_for_selector(".confirm")
    assert player.version() == before
    player.page.click(".confirm button.first")
    player.wait_until_done()
    assert player.version() > before


def test_only_what_ends_a_turn_waits_for_a_second_click_when_that_is_set(visit: Visit) -> None:
    player = visit().begin(KEY)
    player.wait_for_turn()
    player.prefer("confirm", "turn")
    player.choose(lambda moves: next(move for move in moves if move.startswith("bid")))
    while not (keyples := player.page.locator('.choice[data-move^="keyples"]')).count():
        player.choose()
    before = player.version()
    player.wait_for_turn()
    keyples.first.click()
    player.page.wait_for_selector(".confirm")
    assert player.version() == before
    player.page.click(".confirm button.first")
    player.wait_past(before)


def test_a_decision_that_waits_rings_once_and_marks_the_title(visit: Visit) -> None:
    player = visit()
    player.page.add_init_script(
        "window.tones = []; const make = AudioContext.prototype.createOscillator;"
        "AudioContext.prototype.createOscillator = function () {"
        " const tone = make.call(this); window.tones.push(tone); return tone; };"
        "window.rung = () => window.tones.filter(one => Math.round(one.frequency.value) === 659).length;"
    )
    player.begin(KIDS)
    player.wait_for_turn()
    player.page.wait_for_function("() => document.title === '● Kids of London' && window.rung() === 1")
    player.page.keyboard.press("ArrowLeft")
    player.page.wait_for_function("() => document.title === 'Kids of London'")
    player.page.keyboard.press("End")
    player.page.wait_for_function("() => document.title === '● Kids of London'")
    player.play_to_the_end()
    player.page.wait_for_function("() => document.title === 'Kids of London'")


@pytest.mark.parametrize("theme", ["light", nightly("the same pages in other colours", "dark")])
def test_axe_finds_nothing_serious_on_any_page(visit: Visit, theme: str) -> None:
    player = visit(color_scheme=theme).go()
    player.page.wait_for_selector("[data-game]")
    assert player.axe() == []
    player.page.click("header button")
    assert player.axe() == []
    player.go(f"#/rules/{KIDS}")
    player.page.wait_for_selector("article section")
    assert player.axe() == []
    for game in GAMES:
        player.begin(game)
        player.wait_for_turn()
        player.choose()
        player.wait_for_turn()
        assert player.axe() == []
        player.page.keyboard.press("ArrowLeft")
        player.page.wait_for_selector(".frame")
        assert player.axe() == []
    player.go()
    player.page.click(f"[data-game={KIDS}] [data-friends]")
    assert player.axe() == []
    player.page.click("dialog button.first")
    player.page.wait_for_selector("#invite-link")
    assert player.axe() == []
    player.begin(KIDS).play_to_the_end()
    player.page.wait_for_selector("[data-end] figure")
    assert player.axe() == []


@pytest.mark.nightly("pictures are for people to look at: no test sees what is on them")
@pytest.mark.parametrize("game", GAMES)
def test_pictures_of_three_moments_are_kept(visit: Visit, game: str) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    player = visit().begin(game)
    player.wait_for_turn()
    for moment in ("beginning", "middle", "end"):
        if moment == "middle":
            for _ in range(MIDDLE if game == LONDON else 4):  # a bot would be at the end before one looks
                player.wait_for_turn()
                player.choose()
            player.wait_for_turn()
            assert player.now()["status"] == "playing"
        elif moment == "end":
            player.let_a_bot_play()
        for (size, viewport), theme in product((("wide", WIDE), ("phone", PHONE)), ("light", "dark")):
            player.page.set_viewport_size(viewport)  # type: ignore[arg-type]  # plain numbers do
            player.page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            path = SCREENSHOTS / f"{game}-{moment}-{size}-{theme}.png"
            player.page.screenshot(path=path)
            assert path.stat().st_size > 10_000
        player.page.set_viewport_size(WIDE)  # type: ignore[arg-type]


def test_what_the_server_refuses_is_said_in_the_language_of_the_reader(visit: Visit) -> None:
    player = visit(locale="fr-FR").go("#/invite/nowhere")
    player.page.wait_for_selector("[role=alert]:has-text('Cette invitation ne mène nulle part')")


def test_a_move_that_has_become_illegal_is_refused_with_its_rule_in_the_language_of_the_reader(visit: Visit) -> None:
    player = visit(locale="pl-PL").begin(KIDS)
    player.wait_for_turn()
    player.choose(lambda _: "send 3")
    player.page.wait_for_selector('.choice[data-move="send 2"]')
    player.page.wait_for_selector('.choice[data-move="send 3"]', state="detached")
    player.page.evaluate(
        """() => {
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) { send.call(this, text.replace("send 2", "send 3")); };
            const ask = window.fetch;
            window.fetch = (path, how) => ask(path.replace("send+2", "send+3"), how);
        }"""
    )
    player.pick("send 2")
    player.page.wait_for_selector("[role=alert]")
    assert "Twoje dziecko 3 już było na ulicy" in player.page.inner_text("[role=alert]")


def test_a_table_in_a_ruling_is_read_as_a_table(visit: Visit) -> None:
    reader = visit().go(f"#/rules/{KEY}")
    reader.page.click("summary:has-text('C30')")
    table = reader.page.locator("details[open] table").first
    assert table.locator("thead th[scope=col]").all_inner_texts() == ["number", "before", "now"]
    rows = table.locator("tbody tr")
    assert rows.count() == 9
    assert rows.last.locator("th[scope=row]").inner_text() == "berths at The O2"
    assert rows.last.locator("td").all_inner_texts() == ["4, 8, 7, 7, 6, 5", "4, 8, 8, 7, 7, 8"]
    assert "|" not in reader.page.inner_text("details[open]")
    assert reader.axe() == []


def test_every_variant_is_explained_where_a_table_is_made_and_is_then_played(visit: Visit) -> None:
    player = visit(locale="fr-FR").go()
    player.page.click(f"[data-game={EIGHTY}] .buttons button:nth-child(3)")
    player.page.click("dialog summary")
    assert player.page.locator("[data-option=hats]").count() == 0
    player.page.locator("dialog select").first.select_option("2")
    hats = player.page.locator("[data-option=hats]")
    assert hats.locator("option").all_inner_texts() == ["un", "deux"]
    help_text = player.page.locator(f"#{hats.get_attribute('aria-describedby')}")
    assert help_text.inner_text() == "Avec deux chapeaux chacun, on commence avec 5 Rumeurs et 110 £."
    assert player.page.locator("[data-option=first_seat] option").all_inner_texts() == [
        "Siège 1",
        "Siège 2",
        "tiré au sort",
    ]
    assert player.axe() == []
    hats.select_option("2")
    player.page.click("dialog button.first")
    player.wait_for_turn()
    assert player.now()["view"]["options"]["hats"] == 2


def test_the_card_being_played_is_said_by_its_name_in_every_language(visit: Visit) -> None:
    player = visit().begin(LONDON)
    played = ""
    while not played.startswith("play ") or player.now()["view"]["phase"] != "paying":
        assert player.wait_for_turn()
        played = player.choose(lambda moves: next((one for one in moves if one.startswith("play ")), moves[0]))
    said = "name => document.querySelector('[data-line]').innerText.includes(name)"
    for lang in ("pl", "fr", "en"):
        player.prefer("lang", lang)
        name = londinium.game(LONDON).words(lang).say("card", card=played.removeprefix("play "))
        player.page.wait_for_function(said, arg=name)
        assert player.raw_keys() == []
