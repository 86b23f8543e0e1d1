"""What a server refuses, each with a status, a key for programs and a sentence for people."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """Something that cannot be done now, or not by this person."""

    status = 409
    key = "refused"

    def __init__(self, sentence: str, **facts: Any) -> None:
        super().__init__(sentence)
        self.facts = facts

    def content(self) -> dict[str, Any]:
        return {"error": self.key, "reason": str(self), **self.facts}


class NotFound(Refused):
    """There is no such thing, or this person may not know of it."""

    status, key = 404, "not-found"


class NotYours(Refused):
    """Somebody else may do this."""

    status, key = 403, "not-yours"


class NotKnown(Refused):
    """Nobody has said who they are."""

    status, key = 401, "not-known"


class Illegal(Refused):
    """The rules of the game say no."""

    status, key = 422, "illegal"


class Malformed(Refused):
    """What was sent cannot be read."""

    status, key = 400, "malformed"


class Changed(Refused):
    """The table has changed since; the new state goes along."""

    status, key = 409, "changed"


class Outdated(Refused):
    """The table was made under other rules than this version has."""

    status, key = 409, "outdated"


class TooMuch(Refused):
    """A limit was reached; `after` says when to come back."""

    status, key = 429, "too-much"
