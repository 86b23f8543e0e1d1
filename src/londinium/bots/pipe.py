"""Programs over a pipe: any program that reads and writes lines of JSON as a bot; it is told what its seat may know.

Whoever asks waits so long and no longer. A program that ends, keeps silent or answers what is no legal move has failed
(`BotFailed`): at a table it loses its move, in a match the game. It is started again for its next choice, and after
`MOST_FAILURES` it is not asked again in that game.
"""

from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from typing import Any

from londinium.bots import guard
from londinium.bots.base import Bot, BotFailed
from londinium.bots.program import PROTOCOL
from londinium.core.errors import BadMove, LondiniumError
from londinium.core.game import Game
from londinium.core.moves import Move
from londinium.core.state import State
from londinium.core.table import view_of

PROGRAM = "program"
USUAL_LIMIT = 60.0  # seconds for a choice, where nobody else counts them
GRACE = 2.0  # seconds to end in once its input has ended; and beyond the limit of whoever counts as well
LAST_WORDS = 0.5  # seconds between the end of its output and its own
MOST_FAILURES = 3  # in one game
MOST_IDLE = 8  # programs that wait for another game
LONGEST_LINE = 65_536  # bytes of an answer
WAITING_LINES = 16  # that nobody has asked for
REMEMBERED = 20  # lines of the error output
LONGEST_REASON = 160


class NoProgram(LondiniumError):
    """There is no such program."""


def command_of(text: str) -> tuple[str, ...]:
    """What is started for a program: the words of a command line; of a Python file, the bot that is in it.

    >>> command_of("no-such-thing --fast")
    Traceback (most recent call last):
    londinium.bots.pipe.NoProgram: there is no program 'no-such-thing'
    """
    try:
        words = shlex.split(text)
    except ValueError as problem:
        raise NoProgram(f"{text!r} is no command line: {problem}") from None
    if words and words[0].endswith(".py"):
        if not os.path.isfile(words[0]):
            raise NoProgram(f"there is no file {words[0]!r}")
        return (sys.executable, "-m", "londinium.bots", *words)
    if not words or shutil.which(words[0]) is None:
        raise NoProgram(f"there is no program {words[0] if words else text!r}")
    return tuple(words)


RUNNING: set[Pipe] = set()  # every program there is; none outlives this process


@atexit.register
def end_all() -> None:
    """End every program that still runs."""
    pipes = list(RUNNING)
    for pipe in pipes:
        pipe.questions.put(None)
    for pipe in pipes:
        pipe.close()
    guard.dismiss()


class Pipe:
    """One running program. Threads read and write, so that nobody waits for it longer than they want to."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.command = command
        self.answers: Queue[bytes] = Queue(WAITING_LINES)
        self.questions: Queue[bytes | None] = Queue()
        self.errors: deque[str] = deque(maxlen=REMEMBERED)
        self.ended = False
        guard.begin()
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for whoever plays, and it ends with all that it started itself
            )
        except OSError as problem:
            raise BotFailed(f"it could not be started: {problem.strerror or problem}") from None
        guard.watch_over(self.process.pid)
        self.threads = [
            threading.Thread(target=work, daemon=True) for work in (self.write, self.read_answers, self.read_errors)
        ]
        for thread in self.threads:
            thread.start()
        RUNNING.add(self)

    def write(self) -> None:
        assert self.process.stdin is not None
        with suppress(OSError, ValueError), self.process.stdin as stream:
            while (line := self.questions.get()) is not None:
                stream.write(line)
                stream.flush()

    def read_answers(self) -> None:
        assert self.process.stdout is not None
        with suppress(OSError, ValueError), self.process.stdout as stream:
            while line := stream.readline(LONGEST_LINE):
                with suppress(Full):  # what nobody asked for is dropped
                    self.answers.put_nowait(line)
        self.ended = True
        with suppress(Full):
            self.answers.put_nowait(b"")

    def read_errors(self) -> None:
        assert self.process.stderr is not None
        with suppress(OSError, ValueError), self.process.stderr as stream:
            while line := stream.readline(LONGEST_LINE):
                self.errors.append(line.decode(errors="replace").rstrip())

    def tell(self, message: Mapping[str, Any]) -> None:
        self.questions.put(json.dumps(message).encode() + b"\n")

    def ask(self, message: Mapping[str, Any], limit: float) -> bytes:
        """What the program answers; BotFailed if it does not within so many seconds, or has ended."""
        with suppress(Empty):
            while True:
                self.answers.get_nowait()  # an answer to nothing
        if self.ended:
            raise BotFailed(self.epitaph())
        self.tell(message)
        try:
            line = self.answers.get(timeout=limit)
        except Empty:
            raise BotFailed(f"no answer in {limit:g} s") from None
        if not line:
            raise BotFailed(self.epitaph())
        return line

    def epitaph(self) -> str:
        """How it ended, and the last it said."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(LAST_WORDS)
        if self.process.poll() is None:
            return "it has closed its output"
        self.threads[2].join(LAST_WORDS)
        last = next((line for line in reversed(self.errors) if line), "")
        said = f": {last[:LONGEST_REASON]}" if last else ""
        return f"it ended (exit code {self.process.poll()}){said}"

    @property
    def alive(self) -> bool:
        return self.process.poll() is None and not self.ended

    def close(self, grace: float = GRACE) -> None:
        """End it: first by ending its input, then with force, and all that it started too."""
        self.questions.put(None)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(grace)
        kill(self.process)
        guard.let_go_of(self.process.pid)
        for thread in self.threads:
            thread.join(GRACE)
        RUNNING.discard(self)


