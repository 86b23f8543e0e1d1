"""Channels: the ways in which people want to be notified, kept and used. What is sent, and when, is the notices'."""

from __future__ import annotations

import base64
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import httpx
import structlog
from sqlalchemy import delete, select, update

from londinium.core.words import Words
from londinium.server.config import Config
from londinium.server.errors import NotFound, Refused
from londinium.server.model.entries import encode
from londinium.server.notify.messages import (
    Email,
    Message,
    Push,
    Target,
    Webhook,
    kind_of,
    read_target,
    sentence,
    server_words,
)
from londinium.server.notify.outbound import Undelivered
from londinium.server.notify.sender import Sender
from londinium.server.notify.web_push import new_push_key, public_key, read_push_key
from londinium.server.storage import schema
from londinium.server.storage.database import Database
from londinium.server.tables.people import REMEMBERED, Person

ENOUGH = 5  # failures in a row after which a channel is dropped
MOST = 10  # channels of one person
ASKED = 3  # times an address may be asked in a day
DAY = 24 * 3600.0
REST = 60.0  # seconds after the first failure that took long

log = structlog.get_logger("tables.channels")


@dataclass(frozen=True)
class Channel:
    """One way to tell one person."""

    id: str
    person: str
    target: Target
    confirmed: bool
    failures: int
    problem: str | None

    @property
    def dropped(self) -> bool:
        return self.failures >= ENOUGH

    @property
    def where(self) -> str:
        """As its owner will know it; the rest of a webhook's address is a secret."""
        match self.target:
            case Email(address=address):
                return address
            case Push(endpoint=url) | Webhook(url=url):
                return httpx.URL(url).host

    def shown(self, say: Words) -> dict[str, Any]:
        return {
            "id": self.id,
            "kind": "email"
            if isinstance(self.target, Email)
            else "push"
            if isinstance(self.target, Push)
            else self.target.shape,
            "where": self.where,
            "confirmed": self.confirmed,
            "dropped": self.dropped,
            "failures": self.failures,
            "problem": None if self.problem is None else sentence(self.problem, say),
        }


