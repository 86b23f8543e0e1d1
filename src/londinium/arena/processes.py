"""Processes: numbered blocks of games played by worker processes on this machine, each block once.

A worker has a pipe of its own, so that none waits for a lock another held when it was stopped. One that dies is
replaced and its block is tried again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from londinium.arena.patience import KILLED
from londinium.core.errors import LondiniumError

ATTEMPTS = 3  # at a block whose worker dies
READY = "ready"


class NoWorkers(LondiniumError):
    """Worker processes cannot be started."""


class Work(Protocol):
    """What can be played block by block; workers get a copy of it."""

    def play(self, block: int) -> Any: ...


@dataclass(frozen=True)
class Lost:
    """A block that could not be played, and why."""

    reason: str


@dataclass
class Worker:
    """One process, and the blocks it was given."""

    process: BaseProcess
    pipe: Connection
    blocks: deque[int] = field(default_factory=deque)
    ready: bool = False

    def give(self, block: int) -> None:
        self.blocks.append(block)
        with suppress(BrokenPipeError):  # its death is noticed where its answers are read
            self.pipe.send(block)


def played_in_processes(
    work: Work, blocks: Iterable[int], jobs: int, ahead: int = 0
) -> Generator[tuple[int, Any], None, None]:
    """Each block and what came of it, in the order in which they are done; whoever stops reading stops the workers.

    A worker is given up to `ahead` blocks while it plays another. An exception of `work.play` makes the block Lost; so
    does a worker that died on it every time.
    """
    pool = Pool(work, jobs, ahead, blocks)
    try:
        yield from pool.run()
    finally:
        pool.stop()


class Pool:
    """The workers of a run."""

    def __init__(self, work: Work, jobs: int, ahead: int, blocks: Iterable[int]) -> None:
        self.work = work
        self.jobs = jobs
        self.ahead = ahead
        self.fresh = iter(blocks)
        self.again: deque[int] = deque()
        self.deaths: dict[int, int] = {}
        self.workers: list[Worker] = []

    def run(self) -> Iterator[tuple[int, Any]]:
        self.fill()
        while self.workers:
            for pipe in wait([worker.pipe for worker in self.workers]):
                worker = next(one for one in self.workers if one.pipe is pipe)
                try:
                    answer = worker.pipe.recv()
                except (EOFError, ConnectionResetError):
                    yield from self.bury(worker)
                else:
                    if answer == READY:
                        worker.ready = True
                        continue
                    worker.blocks.popleft()
                    self.feed(worker)
                    yield answer
            self.fill()

    def next_block(self) -> int | None:
        return self.again.popleft() if self.again else next(self.fresh, None)

    def fill(self) -> None:
        """As many workers as wanted, unless there is nothing left to play."""
        while len(self.workers) < self.jobs:
            block = self.next_block()
            if block is None:
                return
            worker = self.start()
            self.workers.append(worker)
            worker.give(block)
            self.feed(worker)

    def feed(self, worker: Worker) -> None:
        """Give a worker what it may have; one without anything left goes."""
        while len(worker.blocks) <= self.ahead and (block := self.next_block()) is not None:
            worker.give(block)
        if not worker.blocks:
            self.workers.remove(worker)
            end(worker)

    def start(self) -> Worker:
        spawn = multiprocessing.get_context("spawn")
        here, there = spawn.Pipe()
        with interruptions_ignored():
            process = spawn.Process(target=serve, args=(self.work, there), daemon=True)
            process.start()
        there.close()
        return Worker(process, here)

    def bury(self, worker: Worker) -> Iterator[tuple[int, Lost]]:
        """A worker has died: what it was playing is tried again, or given up."""
        self.workers.remove(worker)
        worker.process.join()
        worker.pipe.close()
        code = worker.process.exitcode
        if not worker.ready:
            raise NoWorkers(f"a worker process ended (exit code {code}) before it began; see above for its reason")
        block = worker.blocks.popleft()
        self.again.extend(worker.blocks)
        self.deaths[block] = self.deaths.get(block, 0) + 1
        if code == -KILLED:
            yield block, Lost("a bot did not answer and could not be stopped")
        elif self.deaths[block] == ATTEMPTS:
            yield block, Lost(f"its process ended {ATTEMPTS} times, last with exit code {code}")
        else:
            self.again.appendleft(block)

    def stop(self) -> None:
        for worker in self.workers:
            worker.process.kill()
        for worker in self.workers:
            end(worker)


def end(worker: Worker) -> None:
    worker.pipe.close()  # a worker that reads on finds the end
    worker.process.join()


def serve(work: Work, pipe: Connection) -> None:
    """In a worker: play the blocks one is given until there are no more, or the run is gone."""
    threading.Thread(target=end_with_the_run, daemon=True).start()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        pipe.send(READY)
        while True:
            block = pipe.recv()
            try:
                answer = work.play(block)
            except Exception as problem:
                answer = Lost(f"{type(problem).__name__}: {problem}")
            pipe.send((block, answer))


def end_with_the_run() -> None:
    """A block may take minutes, and who was killed cannot stop its workers."""
    run = multiprocessing.parent_process()
    assert run is not None
    run.join()
    os._exit(1)


@contextmanager
def interruptions_ignored() -> Iterator[None]:
    """Processes begun here leave an interruption to the one who reads their results."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
