"""The base of the package plays, simulates and replays alone; what a server needs is an extra."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, packages_distributions, requires
from pathlib import Path

import pytest

import londinium
from londinium.bots import answer, bot
from londinium.cli.extras import MODULES
from londinium.core.words import LANGUAGES

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# Run in a process of its own: modules outside the base cannot be found, as if they were not installed.
ONLY_THE_BASE = """
import sys

class Refuses:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in blocked:
            raise ModuleNotFoundError(f"{name} is not of the base", name=name)

blocked = set(sys.argv.pop(1).split(","))
sys.meta_path.insert(0, Refuses())
from londinium.cli.main import run
sys.exit(max(run(line.split()) for line in sys.argv[1:]))
"""


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def named(requirement: str) -> str:
    """The distribution that a requirement asks for."""
    found = re.match(r"[\w.-]+", requirement)
    assert found
    return normal(found[0])


def with_all_they_need(names: list[str]) -> set[str]:
    """These distributions, and those that they need in turn whatever extras are asked for."""
    found: set[str] = set()
    while names:
        name = names.pop()
        if name not in found:
            found.add(name)
            try:
                needed = requires(name) or []
            except PackageNotFoundError:  # for another system or an older Python
                continue
            names += [named(one) for one in needed if "extra ==" not in one]
    return found


BASE = with_all_they_need([named(one) for one in PROJECT["dependencies"]])


def outside_the_base() -> set[str]:
    """The modules that are installed here and would not be with the base alone."""
    return {
        module
        for module, names in packages_distributions().items()
        if not {normal(name) for name in names} & {*BASE, "londinium"}
    }


def londinium_alone(folder: Path, *lines: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Some commands of `londinium`, as they are with nothing but the base installed; the worst exit code."""
    blocked = ",".join(sorted(outside_the_base()))
    return subprocess.run(
        [sys.executable, "-c", ONLY_THE_BASE, blocked, *lines],
        cwd=folder,
        env={**os.environ, "COLUMNS": "300"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )


def test_what_is_kept_away_is_what_a_server_needs() -> None:
    assert outside_the_base() >= {*MODULES["server"], *MODULES["parquet"]}
    assert not outside_the_base() & {"londinium", "numpy", "rich"}


@pytest.mark.parametrize("extra", sorted(MODULES))
def test_an_extra_is_missing_when_any_of_its_packages_is(extra: str) -> None:
    asked = {named(one) for one in PROJECT["optional-dependencies"][extra]}
    assert {normal(module) for module in MODULES[extra]} == asked


def test_a_game_is_played_with_the_base_alone(tmp_path: Path) -> None:
    everything = "".join(f"{number}\n\n" for number in range(9)) * 20  # what cannot be chosen is asked for again
    said = londinium_alone(tmp_path, "play kids-of-london --players 3 --seed 1", typed=everything)
    assert said.returncode == 0, said.stderr
    assert "game is over" in said.stdout


def test_games_are_simulated_replayed_and_searched_for_faults_with_the_base_alone(tmp_path: Path) -> None:
    table = londinium.game("kids-of-london").table(players=2, seed=3)
    while not table.over:
        for seat in table.to_act:
            table.play(seat, answer(table, seat, bot("random", seed=1)))
    (tmp_path / "game.json").write_text(table.record().dumps(), encoding="utf-8")
    [mine] = (ROOT / "src/londinium/games/london").rglob("components.toml")
    said = londinium_alone(
        tmp_path,
        "games",
        "simulate kids-of-london --games 4 --bots greedy,random --jobs 2 --out rows.csv",
        "simulate eighty-days --games 2 --out rows.json",
        "replay game.json",
        f"data check {mine}",
        "data show eighty-days",
        "fuzz kids-of-london --minutes 0.01",
        "serve --help",
    )
    assert said.returncode == 0, said.stderr
    assert (tmp_path / "rows.csv").read_text(encoding="utf-8").count("\n") == 5


@pytest.mark.parametrize("line", ["serve", "replay-all", "host tables", "host backup copy", "host restore copy"])
def test_what_needs_a_server_says_what_to_install(tmp_path: Path, line: str) -> None:
    said = londinium_alone(tmp_path, *(f"{line} --lang {lang}" for lang in LANGUAGES))
    assert said.returncode == 2
    assert said.stdout == ""
    assert "Traceback" not in said.stderr
    assert said.stderr.count("pip install '.[server]'\n") == len(LANGUAGES)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("more", "extra"), [("", "arena"), (" --cluster auto", "ray")])
def test_the_arena_says_what_to_install_before_anything_is_played(tmp_path: Path, more: str, extra: str) -> None:
    said = londinium_alone(tmp_path, f"arena london --bots greedy,random --blocks 10000{more}")
    assert said.returncode == 2
    assert f"pip install '.[{extra}]'" in said.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("line", "extra"), [("mcp", "mcp"), ("bot serve bot.py --table https://club.example/#/invite/x", "client")]
)
def test_what_speaks_to_others_says_what_to_install(tmp_path: Path, line: str, extra: str) -> None:
    said = londinium_alone(tmp_path, line)
    assert said.returncode == 2
    assert said.stdout == ""
    assert f"pip install '.[{extra}]'" in said.stderr


def test_a_file_that_needs_an_extra_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    said = londinium_alone(tmp_path, "simulate london --games 1000000 --out rows.parquet")
    assert said.returncode == 2
    assert "pip install '.[parquet]'" in said.stderr
