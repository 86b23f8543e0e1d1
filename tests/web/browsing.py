"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, TimeoutError, WebSocket

import londinium
from londinium.bots import levels
from londinium.server.app import make_app
from londinium.server.config import Config
from londinium.server.live.fast_path import FastPathProtocol
from tests.server.playing import MANY

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUILT = ROOT / "src" / "londinium" / "server" / "page"
SCREENSHOTS = ROOT / "build" / "screenshots"
PATIENCE = 60_000.0  # milliseconds: how long a test waits before it fails, never how long it takes
SEED = 5  # of every table, so that no story depends on the deal
WIDE = {"width": 1360, "height": 900}
LAPTOP = {"width": 1280, "height": 720}
LARGE = {"width": 1920, "height": 1080}
PHONE = {"width": 390, "height": 844}
SMALL_PHONE = {"width": 360, "height": 640}
KIDS = "kids-of-london"
EIGHTY = "eighty-days"
LONDON = "london"
KEY = "key-to-the-city"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Asked of the page itself: looking for selectors from outside, frame by frame, keeps a large board from being drawn.
TURN_OR_END = """() => document.querySelector("[data-end]") ? "end"
    : document.querySelector('.screen[data-ready="true"] .choice') ? "turn" : null"""
ANSWERED = """() => document.querySelector('.screen[data-busy="false"], [data-curtain]') !== null"""
LATER = "before => Number(document.querySelector('.screen')?.dataset.moment) > before"
LATER_OR_END = f"before => document.querySelector('[data-end]') !== null || ({LATER})(before)"
WISH = """async ([table, wish]) => {
    const content = JSON.stringify({key: String(Math.random()), ...wish});
    const path = `/api/tables/${table}/wishes`;
    return (await fetch(path, {method: "POST", headers: {"Content-Type": "application/json"}, body: content})).status;
}"""

# Bots that think for seconds would make the tests of the page wait for them: the strongest that only look ahead.
LEVELS = {game.id: [one.spec for one in levels(game) if one.budget is None][-1] for game in londinium.games()}
FIRST = re.compile(r"^board-first-([a-z-]+) =", re.M)
EXPLAINED = [
    f"{game.id}/{kind}"
    for game in londinium.games()
    for kind in FIRST.findall((ROOT / "web/src/games" / game.folder.name / "text/en.ftl").read_text(encoding="utf-8"))
]
# Whoever tests has played before, wants to see each question, and not to wait for anybody.
SETTINGS = {"levels": LEVELS, "single": "ask", "pace": "none", "seen": EXPLAINED}
KEPT = """if (!localStorage.getItem("londinium-settings"))
    localStorage.setItem("londinium-settings", JSON.stringify(SETTINGS))"""


