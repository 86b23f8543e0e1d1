"""Several processes, and processes that die: nothing acknowledged is lost or there twice, and everyone catches up."""

from __future__ import annotations

import asyncio
import signal
from typing import Any

import pytest
from sqlalchemy import text

from londinium.server.model.room import Room
from londinium.server.storage.database import Database
from londinium.server.storage.event_log import read_room
from tests.server.playing import Guest, serving, together
from tests.server.programs import check_logs, play_and_note, running

TABLES = 6


def test_after_kill_9_every_acknowledged_move_is_there_once_and_play_goes_on(database: str) -> None:
    async def story() -> None:
        async with running(database) as [program]:
            anna = Guest(program.url)
            await anna.arrive("Anna")
            tables = [await anna.make("me", "me") for _ in range(TABLES)]
            done: dict[str, dict[str, int]] = {}
            over = asyncio.Event()
            streams = [asyncio.create_task(play_and_note(anna, table, done, over)) for table in tables]
            while sum(map(len, done.values())) < 8 * TABLES:
                await asyncio.sleep(0.01)
            await program.stop(signal.SIGKILL)
            over.set()
            await asyncio.gather(*streams)
            await check_logs(database, done)
            await program.start()
            for table in tables:
                now = await anna.now(table)
                async with anna.look(table, since=f"{now['version'] - 1}@0") as eyes:
                    assert [entry["number"] for entry in eyes.entries] == [now["version"]]
            await asyncio.gather(*(play_and_note(anna, table, done, asyncio.Event()) for table in tables))
            assert {(await anna.now(table))["status"] for table in tables} == {"over"}
            await check_logs(database, done)
            await anna.leave()

    asyncio.run(story())


def test_two_processes_share_their_tables_and_everyone_hears_everything(postgres: str) -> None:
    async def story() -> None:
        async with running(postgres, postgres) as [one, other]:
            anna, ben = Guest(one.url), Guest(other.url)
            await anna.arrive("Anna")
            await ben.arrive("Ben")
            table = await together(anna, ben)
            async with anna.look(table) as left, ben.look(table) as right:
                while left.now["status"] != "over" or right.now["status"] != "over":
                    if left.now["status"] == "playing":
                        await asyncio.gather(choose(left, 0), choose(right, 1))
                    for eyes in (left, right):
                        await eyes.until(lambda eyes: eyes.version >= max(left.version, right.version))
                heard = [[entry["number"] for entry in eyes.entries] for eyes in (left, right)]
                assert heard[0] == heard[1] == list(range(1, left.version + 1))
                assert left.now["result"] == right.now["result"]
            for guest in (anna, ben):
                await guest.leave()

    asyncio.run(story())


async def choose(eyes: Any, seat: int) -> None:
    if seat in eyes.now["to_act"]:
        answer = await eyes.ask("play", seat=seat, move=eyes.now["moves"][0], version=eyes.version)
        assert answer["is"] == "done", answer


