"""Say plainly when the rules run uncompiled."""

from __future__ import annotations

import sys

import londinium

NOTICE = (
    "Note: the rules run as plain Python, many times slower than compiled. "
    "Install a C compiler (for example: apt-get install gcc python3-dev) and install Londinium again."
)


def notice() -> str | None:
    """The notice to show, if there is one."""
    return None if londinium.compiled else NOTICE


if __name__ == "__main__" and (text := notice()):
    print(text, file=sys.stderr)
