"""Contact sheets: each game at several moments, in several windows, by day and by night; for people to look at.

`make screenshots` writes them into `build/screenshots`; with `ARGS="london --pairs"` those of one game, and each window
in one light only.
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from itertools import product
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

from tests.chromium import MISSING, chromium
from tests.web.browsing import EIGHTY, FLAGS, KEY, KIDS, LAPTOP, LARGE, LONDON, PHONE, SMALL_PHONE, Serving, Visitor

FOLDER = Path(__file__).resolve().parent.parent / "build" / "screenshots"
DESK = {"width": 1440, "height": 900}
WINDOWS = (LAPTOP, DESK, LARGE, PHONE, SMALL_PHONE)
LIGHTS = ("light", "dark")
# choices after which pictures are taken; the fifth moment is the end
MOMENTS = {KIDS: (0, 2, 4, 6), EIGHTY: (0, 2, 5, 8), LONDON: (0, 6, 16, 40), KEY: (0, 4, 12, 30)}
SEED = 3
HIGH = 360  # of a picture on a sheet
STYLE = "body{margin:8px;background:#555;font:14px sans-serif;color:#fff}figure{display:inline-block;margin:6px}"


def main() -> int:
    wanted = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    wanted.add_argument("games", nargs="*", default=list(MOMENTS))
    wanted.add_argument("--pairs", action="store_true", help="each window in one light only")
    asked = wanted.parse_args()
    path = chromium()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    looks = [
        (window, light)
        for (at, window), (place, light) in product(enumerate(WINDOWS), enumerate(LIGHTS))
        if not asked.pairs or at % len(LIGHTS) == place
    ]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "tables.sqlite")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            for game in asked.games:
                print(f"{game} …", flush=True)
                sheet(browser, game, pictures(browser, serving.url, game, looks))
        finally:
            browser.close()
            serving.stop()
    return 0


def pictures(browser: Browser, url: str, game: str, looks: list[tuple[dict[str, int], str]]) -> dict[str, bytes]:
    """A game played at random, looked at in every way at each moment."""
    visitor = Visitor(browser, url, viewport=LAPTOP).begin(game)
    chance = Random(SEED)
    found: dict[str, bytes] = {}
    for choice in range(max(MOMENTS[game]) + 1):
        if not visitor.wait_for_turn():
            break
        if choice in MOMENTS[game]:
            found |= looked_at(visitor, f"{choice:02}", looks)
        visitor.choose(chance.choice)
    visitor.let_a_bot_play()
    found |= looked_at(visitor, "end", looks)
    visitor.leave()
    return found


def looked_at(visitor: Visitor, moment: str, looks: list[tuple[dict[str, int], str]]) -> dict[str, bytes]:
    found = {}
    for window, light in looks:
        visitor.page.set_viewport_size(window)  # type: ignore[arg-type]  # plain numbers do
        visitor.page.emulate_media(color_scheme=light)  # type: ignore[arg-type]
        visitor.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found[f"{moment} {window['width']}×{window['height']} {light}"] = visitor.page.screenshot()
    visitor.page.set_viewport_size(LAPTOP)  # type: ignore[arg-type]
    visitor.page.emulate_media(color_scheme="light")
    return found


def sheet(browser: Browser, game: str, found: dict[str, bytes]) -> None:
    """Every picture as a file of its own, and all of them on one sheet."""
    shown = []
    for name, picture in found.items():
        (FOLDER / f"{game} {name}.png".replace(" ", "-").replace("×", "x")).write_bytes(picture)
        data = base64.b64encode(picture).decode()
        shown.append(
            f"<figure><img height={HIGH} src='data:image/png;base64,{data}'><figcaption>{name}</figcaption></figure>"
        )
    page = browser.new_page(viewport={"width": 2400, "height": 1200})
    page.set_content(f"<style>{STYLE}</style>{''.join(shown)}")
    page.screenshot(path=FOLDER / f"{game}.png", full_page=True)
    page.close()


if __name__ == "__main__":
    sys.exit(main())
