"""Programs and servers: a program sits down by a link as anybody does, and nobody can have a server start one."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

import londinium
from londinium.server.tables.operations import STAND_IN, bot_there
from tests.cli.terminal import COMMAND
from tests.server.playing import EIGHTY, KIDS, PATIENCE, Guest, Server, serving

pytestmark = pytest.mark.once

EXAMPLES = Path(__file__).parents[2] / "docs/bots/programs"


async def bot_serve(*arguments: str) -> tuple[int, str, str]:
    """`londinium bot serve` with some arguments: its exit code, and what it said."""
    process = await asyncio.create_subprocess_exec(
        COMMAND, "bot", "serve", *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    try:
        out, err = await asyncio.wait_for(process.communicate(), 3 * PATIENCE)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return process.returncode or 0, out.decode(), err.decode()


async def play_seat_one(anna: Guest, table: str) -> None:
    async with anna.look(table) as eyes:
        while eyes.now["status"] != "over":
            await eyes.until(lambda eyes: eyes.now["status"] == "over" or 0 in eyes.now["to_act"])
            if eyes.now["status"] != "over":
                await eyes.ask("play", seat=0, move=eyes.now["moves"][0], version=eyes.version)


async def invited(server: Server, game: str) -> tuple[Guest, str, str]:
    anna = await server.guest("Anna")
    table = await anna.make("me", "open", game=game)
    return anna, table, (await anna.get(f"/api/tables/{table}"))["invite"]


@pytest.mark.parametrize("game", [KIDS, EIGHTY])
def test_a_program_plays_a_whole_game_at_a_table_by_its_link(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with serving(tmp_path / "tables.sqlite") as server:
            anna, table, link = await invited(server, game)
            (code, out, err), _ = await asyncio.gather(
                bot_serve(str(EXAMPLES / "my_bot.py"), "--table", link), play_seat_one(anna, table)
            )
            assert code == 0, err
            assert "my_bot sits at seat 2 of a table of" in out
            assert "The game is over: 1. " in out
            record = await anna.get(f"/api/tables/{table}/record")
            replayed = londinium.replay(record, moves=0)
            for seat, move in record["moves"]:
                if seat == 1:
                    assert move == str(replayed.moves(1)[-1])
                replayed.play(seat, move)

    asyncio.run(story())


def test_a_program_that_fails_at_a_table_on_a_server_loses_moves_and_the_game_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "tables.sqlite") as server:
            anna, table, link = await invited(server, KIDS)
            (code, _, err), _ = await asyncio.gather(
                bot_serve("false", "--table", link, "--name", "Eve"), play_seat_one(anna, table)
            )
            assert code == 0, err
            assert "Eve lost a move, and any legal one was drawn instead: it ended (exit code 1)" in err
            assert (await anna.now(table))["status"] == "over"

    asyncio.run(story())


def test_who_comes_too_late_is_told_what_the_server_says(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "tables.sqlite") as server:
            _, table, link = await invited(server, KIDS)
            ben = await server.guest("Ben")
            await ben.wish(table, "join", invite=link.rsplit("/", 1)[-1])
            code, _, err = await bot_serve(str(EXAMPLES / "my_bot.py"), "--table", link)
            assert code == 1
            assert "The server says: " in err

    asyncio.run(story())


# nobody has a server start anything


@pytest.mark.parametrize("name", ["program:touch started", "program:sh", "program:", "program", "PROGRAM:sh"])
def test_no_client_can_name_a_program_as_a_bot(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def story() -> None:
        async with serving(tmp_path / "tables.sqlite") as server:
            anna = await server.guest("Anna")
            short = name[:20]
            content: dict[str, Any] = {"game": KIDS, "seats": [{"who": "me"}, {"who": "bot", "bot": short}]}
            assert "there is no bot" in (await anna.post("/api/tables", content, 400))["reason"]
            table = await anna.make("me", "open", open=True)
            assert "there is no bot" in (await anna.wish(table, "start", 400, bot=short))["reason"]
            running = await anna.make("me", "bot")
            assert "there is no bot" in (await anna.wish(running, "hand-over", 400, seat=0, bot=short))["reason"]
            assert not any("program" in one for one in await anna.get("/api/bots"))

    asyncio.run(story())
    assert not (tmp_path / "started").exists()


def test_a_program_that_a_database_names_is_stood_in_for_and_not_started() -> None:
    for name in ("program:touch started", f"program:{sys.executable}", f"program:{EXAMPLES / 'my_bot.py'}"):
        assert bot_there(name, londinium.game(KIDS)) == STAND_IN
