"""Imports point one way: nothing below knows what stands on it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "londinium"
MAY_KNOW = {
    "core": {"core"},
    "games": {"games", "core"},
    "bots": {"bots", "core"},
    "arena": {"arena", "bots", "games", "core"},
    "conformance": {"conformance", "bots", "games", "core"},
    "server": {"server", "bots", "games", "core"},
}


def known_to(path: Path) -> set[str]:
    """The packages of ours that a module names, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= (
                {f"{node.module}.{one.name}" for one in node.names} if node.module == "londinium" else {node.module}
            )
        elif isinstance(node, ast.Import):
            names |= {one.name for one in node.names}
    return {
        name.split(".")[1]
        for name in names
        if name.startswith("londinium.") and (PACKAGE / name.split(".")[1]).is_dir()
    }


@pytest.mark.parametrize("package", sorted(MAY_KNOW))
def test_a_package_knows_only_what_it_stands_on(package: str) -> None:
    modules = sorted((PACKAGE / package).rglob("*.py"))
    assert modules
    for path in modules:
        assert known_to(path) <= MAY_KNOW[package], path


def test_a_game_knows_no_other_game() -> None:
    for game in (path for path in (PACKAGE / "games").iterdir() if (path / "game.py").exists()):
        for path in game.rglob("*.py"):
            for other in (PACKAGE / "games").iterdir():
                assert other == game or f"londinium.games.{other.name} " not in path.read_text(encoding="utf-8"), path
