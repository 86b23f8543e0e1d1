"""Table service: where commands are executed, whoever brings them. It knows who may do what."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import select

import londinium
from londinium.core.errors import LondiniumError
from londinium.core.game import Game
from londinium.core.options import check_options
from londinium.server.config import Limits
from londinium.server.errors import NO_SUCH_TABLE, Malformed, NotFound, NotYours, Outdated, Refused, TooLarge
from londinium.server.model.entries import Entry, encode
from londinium.server.model.room import Room
from londinium.server.model.terms import Pace, Terms
from londinium.server.storage import schema
from londinium.server.storage.event_log import insert_table
from londinium.server.tables import commands, operations
from londinium.server.tables.broadcast import LiveTable, Reply
from londinium.server.tables.ids import new_table_id, new_token
from londinium.server.tables.lobby import Lobby
from londinium.server.tables.operations import Draft, Operation
from londinium.server.tables.people import People, Person, blanked, clean_name
from londinium.server.tables.registry import Registry

LARGEST_DATA = 200_000  # bytes of JSON; a whole request may be larger
LONGEST_WAIT = 30 * 24 * 3600.0


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a seat: its maker (under another name where several share a screen), a bot, or anyone."""

    who: Literal["me", "bot", "open"] = "open"
    name: Annotated[str, msgspec.Meta(max_length=24)] | None = None
    bot: Annotated[str, msgspec.Meta(max_length=20)] | None = None  # or the game's usual level


@dataclass(frozen=True)
class Plan:
    """A table somebody wants."""

    game: str
    players: int
    options: dict[str, Any]
    data: Any
    seats: Sequence[Place]
    open: bool
    pace: Pace
    hints: bool | None = None  # if nothing is said: where no other person can sit down
    spectators_chat: bool = True

    @property
    def with_hints(self) -> bool:
        return all(seat.who != "open" for seat in self.seats) if self.hints is None else self.hints


