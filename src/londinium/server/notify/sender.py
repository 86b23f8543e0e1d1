"""Sender: checks a target and sends a message to it, by whichever way it names. It stores nothing."""

from __future__ import annotations

import asyncio
import re

from cryptography.hazmat.primitives.asymmetric import ec

from londinium.core.events import encode
from londinium.server.config import Config
from londinium.server.errors import Malformed, Refused
from londinium.server.notify.mailer import Mailer
from londinium.server.notify.messages import Email, Message, Push, Target, Webhook, sentence, server_words
from londinium.server.notify.outbound import PATIENCE, Outbound, Undelivered
from londinium.server.notify.web_push import KEPT, encrypted, signature
from londinium.server.notify.webhook import shaped

PLAIN_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})*")


class Sender:
    """The ways out of a server."""

    push_key: ec.EllipticCurvePrivateKey  # known once the channels are open

    def __init__(self, config: Config) -> None:
        self.config = config
        self.outbound = Outbound(config.private_webhooks)
        self.mailer = Mailer(config.mail)

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
                    async with self.outbound.place_of(person), asyncio.timeout(PATIENCE):
                        await self.outbound.check(url, https=isinstance(target, Push))
                except TimeoutError:
                    raise Malformed(sentence("slow", server_words("en"))) from None
                except Undelivered as problem:
                    raise Malformed(sentence(problem.problem, server_words("en"))) from None
        if isinstance(target, Push):
            try:
                encrypted(target, b"{}")
            except Undelivered as problem:
                raise Malformed(sentence(problem.problem, server_words("en"))) from None

    async def send(self, person: str, target: Target, message: Message, stop: str) -> None:
        """Send a message of a person's once; Undelivered if it was not taken. `stop`: where a mailbox says no more."""
        match target:
            case Push():
                await self.push(person, target, message)
            case Webhook():
                content = encode(shaped(target.shape, message))
                await self.outbound.post(person, target.url, content, {"Content-Type": "application/json"})
            case Email(address=address):
                say = server_words(message.lang)
                lines = [message.text, say.say("mail-to-the-table", link=message.link), say.say("mail-stop", link=stop)]
                await self.mailer.send(address, message.subject, "\n\n".join(lines) + "\n")

    async def push(self, person: str, target: Push, message: Message) -> None:
        """A message only the browser can read, signed by this server."""
        content = {"title": message.subject, "text": message.text, "link": message.link, **message.facts}
        sender = self.config.mail.sender if self.config.mail else "londinium@localhost"
        body = await asyncio.to_thread(encrypted, target, encode(content))
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Urgency": "normal",
            "Authorization": await asyncio.to_thread(signature, self.push_key, target, sender),
        }
        if table := message.facts.get("table"):
            headers["Topic"] = table  # a newer message of a table takes the place of an older one
        try:
            await self.outbound.post(person, target.endpoint, body, headers, https=True)
        except Undelivered as problem:
            problem.gone = problem.problem in ("answered 404", "answered 410")
            raise