def kill(process: subprocess.Popen[bytes]) -> None:
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    with suppress(OSError):
        process.kill()
    process.wait()


class Idle:
    """Programs that have played a game and wait for another: starting one takes longer than most games."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.waiting: deque[Pipe] = deque()

    def take(self, command: tuple[str, ...]) -> Pipe:
        """One that waits, or a new one."""
        with self.lock:
            for pipe in self.waiting:
                if pipe.command == command:
                    self.waiting.remove(pipe)
                    break
            else:
                return Pipe(command)
        if pipe.alive:
            return pipe
        pipe.close(grace=0)
        return Pipe(command)

    def put(self, pipe: Pipe) -> None:
        with self.lock:
            self.waiting.append(pipe)
            gone = self.waiting.popleft() if len(self.waiting) > MOST_IDLE else None
        if gone is not None:
            gone.close()


IDLE = Idle()


class Program(Bot):
    """A program at one seat: it is given its seat's view and legal moves, never a State."""

    name = PROGRAM

    def __init__(self, seed: int, game: Game, command: tuple[str, ...]) -> None:
        super().__init__(seed, game)
        self.game = game
        self.command = command
        self.options: Mapping[str, Any] = {}
        self.limit = USUAL_LIMIT
        self.pipe: Pipe | None = None
        self.begun: Mapping[str, Any] = {}  # the game it was last told of
        self.failed = 0

    def sit(self, options: Mapping[str, Any], limit: float | None = None) -> None:
        self.options = options
        if limit is not None:
            self.limit = limit + GRACE  # whoever counts is to say so first

    def choose(self, state: State, seat: int) -> int:
        view = view_of(self.game, state, self.options, seat)
        return self.answer(view, [self.game.moves[id] for id in state.legal(seat)]).id

    def answer(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Move:
        """One of the moves; BotFailed if the program gives none of them."""
        facts = {key: view[key] for key in ("game", "players", "seat", "options")}
        told = {"is": "begin", "protocol": PROTOCOL, **facts}
        if told != self.begun:
            self.failed = 0
        if self.failed >= MOST_FAILURES:
            raise BotFailed(f"it has failed {MOST_FAILURES} times, and is not asked again in this game")
        try:
            if self.pipe is None or told != self.begun:
                self.pipe = self.pipe or IDLE.take(self.command)
                self.begun = told
                self.pipe.tell({**told, "seed": self.dice.getrandbits(53)})
            line = self.pipe.ask({"is": "choose", "view": view, "moves": [str(move) for move in moves]}, self.limit)
            return self.read(line, moves)
        except BaseException:
            self.failed += 1
            self.drop()
            raise

    def read(self, line: bytes, moves: Sequence[Move]) -> Move:
        try:
            given = json.loads(line)["move"]
            move = self.game.move(given)
        except (ValueError, TypeError, KeyError, RecursionError):
            shown = line[:LONGEST_REASON].decode(errors="replace").strip()
            raise BotFailed(f'it should answer {{"move": …}}, and said: {shown}') from None
        except BadMove as problem:
            raise BotFailed(str(problem)[:LONGEST_REASON]) from None
        if move not in moves:
            raise BotFailed(f"{str(move)!r} is not allowed now")
        return move

    def drop(self) -> None:
        """What has failed is not asked again; the next choice starts the program anew."""
        pipe, self.pipe = self.pipe, None
        if pipe is not None:
            pipe.close(grace=0)

    def leave(self) -> None:
        """The game is over for it; a program that is well waits for another."""
        pipe, self.pipe, self.begun = self.pipe, None, {}
        self.failed = 0
        if pipe is not None:
            pipe.tell({"is": "end"})
            IDLE.put(pipe)
