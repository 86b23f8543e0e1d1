"""Contest: a run from its plan to its last block, wherever it is played; it goes on where it was left."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from typing import Any

from londinium.arena.cluster import played_on_cluster
from londinium.arena.journal import Journal
from londinium.arena.plans import Plan
from londinium.arena.processes import played_in_processes
from londinium.arena.tally import Sequential

Progress = Callable[[int], None]
Backend = Callable[[Plan, Iterable[int]], Generator[tuple[int, Any], None, None]]


def backend(jobs: int = 1, cluster: str | None = None) -> Backend:
    """Who plays: processes of this machine, or a Ray cluster."""
    if cluster is not None:
        return lambda plan, blocks: played_on_cluster(plan, blocks, cluster)
    return lambda plan, blocks: played_in_processes(plan, blocks, jobs)


def hold(plan: Plan, journal: Journal, play: Backend, progress: Progress | None = None) -> None:
    """Play what the journal has not yet, and write each block down as it comes; `progress` is told how many there are.

    A sequential test that has ended ends the run. Whoever interrupts this loses only the blocks being played.
    """
    journal.lost.clear()  # they are tried again
    test = Sequential(plan)
    todo = [block for block in range(plan.blocks) if block not in journal.blocks]
    tell(journal, progress)
    if not todo or ended(test, journal):
        return
    with closing(play(plan, todo)) as blocks:
        for block, played in blocks:
            journal.add(block, played)
            tell(journal, progress)
            if ended(test, journal):
                return


def ended(test: Sequential, journal: Journal) -> bool:
    """Whether the run's sequential test has ended."""
    verdict = test.after(journal.blocks, journal.lost)
    return verdict is not None and verdict.accepted is not None


def tell(journal: Journal, progress: Progress | None) -> None:
    if progress:
        progress(len(journal.blocks) + len(journal.lost))
