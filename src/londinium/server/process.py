"""Process: a server process from its first connection to its last, and a supervisor of several on one address."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

import structlog
import uvicorn

from londinium.server import logs
from londinium.server.config import Config
from londinium.server.http.deadline import DeadlineProtocol
from londinium.server.live.fast_path import FastPathProtocol
from londinium.server.memory import keep_to_one_heap, look_for_garbage_seldom
from londinium.server.services import Services

LARGEST_MESSAGE = 16_384  # bytes of a WebSocket message; what is allowed is far less
TO_LEAVE = 3.0  # seconds for sockets to close once they were told to
TO_END = 10  # seconds for requests to be answered
TO_STOP = 5.0  # seconds more for a process to end than it gives itself
FAILED = 1

log = structlog.get_logger("process")


class LoggedApp(logs.AccessLog):
    """The app with its access log, and its services."""

    def __init__(self, config: Config, lines: str) -> None:
        from londinium.server.app import make_app  # here: a supervisor has no use for it

        logs.set_up(lines)
        app = make_app(config)
        super().__init__(app)
        self.services: Services = app.state.services


class Server(uvicorn.Server):
    """A process that lets everyone go before it ends."""

    def __init__(self, config: uvicorn.Config, within: float, ready: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self.within = within
        self.ready = ready
        self.watchdog: threading.Timer | None = None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.end_in_time()
        super().handle_exit(sig, frame)

    def end_in_time(self) -> None:
        """However long the database, or a thread that waits for it, may take: the process ends."""
        if self.watchdog is None:
            self.watchdog = threading.Timer(self.within, give_up)
            self.watchdog.daemon = True
            self.watchdog.start()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        keep_to_one_heap()
        await super().startup(sockets)
        look_for_garbage_seldom()
        if self.started:
            log.info("ready", process=os.getpid())
            if self.ready:
                self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections; let moves be written; tell every socket to come back; then end."""
        self.end_in_time()
        log.info("closing")
        for server in self.servers:
            server.close()
        services: Services = self.config.loaded_app.services
        await services.database.writer.idle.wait()
        services.disconnect_all()
        latest = time.monotonic() + TO_LEAVE
        while services.connected and time.monotonic() < latest:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)
        log.info("closed")


def make_server(config: Config, lines: str = "auto", ready: Callable[[], None] | None = None) -> Server:
    """One process of a server, not started."""
    return Server(settings(partial(LoggedApp, config, lines), config, factory=True), config.close_within, ready)


def settings(app: Any, config: Config, factory: bool = False) -> uvicorn.Config:
    """How connections are served."""
    return uvicorn.Config(
        app,
        factory=factory,
        interface="asgi3",
        lifespan="on",
        http=partial(DeadlineProtocol, within=config.receive_within),  # type: ignore[arg-type]  # makes protocols, as a class does
        ws=FastPathProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # costs more memory and time than the short messages of a game are worth
        log_config=None,
        access_log=False,  # uvicorn's would show invitations
        server_header=False,
        proxy_headers=False,  # who asks is decided by the app, if the host says that a proxy is there
        timeout_graceful_shutdown=TO_END,
    )


def run_one(config: Config, listening: socket.socket, lines: str, ready: Callable[[], None] | None = None) -> int:
    """Serve in this process until it is told to end; the exit code."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, no_more)  # uvicorn raises them once more at the end, and by then all is done
    server = make_server(config, lines, ready)
    if (parent := multiprocessing.parent_process()) is not None:
        threading.Thread(target=end_with, args=(server, parent), daemon=True).start()
    try:
        server.run([listening])
    except SystemExit:  # uvicorn could not start; it has said why
        return FAILED
    return 0 if server.started else FAILED


def give_up() -> None:
    """End now. What was acknowledged is written; what was not, nobody was told of."""
    log.error("could not close in time")
    os._exit(FAILED)


def no_more(number: int, frame: FrameType | None) -> None:
    """The process is ending already."""


def end_with(server: Server, parent: BaseProcess) -> None:
    """End when the process ends that would have told this one to."""
    wait([parent.sentinel])
    server.should_exit = True


class Supervisor:
    """Several processes on one address. One that dies is replaced."""

    def __init__(self, config: Config, listening: socket.socket, processes: int, lines: str) -> None:
        self.config = config
        self.listening = listening
        self.processes = processes
        self.lines = lines
        self.ending = False
        self.workers: list[Any] = []
        self.context = multiprocessing.get_context("spawn")

    def run(self) -> int:
        """Serve until told to end; the exit code."""
        logs.set_up(self.lines)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.end)
        self.workers = [self.spawn() for _ in range(self.processes)]
        failed = False
        while not self.ending and not failed:
            gone = wait([one.sentinel for one in self.workers], timeout=0.5)
            for place, one in enumerate(self.workers):
                if one.sentinel in gone and not self.ending:
                    one.join()
                    failed = failed or one.exitcode == FAILED  # it could not start, and neither could another
                    log.warning("process ended", process=one.pid, code=one.exitcode)
                    if not failed:
                        self.workers[place] = self.spawn()
        self.stop()
        return FAILED if failed else 0

    def end(self, number: int, frame: FrameType | None) -> None:
        self.ending = True

    def spawn(self) -> Any:
        one = self.context.Process(target=worker, args=(self.config, self.listening, self.lines), name="londinium")
        one.start()
        return one

    def stop(self) -> None:
        for one in self.workers:
            one.terminate()
        for one in self.workers:
            one.join(self.config.close_within + TO_STOP)
            if one.is_alive():
                one.kill()
                one.join()


def worker(config: Config, listening: socket.socket, lines: str) -> None:
    """What a process of several does."""
    raise SystemExit(run_one(config, listening, lines))
