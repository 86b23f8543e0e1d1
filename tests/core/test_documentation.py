"""Every public name is documented by an example that runs; links and folders that are named exist."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

import londinium
from building.site import LINK, OUTSIDE, with_links_of_the_site

pytestmark = pytest.mark.once

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/londinium/games/*/RULINGS.md")])
# Folders that ARCHITECTURE.md names before they are there: to be emptied as they come.
FOLDER = re.compile(r"(?<![\w/])((?:[a-z_]+/)+)")
CONTRACT = {
    londinium.Game: ("move", "playouts", "restore", "table"),
    londinium.Table: (
        "moves",
        "over",
        "play",
        "ranking",
        "record",
        "refusal",
        "scores",
        "snapshot",
        "standing",
        "state",
        "to_act",
        "undo",
        "view",
    ),
    londinium.State: ("apply", "clone", "imagine", "legal", "payoff", "points", "value"),
}
NOT_EXAMPLES = {"compiled", "errors", "IllegalMove", "LondiniumError", "Option", "Playouts", "Rank", "Refusal", "Score"}


@pytest.mark.parametrize("name", sorted(set(londinium.__all__) - NOT_EXAMPLES))
def test_a_public_name_has_an_example(name: str) -> None:
    assert ">>>" in (inspect.getdoc(getattr(londinium, name)) or "")


@pytest.mark.parametrize(("owner", "name"), [(owner, name) for owner, names in CONTRACT.items() for name in names])
def test_a_part_of_the_contract_has_an_example(owner: type, name: str) -> None:
    assert ">>>" in (inspect.getdoc(getattr(owner, name)) or "")


@pytest.mark.parametrize("name", sorted(NOT_EXAMPLES - {"compiled"}))
def test_what_has_no_example_of_its_own_says_what_it_is(name: str) -> None:
    assert len(inspect.getdoc(getattr(londinium, name)) or "") > 20


def test_the_reference_names_everything_that_is_public() -> None:
    text = (ROOT / "docs/research/api.md").read_text(encoding="utf-8")
    named = set(re.findall(r"londinium(?:\.games)?\.(\w+)", text))
    assert set(londinium.__all__) <= named


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_link_to_a_file_leads_to_one(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for link in LINK.finditer(text):
        target = link["target"].partition("#")[0]
        assert not target or re.match("[a-z]+:", target) or (page.parent / target).exists(), link[0]


def test_every_page_is_reached_from_the_navigation_of_the_site() -> None:
    named = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("nav:")[2]))
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in ROOT.glob("docs/**/*.md")}
    assert named == pages | {place for place in OUTSIDE.values() if place.endswith(".md")}


def test_links_are_right_on_the_site_too() -> None:
    pages = {"host/README.md", "play/a.webp", "contributing.md"}
    text = "see [it](../../web/src), [how](../host/README.md#at-home) or [that](https://projectfluent.org)"
    assert with_links_of_the_site(text, "develop/page.md", pages) == (
        "see it, [how](../host/README.md#at-home) or [that](https://projectfluent.org)"
    )
    assert with_links_of_the_site("[![A](docs/play/a.webp)](CONTRIBUTING.md)", "index.md", pages) == (
        "[![A](play/a.webp)](contributing.md)"
    )


def folders_of_the_architecture() -> list[str]:
    """The folders that ARCHITECTURE.md names: from the root, or inside the one its chapter is about."""
    found: list[str] = []
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    for chapter in text.split("\n## ")[1:]:
        title = chapter.partition("\n")[0]
        inside = {"A game": "src/londinium/games/*/", "The server": "src/londinium/server/"}.get(title, "")
        for folder in FOLDER.findall(chapter.replace("](", " [")):
            if folder.split("/")[0] in {"src", "web", "tests", "docs", "bench", "building"}:
                found.append(folder)
            elif inside:
                found.append(inside + folder)
    return sorted(set(found))


def test_the_architecture_names_every_part_of_the_house() -> None:
    named = set(folders_of_the_architecture())
    assert {"src/londinium/core/", "src/londinium/games/", "web/src/", "tests/rules/"} <= named
    layers = [path.parent for path in (ROOT / "src/londinium/server").glob("*/__init__.py")]
    assert layers
    assert {f"{layer.relative_to(ROOT)}/" for layer in layers} <= named
    assert {f"src/londinium/games/*/{name}/" for name in ("bot", "data", "rules", "shown")} <= named


@pytest.mark.parametrize("folder", folders_of_the_architecture())
def test_a_folder_that_the_architecture_names_is_there(folder: str) -> None:
    games = len(londinium.games()) if "games/*" in folder else 1
    assert len([path for path in ROOT.glob(folder) if path.is_dir()]) >= games
