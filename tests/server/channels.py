"""People who want to be told, for the tests: their webhooks and mailboxes, and a server that looks for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from londinium.server.config import Mail
from londinium.server.workers.notices import GRACE
from tests.server.playing import Clock, Guest, Server, serving
from tests.server.receiving import Mailbox, Receiver, receiving, token_in


async def look(*servers: Server) -> None:
    """Let servers look for people to tell, at the same time, and send what they have to."""
    await asyncio.gather(*(server.services.notices.look_round() for server in servers))
    for server in servers:
        await server.services.notices.settled()


async def hook(guest: Guest, url: str, shape: str = "json") -> str:
    made = await guest.post("/api/me/channels", {"kind": "webhook", "url": url, "shape": shape})
    return str(made["id"])


async def mailbox_of(guest: Guest, address: str, mailbox: Mailbox) -> None:
    """A mailbox that has said yes."""
    await guest.post("/api/me/channels", {"kind": "email", "address": address})
    await guest.post("/api/channels/confirm", {"token": token_in(await mailbox.next(), "confirm")})


@asynccontextmanager
async def people(server: Server, *names: str) -> AsyncIterator[list[Guest]]:
    guests = [await server.guest(name) for name in names]
    try:
        yield guests
    finally:
        for guest in guests:
            await guest.leave()


@asynccontextmanager
async def told_people(database: Path | str, *names: str) -> AsyncIterator[tuple[Clock, Receiver, Server, list[Guest]]]:
    """People at a server that may call webhooks, a place where webhooks arrive, and a clock."""
    clock = Clock()
    async with (
        receiving() as receiver,
        serving(database, clock, private_webhooks=True) as server,
        people(server, *names) as guests,
    ):
        yield clock, receiver, server, guests


async def keep_waiting(guest: Guest, server: Server, clock: Clock) -> str:
    """A new table that waits for somebody, for so long that they are to be told."""
    table = await guest.make("me", "bot")
    clock.now += GRACE
    await look(server)
    return table


async def at(server: Server, guest: Guest) -> Guest:
    """The same person, on another process."""
    there = Guest(server.url, guest.credential)
    there.id = guest.id
    return there


def mail_to(mailbox: Mailbox) -> Mail:
    return Mail("127.0.0.1", mailbox.port, "londinium@club.example")
