"""Runs: the same whoever plays them and however often they are interrupted; no block is lost or counted twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import polars
import pytest

import londinium
from londinium.arena.contest import backend, hold
from londinium.arena.journal import BadJournal, InUse, Journal, OtherRun
from londinium.arena.plans import Plan, plan_for
from londinium.arena.processes import Lost
from londinium.arena.results import write_results
from londinium.arena.sprt import Sprt
from londinium.arena.tally import Tally

GAME = londinium.game("kids-of-london")
PLAN = plan_for(GAME, ["random", "greedy"], 2, blocks=6, seed=3)


def here(plan: Plan, blocks: Iterable[int]) -> Generator[tuple[int, Any], None, None]:
    """Blocks played in this process, the last first."""
    for block in reversed(list(blocks)):
        yield block, plan.play(block)


def told(tally: Tally) -> dict[str, list[object]]:
    """The rows without what clocks say."""
    return {
        name: column for name, column in tally.columns().items() if name != "seconds" and not name.startswith("cpu")
    }


def run(path: Path, jobs: int, plan: Plan = PLAN) -> Tally:
    with Journal(path, plan) as journal:
        hold(plan, journal, backend(jobs))
        return Tally(plan, journal.blocks, journal.lost)


def test_results_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    bots = ["search:5", "greedy"] if londinium.compiled else ["greedy", "random"]  # it takes minutes in plain Python
    plan = plan_for(GAME, bots, 2, blocks=3, seed=3, control_blocks=2)
    alone, together = run(tmp_path / "1", 1, plan), run(tmp_path / "2", 3, plan)
    assert told(alone) == told(together)
    assert alone.by_bot() == together.by_bot()


def test_a_run_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole", jobs=1)

    def four(plan: Plan, blocks: Iterable[int]) -> Generator[tuple[int, Any], None, None]:
        yield from here(plan, list(blocks)[:4])

    path = tmp_path / "parts"
    with Journal(path, PLAN) as journal:
        hold(PLAN, journal, four)
    before = path.read_text()
    progress: list[int] = []
    with Journal(path, PLAN) as journal:
        assert sorted(journal.blocks) == [0, 1, 2, 3]
        hold(PLAN, journal, here, progress.append)
        assert told(Tally(PLAN, journal.blocks)) == told(whole)
    assert progress == [4, 5, 6]
    assert path.read_text().startswith(before)


@pytest.mark.parametrize("cut", [1, 30, 10_000])
def test_a_line_cut_short_by_a_crash_costs_one_block(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "run"
    whole = run(path, jobs=1)
    content = path.read_bytes()
    last = len(content) - content[:-1].rindex(b"\n") - 1
    path.write_bytes(content[: -min(cut, last)])
    with Journal(path, PLAN) as journal:
        assert len(journal.blocks) == PLAN.blocks - 1
    assert told(run(path, jobs=1)) == told(whole)


def test_a_journal_cut_short_in_its_first_line_begins_again(tmp_path: Path) -> None:
    path = tmp_path / "run"
    path.write_text('{"run":"12')
    with Journal(path, PLAN) as journal:
        assert journal.blocks == {}
    assert json.loads(path.read_text())["run"] == PLAN.hash


def test_a_block_written_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "run"
    whole = run(path, jobs=1)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines, lines[2], lines[3]]))
    assert told(run(path, jobs=1)) == told(whole)
    with Journal(path, PLAN) as journal:
        journal.add(0, journal.blocks[1])
        assert told(Tally(PLAN, journal.blocks)) == told(whole)


def test_the_journal_of_another_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "run"
    run(path, jobs=1)
    content = path.read_bytes()
    other = plan_for(GAME, ["random", "greedy"], 2, blocks=6, seed=4)
    with pytest.raises(OtherRun, match="seed"):
        Journal(path, other)
    assert path.read_bytes() == content


def test_a_journal_goes_on_that_was_begun_when_levels_counted_in_every_run(tmp_path: Path) -> None:
    path = tmp_path / "run"
    whole = run(path, jobs=1)
    first, rest = path.read_text().split("\n", 1)
    older = {"run": PLAN.older_hash, "plan": PLAN.described(all_settings=True)}
    path.write_text(json.dumps(older) + "\n" + rest)
    assert PLAN.older_hash != PLAN.hash == json.loads(first)["run"]
    with Journal(path, PLAN) as journal:
        assert told(Tally(PLAN, journal.blocks)) == told(whole)


@pytest.mark.parametrize("content", ["my notes\n", "my notes", '{"a": 1}\n', "[]\n", "\0\n"])
def test_what_is_no_journal_is_refused_and_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "notes"
    path.write_text(content)
    with pytest.raises(BadJournal, match="no journal"):
        Journal(path, PLAN)
    assert path.read_text() == content


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "run"
    run(path, jobs=1)
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], lines[1][:50], *lines[2:]]) + "\n")
    with pytest.raises(BadJournal, match="line 2 is damaged"):
        Journal(path, PLAN)


def test_two_commands_cannot_write_to_one_journal(tmp_path: Path) -> None:
    with Journal(tmp_path / "run", PLAN), pytest.raises(InUse):
        Journal(tmp_path / "run", PLAN)
    Journal(tmp_path / "run", PLAN).__exit__()


def test_a_lost_block_is_told_and_tried_again(tmp_path: Path) -> None:
    whole = run(tmp_path / "whole", jobs=1)

    def losing(plan: Plan, blocks: Iterable[int]) -> Generator[tuple[int, Any], None, None]:
        for block, played in here(plan, blocks):
            yield block, Lost("the lights went out") if block == 2 else played

    with Journal(tmp_path / "run", PLAN) as journal:
        hold(PLAN, journal, losing)
        assert journal.lost == {2: "the lights went out"}
        assert len(Tally(PLAN, journal.blocks, journal.lost).blocks) == PLAN.blocks - 1
    assert told(run(tmp_path / "run", jobs=1)) == told(whole)


KILLED = """
import sys, os, londinium
from pathlib import Path
from londinium.arena.contest import backend, hold
from londinium.arena.journal import Journal
from londinium.arena.plans import plan_for
if __name__ == "__main__":
    plan = plan_for(londinium.game("kids-of-london"), ["random", "greedy"], 2, blocks=6, seed=3)
    with Journal(Path(sys.argv[1]), plan) as journal:
        hold(plan, journal, backend(2), lambda done: print(done, flush=True))
