"""The games. A folder here whose `game.py` has a `GAME` is one; nothing else has to know of it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from londinium.core.game import Game
from londinium.core.registry import game, games, register

__all__ = ["game", "games"]


@register
def found() -> list[Game]:
    """Every game of this folder, imported when games are first asked for."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/game.py"))
    return [import_module(f"londinium.games.{folder}.game").GAME for folder in folders]
