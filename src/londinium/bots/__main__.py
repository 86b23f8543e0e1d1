"""`python -m londinium.bots FILE`: speaks for the bot in a Python file, see program."""

from __future__ import annotations

import sys
from pathlib import Path

from londinium.bots.program import serve_file

if __name__ == "__main__":
    serve_file(Path(sys.argv[1]))
