"""Hints over the wire: the advice of a strong player, to whoever owes a choice, where the table allows it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

import londinium
from londinium.bots import Budget
from londinium.server.config import Limits
from londinium.server.storage import schema
from tests.server.playing import EIGHTY, KIDS, MANY, Guest, serving, together

GAMES = [game.id for game in londinium.games()]
FEW = Budget(simulations=60 if londinium.compiled else 6)


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("londinium.server.workers.hints.BUDGET", FEW)


async def hint(guest: Guest, table: str, seat: int = 0, status: int | None = None) -> Any:
    return await guest.post(f"/api/tables/{table}/hint", {"seat": seat}, status)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_over_http_and_over_a_socket_names_moves_that_are_offered(tmp_path: Path, game: str) -> None:
    async def story() -> None:
        async with serving(tmp_path / "hints.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me", game=game)
            seat = (await anna.now(table))["to_act"][0]
            told = await hint(anna, table, seat)
            now = await anna.now(table, seat=seat)
            assert (told["seat"], told["version"]) == (seat, now["version"])
            assert told["simulations"] > 0
            assert {one["move"] for one in told["moves"]} <= set(now["moves"])
            for one in told["moves"]:
                assert 0 <= one["share"] <= 1
                assert sum(reason["share"] for reason in one["reasons"]) == pytest.approx(one["difference"])
            async with anna.look(table, seat=seat) as eyes:
                heard = await eyes.ask("hint", seat=seat)
            assert heard == {"is": "hint", "key": heard["key"], **told}, "the same position, the same worlds"

    asyncio.run(story())


def test_a_table_has_hints_unless_another_person_can_sit_down_there_or_as_its_maker_says(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "allowed.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            plans: tuple[tuple[tuple[str, ...], dict[str, Any], bool], ...] = (
                (("me", "bot"), {}, True),
                (("me", "me"), {}, True),
                (("me", "bot"), {"hints": False}, False),
                (("me", "open"), {}, False),
                (("me", "open"), {"hints": True}, True),
            )
            for seats, said, allowed in plans:
                table = await anna.make(*seats, open="open" in seats, **said)
                if "open" in seats:
                    await ben.wish(table, "join")
                assert (await anna.get(f"/api/tables/{table}"))["table"]["hints"] is allowed
                told = await hint(anna, table, status=200 if allowed else 409)
                assert allowed or told["reason"] == "this table was made without hints"

    asyncio.run(story())


def test_nobody_gets_a_hint_for_another_seat_or_without_a_choice_to_make(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "whose.sqlite") as server:
            anna, ben, clara = [await server.guest(name) for name in ("Anna", "Ben", "Clara")]
            table = await together(anna, ben, hints=True)
            before = (await anna.now(table))["version"]
            assert (await hint(ben, table, 0, 403))["error"] == "not-yours"
            assert (await hint(clara, table, 0, 403))["error"] == "not-yours"
            await hint(Guest(server.url), table, 0, 401)
            await hint(anna, table, 99, 400)
            await hint(anna, "nowhere", 0, 404)
            assert (await anna.now(table))["version"] == before
            await anna.wish(table, "play", seat=0, move="send 3")
            assert "whoever owes a choice" in (await hint(anna, table, 0, 409))["reason"]
            await anna.wish(table, "undo", seat=0)
            await anna.wish(table, "hand-over", seat=0)
            await hint(anna, table, 0, 409)

    asyncio.run(story())


def test_that_somebody_asked_for_a_hint_is_told_to_all_once_and_what_it_said_to_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "told.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await together(anna, ben, hints=True)
            async with ben.look(table) as eyes:
                said = len(eyes.raw)
                for _ in range(3):
                    await hint(anna, table)
                await eyes.ask("say", text="hm")
                told = [entry for entry in eyes.entries if entry["kind"] == "hinted"]
                assert [{name: entry[name] for name in entry if name not in ("number", "at")} for entry in told] == [
                    {"kind": "hinted", "seat": 0}
                ]
                assert not any('"reasons"' in text for text in eyes.raw[said:])

    asyncio.run(story())


def test_a_game_in_which_somebody_was_given_a_hint_moves_no_rating(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "rating.sqlite") as server:
            anna = await server.guest("Anna")
            counted = []
            for with_hint in (False, True):
                table = await anna.make("me", "bot")
                if with_hint:
                    await hint(anna, table)
                async with anna.look(table) as eyes:
                    while eyes.now["status"] == "playing":
                        await eyes.play(0)
                        await eyes.until(lambda eyes: 0 in eyes.now["to_act"] or eyes.now["status"] == "over")
                await server.services.ratings.count()
                counted.append([row["games"] for row in await server.services.database.rows(select(schema.ratings))])
            assert counted == [[1, 1], [1, 1]]

    asyncio.run(story())


def test_hints_are_counted_and_asked_for_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with serving(tmp_path / "often.sqlite", limits=Limits(hints=3)) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "bot", game=EIGHTY)
            answers = await asyncio.gather(
                *(anna.http.post(f"/api/tables/{table}/hint", json={"seat": 0}) for _ in range(2))
            )
            assert sorted(answer.status_code for answer in answers) == [200, 429]
            assert "one hint at a time" in next(a for a in answers if a.status_code == 429).json()["reason"]
            await hint(anna, table)
            assert (await hint(anna, table, status=429))["error"] == "too-much"

    asyncio.run(story())


def test_a_hint_that_comes_too_late_is_not_given_and_keeps_nobody_from_playing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("londinium.server.workers.hints.BUDGET", Budget(seconds=600.0))

    async def story() -> None:
        async with serving(tmp_path / "late.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me", game=KIDS)
            async with anna.look(table) as eyes:
                await eyes.connection.send('{"do": "hint", "key": "slow", "seat": 0}')
                while not server.services.hints.asking:
                    await asyncio.sleep(0.01)
                assert (await eyes.play(0, "send 3"))["is"] == "done"
                assert "slow" not in eyes.answers

    asyncio.run(story())


def test_where_no_process_can_think_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("londinium.server.workers.processes.PROGRAM", "londinium.nowhere")

    async def story() -> None:
        async with serving(tmp_path / "none.sqlite", limits=MANY) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me", game=KIDS)
            assert "there is no hint just now" in (await hint(anna, table, status=503))["reason"]

    asyncio.run(story())
