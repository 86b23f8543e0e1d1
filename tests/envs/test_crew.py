"""Threads of a batch: they change nothing but the time, end when they should, and hold nobody up."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from threading import Barrier, Thread, enumerate
from time import monotonic
from typing import Any

import numpy as np
import pytest

import londinium
from londinium.core.errors import IllegalMove
from londinium.core.fields import fingerprint
from londinium.envs import Batch, batch, playing
from londinium.envs.crew import WITH_THREADS

GAMES = {"kids-of-london": 5, "eighty-days": 6, "london": 4, "key-to-the-city": 5}
KIDS = "kids-of-london"
SIZE = 61  # no number of threads divides it
STEPS = 100 if londinium.compiled else 8  # more moves than there is room for at first
THREADS = 3
WORKERS = THREADS - 1 if WITH_THREADS else 0  # beside the caller
PATIENCE = 60.0  # seconds, until what comes at once is given up
TASKS = Path("/proc/self/task")  # what Linux says of threads
FORKED = Path(__file__).with_name("forked.py")


def begun(game: str = KIDS, threads: int = THREADS, size: int = SIZE, **rest: Any) -> Batch:
    one = batch(game, GAMES[game], size, seed=4, threads=threads, **rest)
    one.reset()
    return one


def play(one: Batch, steps: int, seed: int = 0) -> str:
    """Play at random, and say as a hash what there was to see and what was kept of it."""
    dice, found = np.random.default_rng(seed), sha256()
    for _ in range(steps):
        now = one.step((one.now.masks * dice.random(one.now.masks.shape)).argmax(axis=1))
        rows = now.observations.values() if isinstance(now.observations, dict) else [now.observations]
        for part in (*rows, *now[1:]):
            found.update(part.tobytes())
    for name, kept in one.games.saved().items():
        found.update(f"{name}{kept}".encode())
    return found.hexdigest()


def workers() -> list[Thread]:
    return [thread for thread in enumerate() if thread.name == playing.WORKER]


def until(condition: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, "it does not come to pass"
        os.sched_yield()


def nobody() -> bool:
    gc.collect()
    return not workers()


@pytest.fixture(autouse=True)
def nobody_is_left() -> Iterator[None]:
    until(nobody)
    yield
    until(nobody)


@pytest.fixture(params=[1, 64], ids=["sleeping", "looking"])
def processors(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Threads fall asleep at once where there are fewer processors than threads; elsewhere they look for a while."""
    processors: int = request.param
    monkeypatch.setattr(playing, "cores", lambda: processors)
    return processors


@pytest.mark.parametrize("game", GAMES)
def test_games_are_byte_for_byte_the_same_on_any_number_of_threads(game: str, processors: int) -> None:
    found = set()
    given: dict[str, Any] = {"layout": "entities", "reward": "shaped"} if processors == 1 else {}
    for threads in (1, 2, 3, 7):
        with begun(game, threads, **given) as one:
            long = play(one, STEPS)
            one.reset()
            found.add((long, play(one, 5)))
    assert len(found) == 1


@pytest.mark.parametrize("size", [1, 2, 5, 7, 64, 193])
def test_every_game_is_played_however_few_or_many_there_are(size: int) -> None:
    assert play(begun(threads=7, size=size), 30) == play(begun(threads=1, size=size), 30)


def test_threads_are_there_from_the_beginning_and_end_with_close() -> None:
    one = begun()
    assert len(workers()) == WORKERS
    kept = workers()
    before = play(one, 5)
    one.close()
    one.close()
    for thread in kept:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    other = begun()
    assert play(other, 5) == before
    assert play(one, 9) == play(other, 9), "whoever closed it can play on alone"


def test_threads_end_with_the_batch_that_nobody_holds_any_more() -> None:
    one = begun()
    play(one, 3)
    assert len(workers()) == WORKERS
    del one
    until(nobody)


def test_a_batch_that_could_not_be_restored_leaves_no_thread() -> None:
    with pytest.raises(Exception, match="damaged"):
        Batch.restore(begun().save()[:-1] + b"\x00")
    until(nobody)


@pytest.mark.skipif(not (WITH_THREADS and TASKS.is_dir()), reason="Linux says whether a thread sleeps")
@pytest.mark.usefixtures("processors")
def test_threads_that_wait_fall_asleep_and_hear_of_the_next_step() -> None:
    def asleep() -> bool:
        said = [(TASKS / str(thread.native_id) / "stat").read_text() for thread in workers()]
        return len(said) == WORKERS and all(one.rpartition(")")[2].split()[0] == "S" for one in said)

    with begun() as one, begun(threads=1) as alone:
        for steps in (1, 2, 3):
            until(asleep)
            assert play(one, steps) == play(alone, steps)


@pytest.mark.usefixtures("processors")
def test_two_who_step_the_same_batch_at_once_take_turns() -> None:
    one = begun(size=SIZE)
    start, done, problems = Barrier(2), [0, 0], []

    def step(who: int) -> None:
        dice = np.random.default_rng(who)
        start.wait(PATIENCE)
        for _ in range(STEPS):
            try:
                one.step((one.now.masks * dice.random(one.now.masks.shape)).argmax(axis=1))
            except IllegalMove:  # the other was faster, and what was open then is not now
                continue
            except BaseException as problem:
                problems.append(problem)
                raise
            done[who] += 1

    both = [Thread(target=step, args=(who,)) for who in range(2)]
    for thread in both:
        thread.start()
    for thread in both:
        thread.join(PATIENCE)
    assert not problems
    assert sum(done) > 0
    for lane in range(one.size):
        assert fingerprint(one.state(lane)) == fingerprint(one.table(lane).state)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.parametrize("in_a_step", ["no", "yes"])
def test_a_forked_process_plays_on_alone_and_does_not_hang(in_a_step: str) -> None:
    command = [sys.executable, "-W", "ignore::DeprecationWarning", str(FORKED), "10", in_a_step]
    found = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    assert found.stdout == "both played on\n", found.stderr


def test_what_goes_wrong_in_a_game_reaches_the_caller_and_threads_remain() -> None:
    """Compiled, nothing can go wrong in a step: in plain Python it can."""
    script = (
        "from londinium.envs import batch, stepping\n"
        "one = batch('kids-of-london', 3, 7, threads=3, seed=1)\n"
        "now = one.reset()\n"
        "kept, stepping.Lanes.play = stepping.Lanes.play, lambda self, lane: {}[lane]\n"
        "try:\n"
        "    one.step(now.masks.argmax(axis=1))\n"
        "except KeyError as problem:\n"
        "    print(repr(problem))\n"
        "stepping.Lanes.play = kept\n"
        "print(one.step(now.masks.argmax(axis=1)).seats.tolist())\n"
    )
    pure = {**os.environ, "LONDINIUM_PURE": "1"}
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=pure, timeout=PATIENCE)
    assert found.stdout.splitlines() == ["KeyError(0)", "[1, 1, 1, 1, 1, 1, 1]"], found.stderr
