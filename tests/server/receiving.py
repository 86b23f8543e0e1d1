"""Where notices arrive in the tests: a receiver of POSTs, with or without TLS, and a mail server, both on loopback."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import secrets
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from typing import Any, cast

import http_ece
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.playing import PATIENCE


@dataclass(frozen=True)
class Received:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Takes every POST and answers as it is told to."""

    def __init__(self) -> None:
        self.port = 0
        self.status = 204
        self.more = ""  # headers of the answer
        self.answering = asyncio.Event()
        self.answering.set()
        self.seen: list[Received] = []
        self.fresh: asyncio.Queue[Received] = asyncio.Queue()

    def url(self, path: str = "/hook") -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    async def next(self) -> Received:
        return await asyncio.wait_for(self.fresh.get(), PATIENCE)

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            received = Received(head[0].split()[1], headers, body)
            self.seen.append(received)
            self.fresh.put_nowait(received)
            await self.answering.wait()
            writer.write(f"HTTP/1.1 {self.status} x\r\n{self.more}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@asynccontextmanager
async def receiving(tls: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    receiver = Receiver()
    server = await asyncio.start_server(receiver.take, "127.0.0.1", 0, ssl=tls)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        await server.wait_closed()


class Mailbox:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.port = 0
        self.refuses: set[str] = set()
        self.seen: list[EmailMessage] = []
        self.fresh: asyncio.Queue[EmailMessage] = asyncio.Queue()

    async def handle_RCPT(  # noqa: N802  # the library's name
        self, server: Any, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.refuses:
            return "550 nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Session, envelope: Envelope) -> str:  # noqa: N802
        letter = message_from_bytes(cast(bytes, envelope.content), policy=policy.default)
        self.seen.append(letter)
        self.fresh.put_nowait(letter)
        return "250 OK"

    async def next(self) -> EmailMessage:
        return await asyncio.wait_for(self.fresh.get(), PATIENCE)


@asynccontextmanager
async def receiving_mail(port: int = 0) -> AsyncIterator[Mailbox]:
    mailbox = Mailbox()
    server = await asyncio.get_running_loop().create_server(
        lambda: SMTP(mailbox, hostname="localhost"), "127.0.0.1", port
    )
    mailbox.port = server.sockets[0].getsockname()[1]
    try:
        yield mailbox
    finally:
        server.close()
        await server.wait_closed()


def token_in(letter: EmailMessage, purpose: str) -> str:
    """The token of a link in a mail."""
    found = re.search(rf"/#/mail/{purpose}/(\S+)", letter.get_content())
    assert found, letter.get_content()
    return found[1]


class Browser:
    """What a browser that subscribes to web push holds."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = secrets.token_bytes(16)

    def subscription(self, endpoint: str) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"kind": "push", "endpoint": endpoint, "keys": {"p256dh": url64(point), "auth": url64(self.auth)}}

    def read(self, received: Received) -> Any:
        return json.loads(http_ece.decrypt(received.body, private_key=self.key, auth_secret=self.auth))


def url64(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def certificate(folder: Path, name: str) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """For a server of that name, and for those who trust it."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    chain, secret = folder / "chain.pem", folder / "key.pem"
    chain.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(chain, secret)
    return server, ssl.create_default_context(cafile=str(chain))
