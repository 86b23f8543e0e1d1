"""Layers import downwards only, in the whole package and within the server; an import inside a function counts too."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

SOURCES = Path(__file__).parent.parent.parent / "src"
# From the top down. Those on one line do not know each other. `londinium` is the package itself, which offers the core
# and the games; conformance plays every game there is, so it lies beside the other users of games.
PACKAGE = ("cli", "arena conformance envs review server", "londinium", "games bots", "core")
SERVER = (
    "process",
    "app",
    "admin http live",
    "services",
    "workers",
    "tables",
    "storage",
    "model",
    "notify",
    "requests validation",
    "clock config errors logs memory sanitize",
)
GAME = ("game", "bot shown", "rules", "data", "pieces")


def imported_by(text: str) -> set[str]:
    """Every name that a source imports, wherever the import stands."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the whole module"
            found |= {f"{node.module}.{one.name}" for one in node.names}
    return found


def layer_of(name: str, within: str, layers: tuple[str, ...]) -> str | None:
    """The layer that a name is of; what is in no folder of the package is the package's own; None is another's."""
    first = name.removeprefix(within).split(".")[1:2]
    if not (name == within or name.startswith(within + ".")):
        return None
    return first[0] if first and first[0] in " ".join(layers).split() else within.rpartition(".")[2]


def edges(module: str, text: str, within: str, layers: tuple[str, ...]) -> list[tuple[str, str]]:
    """The imports of a module that lead into another layer."""
    own = layer_of(module, within, layers)
    found = [(own, layer_of(name, within, layers)) for name in sorted(imported_by(text))]
    return [(here, there) for here, there in found if here and there and here != there]


def is_upward(edge: tuple[str, str], layers: tuple[str, ...]) -> bool:
    rank = {name: number for number, group in enumerate(layers) for name in group.split()}
    return rank[edge[1]] <= rank[edge[0]]


def upward(module: str, text: str, within: str, layers: tuple[str, ...]) -> list[tuple[str, str]]:
    return [edge for edge in edges(module, text, within, layers) if is_upward(edge, layers)]


def modules(within: str) -> dict[str, str]:
    folder = SOURCES.joinpath(*within.split("."))
    paths = {path: path.relative_to(SOURCES).with_suffix("") for path in sorted(folder.rglob("*.py"))}
    return {".".join(name.parts).removesuffix(".__init__"): path.read_text("utf-8") for path, name in paths.items()}


def test_the_packages_import_downwards_only() -> None:
    found = {name: upward(name, text, "londinium", PACKAGE) for name, text in modules("londinium").items()}
    assert len(found) > 100
    assert {name: edges for name, edges in found.items() if edges} == {}


def test_the_layers_of_the_server_import_downwards_only() -> None:
    texts = modules("londinium.server")
    found = {name: upward(name, text, "londinium.server", SERVER) for name, text in texts.items()}
    assert {name: edges for name, edges in found.items() if edges} == {}


def test_the_folders_of_a_game_import_downwards_only_and_know_no_other_game() -> None:
    games = sorted(path.parent.name for path in (SOURCES / "londinium/games").glob("*/game.py"))
    assert games
    for game in games:
        own = f"londinium.games.{game}"
        for name, text in modules(own).items():
            assert upward(name, text, own, GAME) == [], name
            assert not [one for one in imported_by(text) if one.startswith("londinium.games.") and own not in one], name


def test_every_module_of_the_server_lies_in_a_layer() -> None:
    homeless = [name for name in modules("londinium.server") if layer_of(name, "londinium.server", SERVER) == "server"]
    assert homeless == ["londinium.server"]


def test_a_line_of_the_log_names_the_module_it_comes_from() -> None:
    found = {
        name.removeprefix("londinium.server."): re.findall(r'get_logger\("(.*)"\)', text)
        for name, text in modules("londinium.server").items()
    }
    loggers = {name: named for name, named in found.items() if named}
    assert loggers.pop("logs") == ["access"]  # the lines about requests, as every web server calls them
    assert loggers == {name: [name] for name in loggers}
    assert len(loggers) > 10


def test_an_import_that_leads_upwards_is_found_wherever_it_stands() -> None:
    service = "londinium.server.tables.service"
    for text, edge in (
        ("from londinium.server.live.subscriber import Subscriber", ("tables", "live")),
        ("from londinium.server import app", ("tables", "app")),
        ("import londinium.server.workers.bots as bots", ("tables", "workers")),
        ("def make():\n    from londinium.server.http import tables", ("tables", "http")),
        ("if TYPE_CHECKING:\n    from londinium.server.services import Services", ("tables", "services")),
    ):
        assert upward(service, text, "londinium.server", SERVER) == [edge]
    assert upward("londinium.server.http.page", "import londinium.server.live.session", "londinium.server", SERVER)
    assert not upward(service, "from londinium.server.storage import schema", "londinium.server", SERVER)
    rules = "londinium.games.london.rules.land"
    assert upward(rules, "from londinium.games.london.shown.view import view_of", "londinium.games.london", GAME)


def test_a_lazy_import_of_the_games_by_the_core_is_found() -> None:
    lazy = "def find(id):\n    import londinium\n\n    return londinium.game(id)"
    assert upward("londinium.core.moves", lazy, "londinium", PACKAGE) == [("core", "londinium")]
    for text in ("from londinium.games import game", "from londinium.bots.greedy import Greedy"):
        assert upward("londinium.core.table", text, "londinium", PACKAGE)
    assert upward("londinium.bots.greedy", "from londinium.games import game", "londinium", PACKAGE)
    assert upward("londinium.games.london.game", "import londinium.server", "londinium", PACKAGE)
    assert not upward("londinium.server.app", '">>> import londinium"\nimport londinium', "londinium", PACKAGE)
    assert not upward("londinium.core.table", '"""\n>>> import londinium\n"""', "londinium", PACKAGE)
