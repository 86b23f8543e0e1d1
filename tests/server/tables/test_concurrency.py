"""Requests that meet: one wins, the other gets the new state, and the same request twice is one request."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select

from londinium.server.storage import schema
from londinium.server.storage.batch import Write
from tests.server.playing import Guest, Server, serving, together


def test_the_same_key_is_answered_as_the_first_time_and_done_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "key.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            wish: dict[str, Any] = {"seat": 0, "move": "send 3", "key": "once"}
            first = await anna.wish(table, "play", **wish)
            await anna.wish(table, "play", seat=1, move="send 4")
            assert await anna.wish(table, "play", **wish) == first
            server.services.registry.live.clear()  # as after a restart
            assert await anna.wish(table, "play", **wish) == first
            answers = await asyncio.gather(
                *(anna.wish(table, "play", seat=0, move="send 8", key="at once") for _ in range(8))
            )
            assert len({answer["number"] for answer in answers}) == 1
            assert (await anna.now(table))["version"] == first["number"] + 2
            await anna.leave()

    asyncio.run(story())


def test_a_key_of_one_person_says_nothing_about_anothers(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "keys.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "open", open=True)
            await ben.wish(table, "join", key="1")
            first = await anna.wish(table, "play", seat=0, move="send 3", key="1")
            second = await ben.wish(table, "play", seat=1, move="send 4", key="2")
            assert second["number"] == first["number"] + 1
            await anna.leave()
            await ben.leave()

    asyncio.run(story())


def test_choices_at_the_same_time_do_not_get_in_each_others_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "same.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben)
            version = (await anna.now(table))["version"]
            for hour in range(3):
                await asyncio.gather(
                    anna.wish(table, "play", seat=0, move=f"send {hour}", version=version),
                    ben.wish(table, "play", seat=1, move=f"send {hour + 3}", version=version),
                )
                now = await anna.now(table)
                assert now["view"]["hour"] == hour + 2
                version = now["version"]
            await anna.leave()
            await ben.leave()

    asyncio.run(story())


def test_a_choice_made_on_an_old_view_is_refused_with_the_new_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "old.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            old = (await anna.now(table))["version"]
            await anna.wish(table, "play", seat=0, move="send 3", version=old)
            await anna.wish(table, "play", seat=1, move="send 4", version=old)
            refused = await anna.wish(table, "play", seat=0, move="send 5", version=old, status=409)
            assert refused["error"] == "changed"
            assert refused["now"]["version"] == old + 2
            assert refused["now"]["seat"] == 0
            await anna.leave()

    asyncio.run(story())


def test_two_servers_on_one_file_never_both_write_the_same_entry_and_never_lose_one(tmp_path: Path) -> None:
    """SQLite is for one process; even so, the log stays whole."""

    async def story() -> None:
        database = tmp_path / "both.sqlite"
        async with serving(database) as one, serving(database) as other:
            anna = await one.guest("Anna")
            table = await anna.make("me", "me", "me", "me")
            doubles = [Guest(server.url, anna.credential) for server in (one, other)]
            answers = await asyncio.gather(
                *(doubles[seat % 2].wish(table, "play", seat=seat, move="send 3") for seat in range(4))
            )
            numbers = sorted(answer["number"] for answer in answers)
            assert numbers == list(range(numbers[0], numbers[0] + 4))
            async with one.services.database.engine.connect() as connection:
                count = await connection.scalar(
                    select(func.count()).where(schema.log.c.table_id == table, schema.log.c.kind == "played")
                )
            assert count == 4
            for guest in (anna, *doubles):
                await guest.leave()

    asyncio.run(story())


def test_a_table_that_is_gone_keeps_no_other_from_being_written(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna = await server.guest("Anna")
            tables = [await anna.make("me", "me") for _ in range(4)]
            async with server.services.database.begin() as connection:
                await connection.execute(delete(schema.tables).where(schema.tables.c.id == tables[1]))
            answers = await asyncio.gather(
                *(
                    anna.http.post(f"/api/tables/{id}/wishes", json={"do": "play", "seat": 0, "move": "send 3"})
                    for id in tables
                )
            )
            assert [answer.status_code // 100 for answer in answers] == [2, 4, 2, 2]
            for id in (tables[0], *tables[2:]):
                assert (await anna.now(id))["to_act"] == [1]

    asyncio.run(story())


def test_a_change_that_comes_too_late_is_done_again_on_what_the_other_wrote(database: str) -> None:
    """Both processes have the table at hand and both write its next entry: by socket, without waiting."""

    async def story() -> None:
        async with serving(database) as first, serving(database) as second:
            anna = await first.guest("Anna")
            again = Guest(second.url, anna.credential)
            table = await anna.make("me", "me")
            async with anna.look(table) as here, again.look(table) as there:
                for number in range(8):
                    for eyes in (here, there):
                        await eyes.connection.send(json.dumps({"do": "say", "text": f"{number}", "key": f"k{number}"}))
                for eyes in (here, there):
                    await eyes.until(lambda eyes: "k7" in eyes.answers)
                    assert all(answer["is"] == "done" for answer in eyes.answers.values())
            entries = await anna.get(f"/api/tables/{table}/log")
            texts = [entry["text"] for entry in entries if entry["kind"] == "said"]
            assert sorted(texts) == sorted(str(number) for number in range(8))

    asyncio.run(story())


def hold_back(server: Server, monkeypatch: pytest.MonkeyPatch) -> tuple[asyncio.Event, list[int]]:
    """Let nothing be written until the event; how large the batches are that then are."""
    writer, may_write, batches = server.services.database.writer.backend, asyncio.Event(), list[int]()
    write = writer.write

    async def wait_and_write(batch: Sequence[Write]) -> set[Write]:
        await may_write.wait()
        batches.append(len(batch))
        return await write(batch)

    monkeypatch.setattr(writer, "write", wait_and_write)
    return may_write, batches


def test_a_refusal_is_not_told_before_what_it_rests_on_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(tmp_path / "rests.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            async with anna.look(table) as one, anna.look(table) as other:
                may_write, _ = hold_back(server, monkeypatch)
                version = one.version
                play = {"do": "play", "seat": 0, "move": "send 3"}
                await one.connection.send(json.dumps({**play, "key": "first"}))
                while server.services.registry.live[table].is_settled:
                    await asyncio.sleep(0)
                await other.connection.send(json.dumps({**play, "key": "second", "version": version}))
                try:
                    with pytest.raises(TimeoutError):
                        await asyncio.wait_for(other.connection.recv(), 0.3)
                finally:
                    may_write.set()
                await other.until(lambda eyes: "second" in eyes.answers)
                assert other.answers["second"]["is"] == "refused"
                assert other.version == version + 1

    asyncio.run(story())


def test_changes_written_together_each_tell_how_the_table_stood_after_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(tmp_path / "together.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me", "me")
            async with anna.look(table) as eyes:
                may_write, batches = hold_back(server, monkeypatch)
                await eyes.connection.send(json.dumps({"do": "say", "text": "this is on its way, the rest must wait"}))
                for seat in range(3):
                    wish = {"do": "play", "seat": seat, "move": "send 3", "key": f"{seat}"}
                    await eyes.connection.send(json.dumps(wish))
                while server.services.registry.live[table].room.version < eyes.version + 4:
                    await asyncio.sleep(0.001)
                may_write.set()
                stood = []
                while "2" not in eyes.answers:
                    message = await eyes.read()
                    if message["is"] == "news":
                        now = message["now"]
                        assert now["version"] == message["entries"][-1]["number"]
                        stood.append(now["view"]["chosen"])
            assert sum(batches) == 4
            assert len(batches) < 4
            assert stood == [[False] * 3, [True, False, False], [True, True, False], [False] * 3]

    asyncio.run(story())


def test_a_table_of_which_nothing_can_be_told_keeps_no_other_waiting_and_is_read_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "broken.sqlite") as server:
            anna = await server.guest("Anna")
            tables = [await anna.make("me", "me") for _ in range(3)]
            async with contextlib.AsyncExitStack() as stack:
                everyone = [await stack.enter_async_context(anna.look(table)) for table in tables]
                broken = server.services.registry.live[tables[1]].room
                broken.seating += 1
                broken.seats[0].name = object()  # type: ignore[assignment]  # as no log could have made it
                answers = [await eyes.play(0, "send 3") for eyes in everyone]
                assert [answer["is"] for answer in answers] == ["done"] * 3
                for eyes, table in zip(everyone, tables, strict=True):
                    assert eyes.now["to_act"] == [1]
                    assert (await anna.now(table))["to_act"] == [1]
                assert server.services.registry.live[tables[1]].room is not broken

    asyncio.run(story())
