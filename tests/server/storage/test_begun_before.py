"""What was begun on an earlier version: every table opens, every link leads where it led, and people play on."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest

import londinium
from londinium.server.admin.replay import replay_all
from londinium.server.model.entries import encode
from londinium.server.storage.database import Database
from londinium.server.storage.event_log import read_room
from londinium.server.tables.history import moment_of
from tests.before import FOLDER, LEFT, choose, lost, read, unpacked
from tests.before.stories import query_for, told
from tests.night import by_night
from tests.server.playing import KIDS, Clock, Guest, Server, serving

LATER = 600.0  # seconds after the last server stopped
A_FEW = 6  # choices
# By day one in so many of a table's links: what they lead to is told by one code from the log, wherever that is stored.
EACH_LINK = by_night(4, 1)
TO_THE_END = 200  # more than any game of Kids of London has
BEGUN_BY_THE_CLOCK = ("key-to-the-city", "clock-ran-out")  # a choice of several steps, which now have one clock
# Of a running game: clocks run, and nobody waits for what another has only begun.
PASSING = ("deadlines", "undo")

pytestmark = pytest.mark.parametrize("left", LEFT)


async def load(database: str, left: str) -> dict[str, Any]:
    """A database as an earlier version left it, and what everyone saw there."""
    kind = database.partition(":")[0]
    if kind == "sqlite":
        Path(database.removeprefix("sqlite:///")).write_bytes(unpacked(FOLDER / left / "tables.sqlite.gz"))
    else:
        connection = await asyncpg.connect(database)
        await connection.execute(unpacked(FOLDER / left / "tables.postgresql.sql.gz").decode())
        await connection.close()
    found: dict[str, Any] = read(FOLDER / left / f"expected.{kind}.json.gz")
    return found


def clock_after(stored: dict[str, Any]) -> Clock:
    clock = Clock()
    clock.now = stored["now"] + LATER
    return clock


class Company:
    """The people of then, at a server of now."""

    def __init__(self, server: Server, stored: dict[str, Any]) -> None:
        self.server = server
        self.guests: dict[str | None, Guest] = {None: Guest(server.url)}
        for name, person in stored["people"].items():
            if person["credential"]:
                self.guests[name] = Guest(server.url, person["credential"])
                self.guests[name].id = person["id"]

    async def ask(self, table: dict[str, Any], one: dict[str, Any], path: str = "") -> Any:
        """What a person of then is told now."""
        query = query_for(one["seat"], table["invite"], path)
        return await self.guests[one["name"]].get(f"/api/tables/{table['id']}{path}", **query)


def named(table: dict[str, Any], differences: list[str]) -> list[str]:
    return [f"{table['game']}, {table['what']}: {line}" for line in differences]


def test_every_table_begun_before_is_as_its_log_tells(database: str, left: str) -> None:
    async def story() -> None:
        stored = await load(database, left)
        opened = Database(database)
        await opened.open()
        verdicts = [verdict async for verdict in replay_all(opened)]
        await opened.close()
        assert [verdict for verdict in verdicts if verdict.found != "same"] == []
        assert sorted(verdict.id for verdict in verdicts) == sorted(table["id"] for table in stored["tables"])

    asyncio.run(story())


def test_what_was_begun_before_is_seen_by_everyone_as_it_was_left(database: str, left: str) -> None:
    async def story() -> None:
        stored = await load(database, left)
        problems: list[str] = []
        async with serving(database, clock_after(stored)) as server:
            company = Company(server, stored)
            for table in stored["tables"]:
                if table["what"] == "bot-owes" or (table["game"], table["what"]) == BEGUN_BY_THE_CLOCK:
                    continue  # bots choose as soon as there is a server, and so does a clock that has run out
                for one in table["seen"]:
                    before = one["answer"]
                    if table["status"] != "over":
                        if before["now"].get("deadlines"):
                            del before["now"]["version"]  # the time without a server is given back, in an entry
                        before["now"] = {key: value for key, value in before["now"].items() if key not in PASSING}
                    problems += named(table, lost(before, await company.ask(table, one)))
            for name, person in stored["people"].items():
                if name in company.guests:
                    me = company.guests[name]
                    assert (await me.get("/api/me"))["person"]["name"] == name
                    problems += lost(person["results"], await me.get("/api/me/results"), f"{name}/results")
                    channels = await me.get("/api/me/channels")
                    assert [one["id"] for one in channels] == [one["id"] for one in person["channels"]]
            for game, ratings in stored["ratings"].items():
                problems += lost(ratings, await company.guests[None].get(f"/api/games/{game}/ratings"), game)
        assert problems == []

    asyncio.run(story())


def comparable(answer: Any, path: str) -> Any:
    """An answer without what is told otherwise on purpose since then.

    Taking back what was only begun is no event any more, so later events have other numbers, and going back counts only
    choices that others noticed. The end of a record is checked in another way, and leads to the same place. Nobody in
    London is asked for more cards than there are left to draw.
    """
    if path == "/record":
        londinium.replay(answer)
        return {key: value for key, value in answer.items() if key not in ("format", "ends", "check")}
    if path.startswith("/moments") and "draw_left" in answer.get("view", {}):
        return {**answer, "view": {key: value for key, value in answer["view"].items() if key != "draw_left"}}
    if path.startswith("/log"):
        return [{**entry, "events": comparable_events(entry.get("events", []))} for entry in answer]
    return answer


def comparable_events(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [
        {key: value for key, value in event.items() if key not in ("number", "choices")}
        for event in events
        if event["kind"] != "took-back"
    ]


def test_every_link_from_before_leads_where_it_led(database: str, left: str) -> None:
    async def story() -> None:
        stored = await load(database, left)
        problems: list[str] = []
        async with serving(database, clock_after(stored)) as server:
            company = Company(server, stored)
            anybody = company.guests[None]
            for table in stored["tables"]:
                invited = await anybody.get(f"/api/tables/invited/{table['invite']}")
                assert invited == {"id": table["id"]}
                for link in table.get("links", [])[::EACH_LINK]:
                    found = told(await company.ask(table, link, link["path"]))
                    same = lost(comparable(link["answer"], link["path"]), comparable(found, link["path"]))
                    problems += [f"{link['path']}{line}" for line in named(table, same)]
            links = stored["links"]
            assert await anybody.post("/api/channels/confirm", {"token": links["confirm"]}) == {"confirmed": True}
            assert await anybody.post("/api/channels/stop", {"token": links["stop"]}) == {"stopped": True}
            clara = await Guest(server.url).post("/api/recovery", {"token": links["recovery"]})
            assert clara["id"] == stored["people"]["Clara"]["id"]
        assert problems == []

    asyncio.run(story())


def test_a_link_to_a_moment_of_a_game_that_still_runs_leads_where_it_led(database: str, left: str) -> None:
    """Then a moment had the number of its entry in the log; whoever plays on gets numbers of their own after those."""

    async def story() -> None:
        stored = await load(database, left)
        async with serving(database, clock_after(stored)) as server:
            company = Company(server, stored)
            dice = Random(left)
            running = [table for table in stored["tables"] if table["what"] in ("running", "mid-choice", "asked-back")]
            await asyncio.gather(*(play_on(company, table, dice) for table in running if table["game"] != KIDS))
            for table in running:
                room = await read_room(server.services.database, table["id"])
                assert room is not None
                for one in table["seen"]:
                    for number in (1, table["version"] // 2, table["version"]):
                        then = moment_of(room.terms, room.entries[:number], one["seat"], room.ended)
                        found = await company.ask(table, one, f"/moments/{number}")
                        assert found == json.loads(encode(then)), (table["game"], table["what"], one["seat"], number)

    asyncio.run(story())


def test_a_table_begun_before_is_played_on(database: str, left: str) -> None:
    async def story() -> None:
        stored = await load(database, left)
        async with serving(database, clock_after(stored)) as server:
            company = Company(server, stored)
            dice = Random(left)
            at_once = [play_on(company, table, dice) for table in stored["tables"] if table["status"] == "playing"]
            played = Counter(await asyncio.gather(*at_once))
            assert sum(played.values()) == len(at_once)
        opened = Database(database)
        await opened.open()
        assert [verdict async for verdict in replay_all(opened) if verdict.found != "same"] == []
        await opened.close()

    asyncio.run(story())


async def play_on(company: Company, table: dict[str, Any], dice: Random) -> str:
    """The people of a table go on: a few choices, or to the end where that is not far. How the table stands then."""
    people = {int(seat): company.guests[name] for seat, name in table["people"].items()}
    if (table["game"], table["what"]) == BEGUN_BY_THE_CLOCK:
        owed = table["seen"][0]["answer"]["now"]["to_act"]
        async with people[min(people)].look(table["id"]) as eyes:
            await eyes.until(lambda eyes: eyes.now["to_act"] != owed)
    await answer_what_is_open(table["id"], people)
    for _ in range(TO_THE_END if table["game"] == KIDS else A_FEW):
        mine = await to_choose(table["id"], people)
        if not mine:
            break
        seat = dice.choice(mine)
        moves = (await people[seat].now(table["id"], seat=seat))["moves"]
        await people[seat].wish(table["id"], "play", seat=seat, move=choose(moves, dice))
    status = (await people[min(people)].now(table["id"]))["status"]
    assert status == "over" or table["game"] != KIDS
    return str(status)


async def to_choose(table: str, people: dict[int, Guest]) -> list[int]:
    """The seats of people who owe a choice, once the bots have made theirs; none at the end of the game."""

    def mine(now: dict[str, Any]) -> list[int]:
        return [seat for seat in now["to_act"] if seat in people]

    first = min(people)
    async with people[first].look(table, seat=first) as eyes:
        return mine(await eyes.until(lambda eyes: bool(mine(eyes.now)) or eyes.now["status"] != "playing"))


async def answer_what_is_open(table: str, people: dict[int, Guest]) -> None:
    """Whoever left comes back, and whoever was asked agrees."""
    for seat, guest in people.items():
        now = await guest.now(table, seat=seat)
        if now["seats"][seat]["bot"]:
            await guest.wish(table, "come-back", seat=seat)
        if now["asking"] is not None and seat != now["asking"] and seat not in now["agreed"]:
            await guest.wish(table, "answer-back", seat=seat, agree=True)
            assert (await guest.now(table, seat=seat))["asking"] is None


def test_who_was_invited_before_still_comes_and_the_game_begins(database: str, left: str) -> None:
    async def story() -> None:
        stored = await load(database, left)
        async with serving(database, clock_after(stored)) as server:
            company = Company(server, stored)
            for table in stored["tables"]:
                if table["status"] != "gathering":
                    continue
                emil = await server.guest("Emil")
                assert (await emil.get(f"/api/tables/invited/{table['invite']}"))["id"] == table["id"]
                await emil.wish(table["id"], "join", invite=table["invite"])
                now = await emil.now(table["id"])
                assert now["status"] == "playing"
                people = {int(seat): company.guests[name] for seat, name in table["people"].items()}
                people[now["seat"]] = emil
                for _ in range(2):
                    seat = (await emil.now(table["id"]))["to_act"][0]
                    moves = (await people[seat].now(table["id"], seat=seat))["moves"]
                    await people[seat].wish(table["id"], "play", seat=seat, move=moves[0])

    asyncio.run(story())


def test_what_was_kept_holds_every_game_in_every_state(database: str, left: str) -> None:
    stored = read(FOLDER / left / f"expected.{database.partition(':')[0]}.json.gz")
    states = {(table["game"], table["status"]) for table in stored["tables"]}
    games = {game for game, _ in states}
    assert states == {(game, status) for game in games for status in ("gathering", "playing", "over", "closed")}
    assert {game.id for game in londinium.games()} >= games
