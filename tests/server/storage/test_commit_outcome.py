"""A COMMIT whose answer is lost: what was written is found out, never repeated blindly, never forgotten."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest
import websockets
from sqlalchemy import select, text

from londinium.server.storage import schema
from londinium.server.storage.database import Database
from londinium.server.tables import operations
from tests.server.faults import How, Proxy, ask_without_key, check_whole, texts_of, through_proxy
from tests.server.playing import PATIENCE, Clock, Eyes, Server, serving, together

TABLES, ROUNDS = 12, 5


@contextlib.asynccontextmanager
async def everyone_at(server: Server, *seats: str) -> Any:
    """Somebody at each of some tables."""
    anna = await server.guest("Anna")
    tables = [await anna.make(*seats) for _ in range(TABLES)]
    async with contextlib.AsyncExitStack() as stack:
        yield anna, tables, [await stack.enter_async_context(anna.look(table)) for table in tables]


async def say_and_play(eyes: Eyes, proxy: Proxy, how: How, noted: list[dict[str, Any]]) -> None:
    """Chat and choose without keys, while lines are cut, and note what was answered."""
    for number in range(ROUNDS):
        if proxy.how is None:
            proxy.cut_next(how)
        noted.append(await ask_without_key(eyes, "say", text=f"{number}"))
        if 0 in eyes.now["to_act"]:
            noted.append(await ask_without_key(eyes, "play", seat=0, move=eyes.now["moves"][0]))


@pytest.mark.parametrize("how", ["answer lost", "never arrived", "silent"])
@pytest.mark.parametrize("seats", [("me", "me"), ("me", "bot")])
def test_wishes_without_keys_are_done_once_though_answers_of_the_database_are_lost(
    postgres: str, how: How, seats: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("londinium.server.storage.postgres.STUCK", 0.5)

    async def story() -> None:
        async with through_proxy(postgres) as proxy, serving(proxy.url) as server:
            async with everyone_at(server, *seats) as (_, tables, everyone):
                answers: list[list[dict[str, Any]]] = [[] for _ in everyone]
                await asyncio.gather(
                    *(say_and_play(eyes, proxy, how, noted) for eyes, noted in zip(everyone, answers, strict=True))
                )
                assert proxy.cuts >= ROUNDS
                proxy.how = None
                for table, noted, eyes in zip(tables, answers, everyone, strict=True):
                    assert {answer["is"] for answer in noted} == {"done"}
                    numbers = [answer["number"] for answer in noted]
                    assert numbers == sorted(set(numbers))
                    assert await texts_of(server.services.database, table) == [f"{number}" for number in range(ROUNDS)]
                    await eyes.until(lambda eyes, last=numbers[-1]: eyes.version >= last)
                    heard = [entry["number"] for entry in eyes.entries]
                    assert heard == list(range(1, len(heard) + 1))
            await check_whole(server.services.database)

    asyncio.run(story())


def test_posts_without_keys_are_done_once_and_answered_though_answers_of_the_database_are_lost(postgres: str) -> None:
    async def story() -> None:
        async with through_proxy(postgres) as proxy, serving(proxy.url) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            for number in range(ROUNDS):
                proxy.cut_next("answer lost")
                await anna.wish(table, "say", text=f"{number}")
            assert proxy.cuts == ROUNDS
            assert await texts_of(server.services.database, table) == [f"{number}" for number in range(ROUNDS)]

    asyncio.run(story())


def test_what_clocks_and_the_keeper_write_stands_once_though_answers_of_the_database_are_lost(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("londinium.server.workers.clocks.TICK", 0.01)

    async def story() -> None:
        clock = Clock()
        async with through_proxy(postgres) as proxy, serving(proxy.url, clock) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben, pace={"each": 100})
            async with anna.look(table) as eyes:
                proxy.cut_next("answer lost")
                await server.services.registry.apply(table, operations.credit(50))
                clock.now += 149
                assert (await eyes.ask("say", text="still time"))["is"] == "done"
                proxy.cut_next("answer lost")
                clock.now += 2
                await eyes.until(lambda eyes: len([1 for entry in eyes.entries if entry.get("by") == "clock"]) == 2)
                assert proxy.cuts == 2
                assert [entry["kind"] for entry in eyes.entries].count("credited") == 1
                assert eyes.now["view"]["hour"] == 2
            await check_whole(server.services.database)

    asyncio.run(story())


def test_what_goes_along_with_a_change_is_found_out_with_it(postgres: str) -> None:
    """Whoever is removed leaves in a transaction of several statements; the answer to its COMMIT is lost."""

    async def story() -> None:
        async with through_proxy(postgres) as proxy, serving(proxy.url) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            await anna.wish(table, "say", text="before")
            proxy.cut_next("answer lost", b"COMMIT")
            await anna.http.delete("/api/me")  # which leaves every table, and takes the words out of each log
            assert proxy.cuts == 1
            stored = server.services.database
            log = schema.log.c
            rows = await stored.rows(select(log.kind).where(log.table_id == table).order_by(log.number))
            kinds = [row["kind"] for row in rows if row["kind"] != "played"]  # as bots do from now on
            assert kinds == ["seated", "seated", "started", "said", "removed", "removed"]
            assert await texts_of(stored, table) == ["…"]

    asyncio.run(story())


def test_a_batch_that_is_still_on_its_way_when_every_line_is_cut_is_waited_for(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also the line that brings news of others: the table is to be read again before the batch is decided."""
    monkeypatch.setattr("londinium.server.storage.notifications.LISTENING", 0.1)

    async def story() -> None:
        async with through_proxy(postgres) as proxy, serving(proxy.url) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            other = Database(postgres)
            async with anna.look(table) as eyes, other.engine.connect() as holding:
                await holding.execute(text("LOCK TABLE log IN SHARE MODE"))
                wish = asyncio.create_task(ask_without_key(eyes, "say", text="once"))
                await until_waiting(other, 1)
                proxy.cut_everyone()  # PostgreSQL does not notice before it has an answer
                await until_waiting(other, 2)
                async with asyncio.timeout(PATIENCE):
                    while not server.services.registry.live[table].room.stale:
                        await asyncio.sleep(0.01)
                await holding.rollback()
                assert (await wish)["is"] == "done"
                assert await texts_of(other, table) == ["once"]
            await check_whole(other)
            await other.close()

    asyncio.run(story())


