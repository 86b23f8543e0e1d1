"""WebSocket: one for each person at a table. Commands go up, numbered news come down; nothing in between."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import structlog
from litestar import WebSocket
from litestar.di import NamedDependency
from litestar.handlers import websocket
from litestar.params import FromPath

from londinium.server.errors import Malformed, Refused, Unavailable
from londinium.server.live.fast_path import LISTEN, WRITE
from londinium.server.live.session import Session
from londinium.server.live.subscriber import Subscriber
from londinium.server.model.entries import encode
from londinium.server.requests import COOKIE, address_of
from londinium.server.services import Services
from londinium.server.storage.failures import database_failed
from londinium.server.tables.broadcast import Subscription
from londinium.server.validation import check_scope

AGAIN = 4000  # close codes: come back and ask for what you missed
REFUSED = 4004
LONGEST_NUMBER = 8  # digits
LONGEST_REASON = 123  # bytes
SINCE = re.compile("[0-9]{1,8}(@[0-9]?)?")

log = structlog.get_logger("live.websocket")


@websocket("/api/tables/{id:str}/live")
async def live_table(socket: WebSocket[Any, Any, Any], id: FromPath[str], services: NamedDependency[Services]) -> None:
    """Look on at a table and play there. Query: `since` (what was told last, `number@seat`), `seat`, `invite`."""
    try:
        await serve(socket, id, services)
    finally:
        del socket.receive, socket.send  # they hold the socket, which holds them: see FastPathProtocol.ends


async def serve(socket: WebSocket[Any, Any, Any], id: str, services: Services) -> None:
    """Let whoever opens a socket in, if they may, and hear them until they are gone."""
    extensions: dict[str, Any] = socket.scope["extensions"] or {}
    address = address_of(socket, services.config)
    try:
        check_scope(socket.scope)
        if not same_origin(socket):
            await socket.close(code=REFUSED, reason="this page may not play here")
            return
        credential = socket.cookies.get(COOKIE)
        query = socket.query_params
        with saying_so():
            person = await services.people.by_credential(credential)
        services.limiter.spend_from("requests", address, services.config.limits.requests)
        since = query.get("since")
        if since is not None and not SINCE.fullmatch(since):
            raise Malformed("since is what was told last, as number@seat")
        with saying_so():
            live = await services.service.visit(id, person, query.get("invite"))
        eyes = services.service.viewpoint(live.room, person, number("seat", query.get("seat")))
        subscriber = Subscriber(extensions.get(WRITE))
        subscription = Subscription(subscriber, person.id if person else None, eyes, query.get("invite"))
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
            await services.registry.subscribe(id, subscription, since)
    except Unavailable as problem:
        problem.__traceback__ = None
        await socket.close(code=AGAIN, reason=str(problem))
        return
    session = Session(services, person, address, id, subscription)
    if (listen := extensions.get(LISTEN)) is not None:
        listen(session.receive)
    sending = asyncio.create_task(send_on(socket, subscriber))
    services.connected += 1
    services.people.on_connect(subscription, credential, person)
    try:
        await receive_on(socket, session)
    finally:
        services.connected -= 1
        services.people.on_disconnect(subscription)
        services.registry.unsubscribe(id, subscription)
        for task in (sending, session.task):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task


async def send_on(socket: WebSocket[Any, Any, Any], subscriber: Subscriber) -> None:
    """Send what is queued, until the client is too slow or gone."""
    send = socket.send
    while True:
        for message in await subscriber.queued():
            if message is None:
                await socket.close(code=AGAIN, reason="come back and ask for what you missed")
                return
            await send({"type": "websocket.send", "text": message.decode(), "bytes": None})


async def receive_on(socket: WebSocket[Any, Any, Any], session: Session) -> None:
    """Hear what comes by way of the framework, until the client is gone."""
    receive = socket.receive
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        session.receive(message.get("text") or message.get("bytes") or "")


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
