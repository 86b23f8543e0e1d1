"""Tasks: supervised background tasks. One that fails is logged; one that repeats goes on after a failure."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any

import structlog

from londinium.server.errors import Refused, Unavailable
from londinium.server.storage.failures import log_failure

log = structlog.get_logger("workers.tasks")


class Tasks:
    """The background tasks of one worker."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log_failure(log, "task failed", problem)

    def repeat(self, work: Callable[[], Awaitable[None]], pause: Callable[[], float]) -> None:
        """Do something again and again, also after the database was away for a while."""
        self.spawn(self.keep_on(work, pause))

    async def keep_on(self, work: Callable[[], Awaitable[None]], pause: Callable[[], float]) -> None:
        while True:
            try:
                await work()
            except Exception as problem:
                log.error("housekeeping failed", exc_info=problem)
            await asyncio.sleep(pause())

    async def close(self) -> None:
        for task in list(self.running):
            task.cancel()
        await asyncio.gather(*self.running, return_exceptions=True)


@contextlib.contextmanager
def unless_refused() -> Iterator[None]:
    """Do something if it is still to be done; but that it could not be saved is no answer."""
    try:
        yield
    except Unavailable:
        raise
    except Refused:
        pass
