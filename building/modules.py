"""Which modules are compiled, and how: the rules of each game joined in one extension, the rest each for itself."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
# What every game stands on.
CORE = (
    "londinium.core.scratch",
    "londinium.core.state",
    "londinium.core.consequences",
    "londinium.bots.ahead",
    "londinium.bots.information_sets",
    "londinium.bots.thinking",
    "londinium.bots.comparing",
    "londinium.envs.stepping",
)
# What cannot be said in plain Python: each is Cython, beside its twin in plain Python, and makes this class.
HAND_WRITTEN = {"londinium.core.flat": "Flat", "londinium.envs.crew": "Crew"}
# What a server does for every choice at every table: translated as it stands, it takes two thirds of the time.
PLAIN = (
    "core/events.py",
    "core/game.py",
    "core/moves.py",
    "core/rendering.py",
    "core/table.py",
    "games/*/shown/position.py",
    "games/*/shown/view.py",
    "server/http/deadline.py",
    "server/live/fast_path.py",
    "server/live/session.py",
    "server/live/subscriber.py",
    "server/model/room.py",
    "server/storage/batch.py",
    "server/storage/database.py",
    "server/storage/event_log.py",
    "server/storage/postgres.py",
    "server/storage/rows.py",
    "server/storage/sqlite.py",
    "server/tables/broadcast.py",
    "server/tables/limits.py",
    "server/tables/operations.py",
    "server/tables/presenter.py",
    "server/tables/registry.py",
    "server/tables/service.py",
)


def chapters_by_unit() -> dict[str, list[str]]:
    """The extension of each game, and the chapters joined in it, in the order in which they stand on each other."""
    found = {}
    for game in sorted(path.parent for path in (SOURCES / "londinium/games").glob("*/game.py")):
        ordered: list[Path] = []
        for path in (game / "data/tables.py", *sorted(game.glob("rules/*.py")), game / "bot/heuristic.py"):
            if path.name != "__init__.py":
                stands_on(path, ordered)
        found[f"{name_of(game)}._compiled"] = [name_of(path) for path in ordered]
    return found


def stands_on(path: Path, paths: list[Path]) -> None:
    """Add a module after those of the same game from which it takes classes."""
    if path in paths:
        return
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module and any(a.name[0].isupper() for a in node.names):
            source = path_of(node.module)
            if source.parent.parent == path.parent.parent and source.exists():
                stands_on(source, paths)
    paths.append(path)


def plain_modules() -> list[str]:
    return [name_of(path) for pattern in PLAIN for path in sorted((SOURCES / "londinium").glob(pattern))]


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts)


def path_of(name: str) -> Path:
    return SOURCES.joinpath(*name.split(".")).with_suffix(".py")
