"""The Model Context Protocol server, asked by the SDK's own client over stdio: whole games, one seat, no secrets."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import londinium
from londinium.conformance.base import dice_for
from londinium.conformance.checks import another_world
from londinium.core.game import Game
from londinium.core.words import LANGUAGES
from londinium.envs.mcp import MOST_TABLES, make_server
from londinium.envs.seats import LocalSeat
from tests.server.playing import Guest, serving

pytestmark = pytest.mark.once

COMMAND = Path(sys.executable).with_name("londinium")
TOOLS = {
    *("list_games", "make_table", "join_table", "see", "moves", "why_not", "play", "wait"),
    *("rules", "rulings", "replay", "record", "leave_table"),
}
MOST_CHOICES = 2000
COMPARED = 6  # positions of each game


@asynccontextmanager
async def over_stdio(*arguments: str) -> AsyncIterator[Client]:
    """A client of `londinium mcp`, started for it as a program of its own."""
    started = StdioServerParameters(command=str(COMMAND), args=["mcp", "--seed", "7", *arguments])
    async with Client(started, read_timeout_seconds=60) as client:
        yield client


async def call(client: Client, tool: str, **arguments: Any) -> Any:
    """What a tool answers; its text, or its content where it has some."""
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    content = result.structured_content
    return content["result"] if content else result.content[0].text  # type: ignore[union-attr]  # all ours are texts


async def refused(client: Client, tool: str, **arguments: Any) -> str:
    result = await client.call_tool(tool, arguments)
    assert result.is_error, result.content
    text: str = result.content[0].text  # type: ignore[union-attr]
    assert "Traceback" not in text
    return text


async def play_to_the_end(client: Client, table: str) -> str:
    """Play the middle one of the legal moves until the game is over; what is shown then."""
    for _ in range(MOST_CHOICES):
        moves = await call(client, "moves", table=table)
        if not moves:
            return str(await call(client, "see", table=table))
        await call(client, "play", table=table, move=moves[len(moves) // 2]["move"])
    raise AssertionError("the game does not end")


def story(tell: Any) -> None:
    async def limited() -> None:
        async with asyncio.timeout(240):
            await tell()

    asyncio.run(limited())


def test_a_scripted_client_plays_a_whole_game_of_all_four_over_stdio() -> None:
    async def tell() -> None:
        async with over_stdio() as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            games = await call(client, "list_games")
            assert [game["id"] for game in games] == [game.id for game in londinium.games()]
            for number, game in enumerate(games, 1):
                told = await call(client, "make_table", game=game["id"], players=2, bots="random")
                assert told.startswith(f"You sit at table-{number}, seat 1.")
                end = await play_to_the_end(client, f"table-{number}")
                assert "## How it ended\n1. " in end
                record = await call(client, "record", table=f"table-{number}")
                replayed = londinium.replay(record)
                assert replayed.over
                assert replayed.game.id == game["id"]

    story(tell)


def test_a_client_is_told_why_not_and_can_read_rules_rulings_and_the_game_again() -> None:
    async def tell() -> None:
        async with over_stdio("--lang", "fr") as client:
            await call(client, "make_table", game="kids-of-london", players=3, seat=2, bots="greedy")
            why = await call(client, "why_not", table="table-1", move="take-own")
            assert "« take-own » n’est pas permis." in why
            assert "is allowed" in await call(client, "why_not", table="table-1", move="send 3")
            assert "n’est pas permis" in await refused(client, "play", table="table-1", move="take-own")
            assert "is not a move" in await refused(client, "play", table="table-1", move="castle")
            assert "### " in await call(client, "rules", game="london", chapter="turn", lang="pl")
            headings = await call(client, "rulings", game="eighty-days", lang="en")
            assert headings.startswith("E1. ")
            assert "- Reason:" in await call(client, "rulings", game="eighty-days", number="E5", lang="en")
            before = await call(client, "replay", table="table-1")
            assert before.startswith("1. ")
            assert "only after the end" in await refused(client, "replay", table="table-1", after=0)
            assert "only after the end" in await refused(client, "record", table="table-1")
            await play_to_the_end(client, "table-1")
            whole = await call(client, "replay", table="table-1")
            assert whole.startswith(before)
            assert "Comment cela s’est terminé" in whole
            then = await call(client, "replay", table="table-1", after=3)
            assert then.startswith("Londinium text 1: kids-of-london, seat 2 of 3, fr")
            assert json.loads(await call(client, "see", table="table-1", form="json"))["seat"] == 1
            assert "left table-1" in await call(client, "leave_table", table="table-1")
            assert "you sit at no table" in await refused(client, "see", table="table-1")

    story(tell)


def test_a_client_plays_with_a_person_at_a_real_server_by_its_link(tmp_path: Path) -> None:
    async def person(anna: Guest, table: str) -> None:
        async with anna.look(table) as eyes:
            while eyes.now["status"] != "over":
                await eyes.until(lambda eyes: eyes.now["status"] == "over" or 0 in eyes.now["to_act"])
                if eyes.now["status"] != "over":
                    await eyes.ask("play", seat=0, move=eyes.now["moves"][0], version=eyes.version)

    async def tell() -> None:
        async with serving(tmp_path / "tables.sqlite") as server, over_stdio() as client:
            anna = await server.guest("Anna")
            table = await anna.make("me", "open")
            link = (await anna.get(f"/api/tables/{table}"))["invite"]
            playing = asyncio.create_task(person(anna, table))
            told = await call(client, "join_table", link=link, name="Model")
            assert "You sit at table-1, seat 2." in told
            assert "Anna" in told
            assert "n’est pas" not in told
            assert "is not allowed" in await call(client, "why_not", table="table-1", move="take-own")
            for _ in range(MOST_CHOICES):
                moves = await call(client, "moves", table="table-1")
                if moves:
                    end = await call(client, "play", table="table-1", move=moves[0]["move"])
                else:
                    end = await call(client, "wait", table="table-1", seconds=20)
                if "## How it ended" in end:
                    break
            await playing
            result = (await anna.now(table))["result"]
            assert f"{result['ranking'][0]['place']}. " in end
            assert londinium.replay(await call(client, "record", table="table-1")).over
            assert (await anna.now(table))["seats"][1]["name"] == "Model"

    story(tell)


def test_a_client_makes_a_table_on_a_server_and_invites_others(tmp_path: Path) -> None:
    async def tell() -> None:
        async with serving(tmp_path / "tables.sqlite") as server, over_stdio() as client:
            told = await call(
                client, "make_table", game="kids-of-london", players=2, server=server.url, invite=True, name="Ada"
            )
            assert "has not begun" in told
            link = re.search(r"http\S+", told)
            assert link
            ben = await server.guest("Ben")
            invite = link[0].rsplit("/", 1)[-1]
            table = (await ben.get(f"/api/tables/invited/{invite}"))["id"]
            await ben.wish(table, "join", invite=invite)
            assert "Ben" in await call(client, "wait", table="table-1", seconds=20)
            assert len(await call(client, "moves", table="table-1")) == 9
            more = {"server": server.url, "bots": "greedy"}
            assert "seat 1" in await call(client, "make_table", game="kids-of-london", players=3, **more)
            assert await refused(client, "join_table", link=link[0])  # every seat is taken

    story(tell)


@pytest.mark.parametrize(
    ("tool", "arguments", "sentence"),
    [
        ("make_table", {"game": "chess"}, "there is no game 'chess'"),
        ("make_table", {"game": "london", "players": 9}, "is for 2 to 4 players"),
        ("make_table", {"game": "london", "seat": 3}, "there is no seat 3"),
        ("make_table", {"game": "london", "options": {"fog": "1"}}, "has no option 'fog'"),
        ("make_table", {"game": "london", "bots": "deep"}, "there is no bot 'deep'"),
        ("make_table", {"game": "london", "bots": "program:touch here"}, "there is no bot 'program:touch here'"),
        ("make_table", {"game": "london", "server": "nowhere"}, "is no address of a server"),
        ("make_table", {"game": "london", "server": "http://127.0.0.1:9"}, "does not answer"),
        ("join_table", {"link": "http://127.0.0.1:9/"}, "is no invitation"),
        ("join_table", {"link": "http://127.0.0.1:9/#/invite/abc"}, "does not answer"),
        ("see", {"table": "table-1"}, "you sit at no table 'table-1'; your tables: none yet"),
        ("rules", {"game": "london", "chapter": "weather"}, "there is no chapter 'weather'"),
        ("rulings", {"game": "london", "number": "X9"}, "there is no ruling 'X9'"),
        ("play", {"table": "x", "move": "m" * 300}, "200"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(tool: str, arguments: dict[str, Any], sentence: str) -> None:
    async def tell() -> None:
        server, _ = make_server()
        async with Client(server) as client:
            assert sentence in await refused(client, tool, **arguments)

    story(tell)


async def told_apart(game: Game) -> list[str]:
    """The tools that answer two clients differently whose tables differ only in what their seat cannot know."""
    one, tables = make_server(seed=3)
    other, others = make_server(seed=3)
    found: list[str] = []
    async with Client(one) as here, Client(other) as there:
        for client in (here, there):
            await call(client, "make_table", game=game.id, players=2, bots="random")
        seat, mirror = tables.places["table-1"].seat, others.places["table-1"].seat
        assert isinstance(seat, LocalSeat)
        assert isinstance(mirror, LocalSeat)
        dice = dice_for("mcp", game.id)
        for _ in range(COMPARED):
            mirror.table, mirror.told = another_world(seat.table, 0, dice), seat.told
            for tool, facts in (
                ("see", {}),
                ("see", {"form": "json"}),
                ("moves", {}),
                ("why_not", {"move": str(dice.choice(game.moves))}),
                ("replay", {}),
            ):
                answers = [await call(client, tool, table="table-1", **facts) for client in (here, there)]
                if answers[0] != answers[1]:
                    found.append(tool)
            moves = await call(here, "moves", table="table-1")
            await call(here, "play", table="table-1", move=dice.choice(moves)["move"])
    return found


@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_no_answer_of_any_tool_holds_what_the_seat_cannot_know(game: Game) -> None:
    async def tell() -> None:
        assert await told_apart(game) == []

    story(tell)


def test_a_tool_that_shows_the_other_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell() -> None:
        monkeypatch.setattr(LocalSeat, "view", lambda seat: seat.table.view(1))
        assert "see" in await told_apart(londinium.game("london"))

    story(tell)


def test_no_tool_takes_a_seed_and_none_tells_one() -> None:
    async def tell() -> None:
        server, tables = make_server()
        async with Client(server) as client:
            for tool in (await client.list_tools()).tools:
                assert "seed" not in json.dumps(tool.input_schema)
                assert tool.description
            told = await call(client, "make_table", game="london", players=2, bots="random")
            seat: Any = tables.places["table-1"].seat
            assert str(seat.table.seed) not in told
            assert f"{seat.table.seed:x}" not in told
            for _ in range(MOST_TABLES - 1):
                await call(client, "make_table", game="kids-of-london", bots="random")
            assert "not over" in await refused(client, "make_table", game="kids-of-london")

    story(tell)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_speaks_the_language_it_was_made_in(lang: str) -> None:
    async def tell() -> None:
        server, _ = make_server()
        async with Client(server) as client:
            told = await call(client, "make_table", game="kids-of-london", bots="random", lang=lang)
            assert f", {lang}\n" in told

    story(tell)