class TableService:
    """What people ask for, done."""

    def __init__(self, registry: Registry, lobby: Lobby | None = None) -> None:
        self.registry = registry
        self.lobby = lobby or Lobby(registry, Limits())

    # making tables

    async def create(self, person: Person, plan: Plan, address: str = "") -> str:
        """A new table; it begins at once when no seat is left open."""
        if plan.data is not None and len(encode(plan.data)) > LARGEST_DATA:
            raise TooLarge(f"component data has at most {LARGEST_DATA:,} bytes of JSON")
        try:
            game = londinium.game(plan.game)
            game.check_players(plan.players)
            options = check_options(game.options, plan.options, plan.players, game.id)
            data = game.data(plan.data)
        except LondiniumError as problem:
            raise Malformed(str(problem)) from None
        if len(plan.seats) != plan.players:
            raise Malformed(f"say for each of the {plan.players} seats who sits there")
        if not 0 <= plan.pace.each <= LONGEST_WAIT or not 0 <= plan.pace.store <= LONGEST_WAIT:
            raise Malformed("a clock gives from 0 seconds to 30 days")
        for seat in plan.seats:
            if seat.who == "bot":
                operations.bot_named(seat.bot, game)
            elif seat.name is not None:
                clean_name(seat.name)
        now = self.registry.clock()
        terms = Terms(
            id=new_table_id(now),
            game=game.id,
            rules_version=game.rules_version,
            players=plan.players,
            options=dict(options),
            data=data.note(),
            seed=secrets.randbits(128),
            pace=plan.pace,
            open=plan.open,
            invite=new_token(),
            owner=person.id,
            created=now,
            hints=plan.with_hints,
            spectators_chat=plan.spectators_chat,
        )
        if not (plan.open and any(seat.who == "open" for seat in plan.seats)):
            return await self.insert(terms, person, plan.seats)
        async with self.lobby.place_for(person, address) as taken:
            taken.append(terms.id)
            return await self.insert(terms, person, plan.seats)

    async def insert(self, terms: Terms, person: Person, seats: Sequence[Place]) -> str:
        await insert_table(self.registry.database, terms)
        await self.registry.apply(terms.id, seating(person, seats, londinium.game(terms.game)))
        return terms.id

    async def rematch(self, person: Person, id: str, address: str = "") -> str:
        """The same table again: bots sit where they sat, the person where it sat, the other seats are open."""
        room = (await self.visit(id, person, None)).room
        mine = operations.mine(room, person.id)
        if room.status not in ("over", "closed"):
            raise Refused("the game is not over")
        seats = [
            Place("me", one.name)
            if number in mine
            else Place("bot", bot=one.bot)
            if one.bot and one.person is None
            else Place("open")
            for number, one in enumerate(room.seats)
        ]
        terms = room.terms
        data = terms.data if terms.own_data else None  # ours may have been corrected since
        plan = Plan(
            terms.game,
            terms.players,
            terms.options,
            data,
            seats,
            terms.open,
            terms.pace,
            terms.hints,
            terms.spectators_chat,
        )
        return await self.create(person, plan, address)

    async def remove(self, person_id: str, people: People) -> list[str]:
        """Delete a person; bots play on for them, and what they played stays without their name. Their tables.

        Leaving is an entry of each log, so that no process that has the table in memory writes the name again; what was
        written before is blanked along with it, so that others read the table again.
        """
        seat = schema.seats.c
        query = select(seat.table_id).distinct().where(seat.person == person_id).order_by(seat.table_id)
        ids = [str(row["table_id"]) for row in await self.registry.database.rows(query)]
        for id in ids:
            with contextlib.suppress(Outdated, NotFound):  # nobody can play there, so nobody will write there
                await self.registry.apply(id, operations.leave_for_good(person_id), also=blanked(person_id, id))
        await people.remove(person_id)
        for id in ids:
            if (live := self.registry.live.get(id)) is not None:
                await self.registry.refresh(live)
        return ids

    # who may look

    async def visit(self, id: str, person: Person | None, invite: str | None) -> LiveTable:
        """The table, if the person may know of it; who may not cannot tell it from one that never was."""
        live = await self.registry.get(id)
        self.check_visit(live, person, invite)
        return live

    def check_visit(self, live: LiveTable, person: Person | None, invite: str | None) -> None:
        terms = live.room.terms
        if terms.open or (person and (live.room.seats_of(person.id) or terms.owner == person.id)):
            return
        if invite is None or not secrets.compare_digest(invite.encode(), terms.invite.encode()):
            raise NotFound(NO_SUCH_TABLE)

    def viewpoint(self, room: Room, person: Person | None, seat: int | None) -> int | None:
        """Through which seat a person looks: the one asked for if it is theirs, else their first, else none."""
        mine = room.seats_of(person.id if person else None)
        if seat is None:
            return mine[0] if mine else None
        if seat not in mine:
            raise NotYours("that is not your seat")
        return seat

    async def id_for_invite(self, invite: str) -> str:
        row = await self.registry.database.row(select(schema.tables.c.id).where(schema.tables.c.invite == invite))
        if row is None:
            raise NotFound("this invitation leads nowhere; ask for a new one")
        return str(row["id"])

    # playing

    async def execute(
        self,
        person: Person,
        id: str,
        command: commands.TableCommand,
        invite: str | None = None,
        reply: Reply | None = None,
    ) -> list[Entry]:
        """Execute a command; what it wrote is what everyone else hears of."""
        await self.visit(id, person, invite)
        return await self.registry.apply(
            id, self.operation(person, command), idempotency_key(person, command), reply=reply
        )

    def try_execute(
        self, person: Person, id: str, command: commands.TableCommand, invite: str | None, reply: Reply
    ) -> bool:
        """The same without waiting, where the table is at hand; False where it is not."""
        live = self.registry.live.get(id)
        if live is None:
            return False
        self.check_visit(live, person, invite)
        return self.registry.try_apply(id, self.operation(person, command), idempotency_key(person, command), reply)

    def operation(self, person: Person, command: commands.TableCommand) -> Operation:
        return OPERATIONS[type(command)](person, command)


OPERATIONS: dict[type, Callable[[Person, Any], Operation]] = {
    commands.Play: lambda person, command: operations.play(person.id, command.seat, command.move, command.version),
    commands.Join: lambda person, command: operations.sit(person.id, person.name, command.seat),
    commands.Leave: lambda person, command: operations.stand_up(person.id),
    commands.Start: lambda person, command: operations.fill_with_bots(person.id, command.bot),
    commands.Undo: lambda person, command: operations.take_back(person.id, command.seat),
    commands.AskBack: lambda person, command: operations.ask_back(person.id, command.seat),
    commands.AnswerBack: lambda person, command: operations.answer_back(person.id, command.seat, command.agree),
    commands.SetStanding: lambda person, command: operations.set_standing(person.id, command.seat, command.rule),
    commands.HandOver: lambda person, command: operations.hand_over(person.id, command.seat, command.bot),
    commands.ComeBack: lambda person, command: operations.come_back(person.id, command.seat),
    commands.Say: lambda person, command: operations.say(person.id, person.name, command.text),
}


def idempotency_key(person: Person, command: commands.TableCommand) -> str | None:
    """The idempotency key under which a command is remembered: nobody can ask for another's."""
    return None if command.key is None else f"{person.id[:12]} {command.key}"[:64]


def seating(person: Person, seats: Sequence[Place], game: Game) -> Operation:
    def operation(room: Room) -> list[Draft]:
        drafts = []
        for number, place in enumerate(seats):
            if place.who == "me":
                drafts.append(Draft("seated", number, person.id, {"name": clean_name(place.name or person.name)}))
            elif place.who == "bot":
                drafts.append(
                    Draft("seated", number, None, operations.bot_at(number, operations.bot_named(place.bot, game)))
                )
        return drafts if any(place.who == "open" for place in seats) else [*drafts, Draft("started")]

    return operation
