"""Simulate: many games between bots, with a bar that moves and tables of what they came to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

import londinium
from londinium.arena import Share, Spread, Summary, run_matches, write_results
from londinium.arena.results import SUFFIXES
from londinium.cli.complaints import Complaint, reason
from londinium.cli.extras import needs
from londinium.cli.screen import Screen
from londinium.core.data import DataSet

RIGHT = (1, 2, 3, 4, 5)  # every column but the first holds numbers


@dataclass(frozen=True)
class Run:
    """What is to be played."""

    game: londinium.Game
    bots: Sequence[str]
    players: int
    games: int
    seed: int
    options: Mapping[str, Any]
    data: DataSet | None
    jobs: int
    rotate: bool


def check_out(path: Path | None) -> None:
    """Complain about a file that could not be written, before hours are spent on what should be in it."""
    if path is None:
        return
    if path.suffix not in SUFFIXES:
        raise Complaint("cli-out-suffix", path=str(path), choices=", ".join(SUFFIXES))
    if not path.parent.is_dir():
        raise Complaint("cli-no-folder", path=str(path.parent))
    if path.suffix == ".parquet":
        needs("parquet")


def play(screen: Screen, run: Run) -> tuple[Summary, float, bool]:
    """Play all games, or those until somebody interrupts: the summary, the seconds, whether all were played."""
    summary = Summary(run.players)
    begun = perf_counter()
    progress = Progress(
        TextColumn(screen.say("cli-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=screen.err,
        disable=not screen.err.is_terminal,
        transient=True,
    )
    whole = True
    with progress:
        bar = progress.add_task("", total=run.games)
        results = run_matches(
            run.game,
            run.bots,
            run.players,
            run.games,
            run.seed,
            run.options,
            run.data,
            run.jobs,
            run.rotate,
            progress=lambda done: progress.update(bar, completed=done),
        )
        try:
            with closing(results):  # type: ignore[type-var]  # the results come from a generator
                for result in results:
                    summary.add(result)
        except KeyboardInterrupt:
            summary.settle()
            whole = False
    return summary, perf_counter() - begun, whole


def keep(screen: Screen, path: Path, summary: Summary) -> None:
    """Write one row per game."""
    try:
        write_results(path, summary.columns())
    except OSError as problem:
        raise Complaint("cli-cannot-write", 1, path=str(path), problem=reason(problem)) from None
    screen.line("cli-written", "good", count=summary.games, path=str(path))


def report(screen: Screen, run: Run, summary: Summary, seconds: float) -> None:
    """The tables."""
    screen.show(
        Text(
            screen.say(
                "cli-simulated",
                game=run.game.title(screen.lang),
                players=run.players,
                games=summary.games,
                seed=str(run.seed),
            ),
            "title",
        )
    )
    screen.line("cli-par", "faint", share=screen.percent(1 / run.players))
    for bot, reasons in summary.forfeits.items():
        screen.line("cli-arena-forfeit", "bad", bot=bot, count=len(reasons), reason=reasons[0])
    screen.show()
    shares(screen, "cli-by-bot", "cli-bot", list(summary.by_bot().items()), list(summary.points_by_bot().values()))
    seats = [(run.game.name(seat, screen.lang), share) for seat, share in enumerate(summary.by_seat())]
    shares(screen, "cli-by-seat", "cli-seat", seats, summary.points_by_seat())
    if summary.without_winner() > 1e-9:
        screen.line("cli-without-winner", share=screen.percent(summary.without_winner()))
        screen.show()
    lengths = {screen.say("cli-decisions"): summary.decisions(), screen.say("cli-rounds"): summary.rounds()}
    spreads(screen, "cli-length", lengths)
    if figures := summary.figures():
        say = run.game.words(screen.lang)
        spreads(screen, "cli-figures", {say.figure(name): one for name, one in figures.items()})
    screen.line(
        "cli-took",
        "faint",
        seconds=screen.decimal(seconds),
        speed=screen.decimal(summary.games / seconds, 0 if summary.games > 20 * seconds else 1),
    )


def shares(screen: Screen, title: str, head: str, rows: list[tuple[str, Share]], points: list[Spread]) -> None:
    grid = screen.grid(
        head,
        "cli-played",
        "cli-share",
        "cli-interval",
        "cli-points",
        "cli-spread",
        title=screen.say(title),
        right=RIGHT,
    )
    for (name, share), spread in zip(rows, points, strict=True):
        grid.add_row(
            name,
            str(share.games),
            Text(screen.percent(share.share), "title"),
            f"{screen.percent(share.low)} – {screen.percent(share.high)}",
            screen.decimal(spread.mean),
            f"± {screen.decimal(spread.deviation)}",
        )
    screen.show(grid)


def spreads(screen: Screen, title: str, rows: dict[str, Spread]) -> None:
    grid = screen.grid(title, "cli-mean", "cli-spread", "cli-least", "cli-most", right=RIGHT)
    for name, spread in rows.items():
        grid.add_row(
            name,
            screen.decimal(spread.mean),
            f"± {screen.decimal(spread.deviation)}",
            shortest(screen, spread.least),
            shortest(screen, spread.most),
        )
    screen.show(grid)


def shortest(screen: Screen, value: float) -> str:
    return screen.decimal(value, 0 if value == int(value) else 1)
