"""Talk: what one client wishes, understood, counted and carried out in its order; the table's news are the rooms'."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
import structlog

from londinium.server.door import check_message
from londinium.server.entries import Entry, encode
from londinium.server.errors import Malformed, NotKnown, NotYours, Refused
from londinium.server.failing import as_refusal, note
from londinium.server.limits import check_limits
from londinium.server.people import Person
from londinium.server.rooms import BACKLOG, Client, Live
from londinium.server.wishes import Anything, Look

if TYPE_CHECKING:
    from londinium.server.house import House

LONGEST_MESSAGE = 4096

log = structlog.get_logger("live")
UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
read_wish: Callable[[str | bytes], Anything] = msgspec.json.Decoder(Anything).decode


class Talk:
    """What a client wishes, in its order: done at once where the table is at hand, else one wish after the other."""

    __slots__ = ("address", "client", "house", "id", "person", "task", "waiting")

    def __init__(self, house: House, person: Person | None, address: str, id: str, client: Client) -> None:
        self.house = house
        self.person = person
        self.address = address
        self.id = id
        self.client = client
        self.waiting: deque[Anything] = deque()
        self.task: asyncio.Task[None] | None = None

    def hear(self, text: str | bytes) -> None:
        try:
            wish = self.understand(text)
            if self.task is not None or not self.do_at_once(wish):
                self.do_later(wish)
        except Refused as problem:
            self.refuse(key_of(text), problem)

    def understand(self, text: str | bytes) -> Anything:
        if len(text) > LONGEST_MESSAGE:
            raise Refused(f"a message has at most {LONGEST_MESSAGE} characters")
        check_message(text)
        try:
            wish = read_wish(text)
        except UNREADABLE as problem:
            raise Malformed(f"this is not a wish: {problem}") from None
        if self.person is None:
            raise NotKnown("say who you are first")
        check_limits(self.house, self.person, self.address, wish)
        return wish

    def do_at_once(self, wish: Anything) -> bool:
        if isinstance(wish, Look) or self.person is None:
            return False
        question = Question(self, wish)
        return self.house.desk.fulfil_at_once(self.person, self.id, wish, self.client.invite, question)

    def do_later(self, wish: Anything) -> None:
        if len(self.waiting) >= BACKLOG:
            raise Refused("that is too much at a time")
        self.waiting.append(wish)
        if self.task is None:
            self.task = asyncio.create_task(self.do_waiting())

    async def do_waiting(self) -> None:
        try:
            while self.waiting:
                wish = self.waiting.popleft()
                try:
                    await self.fulfil(wish)
                except Refused as problem:
                    self.refuse(wish.key, problem)
                except Exception as problem:
                    note(log, "a wish failed", problem)
                    self.refuse(wish.key, as_refusal(problem))
        finally:
            self.task = None

    async def fulfil(self, wish: Anything) -> None:
        assert self.person is not None  # or the wish was refused
        if isinstance(wish, Look):
            await look(self.house, self.person, self.id, self.client, wish.seat)
        else:
            await self.house.desk.fulfil(self.person, self.id, wish, self.client.invite, Question(self, wish))

    def answer(self, wish: Anything, entries: Sequence[Entry]) -> None:
        """Say what the wish came to, together with the news of it."""
        live = self.house.rooms.live.get(self.id)
        if live is not None and self.person is not None:
            follow_seats(live, self.person, self.client)
        number = entries[0].number if entries else live.room.version if live else 0
        if live is not None:
            number = live.room.number_for(number, self.client.seat)
        self.client.tell(encode({"is": "done", "key": wish.key, "number": number}))

    def refuse(self, key: str | None, problem: Refused) -> None:
        self.client.tell(encode({"is": "refused", "key": key, **problem.content()}))


class Question:
    """A wish that waits for its answer."""

    __slots__ = ("client", "talk", "wish")

    def __init__(self, talk: Talk, wish: Anything) -> None:
        self.talk = talk
        self.wish = wish
        self.client = talk.client

    def answer(self, entries: Sequence[Entry]) -> None:
        self.talk.answer(self.wish, entries)

    def lost(self, problem: Refused | None) -> None:
        try:
            if problem is None:
                self.talk.do_later(self.wish)
        except Refused as refusal:
            problem = refusal
        if problem is not None:
            self.talk.refuse(self.wish.key, problem)


async def look(house: House, person: Person, id: str, client: Client, seat: int | None) -> None:
    """Look through another of one's own eyes."""
    live = await house.rooms.get(id)
    await live.settled()
    if seat is not None and seat not in live.room.seats_of(person.id):
        raise NotYours("that is not your seat")
    client.seat = seat
    house.rooms.greet(live, client)


def follow_seats(live: Live, person: Person, client: Client) -> None:
    """Whoever sits down looks through that seat from then on; whoever stands up through none."""
    mine = live.room.seats_of(person.id)
    if client.seat not in mine:
        wanted = mine[0] if mine else None
        if wanted != client.seat:
            client.seat = wanted
            client.behind = True


def key_of(text: str | bytes) -> str | None:
    with contextlib.suppress(*UNREADABLE, AttributeError):
        found = msgspec.json.decode(text).get("key")
        return found if isinstance(found, str) else None
    return None
