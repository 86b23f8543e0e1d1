"""Config: what a host decides. Everything has a default that suits one machine at home."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Limits:
    """How much one person may ask for in a minute, if nothing else is said; one address may for a crowd of people."""

    people: int = 20  # new people from one address
    crowd: int = 10  # people whom one address may stand for
    tables: int = 20
    open_tables: int = 5  # that wait for players in the lobby, at any time
    joins: int = 40
    sayings: int = 30
    requests: int = 1200
    outlooks: int = 240  # each takes some thinking
    hints: int = 12  # each takes a second of thinking
    thinkers: int = 4  # tables of one owner at which bots think at once


@dataclass(frozen=True)
class Mail:
    """Where e-mail goes out."""

    host: str
    port: int = 25
    sender: str = "londinium@localhost"
    user: str | None = None
    password: str | None = None
    tls: bool = False


@dataclass(frozen=True)
class Config:
    """One server."""

    database: str = "sqlite:///londinium.sqlite"
    address: str = "http://127.0.0.1:8000"  # where people find it: what invitations and notices link to
    limits: Limits = field(default_factory=Limits)
    mail: Mail | None = None
    push_key: str | None = None  # the VAPID private key of web push, in PEM or base64
    private_webhooks: bool = False  # may webhooks point into the private network?
    open_metrics: bool = False  # may other machines read /metrics?
    close_within: float = 20.0  # seconds after which a process that was told to end does, whatever it waits for
    receive_within: float = 15.0  # seconds in which a whole request must have come
    behind_proxy: bool = False  # is there one proxy, whose entry in X-Forwarded-For (the last) is a person's address?

    @property
    def secure(self) -> bool:
        return self.address.startswith("https://")
