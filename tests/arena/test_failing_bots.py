"""Bots that fail: they lose their game by a stated rule, and nothing that was played is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

import londinium
from londinium.arena.contest import backend, hold
from londinium.arena.journal import Journal
from londinium.arena.matches import MatchResult, play_match
from londinium.arena.patience import Patience
from londinium.arena.plans import Plan, plan_for
from londinium.arena.processes import ATTEMPTS, Lost, NoWorkers, played_in_processes
from londinium.arena.tally import Tally
from londinium.bots import BOTS, Bot
from londinium.core.errors import IllegalMove
from londinium.core.state import State

GAME = londinium.game("kids-of-london")
LIMIT = 0.3  # seconds; what is waited for never comes


class Raising(Bot):
    name = "raising"

    def choose(self, state: State, seat: int) -> int:
        raise RuntimeError("lost my way")


class Cheating(Bot):
    name = "cheating"

    def choose(self, state: State, seat: int) -> int:
        return next(move.id for move in GAME.moves if move.id not in state.legal(seat))


class Sleeping(Bot):
    name = "sleeping"

    def choose(self, state: State, seat: int) -> int:
        while True:
            try:
                time.sleep(60)
            except Exception:  # a bot that catches all there is
                continue


class Deep(Bot):
    """Never comes back from compiled code, where no exception can reach it."""

    name = "deep"

    def choose(self, state: State, seat: int) -> int:
        return sum(range(10**13))


FAILING: dict[str, type[Bot]] = {bot.name: bot for bot in (Raising, Cheating, Sleeping, Deep)}


class PlanWithFailing(Plan):
    """A plan whose workers know the bots of this file."""

    def play(self, block: int) -> list[MatchResult]:
        BOTS.update(FAILING)
        return super().play(block)


@dataclass(frozen=True)
class Fatal:
    """Work that ends its process at some blocks, for the first so many times."""

    folder: Path
    blocks: tuple[int, ...]
    times: int

    def play(self, block: int) -> int:
        if block in self.blocks:
            for number in range(self.times):
                mark = self.folder / f"{block}-{number}"
                if not mark.exists():
                    mark.touch()
                    os.kill(os.getpid(), signal.SIGKILL)
        return block * block


@dataclass(frozen=True)
class Unreadable:
    """Work that no worker can be given."""

    def play(self, block: int) -> int:
        return block

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (7,)


class Endless:
    """Work that never ends, begun where a line is read."""

    def play(self, block: int) -> None:
        print("begun", flush=True)
        Sleeping().choose(GAME.table(players=2, seed=1).state, 0)


@pytest.fixture(autouse=True)
def failing_known(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, bot in FAILING.items():
        monkeypatch.setitem(BOTS, name, bot)


@pytest.mark.parametrize(
    ("name", "reason"),
    [("raising", "RuntimeError: lost my way"), ("cheating", "IllegalMove"), ("sleeping", "no answer in 0.3 s")],
)
def test_a_bot_that_fails_loses_and_the_others_share_the_victory(name: str, reason: str) -> None:
    result = play_match(GAME, ["random", name, "random"], 3, seed=1, limit=LIMIT)
    assert result.payoffs == (0.5, 0.0, 0.5)
    assert result.forfeit is not None
    assert result.forfeit[0] == 1
    assert reason in result.forfeit[1]


def test_without_a_limit_what_a_bot_raises_is_raised() -> None:
    with pytest.raises(RuntimeError, match="lost my way"):
        play_match(GAME, ["raising", "random"], 2, seed=1)
    with pytest.raises(IllegalMove):
        play_match(GAME, ["cheating", "random"], 2, seed=1)


def test_a_limit_changes_nothing_for_bots_that_answer() -> None:
    usual = play_match(GAME, ["greedy", "random"], 2, seed=1)
    assert play_match(GAME, ["greedy", "random"], 2, seed=1, limit=60) == usual
    assert signal.getsignal(signal.SIGALRM) == signal.SIG_DFL
    assert signal.getitimer(signal.ITIMER_REAL) == signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)


def test_time_between_choices_is_nobodys() -> None:
    with Patience(0.05) as patience:
        with patience.waiting():
            pass
        time.sleep(0.15)


STARVED = """
import os, subprocess, sys
from time import thread_time
from londinium.arena.patience import Patience

