"""Which form of each module runs: compiled where there is one, or plain Python if LONDINIUM_PURE=1 says so.

The rules of a game are compiled as one extension, `_compiled` in the game's folder. Whoever imports one of its chapters
gets a module with the names that chapter defines.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.abc import Loader
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent
GAMES = "londinium.games."
UNIT = "_compiled"


class Uncompiled:
    """Finds the .py of each module of Londinium before Python finds what was compiled from it."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("londinium."):
            return None
        source = ROOT.joinpath(*name.split(".")).with_suffix(".py")
        return spec_from_file_location(name, source) if source.exists() else None


class Compiled:
    """Finds the chapters of a game in the extension that was compiled from them."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(GAMES):
            return None
        game, _, chapter = name[len(GAMES) :].partition(".")
        if not chapter or chapter == UNIT or not is_compiled(ROOT / "londinium/games" / game):
            return None
        unit = import_module(f"{GAMES}{game}.{UNIT}")
        for one in unit.CHAPTERS:
            if one != name and one not in sys.modules:  # or whoever loads files by their path would load a second one
                sys.modules[one] = module_from_spec(ModuleSpec(one, Chapter(unit), origin=unit.__file__))
                Chapter(unit).exec_module(sys.modules[one])
        return ModuleSpec(name, Chapter(unit), origin=unit.__file__) if name in unit.CHAPTERS else None


class Chapter(Loader):
    """Fills the module of a chapter from the extension."""

    def __init__(self, unit: ModuleType) -> None:
        self.unit = unit

    def exec_module(self, module: ModuleType) -> None:
        module.__doc__ = self.unit.__doc__
        module.__file__ = self.unit.__file__
        vars(module).update(self.unit.CHAPTERS[module.__name__])


def is_compiled(game: Path) -> bool:
    return any((game / f"{UNIT}{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def install() -> None:
    sys.meta_path.insert(0, Uncompiled if os.environ.get("LONDINIUM_PURE") else Compiled)
