"""Bots that are programs of their own: the class to write one with, and the loop that speaks for it over a pipe.

A bot here reads what its seat may know and picks one of its moves. `londinium.bots.Bot` is another thing: it lives
inside Londinium and thinks on imagined positions. How a program is started and asked is next door, in pipe.

    from londinium.bots.program import Bot

    class MyBot(Bot):
        def choose(self, view, moves):
            return moves[-1]
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, BinaryIO

from londinium.core.errors import LondiniumError
from londinium.core.game import Game
from londinium.core.moves import Move
from londinium.core.registry import game as registered

OUTPUT, ERRORS = 1, 2  # what a process writes to
PROTOCOL = 1  # docs/develop/formats.md says what it is


class BadProgram(LondiniumError):
    """There is no bot in the file, or more than one."""


class Bot:
    """A bot as a program of its own: it is asked for its seat's choices, one game after the other.

    >>> class Last(Bot):
    ...     def choose(self, view, moves):
    ...         return moves[-1]
    >>> import io
    >>> said = io.BytesIO()
    >>> table = {"game": "kids-of-london", "players": 3, "seat": 0, "options": {}}
    >>> begin = json.dumps({"is": "begin", "protocol": 1, **table, "seed": 7}).encode()
    >>> serve(Last(), [begin, b'{"is": "choose", "view": {"seat": 0}, "moves": ["send 3", "send 8"]}'], said)
    >>> said.getvalue()
    b'{"move": "send 8"}\\n'
    """

    game: Game
    seat: int
    players: int
    options: Mapping[str, Any]
    dice: Random  # the same for the same game of the same run, so that a run can be played again

    def begin(self) -> None:
        """A new game begins; what the bot remembers of another is to be forgotten."""

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move | str | int:
        """One of the moves, given what the seat may know: a Move, its notation or its id."""
        raise NotImplementedError

    def end(self) -> None:
        """The game is over, or nobody asks any more."""


def serve(bot: Bot, lines: Iterable[bytes], out: BinaryIO) -> None:
    """Let a bot answer what it is asked, line by line, until there are no more lines."""
    for line in lines:
        said = json.loads(line)
        if said["is"] == "begin":
            if said["protocol"] != PROTOCOL:
                raise BadProgram(f"this Londinium speaks protocol {PROTOCOL} and was asked for {said['protocol']}")
            bot.game, bot.options = registered(said["game"]), said["options"]
            bot.seat, bot.players = said["seat"], said["players"]
            bot.dice = Random(said["seed"])
            bot.begin()
        elif said["is"] == "choose":
            chosen = bot.choose(said["view"], [bot.game.move(move) for move in said["moves"]])
            out.write(json.dumps({"move": str(bot.game.move(chosen))}).encode() + b"\n")
            out.flush()
        elif said["is"] == "end":
            bot.end()


def load(path: Path) -> Bot:
    """The bot in a file: of the one class there that is a Bot."""
    module = imported(path)
    found = [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Bot) and one.__module__ == module.__name__
    ]
    if len(found) != 1:
        there = ", ".join(one.__name__ for one in found) or "none"
        raise BadProgram(f"{path} should have one class that is a londinium.bots.program.Bot; there: {there}")
    return found[0]()


def imported(path: Path) -> ModuleType:
    """A file as a module; it may import what lies beside it."""
    spec = spec_from_file_location("londinium_program", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BadProgram(f"{path} is no Python file")
    sys.path.insert(0, str(path.resolve().parent))
    module = module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


def serve_file(path: Path) -> None:
    """Speak for the bot in a file over this process's own input and output; what it prints goes to the error output."""
    with os.fdopen(os.dup(OUTPUT), "wb") as out:
        os.dup2(ERRORS, OUTPUT)
        try:
            serve(load(path), sys.stdin.buffer, out)
        finally:
            sys.stdout.flush()
            os.dup2(out.fileno(), OUTPUT)
