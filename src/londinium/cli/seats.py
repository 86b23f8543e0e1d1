"""Seats: who sits where at a table in the terminal, people and bots, and how a record remembers it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from londinium.arena import derived_seed
from londinium.bots import Bot, answer, bot, is_bot, is_program
from londinium.bots.pipe import PROGRAM
from londinium.cli.complaints import Complaint, number_in
from londinium.core.events import Who
from londinium.core.game import Game
from londinium.core.moves import Move
from londinium.core.table import Table

BOT_NAMES = ("Ada", "Byron", "Clara", "Darwin", "Emma", "Faraday")
LONGEST_NAME = 16


@dataclass(frozen=True)
class Seats:
    """One entry per seat: its name, and the kind of bot that sits there, or None for a person."""

    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    luck: int  # what the bots' dice are drawn from

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, kind in enumerate(self.bots) if kind is None)

    def called(self) -> dict[Who, str]:
        """Everyone's name, for sentences."""
        return dict(enumerate(self.names))

    def labelled(self, seat: int | None, you: str) -> dict[Who, str]:
        """Everyone's name and what they are, as a seat sees the table."""
        return {
            other: f"{name} ({PROGRAM if is_program(kind) else kind or you})" if kind or other == seat else name
            for other, (name, kind) in enumerate(zip(self.names, self.bots, strict=True))
        }

    def minds(self, game: Game) -> dict[int, Bot]:
        """A bot for every seat that has one."""
        return {seat: bot(kind, game=game) for seat, kind in enumerate(self.bots) if kind}

    def choice(self, table: Table, seat: int, mind: Bot) -> Move:
        """What a bot plays. Its dice depend only on the moves that stand: a resumed game goes on as it would have."""
        standing = sum(1 if entry.takes_back is None else -1 for entry in table.log)
        mind.dice.seed(derived_seed(self.luck, seat, standing))
        return answer(table, seat, mind)

    def notes(self) -> dict[str, Any]:
        """What a record remembers."""
        return {
            "you": list(self.people),
            "bots": list(self.bots),
            "names": list(self.names),
            "luck": f"{self.luck:032x}",
        }


def seats_at(players: int, you: Sequence[int], kinds: Sequence[str], names: Sequence[str], luck: int) -> Seats:
    """People at some seats, bots at the others, in the order of the seats."""
    waiting_bots = iter(kinds)
    waiting_names = iter(names)
    found: list[tuple[str, str | None]] = []
    for seat in range(players):
        if seat in you:
            found.append((next(waiting_names), None))
        else:
            found.append((BOT_NAMES[seat % len(BOT_NAMES)], next(waiting_bots)))
    return Seats(tuple(name for name, _ in found), tuple(kind for _, kind in found), luck)


def seats_noted(notes: Any, table: Table) -> Seats | None:
    """Who sat where according to a record; None if it does not say. It may name programs; none is started here."""
    if not isinstance(notes, dict) or not {"bots", "names"} <= set(notes):
        return None
    kinds, names, luck = notes["bots"], notes["names"], notes.get("luck", "0")
    whole = (
        isinstance(kinds, list)
        and len(kinds) == table.players
        and all(kind is None or is_program(kind) or is_bot(kind, table.game) for kind in kinds)
        and isinstance(names, list)
        and len(names) == table.players
        and all(isinstance(name, str) for name in names)
        and isinstance(luck, str)
    )
    try:
        return Seats(tuple(map(plain, names)), tuple(kinds), int(luck, 16)) if whole else refuse_notes()
    except ValueError:
        return refuse_notes()


def refuse_notes() -> Seats:
    raise Complaint("cli-bad-notes", 1)


def plain(name: str) -> str:
    """A name that can stand in a picture: short, on one line, and without marks."""
    kept = "".join(letter for letter in name if letter.isprintable() and letter not in "[]\\")
    return kept.strip()[:LONGEST_NAME] or "?"


def numbers_of(given: Sequence[str], players: int) -> tuple[int, ...]:
    """Seats counted from 1 on the command line, counted from 0 here."""
    found: set[int] = set()
    for text in ",".join(given).split(","):
        number = number_in(text, 1, players)
        if number is None:
            raise Complaint("cli-no-seat", value=text, most=players)
        found.add(number - 1)
    return tuple(sorted(found))
