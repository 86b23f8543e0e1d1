"""What the page knows of each game, written in TypeScript from the Python of the rules: views, moves, events."""

from __future__ import annotations

import importlib
import json
import sys
import tomllib
import types
import typing
from pathlib import Path
from typing import Any

import londinium
from londinium.core.events import as_told
from londinium.core.game import Game

PAGE = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
HEAD = "/** Written by building/typescript.py from the rules of the game: change those, not this. */\n"
SEAT = 0  # through whose eyes the examples are seen
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


def contract_of(game: Game) -> str:
    """The file `contract.ts` of a game's folder in the page."""
    module = importlib.import_module(f"londinium.games.{game.folder.name}.shown.view")
    views = [
        found for found in vars(module).values() if typing.is_typeddict(found) and found.__module__ == module.__name__
    ]
    lines = [HEAD, 'import type { Contract, View } from "../../lib/types";', ""]
    for view in views:
        base = " extends View" if view is views[-1] else ""
        lines.append(f"export interface {view.__name__}{base} {{")
        hints = typing.get_type_hints(view)
        lines += [f"  {name}: {written(hint)};" for name, hint in hints.items()]
        lines += ["}", ""]
    lines.append(f"export const contract: Contract = {json.dumps(shape_of(game), indent=2)};")
    return "\n".join(lines) + "\n"


def written(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(written(arg) for arg in args)
    if origin is typing.Literal:
        return " | ".join(json.dumps(arg) for arg in args)
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(written(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<string, {written(args[1])}>"
    return PLAIN.get(hint) or str(hint.__name__)


def shape_of(game: Game) -> dict[str, Any]:
    """The names in a move's notation, which facts of an event are seats, moves or secrets, and the like."""
    moves: dict[str, list[str]] = {}
    for move in game.moves:
        moves.setdefault(move.verb, list(move.args))
    events: dict[str, dict[str, list[str]]] = {}
    for kind in game.kinds:
        told = {
            "seats": [fact.name for fact in kind.facts if fact.seat],
            "moves": [fact.name for fact in kind.facts if fact.move],
            "secret": [fact.name for fact in kind.facts if fact.secret],
        }
        events[kind.name] = {name: facts for name, facts in told.items() if facts}
    return {
        "moves": moves,
        "events": events,
        "extras": {str(players): list(game.extras(players)) for players in game.players if game.extras(players)},
        "chapters": list(game.chapters),
    }


def components_of(game: Game) -> str:
    """The file `components.json`, for a board that shows all that is printed, and where each number comes from."""
    content = tomllib.loads(game.data_file.read_text(encoding="utf-8"))
    tables = ",\n".join(
        f"  {json.dumps(name)}: [\n" + ",\n".join(f"    {json.dumps(entry)}" for entry in entries) + "\n  ]"
        for name, entries in content.items()
    )
    return f"{{\n{tables}\n}}\n"


def examples_of(game: Game, path: Path) -> str:
    """The file `examples.views.json`: what each example of the rules looks like before its moves and after them."""
    lines = []
    for example in json.loads(path.read_text(encoding="utf-8")):
        table = game.restore({**example["position"], "seed": example.get("seed", 1)})
        before, moves = table.view(SEAT), [str(move) for move in table.moves(SEAT)]
        for played in example["moves"]:
            seat, move = played.split(" ", 1)
            table.play(int(seat), move)
        told = {
            "id": example["id"],
            "chapter": example["chapter"],
            "draws": example.get("draws", []),
            "before": before,
            "moves": moves,
            "after": table.view(SEAT),
            "events": json.loads(as_told(table.events, [SEAT])[0]),
        }
        lines.append(json.dumps(told, ensure_ascii=False, separators=(",", ":")))
    return "[\n" + ",\n".join(lines) + "\n]\n"


def written_for(game: Game) -> dict[Path, str]:
    """The files of a game's folder in the page that are written from its rules."""
    folder = PAGE / game.folder.name
    found = {folder / "contract.ts": contract_of(game)}
    if (folder / "components.json").exists():
        found[folder / "components.json"] = components_of(game)
    if (folder / "examples.json").exists():
        found[folder / "examples.views.json"] = examples_of(game, folder / "examples.json")
    return found


def main() -> int:
    for game in londinium.games():
        for path, text in written_for(game).items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
