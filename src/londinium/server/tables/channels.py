"""Channels: the ways in which people want to be told, kept and used. What they are told, and when, is the notices'."""

from __future__ import annotations

import asyncio
import base64
import hmac
import re
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal

import aiosmtplib
import httpx
import msgspec
import structlog
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import delete, select, update

from londinium.core.words import Words, words
from londinium.server import schema
from londinium.server.config import Config
from londinium.server.entries import encode
from londinium.server.errors import Malformed, NotFound, Refused
from londinium.server.outside import PATIENCE, Outside, Unsent
from londinium.server.people import REMEMBERED, Person
from londinium.server.store import Store

ENOUGH = 5  # failures in a row after which a channel is dropped
MOST = 10  # channels of one person
ASKED = 3  # times an address may be asked in a day
DAY = 24 * 3600.0
KEPT = 24 * 3600  # seconds a push service keeps a message for a browser that is closed
REST = 60.0  # seconds after the first failure that took long
LETTERS = 4  # on their way to the mail server at once
LOOPBACK = ("localhost", "127.0.0.1", "::1")
PLAIN_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")
HERE = Path(__file__).parent

Url = Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
PushKey = Annotated[str, msgspec.Meta(min_length=16, max_length=100, pattern="^[A-Za-z0-9_=-]+$")]

log = structlog.get_logger("channels")


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a browser needs to read a message."""

    p256dh: PushKey
    auth: PushKey


class Push(msgspec.Struct, frozen=True, tag_field="kind", tag="push", forbid_unknown_fields=True):
    """A browser, as it subscribes to web push."""

    endpoint: Url
    keys: PushKeys


class Webhook(msgspec.Struct, frozen=True, tag_field="kind", tag="webhook", forbid_unknown_fields=True):
    """An address that takes a POST, in the shape Slack or Discord expect or as plain JSON."""

    url: Url
    shape: Literal["slack", "discord", "json"] = "json"


class Email(msgspec.Struct, frozen=True, tag_field="kind", tag="email", forbid_unknown_fields=True):
    """A mailbox; it is asked first."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=200)]


Target = Push | Webhook | Email
read_target = msgspec.json.Decoder(Target).decode


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


@dataclass(frozen=True)
class Message:
    """What is told: words for people, facts for programs. Nothing of it is a secret of the game."""

    about: str
    lang: str
    subject: str
    text: str
    link: str
    facts: dict[str, Any] = field(default_factory=dict)


