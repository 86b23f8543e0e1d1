"""Screen: one terminal in one language. Everything that is shown goes through here; nothing is decided here."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.errors import MarkupError
from rich.padding import Padding
from rich.panel import Panel
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text
from rich.theme import Theme

import londinium
from londinium.core.events import Event, Who
from londinium.core.words import LANGUAGES, unmarked, words
from londinium.notice import notice

Names = Mapping[Who, str]

THEME = Theme(
    {
        # what a picture may ask for
        "seat0": "bold red",
        "seat1": "bold blue",
        "seat2": "bold green",
        "seat3": "bold yellow",
        "seat4": "bold magenta",
        "seat5": "bold cyan",
        "coin": "yellow",
        "hand": "bold",
        "faint": "dim",
        "past": "dim",
        "now": "bold reverse",
        "character": "bold underline",
        # what the command line itself says
        "title": "bold",
        "key": "bold cyan",
        "good": "green",
        "bad": "bold red",
        "won": "bold yellow",
        "ask": "bold",
    }
)
SEAT_COLOURS = 6
USUAL_WIDTH = 80  # of a picture, where there is room
PANEL_EDGES = 4
LONGEST_FACT = 300  # letters of a fact in a sentence
MOST_WIDTH = 100  # longer lines of prose are hard to read
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the picture, what was scrolled away, and home


def default_language() -> str:
    """The language of the environment, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        found = os.environ.get(variable, "")
        if found:
            return found[:2].lower() if found[:2].lower() in LANGUAGES else "en"
    return "en"


class Left(Exception):
    """The person has left: there is nothing more to read."""


