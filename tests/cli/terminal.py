"""A real terminal with `londinium` running in it, and what a person sees there."""

from __future__ import annotations

import os
import re
import signal
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pexpect

from londinium.core.words import words

COMMAND = str(Path(sys.executable).with_name("londinium"))
CLEARED = "\x1b[2J\x1b[3J\x1b[H"
STYLES = re.compile(r"\x1b\[[0-9;]*[A-Za-z]")
PATIENCE = 30  # seconds: how long a test waits before it fails, never how long it takes
CHOOSE = "› "
MOST_ANSWERS = 200


def let_interrupt() -> None:
    """Whoever runs the tests in the background ignores Ctrl-C, and so would what they start; a terminal does not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`londinium` started in a terminal of its own."""

    def __init__(
        self, folder: Path, *arguments: str, size: tuple[int, int] = (24, 80), settings: Mapping[str, str] | None = None
    ) -> None:
        kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES", "NO_COLOR")}
        environment = {**kept, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **(settings or {})}
        self.process: Any = pexpect.spawn(
            COMMAND,
            list(arguments),
            cwd=str(folder),
            env=environment,
            encoding="utf-8",
            dimensions=size,
            timeout=PATIENCE,
            preexec_fn=let_interrupt,
        )
        self.process.delaybeforesend = None
        self.raw = ""

    def wait(self, *texts: str) -> int:
        """Wait until one of the texts is there; which."""
        found: int = self.process.expect_exact(list(texts))
        self.raw += self.process.before + self.process.after
        return found

    def type(self, text: str = "") -> None:
        """Type a line."""
        self.process.sendline(text)

    def answer(self, text: str, *texts: str) -> int:
        """Type a line and wait for what follows; the next prompt, if nothing else is said."""
        self.type(text)
        return self.wait(*(texts or (CHOOSE,)))

    def ended(self) -> int:
        """Wait until the command has ended; its exit code."""
        self.process.expect(pexpect.EOF)
        self.raw += self.process.before
        self.process.close()
        return int(self.process.exitstatus)

    def interrupt(self) -> None:
        """Press Ctrl-C."""
        self.process.kill(signal.SIGINT)

    @property
    def text(self) -> str:
        """Everything that was ever shown, without colours."""
        return STYLES.sub("", self.raw)

    @property
    def screen(self) -> str:
        """What can still be seen: all since the screen was last cleared."""
        return STYLES.sub("", self.raw.rpartition(CLEARED)[2])

    @property
    def words(self) -> str:
        """Everything that was shown, with every run of blanks, line ends and frames as one blank."""
        return re.sub(r"[\s│]+", " ", self.text)

    def picture(self) -> str:
        """The table as it was last drawn."""
        return self.text[self.text.rindex("╭") : self.text.rindex("╯")]

    def play_to_the_end(self, lang: str = "en") -> None:
        """Take the first choice until the game is over and its record is offered."""
        say = words(lang).say
        stand = say("cli-let-stand")
        keep = say("cli-keep-record")
        self.type(self.first_choice())
        for _ in range(MOST_ANSWERS):
            match self.wait(CHOOSE, stand, keep):
                case 0:
                    self.type(self.first_choice())
                case 1:
                    self.type()
                case _:
                    return
        raise AssertionError("the game does not end")

    def first_choice(self) -> str:
        """The number of the first choice below the table as it was last drawn."""
        found = re.search(r"^ +(\d+)  \S", self.text[self.text.rindex("╯") :], re.MULTILINE)
        assert found, self.text[-500:]
        return found[1]
