"""Install Londinium for the Makefile, with one line that says what is being done and moves while it is.

`python building/install.py server` installs it with that extra; pip's own words are shown only if it fails.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
MOST_SHOWN = 40  # lines of pip's words, when something went wrong
BEAT = 1.0
QUIET_BEAT = 4.0  # in a log, where each line stays
SAID = (
    (re.compile(r"Collecting ([\w.-]+)"), "fetching {}"),
    (re.compile(r"Installing collected packages"), "installing what was fetched"),
    (re.compile(r"Installing build dependencies"), "fetching the tools it is built with"),
    (re.compile(r"\[ *(\d+)/ *(\d+)\] Cythonizing"), "translated {} of {}"),
    (re.compile(r"^\s*londinium: (.+)"), "{}"),
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

    def follow(self, *commands: list[str]) -> int:
        """Run commands side by side, saying what they are at; the first exit code but 0, after its last words."""
        over = Event()
        shown = Thread(target=self.show, args=[over])
        shown.start()
        try:
            with ThreadPoolExecutor(len(commands)) as pool:
                ended = list(pool.map(self.run, commands))
        finally:
            over.set()
            shown.join()
        for code, words in ended:
            if code != 0:
                print("".join(words[-MOST_SHOWN:]), end="", file=sys.stderr)
                return code
        return 0

    def run(self, command: list[str]) -> tuple[int, list[str]]:
        lines: list[str] = []
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                lines.append(line)
                self.what = said(line) or self.what
        return process.returncode, lines


def needed(project: dict[str, Any], extras: Iterable[str]) -> list[str]:
    """What a project stands on with some of its extras, those that an extra names of its own included.

    >>> extras = {"b": ["us[c,d]", "e"], "c": ["f"], "d": []}
    >>> needed({"name": "us", "dependencies": ["a>=1"], "optional-dependencies": extras}, ["b"])
    ['a>=1', 'e', 'f']
    """
    found, waiting = set(project["dependencies"]), list(extras)
    for extra in waiting:
        for requirement in project["optional-dependencies"][extra]:
            if own := re.fullmatch(rf"{project['name']}\[(.+)\]", requirement):
                waiting += [name for name in own[1].split(",") if name not in waiting]
            else:
                found.add(requirement)
    return sorted(found)


def main() -> int:
    """Build with tools that stay: in an environment of pip's own they would be new each time, and all be translated.

    What the project stands on is fetched while it is compiled: neither waits for the other.
    """
    pip = [sys.executable, "-m", "pip", "install", "--verbose", "--progress-bar=off", "--no-compile"]
    declared = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    progress = Progress()
    return progress.follow([*pip, *declared["build-system"]["requires"]]) or progress.follow(
        [*pip, *needed(declared["project"], sys.argv[1:])],
        [*pip, "--no-build-isolation", "--no-deps", "--editable", "."],
    )


if __name__ == "__main__":
    sys.exit(main())
