"""Asking the rules: views, refusals and pictures call a part of the rules instead of working its answer out again.

Compiled, building/unit.py writes the same checks in C; a part without them reads whatever lies beside an array.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Any, ParamSpec, TypeVar

from londinium.core.errors import LondiniumError

Given = ParamSpec("Given")
Answer = TypeVar("Answer")


class OutOfRange(LondiniumError):
    """A number given to the rules that stands for nothing there."""

    def __init__(self, name: str, value: int, limit: int) -> None:
        super().__init__(f"{name} is {value}; it can be 0 to {limit - 1}")


def asked(part: Callable[Given, Answer], **limits: int) -> Callable[Given, Answer]:
    """A part that anyone may ask: each number must be below its limit; a seat must be one of the players'."""
    _, *numbers = signature(part).parameters

    @wraps(part)
    def ask(state: Any, *given: Any) -> Answer:
        for name, value in zip(numbers, given, strict=True):
            limit = limits.get(name, state.players)
            if not 0 <= value < limit:
                raise OutOfRange(name, value, limit)
        return part(state, *given)  # type: ignore[call-arg]  # the state is the first of what is given

    return ask  # type: ignore[return-value]  # the same arguments, in the order in which the part names them
