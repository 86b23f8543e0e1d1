"""Saved environments: bytes that say what they are of, so that another version refuses them and misreads nothing."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

import londinium
from londinium.core.errors import LondiniumError
from londinium.core.game import Game

FORMAT = 2
CHECK = "check"
DAMAGED = "it is damaged: not all of it is as its save() gave it"


class BadSave(LondiniumError):
    """What was saved is not of this kind of environment, or not of this version."""


def pack(kind: str, game: Game, content: dict[str, Any]) -> bytes:
    """The content with what it is of."""
    head = {"format": FORMAT, "londinium": londinium.__version__, "kind": kind, "game": game.id}
    whole = {**head, "rules_version": game.rules_version, **content}
    return msgspec.msgpack.encode({**whole, CHECK: check_of(whole)})


def check_of(content: dict[str, Any]) -> bytes:
    return blake2b(msgspec.msgpack.encode(content), digest_size=8).digest()


def unpack(kind: str, saved: Any) -> dict[str, Any]:
    """The content of what `pack` made; BadSave says what is wrong with anything else."""
    try:
        content = msgspec.msgpack.decode(bytes(saved) if isinstance(saved, (bytearray, memoryview)) else saved)
        what, version, number = content["kind"], content["londinium"], content["format"]
    except (msgspec.DecodeError, TypeError, KeyError, IndexError):
        raise BadSave("a saved environment is the bytes that its save() gave, and nothing else") from None
    if (version, number) != (londinium.__version__, FORMAT):
        raise BadSave(
            f"it was saved by londinium {version} (format {number}), and this is {londinium.__version__} "
            f"(format {FORMAT}); the record of a game can be replayed by later versions: keep that"
        )
    if check_of({name: value for name, value in content.items() if name != CHECK}) != content.get(CHECK):
        raise BadSave(DAMAGED)
    if what != kind:
        raise BadSave(f"it was saved by a {what}; this is a {kind}")
    game = londinium.game(content["game"])
    if content["rules_version"] != game.rules_version:
        raise BadSave(
            f"it was saved under rules {content['rules_version']} of {game.title()}; here they are {game.rules_version}"
        )
    return dict(content)
