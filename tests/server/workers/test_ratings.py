"""Statistics: every finished game has results, and counts for the ratings of those who played it exactly once."""

from __future__ import annotations

import asyncio
import copy
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import select, update

import londinium
from londinium.bots import known_ratings
from londinium.server.storage import schema
from londinium.server.workers.ratings import first_rating, rated
from tests.server.playing import KIDS, Guest, Server, serving

fresh = PlackettLuce().rating


async def play_on(guest: Guest, table: str, *seats: int) -> dict[str, Any]:
    """Play a table to its end, with the first choice every time, from one screen."""
    async with guest.look(table) as eyes:
        while eyes.now["status"] == "playing":
            mine = [seat for seat in seats if seat in eyes.now["to_act"]]
            if not mine:
                await eyes.read()
                continue
            if eyes.now["seat"] != mine[0]:
                await eyes.connection.send(f'{{"do": "look", "seat": {mine[0]}}}')
                while eyes.now["seat"] != mine[0]:
                    await eyes.read()
            await eyes.play(mine[0])
        return dict(eyes.now["result"])


async def all_results(server: Server) -> list[Any]:
    query = select(schema.results).order_by(schema.results.c.at, schema.results.c.table_id, schema.results.c.seat)
    return await server.services.database.rows(query)


async def counts(server: Server) -> dict[str, int]:
    await server.services.ratings.count()
    rows = await server.services.database.rows(select(schema.ratings))
    return {row["who"]: row["games"] for row in rows}


def test_a_finished_game_of_a_person_and_bots_has_results_ratings_and_a_record(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna = await server.guest("Anna")
            seats = [{"who": "bot", "bot": "random"}, {"who": "me"}, {"who": "bot", "bot": "greedy"}]
            table = (await anna.post("/api/tables", {"game": KIDS, "seats": seats}))["table"]["id"]
            result = await play_on(anna, table, 1)
            await server.services.ratings.count()
            rows = await all_results(server)
            assert [row["who"] for row in rows] == ["bot:random", f"person:{anna.id}", "bot:greedy"]
            places = {rank["who"]: rank for rank in result["ranking"]}
            assert [row["place"] for row in rows] == [places[seat]["place"] for seat in range(3)]
            assert [row["points"] for row in rows] == [places[seat]["points"] for seat in range(3)]
            assert [row["share"] for row in rows] == pytest.approx(result["shares"])
            before = {row["who"]: first_rating(row["who"], known_ratings(londinium.game(KIDS))) for row in rows}
            assert before["bot:random"].mu < before["bot:greedy"].mu, "they start where the ladder has them"
            expected = rated([(row["who"], row["place"]) for row in rows], before)
            shown = await anna.get(f"/api/games/{KIDS}/ratings")
            assert {one["name"]: one["mean"] for one in shown} == {
                name: round(expected[who].mu, 2)
                for name, who in (("Anna", f"person:{anna.id}"), ("random", "bot:random"), ("greedy", "bot:greedy"))
            }
            assert {one["kind"] for one in shown} == {"person", "bot"}
            mine = await anna.get("/api/me/results")
            assert [one["table_id"] for one in mine["results"]] == [table]
            assert [one["games"] for one in mine["ratings"]] == [1]
            place = places[1]["place"]
            assert mine["record"] == [
                {
                    "game": KIDS,
                    "games": 1,
                    "won": int(places[1]["won"]),
                    "shares": round(result["shares"][1], 3),
                    "mean_place": float(place),
                    "best": places[1]["points"],
                }
            ]
            await anna.leave()

    asyncio.run(story())


def test_a_bot_starts_where_its_ladder_has_it_and_moves_on_from_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "ladder.sqlite") as server:
            ladders = {KIDS: {"greedy": (31.0, 0.7)}}
            server.services.ratings.ladder = lambda game: ladders[game]
            anna = await server.guest("Anna")
            before = {"bot:greedy": fresh(31.0, 0.7), f"person:{anna.id}": fresh()}
            for _ in range(2):
                await play_on(anna, await anna.make("me", "bot"), 0)
                await server.services.ratings.count()
                places = [(row["who"], row["place"]) for row in await all_results(server)][-2:]
                before = rated(places, before)
                rows = await server.services.database.rows(select(schema.ratings))
                assert {row["who"]: row["mean"] for row in rows} == pytest.approx(
                    {who: one.mu for who, one in before.items()}
                )
                ladders[KIDS] = {"greedy": (5.0, 8.0)}  # what is rated here is no longer asked of the ladder
            await anna.leave()

    asyncio.run(story())


