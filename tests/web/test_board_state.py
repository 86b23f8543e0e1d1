"""What a table shows once every piece has arrived: the numbers of the view, and nothing that goes on moving."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

import londinium
from tests.night import NIGHT, by_night, nightly
from tests.web.browsing import EIGHTY, KEY, KIDS, LAPTOP, LARGE, LONDON, PHONE, SMALL_PHONE, Visitor
from tests.web.conftest import Visit
from tests.web.test_multiplayer import company
from tests.web.truth import held_against

SPAN = 12  # frames in which nothing may stir; whatever goes on for ever stirs in each of them
ARRIVED = 3  # frames in which nothing stirs once every piece has arrived: what moves does so in each of them
MOST = 600  # frames in which everything must have arrived: the longest motion takes about twenty

WATCH = """(() => {
    const draw = window.requestAnimationFrame.bind(window);
    let asked = 0, changed = 0;
    window.requestAnimationFrame = (then) => { asked += 1; return draw(then); };
    const all = {subtree: true, childList: true, attributes: true, characterData: true};
    new MutationObserver((changes) => (changed += changes.length)).observe(document, all);
    window.stirring = async ([span, most]) => {
        let still = 0, found = {};
        for (let frame = 0; frame < most && still < span; frame += 1) {
            const before = [asked, changed];
            await new Promise(draw);
            const running = document.getAnimations().filter((one) => one.playState === "running").length;
            const now = {frames: asked - before[0], changes: changed - before[1], animations: running};
            const stirs = Object.values(now).some(Boolean);
            still = stirs ? 0 : still + 1;
            if (stirs) found = now;
        }
        return still === span ? {} : found;
    };
})()"""


PANEL = "aside [data-seat] dl div:first-child dd[data-shows]"
PANELS_SHOW = f"""coins => [...document.querySelectorAll("{PANEL}")]
    .every((shown, seat) => Number(shown.textContent) === coins[seat])"""


@pytest.fixture
def moving(visit: Visit) -> Visit:
    """Opens browsers in which pieces move, and which notice whatever stirs."""

    def open_one(**context: Any) -> Visitor:
        visitor = visit(reduced_motion="no-preference", **context)
        visitor.context.add_init_script(WATCH)
        return visitor

    return open_one


def wait_until_others_have_chosen(player: Visitor) -> bool:
    """Wait until nobody but seat 0 owes a choice, and all of that is shown; whether the game goes on."""
    goes_on = player.wait_for_turn()
    while goes_on and player.now()["to_act"] != [0]:
        player.wait_past(player.now()["version"])
        goes_on = player.wait_for_turn()
    return goes_on


def play_an_hour(player: Visitor) -> bool:
    """Make the next choice, and wait until it is ours again; whether the game goes on."""
    before = player.version()
    player.choose()
    player.wait_past(before)
    return wait_until_others_have_chosen(player)


def stirring(player: Visitor, span: int = SPAN) -> dict[str, int]:
    """What goes on although everything has had time to arrive; nothing, where the table comes to rest."""
    return dict(player.page.evaluate("stirring", [span, MOST]))


def coins_on_the_board(player: Visitor) -> list[int]:
    return [int(shown) for shown in player.page.locator(".board [data-coins-of]").all_inner_texts()]


def coins_on_the_panels(player: Visitor) -> list[int]:
    return [int(shown) for shown in player.page.locator(PANEL).all_inner_texts()]


Coins = tuple[list[int], list[int]]


def coins_at_rest(player: Visitor) -> Coins:
    """The coins on the board, and those on the panels, once both have had time to arrive."""
    stirring(player, ARRIVED)
    return coins_on_the_board(player), coins_on_the_panels(player)


def coins_of(now: dict[str, Any]) -> Coins:
    """What board and panels should show: a panel for each seat, and a band on the board also for the stranger."""
    coins = list(now["view"]["coins"])
    return coins, coins[: len(now["seats"])]


def begin_for_two(player: Visitor) -> None:
    """Against one bot: the band of the stranger plays along, and has coins but no panel."""
    player.go()
    player.page.click(f"[data-game={KIDS}] .buttons button:nth-child(3)")
    player.page.select_option("dialog select", "2")
    player.page.click("dialog button.first")
    player.page.wait_for_selector("[data-line]")


@pytest.mark.parametrize("players", [2, nightly("a band is a band", 3)])
def test_every_band_of_kids_of_london_has_on_the_board_the_coins_it_has(moving: Visit, players: int) -> None:
    player = moving()
    if players == 2:
        begin_for_two(player)
    else:
        player.begin(KIDS)
    goes_on = wait_until_others_have_chosen(player)
    shown, told = [coins_at_rest(player)], [coins_of(player.now())]
    while goes_on:
        goes_on = play_an_hour(player)
        shown.append(coins_at_rest(player))
        told.append(coins_of(player.now()))
    assert shown == told
    assert told[0][0] == [0, 0, 0] != told[-1][0]
    assert stirring(player) == {}


def test_coins_that_were_taken_back_are_no_longer_on_the_board(moving: Visit) -> None:
    player = moving().begin(KIDS)
    wait_until_others_have_chosen(player)
    had = has = player.now()["view"]["coins"]
    while has == had:
        assert play_an_hour(player)
        had, has = has, player.now()["view"]["coins"]
    before = player.now()["version"]  # told, though perhaps not yet shown
    player.page.click("[data-ask-back]")
    player.wait_past(before)
    wait_until_others_have_chosen(player)
    assert player.now()["view"]["coins"] == had
    assert coins_at_rest(player) == coins_of(player.now())


def outcomes(player: Visitor) -> list[str]:
    """Which child each band sent last, and what came of it, as the board shows it once it is at rest."""
    stirring(player, ARRIVED)
    told = "all => all.map(one => `${one.querySelector('svg').ariaLabel}: ${one.querySelector('b').innerText}`)"
    return [str(one) for one in player.page.eval_on_selector_all(".bands .last", told)]


def test_taking_back_leaves_on_the_board_what_came_of_the_choices_that_stand(moving: Visit) -> None:
    player = moving().begin(KIDS)
    wait_until_others_have_chosen(player)
    for _ in range(3):
        had = outcomes(player)
        assert play_an_hour(player)
        has = outcomes(player)
        assert len(has) == 3
        before = player.now()["version"]  # told, though perhaps not yet shown
        player.page.click("[data-ask-back]")
        player.wait_past(before)
        wait_until_others_have_chosen(player)
        assert outcomes(player) == had
        assert play_an_hour(player)
        assert [one.split(":")[0] for one in outcomes(player)] == [one.split(":")[0] for one in has]


def test_a_choice_taken_back_in_secret_leaves_the_coins_as_they_are(moving: Visit) -> None:
    first, second, third = company(moving)
    first.choose(lambda moves: "send 4")
    second.choose(lambda moves: "send 1")
    first.wait_past(second.version() - 1)
    while not {0, 1} <= set(first.now()["to_act"]):  # until the next hour, which may wait for a thief to decide
        told = first.now()["version"]
        thief = next(({0: first, 1: second}[seat] for seat in first.now()["to_act"] if seat < 2), None)
        if thief:
            thief.wait_for_turn()
            thief.choose()
        first.wait_past(told)
    first.choose(lambda moves: moves[0])
    before = first.version()
    first.page.click("[data-undo]")
    first.wait_past(before)
    for visitor in (first, second, third):
        assert coins_at_rest(visitor) == coins_of(visitor.now())


def test_the_past_of_kids_of_london_shows_the_coins_of_its_moment(moving: Visit) -> None:
    player = moving().begin(KIDS)
    wait_until_others_have_chosen(player)
    for _ in range(4):
        assert play_an_hour(player)
    player.page.locator("[data-line]").focus()
    seen = set()
    for _ in range(8):
        player.page.keyboard.press("ArrowLeft")
        player.page.wait_for_selector(".frame")
        seen.add(compare_moment(player))
    player.page.keyboard.press("Home")
    seen.add(compare_moment(player))
    player.page.keyboard.press("End")
    player.page.wait_for_selector(".frame", state="detached")
    assert coins_at_rest(player) == coins_of(player.now())
    assert len(seen) > 2


def compare_moment(player: Visitor) -> tuple[int, ...]:
    """The coins of the moment in the address, which the board shows as soon as it has been told of it."""
    moment = moment_in_the_address(player)
    player.page.wait_for_function(PANELS_SHOW, arg=moment["view"]["coins"])
    assert coins_at_rest(player) == coins_of(moment)
    return tuple(moment["view"]["coins"])


@pytest.mark.parametrize("game", [game.id for game in londinium.games()])
def test_an_idle_table_asks_for_no_frame_and_changes_nothing(moving: Visit, game: str) -> None:
    player = moving().begin(game)
    for _ in range(4):
        assert wait_until_others_have_chosen(player)
        assert stirring(player) == {}
        player.choose()


SIZES = (LAPTOP, LARGE, PHONE, SMALL_PHONE)
LOCALES = ("en-GB", "fr-FR", "pl-PL")
GAMES = (KIDS, EIGHTY, LONDON, KEY)
# boards on which every number carries what it stands for
CARRYING = GAMES
# By day every game in a window and on a phone, and among them every size and every language.
TRUE_AT = [
    (game, size, locale)
    if (GAMES.index(game) + SIZES.index(size)) % len(LOCALES) == LOCALES.index(locale)
    and (GAMES.index(game) + SIZES.index(size)) % 2 == 0
    else nightly("every game, size and language", game, size, locale)
    for game, size, locale in product(GAMES, SIZES, LOCALES)
]
CHOICES = by_night(4, 40)
SHOWN_AFTER = "before => Number(document.querySelector('.screen').dataset.shown) > before"


def compare(player: Visitor, now: dict[str, Any], game: str) -> None:
    """Everything on the screen is as the view has it, once it is shown and has had time to arrive."""
    player.page.wait_for_function(SHOWN_AFTER, arg=now["version"] - 1)
    stirring(player, ARRIVED)
    found = held_against(player, now)
    assert found["wrong"] == []
    assert found["compared"] >= len(now["seats"])
    if game in CARRYING:
        assert found["bare"] == []


@pytest.mark.parametrize(("game", "size", "locale"), TRUE_AT)
def test_every_number_on_the_screen_is_that_of_the_view(
    moving: Visit, game: str, size: dict[str, int], locale: str
) -> None:
    player = moving(viewport=size, locale=locale).begin(game)
    chance = Random(7)
    for _ in range(CHOICES):
        if not wait_until_others_have_chosen(player):
            break
        compare(player, player.now(), game)
        player.choose(chance.choice)
        mine = player.now()["to_act"] == [0]  # else a bot may play while everything is compared
        if mine and player.page.locator("[data-undo]").count() and player.now()["undo"]:
            compare(player, player.now(), game)
            before = player.now()["version"]
            player.page.click("[data-undo]")
            player.page.wait_for_function(SHOWN_AFTER, arg=before)
            compare(player, player.now(), game)
            player.wait_for_turn()
            player.choose(chance.choice)
    player.wait_for_turn()
    player.page.locator("[data-line]").focus()
    for key in ("ArrowLeft", "ArrowLeft", "Home", "ArrowRight"):
        player.page.keyboard.press(key)
        player.page.wait_for_selector(".frame")
        moment = moment_in_the_address(player)
        player.page.wait_for_selector(f'.screen[data-shown="{moment["version"]}"]')
        compare(player, moment, game)
    player.page.keyboard.press("End")
    player.page.wait_for_selector(".frame", state="detached")
    if game in (KIDS, EIGHTY) or NIGHT:
        player.let_a_bot_play()
        compare(player, player.now(), game)


def moment_in_the_address(player: Visitor) -> dict[str, Any]:
    return dict(
        player.page.evaluate(
            "async () => { const [, , table, , number] = location.hash.split('/');"
            " return (await fetch(`/api/tables/${table}/moments/${number}?seat=0`)).json(); }"
        )
    )
