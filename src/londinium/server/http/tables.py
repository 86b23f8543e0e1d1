"""The API over plain HTTP: the same operations as over the WebSocket, and what there is to read."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from sqlalchemy import Integer, cast, func, select

import londinium
from londinium.bots import bots
from londinium.core.game import Game
from londinium.server import schema, wishes
from londinium.server.desk import Place, Plan
from londinium.server.entries import Entry, Pace, decode
from londinium.server.errors import NotKnown, Refused
from londinium.server.house import House
from londinium.server.limits import check_limits, spend_both
from londinium.server.people import Person
from londinium.server.ratings import record_of
from londinium.server.room import Room

COOKIE = "londinium"
YEAR = 365 * 24 * 3600
LISTED = 100

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Lang = Annotated[str, msgspec.Meta(pattern="^(en|fr|pl)$")]
Id = Annotated[str, PathParameter(max_length=16)]
Invite = Annotated[
    str | None, QueryParameter(max_length=40, description="The invitation, for a table by invitation only.")
]
Eyes = Annotated[int | None, QueryParameter(ge=0, le=15, description="One of your own seats; by default your first.")]
InLang = Annotated[str, QueryParameter(pattern="^(en|fr|pl)$", description="The language of all words.")]
From = Annotated[int, QueryParameter(ge=0, le=10_000_000)]
TheHouse = NamedDependency[House]
Visitor = NamedDependency[Person | None]  # who asks, if they have said who they are


class Problem(msgspec.Struct):
    """Why something was not done: a key for programs, a sentence for people; some say more, such as the new state."""

    error: str
    reason: str


PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=said)
    for status, said in (
        (400, "What was sent cannot be read."),
        (401, "Nobody has said who they are."),
        (403, "Somebody else may do this."),
        (404, "There is no such thing, or you may not know of it."),
        (409, "It cannot be done now, or the table has changed."),
        (413, "Too large."),
        (422, "The rules of the game say no."),
        (429, "Too often."),
        (503, "It could not be saved, or the tables cannot be reached just now; try again."),
    )
}


class Newcomer(msgspec.Struct, forbid_unknown_fields=True):
    """Who somebody is."""

    name: Name
    lang: Lang = "en"


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What to change about oneself."""

    name: Name | None = None
    lang: Lang | None = None


class Recovery(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a recovery link."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody wants."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[Place], msgspec.Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, str | int | bool], msgspec.Meta(max_length=20)] = {}
    data: dict[str, Any] | None = None
    open: bool = False
    pace: Pace = Pace()


def person_of(person: Visitor) -> Person:
    if person is None:
        raise NotKnown("say who you are first: POST /api/people with a name")
    return person


def address_of(connection: ASGIConnection[Any, Any, Any, Any], house: House) -> str:
    """Where somebody comes from, as far as limits go: of IPv6 everyone has as many addresses as they like."""
    if house.config.behind_proxy and (found := forwarded_for(connection.scope["headers"])):
        return found
    client = connection.client.host if connection.client else "?"
    return counted(client) or client


def forwarded_for(headers: Iterable[tuple[bytes, bytes]]) -> str | None:
    """The address the proxy itself has added: the last of all lines. What comes before it, anybody may have written."""
    lines = [value for name, value in headers if name == b"x-forwarded-for"]
    last = b",".join(lines).rpartition(b",")[2].decode("latin-1").strip()
    if last.startswith("["):
        last = last[1:].partition("]")[0]  # some proxies name the port too
    elif last.count(":") == 1:
        last = last.partition(":")[0]
    return counted(last)