"""


def test_nothing_is_lost_when_the_whole_command_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    command = subprocess.Popen([sys.executable, str(script), str(tmp_path / "run")], stdout=subprocess.PIPE, text=True)
    assert command.stdout is not None
    with command.stdout:
        while int(command.stdout.readline()) < 2:
            pass
        os.kill(command.pid, signal.SIGKILL)
        command.wait(timeout=60)
    with Journal(tmp_path / "run", PLAN) as journal:
        assert len(journal.blocks) >= 2
    assert told(run(tmp_path / "run", jobs=1)) == told(run(tmp_path / "whole", jobs=1))


def test_a_sequential_test_ends_the_run_at_the_same_block_whoever_plays_it(tmp_path: Path) -> None:
    plan = plan_for(GAME, ["greedy", "random"], 2, blocks=200, seed=3, control_blocks=2, sprt=Sprt(0.3, 0.7))
    alone, together = run(tmp_path / "1", 1, plan), run(tmp_path / "2", 3, plan)
    assert alone.verdict is not None
    assert alone.verdict == together.verdict
    assert alone.verdict.accepted == "p1"
    assert len(alone.blocks) == alone.verdict.blocks < 200
    assert told(alone) == told(together)
    size = (tmp_path / "1").stat().st_size
    assert told(run(tmp_path / "1", 1, plan)) == told(alone)
    assert (tmp_path / "1").stat().st_size == size, "a test that has ended plays no more"


def test_the_test_waits_for_blocks_that_are_late(tmp_path: Path) -> None:
    plan = plan_for(GAME, ["greedy", "random"], 2, blocks=30, seed=3, control_blocks=2, sprt=Sprt(0.3, 0.7))
    with Journal(tmp_path / "run", plan) as journal:
        hold(plan, journal, here)  # the last block first: nothing is known until the first is there
        late = Tally(plan, journal.blocks)
    in_order = run(tmp_path / "other", 1, plan)
    assert late.verdict == in_order.verdict
    assert told(late) == told(in_order)


@pytest.mark.parametrize("suffix", ["csv", "json", "parquet"])
def test_rows_can_be_read_again(tmp_path: Path, suffix: str) -> None:
    tally = run(tmp_path / "run", jobs=1)
    path = tmp_path / f"rows.{suffix}"
    write_results(path, tally.columns())
    rows: polars.DataFrame = getattr(polars, f"read_{suffix}")(path)
    assert rows.height == len(tally.games)
    assert set(rows["run"]) == {PLAN.hash}
    assert rows.filter(polars.col("match") == "mixed")["payoff_1"].sum() == pytest.approx(
        sum(game.result.payoffs[0] for game in tally.contested)
    )
    assert list(tmp_path.glob(".*")) == []
