"""A real `londinium serve` in a process of its own, for the tests: what it says, what it logs, how it ends."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.playing import PATIENCE, Guest, all_leave

COMMAND = str(Path(sys.executable).with_name("londinium"))


class Served:
    """The program and what came out of it."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.out: list[str] = []
        self.log: list[str] = []
        self.changed = asyncio.Condition()
        self.readers = [
            asyncio.create_task(self.read(process.stdout, self.out)),
            asyncio.create_task(self.read(process.stderr, self.log)),
        ]

    async def read(self, stream: asyncio.StreamReader | None, lines: list[str]) -> None:
        assert stream
        while line := await stream.readline():
            async with self.changed:
                lines.append(line.decode())
                self.changed.notify_all()
        async with self.changed:
            self.changed.notify_all()

    @property
    def said(self) -> str:
        return "".join(self.out)

    @property
    def url(self) -> str:
        return str(re.findall(r"is at (http\S+)", self.said)[0])

    def logged(self, event: str) -> list[dict[str, Any]]:
        return [facts for facts in map(json.loads, self.log) if facts["event"] == event]

    async def until(self, condition: Any) -> None:
        """Wait until something was said or logged."""
        async with asyncio.timeout(PATIENCE), self.changed:
            while not condition(self):
                assert not all(reader.done() for reader in self.readers), "".join([*self.out, *self.log])
                await self.changed.wait()

    async def ready(self, processes: int = 1) -> None:
        await self.until(lambda served: "Ctrl-C" in served.said and len(served.logged("ready")) >= processes)

    async def guest(self, name: str) -> Guest:
        guest = Guest(self.url)
        await guest.arrive(name)
        return guest

    async def end(self, how: int = signal.SIGTERM) -> int:
        """Let it end, and wait for all it has to say."""
        if self.process.returncode is None:
            os.kill(self.process.pid, how)
        return await self.ended()

    async def ended(self) -> int:
        async with asyncio.timeout(PATIENCE):
            code = await self.process.wait()
            await asyncio.gather(*self.readers)
        return code


@asynccontextmanager
async def londinium_serve(*arguments: str, ready: int = 1, **settings: str) -> AsyncIterator[Served]:
    """`londinium serve` with these arguments on a free port; ready=0 does not wait until it can be used."""
    port = () if "--port" in arguments or "--any" in arguments else ("--port", "0")
    process = await asyncio.create_subprocess_exec(
        COMMAND,
        "serve",
        *port,
        *(argument for argument in arguments if argument != "--any"),
        env={**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "300", **settings},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    served = Served(process)
    try:
        if ready:
            await served.ready(ready)
        yield served
    finally:
        await all_leave()
        await served.end(signal.SIGKILL)
