"""Stories at a real server: tables of every game in every state a table can be in, and what everyone saw of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any
from unittest.mock import patch

from sqlalchemy import func, select

import londinium
from londinium.conformance.components import others
from londinium.core.record import Record
from londinium.server.admin.host import hosting
from londinium.server.config import Mail
from londinium.server.storage import schema
from tests.before import choose
from tests.before.records import MIDWAY, SEVERAL, is_mid_choice
from tests.server.playing import KIDS, PATIENCE, Clock, Eyes, Guest, Server, serving
from tests.server.receiving import Browser, Mailbox, Receiver, receiving, receiving_mail, token_in

BEGAN = 1_760_000_000.0
WEEKS = 14 * 24 * 3600.0
EACH, STORE = 3600.0, 7200.0  # seconds of the clock that runs out
MOST = 2000  # choices of one game
STANDING = {KIDS: "take-purse", "eighty-days": "take", "london": "done", "key-to-the-city": "pass"}
NAMES = ("Anna", "Ben", "Clara", "Dora", "Zoë Łabędź")
LANGUAGES = ("en", "fr", "pl", "en", "pl")
UNTOLD = ("prompt", "choices")  # words, and numbers of moves, which may change

Until = Callable[[str, dict[str, Any]], bool]


@dataclass
class Told:
    """A table that was played, and who sits where."""

    id: str
    game: str
    what: str
    people: dict[int, str]


class Stories:
    """Everything that happens at one server."""

    def __init__(self, server: Server, clock: Clock, database: str) -> None:
        self.server = server
        self.clock = clock
        self.database = database
        self.dice = Random("stories")
        self.guests: dict[str, Guest] = {}
        self.tables: list[Told] = []
        self.links: dict[str, Any] = {}

    async def tell(self, receiver: Receiver, mailbox: Mailbox) -> None:
        for name, lang in zip(NAMES, LANGUAGES, strict=True):
            guest = Guest(self.server.url)
            guest.id = (await guest.post("/api/people", {"name": name, "lang": lang}))["id"]
            self.guests[name] = guest
        await asyncio.gather(*(self.tell_of(game.id) for game in londinium.games()))
        await self.clocks_run_out()
        removed = await self.guests["Dora"].http.delete("/api/me")
        assert removed.status_code == 200
        for told in self.tables:
            told.people = {seat: name for seat, name in told.people.items() if name != "Dora"}
            await self.rest(told)
        await self.channels(receiver, mailbox)
        await self.server.services.ratings.count()
        await self.bots_owe()

    async def tell_of(self, game: str) -> None:
        await self.gathering(game)
        await self.running(game)
        await self.mid_choice(game)
        await self.finished(game)
        await self.taking_back(game)
        await self.left_alone(game)

    # tables of one game

    async def gathering(self, game: str) -> None:
        anna, ben = self.guests["Anna"], self.guests["Ben"]
        table = await anna.make("me", "open", game=game)
        await anna.wish(table, "say", text="Who will come?")
        self.keep(table, game, "gathering", "Anna")
        table = await anna.make("me", "open", "open", game=game, open=True)
        await ben.wish(table, "join", seat=2)
        self.tables.append(Told(table, game, "gathering-open", {0: "Anna", 2: "Ben"}))

    async def running(self, game: str) -> None:
        table = await self.seat(game, "running", "Anna", "Ben", "Zoë Łabędź")
        await self.play(table, 12 if game == KIDS else 45)
        await self.guests["Ben"].wish(table.id, "say", text="Zażółć gęślą jaźń — à toi, Anna; it's <b>your</b> move!")
        table = await self.seat(game, "own-data", "Anna", "Ben", data=others(londinium.game(game))[0].content)
        await self.play(table, 12)

    async def mid_choice(self, game: str) -> None:
        table = await self.seat(game, "mid-choice", "Anna", "Ben", options=MIDWAY.get(game, {}))
        await self.play(table, 12)
        await self.until_mid_choice(table)
        table = await self.seat(game, "mid-choice-options", "Anna", "Ben", options=SEVERAL[game], open=True)
        await self.play(table, 8)
        await self.until_mid_choice(table)

    async def until_mid_choice(self, table: Told) -> None:
        prefer = {"london": "play", "key-to-the-city": "bid"}.get(table.game, "")
        await self.play(table, MOST, prefer, lambda move, now: is_mid_choice(now["view"], move))

    async def finished(self, game: str) -> None:
        anna = self.guests["Anna"]
        table = await anna.make("bot", "bot", game=game)
        self.keep(table, game, "finished-by-bots")
        await self.watch_to_the_end(table)
        seats = ["bot"] * (5 if game == KIDS else 2)
        table = await anna.make(*seats, game=game, options=SEVERAL[game], open=True)
        self.keep(table, game, "finished-options")
        await self.watch_to_the_end(table)
        table = await anna.make("me", "bot", game=game)
        self.keep(table, game, "finished-with-a-bot", "Anna")
        await self.play_against_bots(table)
        await anna.wish(table, "say", text="Well played!")
        together = await self.seat(game, "finished", "Anna", "Ben")
        await self.play(together, 10)
        await self.go_back(together)
        await anna.wish(together.id, "standing", seat=0, rule={"move": STANDING[game], "until": "once"})
        await self.play(together, MOST)
        assert (await anna.now(together.id))["status"] == "over"

    async def taking_back(self, game: str) -> None:
        asked = await self.seat(game, "asked-back", "Anna", "Ben", "Clara")
        await self.play(asked, 10)
        await self.guests["Anna"].wish(asked.id, "ask-back", seat=0)
        await self.guests["Ben"].wish(asked.id, "answer-back", seat=1, agree=True)
        back = await self.seat(game, "went-back", "Anna", "Ben")
        await self.play(back, 10)
        await self.go_back(back)
        await self.play(back, 5)
        undone = await self.seat(game, "took-back", "Anna", "Ben", options=SEVERAL[game])
        await self.play(undone, 6)
        for _ in range(3):
            await self.play(undone, 30, until=lambda move, now: bool(now["undo"]))
            for seat, name in undone.people.items():
                if (await self.guests[name].now(undone.id, seat=seat))["undo"]:
                    await self.guests[name].wish(undone.id, "undo", seat=seat)

    async def left_alone(self, game: str) -> None:
        anna, ben = self.guests["Anna"], self.guests["Ben"]
        table = await self.seat(game, "standing", "Anna", "Ben")
        await self.play(table, 4)
        await self.leave_standing(table)
        table = await self.seat(game, "handed-over", "Anna", "Ben")
        await self.play(table, 5)
        await ben.wish(table.id, "hand-over", seat=1)
        table = await self.seat(game, "closed", "Anna", "Ben")
        await self.play(table, 5)
        async with hosting(self.database, self.clock) as host:
            await host.close(table.id, "It is late.")
        await self.server.services.invalidation.look()
        assert (await anna.now(table.id))["status"] == "closed"
        table = await self.seat(game, "removed", "Anna", "Dora")
        await self.play(table, 5)
        await self.guests["Dora"].wish(table.id, "say", text="I am off.")
        table = await self.seat(game, "clock", "Anna", "Ben", pace={"each": WEEKS, "store": WEEKS})
        await self.play(table, 8)

    async def leave_standing(self, table: Told) -> None:
        """Each leaves an answer while it is not for them to choose, so that it still stands."""
        for seat, until in ((0, "revoked"), (1, "round")):
            for _ in range(MOST):
                guest = self.guests[table.people[seat]]
                now = await guest.now(table.id, seat=seat)
                if seat not in now["to_act"] or STANDING[table.game] not in now["moves"]:
                    break
                await self.play(table, 1)
            await guest.wish(table.id, "standing", seat=seat, rule={"move": STANDING[table.game], "until": until})

    async def clocks_run_out(self) -> None:
        """The clock chooses for somebody at one table of each game."""
        late = []
        for game in londinium.games():
            late.append(await self.seat(game.id, "clock-ran-out", "Anna", "Ben", pace={"each": EACH, "store": STORE}))
            await self.play(late[-1], 6)
        self.clock.now += EACH + STORE + 1
        for table in late:
            async with self.guests["Anna"].look(table.id) as eyes:
                await eyes.until(lambda eyes: any(entry.get("by") == "clock" for entry in eyes.entries))

    async def bots_owe(self) -> None:
        """The server stops before the bots of some tables have chosen."""
        services = self.server.services
        services.registry.broadcaster.observers.remove(services.bots.on_committed)
        for game in londinium.games():
            table = await self.anybody().make("bot", "me", game=game.id)
            self.tables.append(Told(table, game.id, "bot-owes", {1: "Anna"}))

    # what they have in common

    def keep(self, id: str, game: str, what: str, *people: str) -> Told:
        self.tables.append(Told(id, game, what, dict(enumerate(people))))
        return self.tables[-1]

    async def seat(self, game: str, what: str, *people: str, **more: Any) -> Told:
        """A table of people, the first of whom invites the others."""
        first = self.guests[people[0]]
        table = await first.make("me", *["open"] * (len(people) - 1), game=game, **more)
        invite = await first.invite(table)
        for name in people[1:]:
            await self.guests[name].wish(table, "join", invite=invite)
        return self.keep(table, game, what, *people)

    async def play(self, table: Told, choices: int, prefer: str = "", until: Until | None = None) -> None:
        """Let people choose in turn, as often as that, or until something has come about."""
        looking = self.guests[table.people[0]]
        for _ in range(choices):
            now = await looking.now(table.id)
            if now["status"] != "playing":
                break
            seat = self.dice.choice(now["to_act"])
            guest = self.guests[table.people[seat]]
            move = choose((await guest.now(table.id, seat=seat))["moves"], self.dice, prefer)
            self.clock.now += 1
            key = f"{self.clock.now:.0f}"
            await guest.wish(table.id, "play", seat=seat, move=move, key=key)
            if until and until(move, await guest.now(table.id, seat=seat)):
                return
        assert until is None, f"{table.game}: {table.what} did not come about"

    async def go_back(self, table: Told) -> None:
        """Anna takes a choice back, and Ben agrees."""
        await self.guests["Anna"].wish(table.id, "ask-back", seat=0)
        await self.guests["Ben"].wish(table.id, "answer-back", seat=1, agree=False)
        await self.guests["Anna"].wish(table.id, "ask-back", seat=0)
        await self.guests["Ben"].wish(table.id, "answer-back", seat=1, agree=True)

    async def watch_to_the_end(self, table: str) -> None:
        async with self.guests["Anna"].look(table) as eyes:
            await eyes.until(lambda eyes: eyes.now["status"] == "over")

    async def play_against_bots(self, table: str) -> None:
        """Anna plays to the end, takes a choice back alone and another with what the bot did since."""
        async with self.guests["Anna"].look(table) as eyes:
            count = 0
            while await self.mine_to_choose(eyes):
                done = await eyes.play(0, choose(eyes.now["moves"], self.dice))
                assert done["is"] == "done", done
                self.clock.now += 1
                count += 1
                if count in (3, 4):
                    await eyes.ask("undo", seat=0)
                elif count == 6:
                    await eyes.ask("ask-back", seat=0)

    async def mine_to_choose(self, eyes: Eyes) -> bool:
        await eyes.until(lambda eyes: 0 in eyes.now["to_act"] or eyes.now["status"] != "playing")
        return bool(eyes.now["status"] == "playing")

    async def rest(self, table: Told) -> None:
        """Wait until no bot owes a choice."""
        query = select(schema.tables.c.bots_wait).where(schema.tables.c.id == table.id)
        async with asyncio.timeout(PATIENCE):
            while (await self.server.services.database.row(query))["bots_wait"]:
                await asyncio.sleep(0.01)

    async def channels(self, receiver: Receiver, mailbox: Mailbox) -> None:
        """People want to be told, and are; then something happens that nobody has been told of yet."""
        anna, ben, clara = (self.guests[name] for name in ("Anna", "Ben", "Clara"))
        for shape in ("slack", "json"):
            await anna.post("/api/me/channels", {"kind": "webhook", "url": receiver.url(f"/{shape}"), "shape": shape})
        await ben.post("/api/me/channels", {"kind": "email", "address": "ben@home.example"})
        await ben.post("/api/channels/confirm", {"token": token_in(await mailbox.next(), "confirm")})
        self.clock.now += 60  # addresses are asked now and then only
        await clara.post("/api/me/channels", {"kind": "email", "address": "clara@home.example"})
        self.links["confirm"] = token_in(await mailbox.next(), "confirm")
        push = receiver.url("/push").replace("http:", "https:")
        await clara.post("/api/me/channels", Browser().subscription(push))
        notices = self.server.services.notices
        notices.again = ()
        await notices.look_round()
        await notices.settled()
        self.links["stop"] = token_in(await mailbox.next(), "stop")
        for table in self.tables:
            if table.what == "running":
                await self.play(table, 3)
        self.links["recovery"] = (await clara.post("/api/me/recovery"))["token"]

    # what is kept of it

    async def seen(self) -> dict[str, Any]:
        """What everyone saw at the end, in plain JSON."""
        people = {
            name: {
                "id": guest.id,
                "credential": guest.credential if name != "Dora" else None,
                "results": await guest.get("/api/me/results") if name != "Dora" else None,
                "channels": await guest.get("/api/me/channels") if name != "Dora" else None,
            }
            for name, guest in self.guests.items()
        }
        return {
            "now": self.clock.now,
            "people": people,
            "links": self.links,
            "ratings": {
                game.id: await self.anybody().get(f"/api/games/{game.id}/ratings") for game in londinium.games()
            },
            "tables": [await self.seen_of(one) for one in sorted(self.tables, key=lambda one: (one.game, one.what))],
        }

    def anybody(self) -> Guest:
        return self.guests["Anna"]

    async def seen_of(self, table: Told) -> dict[str, Any]:
        stored = await self.server.services.database.row(select(schema.tables).where(schema.tables.c.id == table.id))
        count = select(func.count().label("entries")).where(schema.log.c.table_id == table.id)
        found: dict[str, Any] = {
            **{name: stored[name] for name in ("id", "game", "rules_version", "status", "version", "invite")},
            "what": table.what,
            "entries": (await self.server.services.database.row(count))["entries"],
            "people": {str(seat): name for seat, name in table.people.items()},
            "seen": [],
        }
        lookers: list[tuple[str | None, int | None]] = [(None, None)]
        lookers += [(name, seat) for seat, name in table.people.items()]
        for name, seat in lookers:
            answer = await self.answer(table, name, seat, stored["invite"], "")
            found["seen"].append({"name": name, "seat": seat, "answer": without(answer, *UNTOLD, "invite")})
        if stored["status"] == "over":
            found["links"] = [
                {"name": name, "seat": seat, "path": path, "answer": content}
                for name, seat in lookers
                for path in paths(stored["version"], seat)
                for content in [told(await self.answer(table, name, seat, stored["invite"], path))]
            ]
        return found

    async def answer(self, table: Told, name: str | None, seat: int | None, invite: str, path: str) -> Any:
        guest = self.guests[name] if name else Guest(self.server.url)
        return await guest.get(f"/api/tables/{table.id}{path}", **query_for(seat, invite, path))

    async def records(self) -> dict[str, Record]:
        """Tables as the host exports them and as people take them along."""
        found = {}
        async with hosting(self.database, self.clock) as host:
            for table in self.tables:
                if table.what in ("running", "mid-choice", "went-back", "finished", "own-data", "closed"):
                    export = await host.export(table.id)
                    assert export.replayable
                    found[f"{table.game}-exported-{table.what}"] = Record.loads(export.text)
                if table.what == "finished-with-a-bot":
                    content = await self.anybody().get(f"/api/tables/{table.id}/record")
                    found[f"{table.game}-taken-along"] = Record.from_content(content)
        return found


def paths(version: int, seat: int | None) -> list[str]:
    """Where links to a finished table lead: moments from the first to the last, and what is told of the whole."""
    steps = {0, 1, 3, version // 4, version // 2, 3 * version // 4, version - 1, version}
    return [
        *(f"/moments/{number}" for number in sorted(steps)),
        "/log",
        *(["/course", "/record"] if seat is None else []),
    ]


def query_for(seat: int | None, invite: str, path: str) -> dict[str, Any]:
    """How a table is asked for: by invitation where nobody is known, through a seat where somebody is."""
    if seat is None:
        return {"invite": invite}
    return {} if path in ("/course", "/record") else {"seat": seat}


def told(answer: Any) -> Any:
    """What was told, without the sentences, which may be said better later; what people said stays."""
    if not isinstance(answer, list):
        return answer
    return [entry if entry.get("kind") == "said" else without(entry, "text") for entry in answer]


def without(content: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in content.items() if name not in names}


async def tell_stories(database: str) -> tuple[dict[str, Any], dict[str, Record]]:
    """Play everything at a server on this database; what everyone saw, and records of some tables."""
    clock, seeds = Clock(), Random("seeds")
    clock.now = BEGAN
    with patch("londinium.server.tables.service.secrets.randbits", seeds.getrandbits):
        async with (
            receiving() as receiver,
            receiving_mail() as mailbox,
            serving(database, clock, private_webhooks=True, mail=Mail("127.0.0.1", mailbox.port)) as server,
        ):
            stories = Stories(server, clock, database)
            await stories.tell(receiver, mailbox)
            seen, records = await stories.seen(), await stories.records()
    return seen, records