class Channels:
    """Everyone's channels."""

    def __init__(self, config: Config, store: Store, clock: Callable[[], float], ticks: Callable[[], float]) -> None:
        self.config = config
        self.store = store
        self.clock = clock
        self.ticks = ticks
        self.outside = Outside(config.private_webhooks)
        self.letters = asyncio.Semaphore(LETTERS)
        self.secret = b""
        self.asked: OrderedDict[str, list[float]] = OrderedDict()  # when which address was
        self.resting: OrderedDict[str, float] = OrderedDict()  # until when which channel does

    async def open(self) -> None:
        """Have the keys at hand; whichever process is the first ever makes them."""
        self.secret = (await self.key("secret", secrets.token_hex(32))).encode()
        self.push_key = read_push_key(self.config.push_key or await self.key("push", new_push_key()))

    async def key(self, name: str, fresh: str) -> str:
        async with self.store.begin() as connection:
            await connection.execute(
                self.store.insert(schema.keys).values(name=name, value=fresh).on_conflict_do_nothing()
            )
            return str(await connection.scalar(select(schema.keys.c.value).where(schema.keys.c.name == name)))

    @property
    def public_push_key(self) -> str:
        """What a browser subscribes with."""
        point = self.push_key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    # keeping them

    async def of(self, person: str) -> list[Channel]:
        rows = schema.channels
        query = select(rows).where(rows.c.person == person).order_by(rows.c.created, rows.c.id)
        return [channel_of(row) for row in await self.store.rows(query)]

    async def one(self, person: str, id: str) -> Channel:
        found = next((channel for channel in await self.of(person) if channel.id == id), None)
        if found is None:
            raise NotFound("you have no such channel")
        return found

    async def add(self, person: Person, target: Target) -> Channel:
        """A new channel, or the one that leads there already."""
        await self.check(person.id, target)
        mine = await self.of(person.id)
        for channel in mine:
            if channel.target == target:
                return channel
        if len(mine) >= MOST:
            raise Refused(f"{MOST} channels are enough; remove one first")
        channel = Channel(id_of(person, target), person.id, target, not isinstance(target, Email), 0, None)
        if isinstance(target, Email):
            await self.may_ask(target.address.lower())
        async with self.store.begin() as connection:
            added = await connection.execute(
                self.store.insert(schema.channels)
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

    async def check(self, person: str, target: Target) -> None:
        """Refuse what could never be told anything."""
        match target:
            case Email(address=address):
                if self.config.mail is None:
                    raise Refused("this server sends no mail")
                if not PLAIN_ADDRESS.fullmatch(address):
                    raise Malformed("that is not an e-mail address")
            case Push(endpoint=url) | Webhook(url=url):
                try:
                    async with self.outside.place_of(person), asyncio.timeout(PATIENCE):
                        await self.outside.check(url, https=isinstance(target, Push))
                except TimeoutError:
                    raise Malformed(sentence("slow", server_words("en"))) from None
                except Unsent as problem:
                    raise Malformed(sentence(problem.problem, server_words("en"))) from None
        if isinstance(target, Push):
            try:
                encrypted(target, b"{}")
            except Unsent as problem:
                raise Malformed(sentence(problem.problem, server_words("en"))) from None

    async def remove(self, person: str, id: str) -> None:
        await self.one(person, id)
        await self.forget(id)

    async def forget(self, id: str) -> None:
        async with self.store.begin() as connection:
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
        async with self.store.begin() as connection:
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
            await self.mail(target.address, say.say("mail-confirm-subject"), text)
        except Unsent as problem:
            await self.forget(channel.id)
            raise Refused(sentence(problem.problem, server_words("en"))) from None

    async def confirm(self, token: str) -> None:
        """The address says yes."""
        id = self.read_token("confirm", token)
        rows = schema.channels
        async with self.store.begin() as connection:
            found = await connection.execute(update(rows).where(rows.c.id == id).values(confirmed=True))
        if found.rowcount != 1:
            raise NotFound("this channel has been removed")

    async def stop(self, token: str) -> None:
        """The address wants no more."""
        await self.forget(self.read_token("stop", token))

    # using them

    async def tell(self, channel: Channel, message: Message) -> None:
        """Send a message once and remember how it went; Unsent if it was not taken, or not tried: after a failure that
        took long, a channel rests, twice as long each time."""
        if self.resting.get(channel.id, 0.0) > self.ticks():
            raise Unsent("slow", certain=True, ours=True)
        await self.try_out(channel, message)

    async def try_out(self, channel: Channel, message: Message) -> None:
        """The same, whether the channel rests or not."""
        self.resting.pop(channel.id, None)
        try:
            await self.send(channel, message)
        except Unsent as problem:
            if problem.problem == "slow":
                self.resting[channel.id] = self.ticks() + REST * 2**channel.failures
                if len(self.resting) > REMEMBERED:
                    self.resting.popitem(last=False)
            log.warning("not told", kind=kind_of(channel.target), channel=channel.id, problem=problem.problem)
            raise
        if channel.failures:
            await self.note(channel, 0, None)

    async def failed(self, channel: Channel, problem: Unsent) -> None:
        """One failure more, unless it is the host's own; the last one drops the channel."""
        if not problem.ours:
            await self.note(channel, ENOUGH if problem.gone else schema.channels.c.failures + 1, problem.problem)

    async def note(self, channel: Channel, failures: Any, problem: str | None) -> None:
        rows = schema.channels
        async with self.store.begin() as connection:
            await connection.execute(
                update(rows).where(rows.c.id == channel.id).values(failures=failures, problem=problem)
            )

    async def send(self, channel: Channel, message: Message) -> None:
        match channel.target:
            case Push() as target:
                await self.push(channel.person, target, message)
            case Webhook() as target:
                content = encode(shaped(target.shape, message))
                await self.outside.post(channel.person, target.url, content, {"Content-Type": "application/json"})
            case Email(address=address):
                say = server_words(message.lang)
                stop = f"{self.config.address}/#/mail/stop/{self.token('stop', channel.id)}"
                lines = [message.text, say.say("mail-to-the-table", link=message.link), say.say("mail-stop", link=stop)]
                await self.mail(address, message.subject, "\n\n".join(lines) + "\n")

    async def push(self, person: str, target: Push, message: Message) -> None:
        """A message only the browser can read, signed by this server."""
        content = {"title": message.subject, "text": message.text, "link": message.link, **message.facts}
        body = await asyncio.to_thread(encrypted, target, encode(content))
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Urgency": "normal",
            "Authorization": await asyncio.to_thread(self.signature, target),
        }
        if table := message.facts.get("table"):
            headers["Topic"] = table  # a newer message of a table takes the place of an older one
        try:
            await self.outside.post(person, target.endpoint, body, headers, https=True)
        except Unsent as problem:
            problem.gone = problem.problem in ("answered 404", "answered 410")
            raise

    def signature(self, target: Push) -> str:
        from py_vapid import Vapid02, VapidException

        url = httpx.URL(target.endpoint)
        sender = self.config.mail.sender if self.config.mail else "londinium@localhost"
        claims = {"aud": f"{url.scheme}://{url.netloc.decode('ascii')}", "sub": f"mailto:{sender}"}
        try:
            return str(Vapid02(self.push_key).sign(claims)["Authorization"])
        except VapidException:
            raise Unsent("keys", certain=True, gone=True) from None

    async def mail(self, address: str, subject: str, text: str) -> None:
        mail = self.config.mail
        if mail is None:
            raise Unsent("mail", certain=True, ours=True)
        letter = EmailMessage()
        letter["From"] = mail.sender
        letter["To"] = address
        letter["Subject"] = subject
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=mail.sender.rpartition("@")[2] or None)
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        local = mail.host in LOOPBACK
        upgrade = False if local or mail.tls else True if mail.password else None
        try:
            async with self.letters:
                await aiosmtplib.send(
                    letter,
                    hostname=mail.host,
                    port=mail.port,
                    username=mail.user,
                    password=mail.password,
                    use_tls=mail.tls,
                    start_tls=upgrade,
                    timeout=PATIENCE,
                )
        except (aiosmtplib.SMTPRecipientsRefused, aiosmtplib.SMTPDataError):
            raise Unsent("refused", certain=True) from None
        except aiosmtplib.SMTPConnectError as problem:
            log.error("the mail server cannot be reached", problem=str(problem))
            raise Unsent("mail", certain=True, ours=True) from None
        except (aiosmtplib.SMTPException, OSError) as problem:
            log.error("the mail server did not take a message", problem=type(problem).__name__)
            raise Unsent("mail", ours=True) from None


