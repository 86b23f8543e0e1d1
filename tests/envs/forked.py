"""A process that forks while batches are on several threads, one of them perhaps in the middle of a step.

Parent and child play on with the same games and must see the same: `python tests/envs/forked.py 10 yes`.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from threading import Event, Thread

import numpy as np

from londinium.envs import Batch, batch


def play(one: Batch, steps: int) -> bytes:
    dice, found = np.random.default_rng(1), sha256()
    for _ in range(steps):
        now = one.step((one.now.masks * dice.random(one.now.masks.shape)).argmax(axis=1))
        found.update(now.observations.tobytes())
    return found.digest()


def fork(one: Batch, other: Batch) -> None:
    """Whoever is forked steps both batches; the parent the first."""
    source, sink = os.pipe()
    child = os.fork()
    if not child:
        other.step(other.now.masks.argmax(axis=1))
        os.write(sink, play(one, 5))
        os._exit(0)
    os.close(sink)
    seen = play(one, 5)
    with os.fdopen(source, "rb") as said:
        assert said.read() == seen, "the child saw something else"
    assert os.waitpid(child, 0)[1] == 0


def main(times: int, in_a_step: bool) -> None:
    one, other = (batch("kids-of-london", 4, size, seed=1, threads=3) for size in (50, 5000))
    one.reset()
    other.reset()
    stepped, enough = Event(), Event()

    def step() -> None:
        while not enough.is_set():
            other.step(other.now.masks.argmax(axis=1))
            stepped.set()

    thread = Thread(target=step)
    if in_a_step:
        thread.start()
        stepped.wait()
    for _ in range(times):
        fork(one, other)
    if in_a_step:
        enough.set()
        thread.join()
    print("both played on")


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2] == "yes")
