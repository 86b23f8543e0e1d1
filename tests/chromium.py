"""Where a Chromium of the system is; without one the tests of the page are left out, and the run says so at its end."""

from __future__ import annotations

import os
import shutil
import sys

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")  # the lightest first
MISSING = (
    "no Chromium was found, so the page was NOT tried in a browser "
    "(apt-get install chromium-headless-shell, or LONDINIUM_CHROMIUM=path)"
)
MUST = bool(os.environ.get("CI"))  # there the tests fail rather than be left out


def chromium() -> str | None:
    """Where a Chromium is, if there is one."""
    return os.environ.get("LONDINIUM_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


if __name__ == "__main__":
    sys.exit(chromium() is None)
