"""Serve: from the command line to a running server, and what its host is told."""

from __future__ import annotations

import contextlib
import io
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from rich.text import Text

from londinium.cli.complaints import Complaint, reason, whole
from londinium.cli.database import Database, with_host
from londinium.cli.screen import Screen

if TYPE_CHECKING:
    from londinium.server.admin.host import Host
    from londinium.server.config import Config, Mail

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
USUAL_PORT = 8000
MOST_PORT = 65_535
FOR_ITS_OWNER = 0o600  # it holds seeds and what people said
NOWHERE = ("192.0.2.1", 9)  # an address that nobody has: looking up the way there sends nothing
LINES = ("auto", "json", "plain")
YES = ("1", "true", "yes", "on")


@dataclass(frozen=True)
class Wishes:
    """What the command line says about a server."""

    database: Database
    host: str | None
    port: int | None
    lan: bool
    address: str | None
    processes: int
    behind_proxy: bool
    lines: str
    open: bool = False


def serve(screen: Screen, wishes: Wishes) -> int:
    """Serve until told to end; the exit code."""
    from londinium.server import process

    if wishes.processes > 1 and wishes.database.path is not None:
        raise Complaint("cli-processes-sqlite")
    check_address(wishes.address)
    mail = mail_from(os.environ)
    with contextlib.ExitStack() as until_the_end:
        take(until_the_end, wishes.database)
        with_host(wishes.database, be_there)
        listening = until_the_end.enter_context(contextlib.closing(bind(wishes)))
        config = config_for(wishes, listening.getsockname()[1], mail)

        def ready() -> None:
            announce(screen, wishes, config)
            if wishes.open and has_screen():
                threading.Thread(target=webbrowser.open, args=(config.address,), daemon=True).start()

        if wishes.processes == 1:
            code = process.run_one(config, listening, wishes.lines, ready)
        else:
            ready()
            code = process.Supervisor(config, listening, wishes.processes, wishes.lines).run()
    if code:
        raise Complaint("cli-serve-failed", code)
    screen.line("cli-serve-ended", "faint")
    return code


def has_screen() -> bool:
    """Whether a browser would find a screen to open on."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def take(until_the_end: contextlib.ExitStack, database: Database) -> None:
    """A SQLite file is for one server: what another wrote, it would not hear of."""
    from londinium.server.storage.backup import InUse, in_use

    if database.path is not None:
        try:
            until_the_end.enter_context(in_use(database.path))
            database.path.touch(mode=FOR_ITS_OWNER)
        except InUse:
            raise Complaint("cli-in-use", 1, path=str(database.path)) from None


async def be_there(host: Host) -> None:
    """The database opens, and has the newest schema: that is all there is to see before a server starts."""


def bind(wishes: Wishes) -> socket.socket:
    """Listen on the port that was asked for, or on the usual one, or on any that is free."""
    host = wishes.host or (EVERYWHERE if wishes.lan else HERE)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in (wishes.port,) if wishes.port is not None else (USUAL_PORT, 0):
        try:
            return socket.create_server((host, port), family=family)
        except OSError as problem:
            last = problem
    raise Complaint("cli-cannot-listen", 1, host=host, port=str(port), problem=reason(last))


def config_for(wishes: Wishes, port: int, mail: Mail | None) -> Config:
    from londinium.server.config import Config

    return Config(
        database=wishes.database.url,
        address=(wishes.address or f"http://{spelled_host(wishes)}:{port}").rstrip("/"),
        mail=mail,
        push_key=os.environ.get("LONDINIUM_PUSH_KEY") or None,
        private_webhooks=os.environ.get("LONDINIUM_PRIVATE_WEBHOOKS", "").lower() in YES,
        open_metrics=os.environ.get("LONDINIUM_OPEN_METRICS", "").lower() in YES,
        behind_proxy=wishes.behind_proxy,
    )


def spelled_host(wishes: Wishes) -> str:
    """The machine as others would call it."""
    host = wishes.host or (EVERYWHERE if wishes.lan else HERE)
    if host in (EVERYWHERE, "::"):
        host = (lan_address() if wishes.lan else None) or HERE
    return f"[{host}]" if ":" in host else host


def lan_address() -> str | None:
    """This machine's address in the local network."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(NOWHERE)
        return str(way.getsockname()[0])
    with contextlib.suppress(OSError):
        found = socket.gethostbyname(socket.gethostname())
        return None if found.startswith("127.") else found
    return None


def log_lines(text: str) -> str:
    """Reads how the log is to be written."""
    if text not in LINES:
        raise Complaint("cli-no-lines", value=text, choices=", ".join(LINES))
    return text


def check_address(address: str | None) -> None:
    if address is not None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
            raise Complaint("cli-bad-address", value=address)


def announce(screen: Screen, wishes: Wishes, config: Config) -> None:
    """Where the server is; on the local network with a picture a phone can read."""
    screen.line("cli-serving", "title", address=config.address)
    screen.line("cli-serving-database", "faint", path=wishes.database.shown)
    if wishes.lan:
        if urlsplit(config.address).hostname == HERE:
            screen.line("cli-no-network", "bad")
        else:
            screen.line("cli-scan")
            screen.show(Text(qr_code(config.address), "bright_white on black", no_wrap=True))
    screen.line("cli-ctrl-c", "faint")
    screen.out.file.flush()


def qr_code(address: str) -> str:
    """An address as a QR code of half blocks; what is light in it is drawn."""
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True, border=2)
    return drawn.getvalue().rstrip("\n")


def mail_from(environment: Mapping[str, str]) -> Mail | None:
    """How e-mail goes out, from LONDINIUM_SMTP_…; not from arguments, which everyone on the machine can read."""
    from londinium.server.config import Mail

    found = {
        name.removeprefix("LONDINIUM_SMTP_").lower(): value
        for name, value in environment.items()
        if name.startswith("LONDINIUM_SMTP_") and value
    }
    known = {"host", "port", "sender", "user", "password", "tls"}
    if unknown := sorted(found.keys() - known):
        raise Complaint(
            "cli-bad-setting",
            value=f"LONDINIUM_SMTP_{unknown[0].upper()}",
            choices=", ".join(f"LONDINIUM_SMTP_{name.upper()}" for name in sorted(known)),
        )
    if "host" not in found:
        return None
    usual = Mail(host=found["host"])
    return Mail(
        host=found["host"],
        port=whole("LONDINIUM_SMTP_PORT", 1, MOST_PORT)(found.get("port", str(usual.port))),
        sender=found.get("sender", usual.sender),
        user=found.get("user"),
        password=found.get("password"),
        tls=found.get("tls", "").lower() in YES,
    )