def counted(address: str) -> str | None:
    """Under what an address is counted, if it is one."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))
    return str(found)


def cookie(house: House, credential: str) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=credential,
        path="/",
        max_age=YEAR,
        httponly=True,
        samesite="strict",
        secure=house.config.secure,
    )


def shown(person: Person) -> dict[str, str]:
    return {"id": person.id, "name": person.name, "lang": person.lang}


class PeopleApi(Controller):
    """Being someone, with no account."""

    path = "/api"
    tags = ("people",)

    @post("/people", responses=PROBLEMS)
    async def arrive(
        self, data: JSONBody[Newcomer], house: TheHouse, request: Request[Any, Any, Any]
    ) -> Response[dict[str, str]]:
        """Say who you are; the credential is in the cookie and nowhere else."""
        house.limiter.spend("people", address_of(request, house), house.config.limits.people)
        person, credential = await house.people.welcome(data.name, data.lang)
        return Response(shown(person), cookies=[cookie(house, credential)], status_code=201)

    @get("/me", responses=PROBLEMS)
    async def me(
        self, person: Visitor, house: TheHouse, request: Request[Any, Any, Any]
    ) -> Response[dict[str, dict[str, str] | None]]:
        """Who you are; whoever asks now and then stays who they are."""
        if person is None:
            return Response({"person": None})
        return Response({"person": shown(person)}, cookies=[cookie(house, request.cookies[COOKIE])])

    @patch("/me", responses=PROBLEMS)
    async def change(self, data: JSONBody[Changes], person: Visitor, house: TheHouse) -> dict[str, str]:
        """Change your name or language."""
        return shown(await house.people.change(person_of(person), data.name, data.lang))

    @delete("/me", responses=PROBLEMS, status_code=200)
    async def remove(self, person: Visitor, house: TheHouse) -> Response[dict[str, bool]]:
        """Delete all that is known of you; games you played stay, without your name."""
        await house.desk.remove(person_of(person).id, house.people)
        answer = Response({"removed": True})
        answer.delete_cookie(COOKIE, path="/")
        return answer

    @post("/me/recovery", responses=PROBLEMS)
    async def offer_recovery(self, person: Visitor, house: TheHouse) -> dict[str, str]:
        """A link that moves you to another device; it works once, within a day."""
        token = await house.people.offer_recovery(person_of(person))
        return {"link": f"{house.config.address}/#/recover/{token}", "token": token}

    @post("/recovery", responses=PROBLEMS, status_code=200)
    async def recover(
        self, data: JSONBody[Recovery], house: TheHouse, request: Request[Any, Any, Any]
    ) -> Response[dict[str, str]]:
        """Be on this device who you were on another."""
        house.limiter.spend("people", address_of(request, house), house.config.limits.people)
        person, credential = await house.people.recover(data.token)
        return Response(shown(person), cookies=[cookie(house, credential)])

    @get("/me/results", responses=PROBLEMS)
    async def results(self, person: Visitor, house: TheHouse) -> dict[str, Any]:
        """Your games, results and ratings."""
        who = f"person:{person_of(person).id}"
        query = select(schema.results).where(schema.results.c.who == who).order_by(schema.results.c.at.desc())
        ratings = select(schema.ratings).where(schema.ratings.c.who == who)
        return {
            "results": [
                {key: row[key] for key in ("table_id", "game", "seat", "place", "share", "points", "at")}
                for row in await house.store.rows(query.limit(LISTED))
            ],
            "ratings": [rating(row) for row in await house.store.rows(ratings)],
            "record": await record_of(house.store, who),
        }


class GamesApi(Controller):
    """The games, as the contract tells of them."""

    path = "/api"
    tags = ("games",)

    @get("/games", responses=PROBLEMS)
    async def games(self, lang: InLang = "en") -> list[dict[str, Any]]:
        """All games: players, minutes, options, in words."""
        return [about_game(game, lang) for game in londinium.games()]

    @get("/bots", responses=PROBLEMS)
    async def bots(self) -> list[str]:
        """The bots, from the weakest to the strongest."""
        return list(bots())

    @get("/games/{game:str}/rules", responses=PROBLEMS)
    async def rules(
        self, game: Annotated[str, PathParameter(max_length=40)], lang: InLang = "en"
    ) -> list[dict[str, str]]:
        """The rules as implemented, chapter by chapter."""
        found = londinium.game(game)
        say = found.words(lang)
        return [
            {"id": chapter, "title": say.say(f"rule-{chapter}-title"), "text": say.say(f"rule-{chapter}")}
            for chapter in found.chapters
        ]

    @get("/games/{game:str}/ratings", responses=PROBLEMS)
    async def ratings(
        self, game: Annotated[str, PathParameter(max_length=40)], house: TheHouse
    ) -> list[dict[str, Any]]:
        """How strong people and bots are at a game (OpenSkill)."""
        londinium.game(game)
        table = schema.ratings.c
        query = select(schema.ratings).where(table.game == game).order_by((table.mean - 3 * table.doubt).desc())
        return [rating(row) for row in await house.store.rows(query.limit(LISTED))]


class TablesApi(Controller):
    """Tables: finding, making, reading, playing."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=PROBLEMS)
    async def lobby(self, house: TheHouse, person: Visitor) -> dict[str, Any]:
        """Open tables at which something happened this week, everyone's newest first, and yours, waiting ones first."""
        table = schema.tables.c
        found = {"open": await self.listed(house, house.lobby.query(LISTED), None)}
        if person is not None:
            seat = schema.seats.c
            waits = func.max(cast(seat.waits, Integer))
            mine = select(schema.tables, waits.label("waits")).join(schema.seats, seat.table_id == table.id)
            mine = mine.where(seat.person == person.id).group_by(*schema.tables.c)
            found["mine"] = await self.listed(
                house, mine.order_by(waits.desc(), table.status.desc(), table.changed.desc()), person
            )
        return found

    async def listed(self, house: House, query: Any, person: Person | None) -> list[dict[str, Any]]:
        rows = await house.store.rows(query.limit(LISTED))
        ids = [row["id"] for row in rows]
        at: dict[str, list[Any]] = {id: [] for id in ids}
        seats = select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
        for seat in await house.store.rows(seats):
            at[seat["table_id"]].append(
                {"name": seat["name"], "bot": seat["bot"], "taken": bool(seat["person"] or seat["bot"])}
            )
        return [
            {
                "id": row["id"],
                "game": row["game"],
                "players": row["players"],
                "options": decode(row["options"]),
                "pace": decode(row["pace"]),
                "status": row["status"],
                "open": row["open"],
                "created": row["created"],
                "changed": row["changed"],
                "seats": at[row["id"]],
                "waits_for_you": bool(row["waits"]) if person else False,
            }
            for row in rows
        ]

    @post(responses=PROBLEMS)
    async def make(
        self, data: JSONBody[NewTable], person: Visitor, house: TheHouse, request: Request[Any, Any, Any]
    ) -> dict[str, Any]:
        """Make a table; it begins at once when no seat is left open."""
        who = person_of(person)
        address = address_of(request, house)
        spend_both(house, "tables", who, address, house.config.limits.tables)
        plan = Plan(data.game, len(data.seats), dict(data.options), data.data, data.seats, data.open, data.pace)
        id = await house.desk.make(who, plan, address)
        return await self.read_table(house, who, id, None, None, "en")

    @get("/invited/{invite:str}", responses=PROBLEMS)
    async def invited(self, invite: Annotated[str, PathParameter(max_length=40)], house: TheHouse) -> dict[str, str]:
        """Which table an invitation is for."""
        return {"id": await house.desk.id_for_invite(invite)}

    @get("/{id:str}", responses=PROBLEMS)
    async def read(
        self, id: Id, house: TheHouse, person: Visitor, seat: Eyes = None, invite: Invite = None, lang: InLang = "en"
    ) -> dict[str, Any]:
        """A table as you may see it: how it was made, how it stands, what you may do."""
        return await self.read_table(house, person, id, seat, invite, lang)

    async def read_table(
        self, house: House, person: Person | None, id: str, seat: int | None, invite: str | None, lang: str
    ) -> dict[str, Any]:
        live = await house.desk.visit(id, person, invite)
        await live.settled()
        room = live.room
        eyes = house.desk.eyes(room, person, seat)
        found: dict[str, Any] = {
            "table": room.about(),
            "mine": room.seats_of(person.id if person else None),
            "now": room.now(eyes),
        }
        if person is not None and (room.terms.owner == person.id or found["mine"]):
            found["invite"] = f"{house.config.address}/#/invite/{room.terms.invite}"
        if room.table is not None:
            found["prompt"] = room.game.prompt(found["now"]["view"], lang)
            if eyes is not None:
                found["choices"] = [
                    {"move": str(move), "id": move.id, "text": move.text(lang)}
                    for move in (room.table.moves(eyes) if eyes in room.to_act else ())
                ]
        return found

    @get("/{id:str}/log", responses=PROBLEMS)
    async def log(
        self,
        id: Id,
        house: TheHouse,
        person: Visitor,
        since: From = 0,
        seat: Eyes = None,
        invite: Invite = None,
        lang: InLang = "en",
    ) -> list[dict[str, Any]]:
        """What happened after an entry, in numbers and in sentences."""
        live = await house.desk.visit(id, person, invite)
        await live.settled()
        eyes = house.desk.eyes(live.room, person, seat)
        return await house.past.log(live.room, since, eyes, lang)

    @get("/{id:str}/moments/{number:int}", responses=PROBLEMS)
    async def moment(
        self,
        id: Id,
        number: Annotated[int, PathParameter(ge=0, le=10_000_000)],
        house: TheHouse,
        person: Visitor,
        seat: Eyes = None,
        invite: Invite = None,
    ) -> dict[str, Any]:
        """How the table stood after an entry, as you saw it then."""
        live = await house.desk.visit(id, person, invite)
        await live.settled()
        return await house.past.moment(live.room, number, house.desk.eyes(live.room, person, seat))

    @get("/{id:str}/record", responses=PROBLEMS)
    async def record(self, id: Id, house: TheHouse, person: Visitor, invite: Invite = None) -> Response[dict[str, Any]]:
        """The record to take along, once the game is over: it holds the seed."""
        live = await house.desk.visit(id, person, invite)
        await live.settled()
        if live.room.status != "over":
            raise Refused("a record tells everything, so there is one only after the end")
        record = live.room.playing().record()
        record.notes = {"names": [seat.name for seat in live.room.seats], "bots": [s.bot for s in live.room.seats]}
        return Response(
            decode(record.dumps()),
            headers={"Content-Disposition": f'attachment; filename="{live.room.terms.game}-{id}.json"'},
        )

    @post("/{id:str}/rematch", responses=PROBLEMS)
    async def rematch(
        self, id: Id, house: TheHouse, person: Visitor, request: Request[Any, Any, Any]
    ) -> dict[str, str]:
        """The same table again."""
        who = person_of(person)
        address = address_of(request, house)
        spend_both(house, "tables", who, address, house.config.limits.tables)
        return {"id": await house.desk.rematch(who, id, address)}

    @post("/{id:str}/wishes", responses=PROBLEMS, status_code=200)
    async def wish(
        self,
        id: Id,
        data: JSONBody[wishes.AtTable],
        house: TheHouse,
        person: Visitor,
        request: Request[Any, Any, Any],
        invite: Invite = None,
    ) -> dict[str, Any]:
        """Do something at a table: sit down, play, take back, leave it to a bot, chat."""
        who = person_of(person)
        check_limits(house, who, address_of(request, house), data)
        entries = await house.desk.fulfil(who, id, data, invite)
        return answer((await house.rooms.get(id)).room, who, entries)