def test_on_two_processes_choices_are_taken_back_by_consent_and_seats_left_to_bots_before_a_spectator(
    postgres: str,
) -> None:
    async def story() -> None:
        async with running(postgres, postgres) as [one, other]:
            anna, ben, carl = Guest(one.url), Guest(other.url), Guest(other.url)
            for guest, name in ((anna, "Anna"), (ben, "Ben"), (carl, "Carl")):
                await guest.arrive(name)
            table = await together(anna, ben)
            async with anna.look(table) as left, ben.look(table) as right, carl.look(table) as onlooker:
                await left.play(0, "send 3")
                await right.play(1, "send 4")
                await left.until(lambda eyes: eyes.now["view"]["hour"] == 2)
                assert (await left.ask("ask-back", seat=0))["is"] == "done"
                await right.until(lambda eyes: eyes.now["asking"] == 0)
                assert (await right.ask("answer-back", seat=1, agree=True))["is"] == "done"
                await left.until(lambda eyes: eyes.now["view"]["hour"] == 1)
                assert left.now["to_act"] == [0, 1]
                assert (await left.ask("hand-over", seat=0))["is"] == "done"
                await right.until(lambda eyes: eyes.now["to_act"] == [1])
                assert right.now["seats"][0]["bot"] == "greedy"
                assert (await left.ask("come-back", seat=0))["is"] == "done"
                await right.until(lambda eyes: eyes.now["seats"][0]["bot"] is None)
                last = (await right.play(1))["number"]
                await right.until(lambda eyes: eyes.version == last)
                for eyes in (left, right, onlooker):
                    await eyes.until(lambda eyes: eyes.version == last)
                    assert None not in eyes.now["view"]["shown"]
                    assert eyes.now["to_act"] == right.now["to_act"]  # both, or a thief who may choose what to take
                    kinds = [entry["kind"] for entry in eyes.entries]
                    assert kinds[3:] == [*["played", "played", "asked-back", "agreed", "went-back"], *kinds[8:]]
                    assert sorted(kinds[8:]) == ["handed-over", "played", "played", "returned"]
                assert onlooker.now["view"]["my_choice"] is None

    asyncio.run(story())


def test_on_two_processes_time_runs_out_once_and_a_bot_takes_the_seat(postgres: str) -> None:
    async def story() -> None:
        async with running(postgres, postgres) as [one, other]:
            anna, ben = Guest(one.url), Guest(other.url)
            await anna.arrive("Anna")
            await ben.arrive("Ben")
            table = await together(anna, ben, pace={"each": 1})
            async with anna.look(table) as left, ben.look(table) as right:
                for eyes in (left, right):
                    await eyes.until(lambda eyes: all(seat["bot"] for seat in eyes.now["seats"]))
                    by = [entry["by"] for entry in eyes.entries if entry.get("by") == "clock"]
                    assert len(by) == 6, "two choices and the seat, for each of them"

    asyncio.run(story())


def test_requests_for_one_table_on_two_processes_one_wins_and_the_other_gets_the_new_state(postgres: str) -> None:
    async def story() -> None:
        async with serving(postgres) as one, serving(postgres) as other:
            anna = await one.guest("Anna")
            table = await anna.make("me", "me")
            double = Guest(other.url, anna.credential)
            version = (await double.now(table))["version"]
            answers = await asyncio.gather(
                anna.http.post(f"/api/tables/{table}/wishes", json=play(0, 3, version)),
                double.http.post(f"/api/tables/{table}/wishes", json=play(0, 5, version)),
            )
            assert sorted(answer.status_code for answer in answers) in ([200, 409], [200, 422])
            chosen = 3 if answers[0].status_code == 200 else 5
            for guest in (anna, double):
                assert (await guest.now(table, seat=0))["view"]["my_choice"] == chosen
                await guest.leave()

    asyncio.run(story())


def play(seat: int, child: int, version: int) -> dict[str, Any]:
    return {"do": "play", "seat": seat, "move": f"send {child}", "version": version}


def test_a_client_that_was_away_gets_exactly_what_it_missed(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben)
            async with anna.look(table) as eyes:
                seen = list(eyes.entries)
            await anna.wish(table, "play", seat=0, move="send 3")
            await ben.wish(table, "play", seat=1, move="send 4")
            await ben.wish(table, "say", text="your turn")
            async with anna.look(table, since=f"{seen[-1]['number']}@0") as eyes:
                missed = eyes.entries
            async with anna.look(table) as eyes:
                assert seen + missed == eyes.entries
                assert eyes.now["version"] == len(eyes.entries)
            for guest in (anna, ben):
                await guest.leave()

    asyncio.run(story())


