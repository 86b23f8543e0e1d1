"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import re

from tests.web.browsing import KEY, KIDS, LONDON, Serving, Visitor
from tests.web.conftest import Visit


def company(visit: Visit, game: str = KIDS, chat: bool = True) -> tuple[Visitor, Visitor, Visitor]:
    """Two people at a table for three, whose third seat a bot takes, and a third person who looks on."""
    first = visit().go()
    first.page.click(f"[data-game={game}] [data-friends]")
    if not chat:
        first.page.click("[data-chat]")
    first.page.click("dialog button.first")
    link = first.page.input_value("#invite-link")
    second, third = visit().go(link), visit().go(link)
    second.page.click("button.first")
    second.page.wait_for_selector("#invite-link")
    first.page.wait_for_function("() => document.querySelectorAll('.gathering li strong').length === 2")
    first.page.click("button.first")
    for visitor in (first, second, third):
        visitor.page.wait_for_selector(".kids, .london, .city")
    return first, second, third


def board(visitor: Visitor) -> str:
    """The board as the page holds it, without what styles or numbers its parts or marks what has changed."""
    return re.sub(r'url\([^)]*\)| data-changed=""', "", visitor.page.inner_html(".kids"))


def wait_for_entries(visitor: Visitor, wanted: int) -> None:
    visitor.page.wait_for_function(
        "wanted => Number(document.querySelector('.screen').dataset.moment) >= wanted", arg=wanted
    )


def test_neither_page_nor_traffic_shows_what_another_has_chosen(visit: Visit) -> None:
    first, second, third = company(visit)
    seen = []
    for child in (3, 6):
        first.pick(f"send {child}")
        first.wait_until_done()
        at = first.version()
        for other in (second, third):
            wait_for_entries(other, at)
        seen.append((board(second), board(third)))
        assert first.page.locator(f'.card.sent[data-card="{child}"]').count() == 1
        first.page.click("[data-undo]")
        first.page.wait_for_selector(".choice")
        for other in (second, third):
            wait_for_entries(other, first.version())
    assert seen[0] == seen[1]
    for other in (second, third):
        told = [event for m in other.messages() for entry in m.get("entries", []) for event in entry.get("events", [])]
        about_first = [event for event in told if event.get("who") == 0]
        assert {event["kind"] for event in about_first} == {"chose", "took-back"}
        assert not any("child" in event or "move" in event for event in about_first)


def test_a_hand_of_london_is_seen_by_its_owner_alone(visit: Visit) -> None:
    first, second, third = company(visit, LONDON)
    first.wait_for_turn()
    first.page.click('button[data-piece][data-move="draw"]')
    first.wait_until_done()
    assert first.page.locator(".hand [data-piece]").count() == 7
    assert second.page.locator(".hand [data-piece]").count() == 6
    assert third.page.locator(".hand").count() == 0
    for other in (second, third):
        wait_for_entries(other, first.version())
        assert other.pieces() == []
        views = [message["now"]["view"] for message in other.messages() if message.get("now", {}).get("view")]
        assert all(view["known"][0] == [] for view in views)
        told = [event for m in other.messages() for entry in m.get("entries", []) for event in entry.get("events", [])]
        drawn = [event for event in told if event["kind"] == "drew"]
        assert drawn
        assert not any("card" in event for event in drawn)


def test_behind_a_screen_of_the_city_only_its_owner_looks(visit: Visit) -> None:
    first, second, third = company(visit, KEY)
    first.wait_for_turn()
    own = first.now()["view"]["keyples"][0]
    assert sum(own["colours"].values()) == own["count"] > 0
    heard = [(other, other.version()) for other in (second, third)]
    while first.now()["to_act"] == [0]:  # others hear of it when it is whole
        first.choose(lambda moves: next((move for move in moves if move.startswith("bid")), moves[0]))
    for other, version in heard:
        wait_for_entries(other, version + 1)
        views = [message["now"]["view"] for message in other.messages() if message.get("now", {}).get("view")]
        assert views
        assert all(view["keyples"][0]["colours"] is None and view["skills"][0]["kinds"] is None for view in views)
    assert first.page.locator(".screen .keyples").count() == 1
    assert third.page.locator(".screen .keyples").count() == 0