def answer(room: Room, person: Person, entries: list[Entry]) -> dict[str, Any]:
    """What a wish came to, the same however often it is asked with its key."""
    mine = room.seats_of(person.id)
    if not entries:
        return {"number": room.number_for(room.version, mine[0] if mine else None), "entries": []}
    seat = entries[0].seat if entries[0].seat in mine else None
    shown = room.shown(entries[0], seat)
    return {"number": shown["number"], "entries": [shown]}


def rating(row: Any) -> dict[str, Any]:
    kind = "bot" if row["who"].startswith("bot:") else "person"
    return {
        "game": row["game"],
        "kind": kind,
        "name": row["name"],
        "mean": round(row["mean"], 2),
        "doubt": round(row["doubt"], 2),
        "games": row["games"],
    }


def about_game(game: Game, lang: str) -> dict[str, Any]:
    say = game.words(lang)
    return {
        "id": game.id,
        "title": say.say("title"),
        "tagline": say.say("tagline"),
        "players": list(game.players),
        "minutes": game.minutes,
        "rules_version": game.rules_version,
        "options": [
            {
                "name": option.name,
                "values": list(option.choices),
                "default": option.default,
                "players": list(option.players or game.players),
                "help": option.help(game, lang),
            }
            for option in game.options
        ],
    }


HANDLERS = [PeopleApi, GamesApi, TablesApi]
