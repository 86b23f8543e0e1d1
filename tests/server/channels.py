"""People who want to be told, for the tests: their webhooks and mailboxes, and a server that looks for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from londinium.server.config import Mail
from tests.server.playing import Guest, Server
from tests.server.receiving import Mailbox, token_in


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


async def at(server: Server, guest: Guest) -> Guest:
    """The same person, on another process."""
    there = Guest(server.url, guest.credential)
    there.id = guest.id
    return there


def mail_to(mailbox: Mailbox) -> Mail:
    return Mail("127.0.0.1", mailbox.port, "londinium@club.example")
