"""The browser tests need a Chromium of the system; where there is none they are left out, and the run says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.chromium import MISSING, MUST, chromium
from tests.web.browsing import BUILT, FLAGS, SEED, Serving, Visitor

from playwright.sync_api import Browser, sync_playwright  # isort: skip

if chromium() is None and not MUST:
    collect_ignore_glob = ["test_*.py"]


@pytest.fixture(autouse=True)
def the_same_game_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables get one seed, or chance would decide whether a story has what it is about."""
    monkeypatch.setattr("londinium.server.tables.service.secrets.randbits", lambda bits: SEED)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    assert path is not None, MISSING
    assert (BUILT / "index.html").exists(), "the page is not built: cd web && npm ci && npm run build"
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    found = Serving(tmp_path_factory.mktemp("web") / "tables.sqlite")
    yield found
    found.stop()


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, serving: Serving) -> Iterator[Visit]:
    """Opens browsers for people; they are closed at the end, and no page may have stumbled."""
    visitors: list[Visitor] = []

    def open_one(**context: Any) -> Visitor:
        visitors.append(Visitor(browser, serving.url, **context))
        return visitors[-1]

    yield open_one
    for visitor in visitors:
        visitor.leave()
