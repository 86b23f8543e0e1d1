"""Weights: what a game's `bot/weights.toml` says, source by source; not how a heuristic uses it."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path

from londinium.core.errors import BadData

PACKAGE = Path(__file__).parent.parent
WEIGHTS = "weights"  # what one overlooks to look at the sources as they are
LEAST, MOST = 0.0, 4.0
STAGES = ("early", "late")  # with all of the game left, and with nothing


def read_weights(folder: str, sources: Sequence[str]) -> list[tuple[float, float]]:
    """Early and late weight of each source, in their order; none if the game has no such file.

    The folder is the game's in the package, or any other; every source must be weighted at both stages, and no other.
    """
    path = PACKAGE / folder / "bot" / "weights.toml"
    if not path.exists():
        return []
    said = tomllib.loads(path.read_text(encoding="utf-8"))
    for stage in STAGES:
        found = said.get(stage, {})
        if sorted(found) != sorted(sources):
            raise BadData(
                f"{path}: [{stage}] must weight {', '.join(sources)}, and weights {', '.join(found) or 'none'}"
            )
        for source, weight in found.items():
            if not isinstance(weight, (int, float)) or not LEAST <= weight <= MOST:
                raise BadData(f"{path}: [{stage}] {source} is a number from {LEAST:g} to {MOST:g}, not {weight!r}")
    return [(float(said["early"][source]), float(said["late"][source])) for source in sources]
