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
from typing import Any, BinaryIO

import msgspec

import londinium
from londinium.bots import Budget, bot
from londinium.bots.advice import Adviser
from londinium.bots.base import Turn
from londinium.core.table import Table

NICE = 10


class Question(msgspec.Struct, tag_field="do", kw_only=True):
    """Something to think about: what a seat is to do in a position."""

    snapshot: msgspec.Raw  # of a position imagined for the seat
    seat: int
    among: float = 1.0  # how many share this process

    def table(self) -> Table:
        snapshot = msgspec.json.decode(self.snapshot)
        return londinium.game(snapshot["game"]).restore(snapshot)


class Choose(Question, tag="choose"):
    """What a bot would play."""

    bot: str
    seed: int
    round: int = 0  # what it has spent of its turn
    spent: float = 0.0


class Advise(Question, tag="advise"):
    """What a strong player would play, and why."""

    seconds: float = 0.0
    simulations: int = 0


class Answer(msgspec.Struct):
    """What was found, or why nothing was."""

    move: int = -1
    round: int = 0
    spent: float = 0.0
    advice: dict[str, Any] | None = None
    problem: str | None = None


read_question = msgspec.json.Decoder(Choose | Advise).decode


def answer(question: Choose | Advise) -> Answer:
    return choose(question) if isinstance(question, Choose) else give_advice(question)


def choose(question: Choose) -> Answer:
    table = question.table()
    mind = bot(question.bot, question.seed, table.game)
    mind.turn = Turn(question.round, question.spent)
    mind.hurry(question.among)
    move = mind.choose(table.state, question.seat)
    return Answer(move, mind.turn.round, mind.turn.spent)


def give_advice(question: Advise) -> Answer:
    table = question.table()
    adviser = Adviser(table.game, Budget(question.seconds, question.simulations))
    adviser.search.hurry(question.among)
    return Answer(advice=adviser.advise(table.state, question.seat).json())


def safe_answer(line: bytes) -> bytes:
    try:
        found = answer(read_question(line))
    except Exception:
        found = Answer(problem=traceback.format_exc())
    return msgspec.json.encode(found) + b"\n"


def lower_priority() -> str | None:
    """Let everything else go first; what could not be done, if anything.

    Where Linux knows work for idle moments, this is such: a server that wakes up goes first at once, instead of when a
    slice of time is over. That holds among the processes of one session, so this one stays in the server's.
    """
    with contextlib.suppress(AttributeError, OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
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
    with contextlib.suppress(BrokenPipeError):  # the server has ended meanwhile
        sys.stdout.buffer.write(msgspec.json.encode({"problem": problem}) + b"\n")
        sys.stdout.buffer.flush()
        serve(sys.stdin.buffer, sys.stdout.buffer, safe_answer)
    os._exit(0)  # or Python would try to write once more


if __name__ == "__main__":
    main()
