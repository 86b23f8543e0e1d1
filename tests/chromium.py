"""Where a Chromium of the system is; without one the tests of the page are left out, and the run says so at its end."""

from __future__ import annotations

import os
import sys

from londinium.envs.chromium import chromium

MISSING = (
    "no Chromium was found, so the page was NOT tried in a browser "
    "(apt-get install chromium-headless-shell, or LONDINIUM_CHROMIUM=path)"
)
__all__ = ["MISSING", "MUST", "chromium"]
MUST = bool(os.environ.get("CI"))  # there the tests fail rather than be left out


if __name__ == "__main__":
    sys.exit(chromium() is None)
