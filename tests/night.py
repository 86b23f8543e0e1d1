"""What only a night has time for: `make nightly` sets LONDINIUM_NIGHTLY, and the tests look here."""

from __future__ import annotations

import os
from typing import Any, TypeVar

import pytest

NIGHT = bool(os.environ.get("LONDINIUM_NIGHTLY"))
T = TypeVar("T")


def by_night(day: T, night: T) -> T:
    """One of two, by the time there is."""
    return night if NIGHT else day


def nightly(why: str, *values: object) -> Any:
    """Values of parameters that are tried by night alone."""
    return pytest.param(*values, marks=pytest.mark.nightly(why))
