"""Fuzz: random games for as long as one likes, and a record of everything that goes wrong in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

import londinium
from londinium.cli.complaints import write_text
from londinium.cli.screen import Screen

if TYPE_CHECKING:
    from londinium.conformance import Finding, Progress


@dataclass
class Outcome:
    """How a run ended."""

    findings: int
    whole: bool  # not interrupted


def fuzz(screen: Screen, games: Sequence[londinium.Game], seconds: float, seed: int, folder: Path) -> Outcome:
    """Look for crashes, dead ends, endless games and broken invariants, and keep what is found."""
    from londinium import conformance  # here, because no other command needs it

    screen.line("cli-fuzzing", games=screen.listed(game.title(screen.lang) for game in games), seed=str(seed))
    last: list[Progress] = []
    bar = Bar(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=screen.err,
        disable=not screen.err.is_terminal,
        transient=True,
    )
    with bar:
        task = bar.add_task("", total=seconds)

        def progress(now: Progress) -> None:
            last[:] = [now]
            bar.update(task, completed=now.elapsed, description=so_far(screen, now))

        findings = conformance.fuzz(games, seconds, seed, progress)
    for now in last:
        screen.show(so_far(screen, now))
    for number, finding in enumerate(findings, 1):
        keep(screen, finding, number, folder)
    if not findings:
        screen.line("cli-no-findings", "good")
    return Outcome(len(findings), whole=bool(last) and last[0].elapsed >= seconds)


def so_far(screen: Screen, now: Progress) -> str:
    speed = screen.decimal(now.tables / now.elapsed if now.elapsed else 0.0, 0)
    played = screen.say("cli-fuzzed", games=now.tables, speed=speed)
    return f"{played}, {screen.say('cli-findings', count=now.findings)}"


def keep(screen: Screen, finding: Finding, number: int, folder: Path) -> None:
    """Show a finding and write the record that reproduces it."""
    kind = finding.kind.replace(" ", "-")
    screen.line("cli-finding", "bad", number=number, game=finding.game, kind=kind, message=finding.message)
    if finding.record:
        path = folder / f"fuzz-{finding.game}-{number}.json"
        write_text(path, finding.record)
        screen.line("cli-finding-record", path=str(path))
    screen.line("cli-finding-seed", "faint", seed=str(finding.seed))
