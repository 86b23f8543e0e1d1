"""Processes: where bots think for long, apart from the process that serves, so that neither its lock nor its share of
the processor goes to them. They are started when somebody first needs one, and end when nobody has for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import structlog

import londinium

PROGRAM = "londinium.server.workers.thinking"
LONGEST_LINE = 1 << 20
IDLE = 300.0  # seconds after which a process that nobody needs ends
LOW = getattr(subprocess, "IDLE_PRIORITY_CLASS", 0)  # Windows says it when a process is made

log = structlog.get_logger("workers.processes")


class ProcessLost(Exception):
    """A process ended while it thought."""


class ThinkingProcess:
    """One process, which thinks about one thing at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.idle: asyncio.TimerHandle | None = None

    @classmethod
    async def start(cls) -> ThinkingProcess:
        """A process in the server's session."""
        environment = {**os.environ, "PYTHONPATH": search_path()}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            PROGRAM,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            limit=LONGEST_LINE,
            creationflags=LOW,
        )
        return cls(process)

    async def greeted(self) -> str | None:
        """Wait until it can think; why its priority could not be lowered, if so."""
        found: str | None = msgspec.json.decode(await self.line())["problem"]
        return None if LOW else found

    async def ask(self, request: bytes) -> bytes:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(request + b"\n")
            await self.process.stdin.drain()
        except OSError as problem:
            raise ProcessLost(str(problem)) from None
        return await self.line()

    async def line(self) -> bytes:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise ProcessLost("the process has ended")
        return line

    async def end(self) -> None:
        """End it now, whatever it thinks about."""
        if self.idle is not None:
            self.idle.cancel()
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class Processes:
    """The processes that think for one that serves."""

    def __init__(self) -> None:
        self.resting: list[ThinkingProcess] = []
        self.all: set[ThinkingProcess] = set()
        self.ending: set[asyncio.Task[None]] = set()
        self.said = False
        self.closed = False

    async def ask(self, request: bytes) -> bytes:
        """What one of them answers."""
        if self.closed:
            raise ProcessLost("the server is closing")
        one = self.resting.pop() if self.resting else await self.start()
        if one.idle is not None:
            one.idle.cancel()
        try:
            found = await one.ask(request)
        except BaseException:  # it would answer what nobody asks any more
            self.dismiss(one)
            raise
        one.idle = asyncio.get_running_loop().call_later(IDLE, self.dismiss, one)
        self.resting.append(one)
        return found

    async def start(self) -> ThinkingProcess:
        try:
            one = await ThinkingProcess.start()
        except OSError as problem:
            raise ProcessLost(str(problem)) from None
        self.all.add(one)
        try:
            reason = await one.greeted()
        except BaseException:
            self.dismiss(one)
            raise
        if reason and not self.said:
            self.said = True
            log.warning("bots think at the same priority as the server", reason=reason)
        return one

    def dismiss(self, one: ThinkingProcess) -> None:
        if one in self.resting:
            self.resting.remove(one)
        if one in self.all:
            self.all.remove(one)
            task = asyncio.create_task(one.end())
            self.ending.add(task)
            task.add_done_callback(self.ending.discard)

    async def close(self) -> None:
        self.closed = True
        for one in list(self.all):
            self.dismiss(one)
        await asyncio.gather(*self.ending, return_exceptions=True)


def search_path() -> str:
    """Where such a process finds this very package first."""
    here = str(Path(londinium.__file__).parent.parent)
    return os.pathsep.join([here, *filter(None, [os.environ.get("PYTHONPATH")])])


def usable_processors() -> int:
    found: Any = getattr(os, "sched_getaffinity", None)
    return len(found(0)) if found else os.cpu_count() or 1
