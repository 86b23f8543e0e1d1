"""How quick the page is in a real browser: the first load, a move from click to sight, and pieces that move.

Not a comparison, and no part of `make bench`: `python -m bench.page` prints the figures. `--profile FILE` keeps
what the browser did while pieces moved, for its own profiler; `--size WIDTHxHEIGHT` looks through another window.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests.chromium import chromium
from tests.web.browsing import EIGHTY, FLAGS, KEY, KIDS, LONDON, PATIENCE, WISH, Serving, Visitor

SEATS = 6
ERA = 4
SETTLED = 600  # milliseconds after a choice in which bots answer and pieces move
POST = """const post = async (path, content) => (await fetch(path, {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(content),
})).json();"""
MAKE = f"""async seats => {{
    {POST}
    await post('/api/people', {{name: 'Ada', lang: 'en'}});
    const bots = Array.from({{length: seats - 1}}, () => ({{who: 'bot', bot: 'greedy'}}));
    const {{table}} = await post('/api/tables', {{game: '{KEY}', seats: [{{who: 'me'}}, ...bots]}});
    location.hash = `#/table/${{table.id}}`;
    return table.id;
}}"""
WATCH = """async ([choices, pause, seed]) => {
    const frames = [], tasks = [];
    const note = list => tasks.push(...list.getEntries().map(one => [one.startTime, one.startTime + one.duration]));
    const observer = new PerformanceObserver(note);
    observer.observe({type: 'longtask'});
    let last = performance.now(), moved = false, watching = true;
    const look = time => {
        const moving = document.getAnimations().some(one => one.playState === 'running');
        frames.push([last, time, moved, moving]);
        last = time; moved = moving;
        if (watching) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const wait = time => new Promise(done => setTimeout(done, time));
    const any = some => some[(seed = (seed * 69069 + 1) >>> 0) % some.length];
    const lively = ['lay', 'turn', 'side', 'take', 'pay', 'connector', 'colour', 'keyples', 'bid use upgrade'];
    for (let made = 0; made < choices && !document.querySelector('[data-end]');) {
        const offered = [...document.querySelectorAll('.choice')];
        const is = verbs => one => verbs.split(' ').includes(one.dataset.move.split(' ')[0]);
        const kind = lively.find(verbs => offered.some(is(verbs)));
        const some = kind ? offered.filter(is(kind)) : offered;
        if (some.length) {
            const chosen = kind === 'keyples' ? some[0] : any(some);
            chosen.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
            chosen.click();
            made += 1;
        }
        await wait(some.length ? pause : 50);
    }
    watching = false;
    note({getEntries: () => observer.takeRecords()});
    return [frames, tasks];
}"""


LOADED = """async () => {
    while (!document.querySelector("[data-game] button.first:enabled")) await new Promise(requestAnimationFrame);
    return performance.now();
}"""
FETCHED = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
    .filter(one => !new URL(one.name).pathname.startsWith("/api/"))
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
SHOWN = """async () => {
    const moment = () => document.querySelector('.screen')?.dataset.moment;
    const before = moment(), start = performance.now();
    document.querySelector('.choice').click();
    while (moment() === before) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
}"""
MOVES = 8


def first_load(browser: Browser, url: str) -> tuple[list[float], int]:
    """Milliseconds from an empty cache to a home page on which a game can be begun, and the bytes of it."""
    took, fetched = [], 0
    for _ in range(5):
        visitor = Visitor(browser, url)
        visitor.page.goto(url, wait_until="commit")
        took.append(float(visitor.page.evaluate(LOADED)))
        fetched = int(visitor.page.evaluate(FETCHED))
        visitor.leave()
    return took, fetched


def moves_shown(browser: Browser, url: str, game: str) -> list[float]:
    """Milliseconds from a click on a choice to the frame after the one that shows what came of it."""
    visitor = Visitor(browser, url, reduced_motion="no-preference").begin(game)
    took = []
    for _ in range(MOVES):
        if not visitor.wait_for_turn():
            break
        visitor.page.wait_for_timeout(SETTLED)
        took.append(float(visitor.page.evaluate(SHOWN)))
    visitor.leave()
    return took


def to_the_last_era(visitor: Visitor) -> None:
    """A bot plays for us until the position is large."""
    visitor.go()
    table = visitor.page.evaluate(MAKE, SEATS)
    visitor.page.wait_for_selector("[data-line]")
    visitor.page.evaluate(WISH, [table, {"do": "hand-over", "seat": 0, "bot": "greedy"}])
    while visitor.now()["view"]["era"] < ERA:
        visitor.page.wait_for_timeout(50)
    visitor.page.evaluate(WISH, [table, {"do": "come-back", "seat": 0}])


Frame = tuple[float, float, bool, bool]
Task = tuple[float, float]


def watch(visitor: Visitor, choices: int, seed: int) -> tuple[list[Frame], list[Task]]:
    """Frames while lively choices are made in the page itself, so that nobody else keeps it busy; and long tasks.

    For each frame: when the one before was and when this one, whether something moved then and whether something moves
    now. For each task that took more than 50 ms: when it began and ended.
    """
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.context.set_default_timeout(10 * PATIENCE)
    frames, tasks = visitor.page.evaluate(WATCH, [choices, SETTLED, seed])
    return [(last, time, moved, moves) for last, time, moved, moves in frames], [(begin, end) for begin, end in tasks]


def tell(frames: list[Frame], tasks: list[Task]) -> None:
    during = [(last, time) for last, time, moved, moves in frames if moved and moves]
    moving = [time - last for last, time in during]
    beginning = [time - last for last, time, _, moves in frames if moves]
    for what, some in (("while pieces move", moving), ("  with the frames in which they begin to", beginning)):
        late = sum(took > 17.5 for took in some)
        print(
            f"{what}: {1000 * len(some) / sum(some):.1f} frames a second; {len(some)} frames, "
            f"median {median(some):.1f} ms, longest {max(some):.1f} ms, {late} later than 17 ms"
        )
    meanwhile = [end - begin for begin, end in tasks if any(begin < time and last < end for last, time in during)]
    longest = max((end - begin for begin, end in tasks), default=0)
    print(f"tasks over 50 ms: {len(tasks)}, the longest {longest:.0f} ms; while pieces move: {len(meanwhile)}")


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    wanted.add_argument("--choices", type=int, default=20)
    wanted.add_argument("--seed", type=int, default=3)
    wanted.add_argument("--size", default="1360x900")
    wanted.add_argument("--profile", type=Path)
    asked = wanted.parse_args()
    width, height = map(int, asked.size.split("x"))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "tables.sqlite")
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            took, fetched = first_load(browser, serving.url)
            print(
                f"first load until a game can be begun: median {median(took):.0f} ms, longest {max(took):.0f} ms, "
                f"{fetched / 1024:.0f} KB"
            )
            for game in (KIDS, EIGHTY, LONDON, KEY):
                took = moves_shown(browser, serving.url, game)
                print(f"{game}: a move shown after {median(took):.0f} ms, at most {max(took):.0f} ms")
            visitor = Visitor(browser, serving.url, viewport={"width": width, "height": height})
            to_the_last_era(visitor)
            visitor.wait_for_turn()
            tiles = sum(map(len, visitor.now()["view"]["boroughs"]))
            print(f"{KEY}: {SEATS} players, era {ERA}, {tiles} tiles, {visitor.page.locator('*').count()} elements")
            if asked.profile:
                browser.start_tracing(page=visitor.page, path=asked.profile)
            frames, tasks = watch(visitor, asked.choices, asked.seed)
            if asked.profile:
                browser.stop_tracing()
            tell(frames, tasks)
            browser.close()
        finally:
            serving.stop()


if __name__ == "__main__":
    main()
