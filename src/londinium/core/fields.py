"""The fields of a State by name, compiled or not: for comparing, hashing and showing, never for playing."""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

from londinium.core.state import State

Field = int | float | bool | list[Any]
NOT_FIELDS = {"blind", "data", "rules_version", "tape"}  # no part of the truth, or not of this moment's


def field_names(kind: type) -> tuple[str, ...]:
    found = {
        name
        for cls in kind.__mro__
        for name, member in vars(cls).items()
        if type(member).__name__ == "getset_descriptor" and not name.startswith("__")
    }
    return tuple(sorted(found - NOT_FIELDS))


def fields(state: State) -> dict[str, Field]:
    """Every field of a State.

    >>> import londinium
    >>> fields(londinium.game("kids-of-london").table(players=3, seed=1).state)["hands"]
    [511, 511, 511, 0, 0]
    """
    names = field_names(type(state)) or tuple(sorted(set(vars(state)) - NOT_FIELDS))
    found: dict[str, Field] = {}
    for name in names:
        value = getattr(state, name)
        found[name] = list(value) if isinstance(value, (list, bytes, bytearray)) else value
    return found


def fingerprint(state: State, without: Iterable[str] = ()) -> str:
    """A short hash of the whole truth: two states are equal if and only if theirs are."""
    found = {name: value for name, value in fields(state).items() if name not in without}
    return blake2b(json.dumps(found, sort_keys=True).encode(), digest_size=16).hexdigest()
