"""Strong bots think in processes of their own: what they are told, and what happens when they fail or are too late."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

import londinium
from londinium.bots import bot
from londinium.bots.base import Turn
from londinium.bots.greedy import Greedy
from londinium.core.game import Game
from londinium.core.state import State
from londinium.server.workers import thinking
from londinium.server.workers.bots import BotFailed
from londinium.server.workers.processes import Processes, ThinkingProcess
from londinium.server.workers.thinking import Answer, Choose
from tests.server.playing import EIGHTY, PATIENCE, Guest, serving

FEW = "search:40" if londinium.compiled else "search:2"
FOREVER = "search:600s"


@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_a_bot_chooses_from_what_it_is_sent_as_it_would_have_in_the_servers_process(game: Game) -> None:
    dice = Random(4)
    for players in (game.players[0], game.players[-1]):
        table = game.table(players, seed=3)
        for number in range(40 if londinium.compiled else 6):
            if table.over:
                break
            seat = dice.choice(table.to_act)
            if number % 6 == 5:
                turn = Turn(table.state.round, 10.0)
                here = bot(FEW, number, game)
                here.turn = Turn(turn.round, turn.spent)
                move = here.choose(table.state.imagine(seat, number), seat)
                line = table.imagined_line(seat, number)
                question = Choose(
                    snapshot=msgspec.Raw(line),
                    seat=seat,
                    among=8.0,
                    bot=FEW,
                    seed=number,
                    round=turn.round,
                    spent=turn.spent,
                )
                assert thinking.answer(question) == Answer(move, here.turn.round, here.turn.spent)
            table.play(seat, dice.choice(table.moves(seat)))


def test_what_is_sent_to_a_process_is_the_same_whatever_the_seat_cannot_know() -> None:
    game = londinium.game("kids-of-london")
    tables = [game.table(3, seed=3) for _ in range(2)]
    for table, secret in zip(tables, ("send 3", "send 4"), strict=True):
        table.play(1, secret)
    assert tables[0].imagined_line(0, 5) == tables[1].imagined_line(0, 5)
    assert tables[0].imagined_line(1, 5) != tables[1].imagined_line(1, 5)


def test_a_thought_that_fails_leaves_the_process_fit_for_the_next() -> None:
    async def story() -> None:
        table = londinium.game(EIGHTY).table(2, seed=1)
        good = Choose(snapshot=msgspec.Raw(table.imagined_line(0, 1)), seat=0, bot=FEW, seed=1)
        processes = Processes()
        try:
            for bad in (
                b"{",
                msgspec.json.encode({**msgspec.to_builtins(good, builtin_types=(msgspec.Raw,)), "seat": 9}),
            ):
                found = msgspec.json.decode(await processes.ask(bad), type=Answer)
                assert found.problem is not None
                assert "Traceback" in found.problem
            found = msgspec.json.decode(await processes.ask(msgspec.json.encode(good)), type=Answer)
            assert found.move in table.state.legal(0)
            assert len(processes.all) == 1
        finally:
            await processes.close()

    asyncio.run(story())


def test_closing_a_server_ends_a_thought_however_long_it_would_take(tmp_path: Path) -> None:
    async def story() -> list[ThinkingProcess]:
        async with serving(tmp_path / "long.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me", game=EIGHTY)
            bots = server.services.bots
            thought = asyncio.create_task(bots.choose(server.services.registry.live[table], 0, FOREVER))
            while not bots.processes.all:
                await asyncio.sleep(0.01)
            started = list(bots.processes.all)
        thought.cancel()
        await asyncio.wait([thought])
        return started

    for one in asyncio.run(asyncio.wait_for(story(), PATIENCE)):
        assert one.process.returncode is not None


def test_where_the_process_of_a_bot_dies_a_simpler_bot_plays_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "killed.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me", game=EIGHTY)
            bots, live = server.services.bots, server.services.registry.live[table]
            with capture_logs() as logged:
                thought = asyncio.create_task(bots.choose(live, 0, FOREVER))
                while bots.long.free != bots.long.places - 1 or not bots.processes.all:
                    await asyncio.sleep(0.01)
                os.kill(next(iter(bots.processes.all)).process.pid, signal.SIGKILL)
                assert await asyncio.wait_for(thought, PATIENCE) in live.room.legal(0)
            assert [line["event"] for line in logged] == ["a bot that thinks for long is stood in for"]
            assert await asyncio.wait_for(bots.choose(live, 0, FEW), PATIENCE) in live.room.legal(0)

    asyncio.run(story())


def test_a_bot_that_fails_stops_no_other_and_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    think, failures = Greedy.choose, [True, True]

    def choose(mind: Greedy, state: State, seat: int) -> int:
        if failures:
            failures.pop()
            raise ValueError("no idea")
        return think(mind, state, seat)

    monkeypatch.setattr(Greedy, "choose", choose)
    monkeypatch.setattr("londinium.server.workers.recovery.SWEEP", -1.0)

    async def story() -> None:
        async with serving(tmp_path / "fails.sqlite") as server:
            anna = await server.guest("Anna")
            with capture_logs() as logged:
                tables = [await anna.make("bot", "me") for _ in range(3)]
                for table in tables:
                    async with anna.look(table) as eyes, asyncio.timeout(PATIENCE):
                        while eyes.now["to_act"] != [1]:
                            await server.services.recovery.sweep()
                            await asyncio.sleep(0.01)
                            eyes.now = await anna.now(table)
            assert [str(line["exc_info"]) for line in logged if line["log_level"] == "error"] == ["no idea"] * 2

    asyncio.run(story())


async def seated(anna: Guest, **more: Any) -> str:
    """A person and the strongest bot."""
    seats = [{"who": "me"}, {"who": "bot", "bot": "search"}]
    return str((await anna.post("/api/tables", {"game": EIGHTY, "seats": seats, **more}))["table"]["id"])


def test_while_a_strong_bot_thinks_one_can_take_back_leave_and_return(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "back.sqlite") as server:
            anna = await server.guest("Anna")
            table = await seated(anna)
            bots = server.services.bots
            async with anna.look(table) as eyes:
                while 1 not in eyes.now["to_act"]:
                    await eyes.play(0)
                while bots.long.free == bots.long.places:
                    await asyncio.sleep(0.01)
                await eyes.ask("ask-back", seat=0)
                await eyes.until(lambda eyes: eyes.now["to_act"] == [0])
                await eyes.ask("hand-over", seat=0, bot="random")
                await eyes.until(lambda eyes: sum(one["kind"] == "played" for one in eyes.entries) > 3)
                await eyes.ask("come-back", seat=0)
                await eyes.until(lambda eyes: eyes.now["to_act"] == [0])
            metrics = (await anna.http.get("/metrics")).text
            assert "londinium_bots_waiting 0.0" in metrics
            longest = [line for line in metrics.splitlines() if line.startswith("londinium_bots_longest_wait")]
            assert len(longest) == 2
            assert all(float(line.split()[1]) > 0 for line in longest)

    asyncio.run(story())


def test_many_tables_of_strong_bots_all_get_their_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "many.sqlite") as server:
            guests = [await server.guest(f"Guest {number}") for number in range(4)]
            tables = [await seated(guest) for guest in guests for _ in range(2)]
            for number, table in enumerate(tables):
                guest = guests[number // 2]
                while 0 in (now := await guest.now(table))["to_act"]:
                    await guest.wish(table, "play", seat=0, move=now["moves"][0])
            for number, table in enumerate(tables):
                async with guests[number // 2].look(table) as eyes:
                    await eyes.until(
                        lambda eyes: any(one["kind"] == "played" and one["seat"] == 1 for one in eyes.entries)
                    )

    asyncio.run(story())


def test_a_process_says_why_it_found_no_move(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "why.sqlite") as server:
            anna = await server.guest("Anna")
            live = server.services.registry.live[await anna.make("me", "me", game=EIGHTY)]
            with pytest.raises(BotFailed, match="there is no bot 'nobody'"):
                await server.services.bots.think_long(live, 0, "nobody", 1, 1, Turn())

    asyncio.run(story())