def test_games_that_end_on_two_processes_count_once_each_however_many_count_them(database: str) -> None:
    async def story() -> None:
        async with serving(database) as one, serving(database) as two:
            anna = await one.guest("Anna")
            there = Guest(two.url, anna.credential)
            tables = [await anna.make("me", "bot") for _ in range(6)]
            await asyncio.gather(
                *(play_on(anna if number % 2 else there, table, 0) for number, table in enumerate(tables))
            )
            await asyncio.gather(*(server.services.ratings.count() for server in (one, two, one, two)))
            assert await counts(one) == {f"person:{anna.id}": 6, "bot:greedy": 6}
            assert Counter(row["table_id"] for row in await all_results(two)) == dict.fromkeys(tables, 2)
            async with serving(database) as three:
                assert await counts(three) == {f"person:{anna.id}": 6, "bot:greedy": 6}
            await anna.leave()
            await there.leave()

    asyncio.run(story())


def test_what_a_server_that_died_left_uncounted_is_counted_by_the_next(tmp_path: Path) -> None:
    async def story() -> None:
        place = tmp_path / "left.sqlite"
        async with serving(place) as server:
            await server.services.ratings.close()
            anna = await server.guest("Anna")
            await play_on(anna, await anna.make("me", "bot"), 0)
            assert [row["pending"] for row in await all_results(server)] == [True, True]
            assert (await anna.get("/api/me/results"))["ratings"] == []
            await anna.leave()
        async with serving(place) as server:
            assert await counts(server) == {f"person:{anna.id}": 1, "bot:greedy": 1}

    asyncio.run(story())


def test_the_last_move_asked_for_again_brings_no_second_result(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "again.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "bot")
            wishes: list[dict[str, Any]] = []
            while (now := await anna.now(table))["status"] == "playing":
                if 0 in now["to_act"]:
                    wishes.append({"seat": 0, "move": now["moves"][0], "key": str(len(wishes))})
                    await anna.wish(table, "play", **wishes[-1])
            for _ in range(2):
                await anna.wish(table, "play", **wishes[-1])
                await anna.wish(table, "say", text="well played")
            assert await counts(server) == {f"person:{anna.id}": 1, "bot:greedy": 1}
            assert len(await all_results(server)) == 2
            await anna.leave()

    asyncio.run(story())


def test_a_bot_that_stands_in_at_the_end_plays_for_the_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "stand-in.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "bot")
            await anna.wish(table, "hand-over", seat=0, bot="random")
            await play_on(anna, table)
            assert await counts(server) == {f"person:{anna.id}": 1, "bot:greedy": 1}
            await anna.leave()

    asyncio.run(story())


def test_one_person_on_several_seats_has_results_but_moves_no_rating(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "sofa.sqlite") as server:
            anna = await server.guest("Anna")
            await play_on(anna, await anna.make("me", "me", "bot"), 0, 1)
            assert await counts(server) == {}
            assert len(await all_results(server)) == 3
            assert (await anna.get("/api/me/results"))["record"][0]["games"] == 2
            await anna.leave()

    asyncio.run(story())


def test_a_game_with_component_data_of_ones_own_moves_no_rating(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "data.sqlite") as server:
            anna = await server.guest("Anna")
            data = copy.deepcopy(londinium.game(KIDS).own_data.content)
            next(iter(data.values()))[0]["source"] = "reconstructed"
            await play_on(anna, await anna.make("me", "bot", data=data), 0)
            assert await counts(server) == {}
            assert len(await all_results(server)) == 2
            await anna.leave()

    asyncio.run(story())


def test_a_bot_against_itself_moves_no_rating(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "itself.sqlite") as server:
            anna = await server.guest("Anna")
            await play_on(anna, await anna.make("bot", "bot"))
            assert await counts(server) == {}
            assert len(await all_results(server)) == 2
            await anna.leave()

    asyncio.run(story())


def test_who_has_had_their_data_deleted_is_rated_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        place = tmp_path / "gone.sqlite"
        async with serving(place) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "open", "bot")
            await ben.wish(table, "join", invite=await anna.invite(table))
            await ben.wish(table, "hand-over", seat=1)
            await play_on(anna, table, 0)
            await server.services.ratings.count()
            async with server.services.database.begin() as connection:
                await connection.execute(update(schema.results).values(pending=True))
            assert (await ben.http.delete("/api/me")).status_code == 200
            assert await counts(server) == {f"person:{anna.id}": 2, "bot:greedy": 2}
            await anna.leave()
            await ben.leave()

    asyncio.run(story())


def test_equal_places_are_a_tie_and_a_bot_on_several_seats_moves_by_their_average() -> None:
    tied = rated([("person:a", 1), ("person:b", 1)], {"person:a": fresh(), "person:b": fresh()})
    assert tied["person:a"].mu == pytest.approx(25)
    assert tied["person:b"].mu == pytest.approx(25)
    assert tied["person:a"].sigma < fresh().sigma
    three = rated([("bot:x", 1), ("person:a", 2), ("bot:x", 3)], {"person:a": fresh(), "bot:x": fresh()})
    alone = PlackettLuce().rate([[fresh()], [fresh()], [fresh()]], ranks=[1.0, 2.0, 3.0])
    assert three["bot:x"].mu == pytest.approx((alone[0][0].mu + alone[2][0].mu) / 2)
    assert three["person:a"].mu == pytest.approx(alone[1][0].mu)
