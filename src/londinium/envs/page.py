"""The page's picture of a table: the board people see in their browser, drawn by a Chromium that no server is behind.

The page is told of the table as a server tells a spectator: by one message. Whatever else it asks for is not there.
"""

from __future__ import annotations

import atexit
import json
import mimetypes
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

import numpy as np
from numpy.typing import NDArray

import londinium
from londinium.core.errors import LondiniumError
from londinium.core.table import Table
from londinium.envs.chromium import chromium

FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking")
BUILT = Path(londinium.__file__).parent / "server" / "page"
ADDRESS = "http://londinium.invalid/"  # a name that is nobody's: every request is answered here
PLACE = f"{ADDRESS}#/table/picture"
WINDOW = {"width": 1280, "height": 860}
LANGUAGE = "en"
SETTINGS = {"lang": LANGUAGE, "theme": "light", "motion": "none", "pace": "none", "sound": False}
DRAWN = """async () => {
    const board = document.querySelector(".board > *");
    if (!board || !board.getBoundingClientRect().height) return false;
    await document.fonts.ready;
    return true;
}"""
PATIENCE = 20_000  # milliseconds


class NoPicture(LondiniumError):
    """The page cannot be drawn here: a browser, its driver or the page itself is missing."""


def page_picture(table: Table) -> NDArray[np.uint8]:
    """The board as a spectator's browser shows it, as an image of height × width × 3."""
    from PIL import Image

    with Image.open(BytesIO(browser().picture(message_of(table)))) as image:
        return np.asarray(image.convert("RGB"))


def message_of(table: Table) -> str:
    """The first message of a server to a spectator of this table."""
    names = [table.game.name(seat, LANGUAGE) for seat in range(table.players)]
    about = {"id": "picture", "game": table.game.id, "players": table.players, "options": dict(table.options)}
    events = [event.json(None) for event in table.events]
    entry = {"number": 1, "kind": "began", "at": 0, "events": events}
    now = {
        "version": 1,
        "status": "playing",
        "seat": None,
        "seats": [{"name": name, "bot": None, "person": False, "taken": True} for name in names],
        "to_act": list(table.to_act),
        "asking": None,
        "agreed": [],
        "view": table.view(None),
    }
    return json.dumps({"is": "welcome", "table": about, "mine": [], "entries": [entry], "now": now})


class Browser:
    """One Chromium with the page in it, in a thread of its own: its driver wants to be asked by one thread alone."""

    def __init__(self) -> None:
        self.message = ""
        self.one_at_a_time = Lock()
        self.orders: SimpleQueue[Any] = SimpleQueue()
        self.answers: SimpleQueue[Any] = SimpleQueue()
        Thread(target=work, args=(self.orders, self.answers), daemon=True).start()
        self.ask(self.open, None)
        atexit.register(self.ask, self.close, None)

    def ask(self, part: Callable[[Any], Any], given: Any) -> Any:
        """Have something done in the thread of the driver."""
        with self.one_at_a_time:
            self.orders.put((part, given))
            answer = self.answers.get()
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def open(self, _: None) -> None:
        from playwright.sync_api import sync_playwright

        self.driver = sync_playwright().start()
        self.browser = self.driver.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        context = self.browser.new_context(viewport=WINDOW, reduced_motion="reduce")  # type: ignore[arg-type]
        context.add_init_script(f"localStorage.setItem('londinium-settings', {json.dumps(json.dumps(SETTINGS))})")
        self.page = context.new_page()
        self.page.route("**/*", self.answer)
        self.page.route_web_socket("**/live**", lambda socket: socket.send(self.message))

    def answer(self, route: Any) -> None:
        """A file of the page; there is nobody to ask anything else."""
        path = route.request.url.removeprefix(ADDRESS).partition("?")[0].partition("#")[0] or "index.html"
        file = BUILT / path
        if path.startswith("api/") or ".." in path or not file.is_file():
            route.fulfill(status=404, content_type="application/json", body="{}")
        else:
            route.fulfill(body=file.read_bytes(), content_type=mimetypes.guess_type(path)[0])

    def picture(self, message: str) -> bytes:
        """The board of the table that a message tells of, as PNG."""
        drawn: bytes = self.ask(self.draw, message)
        return drawn

    def draw(self, message: str) -> bytes:
        self.message = message
        self.page.goto("about:blank")
        self.page.goto(PLACE)
        self.page.wait_for_function(DRAWN, timeout=PATIENCE)
        return self.page.locator(".board").first.screenshot(animations="disabled")

    def close(self, _: None) -> None:
        self.browser.close()
        self.driver.stop()


@cache
def browser() -> Browser:
    """The one that all pictures of this process are drawn by."""
    check_page()
    return Browser()


def check_page() -> None:
    """NoPicture says what is missing."""
    if find_spec("playwright") is None:
        raise NoPicture("the page is drawn through Playwright: pip install 'londinium[picture]'")
    if chromium() is None:
        raise NoPicture("the page is drawn by a Chromium, and none was found; LONDINIUM_CHROMIUM=path says where it is")
    if not (BUILT / "index.html").is_file():
        raise NoPicture("the page has not been built: install Londinium again where Node can be had")


def work(orders: SimpleQueue[Any], answers: SimpleQueue[Any]) -> None:
    """Do what is asked for, one thing after the other, until the process ends."""
    while True:
        part, given = orders.get()
        try:
            answers.put(part(given))
        except BaseException as problem:  # whoever asked hears of it
            answers.put(problem)
