"""Session: one connection's commands, parsed, rate-limited and executed in their order."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Sequence

import msgspec
import structlog

from londinium.server.errors import Malformed, NotKnown, NotYours, Refused
from londinium.server.live.subscriber import BACKLOG
from londinium.server.model.entries import Entry, encode
from londinium.server.services import Services
from londinium.server.storage.failures import as_refusal, log_failure
from londinium.server.tables import operations
from londinium.server.tables.broadcast import LiveTable, Subscription
from londinium.server.tables.commands import AnyCommand, AskForHint, Foretell, Look
from londinium.server.tables.foretelling import foretell
from londinium.server.tables.people import Person
from londinium.server.validation import check_message

LONGEST_MESSAGE = 4096

log = structlog.get_logger("live.session")
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
read_command: Callable[[str | bytes], AnyCommand] = msgspec.json.Decoder(AnyCommand).decode


class Session:
    """A client's commands, in their order: done at once where the table is at hand, else one after the other."""

    __slots__ = ("address", "id", "person", "services", "subscription", "task", "waiting")

    def __init__(
        self, services: Services, person: Person | None, address: str, id: str, subscription: Subscription
    ) -> None:
        self.services = services
        self.person = person
        self.address = address
        self.id = id
        self.subscription = subscription
        self.waiting: deque[AnyCommand] = deque()
        self.task: asyncio.Task[None] | None = None

    def receive(self, text: str | bytes) -> None:
        try:
            command = self.parse(text)
            if isinstance(command, AskForHint):
                self.services.hints.spawn(self.hint(command))
            elif self.task is not None or not self.try_now(command):
                self.defer(command)
        except Refused as problem:
            self.refuse(key_of(text), problem)

    def parse(self, text: str | bytes) -> AnyCommand:
        if len(text) > LONGEST_MESSAGE:
            raise Refused(f"a message has at most {LONGEST_MESSAGE} characters")
        check_message(text)
        try:
            command = read_command(text)
        except UNREADABLE as problem:
            raise Malformed(f"this is not a wish: {problem}") from None
        if self.person is None:
            raise NotKnown("say who you are first")
        self.services.limiter.check(self.person.id, self.address, command)
        return command

    def try_now(self, command: AnyCommand) -> bool:
        if isinstance(command, (Look, Foretell, AskForHint)) or self.person is None:
            return False
        reply = PendingReply(self, command)
        return self.services.service.try_execute(self.person, self.id, command, self.subscription.invite, reply)

    def defer(self, command: AnyCommand) -> None:
        if len(self.waiting) >= BACKLOG:
            raise Refused("that is too much at a time")
        self.waiting.append(command)
        if self.task is None:
            self.task = asyncio.create_task(self.run_deferred())

    async def run_deferred(self) -> None:
        try:
            while self.waiting:
                command = self.waiting.popleft()
                try:
                    await self.execute(command)
                except Refused as problem:
                    self.refuse(command.key, problem)
                except Exception as problem:
                    log_failure(log, "a wish failed", problem)
                    self.refuse(command.key, as_refusal(problem))
        finally:
            self.task = None

    async def execute(self, command: AnyCommand) -> None:
        assert self.person is not None  # or the command was refused
        if isinstance(command, Look):
            await look(self.services, self.person, self.id, self.subscription, command.seat)
            if command.key is not None:
                self.done(command, ())
        elif isinstance(command, Foretell):
            live = await self.services.registry.get(self.id)
            seat = self.services.service.viewpoint(live.room, self.person, command.seat)
            told = await foretell(live, seat)
            self.subscription.send(encode({"is": "outlook", "key": command.key, **told}))
        elif isinstance(command, AskForHint):
            await self.hint(command)
        else:
            await self.services.service.execute(
                self.person, self.id, command, self.subscription.invite, PendingReply(self, command)
            )

    async def hint(self, command: AskForHint) -> None:
        """Answer as soon as it is found: whatever else its person does meanwhile does not wait for it."""
        assert self.person is not None  # or the command was refused
        try:
            told = await self.services.hints.hint(self.person, self.id, command.seat, self.subscription.invite)
            self.subscription.send(encode({"is": "hint", "key": command.key, **told}))
        except Refused as problem:
            self.refuse(command.key, problem)
        except Exception as problem:
            log_failure(log, "a hint failed", problem)
            self.refuse(command.key, as_refusal(problem))

    def answer(self, command: AnyCommand, entries: Sequence[Entry]) -> None:
        """Say what the command came to, together with the news of it."""
        live = self.services.registry.live.get(self.id)
        if live is not None and self.person is not None:
            follow_seats(live, self.person, self.subscription)
        self.done(command, entries)

    def done(self, command: AnyCommand, entries: Sequence[Entry]) -> None:
        live = self.services.registry.live.get(self.id)
        number = entries[0].number if entries else live.room.version if live else 0
        if live is not None:
            number = live.room.number_for(number, self.subscription.seat)
        self.subscription.send(encode({"is": "done", "key": command.key, "number": number}))

    def refuse(self, key: str | None, problem: Refused) -> None:
        self.subscription.send(encode({"is": "refused", "key": key, **problem.content()}))


class PendingReply:
    """A command that waits for its answer."""

    __slots__ = ("command", "session", "subscription")

    def __init__(self, session: Session, command: AnyCommand) -> None:
        self.session = session
        self.command = command
        self.subscription = session.subscription

    def done(self, entries: Sequence[Entry]) -> None:
        self.session.answer(self.command, entries)

    def lost(self, problem: Refused | None) -> None:
        try:
            if problem is None:
                self.session.defer(self.command)
        except Refused as refusal:
            problem = refusal
        if problem is not None:
            self.session.refuse(self.command.key, problem)


async def look(services: Services, person: Person, id: str, subscription: Subscription, seat: int | None) -> None:
    """Look through another of one's own eyes."""
    live = await services.registry.get(id)
    await live.settled()
    if seat is not None and seat not in live.room.seats_of(person.id):
        raise NotYours("that is not your seat")
    takes = None if seat is None else operations.look(person.id, seat)
    if takes is not None and takes(live.room):  # nothing is written where no clock runs
        await services.registry.apply(id, takes)
    subscription.seat = seat
    live.welcome(subscription)


def follow_seats(live: LiveTable, person: Person, subscription: Subscription) -> None:
    """Whoever sits down looks through that seat from then on; whoever stands up through none."""
    mine = live.room.seats_of(person.id)
    if subscription.seat not in mine:
        wanted = mine[0] if mine else None
        if wanted != subscription.seat:
            subscription.seat = wanted
            subscription.behind = True


def key_of(text: str | bytes) -> str | None:
    with contextlib.suppress(*UNREADABLE, AttributeError):
        found = msgspec.json.decode(text).get("key")
        return found if isinstance(found, str) else None
    return None
