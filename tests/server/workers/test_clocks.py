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
            anna = await server.guest("Anna")
            table = await anna.make("me", "me", pace={"each": 10, "store": 60})
            clock.now += 30
            await anna.wish(table, "play", seat=0, move="send 3")
            await anna.wish(table, "play", seat=1, move="send 4")
            assert (await anna.now(table))["deadlines"] == {"0": clock.now + 10 + 40, "1": clock.now + 10 + 40}
            await anna.leave()

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
            anna = await server.guest("Anna")
            table = await anna.make("me", "me", pace=SLOW)
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
            anna = await server.guest("Anna")
            stuck = [await anna.make("me", "me", pace=SLOW) for _ in range(3)]
            table = await anna.make("me", "me", pace=SLOW)
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