def server_words(lang: str) -> Words:
    return words(lang, HERE)


def sentence(problem: str, say: Words) -> str:
    """What went wrong, in words."""
    key, _, code = problem.partition(" ")
    return say.say(f"channel-problem-{key}", code=code)


def kind_of(target: Target) -> str:
    return str(type(target).__struct_config__.tag)


def id_of(person: Person, target: Target) -> str:
    """The same for the same way to the same person, so that nobody is told twice by asking for it twice."""
    digest = sha256(person.id.encode() + b" " + encode(target)).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()


def channel_of(row: Any) -> Channel:
    return Channel(
        row["id"], row["person"], read_target(row["target"]), row["confirmed"], row["failures"], row["problem"]
    )


def shaped(shape: str, message: Message) -> dict[str, Any]:
    """A message as a webhook expects it. Names are people's own words, so nothing in them may become a command."""
    if shape == "slack":
        text = message.text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        return {"text": f"{text} {message.link}", "mrkdwn": False}
    if shape == "discord":
        text = re.sub(r"([\\`*_~|<>\[\]()#@:-])", r"\\\1", message.text)
        return {"content": f"{text} {message.link}", "allowed_mentions": {"parse": []}}
    return {"about": message.about, "text": message.text, "link": message.link, **message.facts}


def encrypted(target: Push, content: bytes) -> bytes:
    """Content that only the holder of the browser's keys can read."""
    from pywebpush import WebPusher, WebPushException

    info = {"endpoint": target.endpoint, "keys": {"p256dh": target.keys.p256dh, "auth": target.keys.auth}}
    try:
        return bytes(WebPusher(info).encode(content)["body"])
    except (WebPushException, ValueError, IndexError):
        raise Unsent("keys", certain=True, gone=True) from None


def new_push_key() -> str:
    pem = ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return pem.decode()


def read_push_key(text: str) -> ec.EllipticCurvePrivateKey:
    """A private key, in PEM or as the 32 bytes of its number in base64."""
    try:
        if "-----BEGIN" in text:
            key = serialization.load_pem_private_key(text.encode(), None)
        else:
            number = base64.urlsafe_b64decode(text.strip() + "==")
            key = ec.derive_private_key(int.from_bytes(number, "big"), ec.SECP256R1())
    except ValueError as problem:
        raise Malformed(f"the key of web push cannot be read: {problem}") from None
    if not isinstance(key, ec.EllipticCurvePrivateKey) or not isinstance(key.curve, ec.SECP256R1):
        raise Malformed("the key of web push must be of the curve P-256")
    return key
