"""What a server refuses, each with a status, a key for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

NO_SUCH_TABLE = "there is no such table, or it is by invitation only"  # the same for both, or one would know


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


class TooLarge(Refused):
    """More than there is room for."""

    status, key = 413, "too-large"


class Changed(Refused):
    """The table has changed since; the new state goes along."""

    status, key = 409, "changed"


class Outdated(Refused):
    """The table was made under other rules than this version has."""

    status, key = 409, "outdated"


class Unstorable(Refused):
    """What was asked for holds something that cannot be written down."""

    status, key = 422, "unstorable"

    def __init__(self) -> None:
        super().__init__("this could not be saved as it is, and trying again will not help; ask for something else")


class Failed(Refused):
    """The fault is ours."""

    status, key = 500, "failed"

    def __init__(self) -> None:
        super().__init__("something went wrong here; it has been noted")


class Unavailable(Refused):
    """The database does not answer, for now."""

    status, key = 503, "unavailable"

    def __init__(self, sentence: str = "the tables cannot be reached just now; try again in a moment") -> None:
        super().__init__(sentence, after=1)


class NotSaved(Unavailable):
    """Something was allowed and could not be written; where that is not known for certain, the table tells."""

    key = "not-saved"

    def __init__(self, in_doubt: bool = False) -> None:
        super().__init__(
            "it is not known whether this could be saved; look at the table before you try again"
            if in_doubt
            else "this could not be saved; try again in a moment"
        )


class TooMuch(Refused):
    """A limit was reached; `after` says when to come back."""

    status, key = 429, "too-much"
