"""Batch writer: group commit. Every queued write goes into one transaction before anyone is told of any of them.

Whoever inserts entry n of a table first has written it: the primary key decides, between requests and processes. That
is optimistic concurrency: nothing is locked, and whoever was second reads the log again and looks again.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import structlog
from sqlalchemy import Executable

from londinium.server.errors import NotSaved, Refused, Unstorable
from londinium.server.model.entries import Entry
from londinium.server.model.room import Room
from londinium.server.storage.rows import log_rows, seat_rows, table_row

BATCH = 2000  # writes in one transaction at most

log = structlog.get_logger("storage.batch")


class Write:
    """What one operation writes: entries that must come next, how the table then stands, and what else goes along.

    How it stands is worked out for all writes of a batch together: a processor does again what it has just done far
    more quickly than anything else. At the latest it is done before more happens at the table.
    """

    __slots__ = ("also", "entries", "outcome", "owed", "results", "room", "seats", "table", "turned", "waiting")

    def __init__(
        self,
        room: Room,
        entries: Sequence[Entry],
        turned: bool,
        owed: Mapping[int, int],
        results: Sequence[tuple[Any, ...]],
        also: Sequence[Executable],
    ) -> None:
        self.room = room
        self.entries = entries
        self.turned = turned  # whether the table's status is another, or somebody came or went; nearly always not
        self.owed = owed  # what seats owed before it
        self.results = results  # who came where, as RESULTS has it, if the game has ended with it
        self.also = also  # statements beside the log, such as those of standing answers
        self.table: tuple[Any, ...] = ()  # its row, as TABLES has it
        self.seats: Sequence[tuple[Any, ...]] = ()  # the rows of seats that have changed, as SEATS has them
        self.outcome: bool | BaseException | None = None
        self.waiting: asyncio.Future[None] | None = None

    def prepare(self) -> None:
        """Work out how its table stands, unless that is done."""
        if not self.table:
            self.table = table_row(self.room)
            self.seats = seat_rows(self.room, self.turned, self.owed)

    @property
    def rows(self) -> list[tuple[Any, ...]]:
        """Its entries, as LOG has them."""
        return log_rows(self.room.terms.id, self.entries)

    def settle(self, outcome: bool | BaseException) -> None:
        self.outcome = outcome
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def settled(self) -> None:
        """Wait until it is written, or is known not to be."""
        while self.outcome is None:
            if self.waiting is None:
                self.waiting = asyncio.get_running_loop().create_future()
            await asyncio.wait([self.waiting])

    async def written(self) -> bool:
        """Whether it was written; False if somebody else wrote the table's next entry first."""
        await self.settled()
        if isinstance(self.outcome, BaseException):
            raise self.outcome.with_traceback(None)  # many may wait for the same
        return bool(self.outcome)


class Job(Protocol):
    """What the layer above hands to the writer: a write, and what is to be known of it there."""

    @property
    def write(self) -> Write: ...

    def compose(self) -> None:
        """Work out what subscribers will be sent of it; called before the transaction."""

    def lost(self, problem: Refused | None) -> None:
        """It could not be written, and why; None if others were quicker."""


class Backend(Protocol):
    """One kind of database."""

    async def write(self, batch: Sequence[Write]) -> set[Write]:
        """Write a batch in one transaction; the writes that were committed.

        NotSaved if the database fails; anything else is the fault of what was to be written, and nothing was.
        """

    async def maintain(self) -> None:
        """Do what the database needs now and then, until cancelled."""

    async def close(self) -> None: ...


class BatchWriter:
    """The one writer of a process."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.queue: list[Job] = []
        self.wanted = asyncio.Event()  # something is to be written
        self.idle = asyncio.Event()  # nothing is
        self.idle.set()
        self.tasks: list[asyncio.Task[None]] = []
        self.on_committed: Callable[[Sequence[Any]], None] = lambda jobs: None  # Any: jobs are the upper layer's own
        self.on_failed: Callable[[Sequence[str]], None] = lambda ids: None
        self.batches = 0

    def open(self) -> None:
        self.tasks = [asyncio.create_task(self.run()), asyncio.create_task(self.backend.maintain())]

    async def close(self) -> None:
        if self.tasks:
            await self.idle.wait()
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.backend.close()

    def submit(self, job: Job) -> None:
        """Let a write be committed with all that wait to be."""
        if not self.queue:
            self.idle.clear()
            self.wanted.set()
        self.queue.append(job)

    async def run(self) -> None:
        while True:
            await self.wanted.wait()
            batch, self.queue = self.queue[:BATCH], self.queue[BATCH:]
            try:
                await self.commit(batch)
            finally:
                del batch  # or its tables could not leave memory before another is written
                self.batches += 1
                if not self.queue:
                    self.wanted.clear()
                    self.idle.set()

    async def commit(self, batch: Sequence[Job]) -> None:
        """One transaction for all; a write that comes too late is left out, with those that stand on it."""
        problems = work_out(batch)
        refusals: dict[Write, Refused] = {}
        won = await self.write_parts([job.write for job in batch], refusals)
        self.on_committed([job for job in batch if job.write in won])
        for job in batch:
            write = job.write
            if write in won:
                write.settle(True)
                continue
            write.room.stale = True
            refusal = refusals.get(write)
            write.settle(problems.get(write) or refusal or False)
            try:
                job.lost(refusal)
            except Exception as problem:
                log.error("nobody could be told that a change is lost", exc_info=problem)
        if refusals:
            self.on_failed([write.room.terms.id for write in refusals])

    async def write_parts(self, batch: Sequence[Write], refusals: dict[Write, Refused]) -> set[Write]:
        """Write a batch, or halves of halves of it until only what cannot be written is left out."""
        won: set[Write] = set()
        parts = [batch]
        while parts:
            part = [write for write in parts.pop() if not write.room.stale]
            try:
                if part:
                    won |= await self.backend.write(part)
                for write in part:
                    if write not in won:
                        write.room.stale = True
            except NotSaved as problem:
                for rest in (part, *parts):
                    refusals.update(dict.fromkeys(rest, problem))
                break
            except Exception as problem:
                half = len(part) // 2
                if half:
                    parts += part[half:], part[:half]
                else:
                    log.error("a change cannot be written", exc_info=problem)
                    part[0].room.stale = True
                    refusals[part[0]] = Unstorable()
        return won


def prepare(job: Job) -> None:
    job.write.prepare()


def compose(job: Job) -> None:
    job.compose()


def work_out(batch: Sequence[Job]) -> dict[Write, Exception]:
    """What the writes come to, step by step for all; those for which it could not be said, and why."""
    problems: dict[Write, Exception] = {}
    for step in (prepare, compose):
        for job in batch:
            try:
                if not job.write.room.stale:
                    step(job)
            except Exception as problem:  # it is read again from its log, and the others must not wait for it
                log.error("a change could not be worked out", exc_info=problem)
                job.write.room.stale = True
                problems[job.write] = problem
    return problems
