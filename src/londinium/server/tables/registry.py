"""Rooms: the tables in use on this process. One operation after the other, each written before anyone hears of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from operator import methodcaller
from typing import Any, Protocol

import msgspec
import structlog

from londinium.server.entries import Entry, Kind, encode
from londinium.server.errors import NO_SUCH_TABLE, Changed, NotFound, Refused
from londinium.server.failing import note
from londinium.server.room import News, Room
from londinium.server.store import Store
from londinium.server.writing import Change

ATTEMPTS = 5
IDLE = 60.0  # seconds after which a table nobody uses leaves memory
AT_A_TIME = 50  # tables that leave memory
AGAIN = 0.5  # seconds between attempts to read a table while the database does not answer
BACKLOG = 256  # messages a slow client may be behind before it must ask again
LET_GO = methodcaller("let_go")

log = structlog.get_logger("rooms")


class Draft(msgspec.Struct, frozen=True, gc=False):
    """An entry before it has a number."""

    kind: Kind
    seat: int | None = None
    person: str | None = None
    content: dict[str, Any] = {}


Operation = Callable[[Room], Sequence[Draft]]


class Asker(Protocol):
    """Whoever waits for what came of an operation, and hears of it together with the news."""

    client: Client

    def answer(self, entries: Sequence[Entry]) -> None:
        """The entries are written, and those who look on were told."""

    def lost(self, problem: Refused | None) -> None:
        """It could not be written, and why; None if others were quicker: the operation must be done again."""


class Client:
    """Somebody looking at a table: a person with or without a seat there."""

    __slots__ = ("behind", "held", "invite", "outbox", "person", "seat", "sending", "version", "waiting", "write_now")

    def __init__(
        self,
        person: str | None,
        seat: int | None,
        invite: str | None = None,
        write_now: Callable[[Sequence[bytes]], bool] | None = None,
    ) -> None:
        self.person = person
        self.write_now = write_now  # where the connection can be written to without waiting
        self.seat = seat  # through whose eyes
        self.invite = invite  # how it came to the table
        self.version = 0
        self.behind = False  # it looks through other eyes than before, and has not been told yet what they see
        self.held: list[bytes] | None = None  # what is to leave together
        self.outbox: list[bytes | None] = []
        self.sending = False  # whether something told earlier is still on its way
        self.waiting: asyncio.Future[None] | None = None

    def tell(self, message: bytes) -> None:
        if self.held is not None:
            self.held.append(message)
        else:
            self.send((message,))

    def hold(self) -> None:
        """Let what is told from now on leave in one go, once it is let go."""
        self.held = []

    def let_go(self) -> None:
        held, self.held = self.held, None
        if held:
            self.send(held)

    def send(self, messages: Sequence[bytes]) -> None:
        if self.write_now is not None and not self.sending and self.write_now(messages):
            return
        for message in messages:
            if len(self.outbox) < BACKLOG:
                self.put(message)
            else:
                self.drop()
                return

    def drop(self) -> None:
        """Too slow: the connection ends, and the client comes back and asks for what it missed."""
        self.outbox.clear()
        self.put(None)

    def put(self, message: bytes | None) -> None:
        self.sending = True
        self.outbox.append(message)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def told(self) -> list[bytes | None]:
        """All that the client was told since the last time, once there is something; None ends it."""
        if not self.outbox:
            self.sending = False
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        messages, self.outbox = self.outbox, []
        return messages


def for_each(those: Sequence[Any], do: Callable[[Any], None]) -> None:
    """Tell of changes that are written: whatever happens with one, the others are told."""
    for one in those:
        try:
            do(one)
        except Exception as problem:
            log.error("a change could not be told", exc_info=problem)


class Live:
    """A room in memory, who looks at it, and what is still being written."""

    __slots__ = ("clients", "room", "thinking", "used", "writing")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.clients: set[Client] = set()
        self.writing: Change | None = None  # the last change
        self.used = 0.0
        self.thinking = False

    @property
    def is_settled(self) -> bool:
        """Whether all that has happened here is written: nothing else may be told."""
        return self.writing is None or self.writing.outcome is not None

    async def settled(self) -> None:
        while self.writing is not None and self.writing.outcome is None:
            await self.writing.settled()

    def compose(self, entries: Sequence[Entry]) -> dict[int | None, bytes]:
        """What each kind of onlooker is told of some entries."""
        return self.room.news(entries, list({client.seat for client in self.clients}))


class Rooms:
    """All tables in use here."""

    __slots__ = ("after_written", "clock", "held", "live", "loading", "refreshing", "results_of", "store", "ticks")

    def __init__(
        self, store: Store, clock: Callable[[], float] = time.time, ticks: Callable[[], float] = time.monotonic
    ) -> None:
        self.store = store
        self.clock = clock
        self.ticks = ticks  # how much time passes, however the clock is set
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.refreshing: set[asyncio.Task[None]] = set()
        self.held: list[Client] = []  # to whom more may be told before it leaves
        self.after_written: list[Callable[[Live, Sequence[Entry]], None]] = []
        self.results_of: Callable[[Room, Sequence[Entry]], Sequence[tuple[Any, ...]]] = lambda room, entries: ()
        store.on_written = self.publish
        store.on_failed = self.read_soon

    # having a table at hand

    async def get(self, id: str) -> Live:
        """The table, from memory or read again from its log."""
        live = self.live.get(id)
        if live is None or live.room.stale:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            live = await asyncio.shield(task)
        live.used = self.ticks()
        return live

    async def load(self, id: str) -> Live:
        if (known := self.live.get(id)) is not None:
            await known.settled()  # or what is being written now would be missed
        room = await self.store.read_room(id)
        if room is None:
            raise NotFound(NO_SUCH_TABLE)
        live = self.live.get(id)
        if live is None:
            live = self.live[id] = Live(room)
        else:
            before = live.room
            live.room, live.writing = room, None
            self.bring_up_to_date(live, min(before.version, room.version))
        return live

    def bring_up_to_date(self, live: Live, version: int) -> None:
        """Tell those who look on what was read from the log."""
        for client in live.clients:
            since = min(client.version, version)
            if live.room.version > since or client.behind:
                self.catch_up(live, client, since)

    def catch_up(self, live: Live, client: Client, since: int) -> None:
        """Tell a client what it was not told yet; nothing if it may know of none of it."""
        entries = live.room.since(0 if client.behind and live.room.quiet else since, client.seat)
        if entries or client.behind:
            client.tell(encode(News(entries, live.room.now_for([client.seat])[0])))
        client.version, client.behind = live.room.version, False

    async def heard(self, versions: dict[str, int]) -> None:
        """Another process has written entries, or (a negative version) something beside the log too."""
        for id, version in versions.items():
            try:
                await self.heard_of(id, version)
            except NotFound:
                pass
            except Exception as problem:  # what was missed is read as soon as that can be done
                note(log, "a table could not be followed", problem)
                self.read_soon([id])

    async def heard_of(self, id: str, version: int) -> None:
        live = self.live.get(id)
        if live is None or live.room.version >= abs(version):
            if live is not None and version < 0:
                await self.refresh(live)
            return
        await live.settled()
        if version < 0:
            await self.refresh(live)
        elif live.room.version < version and not live.room.stale:
            entries = await self.store.news(live.room)
            fresh = [entry for entry in entries if entry.number > live.room.version]
            if fresh and not live.room.stale:
                before = live.room.version
                live.room.follow(fresh)
                self.bring_up_to_date(live, before)

    async def refresh(self, live: Live) -> None:
        """Read a table again whose standing answers may have changed."""
        await live.settled()
        live.room.stale = True
        await self.get(live.room.terms.id)

    def missed(self) -> None:
        """Something another process has written may not have been heard of: read every table again."""
        self.read_soon(list(self.live))

    def read_soon(self, ids: Sequence[str]) -> None:
        """Read tables again, now for those who look on, else when they are next used."""
        for id in ids:
            live = self.live.get(id)
            if live is not None:
                live.room.stale = True
                if live.clients:
                    task = asyncio.create_task(self.read_again(live))
                    self.refreshing.add(task)
                    task.add_done_callback(self.refreshing.discard)

    async def read_again(self, live: Live) -> None:
        """Read a table as soon as the database answers, unless nobody waits for it any more."""
        while live.clients:
            try:
                await self.refresh(live)
                return
            except NotFound:
                return
            except Exception as problem:
                note(log, "a table could not be read", problem)
            await asyncio.sleep(AGAIN)

    def with_clocks(self) -> list[Live]:
        """The tables at which a choice may take only so long."""
        return [live for live in self.live.values() if live.room.terms.pace.timed]

    def let_go(self) -> int:
        """Tables nobody uses leave memory, some at a time, or moves elsewhere would wait; how many did."""
        now, before = self.ticks(), len(self.live)
        for id, live in list(self.live.items()):
            if now - live.used > IDLE and not live.clients and not live.thinking and live.is_settled:
                del self.live[id]
                if before - len(self.live) >= AT_A_TIME:
                    break
        return before - len(self.live)

    # doing something

    async def do(
        self,
        id: str,
        operation: Operation,
        key: str | None = None,
        also: Sequence[Any] = (),
        asker: Asker | None = None,
    ) -> list[Entry]:
        """Let an operation look at the room and refuse or draft entries; they are written, or it looks again."""
        for _ in range(ATTEMPTS):
            live = await self.get(id)
            if key is not None and (earlier := live.room.keyed.get(key)):
                await live.settled()
                if live.room.stale:
                    continue
                if asker:
                    asker.answer([earlier])
                    self.those_behind(live)
                return [earlier]
            try:
                change = self.attempt(live, operation, key, also, asker)
            except Refused:
                if live.is_settled:
                    raise
                await live.settled()  # nobody may be told of what it rests on before that is written
                continue
            if await change.written():
                return list(change.entries)
        raise Changed("others were quicker several times in a row; look at the table and try again")

    def do_at_once(self, id: str, operation: Operation, key: str | None, asker: Asker) -> bool:
        """The same without waiting, where the table is at hand; False where it is not, and nothing was done."""
        live = self.live.get(id)
        if live is None or live.room.stale or (key is not None and key in live.room.keyed):
            return False
        live.used = self.ticks()
        try:
            self.attempt(live, operation, key, (), asker, asker.lost)
        except Refused:
            if live.is_settled:
                raise
            return False  # nobody may be told of what it rests on before that is written
        return True

    def attempt(
        self,
        live: Live,
        operation: Operation,
        key: str | None,
        also: Sequence[Any],
        asker: Asker | None,
        lost: Callable[[Refused | None], None] | None = None,
    ) -> Change:
        """Let an operation look at the room. What it drafts has happened here from now on, and will be written."""
        room = live.room
        if live.writing is not None:
            live.writing.work_out()
        left, status, owed = room.standing(), room.status, room.owed()
        drafts = operation(room)
        now = int(self.clock() * 1e6) / 1e6  # in microseconds, as it is written
        name = key if key is not None else self.store.new_key()  # by which it is found again if an answer is lost
        entries: list[Entry] = []
        turned = False
        for draft in drafts:
            entry = Entry(
                room.version + 1, draft.kind, now, draft.seat, draft.person, None if entries else name, draft.content
            )
            try:
                room.fold(entry)
            except BaseException:
                room.stale = True  # half an operation happened here and nowhere else
                raise
            entries.append(entry)
            turned = turned or entry.kind not in ("played", "said")
        turned = turned or room.status != status
        stand = room.standing()
        change = Change(
            room,
            entries,
            turned,
            owed,
            self.results_of(room, entries),
            [*also, *self.store.standing(room.terms.id, left, stand)] if left or stand else also,
            live.compose,
            asker,
            lost,
        )
        live.writing = change
        self.store.write(change)
        return change

    def publish(self, changes: Sequence[Change]) -> None:
        """Changes are written: now everyone may hear of them, all that each is told in one go."""
        self.held = []
        for_each(changes, self.tell_of)
        for_each(self.held, LET_GO)
        for_each(changes, self.pass_on)

    def at_hand(self, change: Change) -> Live | None:
        """The table at which a change happened, unless it was read again since."""
        live = self.live.get(change.room.terms.id)
        return None if live is None or live.room is not change.room else live

    def tell_of(self, change: Change) -> None:
        live, asker = self.at_hand(change), change.asker
        if asker is not None:
            self.hold(asker.client)
        if live is None:
            if asker is not None:
                asker.answer(change.entries)
            return
        if live.writing is change:
            live.writing = None
        if change.entries and change.messages is not None:
            number = change.entries[-1].number
            for client in live.clients:
                if client.version < number and not client.behind:
                    message = change.messages.get(client.seat)
                    if message is None:
                        client.behind = True
                    else:
                        client.version = number
                        if message:
                            self.hold(client)
                            client.tell(message)
        if asker is not None:
            asker.answer(change.entries)
        self.those_behind(live)

    def hold(self, client: Client) -> None:
        if client.held is None:
            client.hold()
            self.held.append(client)

    def pass_on(self, change: Change) -> None:
        live = self.at_hand(change)
        if live is not None:
            for tell in self.after_written:
                tell(live, change.entries)

    def those_behind(self, live: Live) -> None:
        """Tell those whose eyes have changed how the table stands, once all that happened there is written."""
        if live.is_settled:
            for client in live.clients:
                if client.behind:
                    self.catch_up(live, client, client.version)

    # looking on

    async def look(self, id: str, client: Client, since: str | None) -> Live:
        """Let a client look on: from now it is told everything, and first what it missed."""
        live = await self.get(id)
        await live.settled()
        live.clients.add(client)
        self.greet(live, client, since)
        return live

    def greet(self, live: Live, client: Client, since: str | None = None) -> None:
        """Tell a client how the table stands, and what happened since what it knows; all, if that cannot be said."""
        room = live.room
        client.version, client.behind = room.version, False
        welcome = {
            "is": "welcome",
            "table": room.about(),
            "mine": room.seats_of(client.person),
            "entries": room.since(room.resumed(since, client.seat), client.seat),
            "now": room.now_for([client.seat])[0],
        }
        client.tell(encode(welcome))

    def leave(self, id: str, client: Client) -> None:
        live = self.live.get(id)
        if live is not None:
            live.clients.discard(client)
            live.used = self.ticks()
