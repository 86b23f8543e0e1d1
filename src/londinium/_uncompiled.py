"""Run the rules as plain Python although they are compiled: for debugging, coverage and comparison.

Set LONDINIUM_PURE=1 before Londinium is first imported.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent


class Uncompiled:
    """Finds the .py of each module of Londinium before Python finds what was compiled from it."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("londinium."):
            return None
        source = ROOT.joinpath(*name.split(".")).with_suffix(".py")
        return spec_from_file_location(name, source) if source.exists() else None


def install() -> None:
    if os.environ.get("LONDINIUM_PURE"):
        sys.meta_path.insert(0, Uncompiled)
