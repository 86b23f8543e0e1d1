"""Reading what somebody says about a position: each reader takes it or says what would be right."""

from __future__ import annotations

from typing import Any

from londinium.core.errors import BadSnapshot
from londinium.games.key_to_the_city.pieces import TILE_NAMES


def number(given: Any, least: int, most: int, what: str) -> int:
    if type(given) is not int or not least <= given <= most:
        raise BadSnapshot(f"{what} is {given!r}; it is a whole number from {least} to {most}")
    return given


def word(given: Any, choices: tuple[str, ...], what: str) -> int:
    if not isinstance(given, str) or given not in choices:
        raise BadSnapshot(f"{what} is {given!r}; it is one of {', '.join(choices)}")
    return choices.index(given)


def listed(given: Any, what: str, length: int | None = None) -> list[Any]:
    if not isinstance(given, list) or (length is not None and len(given) != length):
        wanted = "a list" if length is None else f"a list of {length} entries"
        raise BadSnapshot(f"{what} is {given!r:.80}; it is {wanted}")
    return given


def entry(given: Any, keys: tuple[str, ...], what: str) -> dict[str, Any]:
    """An object with known keys; a bare name is an entry that says nothing else."""
    if isinstance(given, str):
        given = {keys[0]: given}
    if not isinstance(given, dict) or keys[0] not in given or any(key not in keys for key in given):
        raise BadSnapshot(f"{what} is {given!r:.80}; it has {', '.join(keys)}, at least {keys[0]}")
    return given


def amounts(given: Any, names: tuple[str, ...], most: int, what: str) -> list[int]:
    """Numbers by name; those not named are 0."""
    if not isinstance(given, dict) or any(name not in names for name in given):
        raise BadSnapshot(f"{what} is {given!r:.80}; it names {', '.join(names)}")
    return [number(given.get(name, 0), 0, most, f"{name} of {what}") for name in names]


def tile_number(given: Any, what: str) -> int:
    return word(given, TILE_NAMES, what)
