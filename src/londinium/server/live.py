"""Live play: one WebSocket for each person at a table. Wishes go up, numbered news come down; nothing in between."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import websocket
from litestar.params import FromPath

from londinium.server.api import COOKIE, TheHouse, check_limits
from londinium.server.entries import Entry
from londinium.server.errors import NotKnown, NotYours, Refused
from londinium.server.house import House
from londinium.server.people import Person
from londinium.server.rooms import Client, Live
from londinium.server.store import encode
from londinium.server.wire import WRITE
from londinium.server.wishes import Anything, Look

LONGEST_MESSAGE = 4096
AGAIN = 4000  # close codes: come back and ask for what you missed
REFUSED = 4004

read_wish = msgspec.json.Decoder(Anything).decode


@websocket("/api/tables/{id:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], id: FromPath[str], house: TheHouse) -> None:
    """Look on at a table and play there. Query: `since` (the last entry seen), `seat`, `invite`."""
    if not same_origin(socket):
        await socket.close(code=REFUSED, reason="this page may not play here")
        return
    person = await house.people.who_has(socket.cookies.get(COOKIE))
    query = socket.query_params
    try:
        since = number(query.get("since"))
        live = await house.desk.visit(id, person, query.get("invite"))
        eyes = house.desk.eyes(live.room, person, number(query.get("seat")))
        extensions: dict[str, Any] = socket.scope["extensions"] or {}
        client = Client(person.id if person else None, eyes, query.get("invite"), extensions.get(WRITE))
    except Refused as problem:
        await socket.accept()
        await socket.send_text(encode({"is": "refused", **problem.content()}).decode())
        await socket.close(code=REFUSED)
        return
    await socket.accept()
    live = await house.rooms.look(id, client, since)
    sending = asyncio.create_task(send_on(socket, client))
    house.connected += 1
    try:
        await receive_on(socket, house, person, id, client)
    finally:
        house.connected -= 1
        house.rooms.leave(id, client)
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await sending


async def send_on(socket: WebSocket[Any, Any, Any], client: Client) -> None:
    """Pass on what the client is told, until it is too slow or gone."""
    send = socket.send
    while True:
        for message in await client.told():
            if message is None:
                await socket.close(code=AGAIN, reason="come back and ask for what you missed")
                return
            await send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def receive_on(
    socket: WebSocket[Any, Any, Any], house: House, person: Person | None, id: str, client: Client
) -> None:
    """Carry out what the client wishes, one wish after the other."""
    receive = socket.receive
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text") or message.get("bytes") or ""
        try:
            await fulfil(house, person, id, client, text)
        except Refused as problem:
            client.tell(encode({"is": "refused", "key": key_of(text), **problem.content()}))
        except WebSocketDisconnect:
            return


async def fulfil(house: House, person: Person | None, id: str, client: Client, text: str | bytes) -> None:
    if len(text) > LONGEST_MESSAGE:
        raise Refused(f"a message has at most {LONGEST_MESSAGE} characters")
    try:
        wish = read_wish(text)
    except msgspec.DecodeError as problem:
        raise Refused(f"this is not a wish: {problem}") from None
    if person is None:
        raise NotKnown("say who you are first")
    check_limits(house, person, wish)
    if isinstance(wish, Look):
        await look(house, person, id, client, wish.seat)
        return

    def answer(entries: Sequence[Entry]) -> None:
        """Say what the wish came to, together with the news of it."""
        live = house.rooms.live.get(id)
        if live is not None:
            follow_seats(live, person, client)
        number = entries[0].number if entries else live.room.version if live else 0
        client.tell(encode({"is": "done", "key": wish.key, "number": number}))

    await house.desk.fulfil(person, id, wish, client.invite, answer)


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
            client.tell(encode({"is": "news", "entries": [], "now": live.room.now(wanted)}))


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