class Channels:
    """Everyone's channels."""

    def __init__(
        self, config: Config, database: Database, clock: Callable[[], float], ticks: Callable[[], float]
    ) -> None:
        self.config = config
        self.database = database
        self.clock = clock
        self.ticks = ticks
        self.sender = Sender(config)
        self.secret = b""
        self.asked: OrderedDict[str, list[float]] = OrderedDict()  # when which address was
        self.resting: OrderedDict[str, float] = OrderedDict()  # until when which channel does

    async def open(self) -> None:
        """Have the keys at hand; whichever process is the first ever makes them."""
        self.secret = (await self.key("secret", secrets.token_hex(32))).encode()
        self.sender.push_key = read_push_key(self.config.push_key or await self.key("push", new_push_key()))

    async def key(self, name: str, fresh: str) -> str:
        async with self.database.begin() as connection:
            await connection.execute(
                self.database.insert(schema.keys).values(name=name, value=fresh).on_conflict_do_nothing()
            )
            return str(await connection.scalar(select(schema.keys.c.value).where(schema.keys.c.name == name)))

    @property
    def public_push_key(self) -> str:
        """What a browser subscribes with."""
        return public_key(self.sender.push_key)

    # keeping them

    async def of(self, person: str) -> list[Channel]:
        rows = schema.channels
        query = select(rows).where(rows.c.person == person).order_by(rows.c.created, rows.c.id)
        return [channel_of(row) for row in await self.database.rows(query)]

    async def one(self, person: str, id: str) -> Channel:
        found = next((channel for channel in await self.of(person) if channel.id == id), None)
        if found is None:
            raise NotFound("you have no such channel")
        return found

    async def add(self, person: Person, target: Target) -> Channel:
        """A new channel, or the one that leads there already."""
        await self.sender.check(person.id, target)
        mine = await self.of(person.id)
        for channel in mine:
            if channel.target == target:
                return channel
        if len(mine) >= MOST:
            raise Refused(f"{MOST} channels are enough; remove one first")
        channel = Channel(id_of(person, target), person.id, target, not isinstance(target, Email), 0, None)
        if isinstance(target, Email):
            await self.may_ask(target.address.lower())
        async with self.database.begin() as connection:
            added = await connection.execute(
                self.database.insert(schema.channels)
                .values(
                    id=channel.id,
                    person=person.id,
                    kind=kind_of(target),
                    target=encode(target).decode(),
                    confirmed=channel.confirmed,
                    failures=0,
                    created=self.clock(),
                )
                .on_conflict_do_nothing()
            )
        if isinstance(target, Email) and added.rowcount == 1:
            await self.ask(person, channel, target)
        return channel

    async def remove(self, person: str, id: str) -> None:
        await self.one(person, id)
        await self.forget(id)

    async def forget(self, id: str) -> None:
        async with self.database.begin() as connection:
            await connection.execute(delete(schema.channels).where(schema.channels.c.id == id))

    # an address answers

    def token(self, purpose: str, id: str) -> str:
        """What only those know who read the mail to a channel's address."""
        return id + "." + hmac.digest(self.secret, f"{purpose} {id}".encode(), "sha256").hex()[:32]

    def read_token(self, purpose: str, token: str) -> str:
        id = token.partition(".")[0]
        if not hmac.compare_digest(self.token(purpose, id).encode(), token.encode()):
            raise NotFound("this link leads nowhere")
        return id

    async def may_ask(self, address: str) -> None:
        """Refuse to ask an address again and again, whoever wants it; what was never answered is forgotten."""
        now, ticks = self.clock(), self.ticks()
        rows = schema.channels.c
        async with self.database.begin() as connection:
            await connection.execute(delete(schema.channels).where(rows.confirmed.is_(False), rows.created < now - DAY))
        times = [at for at in self.asked.pop(address, ()) if at > ticks - DAY]
        self.asked[address] = times
        if len(self.asked) > REMEMBERED:
            self.asked.popitem(last=False)
        if len(times) >= ASKED:
            raise Refused("this address has been asked several times today and has not answered")
        times.append(ticks)

    async def ask(self, person: Person, channel: Channel, target: Email) -> None:
        """Ask an address whether it wants to be told; without an answer it is told nothing."""
        say = server_words(person.lang)
        link = f"{self.config.address}/#/mail/confirm/{self.token('confirm', channel.id)}"
        text = f"{say.say('mail-confirm', name=person.name)}\n\n{link}\n"
        try:
            await self.sender.mailer.send(target.address, say.say("mail-confirm-subject"), text)
        except Undelivered as problem:
            await self.forget(channel.id)
            raise Refused(sentence(problem.problem, server_words("en"))) from None

    async def confirm(self, token: str) -> None:
        """The address says yes."""
        id = self.read_token("confirm", token)
        rows = schema.channels
        async with self.database.begin() as connection:
            found = await connection.execute(update(rows).where(rows.c.id == id).values(confirmed=True))
        if found.rowcount != 1:
            raise NotFound("this channel has been removed")

    async def stop(self, token: str) -> None:
        """The address wants no more."""
        await self.forget(self.read_token("stop", token))

    # using them

    async def deliver(self, channel: Channel, message: Message) -> None:
        """Send a message once and remember how it went; Undelivered if it was not taken, or not tried.

        After a failure that took long, a channel rests, twice as long each time.
        """
        if self.resting.get(channel.id, 0.0) > self.ticks():
            raise Undelivered("slow", certain=True, ours=True)
        await self.attempt(channel, message)

    async def attempt(self, channel: Channel, message: Message) -> None:
        """The same, whether the channel rests or not."""
        self.resting.pop(channel.id, None)
        try:
            await self.send(channel, message)
        except Undelivered as problem:
            if problem.problem == "slow":
                self.resting[channel.id] = self.ticks() + REST * 2**channel.failures
                if len(self.resting) > REMEMBERED:
                    self.resting.popitem(last=False)
            log.warning("not told", kind=kind_of(channel.target), channel=channel.id, problem=problem.problem)
            raise
        if channel.failures:
            await self.note(channel, 0, None)

    async def failed(self, channel: Channel, problem: Undelivered) -> None:
        """One failure more, unless it is the host's own; the last one drops the channel."""
        if not problem.ours:
            await self.note(channel, ENOUGH if problem.gone else schema.channels.c.failures + 1, problem.problem)

    async def note(self, channel: Channel, failures: Any, problem: str | None) -> None:
        rows = schema.channels
        async with self.database.begin() as connection:
            await connection.execute(
                update(rows).where(rows.c.id == channel.id).values(failures=failures, problem=problem)
            )

    async def send(self, channel: Channel, message: Message) -> None:
        stop = f"{self.config.address}/#/mail/stop/{self.token('stop', channel.id)}"
        await self.sender.send(channel.person, channel.target, message, stop)


def id_of(person: Person, target: Target) -> str:
    """The same for the same way to the same person, so that nobody is told twice by asking for it twice."""
    digest = sha256(person.id.encode() + b" " + encode(target)).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()


def channel_of(row: Any) -> Channel:
    return Channel(
        row["id"], row["person"], read_target(row["target"]), row["confirmed"], row["failures"], row["problem"]
    )
