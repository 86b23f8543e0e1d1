"""Whose answer it is: the page answers where there is one answer, and a double click never answers two questions."""

from __future__ import annotations

from typing import Any

from tests.web.browsing import KIDS, LAPTOP, LONDON, Visitor
from tests.web.conftest import Visit

MOST = 200  # choices within which London asks something with one answer
STEPS_BACK = 200  # looks at the table, some milliseconds apart
ASKED_ELSE = """moves => {
    const offered = [...document.querySelectorAll(".choice")].map((one) => one.dataset.move);
    return offered.join() !== moves.join();
}"""


def own_choices(player: Visitor) -> list[int]:
    """The entries of the log in which seat 0 chose, as far as they stand."""
    entries: dict[int, dict[str, Any]] = {}
    for message in player.messages():
        for entry in message.get("entries", []):
            entries[entry["number"]] = entry
    standing: list[int] = []
    for number in sorted(entries):
        if entries[number].get("seat") == 0 and entries[number]["kind"] == "played":
            standing.append(number)
        elif entries[number].get("seat") == 0 and entries[number]["kind"] == "took-back":
            standing.pop()
    return standing


def test_what_has_one_answer_is_answered_by_the_page_and_taken_back_with_the_choice_before_it(visit: Visit) -> None:
    player = visit(prefers={"single": "answer"}).begin(LONDON)
    for _ in range(MOST):
        assert player.wait_for_turn()
        before = own_choices(player)
        # to build is to be asked for a card to pay with, and where it goes: sooner or later there is only one
        player.choose(lambda moves: next((one for one in moves if one.startswith("play ")), moves[0]))
        player.wait_for_turn()
        after = own_choices(player)
        if len(after) > len(before) + 1 and player.page.locator("[data-undo]").count():
            break
    else:
        raise AssertionError("nothing with one answer was asked")
    asked = player.now()["moves"]
    player.page.click("[data-undo]")
    for _ in range(STEPS_BACK):  # each is asked for once the one before is done
        if own_choices(player) == before:
            break
        player.page.wait_for_timeout(50)
    assert own_choices(player) == before
    player.wait_for_turn()
    assert player.now()["moves"] != asked


def test_the_last_card_is_played_by_the_page_whatever_others_choose_meanwhile(visit: Visit) -> None:
    player = visit(prefers={"single": "answer", "pace": "fast"}).begin(KIDS)
    while player.wait_for_turn():
        moves = player.offered()  # none, if the page has answered since
        if len(moves) > 1:
            player.pick(moves[0])
            player.wait_until_done()
        else:
            player.page.wait_for_function(ASKED_ELSE, arg=moves)
    assert player.page.locator("[data-end]").count() == 1
    assert player.now()["status"] == "over"


def test_what_has_one_answer_is_asked_all_the_same_where_that_is_set(visit: Visit) -> None:
    player = visit(prefers={"single": "ask"}).begin(LONDON)
    for _ in range(MOST):
        assert player.wait_for_turn()
        if len(player.now()["moves"]) == 1:
            break
        before = own_choices(player)
        player.choose(lambda moves: next((one for one in moves if one.startswith("play ")), moves[0]))
        assert len(own_choices(player)) == len(before) + 1
    assert player.page.locator(".choice").count() == 1


def test_a_double_click_answers_one_question(visit: Visit) -> None:
    player = visit(viewport=LAPTOP).begin(LONDON)
    assert player.wait_for_turn()
    player.page.locator(".choice").first.dblclick()
    player.wait_until_done()
    player.wait_for_turn()
    assert len(own_choices(player)) == 1
    # the pointer has not moved since, however long the question has been there
    player.page.mouse.down()
    player.page.mouse.up()


def test_a_question_is_answered_by_the_keyboard_at_once(visit: Visit) -> None:
    player = visit().begin(KIDS)
    player.page.wait_for_selector(".choice")
    before = player.version()
    player.page.locator('.choice[data-move="send 3"]').press("Enter")
    player.wait_past(before)
    assert player.now()["view"]["hands"][0] != list(range(9)) or player.now()["view"]["my_choice"] == 3
