"""Being told: once for each decision, by every channel, whoever serves; and never where nobody wants or may be told."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from londinium.core.words import LANGUAGES
from londinium.server.notify import outbound
from londinium.server.storage import schema
from londinium.server.tables import channels
from londinium.server.tables.channels import ENOUGH
from londinium.server.workers.notices import GRACE, LEASE
from tests.server.channels import at, hook, keep_waiting, look, mail_to, mailbox_of, people, told_people
from tests.server.playing import KIDS, Clock, Guest, serving
from tests.server.receiving import receiving, receiving_mail, token_in

LITTLE = 1.5  # seconds of patience: soon over, and enough to be heard in on a busy machine


def test_somebody_who_is_away_is_told_of_each_decision_once(database: str) -> None:
    async def story() -> None:
        async with told_people(database, "Anna") as (clock, receiver, server, [anna]):
            await hook(anna, receiver.url())
            table = await anna.make("me", "bot")
            await look(server)
            assert receiver.seen == []  # most choices are made before anyone need be told
            clock.now += GRACE
            await look(server)
            await look(server)
            first = (await receiver.next()).json
            assert first["table"] == table
            assert first["name"] == "Anna"
            assert first["game"] == KIDS
            assert first["link"] == f"{server.url}/#/table/{table}"
            assert len(receiver.seen) == 1
            await anna.wish(table, "say", text="I am thinking")
            clock.now += 3600
            await look(server)
            assert len(receiver.seen) == 1
            async with anna.look(table) as eyes:
                await eyes.play(0)
                await eyes.until(lambda seen: 0 in seen.now["to_act"])
            clock.now += LEASE + GRACE
            await look(server)
            second = (await receiver.next()).json
            assert second["decision"] != first["decision"]
            assert len(receiver.seen) == 2

    asyncio.run(story())


def test_every_channel_tells_and_none_tells_more_than_who_where_and_what_game(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with (
            receiving() as receiver,
            receiving_mail() as mailbox,
            serving(tmp_path / "all.sqlite", clock, private_webhooks=True, mail=mail_to(mailbox)) as server,
            people(server, "Anna") as [anna],
        ):
            for shape in ("json", "slack", "discord"):
                await hook(anna, receiver.url(f"/{shape}"), shape)
            await mailbox_of(anna, "anna@home.example", mailbox)
            table = await anna.make("me", "bot")
            invite = await anna.invite(table)
            clock.now += GRACE
            await look(server)
            told = {one.path: one.json for one in receiver.seen}
            link = f"{server.url}/#/table/{table}"
            text = "Anna, it is your turn in Kids of London."
            assert told["/json"] == {
                "about": "turn",
                "text": text,
                "link": link,
                "name": "Anna",
                "game": KIDS,
                "table": table,
                "decision": told["/json"]["decision"],
            }
            assert re.fullmatch("[0-9a-f]{16}", told["/json"]["decision"])  # no number: it would tell of others' steps
            assert told["/slack"] == {"text": f"{text} {link}", "mrkdwn": False}
            assert told["/discord"] == {"content": f"{text} {link}", "allowed_mentions": {"parse": []}}
            letter = await mailbox.next()
            assert letter["To"] == "anna@home.example"
            assert letter["Subject"] == "Your turn: Kids of London"
            assert text in letter.get_content()
            assert link in letter.get_content()
            everything = b"".join(one.body for one in receiver.seen) + letter.as_bytes()
            for secret in (invite, anna.credential):
                assert secret.encode() not in everything

    asyncio.run(story())


def test_somebody_at_the_table_is_told_nothing_until_they_have_left_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with told_people(tmp_path / "at.sqlite", "Anna") as (clock, receiver, server, [anna]):
            await hook(anna, receiver.url())
            table = await anna.make("me", "bot")
            async with anna.look(table):
                clock.now += 3600
                await look(server)
            clock.now += LEASE / 2
            await look(server)
            assert receiver.seen == []  # perhaps the page is only being loaded again
            clock.now += LEASE
            await look(server)
            assert (await receiver.next()).json["table"] == table

    asyncio.run(story())


def test_two_processes_tell_everyone_once_together_and_a_third_after_them_tells_nobody(database: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with receiving() as receiver:
            async with (
                serving(database, clock, private_webhooks=True) as one,
                serving(database, clock, private_webhooks=True) as two,
                people(one, "Anna", "Ben") as guests,
            ):
                for guest in guests:
                    await hook(guest, receiver.url(f"/{guest.id}"))
                anna, ben = guests
                tables = []
                for _ in range(4):
                    table = await anna.make("me", "open", "bot")
                    await ben.wish(table, "join", invite=await anna.invite(table))
                    tables.append(table)
                clock.now += GRACE
                await look(one, two, one, two)
            async with serving(database, clock, private_webhooks=True) as three:
                clock.now += 3600
                await look(three)
            told = sorted((got.path, got.json["table"]) for got in receiver.seen)
            assert told == sorted((f"/{guest.id}", table) for guest in guests for table in tables)

    asyncio.run(story())


def test_somebody_who_looks_on_at_another_process_is_not_told(database: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with (
            receiving() as receiver,
            serving(database, clock, private_webhooks=True) as one,
            serving(database, clock, private_webhooks=True) as two,
            people(one, "Anna") as [anna],
        ):
            await hook(anna, receiver.url())
            table = await anna.make("me", "bot")
            there = await at(two, anna)
            async with there.look(table):
                clock.now += GRACE
                await look(two)
                await look(one)
            await there.leave()
            assert receiver.seen == []
            clock.now += LEASE
            await look(one, two)
            assert (await receiver.next()).json["table"] == table

    asyncio.run(story())


def test_a_decision_that_came_just_before_the_server_died_is_told_by_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        place = tmp_path / "next.sqlite"
        async with receiving() as receiver:
            async with serving(place, clock, private_webhooks=True) as server, people(server, "Anna") as [anna]:
                await hook(anna, receiver.url())
                table = await anna.make("me", "bot")
            assert receiver.seen == []
            clock.now += GRACE
            async with serving(place, clock, private_webhooks=True):
                assert (await receiver.next()).json["table"] == table

    asyncio.run(story())


def test_a_person_on_several_seats_is_told_once_and_a_person_for_whom_a_bot_plays_not_at_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with told_people(tmp_path / "sofa.sqlite", "Anna", "Ben") as (clock, receiver, server, [anna, ben]):
            await hook(anna, receiver.url("/anna"))
            await hook(ben, receiver.url("/ben"))
            table = await anna.make("me", "me", "open")
            await ben.wish(table, "join", invite=await anna.invite(table))
            await ben.wish(table, "hand-over", seat=2)
            clock.now += GRACE
            await look(server)
            assert [one.path for one in receiver.seen] == ["/anna"]

    asyncio.run(story())


def test_whoever_is_asked_to_let_another_take_back_is_told_who_asks(tmp_path: Path) -> None:
    async def story() -> None:
        async with told_people(tmp_path / "ask.sqlite", "Anna", "Ben") as (clock, receiver, server, [anna, ben]):
            await hook(anna, receiver.url())
            table = await anna.make("me", "open")
            await ben.wish(table, "join", invite=await anna.invite(table))
            clock.now += GRACE
            await look(server)
            assert (await receiver.next()).json["about"] == "turn"
            for guest, seat in ((anna, 0), (ben, 1)):
                await guest.wish(table, "play", seat=seat, move=(await guest.now(table))["moves"][0])
            await anna.wish(table, "play", seat=0, move=(await anna.now(table))["moves"][0])
            await ben.wish(table, "ask-back", seat=1)
            clock.now += GRACE
            await look(server)
            asked = (await receiver.next()).json
            assert asked["about"] == "asked"
            assert asked["text"] == "Anna, Ben asks whether a choice in Kids of London may be taken back."
            await look(server)
            assert len(receiver.seen) == 2

    asyncio.run(story())


def test_a_mailbox_gets_nothing_but_a_question_before_it_says_yes_and_nothing_after_it_says_stop(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        clock = Clock()
        async with (
            receiving_mail() as mailbox,
            serving(tmp_path / "mail.sqlite", clock, mail=mail_to(mailbox)) as server,
            people(server, "Anna") as [anna],
        ):
            assert (await anna.get("/api/channels"))["email"]
            made = await anna.post("/api/me/channels", {"kind": "email", "address": "anna@home.example"})
            assert not made["confirmed"]
            question = await mailbox.next()
            assert question["Subject"] == "Is this your address?"
            await anna.post(f"/api/me/channels/{made['id']}/test", status=409)
            table = await keep_waiting(anna, server, clock)
            assert len(mailbox.seen) == 1
            token = token_in(question, "confirm")
            await anna.post("/api/channels/confirm", {"token": token[:-1] + ("0" if token[-1] != "0" else "1")}, 404)
            await anna.post("/api/channels/stop", {"token": token}, 404)
            await anna.post("/api/channels/confirm", {"token": token})
            await look(server)
            notice = await mailbox.next()
            assert table in notice.get_content()
            await anna.post("/api/channels/stop", {"token": token_in(notice, "stop")})
            assert await anna.get("/api/me/channels") == []
            await anna.post("/api/channels/confirm", {"token": token}, 404)

    asyncio.run(story())


def test_an_address_is_not_asked_again_and_again(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        victim = {"kind": "email", "address": "someone@else.example"}
        async with (
            receiving_mail() as mailbox,
            serving(tmp_path / "asked.sqlite", clock, mail=mail_to(mailbox)) as server,
            people(server, *"ABCDE") as guests,
        ):
            await guests[0].post("/api/me/channels", victim)
            await guests[1].post("/api/me/channels", victim, 429)
            for guest in guests[1:]:
                clock.now += 120
                made = (await guest.http.post("/api/me/channels", json=victim)).json()
                if "id" in made:
                    await guest.http.delete(f"/api/me/channels/{made['id']}")
            assert len(mailbox.seen) == channels.ASKED

    asyncio.run(story())


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "none.sqlite") as server, people(server, "Anna") as [anna]:
            assert not (await anna.get("/api/channels"))["email"]
            refused = await anna.post("/api/me/channels", {"kind": "email", "address": "anna@home.example"}, 409)
            assert refused["reason"] == "this server sends no mail"

    asyncio.run(story())


def test_when_the_mail_server_is_down_it_is_tried_again_and_no_mailbox_is_blamed(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with receiving_mail() as first:
            port = first.port
            config = mail_to(first)
            server_of = serving(tmp_path / "down.sqlite", clock, mail=config)
            server = await server_of.__aenter__()
            anna = await server.guest("Anna")
            await mailbox_of(anna, "anna@home.example", first)
        try:
            notices = server.services.notices
            notices.again = (0.0,)
            for _ in range(ENOUGH + 1):
                await keep_waiting(anna, server, clock)
            [channel] = await anna.get("/api/me/channels")
            assert channel["failures"] == 0
            assert not channel["dropped"]
            async with receiving_mail(port) as mailbox:
                table = await keep_waiting(anna, server, clock)
                assert table in (await mailbox.next()).get_content()
        finally:
            await anna.leave()
            await server_of.__aexit__(None, None, None)

    asyncio.run(story())


def test_a_mailbox_the_mail_server_refuses_is_dropped_after_several_failures(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with (
            receiving_mail() as mailbox,
            serving(tmp_path / "refused.sqlite", clock, mail=mail_to(mailbox)) as server,
            people(server, "Anna") as [anna],
        ):
            await mailbox_of(anna, "anna@home.example", mailbox)
            mailbox.refuses.add("anna@home.example")
            server.services.notices.again = ()
            for _ in range(ENOUGH):
                await keep_waiting(anna, server, clock)
            [channel] = await anna.get("/api/me/channels")
            assert channel["dropped"]
            assert channel["problem"] == "The mail server did not take the address."

    asyncio.run(story())


def test_a_webhook_that_fails_several_times_in_a_row_is_dropped_and_its_owner_sees_why(tmp_path: Path) -> None:
    async def story() -> None:
        async with told_people(tmp_path / "fail.sqlite", "Anna") as (clock, receiver, server, [anna]):
            id = await hook(anna, receiver.url())

            async def one_more() -> Any:
                await keep_waiting(anna, server, clock)
                [channel] = await anna.get("/api/me/channels")
                return channel

            receiver.status = 500
            assert (await one_more())["failures"] == 1
            receiver.status = 204
            assert (await one_more())["failures"] == 0
            receiver.status = 500
            for _ in range(ENOUGH):
                channel = await one_more()
            assert channel["dropped"]
            assert channel["problem"] == "The other server did not take the message (answer 500)."
            seen = len(receiver.seen)
            receiver.status = 204
            assert (await one_more())["dropped"]
            assert len(receiver.seen) == seen
            assert await anna.post(f"/api/me/channels/{id}/test") == {"sent": True, "problem": None}
            assert not (await one_more())["dropped"]
            assert len(receiver.seen) == seen + 1 + 2  # the test, and the two tables that wait still

    asyncio.run(story())


def test_what_certainly_did_not_leave_is_sent_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with told_people(tmp_path / "later.sqlite", "Anna") as (clock, receiver, server, [anna]):
            answers: list[list[str]] = [["127.0.0.1"], [], ["127.0.0.1"]]

            async def directory(name: str, port: int) -> list[str]:
                return answers.pop(0)

            server.services.channels.sender.outbound.resolve = directory
            server.services.notices.again = (0.0,)
            await hook(anna, f"http://hooks.example:{receiver.port}/hook")
            table = await keep_waiting(anna, server, clock)
            assert [one.json["table"] for one in receiver.seen] == [table]
            [channel] = await anna.get("/api/me/channels")
            assert channel["failures"] == 0

    asyncio.run(story())


def test_a_target_that_may_have_heard_is_not_told_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "PATIENCE", LITTLE)

    async def story() -> None:
        async with told_people(tmp_path / "slow.sqlite", "Anna") as (clock, receiver, server, [anna]):
            receiver.answering.clear()
            server.services.notices.again = (0.0,)
            await hook(anna, receiver.url())
            await keep_waiting(anna, server, clock)
            await look(server)
            receiver.answering.set()
            [channel] = await anna.get("/api/me/channels")
            assert channel["problem"] == "The other server took too long."
            assert len(receiver.seen) == 1

    asyncio.run(story())


def test_channels_are_ones_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            receiving() as receiver,
            serving(tmp_path / "own.sqlite", private_webhooks=True) as server,
            people(server, "Anna", "Ben") as [anna, ben],
        ):
            id = await hook(anna, receiver.url("/secret-path"))
            assert await ben.get("/api/me/channels") == []
            await ben.post(f"/api/me/channels/{id}/test", status=404)
            assert (await ben.http.delete(f"/api/me/channels/{id}")).status_code == 404
            [mine] = await anna.get("/api/me/channels")
            assert "secret-path" not in str(mine)
            assert (await anna.http.delete(f"/api/me/channels/{id}")).status_code == 200
            assert await anna.get("/api/me/channels") == []
            stranger = Guest(server.url)
            await stranger.get("/api/me/channels", 401)
            await stranger.leave()

    asyncio.run(story())


def test_the_same_channel_wanted_twice_at_once_is_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with told_people(tmp_path / "same.sqlite", "Anna") as (clock, receiver, server, [anna]):
            ids = await asyncio.gather(*(hook(anna, receiver.url()) for _ in range(5)))
            assert len(set(ids)) == 1
            await keep_waiting(anna, server, clock)
            assert len(receiver.seen) == 1

    asyncio.run(story())


def test_there_is_an_end_to_how_many_channels_a_person_has(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "many.sqlite", private_webhooks=True) as server,
            people(server, "Anna") as [anna],
        ):
            for number in range(channels.MOST):
                await hook(anna, f"http://127.0.0.1:9/{number}")
            await anna.post("/api/me/channels", {"kind": "webhook", "url": "http://127.0.0.1:9/more"}, 409)

    asyncio.run(story())


def test_people_are_told_in_their_language(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        said = {
            "en": "Anna, it is your turn in Kids of London.",
            "fr": "Anna, c'est à vous de jouer à Kids of London.",
            "pl": "Anna, teraz Twoja kolej w grze Dzieci Londynu.",
        }
        async with receiving() as receiver, serving(tmp_path / "lang.sqlite", clock, private_webhooks=True) as server:
            for lang in LANGUAGES:
                async with people(server, "Anna") as [anna]:
                    await anna.http.patch("/api/me", json={"lang": lang})
                    await hook(anna, receiver.url())
                    await keep_waiting(anna, server, clock)
                    assert (await receiver.next()).json["text"] == said[lang]

    asyncio.run(story())


def test_what_can_no_longer_wait_is_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with told_people(tmp_path / "tidy.sqlite", "Anna") as (clock, receiver, server, [anna]):
            await hook(anna, receiver.url())
            await anna.make("me", "bot")
            ended = await keep_waiting(anna, server, clock)
            async with anna.look(ended) as eyes:
                while eyes.now["status"] == "playing":
                    await (eyes.play(0) if 0 in eyes.now["to_act"] else eyes.read())
            services = server.services
            count = select(func.count()).select_from(schema.notices)
            assert (await services.database.row(count))["count_1"] == 2
            await services.notices.tidy()
            assert (await services.database.row(count))["count_1"] == 1

    asyncio.run(story())


def test_whoevers_webhooks_are_slow_keeps_nobody_else_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbound, "AT_ONCE", 4)
    monkeypatch.setattr(outbound, "PATIENCE", 1000.0)

    async def story() -> None:
        clock = Clock()
        async with (
            receiving() as slow,
            receiving() as quick,
            serving(tmp_path / "others.sqlite", clock, private_webhooks=True) as server,
            people(server, "Mallory", "Anna") as [mallory, anna],
        ):
            slow.answering.clear()
            for number in range(10):
                await hook(mallory, slow.url(f"/{number}"))
            await hook(anna, quick.url())
            await mallory.make("me", "bot")
            clock.now += GRACE
            await server.services.notices.look_round()
            await slow.next()
            await slow.next()
            table = await anna.make("me", "bot")
            clock.now += GRACE
            await server.services.notices.look_round()
            assert (await quick.next()).json["table"] == table
            assert len(slow.seen) == 2, "one person's targets are asked two at a time"
            slow.answering.set()
            await server.services.notices.settled()
            assert len(slow.seen) == 10

    asyncio.run(story())


def test_a_channel_that_took_too_long_rests_before_it_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbound, "PATIENCE", LITTLE)

    async def story() -> None:
        async with told_people(tmp_path / "rests.sqlite", "Anna") as (clock, receiver, server, [anna]):
            server.services.notices.again = ()
            receiver.answering.clear()
            channel = await hook(anna, receiver.url())

            async def another_decision() -> int:
                await keep_waiting(anna, server, clock)
                return len(receiver.seen)

            assert await another_decision() == 1
            assert await another_decision() == 1, "it rests"
            assert (await anna.get("/api/me/channels"))[0]["failures"] == 1, "and is not blamed for it"
            clock.now += channels.REST
            assert await another_decision() == 2
            clock.now += channels.REST
            assert await another_decision() == 2, "it rests twice as long"
            receiver.answering.set()
            assert (await anna.post(f"/api/me/channels/{channel}/test"))["sent"], "whoever tries it out need not wait"
            assert await another_decision() == 4

    asyncio.run(story())
