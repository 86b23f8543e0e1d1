"""Live play: one WebSocket for each person at a table. Wishes go up, numbered news come down; nothing in between."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar import WebSocket
from litestar.handlers import websocket
from litestar.params import FromPath

from londinium.server.api import COOKIE, TheHouse, check_limits
from londinium.server.entries import Entry, encode
from londinium.server.errors import NotKnown, NotYours, Refused
from londinium.server.house import House
from londinium.server.people import Person
from londinium.server.rooms import BACKLOG, Client, Live
from londinium.server.wire import LISTEN, WRITE
from londinium.server.wishes import Anything, Look

LONGEST_MESSAGE = 4096
AGAIN = 4000  # close codes: come back and ask for what you missed
REFUSED = 4004

log = structlog.get_logger("live")
read_wish: Callable[[str | bytes], Anything] = msgspec.json.Decoder(Anything).decode


@websocket("/api/tables/{id:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], id: FromPath[str], house: TheHouse) -> None:
    """Look on at a table and play there. Query: `since` (the last entry seen), `seat`, `invite`."""
    if not same_origin(socket):
        await socket.close(code=REFUSED, reason="this page may not play here")
        return
    person = await house.people.who_has(socket.cookies.get(COOKIE))
    query = socket.query_params
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    try:
        since = number(query.get("since"))
        live = await house.desk.visit(id, person, query.get("invite"))
        eyes = house.desk.eyes(live.room, person, number(query.get("seat")))
        client = Client(person.id if person else None, eyes, query.get("invite"), extensions.get(WRITE))
    except Refused as problem:
        await socket.accept()
        await socket.send_text(encode({"is": "refused", **problem.content()}).decode())
        await socket.close(code=REFUSED)
        return
    await socket.accept()
    await house.rooms.look(id, client, since)
    talk = Talk(house, person, id, client)
    if (listen := extensions.get(LISTEN)) is not None:
        listen(talk.hear)
    sending = asyncio.create_task(send_on(socket, client))
    house.connected += 1
    try:
        await receive_on(socket, talk)
    finally:
        house.connected -= 1
        house.rooms.leave(id, client)
        for task in (sending, talk.task):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task


async def send_on(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    """Pass on what the client is told, until it is too slow or gone."""
    send = socket.send
    while True:
        for message in await client.told():
            if message is None:
                await socket.close(code=AGAIN, reason="come back and ask for what you missed")
                return
            await send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def receive_on(socket: WebSocket[Any, Any, Any], talk: Talk) -> None:
    """Hear what comes by way of the framework, until the client is gone."""
    receive = socket.receive
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        talk.hear(message.get("text") or message.get("bytes") or "")


class Talk:
    """What a client wishes, in its order: done at once where the table is at hand, else one wish after the other."""

    def __init__(self, house: House, person: Person | None, id: str, client: Client) -> None:
        self.house = house
        self.person = person
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
        try:
            wish = read_wish(text)
        except msgspec.DecodeError as problem:
            raise Refused(f"this is not a wish: {problem}") from None
        if self.person is None:
            raise NotKnown("say who you are first")
        check_limits(self.house, self.person, wish)
        return wish

    def do_at_once(self, wish: Anything) -> bool:
        if isinstance(wish, Look) or self.person is None:
            return False

        def answer(entries: Sequence[Entry]) -> None:
            self.answer(wish, entries)

        def lost() -> None:
            self.do_later(wish)

        return self.house.desk.fulfil_at_once(self.person, self.id, wish, self.client.invite, answer, lost)

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
            log.error("a wish failed", exc_info=problem)
            self.client.drop()
        finally:
            self.task = None

    async def fulfil(self, wish: Anything) -> None:
        assert self.person is not None  # or the wish was refused
        if isinstance(wish, Look):
            await look(self.house, self.person, self.id, self.client, wish.seat)
        else:
            await self.house.desk.fulfil(
                self.person, self.id, wish, self.client.invite, lambda entries: self.answer(wish, entries)
            )

    def answer(self, wish: Anything, entries: Sequence[Entry]) -> None:
        """Say what the wish came to, together with the news of it."""
        live = self.house.rooms.live.get(self.id)
        if live is not None and self.person is not None:
            follow_seats(live, self.person, self.client)
        number = entries[0].number if entries else live.room.version if live else 0
        self.client.tell(encode({"is": "done", "key": wish.key, "number": number}))

    def refuse(self, key: str | None, problem: Refused) -> None:
        self.client.tell(encode({"is": "refused", "key": key, **problem.content()}))


async def look(house: House, person: Person, id: str, client: Client, seat: int | None) -> None:
    """Look through another of one's own eyes."""
    live = await house.rooms.get(id)
    await live.settled()
    if seat is not None and seat not in live.room.seats_of(person.id):
        raise NotYours("that is not your seat")
    client.seat = seat
    house.rooms.greet(live, client, live.room.version)


def follow_seats(live: Live, person: Person, client: Client) -> None:
    """Whoever sits down looks through that seat from then on; whoever stands up through none."""
    mine = live.room.seats_of(person.id)
    if client.seat not in mine:
        wanted = mine[0] if mine else None
        if wanted != client.seat:
            client.seat = wanted
            client.behind = True


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Whether the page that opens the socket is ours; programs other than browsers say nothing."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


def number(text: str | None) -> int | None:
    if text is None or not text.isdigit() or len(text) > 8:
        return None
    return int(text)


def key_of(text: str | bytes) -> str | None:
    with contextlib.suppress(msgspec.DecodeError, AttributeError):
        found = msgspec.json.decode(text).get("key")
        return found if isinstance(found, str) else None
    return None