def test_who_plays_with_friends_says_how_many_come_sees_who_is_there_and_begins_when_ready(visit: Visit) -> None:
    first = visit().go()
    first.page.click(f"[data-game={KIDS}] [data-friends]")
    first.page.select_option("dialog select", "4")
    first.page.fill("dialog [data-my-name]", "Ada")
    first.page.click("dialog button.first")
    link = first.page.input_value("#invite-link")
    assert "Ada" in first.page.inner_text("[data-seat='0']")
    assert first.page.locator(".gathering [data-seat]").count() == 4
    second = visit().go(link)
    second.page.wait_for_selector("[data-onlooker]")
    assert "looking on" in second.page.inner_text("[data-onlooker]")
    assert "when you begin it" in first.page.inner_text(".gathering")
    assert "when those who sit there begin it" in second.page.inner_text(".gathering")
    second.page.fill(".gathering form input", "Zoë")
    second.page.click(".gathering form button")
    first.page.wait_for_selector("[data-there='2']")
    assert "Zoë" in first.page.inner_text("[data-seat='1']")
    first.page.wait_for_selector("[data-seat='1'] .there")
    second.page.close()
    first.page.wait_for_selector("[data-seat='1'] .away")
    first.page.click(".gathering button.first")
    assert first.wait_for_turn()
    assert [seat["bot"] is None for seat in first.now()["seats"]] == [True, True, False, False]


def test_whoever_looks_on_is_told_so_and_chats_where_the_table_allows_it(visit: Visit) -> None:
    first, _, third = company(visit)
    assert third.page.inner_text(".on-looker") == "You are looking on"
    third.page.fill(".log form input", "what a move")
    third.page.click(".log form button")
    first.page.wait_for_selector(".said:has-text('what a move')")
    first, second, third = company(visit, chat=False)
    third.page.wait_for_selector("[data-no-chat]")
    assert third.page.locator(".log form").count() == 0
    assert second.page.locator(".log form").count() == 1
    table = third.page.evaluate("location.hash.split('/')[2]")
    invite = third.page.evaluate("Object.values(sessionStorage)[0]")
    said = {"do": "say", "text": "all the same"}
    assert third.context.request.post(f"{third.url}/api/people", data={"name": "Third"}).ok
    answer = third.context.request.post(f"{third.url}/api/tables/{table}/wishes?invite={invite}", data=said)
    assert answer.status == 403


def test_the_hands_of_a_spectator_are_empty_of_choices(visit: Visit) -> None:
    first, _, third = company(visit)
    assert first.page.locator(".choice").count() == 9
    assert third.page.locator(".choice").count() == 0
    assert third.page.locator(".card.may").count() == 0


def test_a_choice_is_taken_back_and_made_anew(visit: Visit) -> None:
    first, second, _ = company(visit)
    first.pick("send 4")
    first.wait_until_done()
    first.page.wait_for_selector("[data-undo]")
    first.page.click("[data-undo]")
    first.page.wait_for_selector('.choice[data-move="send 4"]')
    first.pick("send 5")
    second.wait_for_turn()
    second.pick("send 1")
    first.page.wait_for_function("() => document.querySelector('[data-log]').innerText.includes('sent child 5')")


def test_what_was_shown_is_taken_back_only_when_all_agree(visit: Visit) -> None:
    first, second, _ = company(visit)
    first.pick("send 4")
    second.pick("send 1")
    first.page.wait_for_function("() => document.querySelector('[data-log]').innerText.includes('sent child 4')")
    first.wait_for_turn()  # a choice that a bot still makes now would end the question
    first.page.click("[data-ask-back]")
    assert first.page.inner_text(".ask").startswith("You have asked")
    second.page.click(".ask button.first")
    first.page.wait_for_selector('.choice[data-move="send 4"]')
    assert "drawn anew" in first.page.inner_text("[data-log]")
    assert first.page.locator("[data-strip]").filter(has_text="sent child").count() == 0, (
        "what others did is undone too"
    )
    undone = first.page.locator("[data-log] .undone").all_inner_texts()
    assert any("sent child 4" in told for told in undone)
    assert not any("seen in the street" in told and "Hour 1" in told for told in undone)


def test_who_plays_again_is_found_by_the_others_where_they_are(visit: Visit) -> None:
    first, second, _ = company(visit)
    playing = [first, second]
    while playing:
        for player in list(playing):
            if player.wait_for_turn():
                player.choose()
            else:
                playing.remove(player)
    before = first.page.url
    first.page.click("[data-end] button.first")
    first.page.wait_for_selector("#invite-link")
    second.page.click("[data-rematch]")
    second.page.click(".gathering button.first")
    for player in (first, second):
        player.wait_for_turn()
        assert player.page.url != before
    assert first.now()["view"]["seat"] != second.now()["view"]["seat"]


