"""Messages and targets: what is told, where to, and in which words. Nothing of it is a secret of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from londinium.core.words import Words, words

TEXT = Path(__file__).parent.parent / "text"

Url = Annotated[str, msgspec.Meta(min_length=8, max_length=1000)]
PushKey = Annotated[str, msgspec.Meta(min_length=16, max_length=100, pattern="^[A-Za-z0-9_=-]+$")]


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
class Message:
    """What is told: words for people, facts for programs. Nothing of it is a secret of the game."""

    about: str
    lang: str
    subject: str
    text: str
    link: str
    facts: dict[str, Any] = field(default_factory=dict)


def kind_of(target: Target) -> str:
    return str(type(target).__struct_config__.tag)


def server_words(lang: str) -> Words:
    return words(lang, TEXT)


def sentence(problem: str, say: Words) -> str:
    """What went wrong, in words."""
    key, _, code = problem.partition(" ")
    return say.say(f"channel-problem-{key}", code=code)
