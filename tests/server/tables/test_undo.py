"""Taking back: alone where the rules of undo allow it, and by consent of the others beyond that."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import londinium
from londinium.server.tables.broadcast import LiveTable
from londinium.server.workers.bots import COURTESY
from tests.server.playing import EIGHTY, KIDS, Clock, Guest, Server, serving, together


async def at_a_table(server: Server, game: str = KIDS) -> tuple[Guest, Guest, str]:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await together(anna, ben, game=game)
    return anna, ben, table


def test_a_choice_nobody_has_seen_is_taken_back_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "undo.sqlite") as server:
            anna, ben, table = await at_a_table(server)
            await anna.wish(table, "undo", seat=0, status=409)
            await anna.wish(table, "play", seat=0, move="send 3")
            assert (await anna.now(table))["undo"] is True
            await ben.wish(table, "undo", seat=0, status=403)
            await anna.wish(table, "undo", seat=0)
            now = await anna.now(table)
            assert now["view"]["my_choice"] is None
            assert 0 in now["to_act"]
            await end(anna, ben)

    asyncio.run(story())


def test_by_consent_of_all_a_choice_is_taken_back_past_a_reveal_and_the_log_says_so(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna, ben, table = await at_a_table(server)
            before = (await anna.now(table))["view"]
            await anna.wish(table, "play", seat=0, move="send 3")
            await ben.wish(table, "play", seat=1, move="send 4")
            refused = await anna.wish(table, "undo", seat=0, status=409)
            assert refused["consent"] is True
            await ben.wish(table, "answer-back", seat=1, agree=True, status=409)
            await anna.wish(table, "ask-back", seat=0)
            assert (await ben.now(table))["asking"] == 0
            await anna.wish(table, "answer-back", seat=0, agree=True, status=409)
            await ben.wish(table, "answer-back", seat=1, agree=True)
            now = await anna.now(table)
            assert now["to_act"] == [0, 1]
            assert now["view"] == {**before, "round": now["view"]["round"]}
            told = (await ben.get(f"/api/tables/{table}/log"))[-1]
            assert told["kind"] == "went-back"
            assert "drawn anew" in told["text"][0]
            server.services.registry.live.clear()  # as after a restart: the log alone tells it again
            assert (await anna.now(table))["view"] == now["view"]
            await end(anna, ben)

    asyncio.run(story())


@pytest.mark.parametrize("game", [game.id for game in londinium.games()])
def test_in_every_game_what_is_drawn_anew_is_the_same_after_a_restart(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "anew.sqlite") as server:
            anna, ben, table = await at_a_table(server, game)
            for _ in range(6):
                seat = (await anna.now(table))["to_act"][0]
                guest = (anna, ben)[seat]
                await guest.wish(table, "play", seat=seat, move=(await guest.now(table))["moves"][-1])
            await anna.wish(table, "ask-back", seat=0)
            await ben.wish(table, "answer-back", seat=1, agree=True)
            told = (await ben.get(f"/api/tables/{table}/log"))[-1]
            assert told["kind"] == "went-back"
            assert "drawn anew" in told["text"][0]
            stands = [(await guest.now(table), str(hidden(server, table))) for guest in (anna, ben)]
            server.services.registry.live.clear()
            assert [(await guest.now(table), str(hidden(server, table))) for guest in (anna, ben)] == stands

    asyncio.run(story())


def hidden(server: Server, table: str) -> dict[str, Any]:
    """Everything, with what nobody sees."""
    return server.services.registry.live[table].room.playing().snapshot()


def test_one_who_declines_is_enough_and_a_move_ends_the_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "no.sqlite") as server:
            anna, ben, table = await at_a_table(server)
            await anna.wish(table, "ask-back", seat=0, status=409)
            await anna.wish(table, "play", seat=0, move="send 3")
            await ben.wish(table, "play", seat=1, move="send 4")
            hour = (await anna.now(table))["view"]["hour"]
            await anna.wish(table, "ask-back", seat=0)
            await ben.wish(table, "answer-back", seat=1, agree=False)
            assert (await anna.now(table))["asking"] is None
            await anna.wish(table, "ask-back", seat=0)
            await anna.wish(table, "play", seat=0, move="send 5")
            await ben.wish(table, "answer-back", seat=1, agree=True, status=409)
            assert (await anna.now(table))["view"]["hour"] == hour
            await end(anna, ben)

    asyncio.run(story())


def test_against_bots_alone_going_back_needs_nobodys_consent(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "bot")
            async with anna.look(table) as eyes:
                await eyes.play(0)
                await eyes.until(lambda eyes: eyes.now["view"]["hour"] == 2)
                await eyes.ask("ask-back", seat=0)
                await eyes.until(lambda eyes: eyes.now["view"]["hour"] == 1)
                assert eyes.now["to_act"][0] == 0
                await eyes.play(0)
                await eyes.until(lambda eyes: eyes.now["view"]["hour"] == 2)
            await anna.leave()

    asyncio.run(story())


@pytest.mark.parametrize("answered", [True, False])
def test_bots_let_people_answer_for_a_while_before_a_choice_of_theirs_ends_the_question(
    answered: bool, tmp_path: Path
) -> None:
    async def story() -> None:
        clock = Clock()
        async with serving(tmp_path / "courtesy.sqlite", clock) as server:
            asked, chosen = asyncio.Event(), asyncio.Event()
            bots = server.services.bots
            choose = bots.choose

            async def choose_late(live: LiveTable, seat: int, name: str) -> int:
                await asked.wait()
                move = await choose(live, seat, name)
                chosen.set()
                return move

            bots.choose = choose_late  # type: ignore[method-assign]
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "open", "bot", game=EIGHTY, open=True)
            await ben.wish(table, "join")
            for seat, guest in ((0, anna), (1, ben)):
                while seat in (now := await guest.now(table))["to_act"]:
                    await guest.wish(table, "play", seat=seat, move=now["moves"][0])
            assert (await anna.now(table))["to_act"] == [2]
            await anna.wish(table, "ask-back", seat=0)
            asked.set()
            await chosen.wait()
            assert (await ben.now(table))["asking"] == 0
            if answered:
                await ben.wish(table, "answer-back", seat=1, agree=True)
                assert (await anna.now(table))["to_act"] == [0]
            else:
                clock.now += COURTESY
                async with ben.look(table) as eyes:
                    await eyes.until(lambda eyes: eyes.now["asking"] is None)
            await end(anna, ben)

    asyncio.run(story())


async def end(*guests: Guest) -> None:
    for guest in guests:
        await guest.leave()
