"""Entries of a table's log: what was done, by whom and when. Everything a table is follows from them in their order."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from londinium.core.events import decode, encode

__all__ = ["OURS", "Entry", "Kind", "decode", "encode"]

OURS = "~"  # begins the keys that a server gives, where nobody else has given one

Kind = Literal[
    "seated",  # a person or a bot sits down
    "vacated",  # a person leaves before the start
    "started",  # the seats are taken: the game is set up from its seed
    "played",  # a choice, by a person, a bot or the clock
    "took-back",  # a choice taken back as the rules of undo allow
    "asked-back",  # a person asks the others to take back more than that
    "agreed",
    "declined",
    "went-back",  # all agreed: the choice and everything since is taken back
    "handed-over",  # a bot plays on for a person
    "returned",  # the person is back
    "removed",  # the person is no more, and nobody has their name; a bot plays on
    "said",  # chat
    "hinted",  # a person asked for a hint, for the first time in this game
    "looked",  # of several people at one screen, another looks now
    "credited",  # time given back to the clocks after the server was away
    "closed",  # by the host
]


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One line of the log."""

    number: int
    kind: Kind
    at: float
    seat: int | None = None
    person: str | None = None
    key: str | None = None
    content: dict[str, Any] = {}
