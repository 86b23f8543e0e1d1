"""Install Londinium for the Makefile, with one line that says what is being done and moves while it is.

`python building/install.py '.[server]'`: pip's own words are shown only if it fails.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from threading import Event, Thread
from time import monotonic

PROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
MOST_SHOWN = 40  # lines of pip's words, when something went wrong
BEAT = 1.0
QUIET_BEAT = 4.0  # in a log, where each line stays
SAID = (
    (re.compile(r"Collecting ([\w.-]+)"), "fetching {}"),
    (re.compile(r"Installing collected packages"), "installing what was fetched"),
    (re.compile(r"Installing build dependencies"), "fetching the tools it is built with"),
    (re.compile(r"\[ *(\d+)/ *(\d+)\] Cythonizing"), "translated {} of {}"),
    (re.compile(r"londinium: (.+)"), "{}"),
)


def said(line: str) -> str | None:
    """What a line of pip's or of our build means for a person, if anything.

    >>> said("  [ 3/21] Cythonizing build/cython/londinium/core/state.py")
    'translated 3 of 21'
    >>> said("  Collecting numpy>=1.26")
    'fetching numpy'
    """
    for pattern, words in SAID:
        if found := pattern.search(line):
            return words.format(*found.groups())
    return None


class Progress:
    """One line that is written over and over; in a log, a new line now and then."""

    def __init__(self) -> None:
        self.begun = monotonic()
        self.what = "preparing"

    def show(self, over: Event) -> None:
        live = sys.stdout.isatty()
        while not over.is_set():
            line = f"  {monotonic() - self.begun:4.0f} s  {self.what}"
            print(f"\r\033[K{line}" if live else line, end="" if live else "\n", flush=True)
            over.wait(BEAT if live else QUIET_BEAT)
        if live:
            print("\r\033[K", end="", flush=True)

    def follow(self, command: list[str]) -> int:
        """Run a command, saying what it is at; its exit code, after its last words if it failed."""
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        )
        lines: list[str] = []

        def read() -> None:
            assert process.stdout is not None
            for line in process.stdout:
                lines.append(line)
                self.what = said(line) or self.what

        over = Event()
        threads = [Thread(target=read), Thread(target=self.show, args=[over])]
        for thread in threads:
            thread.start()
        code = process.wait()
        over.set()
        for thread in threads:
            thread.join()
        if code != 0:
            print("".join(lines[-MOST_SHOWN:]), end="", file=sys.stderr)
        return code


def main() -> int:
    """Build with tools that stay: in an environment of pip's own they would be new each time, and all be translated."""
    pip = [sys.executable, "-m", "pip", "install", "--verbose", "--progress-bar=off", "--no-compile"]
    tools = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["build-system"]["requires"]
    progress = Progress()
    return progress.follow([*pip, *tools]) or progress.follow(
        [*pip, "--no-build-isolation", "--editable", *sys.argv[1:]]
    )


if __name__ == "__main__":
    sys.exit(main())
