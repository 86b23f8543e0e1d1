"""Clocks: a bot plays when time is up, the store of time runs down, and no time passes while no server is there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select

from londinium.server.storage import schema
from londinium.server.workers import clocks, recovery
from tests.server.playing import PATIENCE, Clock, Guest, serving, together

SLOW = {"each": 100, "store": 0}


@pytest.fixture(autouse=True)
def quick_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look at the clocks often, so that nobody waits."""
    monkeypatch.setattr(clocks, "TICK", 0.01)
    monkeypatch.setattr(recovery, "SWEEP", 0.01)


def test_when_the_clock_runs_out_a_bot_plays_the_choice_and_at_last_the_seat(database: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with serving(database, clock) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben, pace=SLOW)
            async with ben.look(table) as eyes:
                assert eyes.now["deadlines"] == {"0": clock.now + 100, "1": clock.now + 100}
                await eyes.play(1)
                clock.now += 99
                await eyes.ask("say", text="still time")
                assert eyes.now["to_act"] == [0]
                clock.now += 2
                await eyes.until(lambda eyes: eyes.now["view"]["hour"] == 2)
                assert [entry.get("by") for entry in eyes.entries if entry["kind"] == "played"] == [None, "clock"]
                await eyes.play(1)
                clock.now += 101
                await eyes.until(lambda eyes: eyes.now["seats"][0]["bot"] is not None)
                await anna.wish(table, "come-back", seat=0)
                await eyes.until(lambda eyes: eyes.now["seats"][0]["bot"] is None)
            await anna.leave()
            await ben.leave()

    asyncio.run(story())


def test_a_store_of_time_is_used_when_a_choice_takes_longer(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with serving(tmp_path / "store.sqlite", clock) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben, pace={"each": 10, "store": 60})
            clock.now += 30
            await anna.wish(table, "play", seat=0, move="send 3")
            await ben.wish(table, "play", seat=1, move="send 4")
            assert (await anna.now(table))["deadlines"] == {"0": clock.now + 10 + 40, "1": clock.now + 10 + 40}

    asyncio.run(story())


def test_of_several_people_at_one_screen_only_whoever_is_at_it_has_a_running_clock(database: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with serving(database, clock) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "me", "open", open=True, pace={"each": 10, "store": 60})
            await ben.wish(table, "join")
            begun = clock.now
            async with anna.look(table) as eyes:
                assert eyes.now["deadlines"] == {"0": begun + 70, "2": begun + 70}
                clock.now += 20
                await eyes.play(0)
                assert eyes.now["deadlines"] == {"1": clock.now + 70, "2": begun + 70}
                await eyes.ask("look", seat=1)
                clock.now += 30
                await eyes.play(1)
                assert eyes.now["deadlines"] == {"2": begun + 70}
                await ben.wish(table, "play", seat=2, move="send 1")
                await eyes.until(lambda eyes: eyes.now["view"]["hour"] == 2)
                # each has paid for their own time: 10 and 20 seconds of the store; who chose last is still there
                assert eyes.now["deadlines"] == {"1": clock.now + 50, "2": clock.now + 30}
            await server.services.registry.get(table)
            server.services.registry.live.clear()
            assert (await anna.now(table))["deadlines"] == {"1": clock.now + 50, "2": clock.now + 30}

    asyncio.run(story())


