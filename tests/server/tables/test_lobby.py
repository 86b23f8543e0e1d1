"""The lobby: everyone's tables can be found there, however many tables others make."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from londinium.server.config import Limits
from tests.server.playing import KIDS, Clock, Guest, serving, together

FEW = Limits(people=100, tables=100, open_tables=2, crowd=3)
OPEN = {"game": KIDS, "seats": [{"who": "me"}, {"who": "open"}], "open": True}


async def listed(guest: Guest) -> list[str]:
    return [table["id"] for table in (await guest.get("/api/tables"))["open"]]


def test_nobody_pushes_the_tables_of_others_out_of_the_lobby(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("londinium.server.http.tables.LISTED", 5)

    async def story() -> None:
        clock = Clock()

        async def make(guest: Guest) -> str:
            clock.now += 1
            return await guest.make("me", "open", open=True)

        async with serving(database, clock) as server:
            anna, ben, carl = [await server.guest(name) for name in ("Anna", "Ben", "Carl")]
            of_anna = await make(anna)
            of_carl = [await make(carl), await make(carl)]
            of_ben = [await make(ben) for _ in range(8)]
            expected = [of_ben[7], of_carl[1], of_anna, of_ben[6], of_carl[0]]
            assert await listed(anna) == expected, "everyone's newest, and then everyone's second"
            await ben.wish(of_anna, "join")
            assert of_anna in await listed(carl), "nor do tables that gather push out those that play"

    asyncio.run(story())


def test_a_person_lets_only_so_many_open_tables_wait_and_is_told_what_to_do(database: str) -> None:
    async def story() -> None:
        async with serving(database, limits=FEW) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            tables = [await anna.make("me", "open", open=True) for _ in range(2)]
            refused = await anna.post("/api/tables", OPEN, status=409)
            assert "start one of them" in refused["reason"]
            assert "2 open tables" in refused["reason"]
            await anna.make("me", "open")
            await anna.make("me", "bot", open=True)
            await ben.make("me", "open", open=True)
            await anna.wish(tables[0], "start")
            third = await anna.make("me", "open", open=True)
            await anna.post("/api/tables", OPEN, status=409)
            await anna.wish(third, "leave")
            assert third not in await listed(ben), "nobody waits there any more"
            await anna.make("me", "open", open=True)
            await anna.post("/api/tables", OPEN, status=409)

    asyncio.run(story())


def test_many_requests_at_once_make_no_more_open_tables_than_one_after_the_other(database: str) -> None:
    async def story() -> None:
        async with serving(database, limits=FEW) as server:
            anna = await server.guest("Anna")
            answers: list[Any] = await asyncio.gather(*(anna.http.post("/api/tables", json=OPEN) for _ in range(6)))
            assert sorted(answer.status_code for answer in answers) == [201, 201, 409, 409, 409, 409]

    asyncio.run(story())


def test_one_address_lets_no_more_open_tables_wait_than_a_crowd_however_many_people_it_is(database: str) -> None:
    async def story() -> None:
        async with serving(database, limits=FEW, behind_proxy=True) as server:
            tables = []
            for number in range(6):
                guest = await server.guest(f"Guest {number}")
                tables.append(await guest.make("me", "open", open=True))
            last = await server.guest("One more")
            refused = await last.post("/api/tables", OPEN, status=409)
            assert "join one of them" in refused["reason"]
            elsewhere = await server.guest("Elsewhere")
            elsewhere.http.headers["X-Forwarded-For"] = "203.0.113.9"
            await elsewhere.make("me", "open", open=True)
            await last.wish(tables[0], "join")
            await last.make("me", "open", open=True)

    asyncio.run(story())


def test_a_rematch_in_the_lobby_counts_like_any_table(database: str) -> None:
    async def story() -> None:
        async with serving(database, limits=FEW) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben)
            for seat, guest in enumerate((anna, ben)):
                await guest.wish(table, "hand-over", seat=seat, bot="random")
            async with anna.look(table) as eyes:
                await eyes.until(lambda eyes: eyes.now["status"] == "over")
            for _ in range(2):
                await anna.make("me", "open", open=True)
            await anna.post(f"/api/tables/{table}/rematch", status=409)
            await ben.post(f"/api/tables/{table}/rematch")

    asyncio.run(story())
