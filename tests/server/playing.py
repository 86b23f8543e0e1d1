"""People at a real server, for the tests: a server on a free port, and guests who play there over HTTP and sockets."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from londinium.server.app import make_app
from londinium.server.config import Config, Limits
from londinium.server.process import settings
from londinium.server.services import Services

PATIENCE = 60.0  # seconds: how long a test waits before it fails, never how long it takes
SEED = 7  # of every table, so that no story depends on the deal
KIDS = "kids-of-london"
EIGHTY = "eighty-days"
MANY = Limits(
    people=100_000,
    tables=100_000,
    open_tables=100_000,
    joins=100_000,
    sayings=100_000,
    requests=1_000_000,
    hints=100_000,
)
IDLE = httpx.Limits(keepalive_expiry=1.0)  # a connection is given up before the server does, or both might at once


GUESTS: list[Guest] = []  # who has come; they leave when a server closes


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Server:
    """A server that listens."""

    def __init__(self, services: Services, port: int) -> None:
        self.services = services
        self.port = port

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def guest(self, name: str) -> Guest:
        guest = Guest(self.url)
        await guest.arrive(name)
        return guest


@asynccontextmanager
async def serving(
    database: Path | str,
    clock: Callable[[], float] | None = None,
    limits: Limits = MANY,
    ticks: Callable[[], float] | None = None,
    **more: Any,
) -> AsyncIterator[Server]:
    """A server in this process, on a free port, closed at the end. A clock alone says what time it is and how much has
    passed; with `ticks` beside it, it can be set."""
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    listening = socket.create_server(("127.0.0.1", 0))
    port = listening.getsockname()[1]
    config = Config(database=url, address=f"http://127.0.0.1:{port}", limits=limits, **more)
    try:
        app = make_app(config, clock or time.time, ticks or clock or time.monotonic)
        services: Services = app.state.services
    except BaseException:
        listening.close()
        raise
    server = uvicorn.Server(settings(app, config))
    task = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started:
            if task.done():
                await task
            await asyncio.sleep(0.01)
        yield Server(services, port)
    finally:
        await all_leave()
        server.should_exit = True
        await task


async def all_leave() -> None:
    while GUESTS:
        await GUESTS.pop().leave()


class Guest:
    """Somebody with a browser."""

    def __init__(self, url: str, credential: str | None = None) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=IDLE)
        if credential:
            self.http.cookies.set("londinium", credential)
        self.id = ""
        GUESTS.append(self)

    async def arrive(self, name: str) -> None:
        self.id = (await self.post("/api/people", {"name": name}))["id"]

    @property
    def credential(self) -> str:
        return str(self.http.cookies["londinium"])

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, content: Any = None, status: int | None = None, **query: Any) -> Any:
        answer = await self.http.post(path, json={} if content is None else content, params=query)
        if status is None:
            assert answer.is_success, answer.text
        else:
            assert answer.status_code == status, answer.text
        return answer.json()

    async def make(self, *seats: str, game: str = KIDS, **more: Any) -> str:
        """A table: seats are "me", "open" or "bot", a quick one."""
        places = [{"who": who, "bot": "greedy"} if who == "bot" else {"who": who} for who in seats]
        made = await self.post("/api/tables", {"game": game, "seats": places, **more})
        return str(made["table"]["id"])

    async def invite(self, table: str) -> str:
        return str((await self.get(f"/api/tables/{table}"))["invite"]).rsplit("/", 1)[-1]

    async def wish(
        self, table: str, do: str, status: int | None = None, invite: str | None = None, **facts: Any
    ) -> Any:
        query = {"invite": invite} if invite else {}
        return await self.post(f"/api/tables/{table}/wishes", {"do": do, **facts}, status, **query)

    async def now(self, table: str, **query: Any) -> Any:
        return (await self.get(f"/api/tables/{table}", **query))["now"]

    @asynccontextmanager
    async def look(self, table: str, since: str | None = None, **query: Any) -> AsyncIterator[Eyes]:
        """A WebSocket at the table."""
        if since is not None:
            query["since"] = since
        url = httpx.URL(self.url.replace("http", "ws") + f"/api/tables/{table}/live", params=query)
        async with websockets.connect(str(url), additional_headers=self.cookie_header()) as connection:
            eyes = Eyes(connection)
            await eyes.read()
            yield eyes

    def cookie_header(self) -> dict[str, str]:
        return {"Cookie": f"londinium={self.http.cookies['londinium']}"} if "londinium" in self.http.cookies else {}

    async def leave(self) -> None:
        await self.http.aclose()


async def together(host: Guest, other: Guest, **more: Any) -> str:
    """A table of two, at which both sit."""
    table = await host.make("me", "open", open=True, **more)
    await other.wish(table, "join")
    return table


class Eyes:
    """What somebody sees through a WebSocket."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.now: dict[str, Any] = {}
        self.entries: list[dict[str, Any]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.raw: list[str] = []
        self.greeting: dict[str, Any] = {}
        self.keys = 0

    @property
    def version(self) -> int:
        return int(self.now["version"])

    async def read(self) -> dict[str, Any]:
        """The next message, which is also remembered."""
        text = await asyncio.wait_for(self.connection.recv(), PATIENCE)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["is"] in ("welcome", "news"):
            self.entries += message["entries"]
            self.now = message["now"]
            if message["is"] == "welcome":
                self.greeting = message
        else:
            self.answers[message.get("key") or ""] = message
        return message

    async def until(self, condition: Callable[[Eyes], bool]) -> dict[str, Any]:
        while not condition(self):
            await self.read()
        return self.now

    async def ask(self, do: str, **facts: Any) -> dict[str, Any]:
        """Wish for something and wait for the answer."""
        self.keys += 1
        key = facts.pop("key", f"wish {self.keys}")
        await self.connection.send(json.dumps({"do": do, "key": key, **facts}))
        await self.until(lambda eyes: key in eyes.answers)
        return self.answers[key]

    async def play(self, seat: int, move: str | None = None, **facts: Any) -> dict[str, Any]:
        """Play a move, the first if none is named, once it is this seat's to choose."""
        await self.until(lambda eyes: seat in eyes.now["to_act"])
        return await self.ask("play", seat=seat, move=move or self.now["moves"][0], version=self.version, **facts)
