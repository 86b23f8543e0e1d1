"""What the build holds: words in three languages, types as the rules have them, files small enough."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import httpx
import pytest

import londinium
from building.typescript import written_for
from londinium.server.errors import Refused
from tests.web.browsing import BUILT, ROOT, Serving

WEB = ROOT / "web" / "src"
KILO = 1024
TEXTS = [WEB / "text", *sorted(WEB.glob("games/*/text"))]


@pytest.mark.parametrize("game", [game.id for game in londinium.games()])
def test_the_types_and_numbers_of_the_page_are_those_of_the_rules(game: str) -> None:
    for path, text in written_for(londinium.game(game)).items():
        assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: str(folder.parent.name))
def test_every_word_of_the_page_exists_in_three_languages(folder: object) -> None:
    keys = [
        set(re.findall(r"^([a-z][\w-]*) =", (WEB / str(folder) / f"{lang}.ftl").read_text(encoding="utf-8"), re.M))
        for lang in ("en", "fr", "pl")
    ]
    assert keys[0] == keys[1] == keys[2]


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_every_line_of_the_log_can_be_said_to_whoever_it_is_about(lang: str) -> None:
    text = (WEB / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    lines = re.findall(r"^entry-[\w-]+ =.*(?:\n[ }].*)*", text, re.M)
    named = [line for line in lines if "$who" in line]
    assert len(named) > 5
    assert [line for line in named if "$who" in line.partition("    .you = ")[2] or ".you = " not in line] == []


def test_every_word_the_shell_asks_for_exists() -> None:
    known = set(re.findall(r"^([a-z][\w-]*) =", (WEB / "text" / "en.ftl").read_text(encoding="utf-8"), re.M))
    known |= set(
        re.findall(r"^([a-z][\w-]*) =", (ROOT / "src/londinium/text/en.ftl").read_text(encoding="utf-8"), re.M)
    )
    asked = set()
    written = [path for folder in ("shell", "pieces", "lib") for path in (WEB / folder).iterdir()]
    for path in [WEB / "App.svelte", *(path for path in written if not path.name.endswith(".test.ts"))]:
        asked |= set(re.findall(r'(?<![.\w])say\("([a-z-]+)"', path.read_text(encoding="utf-8")))
    assert asked - known == set()


@pytest.mark.parametrize("folder", TEXTS[1:], ids=lambda folder: str(folder.parent.name))
def test_every_word_a_board_asks_for_exists(folder: Path) -> None:
    game = folder.parent
    texts = [folder, ROOT / "src/londinium/games" / game.name / "shown/text", ROOT / "src/londinium/text", WEB / "text"]
    known = {
        key for text in texts for key in re.findall(r"^([a-z][\w-]*) =", (text / "en.ftl").read_text("utf-8"), re.M)
    }
    asked = set()
    for path in [*game.glob("*.svelte"), *(path for path in game.glob("*.ts") if not path.name.endswith(".test.ts"))]:
        asked |= set(re.findall(r"""say\(["']([a-z-]+)["']""", path.read_text("utf-8")))
    assert asked
    assert asked - known == set()


@pytest.mark.parametrize("game", [game.id for game in londinium.games()])
def test_every_option_and_each_of_its_values_has_words_for_those_who_make_a_table(game: str) -> None:
    text = (WEB / "games" / game.replace("-", "_") / "text" / "en.ftl").read_text("utf-8")
    known = set(re.findall(r"^(board-option-[\w-]+) =", text, re.M))
    wanted = set()
    for option in londinium.game(game).options:
        if option.name != "first_seat":
            named = {f"-{value}" for value in option.choices if not isinstance(value, bool)}
            wanted |= {f"board-option-{option.name}{part}" for part in {"", "-help"} | named}
    assert known == wanted


def test_the_page_has_words_for_sentences_the_server_says() -> None:
    """A refusal's words are found by the server's own sentence: no such sentence may have gone or changed."""
    said = {
        slug(node.value)
        for folder in ("server", "core")
        for path in (ROOT / "src/londinium" / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    kinds = {Refused.key} | {kind.key for kind in Refused.__subclasses__()} | {"offline", "too-much-for"}
    words = set(re.findall(r"^refused-([a-z-]+) =", (WEB / "text" / "en.ftl").read_text("utf-8"), re.M))
    assert len(words - kinds) > 15
    assert words - kinds - said == set()


def slug(sentence: str) -> str:
    return re.sub("[^a-z]+", "-", sentence.lower()).strip("-")


def first_load() -> list[str]:
    """What a browser loads before anything is clicked: what index.html names, and what that imports at once."""
    found = re.findall(r"assets/[\w.-]+\.(?:js|css)", (BUILT / "index.html").read_text(encoding="utf-8"))
    for name in found:
        if name.endswith(".js"):
            text = (BUILT / name).read_text(encoding="utf-8")
            for other in re.findall(r'(?:from|import)\s*"\./([\w.-]+\.js)"', text):
                if f"assets/{other}" not in found:
                    found.append(f"assets/{other}")
    return found


def test_the_shell_and_each_board_are_small() -> None:
    shell = sum((BUILT / f"{name}.gz").stat().st_size for name in first_load())
    assert shell <= 150 * KILO
    boards = list(BUILT.glob("assets/Board-*.js.gz"))
    assert boards
    assert all(path.stat().st_size <= 60 * KILO for path in boards)
    assert not any("Board-" in name for name in first_load())


def test_files_named_by_their_content_are_kept_for_ever_and_come_compressed(serving: Serving) -> None:
    name = next(name for name in first_load() if name.endswith(".js"))
    answer = httpx.get(f"{serving.url}/{name}", headers={"Accept-Encoding": "br, gzip"})
    assert answer.headers["content-encoding"] == "br"
    assert "immutable" in answer.headers["cache-control"]
    home = httpx.get(f"{serving.url}/")
    assert home.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in home.headers["content-security-policy"]
    assert httpx.get(f"{serving.url}/assets/nothing.js").status_code == 404