def test_whoever_takes_over_the_screen_stops_the_clock_of_whoever_was_at_it_and_no_time_is_won_by_it(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        clock = Clock()
        async with serving(tmp_path / "screen.sqlite", clock) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "me", "open", open=True, pace=SLOW)
            await ben.wish(table, "join")
            async with anna.look(table) as eyes, ben.look(table) as other:
                clock.now += 60
                await eyes.ask("look", seat=1)
                assert eyes.now["deadlines"] == {"1": clock.now + 100, "2": clock.now + 40}
                await other.until(lambda other: "1" in other.now["deadlines"])
                assert [set(entry) for entry in other.entries if entry["kind"] == "looked"] == [
                    {"number", "kind", "at", "seat"}
                ]
                await ben.wish(table, "play", seat=2, move="send 1")
                clock.now += 30
                await eyes.ask("look", seat=0)
                assert eyes.now["deadlines"] == {"0": clock.now + 40}
                await eyes.ask("look", seat=0)
                assert len({entry["number"] for entry in eyes.entries if entry["kind"] == "looked"}) == 2
                clock.now += 41
                await eyes.until(lambda eyes: eyes.now["to_act"] == [1])
                assert eyes.now["deadlines"] == {"1": clock.now + 70}

    asyncio.run(story())


def test_a_bot_that_plays_for_one_at_the_screen_leaves_the_clock_to_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with serving(tmp_path / "bot.sqlite", clock) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me", pace=SLOW)
            assert list((await anna.now(table))["deadlines"]) == ["0"]
            await anna.wish(table, "hand-over", seat=0, bot="greedy")
            async with anna.look(table, seat=1) as eyes:
                await eyes.until(lambda eyes: eyes.now["to_act"] == [1])
                assert list(eyes.now["deadlines"]) == ["1"]

    asyncio.run(story())


def test_looking_through_another_seat_writes_nothing_where_no_clock_runs(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "untimed.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            async with anna.look(table) as eyes:
                version = eyes.version
                await eyes.ask("look", seat=1)
                await eyes.ask("look", seat=None)
                assert eyes.now["seat"] is None
                assert eyes.version == version

    asyncio.run(story())


@pytest.mark.parametrize("away", [4, 5000])
def test_no_time_passes_while_no_server_is_there(away: int, tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        database = tmp_path / "away.sqlite"
        async with serving(database, clock) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me", pace=SLOW)
            credential = anna.credential
            deadline = (await anna.now(table))["deadlines"]["0"]
            await anna.leave()
        clock.now += away
        async with serving(database, clock) as server:
            anna = Guest(server.url, credential)
            now = await anna.now(table)
            assert now["to_act"] == [0, 1]
            assert now["deadlines"]["0"] == deadline + away
            await anna.leave()

    asyncio.run(story())


def test_a_table_in_nobodys_memory_is_looked_after_when_its_time_is_up(database: str) -> None:
    async def story() -> None:
        clock = Clock()
        async with serving(database, clock) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben, pace=SLOW)
            server.services.registry.live.clear()
            clock.now += 101
            async with asyncio.timeout(PATIENCE):
                while (await server.services.database.row(select(schema.tables)))["version"] < 5:
                    server.services.registry.live.clear()
                    await asyncio.sleep(0.05)
            server.services.registry.live.clear()  # one read between the two writes would not know of the second
            assert [entry["by"] for entry in (await anna.get(f"/api/tables/{table}/log"))[3:5]] == ["clock", "clock"]
            await anna.leave()

    asyncio.run(story())


def test_tables_that_cannot_be_looked_after_keep_none_of_the_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "AT_ONCE", 1)
    monkeypatch.setattr(recovery, "AT_ONCE", 1)

    async def story() -> None:
        clock = Clock()
        async with serving(tmp_path / "stuck.sqlite", clock) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            stuck = [await together(anna, ben, pace=SLOW) for _ in range(3)]
            table = await together(anna, ben, pace=SLOW)
            outdated = schema.tables.update().where(schema.tables.c.id.in_(stuck)).values(rules_version=0)
            async with server.services.database.begin() as connection:
                await connection.execute(outdated)
            server.services.registry.live.clear()
            row = select(schema.tables).where(schema.tables.c.id == table)
            clock.now += 101
            async with asyncio.timeout(PATIENCE):
                while (await server.services.database.row(row))["version"] < 5:
                    server.services.registry.live.clear()
                    await asyncio.sleep(0.05)

    asyncio.run(story())
