"""Tables over HTTP: finding, making, reading, playing. The same commands as over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody, PathParameter
from sqlalchemy import Integer, cast, func, select

from londinium.server.errors import Refused
from londinium.server.http.common import (
    LISTED,
    PROBLEMS,
    From,
    Id,
    InLang,
    Invite,
    TheServices,
    Viewpoint,
    Visitor,
    person_of,
)
from londinium.server.http.hints import Hint, HintWanted
from londinium.server.model.entries import Entry, decode
from londinium.server.model.terms import Pace
from londinium.server.requests import address_of
from londinium.server.services import Services
from londinium.server.storage import schema
from londinium.server.tables.broadcast import LiveTable
from londinium.server.tables.commands import AskForHint, TableCommand
from londinium.server.tables.people import Person
from londinium.server.tables.service import Place, Plan


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table somebody wants."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[Place], msgspec.Meta(min_length=1, max_length=16)]
    options: Annotated[dict[str, str | int | bool], msgspec.Meta(max_length=20)] = {}
    data: dict[str, Any] | None = None
    open: bool = False
    pace: Pace = Pace()
    hints: bool | None = None  # if nothing is said: where no other person can sit down
    spectators_chat: bool = True  # whether those who only look on may chat


class TablesApi(Controller):
    """Tables: finding, making, reading, playing."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=PROBLEMS)
    async def lobby(self, services: TheServices, person: Visitor) -> dict[str, Any]:
        """Open tables at which something happened this week, everyone's newest first, and yours, waiting ones first."""
        table = schema.tables.c
        found = {"open": await self.listed(services, services.lobby.query(LISTED), None)}
        if person is not None:
            seat = schema.seats.c
            waits = func.max(cast(seat.waits, Integer))
            mine = select(schema.tables, waits.label("waits")).join(schema.seats, seat.table_id == table.id)
            mine = mine.where(seat.person == person.id).group_by(*schema.tables.c)
            found["mine"] = await self.listed(
                services, mine.order_by(waits.desc(), table.status.desc(), table.changed.desc()), person
            )
        return found

    async def listed(self, services: Services, query: Any, person: Person | None) -> list[dict[str, Any]]:
        rows = await services.database.rows(query.limit(LISTED))
        ids = [row["id"] for row in rows]
        at: dict[str, list[Any]] = {id: [] for id in ids}
        seats = select(schema.seats).where(schema.seats.c.table_id.in_(ids)).order_by(schema.seats.c.seat)
        for seat in await services.database.rows(seats):
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
        self, data: JSONBody[NewTable], person: Visitor, services: TheServices, request: Request[Any, Any, Any]
    ) -> dict[str, Any]:
        """Make a table; it begins at once when no seat is left open."""
        who = person_of(person)
        address = address_of(request, services.config)
        services.limiter.spend_both("tables", who.id, address, services.config.limits.tables)
        plan = Plan(
            data.game,
            len(data.seats),
            dict(data.options),
            data.data,
            data.seats,
            data.open,
            data.pace,
            data.hints,
            data.spectators_chat,
        )
        id = await services.service.create(who, plan, address)
        return await self.read_table(services, who, id, None, None, "en")

    @get("/invited/{invite:str}", responses=PROBLEMS)
    async def invited(
        self, invite: Annotated[str, PathParameter(max_length=40)], services: TheServices
    ) -> dict[str, str]:
        """Which table an invitation is for."""
        return {"id": await services.service.id_for_invite(invite)}

    @get("/{id:str}", responses=PROBLEMS)
    async def read(
        self,
        id: Id,
        services: TheServices,
        person: Visitor,
        seat: Viewpoint = None,
        invite: Invite = None,
        lang: InLang = "en",
    ) -> dict[str, Any]:
        """A table as you may see it: how it was made, how it stands, what you may do."""
        return await self.read_table(services, person, id, seat, invite, lang)

    async def read_table(
        self, services: Services, person: Person | None, id: str, seat: int | None, invite: str | None, lang: str
    ) -> dict[str, Any]:
        live = await services.service.visit(id, person, invite)
        await live.settled()
        room = live.room
        eyes = services.service.viewpoint(room, person, seat)
        found: dict[str, Any] = {
            "table": live.presenter.about(),
            "mine": room.seats_of(person.id if person else None),
            "now": live.presenter.now(eyes),
        }
        if person is not None and (room.terms.owner == person.id or found["mine"]):
            found["invite"] = f"{services.config.address}/#/invite/{room.terms.invite}"
        if room.table is not None:
            found["prompt"] = room.game.prompt(found["now"]["view"], lang)
            if eyes is not None:
                found["choices"] = [
                    {"move": str(move), "id": move.id, "text": move.text(lang)} for move in room.moves(eyes)
                ]
        return found

    @get("/{id:str}/log", responses=PROBLEMS)
    async def log(
        self,
        id: Id,
        services: TheServices,
        person: Visitor,
        since: From = 0,
        seat: Viewpoint = None,
        invite: Invite = None,
        lang: InLang = "en",
    ) -> list[dict[str, Any]]:
        """What happened after an entry, in numbers and in sentences."""
        live = await services.service.visit(id, person, invite)
        await live.settled()
        eyes = services.service.viewpoint(live.room, person, seat)
        return await services.history.log(live.room, since, eyes, lang)

    @get("/{id:str}/moments/{number:int}", responses=PROBLEMS)
    async def moment(
        self,
        id: Id,
        number: Annotated[int, PathParameter(ge=0, le=10_000_000)],
        services: TheServices,
        person: Visitor,
        seat: Viewpoint = None,
        invite: Invite = None,
    ) -> dict[str, Any]:
        """How the table stood after an entry, as you saw it then."""
        live = await services.service.visit(id, person, invite)
        await live.settled()
        return await services.history.moment(live.room, number, services.service.viewpoint(live.room, person, seat))

    @get("/{id:str}/record", responses=PROBLEMS)
    async def record(
        self, id: Id, services: TheServices, person: Visitor, invite: Invite = None
    ) -> Response[dict[str, Any]]:
        """The record to take along, once the game is over: it holds the seed."""
        live = await services.service.visit(id, person, invite)
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
        self, id: Id, services: TheServices, person: Visitor, request: Request[Any, Any, Any]
    ) -> dict[str, str]:
        """The same table again."""
        who = person_of(person)
        address = address_of(request, services.config)
        services.limiter.spend_both("tables", who.id, address, services.config.limits.tables)
        return {"id": await services.service.rematch(who, id, address)}

    @post("/{id:str}/wishes", responses=PROBLEMS, status_code=200)
    async def wish(
        self,
        id: Id,
        data: JSONBody[TableCommand],
        services: TheServices,
        person: Visitor,
        request: Request[Any, Any, Any],
        invite: Invite = None,
    ) -> dict[str, Any]:
        """Do something at a table: sit down, play, take back, leave it to a bot, chat."""
        who = person_of(person)
        services.limiter.check(who.id, address_of(request, services.config), data)
        entries = await services.service.execute(who, id, data, invite)
        return answer(await services.registry.get(id), who, entries)

    @post("/{id:str}/hint", responses=PROBLEMS, status_code=200)
    async def hint(
        self,
        id: Id,
        data: JSONBody[HintWanted],
        services: TheServices,
        person: Visitor,
        request: Request[Any, Any, Any],
        invite: Invite = None,
    ) -> Hint:
        """What a strong player would do on your seat, where the table was made with hints and you owe a choice.

        It is thought about for up to a second, less where many bots think. The first hint you ask for in a game is told
        to everyone at the table, though not what it says, and the game then counts for no rating.
        """
        who = person_of(person)
        services.limiter.check(who.id, address_of(request, services.config), AskForHint(seat=data.seat))
        return msgspec.convert(await services.hints.hint(who, id, data.seat, invite), Hint)


def answer(live: LiveTable, person: Person, entries: list[Entry]) -> dict[str, Any]:
    """What a command came to, the same however often it is asked with its key."""
    room = live.room
    mine = room.seats_of(person.id)
    if not entries:
        return {"number": room.number_for(room.version, mine[0] if mine else None), "entries": []}
    seat = entries[0].seat if entries[0].seat in mine else None
    shown = live.presenter.shown(entries[0], seat)
    return {"number": shown["number"], "entries": [shown]}
