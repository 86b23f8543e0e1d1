"""Draw the pictures of the documentation, some way into real games: the page in a browser, and a terminal.

`make picture` runs it; `python -m building.picture london` draws one of them.
"""

from __future__ import annotations

import base64
import contextlib
import re
import sys
import tempfile
from io import StringIO
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import londinium
from londinium.cli.play import Session
from londinium.cli.screen import THEME, Left, Screen
from londinium.cli.seats import seats_at
from tests.chromium import MISSING, chromium
from tests.web.browsing import EIGHTY, FLAGS, KEY, KIDS, LONDON, Serving, Visitor

FOLDER = Path(__file__).resolve().parent.parent / "docs/play"
WINDOW = {"width": 1280, "height": 860}
HIGHEST = 640
QUALITY = 80
MOST_BYTES = 120_000
ROUNDS = {KIDS: 3, EIGHTY: 5, LONDON: 4, KEY: 2}  # so far into a game there is something to see
TERMINAL = "terminal"
SHORT = (KIDS, EIGHTY, LONDON)  # a bot in our place would play these to the end before anybody could look
CHOICES = 6  # before the picture of the terminal is taken
COLUMNS = 84
CHOOSE = "› "
# no typeface from elsewhere: whatever the reader's machine has of one width
PLAIN = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace("Fira Code", "monospace")


def main() -> int:
    asked = sys.argv[1:] or [TERMINAL, *ROUNDS]
    if TERMINAL in asked:
        print(f"{TERMINAL} …", flush=True)
        (FOLDER / "terminal.svg").write_text(drawn_in_a_terminal(), encoding="utf-8")
    games = [game for game in ROUNDS if game in asked]
    path = chromium()
    if games and path is None:
        print(MISSING, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "tables.sqlite")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            for game in games:
                print(f"{game} …", flush=True)
                picture = drawn(browser, serving.url, game)
                if len(picture) > MOST_BYTES:
                    print(f"{game}: {len(picture):,} bytes, more than {MOST_BYTES:,}", file=sys.stderr)
                    return 1
                (FOLDER / f"{game}.webp").write_bytes(picture)
        finally:
            browser.close()
            serving.stop()
    return 0


def a_likely_one(moves: list[str]) -> str:
    """A move from the middle of the list, and no loan where there is anything else."""
    likely = [move for move in moves if move != "loan"] or moves
    return likely[len(likely) // 2]


def drawn(browser: Browser, url: str, game: str) -> bytes:
    """The board of a game in which there is something to see, and something to choose."""
    visitor = Visitor(browser, url, viewport=WINDOW)
    visitor.begin(game)
    if game in SHORT:
        while visitor.wait_for_turn() and visitor.now()["view"]["round"] < ROUNDS[game]:
            visitor.choose(a_likely_one)
    else:
        visitor.let_a_bot_play(until=lambda now: now["view"]["round"] >= ROUNDS[game])
    visitor.page.mouse.move(0, 0)
    visitor.page.evaluate("document.fonts.ready")
    box = visitor.page.locator(".board").first.bounding_box()
    assert box is not None, "there is no board on the page"
    clip = {**box, "height": min(box["height"], HIGHEST), "scale": 1}
    taken = visitor.context.new_cdp_session(visitor.page).send(
        "Page.captureScreenshot",
        {"format": "webp", "quality": QUALITY, "clip": clip, "captureBeyondViewport": True},
    )
    visitor.leave()
    return base64.b64decode(taken["data"])


class Recorded(Screen):
    """A screen that answers by itself and keeps what it shows."""

    def __init__(self, table: londinium.Table) -> None:
        super().__init__("en")
        self.table = table
        self.left = CHOICES
        self.out = Console(
            theme=THEME, record=True, width=COLUMNS, height=40, force_terminal=True, highlight=False, file=StringIO()
        )

    def ask(self, prompt: str = CHOOSE) -> str:
        choosing = prompt == CHOOSE
        if choosing and not self.left:
            raise Left
        self.left -= choosing
        self.out.export_text(clear=True)  # only the last moment is kept
        moves = self.table.moves(0)
        return str(moves[len(moves) // 2]) if choosing else ""


def drawn_in_a_terminal() -> str:
    """The terminal a few hours into a game."""
    table = londinium.game(KIDS).table(players=4, seed=11)
    screen = Recorded(table)
    with contextlib.suppress(Left):
        Session(screen, table, seats_at(4, [0], ["greedy"] * 3, ["Nell"], luck=1)).run()
    return screen.out.export_svg(title=f"londinium play {KIDS}", code_format=PLAIN)


if __name__ == "__main__":
    sys.exit(main())