class Serving:
    """A server in a thread of its own, which can be ended and started again where it was."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self.start()

    def start(self) -> None:
        self.listening = socket.create_server(("127.0.0.1", self.port))
        self.port = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.app = make_app(Config(database=f"sqlite:///{self.database}", address=self.url, limits=MANY))
        config = uvicorn.Config(
            self.app, log_level="error", ws=FastPathProtocol, ws_per_message_deflate=False, lifespan="on"
        )
        self.server = uvicorn.Server(config)
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))
        self.thread.start()
        assert self.ready.wait(30), "the server did not start"

    async def serve(self) -> None:
        task = asyncio.create_task(self.server.serve([self.listening]))
        while not self.server.started and not task.done():
            await asyncio.sleep(0.01)
        self.ready.set()
        await task

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(30)
        self.listening.close()


class Visitor:
    """Somebody with a browser of their own: what they see, and all that was sent to them."""

    def __init__(self, browser: Browser, url: str, prefers: dict[str, Any] | None = None, **context: Any) -> None:
        settings: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **context}
        self.context: BrowserContext = browser.new_context(**settings)
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(KEPT.replace("SETTINGS", json.dumps({**SETTINGS, **(prefers or {})})))
        self.url = url
        self.page: Page = self.context.new_page()
        self.received: list[str] = []
        self.problems: list[str] = []
        self.page.on("websocket", self.listen)
        self.page.on("pageerror", lambda problem: self.problems.append(str(problem)))

    def listen(self, connection: WebSocket) -> None:
        connection.on("framereceived", lambda payload: self.received.append(str(payload)))

    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.received]

    def go(self, where: str = "") -> Visitor:
        self.page.goto(where if where.startswith("http") else f"{self.url}/{where}")
        self.page.wait_for_selector("main *")
        return self

    def begin(self, game: str) -> Visitor:
        """From the home page, one click: a game against bots."""
        self.go()
        self.page.click(f"[data-game={game}] button.first")
        self.page.wait_for_selector("[data-line]")
        return self

    def prefer(self, setting: str, value: str) -> None:
        self.page.click("header button")
        self.page.select_option(f"[data-setting={setting}]", value)
        self.page.keyboard.press("Escape")

    def wait_for_turn(self) -> bool:
        """Wait until there is something to choose and it can have been seen, or the game is over; whether there is.

        Patience is for a table at which nothing happens: on a busy machine several turns of others, each of many
        choices that a large board draws, take as long as they take.
        """
        while True:
            before = self.shown()
            try:
                found = bool(self.page.wait_for_function(TURN_OR_END).json_value() == "turn")
                break
            except TimeoutError:
                if self.shown() == before:
                    raise
        self.page.mouse.move(1, 1)  # a pointer that rests where it last clicked is taken for a double click
        return found

    def now(self) -> dict[str, Any]:
        """The table as it was told last."""
        told = map(json.loads, reversed(self.received))
        return dict(next(message["now"] for message in told if message["is"] in ("welcome", "news")))

    def pieces(self) -> list[str]:
        """The moves that can be chosen on the pieces of the board."""
        return [
            str(move)
            for move in self.page.eval_on_selector_all(
                ".may[data-piece]", "all => all.map(one => one.dataset.move).filter(Boolean)"
            )
        ]

    def press(self, move: str) -> None:
        """Choose a move on its piece, and wait until the choice is seen to have been made."""
        self.page.locator(f'.board .may[data-move="{move}"]').first.dispatch_event("click")
        self.wait_until_done()

    def shown(self) -> str | None:
        """The state of the table that the page shows, if it shows one."""
        return self.page.evaluate("document.querySelector('.screen')?.dataset.shown ?? null")  # type: ignore[no-any-return]

    def version(self) -> int:
        """How many entries of the log the page shows."""
        return int(self.page.get_attribute(".screen", "data-moment") or 0)

    def offered(self) -> list[str]:
        """The choices of the list, as they stand there now."""
        return [str(move) for move in self.page.eval_on_selector_all(".choice", "all => all.map(o => o.dataset.move)")]

    def choose(self, which: Callable[[list[str]], str] = lambda moves: moves[len(moves) // 2]) -> str:
        """Choose from the list, and wait until the choice is seen to have been made."""
        move = which(self.offered())
        self.pick(move)
        self.wait_until_done()
        return move

    def pick(self, move: str) -> None:
        """Click a choice of the list, once the question can have been seen."""
        self.wait_for_turn()
        self.page.click(f'.choice[data-move="{move}"]')

    def wait_until_done(self) -> None:
        """Wait until the choice just clicked has been answered, and so shown."""
        self.page.wait_for_function(ANSWERED)

    def let_a_bot_play(self, until: Callable[[dict[str, Any]], bool] = lambda _: False) -> None:
        """Let a bot play for us until the table is as wanted or over, then take over again."""
        table = self.page.evaluate("location.hash.split('/')[2]")
        self.page.evaluate(WISH, [table, {"do": "hand-over", "seat": 0, "bot": "greedy"}])
        while self.now()["status"] == "playing" and not until(self.now()):
            self.page.wait_for_function(LATER_OR_END, arg=self.version())
        if self.now()["status"] == "playing":
            self.page.evaluate(WISH, [table, {"do": "come-back", "seat": 0}])
        self.wait_for_turn()

    def wait_past(self, moment: int) -> None:
        """Wait until something has happened after a moment."""
        self.page.wait_for_function(LATER, arg=moment)

    def play_to_the_end(self) -> None:
        while self.wait_for_turn():
            self.choose()

    def axe(self) -> list[dict[str, Any]]:
        """What axe-core finds serious on the page."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            {"rule": one["id"], "where": [node["html"][:160] for node in one["nodes"]][:4], "why": one["help"]}
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]

    def sideways(self) -> int:
        """By how much the page is wider than its window."""
        return int(self.page.evaluate("document.scrollingElement.scrollWidth - window.innerWidth"))

    def raw_keys(self) -> list[str]:
        """Words that were not found, which show as their keys, or a fact or function in braces."""
        keys = r"\b(?:board|entry|event|move|line|status|setting|rule|source|prompt|refusal)-[a-z][a-z-]*\b"
        return re.findall(rf"{keys}|\{{[^}}]*\}}", self.page.inner_text("body"))

    def leave(self) -> None:
        self.context.close()
        assert self.problems == []
