"""Where a Chromium of the system is: for pictures of the page, and for its tests."""

from __future__ import annotations

import os
import shutil

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")  # the lightest first


def chromium() -> str | None:
    """Where a Chromium is, if there is one; LONDINIUM_CHROMIUM says it before anything else does."""
    return os.environ.get("LONDINIUM_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
