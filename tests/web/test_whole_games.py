"""From the home page to the end screen, against bots."""

from __future__ import annotations

import re
from random import Random

import pytest

import londinium
from tests.night import NIGHT, by_night
from tests.web.browsing import EIGHTY, KEY, KIDS, LONDON, Visitor
from tests.web.conftest import Visit

BY_CLICKING = by_night(15, 10_000)  # choices of London before a bot plays on: it has hundreds


def test_kids_of_london_is_played_by_clicking_the_cards_themselves(visit: Visit) -> None:
    player = visit().begin(KIDS)
    while player.wait_for_turn():
        cards = player.page.locator(".card.may")
        if cards.count():
            cards.first.click()
            player.wait_until_done()
        else:
            player.choose()
    assert player.page.locator("[data-end] .ranking li").count() == 3
    assert player.page.get_attribute("[data-proof]", "data-proof") == "kept"


def test_80_days_is_played_by_clicking_the_spaces_of_the_map(visit: Visit) -> None:
    player = visit().begin(EIGHTY)
    while player.wait_for_turn():
        spaces = player.page.locator(".space.may")
        if spaces.count():
            spaces.last.dispatch_event("click")
            player.wait_until_done()
        else:
            player.choose(lambda moves: moves[0])
    assert player.page.locator("[data-end] .ranking li").count() == 3
    lines = player.page.locator("[data-end] figure svg polyline")
    lines.first.wait_for(state="attached")  # the course of the game is fetched once it is over
    assert lines.count() == 3


def test_london_is_played_by_clicking_its_pieces_which_offer_exactly_the_legal_moves(visit: Visit) -> None:
    player = visit().begin(LONDON)
    chance = Random(3)
    clicks = 0
    while player.wait_for_turn():
        if clicks == BY_CLICKING:
            player.let_a_bot_play()
            break
        clicks += 1
        listed = player.page.eval_on_selector_all(".choice", "all => all.map(one => one.dataset.move)")
        pieces = player.pieces()
        assert set(pieces) <= set(listed)
        assert set(listed) - set(pieces) <= IN_THE_LINE_OF_LONDON
        move = chance.choice([move for move in listed if move != "loan"] or listed)
        player.page.locator(f'button[data-piece][data-move="{move}"], .choice[data-move="{move}"]').first.click()
        player.wait_until_done()
    assert player.page.locator("[data-end] .ranking li").count() == 3
    assert player.pieces() == []


# What no piece stands for: loans are money that nobody has yet; to have done enough is to touch nothing more; and the
# deck is pressed for the first of drawing, looking and drawing three that is allowed. A card that swaps is pressed for
# that when it cannot be covered or activated.
IN_THE_LINE_OF_LONDON = {"loan", "repay", "enough", "done", "look", "draw-three", "swap"}
VERBS_OF_KEY = {"bid", "use", "keyples", "side", "lay", "sail"}  # by day a bot plays on when each was clicked


def test_key_to_the_city_is_played_by_clicking_tiles_keyples_sides_and_berths(visit: Visit) -> None:
    player = visit().begin(KEY)
    seen: set[str] = set()
    actions = 0
    while player.wait_for_turn():
        if seen >= VERBS_OF_KEY and not NIGHT:
            player.let_a_bot_play()
            break
        now = player.now()
        pieces = player.pieces()
        assert set(pieces) == set(now["moves"])
        move = pieces[0]
        if now["view"]["phase"] == "acting":
            actions += 1
            verbs = ("upgrade", "use", "bid", "use", "sail")[actions % 5 :]
            move = next(one for verb in (*verbs, "sail") for one in pieces if one.startswith(verb))
        seen.add(move.split()[0])
        before, said = points(player), player.page.get_attribute(f'.board .may[data-move="{move}"]', "aria-label") or ""
        player.press(move)
        if now["view"]["phase"] == "connecting" and move.startswith("side"):
            promised = re.search(r"\+(\d+) point", said)
            assert points(player) - before == (int(promised[1]) if promised else 0)
    assert seen >= VERBS_OF_KEY
    assert player.page.locator("[data-end] .ranking li").count() == 3
    assert player.page.get_attribute("[data-proof]", "data-proof") == "kept"


def points(player: Visitor) -> int:
    return int(player.page.inner_text("[data-total='0']"))


@pytest.mark.parametrize("game", [KIDS])
def test_the_record_can_be_taken_along_and_replayed_and_a_rematch_begins(visit: Visit, game: str) -> None:
    player = visit().begin(game)
    player.play_to_the_end()
    with player.page.expect_download() as waiting:
        player.page.click("[data-end] a[download]")
    table = londinium.replay(waiting.value.path().read_text(encoding="utf-8"))
    assert table.over
    before = player.page.url
    player.page.click("[data-end] button.first")
    player.page.wait_for_selector(".choice")
    assert player.page.url != before


@pytest.mark.parametrize("game", [game.id for game in londinium.games()])
def test_exactly_the_legal_moves_can_be_clicked(visit: Visit, game: str) -> None:
    player = visit().begin(game)
    for _ in range(4):
        assert player.wait_for_turn()
        told = [m["now"] for m in player.messages() if m["is"] in ("welcome", "news")][-1]
        listed = player.page.eval_on_selector_all(".choice", "all => all.map(one => one.dataset.move)")
        assert sorted(listed) == sorted(told["moves"])
        player.choose()
