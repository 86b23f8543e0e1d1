from __future__ import annotations
from typing import Any
def picture(game: Any, view: Any, say: Any, names: Any) -> str:
    return "x"
