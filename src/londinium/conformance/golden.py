"""Golden playthroughs: every answer of the API at every step of a fixed game, as a text in which a change is seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from typing import Any

import londinium
from londinium.conformance.base import (
    Setup,
    answers,
    choice,
    dice_for,
    event_text,
    plain_setups,
    text_of,
    viewers,
)
from londinium.core.events import Event
from londinium.core.table import Table

ROOM = 60_000  # characters; a longer game goes on with hashes of its answers
NOTHING = object()  # what was before the first step
REWRITE = "python -m londinium.conformance golden tests/golden"


def golden_setups() -> list[Setup]:
    """Every game and player count, with the default options."""
    return [setup for game in londinium.games() for setup in plain_setups(game)]


def file_name(setup: Setup) -> str:
    return f"{setup.game.id}-{setup.players}.txt"


def changes(old: Any, new: Any, path: str = "") -> Iterator[str]:
    """What is not as before, by its path; a list that grew or shrank is told whole."""
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in new:
            yield from changes(old.get(key, NOTHING), new[key], f"{path}.{key}" if path else str(key))
        for key in old:
            if key not in new:
                yield f"{path}.{key} gone"
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for i, (one, other) in enumerate(zip(old, new, strict=True)):
            yield from changes(one, other, f"{path}[{i}]")
    else:
        yield f"{path} = {text_of(new)}"


def together(lines: dict[str, str]) -> Iterator[str]:
    """Lines with the same text told once, for all who share it."""
    shared: dict[str, list[str]] = {}
    for who, text in lines.items():
        if text:
            shared.setdefault(text, []).append(who)
    for text, names in shared.items():
        yield f"{' '.join(names)}: {text}"


def step(table: Table, seen: dict[str, Any]) -> Iterator[str]:
    """Who must choose, what each may do, and what changed in what each sees; at first, from what a spectator sees."""
    yield f"to act: {' '.join(map(str, table.to_act)) or 'nobody'}"
    yield from (
        f"moves {line}"
        for line in together({str(seat): ", ".join(map(str, table.moves(seat))) for seat in table.to_act})
    )
    views: dict[str, str] = {}
    for viewer in (None, *range(table.players)):
        name = "spectator" if viewer is None else str(viewer)
        view = table.view(viewer)
        views[name] = "; ".join(changes(seen.get(name, seen.get("spectator", {})), view))
        seen[name] = view
    yield from (f"view {line}" for line in together(views))
    scores = [asdict(score) for score in table.scores()]
    if told := "; ".join(changes(seen.get("scores", NOTHING), scores)):
        yield f"scores{told}"
    seen["scores"] = scores
    ranking = " ".join(f"{rank.place}:{rank.who}{'*' if rank.won else ''}" for rank in table.ranking())
    if ranking != seen.get("ranking"):
        yield f"ranking: {ranking}"
    seen["ranking"] = ranking


def heard(table: Table, events: list[Event]) -> list[str]:
    """What each was told."""
    told = {"spectator" if who is None else str(who): event_text(events, who)[1:-1] for who in viewers(table)}
    return [f"heard by {line}" for line in together(told)]


def short_hash(content: Any) -> str:
    return blake2b(text_of(content).encode(), digest_size=8).hexdigest()


def playthrough(setup: Setup) -> str:
    """The whole text."""
    dice = dice_for("golden", setup)
    table = setup.table(setup.players)
    lines = [f"{setup}, seed {setup.players}, rules {setup.game.rules_version}"]
    seen: dict[str, Any] = {}
    lines += heard(table, table.events)
    for number in range(setup.bound + 1):
        room = sum(map(len, lines)) < ROOM
        told = list(step(table, seen))
        lines += ["", f"== {number}", *(told if room else [f"answers {short_hash(answers(table))}"])]
        if table.over:
            break
        seat, move = choice(table, dice)
        lines.append(f"> {seat}: {table.game.moves[move]}")
        happened = heard(table, table.play(seat, move))
        lines += happened if room else [f"heard {short_hash(happened)}"]
    lines += ["", f"record: {table.record().dumps()}"]
    return "\n".join(lines) + "\n"


def write(folder: Path, setups: Iterable[Setup] | None = None) -> list[Path]:
    """Write the playthroughs anew; where all are written, take away those of games that are no more."""
    folder.mkdir(parents=True, exist_ok=True)
    found = {folder / file_name(setup): setup for setup in setups or golden_setups()}
    if setups is None:
        for old in set(folder.glob("*.txt")) - set(found):
            old.unlink()
    for path, setup in found.items():
        path.write_text(playthrough(setup), encoding="utf-8")
    return list(found)
