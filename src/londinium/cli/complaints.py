"""Complaints: what was wrong on the command line, as a key of the words, so that it can be said in any language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import londinium
from londinium.bots import BadBudget, NoProgram, UnknownBot, UnknownLevel, bots, check_bot, levels
from londinium.core.errors import BadOption
from londinium.core.game import Game
from londinium.core.options import spelled
from londinium.core.words import LANGUAGES

LONGEST_NUMBER = 9  # digits; nobody counts choices or seats further
LONG = 10**9  # from here on a bound of so many bits is easier to read as such


class Complaint(Exception):
    """Something the person can put right. `code` is what the command exits with."""

    def __init__(self, key: str, code: int = 2, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.code = code
        self.facts = facts


def whole(what: str, least: int, most: int | None = None) -> Callable[[str | int], int]:
    """Reads an argument that is a whole number, 0x… allowed."""

    def read(text: str | int) -> int:
        text = str(text)  # Typer reads its own defaults too
        try:
            value = int(text, 0) if text.lower().startswith("0x") else int(text)
        except ValueError:
            raise Complaint("cli-not-a-number", what=what, value=text) from None
        if value < least or (most is not None and value > most):
            key = "cli-number-least" if most is None else "cli-number-range"
            raise Complaint(key, what=what, least=str(least), most=short(most))
        return value

    read.__name__ = "number"
    return read


def number_in(text: str, least: int, most: int) -> int | None:
    """The whole number that was typed, if it is one of those."""
    text = text.strip()
    if not text.isdecimal() or len(text) > LONGEST_NUMBER or not least <= int(text) <= most:
        return None
    return int(text)


def short(most: int | None) -> str:
    """A bound as one would say it."""
    return str(most) if most is None or most < LONG else f"2^{most.bit_length()} − 1"


def minutes(text: str | float) -> float:
    """Reads how long something may take."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1e6:
        raise Complaint("cli-bad-minutes", value=str(text))
    return value


def language(text: str) -> str:
    """Reads a language."""
    if text not in LANGUAGES:
        raise Complaint("cli-no-language", value=text, choices=", ".join(LANGUAGES))
    return text


def the_game(id: str) -> londinium.Game:
    """The game with that id, whichever way its words are joined."""
    wanted = id.lower().replace("_", "-").replace(" ", "-")
    for game in londinium.games():
        if game.id == wanted:
            return game
    raise Complaint("cli-no-game", value=id, choices=", ".join(game.id for game in londinium.games()))


def the_players(game: londinium.Game, players: int, lang: str) -> int:
    """The player count, if the game is for so many."""
    if players not in game.players:
        raise Complaint(
            "cli-bad-players",
            game=game.title(lang),
            least=game.players[0],
            most=game.players[-1],
            value=players,
        )
    return players


def the_options(game: londinium.Game, given: Sequence[str], players: int) -> dict[str, str]:
    """The options given as name=value."""
    known = {option.name: option for option in game.options}
    found: dict[str, str] = {}
    for text in given:
        name, joined, value = text.partition("=")
        if not joined:
            raise Complaint("cli-option-form", value=text)
        if name not in known:
            raise Complaint("cli-no-option", value=name, choices=", ".join(known) or "–")
        choices = ", ".join(map(spelled, known[name].choices))
        if value not in map(spelled, known[name].choices):
            raise Complaint("cli-option-value", name=name, value=value, choices=choices)
        try:
            known[name].check(value, players)
        except BadOption:
            raise Complaint("cli-option-players", name=name, value=value, players=players) from None
        found[name] = value
    return found


def the_bots(given: str, game: Game) -> tuple[str, ...]:
    """The bots named one after the other."""
    names = tuple(name.strip() for name in given.split(","))
    for name in names:
        try:
            check_bot(name, game)
        except (UnknownBot, UnknownLevel):
            choices = ", ".join([*bots(), f"level:1 – level:{len(levels(game))}"])
            raise Complaint("cli-no-bot", value=name, choices=choices) from None
        except BadBudget:
            raise Complaint("cli-bad-budget", value=name) from None
        except NoProgram:
            raise Complaint("cli-no-program", value=name.partition(":")[2]) from None
    return names


def bots_for(given: str, game: Game, seats: int) -> tuple[str, ...]:
    """A bot for every seat: one name for all of them, or one for each."""
    names = the_bots(given, game)
    if len(names) not in (1, seats):
        raise Complaint("cli-bots-count", count=len(names), seats=seats)
    return names * seats if len(names) == 1 else names


def text_of(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Complaint("cli-cannot-read", 1, path=str(path), problem=reason(problem)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise Complaint("cli-cannot-write", 1, path=str(path), problem=reason(problem)) from None


def the_record(path: Path) -> londinium.Record:
    """The record in a file, whole and replayable."""
    text = text_of(path)
    try:
        record = londinium.Record.loads(text)
        londinium.replay(record)
    except (londinium.LondiniumError, TypeError, ValueError, RecursionError) as problem:
        raise Complaint("cli-bad-record", 1, path=str(path), problem=str(problem)) from None
    return record


def reason(problem: Exception) -> str:
    """Why the system refused, without its number."""
    return problem.strerror or str(problem) if isinstance(problem, OSError) else str(problem)
