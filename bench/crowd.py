"""A crowd of players on WebSockets, two to a table, light enough that the server is what is measured.

One thread, one epoll, frames read and written by hand; the same for both servers but for the words they speak. There
is one choice under way at a table at a time, and it counts when both players have heard of it.
"""

from __future__ import annotations

import gc
import select
import socket
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PATIENCE = 30.0  # seconds without any news after which the crowd gives up
AT_ONCE = 50  # connections being opened at the same time


@dataclass(eq=False)
class Line:
    """One player's connection."""

    seat: int
    greeting: bytes  # the request that opens the WebSocket
    port: int
    socket: socket.socket | None = None
    buffer: bytes = b""
    open: bool = False  # whether it speaks WebSocket by now
    ready: bool = False  # whether it knows how its table stands
    version: int = 0  # what it has heard of
    wish: bytes | None = None  # the choice this player would make now
    troubles: list[str] = field(default_factory=list)

    def send(self, words: bytes, kind: int = TEXT) -> None:
        assert self.socket is not None
        frame = frame_of(words, kind)
        if self.socket.send(frame) != len(frame):
            self.troubles.append("the server does not read")


class Speech(Protocol):
    """What is said to a server, and how its answers are understood."""

    def opened(self, line: Line) -> None: ...

    def heard(self, line: Line, message: bytes) -> None: ...


@dataclass(eq=False)
class Pair:
    """Two players at a table."""

    lines: tuple[Line, Line]
    due: float = 0.0  # since when the choice under way was wanted
    target: int = 0  # the version at which both have heard of it
    left: int = 0
    waiting: deque[float] = field(default_factory=deque)


@dataclass
class Outcome:
    """What a run came to."""

    moves: int
    seconds: float
    latencies: list[float]
    troubles: list[str]
    wanted: int

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def percentile(self, share: float) -> float:
        return percentile_of([self], share)


def percentile_of(outcomes: Sequence[Outcome], share: float) -> float:
    """The seconds that this share of the moves of some runs took at most."""
    ordered = sorted(seconds for outcome in outcomes for seconds in outcome.latencies)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class Crowd:
    """Players at many tables of one server."""

    def __init__(self, speech: Speech, tables: Sequence[tuple[Line, Line]]) -> None:
        self.speech = speech
        self.poll = select.epoll()
        self.pairs: dict[int, tuple[Line, Pair]] = {}  # by the number of the connection
        self.all = [Pair(lines) for lines in tables]
        self.latencies: list[float] = []
        self.busy = 0  # tables with a choice under way
        self.wanted = 0  # choices that were to be made, of games that were not over

    def __enter__(self) -> Crowd:
        """Everyone connects and waits to know how their table stands."""
        lines = deque((line, pair) for pair in self.all for line in pair.lines)
        opening: list[Line] = []
        while lines or opening:
            while lines and len(opening) < AT_ONCE:
                line, pair = lines.popleft()
                line.socket = socket.create_connection(("127.0.0.1", line.port), PATIENCE)
                line.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                line.socket.sendall(line.greeting)
                self.pairs[line.socket.fileno()] = line, pair
                self.poll.register(line.socket.fileno(), select.EPOLLIN)
                opening.append(line)
            self.listen(PATIENCE)
            opening = [line for line in opening if not line.ready]
        return self

    def __exit__(self, *_: object) -> None:
        for line, _pair in self.pairs.values():
            if line.socket:
                line.socket.close()
        self.poll.close()

    def play(self, moves: int, a_second: float | None = None) -> Outcome:
        """Play some moves at each table: as fast as the others let one, or so many a second over all tables.

        At a pace, moves are wanted at even intervals, at one table after the other, whether or not the server keeps
        up; how long one takes is counted from when it was wanted.
        """
        self.latencies, self.wanted = [], 0
        gc.collect()
        gc.disable()
        begin = time.perf_counter()
        try:
            if a_second is None:
                for pair in self.all:
                    pair.left = moves
                    self.move(pair, begin)
            else:
                self.pace(moves * len(self.all), begin, 1 / a_second)
            while self.busy:
                self.listen(PATIENCE)
        finally:
            gc.enable()
        seconds = time.perf_counter() - begin
        troubles = [trouble for pair in self.all for line in pair.lines for trouble in line.troubles]
        return Outcome(len(self.latencies), seconds, self.latencies, troubles, self.wanted)

    def pace(self, moves: int, begin: float, apart: float) -> None:
        for number in range(moves):
            due = begin + number * apart
            while time.perf_counter() < due:
                self.listen(0, must=False)  # it never sleeps: epoll would wake it up to a millisecond too late
            pair = self.all[number % len(self.all)]
            pair.left += 1
            if pair.target:
                pair.waiting.append(due)
            else:
                self.move(pair, due)
            self.listen(0, must=False)

    def move(self, pair: Pair, due: float) -> None:
        """Whoever has a choice to make at the table makes it; a table that is over stays as it is."""
        for line in pair.lines:
            if line.wish is not None:
                pair.left -= 1
                pair.due = due
                pair.target = line.version + 1
                self.busy += 1
                self.wanted += 1
                line.send(line.wish)
                line.wish = None
                return

    def listen(self, seconds: float, must: bool = True) -> None:
        """Hear what the server says now."""
        heard = self.poll.poll(seconds)
        if must and not heard:
            raise TimeoutError(f"no news for {seconds:g} seconds, {self.busy} choices under way")
        for number, _ in heard:
            line, pair = self.pairs[number]
            assert line.socket is not None
            data = line.socket.recv(1 << 16)
            if not data:
                raise ConnectionError(f"the server hung up: {line.buffer!r} {line.troubles}")
            self.take(line, line.buffer + data if line.buffer else data)
            if pair.target and pair.lines[0].version >= pair.target <= pair.lines[1].version:
                self.both_know(pair)

    def both_know(self, pair: Pair) -> None:
        now = time.perf_counter()
        self.latencies.append(now - pair.due)
        pair.target = 0
        self.busy -= 1
        if pair.waiting:
            self.move(pair, pair.waiting.popleft())
        elif pair.left:
            self.move(pair, now)

    def take(self, line: Line, data: bytes) -> None:
        """Read all frames that are there whole; servers send them unmasked."""
        at = 0
        if not line.open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                line.buffer = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(data[:400].decode())
            line.open = True
            self.speech.opened(line)
        end = len(data)
        while end - at >= 2:
            length, begin = data[at + 1], at + 2
            if length == 126:
                length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if begin + length > end:
                break
            kind = data[at] & 15
            at = begin + length
            if kind == TEXT:
                self.speech.heard(line, data[begin:at])
            elif kind == PING:
                line.send(data[begin:at], PONG)
            elif kind == CLOSE:
                raise ConnectionError(f"the server closes: {data[begin:at]!r}")
        line.buffer = data[at:]


def frame_of(words: bytes, kind: int) -> bytes:
    """A frame as clients send it: masked, with the mask that changes nothing."""
    length = len(words)
    if length < 126:
        return bytes((0x80 | kind, 0x80 | length, 0, 0, 0, 0)) + words
    return bytes((0x80 | kind, 0xFE)) + length.to_bytes(2, "big") + b"\0\0\0\0" + words


def greeting(path: str, port: int, cookie: str = "") -> bytes:
    """The request that opens a WebSocket."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: bG9uZGluaXVtIGNyb3dkIQ==",
        "Sec-WebSocket-Version: 13",
    ]
    if cookie:
        lines.append(f"Cookie: {cookie}")
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
