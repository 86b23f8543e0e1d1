"""Rendering: what an environment shows of its game, as a spectator sees it: nobody's secret is on the screen."""

from __future__ import annotations

from typing import Any

from londinium.core.errors import BadNumber
from londinium.core.table import Table
from londinium.core.words import unmarked

ANSI, HUMAN = "ansi", "human"
MODES = (ANSI, HUMAN)


def check_mode(mode: Any) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadNumber(f"render_mode is one of {', '.join(MODES)} or None, not {mode!r}")
    return mode if mode is None else str(mode)


def render(table: Table, mode: str | None) -> str | None:
    """The terminal picture: given back, or printed where a person looks."""
    if mode is None:
        return None
    picture = unmarked(table.game.picture(table.view(None), table.game.words("en"), {}))
    if mode == ANSI:
        return picture
    print(picture, end="\n\n")
    return None
