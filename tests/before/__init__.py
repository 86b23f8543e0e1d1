"""What earlier versions made and left: databases, records and snapshots, kept so that every later version opens them.

Each folder is named after the schema of the version that made it. Once it is there, nothing in it is ever changed.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from londinium.core.table import Table

FOLDER = Path(__file__).parent
LEFT = sorted(path.name for path in FOLDER.iterdir() if path.name.isdigit())  # the versions that left something
HASTY = ("sail", "pass", "loan", "enough")  # what ends a turn or ruins a player, if it is chosen too often
CALM = 0.9  # how often the hasty moves are left alone


def choose(moves: Sequence[str], dice: Random, prefer: str = "") -> str:
    """A move by chance, of the preferred kind if there is one, so that a game goes on for a while."""
    wanted = [move for move in moves if prefer and move.startswith(prefer)]
    calm = [move for move in moves if move.split()[0] not in HASTY]
    return dice.choice(wanted or (calm if calm and dice.random() < CALM else moves))


def leads_to(table: Table) -> dict[str, Any]:
    """Everything anybody can know of a table, in plain JSON."""
    seats = [None, *range(table.players)]
    return {
        "over": table.over,
        "to_act": list(table.to_act),
        "views": [{"seat": seat, "view": table.view(seat)} for seat in seats],
        "moves": [[str(move) for move in table.moves(seat)] for seat in range(table.players)],
        "scores": [{"who": s.who, "points": s.points, "breakdown": s.breakdown} for s in table.scores()],
        "ranking": [{"place": r.place, "who": r.who, "points": r.points, "won": r.won} for r in table.ranking()],
    }


def lost(stored: Any, found: Any, at: str = "") -> list[str]:
    """Where something that was stored is no longer found; what has been added since does not matter."""
    if isinstance(stored, dict) and isinstance(found, dict):
        gone = [f"{at}/{key} is gone" for key in stored if key not in found]
        return gone + [line for key in stored if key in found for line in lost(stored[key], found[key], f"{at}/{key}")]
    if isinstance(stored, list) and isinstance(found, list):
        if len(stored) != len(found):
            return [f"{at} has {len(found)} entries instead of {len(stored)}"]
        pairs = enumerate(zip(stored, found, strict=True))
        return [line for place, (old, new) in pairs for line in lost(old, new, f"{at}/{place}")]
    return [] if stored == found else [f"{at} is {found!r} instead of {stored!r}"]


def write(path: Path, content: Any) -> None:
    """JSON, compressed where the name says so, the same bytes for the same content."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    compress(path, text.encode()) if path.suffix == ".gz" else path.write_text(text + "\n", encoding="utf-8")


def compress(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, 9, mtime=0))


def unpacked(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


def read(path: Path) -> Any:
    return json.loads(unpacked(path) if path.suffix == ".gz" else path.read_bytes())
