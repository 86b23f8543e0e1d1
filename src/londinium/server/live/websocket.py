"""Live play: one WebSocket for each person at a table. Wishes go up, numbered news come down; nothing in between."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import WebSocket
from litestar.handlers import websocket
from litestar.params import FromPath

from londinium.server.api import COOKIE, TheHouse, address_of
from londinium.server.door import check_scope
from londinium.server.entries import encode
from londinium.server.errors import Malformed, Refused, Unavailable
from londinium.server.failing import database_failed
from londinium.server.house import House
from londinium.server.limits import spend_from
from londinium.server.rooms import Client
from londinium.server.talk import Talk
from londinium.server.wire import LISTEN, WRITE

AGAIN = 4000  # close codes: come back and ask for what you missed
REFUSED = 4004
LONGEST_NUMBER = 8  # digits
LONGEST_REASON = 123  # bytes
SINCE = re.compile("[0-9]{1,8}(@[0-9]?)?")

log = structlog.get_logger("live")


@websocket("/api/tables/{id:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], id: FromPath[str], house: TheHouse) -> None:
    """Look on at a table and play there. Query: `since` (what was told last, `number@seat`), `seat`, `invite`."""
    try:
        await speak(socket, id, house)
    finally:
        del socket.receive, socket.send  # they hold the socket, which holds them: see Wire.ends


async def speak(socket: WebSocket[Any, Any, Any], id: str, house: House) -> None:
    """Let whoever opens a socket in, if they may, and hear them until they are gone."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    address = address_of(socket, house)
    try:
        check_scope(socket.scope)
        if not same_origin(socket):
            await socket.close(code=REFUSED, reason="this page may not play here")
            return
        credential = socket.cookies.get(COOKIE)
        query = socket.query_params
        with saying_so():
            person = await house.people.who_has(credential)
        spend_from(house, "requests", address, house.config.limits.requests)
        since = query.get("since")
        if since is not None and not SINCE.fullmatch(since):
            raise Malformed("since is what was told last, as number@seat")
        with saying_so():
            live = await house.desk.visit(id, person, query.get("invite"))
        eyes = house.desk.eyes(live.room, person, number("seat", query.get("seat")))
        client = Client(person.id if person else None, eyes, query.get("invite"), extensions.get(WRITE))
    except Unavailable as problem:
        problem.__traceback__ = None
        await socket.accept()
        await socket.close(code=AGAIN, reason=str(problem))
        return
    except Refused as problem:
        problem.__traceback__ = None  # it holds the task that holds the problem
        await socket.accept()
        await socket.send_text(encode({"is": "refused", **problem.content()}).decode())
        await socket.close(code=REFUSED, reason=short(str(problem)))
        return
    await socket.accept()
    try:
        with saying_so():
            await house.rooms.look(id, client, since)
    except Unavailable as problem:
        problem.__traceback__ = None
        await socket.close(code=AGAIN, reason=str(problem))
        return
    talk = Talk(house, person, address, id, client)
    if (listen := extensions.get(LISTEN)) is not None:
        listen(talk.hear)
    sending = asyncio.create_task(send_on(socket, client))
    house.connected += 1
    house.people.enter(client, credential, person)
    try:
        await receive_on(socket, talk)
    finally:
        house.connected -= 1
        house.people.leave(client)
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


@contextlib.contextmanager
def saying_so() -> Iterator[None]:
    """Say it in a sentence if the database does not answer."""
    try:
        yield
    except Exception as problem:
        if database_failed(problem):
            log.warning("the database does not answer", problem=str(problem))
            raise Unavailable from None
        raise


def short(sentence: str) -> str:
    """As much of a sentence as a closing frame may carry, in bytes."""
    return sentence.encode()[:LONGEST_REASON].decode(errors="ignore")


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """Whether the page that opens the socket is ours; programs other than browsers say nothing."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


def number(name: str, text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise Malformed(f"{name} is a number from 0 on")
    return int(text)
