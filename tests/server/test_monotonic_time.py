"""The clock of the machine is set: whatever only needs to know how much time has passed does not notice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from londinium.server.config import Limits, Mail
from londinium.server.tables.registry import IDLE
from londinium.server.workers import clocks
from londinium.server.workers.notices import GRACE, LEASE
from tests.server.playing import PATIENCE, Clock, Guest, Server, serving, together
from tests.server.receiving import receiving, receiving_mail

HOUR = 3600.0
FEW = Limits(people=5, tables=5, joins=5, sayings=5, requests=5, crowd=20)


@pytest.fixture(autouse=True)
def quick_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "TICK", 0.01)


async def look(server: Server) -> None:
    await server.services.notices.look_round()
    await server.services.notices.settled()


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_nobody_is_refused_and_nobody_gets_more_when_the_clock_is_set(step: float, tmp_path: Path) -> None:
    async def story() -> None:
        clock, ticks = Clock(), Clock()
        async with serving(tmp_path / "set.sqlite", clock, FEW, ticks) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            for _ in range(4):
                await anna.wish(table, "say", text="hello")
            clock.now += step
            await anna.wish(table, "say", text="still welcome")
            await anna.wish(table, "say", text="no more than before", status=429)
            ticks.now += 12
            await anna.wish(table, "say", text="a fifth of a minute later")
            assert (await anna.get("/api/me"))["person"]["name"] == "Anna"

    asyncio.run(story())


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_a_table_stays_in_memory_as_long_as_ever_when_the_clock_is_set(step: float, tmp_path: Path) -> None:
    async def story() -> None:
        clock, ticks = Clock(), Clock()
        async with serving(tmp_path / "set.sqlite", clock, ticks=ticks) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            live = server.services.registry.live
            clock.now += step
            assert server.services.registry.evict() == 0
            assert table in live
            ticks.now += IDLE + 1
            async with asyncio.timeout(PATIENCE):
                while table in live:
                    await asyncio.sleep(0.01)

    asyncio.run(story())


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_a_choice_has_a_deadline_that_is_a_point_in_time_also_when_the_clock_is_set(step: float, database: str) -> None:
    """Deadlines are stored, told to pages and compared by every process, so they are the clock's: set back it gives
    time, set ahead it takes some. What was played counts in no store of time twice."""

    async def story() -> None:
        clock, ticks = Clock(), Clock()
        async with serving(database, clock, ticks=ticks) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben, pace={"each": 2 * HOUR, "store": 60})
            deadline = clock.now + 2 * HOUR + 60
            clock.now += step
            await anna.wish(table, "play", seat=0, move="send 3")
            assert (await anna.now(table))["deadlines"] == {"1": deadline}
            await ben.wish(table, "play", seat=1, move="send 4")
            assert (await anna.now(table))["deadlines"]["0"] == clock.now + 2 * HOUR + 60
            clock.now += 2 * HOUR + 61
            async with anna.look(table) as eyes:
                await eyes.until(lambda eyes: any(entry.get("by") == "clock" for entry in eyes.entries))

    asyncio.run(story())


@pytest.mark.parametrize("step", [-HOUR, HOUR])
def test_whoever_left_is_told_and_whoever_looks_is_not_when_the_clock_is_set(step: float, database: str) -> None:
    async def story() -> None:
        clock, ticks = Clock(), Clock()
        async with (
            receiving() as receiver,
            serving(database, clock, ticks=ticks, private_webhooks=True) as server,
            serving(database, clock, ticks=ticks, private_webhooks=True) as other,
        ):
            anna = await server.guest("Anna")
            await anna.post("/api/me/channels", {"kind": "webhook", "url": receiver.url()})
            table = await anna.make("me", "bot")
            clock.now += GRACE
            async with anna.look(table):
                await look(server)
                clock.now += step
                await look(server)
                await look(other)
                assert receiver.seen == [], "she looks, and the other process knows"
            clock.now += 2 * LEASE
            async with asyncio.timeout(PATIENCE):
                while not receiver.seen:
                    await look(other)
            assert (await receiver.next()).json["table"] == table

    asyncio.run(story())


def test_a_decision_from_before_the_clock_was_set_back_is_told_of(database: str) -> None:
    async def story() -> None:
        clock, ticks = Clock(), Clock()
        async with receiving() as receiver, serving(database, clock, ticks=ticks, private_webhooks=True) as server:
            anna = await server.guest("Anna")
            await anna.post("/api/me/channels", {"kind": "webhook", "url": receiver.url()})
            table = await anna.make("me", "bot")
            async with anna.look(table):
                await look(server)
            clock.now -= HOUR
            await look(server)
            assert (await receiver.next()).json["table"] == table

    asyncio.run(story())


def test_a_mailbox_is_asked_no_more_often_when_the_clock_is_set(tmp_path: Path) -> None:
    async def story() -> None:
        clock, ticks = Clock(), Clock()
        async with receiving_mail() as mailbox:
            mail = Mail("127.0.0.1", mailbox.port, "londinium@club.example")
            async with serving(tmp_path / "set.sqlite", clock, ticks=ticks, mail=mail) as server:
                address = {"kind": "email", "address": "anna@home.example"}
                for _ in range(3):
                    guest = Guest(server.url)
                    await guest.arrive("Anna")
                    await guest.post("/api/me/channels", address)
                    ticks.now += 60
                clock.now += 48 * HOUR
                last = Guest(server.url)
                await last.arrive("Anna")
                assert "today" in (await last.post("/api/me/channels", address, status=409))["reason"]
                ticks.now += 24 * HOUR
                await last.post("/api/me/channels", address)

    asyncio.run(story())
