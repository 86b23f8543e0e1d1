"""Thinking: the program of a process that thinks for a server, at a low priority; it has no game's truth.

Requests come in on standard input and answers go out on standard output, a line of JSON each. What comes in is a
position imagined for the seat that is asked. It ends when the server does: its standard input is closed then.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import traceback
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

import msgspec

import londinium
from londinium.bots import bot
from londinium.bots.base import Turn

NICE = 10
AUTOGROUP = "/proc/self/autogroup"


class Request(msgspec.Struct):
    """What a seat might do in a position."""

    snapshot: msgspec.Raw  # of a position imagined for the seat
    seat: int
    bot: str
    seed: int
    among: float = 1.0  # how many share this process
    round: int = 0  # what the bot has spent of its turn
    spent: float = 0.0


class Answer(msgspec.Struct):
    """What was found, or why nothing was."""

    move: int = -1
    round: int = 0
    spent: float = 0.0
    problem: str | None = None


def answer(request: Request) -> Answer:
    """Let a bot choose."""
    snapshot = msgspec.json.decode(request.snapshot)
    game = londinium.game(snapshot["game"])
    state = game.restore(snapshot).state
    mind = bot(request.bot, request.seed, game)
    mind.turn = Turn(request.round, request.spent)
    mind.hurry(request.among)
    move = mind.choose(state, request.seat)
    return Answer(move, mind.turn.round, mind.turn.spent)


def safe_answer(line: bytes) -> bytes:
    try:
        found = answer(msgspec.json.decode(line, type=Request))
    except Exception:
        found = Answer(problem=traceback.format_exc())
    return msgspec.json.encode(found) + b"\n"


def lower_priority() -> str | None:
    """Let everything else on the machine go first; what could not be done, if anything.

    Linux shares its processors between sessions before it does between processes, so the session (this process has one
    of its own) steps back too: else a server would be taken for one that wants all it can get.
    """
    with contextlib.suppress(OSError), open(AUTOGROUP, "w") as group:
        group.write(str(NICE))
    try:
        os.nice(NICE)
    except (AttributeError, OSError) as problem:
        return str(problem)
    return None


def serve(incoming: BinaryIO, outgoing: BinaryIO, think: Callable[[bytes], bytes]) -> None:
    """Answer line by line, until there are no more; a thought that nobody waits for any more ends with the process."""
    lines: SimpleQueue[bytes] = SimpleQueue()

    def work() -> None:
        while True:
            outgoing.write(think(lines.get()))
            outgoing.flush()

    Thread(target=work, daemon=True).start()
    for line in incoming:
        lines.put(line)
    os._exit(0)


def main() -> None:
    for number in (signal.SIGINT, signal.SIGTERM):  # sent to all of a service at once; the server sees to its own
        signal.signal(number, signal.SIG_IGN)
    problem = lower_priority()
    sys.stdout.buffer.write(msgspec.json.encode({"problem": problem}) + b"\n")
    sys.stdout.buffer.flush()
    serve(sys.stdin.buffer, sys.stdout.buffer, safe_answer)


if __name__ == "__main__":
    main()
