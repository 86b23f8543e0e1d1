"""The checks of words: everything a person reads exists in every language, and says the same things."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from londinium.conformance.base import Broken, demand
from londinium.core.game import REWOUND, TOOK_BACK, Game
from londinium.core.words import LANGUAGES, SHARED


class Uses(Visitor):
    """The variables a message uses, and the messages and terms it refers to; what NAME says gets its fact from NAME."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()
        self.named: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  (the visitor's naming)
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.others.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        demand(node.id.name == "NAME", f"there is no function {node.id.name}")
        demand(len(node.arguments.positional) == 1, "NAME wants one fact")
        demand([one.name.name for one in node.arguments.named] == ["of"], "NAME wants the message it is the name of")
        self.named |= {one.value.value for one in node.arguments.named}
        self.generic_visit(node)


def read(folder: Path, lang: str) -> dict[str, Uses]:
    """The messages and terms of a Fluent file and what each uses; Broken if a line of it cannot be read."""
    path = folder / f"{lang}.ftl"
    demand(path.exists(), f"{folder.parent.name} has no words in {lang}")
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise Broken(f"{folder.parent.name}, {lang}: not Fluent: {(entry.content or '').strip()[:80]!r}")
        if isinstance(entry, (ast.Message, ast.Term)):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            demand(key not in found, f"{folder.parent.name}, {lang}: {key} is there twice")
            found[key] = Uses()
            found[key].visit(entry)
    return found


def variables(key: str, known: dict[str, Uses], seen: frozenset[str] = frozenset()) -> set[str]:
    """The variables of a message and of all it refers to."""
    if key in seen or key not in known:
        return set()
    uses = known[key]
    return uses.variables.union(*(variables(other, known, seen | {key}) for other in uses.others))


def same_words(folder: Path) -> None:
    """The files of all languages have the same messages, and no translation needs a fact that English does not.

    A language may have helpers of its own, such as a noun in another case, if its other messages use them.
    """
    own = {lang: read(folder, lang) for lang in LANGUAGES}
    known = {lang: {**read(SHARED, lang), **own[lang]} for lang in LANGUAGES}
    where = folder.parent.name
    english = {key for key in own["en"] if not key.startswith("-")}
    for lang in LANGUAGES:
        there = {key for key in own[lang] if not key.startswith("-")}
        demand(there >= english, f"{where}: {lang} lacks {', '.join(sorted(english - there))}")
        idle = there - english - set().union(*(uses.others | uses.named for uses in own[lang].values()))
        demand(not idle, f"{where}: only {lang} has {', '.join(sorted(idle))}, and does not use it")
        for key, uses in own[lang].items():
            missing = (uses.others | uses.named) - set(known[lang])
            demand(not missing, f"{where}, {lang}: {key} refers to {', '.join(sorted(missing))}, which is not there")
        for key in english:
            more = variables(key, known[lang]) - variables(key, known["en"])
            demand(not more, f"{where}, {lang}: {key} uses {', '.join(sorted(more))}, which English does not")


def needed(game: Game) -> set[str]:
    """The keys every game must have words for."""
    keys = {"title", "tagline"}
    keys |= {f"move-{move.verb}" for move in game.moves}
    keys |= {f"option-{option.name}" for option in game.options}
    keys |= {f"counted-{source}" for source in game.sources}
    keys |= {f"extra-{name}" for players in game.players for name in game.extras(players)}
    for chapter in game.chapters:
        keys |= {f"rule-{chapter}-title", f"rule-{chapter}"}
    for kind in (*game.events, TOOK_BACK, REWOUND):
        keys.add(f"event-{kind.name}")
        if any(fact.secret for fact in kind.facts):
            keys.add(f"event-{kind.name}-hidden")
    return keys


def all_words(game: Game) -> None:
    """Titles, moves, options, chapters, events: each has words in every language, and every move can be said."""
    same_words(game.text_folder)
    for lang in LANGUAGES:
        words = game.words(lang)
        for key in sorted(needed(game)):
            demand(words.has(key), f"{game.id} has no words for {key} in {lang}")
        for option in game.options:
            demand(bool(option.help(game, lang).strip()), f"{game.id}: option {option.name} has no help in {lang}")
        said = [move.text(lang) for move in game.moves]
        demand(all(text.strip() for text in said), f"{game.id}: a move has empty words in {lang}")
        for chapter in game.chapters:
            demand(bool(words.say(f"rule-{chapter}").strip()), f"{game.id}: chapter {chapter} is empty in {lang}")
    demand({"turn", "end"} <= set(game.chapters), f"{game.id} lacks the chapters every game has: turn and end")
