"""Draw the README's picture: the terminal a few hours into a real game. `make picture` runs it."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import londinium
from londinium.cli.play import Session
from londinium.cli.screen import THEME, Left, Screen
from londinium.cli.seats import seats_at

ANSWERS = ("6", "", "2", "", "7", "", "4", "")
WIDTH = 84
# no typeface from elsewhere: whatever the reader's machine has of one width
PLAIN = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace("Fira Code", "monospace")


class Recorded(Screen):
    """A screen that answers by itself and keeps what it shows."""

    def __init__(self) -> None:
        super().__init__("en")
        self.out = Console(
            theme=THEME, record=True, width=WIDTH, height=40, force_terminal=True, highlight=False, file=StringIO()
        )
        self.answers = iter(ANSWERS)

    def ask(self, prompt: str = "› ") -> str:
        answer = next(self.answers, None)
        if answer is None:
            raise Left
        self.out.export_text(clear=True)  # only the last moment is kept
        return answer


def main() -> None:
    screen = Recorded()
    table = londinium.game("kids-of-london").table(players=4, seed=11)
    try:
        Session(screen, table, seats_at(4, [0], ["greedy"] * 3, ["Nell"], luck=1)).run()
    except Left:
        path = Path(__file__).parent.parent / "docs/play/kids-of-london.svg"
        path.write_text(
            screen.out.export_svg(title="londinium play kids-of-london", code_format=PLAIN), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