def test_a_table_nobody_uses_leaves_memory_and_comes_back(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            await anna.wish(table, "play", seat=0, move="send 3")
            live = server.services.registry.live[table]
            async with anna.look(table):
                live.used -= 1000
                server.services.registry.evict()
                assert table in server.services.registry.live
            while live.subscriptions:
                await asyncio.sleep(0.01)
            live.used -= 1000
            server.services.registry.evict()
            assert table not in server.services.registry.live
            assert (await anna.now(table))["view"]["my_choice"] == 3
            await anna.leave()

    asyncio.run(story())


def test_a_process_whose_line_to_the_database_was_cut_hears_everything_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("londinium.server.storage.notifications.LISTENING", 0.2)

    async def story() -> None:
        async with serving(postgres) as first, serving(postgres) as second:
            anna = await first.guest("Anna")
            again = Guest(second.url, anna.credential)
            table = await anna.make("me", "me")
            async with again.look(table) as eyes:
                async with first.services.database.begin() as connection:
                    listeners = "pg_stat_activity where application_name = :name and datname = current_database()"
                    cut = await connection.execute(
                        text(f"select pg_terminate_backend(pid) from {listeners}"), {"name": "londinium listens"}
                    )
                    assert len(list(cut)) == 2
                await anna.wish(table, "play", seat=0, move="send 3")
                await eyes.until(lambda eyes: eyes.now["to_act"] == [1])
                await anna.wish(table, "play", seat=1, move="send 4")
                await eyes.until(lambda eyes: eyes.now["to_act"] == [0, 1])

    asyncio.run(story())


@pytest.mark.parametrize("known", [True, False], ids=["read again", "read for the first time"])
def test_what_is_written_while_a_table_is_being_read_is_heard(
    known: bool, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(postgres) as first, serving(postgres) as second:
            anna = await first.guest("Anna")
            again = Guest(second.url, anna.credential)
            table = await anna.make("me", "me")
            has_read, may_go_on = asyncio.Event(), asyncio.Event()

            async def read_slowly(database: Database, id: str) -> Room | None:
                room = await read_room(database, id)
                if database is second.services.database:
                    has_read.set()
                    await may_go_on.wait()
                return room

            async def write_meanwhile() -> None:
                await has_read.wait()
                await anna.wish(table, "play", seat=0, move="send 3")
                await asyncio.sleep(0.2)  # for the notification, which must not be needed again
                may_go_on.set()

            if known:
                async with again.look(table) as eyes:
                    monkeypatch.setattr("londinium.server.tables.registry.read_room", read_slowly)
                    second.services.registry.on_missed()
                    await write_meanwhile()
                    await eyes.until(lambda eyes: eyes.now["to_act"] == [1])
            else:
                monkeypatch.setattr("londinium.server.tables.registry.read_room", read_slowly)
                writing = asyncio.create_task(write_meanwhile())
                async with again.look(table) as eyes:
                    await eyes.until(lambda eyes: eyes.now["to_act"] == [1])
                await writing
            await anna.leave()
            await again.leave()

    asyncio.run(story())


def test_a_table_that_was_being_read_while_nothing_was_heard_is_read_once_more(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(postgres) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            registry = server.services.registry
            registry.live.clear()
            reads = 0

            async def read_and_go_deaf(database: Database, id: str) -> Room | None:
                nonlocal reads
                reads += 1
                room = await read_room(database, id)
                if reads == 1:
                    registry.on_missed()
                return room

            monkeypatch.setattr("londinium.server.tables.registry.read_room", read_and_go_deaf)
            await anna.now(table)
            assert reads == 2
            await anna.leave()

    asyncio.run(story())


def test_whoever_comes_first_after_the_database_was_away_notices_nothing(postgres: str) -> None:
    async def story() -> None:
        async with serving(postgres) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            async with anna.look(table) as eyes:
                others = "pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()"
                async with server.services.database.begin() as connection:
                    cut = await connection.execute(text(f"select pg_terminate_backend(pid) from {others}"))
                    assert len(list(cut)) >= 2
                assert (await anna.http.get("/api/tables")).status_code == 200
                await anna.wish(table, "play", seat=0, move="send 3")
                await eyes.until(lambda eyes: eyes.now["to_act"] == [1])
            await anna.leave()

    asyncio.run(story())
