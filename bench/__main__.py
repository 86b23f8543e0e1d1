"""Run every benchmark, or those that are named, and show the ratios; `make bench` calls this."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import perf_counter
from types import ModuleType

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import londinium
from bench.measure import Comparison, rate

AS_JSON = "--json"


def main() -> int:
    console = Console(width=110)
    if not londinium.compiled:
        console.print("The rules run uncompiled here, so there is nothing to compare: install a C compiler first.")
        return 1
    found: list[Comparison] = []
    names = [path.stem for path in sorted(Path(__file__).parent.glob("[a-z]*.py"))]
    modules = [import_module(f"bench.{name}") for name in names]
    suites = [module for module in modules if hasattr(module, "comparisons")]
    by_name = {suite.__name__.removeprefix("bench."): suite for suite in suites}
    asked = [word for word in sys.argv[1:] if word != AS_JSON]
    if unknown := [word for word in asked if word not in by_name]:
        console.print(f"There is no benchmark {', '.join(unknown)}; there are {', '.join(by_name)}, and {AS_JSON}.")
        return 2
    suites = [by_name[name] for name in asked] or suites
    with Progress(console=console, transient=True) as progress:
        for suite in suites:
            task = progress.add_task(suite.__name__, total=None)
            found += suite.comparisons(lambda task=task: progress.advance(task))
    show_comparisons(console, found)
    if games := [suite for suite in suites if hasattr(suite, "STATE_LIMIT")]:
        show_sizes(console, games)
    for suite in suites:
        name = suite.__name__.removeprefix("bench.")
        if hasattr(suite, "table_costs"):
            show_rates(console, f"The Table layer of {name}", suite.table_costs())
        if hasattr(suite, "rates"):
            show_rates(console, *suite.rates())
    if AS_JSON in sys.argv:
        print(json.dumps([vars(one) for one in found]))
    return 0 if all(one.met is not False for one in found) else 1


def show_comparisons(console: Console, found: list[Comparison]) -> None:
    table = Table(title=f"Ratios, median of alternating rounds, Python {platform.python_version()}")
    for column in ("what", "peer", "ours", "theirs", "ratio", "wanted", ""):
        table.add_column(column, justify="left" if column in ("what", "peer") else "right")
    for one in found:
        wanted = f"≥ {one.least:g}" if one.least is not None else f"≤ {one.most:g}" if one.most is not None else ""
        met = {True: "[green]yes[/]", False: "[red]no[/]", None: ""}[one.met]
        ours, theirs = (f"{value:,.{0 if value >= 100 else 1}f}{one.unit}" for value in (one.ours, one.theirs))
        table.add_row(one.what, one.peer, ours, theirs, f"{one.ratio:.3g} ×", wanted, met)
    console.print(table)


def show_sizes(console: Console, suites: list[ModuleType]) -> None:
    table = Table(title="Memory of one State, and how many moves there are")
    for column in ("game", "bytes", "wanted", "action space", "largest moves() met"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for suite in suites:
        game = londinium.game(suite.GAME)
        size = type(game.table(game.players[0], seed=1).state).__basicsize__
        largest = str(suite.largest_moves()) if hasattr(suite, "largest_moves") else ""
        table.add_row(game.title(), str(size), f"≤ {suite.STATE_LIMIT}", str(len(game.moves)), largest)
    console.print(table)


def show_rates(
    console: Console, title: str, costs: dict[str, Callable[[], int]], clock: Callable[[], float] = perf_counter
) -> None:
    table = Table(title=title)
    table.add_column("step")
    table.add_column("a second", justify="right")
    for what, work in costs.items():
        table.add_row(what, f"{max(rate(work, clock) for _ in range(3)):,.0f}")
    console.print(table)


if __name__ == "__main__":
    sys.exit(main())