async def until_waiting(stored: Database, many: int) -> None:
    """Wait until so many sessions wait for the lock."""
    query = "select count(*) from pg_locks where not granted and database = (select oid from pg_database where datname"
    async with asyncio.timeout(PATIENCE), stored.engine.connect() as connection:
        while await connection.scalar(text(f"{query} = current_database())")) < many:
            await asyncio.sleep(0.02)


def test_while_the_database_is_away_people_get_a_sentence_and_then_play_on(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("londinium.server.storage.postgres.AWAY", 0.3)

    async def story() -> None:
        async with through_proxy(postgres) as proxy, serving(proxy.url) as server:
            async with everyone_at(server, "me", "me") as (anna, tables, everyone):
                proxy.close_all()
                answers = await asyncio.gather(*(ask_without_key(eyes, "say", text="lost?") for eyes in everyone))
                assert {(answer["is"], answer["error"]) for answer in answers} == {("refused", "not-saved")}
                assert all("try again" in answer["reason"] for answer in answers)
                said = await anna.http.post(f"/api/tables/{tables[0]}/wishes", json={"do": "say", "text": "lost?"})
                assert said.status_code == 503
                assert "try again" in said.json()["reason"]
                proxy.closed = False
                for eyes, table in zip(everyone, tables, strict=True):
                    while (answer := await ask_without_key(eyes, "say", text="here"))["is"] != "done":
                        assert answer["error"] in ("not-saved", "unavailable")
                    assert await texts_of(server.services.database, table) == ["here"]
            await check_whole(server.services.database)

    asyncio.run(story())


def test_who_was_told_that_it_is_not_known_sees_on_the_table_what_was_saved(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("londinium.server.storage.postgres.AWAY", 0.3)

    async def story() -> None:
        async with through_proxy(postgres) as proxy, serving(proxy.url) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            async with anna.look(table) as eyes:
                proxy.cut_next("answer lost")
                proxy.close_after = True
                answer = await ask_without_key(eyes, "say", text="there")
                assert (answer["is"], answer["error"]) == ("refused", "not-saved")
                assert "not known" in answer["reason"]
                proxy.closed = proxy.close_after = False
                await eyes.until(lambda eyes: eyes.entries[-1]["kind"] == "said")
                assert eyes.entries[-1]["text"] == "there"

    asyncio.run(story())


def test_whoever_comes_while_the_database_is_away_is_sent_back_with_a_sentence(postgres: str) -> None:
    async def story() -> None:
        async with through_proxy(postgres) as proxy, serving(proxy.url) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            server.services.registry.live.clear()
            proxy.close_all()
            url = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
            async with websockets.connect(url, additional_headers=anna.cookie_header()) as connection:
                with pytest.raises(websockets.ConnectionClosed):
                    await asyncio.wait_for(connection.recv(), PATIENCE)
                assert connection.close_code == 4000
                assert "try again" in str(connection.close_reason)
            proxy.closed = False
            async with anna.look(table) as eyes:
                assert (await eyes.play(0, "send 3"))["is"] == "done"

    asyncio.run(story())
