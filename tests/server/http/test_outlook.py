"""Outlooks over the wire: the rules' own, to whoever sits there, and not too often."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import londinium
from londinium.server.config import Limits
from tests.server.playing import KIDS, Server, serving

GAMES = [game.id for game in londinium.games()]


def told_by_the_rules(server: Server, table: str, seat: int) -> list[dict[str, object]]:
    room = server.services.registry.live[table].room
    return [one.json() for one in room.playing().outlook(seat)]


@pytest.mark.parametrize("game", GAMES)
def test_an_outlook_over_http_and_over_a_socket_is_the_rules_own(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with serving(tmp_path / "london.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "open", game=game, open=True)
            await ben.wish(table, "join")
            now = await anna.now(table)
            seat = now["to_act"][0]
            whose = anna if seat == 0 else ben
            told = await whose.get(f"/api/tables/{table}/outlook", seat=seat)
            assert told["moves"] == told_by_the_rules(server, table, seat)
            assert [one["move"] for one in told["moves"]] == (await whose.now(table, seat=seat))["moves"]
            assert (told["seat"], told["version"]) == (seat, now["version"])
            async with whose.look(table) as eyes:
                heard = await eyes.ask("outlook", seat=seat)
            assert heard == {"is": "outlook", "key": heard["key"], **told}

    asyncio.run(story())


def test_who_owes_no_choice_has_nothing_to_be_foretold(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "london.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "open", game=KIDS, open=True)
            await ben.wish(table, "join")
            await anna.wish(table, "play", seat=0, move="send 3")
            assert (await anna.get(f"/api/tables/{table}/outlook"))["moves"] == []

    asyncio.run(story())


def test_nobody_is_told_what_another_seat_could_do(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "london.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            clara = await server.guest("Clara")
            table = await anna.make("me", "open", game=KIDS, open=True)
            await ben.wish(table, "join")
            assert (await ben.get(f"/api/tables/{table}/outlook", 403, seat=0))["error"] == "not-yours"
            assert "only somebody who plays" in (await clara.get(f"/api/tables/{table}/outlook", 409))["reason"]
            async with ben.look(table) as eyes:
                assert (await eyes.ask("outlook", seat=0))["error"] == "not-yours"

    asyncio.run(story())


def test_outlooks_are_counted(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "london.sqlite", limits=Limits(outlooks=3)) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "bot", game=KIDS)
            for _ in range(2):
                await anna.get(f"/api/tables/{table}/outlook")
            async with anna.look(table) as eyes:
                assert (await eyes.ask("outlook", seat=0))["is"] == "outlook"
                assert (await eyes.ask("outlook", seat=0))["error"] == "too-much"
            assert (await anna.get(f"/api/tables/{table}/outlook", 429))["error"] == "too-much"

    asyncio.run(story())
