"""A seat on a Londinium server, over its HTTP API and its WebSocket, as a browser has it; it knows no more."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from secrets import token_hex
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from londinium.core.errors import IllegalMove
from londinium.core.events import Rank, Who
from londinium.core.moves import Move
from londinium.core.record import Record
from londinium.core.registry import game as registered
from londinium.envs.seats import BadLink, NotOver, Reason, Seat, ServerAway, ServerRefused

PATIENCE = 30.0  # seconds for an answer of the server
ATTEMPTS = 5  # at a connection that was cut
PAUSE = 0.25  # seconds before the second attempt; twice as long before each that follows
LONGEST_NAME = 24
INVITE = "/invite/"
LARGEST = 16 * 1024 * 1024  # bytes of a message


def base_of(address: str) -> str:
    """The address of a server, without what follows it on its pages.

    >>> base_of("https://club.example/#/table/x")
    'https://club.example'
    """
    try:
        parts = urlsplit(address.strip())
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise BadLink(f"{address!r} is no address of a server; one looks like https://club.example")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"


def read_link(link: str) -> tuple[str, str]:
    """The address of the server and the invitation.

    >>> read_link("https://club.example/#/invite/AbC")
    ('https://club.example', 'AbC')
    >>> read_link("https://club.example/")
    Traceback (most recent call last):
    londinium.envs.seats.BadLink: 'https://club.example/' is no invitation; one looks like …
    """
    page, _, invite = link.strip().partition(f"#{INVITE}")
    if not re.fullmatch(r"[\w-]{1,40}", invite):
        raise BadLink(f"{link!r} is no invitation; one looks like https://club.example/#{INVITE}…")
    return base_of(page), invite


class ServerSeat(Seat):
    """A seat of somebody new at a table on a server: `join` or `make` sits them down. They have no account."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        self.line = ExitStack()  # holds the socket
        self.socket: ClientConnection | None = None
        self.table = ""
        self.link = ""  # with which others come too
        self.now: dict[str, Any] = {}
        self.told = 0  # the number of the entry before its last choice
        self.answers: dict[str, dict[str, Any]] = {}
        try:
            self.post("/api/people", {"name": " ".join(name.split())[:LONGEST_NAME] or "?"})
        except BaseException:
            self.close()
            raise

    @classmethod
    def join(cls, link: str, name: str, seat: int | None = None) -> ServerSeat:
        """Take a free seat, this one or the first, at the table of an invitation."""
        address, invite = read_link(link)
        found = cls(address, name)
        try:
            table = found.get(f"/api/tables/invited/{invite}")["id"]
            found.post(f"/api/tables/{table}/wishes?invite={invite}", {"do": "join", "seat": seat})
            found.sit_down(found.get(f"/api/tables/{table}"))
        except BaseException:
            found.close()
            raise
        return found

    @classmethod
    def make(
        cls, address: str, name: str, game: str, seats: Sequence[Mapping[str, Any]], options: Mapping[str, Any]
    ) -> ServerSeat:
        """Make a table and sit at it: of each seat who is to have it, as `POST /api/tables` wants it."""
        found = cls(base_of(address), name)
        try:
            found.sit_down(found.post("/api/tables", {"game": game, "seats": list(seats), "options": dict(options)}))
        except BaseException:
            found.close()
            raise
        return found

    def sit_down(self, found: Mapping[str, Any]) -> None:
        self.table = found["table"]["id"]
        self.game = registered(found["table"]["game"])
        self.number = found["mine"][0]
        self.link, self.now = found["invite"], found["now"]
        self.open()

    # requests

    def get(self, path: str, **query: Any) -> Any:
        return self.request("GET", path, params=query or None)

    def post(self, path: str, content: Any) -> Any:
        return self.request("POST", path, json=content)

    def request(self, method: str, path: str, **more: Any) -> Any:
        try:
            answer = self.http.request(method, path, **more)
            content = answer.json()
        except (httpx.HTTPError, ValueError) as problem:
            raise ServerAway(f"{self.address} does not answer: {problem}") from None
        if not answer.is_success:
            raise ServerRefused(str(content.get("reason", answer.status_code)))
        return content

    # the socket

    def open(self) -> None:
        """Connect; what comes first is how everything stands."""
        self.line.close()
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/live?seat={self.number}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        try:
            line = connect(url, additional_headers={"Cookie": cookie}, open_timeout=PATIENCE, max_size=LARGEST)
            self.socket = self.line.enter_context(line)
        except (OSError, InvalidHandshake, TimeoutError) as problem:
            raise ServerAway(f"{self.address} does not answer: {problem}") from None
        self.read(PATIENCE)

    def read(self, seconds: float | None) -> None:
        """Wait for one message; TimeoutError if none comes, ConnectionClosed if the line is cut."""
        assert self.socket is not None
        message = json.loads(self.socket.recv(timeout=seconds))
        if "now" in message:
            self.now = message["now"]
        if message["is"] in ("done", "refused"):
            self.answers[message.get("key") or ""] = message

    def reopen(self) -> None:
        """The line was cut: try again a few times; whoever waits at a table that is gone is told so."""
        for attempt in range(ATTEMPTS):
            try:
                self.open()
            except (ServerAway, ConnectionClosed, TimeoutError):
                time.sleep(PAUSE * 2**attempt)
            else:
                return
        raise ServerAway(f"the connection to {self.address} was cut")

    # the seat

    @property
    def names(self) -> Mapping[Who, str]:
        return {number: one["name"] for number, one in enumerate(self.now["seats"]) if one["name"]}

    @property
    def over(self) -> bool:
        return self.now["status"] in ("over", "closed")

    def view(self) -> dict[str, Any]:
        if "view" not in self.now:
            raise ServerRefused("the game has not begun: a seat is still free")
        view: dict[str, Any] = self.now["view"]
        return view

    def moves(self) -> list[Move]:
        return [self.game.move(move) for move in self.now.get("moves", ())]

    def refusal(self, move: Any, lang: str = "en") -> Reason | None:
        notation = str(self.game.move(move))
        said = self.get(f"/api/tables/{self.table}/refusal", move=notation, seat=self.number, lang=lang)
        if said["reason"] is None:
            return None
        return Reason(said["reason"], self.game.words(lang).say(f"rule-{said['rule']}-title"))

    def play(self, move: Any) -> None:
        """Make a choice. It counts once, however often the line is cut while it is sent."""
        key = token_hex(12)
        version = self.now["version"]
        command = {
            "do": "play",
            "seat": self.number,
            "move": str(self.game.move(move)),
            "version": version,
            "key": key,
        }
        for _ in range(ATTEMPTS):
            try:
                assert self.socket is not None
                self.socket.send(json.dumps(command))
                while key not in self.answers:
                    self.read(PATIENCE)
                break
            except (ConnectionClosed, TimeoutError):
                self.reopen()
        answer = self.answers.pop(key, None)
        if answer is None:
            raise ServerAway(f"{self.address} does not say whether the move was made")
        if answer["is"] == "refused":
            raise (IllegalMove if answer["error"] == "illegal" else ServerRefused)(answer["reason"])
        self.told = version

    def wait(self, seconds: float | None = None) -> bool:
        until = None if seconds is None else time.monotonic() + seconds
        self.catch_up()
        self.come_back()
        while not self.over and self.number not in self.now["to_act"]:
            left = None if until is None else until - time.monotonic()
            if left is not None and left <= 0:
                break
            try:
                self.read(left)
            except TimeoutError:
                break
            except ConnectionClosed:
                self.reopen()
        return not self.over and self.number in self.now["to_act"]

    def come_back(self) -> None:
        """Take the seat back from a bot of the server, which plays on where somebody has been too slow."""
        if self.now["status"] == "playing" and self.now["seats"][self.number]["bot"]:
            with suppress(ServerRefused):  # it was back already
                self.post(f"/api/tables/{self.table}/wishes", {"do": "come-back", "seat": self.number})

    def catch_up(self) -> None:
        """Read what has come meanwhile."""
        try:
            while True:
                self.read(0)
        except TimeoutError:
            pass
        except ConnectionClosed:
            self.reopen()

    def news(self, lang: str = "en") -> list[str]:
        return self.sentences(self.told, lang)

    def story(self, lang: str = "en") -> list[str]:
        return self.sentences(0, lang)

    def sentences(self, since: int, lang: str) -> list[str]:
        entries = self.get(f"/api/tables/{self.table}/log", since=since, seat=self.number, lang=lang)
        return [sentence for entry in entries for sentence in entry.get("text", ())]

    def ranking(self) -> tuple[Rank, ...]:
        if "result" not in self.now:
            raise NotOver("there is no ranking: the game is not over, or its table was closed before the end")
        return tuple(Rank(**one) for one in self.now["result"]["ranking"])

    def record(self) -> Record:
        if not self.over:
            raise NotOver("a record tells everything, so there is one only after the end")
        return Record.from_content(self.get(f"/api/tables/{self.table}/record"))

    def close(self) -> None:
        self.line.close()
        self.http.close()