class Screen:
    """A terminal, and the words for it."""

    def __init__(self, lang: str | None = None) -> None:
        self.lang = lang or default_language()
        self.words = words(self.lang)
        self.out = Console(theme=THEME, highlight=False, markup=False, emoji=False)
        self.widest = USUAL_WIDTH  # a picture never becomes narrower, so that it does not jump from turn to turn
        self.err = Console(theme=THEME, highlight=False, markup=False, emoji=False, stderr=True)

    @property
    def interactive(self) -> bool:
        """Whether a person sits before it."""
        return sys.stdin.isatty() and sys.stdout.isatty()

    # words

    def say(self, key: str, **facts: Any) -> str:
        """The words for a key; what a person or a file said at great length is cut short."""
        return self.words.say(key, **{name: brief(fact) for name, fact in facts.items()})

    def decimal(self, value: float, digits: int = 1) -> str:
        """A number as the language writes it."""
        return self.words.decimal(value, digits)

    def percent(self, share: float) -> str:
        """A share in per cent."""
        return self.words.percent(share)

    def listed(self, parts: Iterable[str]) -> str:
        """Names in a row, as one says them."""
        *first, last = parts
        return self.say("cli-and", first=", ".join(first), last=last) if first else last

    # showing

    def show(self, thing: RenderableType = "", style: str = "") -> None:
        """Show something."""
        self.out.print(Text(thing, style) if isinstance(thing, str) else thing)

    def line(self, key: str, style: str = "", **facts: Any) -> None:
        """Show a sentence."""
        self.show(Text(self.say(key, **facts), style))

    def warn(self, text: str) -> None:
        """Say what is not as it should be, beside the output proper."""
        self.err.print(Text(text, "bad"))

    def notice(self) -> None:
        """Say plainly when the rules run uncompiled."""
        if notice() is not None:
            self.err.print(Text(self.say("cli-uncompiled"), "faint"))

    def clear(self) -> None:
        """Leave nothing of what was shown, not even to those who scroll back."""
        if self.out.is_terminal and not self.out.is_dumb_terminal:
            self.out.file.write(CLEAR)
            self.out.file.flush()
        else:
            self.out.file.write("\n" * 2 * self.out.height)

    def picture(self, game: londinium.Game, view: Mapping[str, Any], labels: Names, names: Names) -> Panel:
        """The table, drawn by its game; with plain names instead of labels where that saves lines."""
        title = game.title(self.lang)
        room = self.out.width - PANEL_EDGES
        drawings = [marked(game.picture(view, game.words(self.lang), called)) for called in (labels, names)]
        drawn = min(drawings, key=lambda drawing: len(drawing.wrap(self.out, room)))
        lines = drawn.split(allow_blank=True)
        self.widest = max(self.widest, *(line.cell_len + PANEL_EDGES for line in lines))
        return Panel(
            drawn,
            title=Text(title, "title"),
            box=box.ROUNDED,
            padding=(0, 1),
            width=min(self.out.width, self.widest),
            border_style="dim",
        )

    def events(self, events: Iterable[Event], seat: int | None, names: Names, everything: bool = False) -> Group:
        """What happened, in sentences; what happened in the same way stands on one line."""
        lines: list[tuple[str, list[str]]] = []
        for event in events:
            eyes = min(event.seen, default=None) if everything and event.secret else seat
            text = event.text(self.lang, eyes, dict(names))
            if lines and lines[-1][0] == event.kind:
                lines[-1][1].append(text)
            else:
                lines.append((event.kind, [text]))
        return Group(*(bullet(self.named(" ".join(texts), names)) for _, texts in lines))

    def named(self, sentence: str, names: Names) -> Text:
        """A sentence with everyone's name in the colour of their seat."""
        text = Text(sentence)
        for who, name in names.items():
            if isinstance(who, int):
                text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", f"seat{who % SEAT_COLOURS}")
        return text

    def rules(self, game: londinium.Game) -> Group:
        """Every chapter of the rules as implemented."""
        say = game.words(self.lang).say
        parts: list[RenderableType] = [Text(self.say("cli-rules-of", game=game.title(self.lang)), "title")]
        for chapter in game.chapters:
            parts += [Text(), Text(say(f"rule-{chapter}-title"), "key"), prose(say(f"rule-{chapter}"))]
        return Group(*parts)

    def ranking(self, table: londinium.Table, names: Names) -> Group:
        """Who came where, and where the points came from."""
        places = self.grid("cli-place", "cli-who", "cli-points", right=(0, 2))
        for rank in table.ranking():
            name = table.game.name(rank.who, self.lang, names)
            mark = f"★ {name}" if rank.won else f"  {name}"
            style = "won" if rank.won else ""
            places.add_row(Text(str(rank.place), style), Text(mark, style), Text(signed(rank.points), style))
        winners = [table.game.name(rank.who, self.lang, names) for rank in table.ranking() if rank.won]
        verdict = (
            self.say("cli-winners", names=self.listed(winners), count=len(winners))
            if winners
            else self.say("cli-no-winner")
        )
        return Group(Text(verdict, "won"), places, self.sources(table, names))

    def sources(self, table: londinium.Table, names: Names) -> RenderableType:
        """Where everyone's points came from."""
        say = table.game.words(self.lang)
        scores = table.scores()
        grid = self.grid("cli-source", right=tuple(range(1, len(scores) + 1)))
        for score in scores:
            grid.add_column(Text(table.game.name(score.who, self.lang, names)), justify="right", overflow="fold")
        for source in dict.fromkeys(source for score in scores for source in score.breakdown):
            label = say.say(f"source-{source}") if say.has(f"source-{source}") else source
            grid.add_row(Text(label), *(Text(signed(score.breakdown.get(source, 0))) for score in scores))
        grid.add_section()
        grid.add_row(Text(self.say("cli-total"), "title"), *(Text(signed(score.points), "title") for score in scores))
        return grid

    def grid(self, *keys: str, title: str = "", right: tuple[int, ...] = ()) -> Grid:
        """An empty table with these headers."""
        grid = Grid(
            title=Text(title, "title") if title else None, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False
        )
        for number, key in enumerate(keys):
            grid.add_column(
                Text(self.say(key)), justify="right" if number in right else "left", overflow="fold", vertical="top"
            )
        return grid

    # asking

    def ask(self, prompt: str = "› ") -> str:
        """One line from the person; Left if there is none."""
        self.out.print(Text(prompt, "ask"), end="")
        self.out.file.flush()
        try:
            return input().strip()
        except EOFError:
            self.show()
            raise Left from None

    def agree(self, key: str, **facts: Any) -> bool:
        """Whether the person says yes."""
        answer = self.ask(self.say(key, **facts) + " ").lower()
        return answer in self.say("cli-yes-words").split()

    @contextmanager
    def progress(self, key: str) -> Iterator[Callable[[float], None]]:
        """A bar for what takes a while; it is told how much is done, from 0 to 1."""
        with Progress(console=self.out, transient=True, disable=not self.interactive) as bar:
            task = bar.add_task(self.say(key), total=1.0)
            yield lambda done: bar.update(task, completed=done)

    def page(self, thing: RenderableType) -> None:
        """Show something long, a screenful at a time."""
        lines = self.out.render_lines(Padding(thing, (0, 1)), pad=False)
        room = max(5, self.out.height - 2)
        if not self.interactive or len(lines) <= room:
            self.show(Padding(thing, (0, 1)))
            return
        for first in range(0, len(lines), room):
            for line in lines[first : first + room]:
                self.out.print(*(Text(part.text, part.style or "") for part in line), sep="", soft_wrap=True)
            if first + room < len(lines) and self.ask(self.say("cli-more") + " ").lower() == "q":
                return


def marked(drawn: str) -> Text:
    """A game's picture with its [style]…[/] marks; a mark that means nothing is left out."""
    try:
        return Text.from_markup(drawn, emoji=False)
    except MarkupError:
        return Text(unmarked(drawn))


def brief(fact: Any) -> Any:
    return f"{fact[:LONGEST_FACT]}…" if isinstance(fact, str) and len(fact) > LONGEST_FACT else fact


def signed(points: int) -> str:
    return str(points).replace("-", "−")


def bullet(text: Text) -> Padding:
    """A line of the log; what does not fit goes on under its beginning."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_row(Text("·", "faint"), text)
    return Padding(grid, (0, 0, 0, 1))


def prose(text: str) -> RenderableType:
    """A paragraph no wider than one likes to read."""
    grid = Grid.grid()
    grid.add_column(max_width=MOST_WIDTH)
    grid.add_row(Text(text))
    return grid