def test_people_talk_and_nothing_they_write_becomes_part_of_the_page(visit: Visit) -> None:
    first, second, _ = company(visit)
    first.page.fill(".log form input", "<img src=x onerror=alert(1)> good evening")
    first.page.press(".log form input", "Enter")
    second.page.wait_for_function("() => document.querySelector('[data-log]').innerText.includes('good evening')")
    assert second.page.locator("[data-log] img").count() == 0


def test_a_curtain_falls_between_two_people_who_share_a_screen(visit: Visit) -> None:
    player = visit().go()
    player.page.click(f"[data-game={KIDS}] .buttons button:nth-child(3)")
    player.page.select_option("dialog select", "2")
    player.page.locator("dialog select").nth(1).select_option("me")
    player.page.click("dialog button.first")
    player.page.wait_for_selector("[data-curtain]")
    assert player.page.locator(".kids, .choice, [data-log]").count() == 0
    player.page.keyboard.press("Enter")
    player.choose(lambda moves: "send 3")
    player.page.wait_for_selector("[data-curtain]")
    assert player.page.locator(".kids, .choice, [data-log]").count() == 0
    player.page.click("[data-curtain] button.first")
    player.page.wait_for_selector(".choice")
    assert player.page.locator(".card.sent[data-card='3']").count() == 0
    player.choose(lambda moves: "send 4")
    player.page.wait_for_function("() => document.querySelector('[data-log]').innerText.includes('sent child 3')")
    player.page.reload()
    player.page.wait_for_selector("[data-curtain]")
    assert player.axe() == []


def test_at_a_shared_screen_only_the_clock_of_whoever_is_at_it_runs(visit: Visit) -> None:
    player = visit().go()
    page = player.page
    page.click(f"[data-game={KIDS}] .buttons button:nth-child(3)")
    page.select_option("dialog select", "2")
    page.locator("dialog select").nth(1).select_option("me")
    page.select_option("dialog select:has(option[value='120'])", "120")
    page.click("dialog button.first")
    page.click("[data-curtain] button.first")
    page.wait_for_selector("[data-seat='0'] [role=timer]")
    assert page.locator("[role=timer]").count() == 1
    page.click(".seats button:has-text('Seat 2')")  # who would rather choose first takes the screen
    page.click("[data-curtain] button.first")
    page.wait_for_selector("[data-seat='1'] [role=timer]")
    assert page.locator("[role=timer]").count() == 1
    player.choose()
    page.click("[data-curtain] button.first")
    page.wait_for_selector("[data-seat='0'] [role=timer]")
    assert page.locator("[role=timer]").count() == 1


def test_two_tabs_of_one_person_show_the_same_and_either_may_choose(visit: Visit) -> None:
    player = visit().begin(KIDS)
    player.wait_for_turn()
    other = player.context.new_page()
    other.goto(player.page.url)
    other.wait_for_selector('.screen[data-ready="true"] .choice')
    before = player.version()
    other.click('.choice[data-move="send 2"]')
    player.wait_past(before)
    player.wait_for_turn()
    assert player.page.locator('.choice[data-move="send 2"]').count() == 0


def test_a_reload_restores_everything(visit: Visit) -> None:
    player = visit().begin(KIDS)
    player.wait_for_turn()
    player.choose()
    player.wait_for_turn()
    while player.now()["to_act"] != [0]:  # bots choose at the same time
        player.wait_past(player.now()["version"])
    wait_for_entries(player, player.now()["version"])
    before = board(player), player.page.inner_text("[data-log]")
    player.page.reload()
    player.wait_for_turn()
    assert (board(player), player.page.inner_text("[data-log]")) == before


def test_the_page_says_that_the_line_is_gone_and_comes_back_by_itself(visit: Visit, serving: Serving) -> None:
    player = visit().begin(KIDS)
    player.wait_for_turn()
    player.choose()
    player.wait_for_turn()
    serving.stop()
    player.page.wait_for_selector(".offline")
    serving.start()
    player.page.wait_for_selector(".offline", state="detached")
    player.choose()
    assert player.wait_for_turn()


def test_a_recovery_link_moves_a_person_to_another_device(visit: Visit) -> None:
    player = visit().begin(KIDS)
    player.page.click("header button")
    player.page.locator("dialog h3 ~ button").click()
    link = player.page.locator("dialog h3 ~ input").input_value()
    other = visit().go(link)
    other.page.wait_for_selector(".waits")
    assert other.page.locator(".waits").count() == 1