os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
others = subprocess.Popen([sys.executable, "-c", "print(flush=True)\\nwhile True: pass"], stdout=subprocess.PIPE)
try:
    others.stdout.readline()
    os.nice(10)
    begun = thread_time()
    with Patience(0.3) as patience, patience.waiting():
        while thread_time() - begun < float(sys.argv[1]):
            pass
    print("answered")
finally:
    others.kill()
"""


@pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="the system does not count who waits")
@pytest.mark.parametrize(("needed", "said"), [(0.2, "answered"), (600, "TooSlow")])
def test_while_others_have_the_processor_the_time_of_a_bot_stands_still(needed: float, said: str) -> None:
    done = subprocess.run([sys.executable, "-c", STARVED, str(needed)], capture_output=True, text=True, timeout=120)
    assert said in done.stdout + done.stderr


STOPPED = """
from time import thread_time
from londinium.arena.patience import Patience

with Patience(1.0) as patience, patience.waiting():
    print("asked", flush=True)
    begun = thread_time()
    while thread_time() - begun < 0.3:
        pass
print("answered")
"""


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="the system cannot stop a process")
def test_a_machine_that_stood_still_is_no_fault_of_the_bot() -> None:
    with subprocess.Popen([sys.executable, "-c", STOPPED], stdout=subprocess.PIPE, text=True) as asked:
        assert asked.stdout is not None
        asked.stdout.readline()
        asked.send_signal(signal.SIGSTOP)
        time.sleep(1.5)
        asked.send_signal(signal.SIGCONT)
        assert asked.stdout.read() == "answered\n"


def failing_plan(first: str, blocks: int) -> PlanWithFailing:
    plan = plan_for(GAME, [first, "random"], 2, blocks=blocks, seed=1, limit=LIMIT)
    return PlanWithFailing(**{name: getattr(plan, name) for name in plan.__dataclass_fields__})


def test_a_run_with_a_failing_bot_is_whole_and_says_how_often_it_failed(tmp_path: Path) -> None:
    plan = failing_plan("raising", blocks=3)
    with Journal(tmp_path / "run.blocks", plan) as journal:
        hold(plan, journal, backend(jobs=2))
        tally = Tally(plan, journal.blocks, journal.lost)
    assert tally.lost == {}
    assert tally.by_bot()["raising"].mean == 0.0
    assert len(tally.forfeits()["raising"]) == len(tally.games) == 3 * 4
    with Journal(tmp_path / "run.blocks", plan) as again:
        assert Tally(plan, again.blocks).forfeits() == tally.forfeits()


def test_a_bot_that_cannot_be_stopped_costs_its_block_and_no_other(tmp_path: Path) -> None:
    plan = failing_plan("deep", blocks=2)
    with Journal(tmp_path / "run.blocks", plan) as journal:
        hold(plan, journal, backend(jobs=2))
        assert journal.blocks == {}
        assert list(journal.lost.values()) == ["a bot did not answer and could not be stopped"] * 2


@pytest.mark.parametrize("ahead", [0, 1])
def test_a_worker_that_dies_is_replaced_and_every_block_comes_once(tmp_path: Path, ahead: int) -> None:
    work = Fatal(tmp_path, blocks=(0, 3, 4), times=1)
    played = list(played_in_processes(work, range(8), jobs=2, ahead=ahead))
    assert sorted(played) == [(block, block * block) for block in range(8)]


def test_a_block_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    work = Fatal(tmp_path, blocks=(1,), times=ATTEMPTS)
    played = dict(played_in_processes(work, range(4), jobs=1))
    assert isinstance(played.pop(1), Lost)
    assert played == {0: 0, 2: 4, 3: 9}


def test_workers_that_cannot_begin_are_reported_at_once() -> None:
    with pytest.raises(NoWorkers, match="exit code 7"):
        list(played_in_processes(Unreadable(), range(4), jobs=2))


def test_workers_end_with_a_run_that_is_killed() -> None:
    here = "from tests.arena.test_failing_bots import Endless, played_in_processes"
    script = f"{here}\nlist(played_in_processes(Endless(), [0, 1], jobs=2))"
    run = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert run.stdout is not None
    assert [run.stdout.readline() for _ in range(2)] == ["begun\n", "begun\n"]
    run.kill()
    said, _ = run.communicate(timeout=60)  # ends when the last process that could write is gone
    assert said == ""
