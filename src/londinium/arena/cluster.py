"""Cluster: the same blocks on the machines of a Ray cluster; what comes back is what one machine would have given.

A block whose worker or machine is lost is played again elsewhere; by us, so that it is given up after as many attempts
as on one machine. Ray is the extra "ray".
"""

from __future__ import annotations

import socket
from collections.abc import Generator, Iterable
from contextlib import suppress
from typing import Any

import londinium
from londinium.arena.processes import ATTEMPTS, Lost, Work
from londinium.core.errors import LondiniumError

PATIENCE = 10.0  # seconds to find a cluster; Ray itself would look for minutes
LEAST_AHEAD = 2
LOOK = 10.0  # seconds after which the cluster is counted anew: machines come and go


class BadCluster(LondiniumError):
    """The cluster cannot be used."""


def play_block(work: Work, version: str, block: int) -> Any:
    """On some machine of the cluster: play one block."""
    if londinium.__version__ != version:
        raise BadCluster(f"a machine of the cluster has Londinium {londinium.__version__}, and not {version} as here")
    try:
        return work.play(block)
    except Exception as problem:
        return Lost(f"{type(problem).__name__}: {problem}")


def played_on_cluster(work: Work, blocks: Iterable[int], address: str) -> Generator[tuple[int, Any], None, None]:
    """Each block and what came of it, in the order in which they are done; `address` is auto or ray://…"""
    import ray
    from ray.exceptions import RayError, RayTaskError

    connect(address)
    task = ray.remote(num_cpus=1, max_retries=0)(play_block)
    fresh = iter(blocks)
    given: dict[Any, int] = {}
    attempts: dict[int, int] = {}
    try:
        kept = ray.put(work)
        while True:
            room = max(LEAST_AHEAD, 2 * int(ray.cluster_resources().get("CPU", 0)))
            while len(given) < room and (block := next(fresh, None)) is not None:
                given[task.remote(kept, londinium.__version__, block)] = block
            if not given:
                return
            done, _ = ray.wait(list(given), num_returns=1, timeout=LOOK)
            for ref in done:
                block = given.pop(ref)
                try:
                    yield block, ray.get(ref)
                except RayTaskError as problem:  # not a game: play_block itself cannot run there
                    raise BadCluster(cannot_play(problem)) from None
                except RayError as problem:
                    attempts[block] = attempts.get(block, 0) + 1
                    if attempts[block] == ATTEMPTS:
                        yield block, Lost(f"its worker was lost {ATTEMPTS} times: {type(problem).__name__}")
                    else:
                        given[task.remote(kept, londinium.__version__, block)] = block
    finally:
        for ref in given:
            ray.cancel(ref, force=True)
        ray.shutdown()


def connect(address: str) -> None:
    """Join the cluster; its door for clients sometimes fails once, and works the next time."""
    import ray
    from ray.exceptions import RayError

    check_reachable(address)
    for attempt in range(1, ATTEMPTS + 1):
        try:
            ray.init(address=address, log_to_driver=False, logging_level="ERROR")
            return
        except (
            RayError,
            ValueError,
            RuntimeError,
            OSError,
        ) as problem:  # also what cannot be reached or takes too long
            with suppress(Exception):
                ray.util.disconnect()  # half a connection would be in the way of the next
            ray.shutdown()
            if attempt == ATTEMPTS or not address.startswith("ray://"):
                told = str(problem).strip().partition("\n")[0]
                raise BadCluster(f"there is no Ray cluster at {address}: {told}") from None


def check_reachable(address: str) -> None:
    """Whether anybody listens at an address that names a host and a port."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()
        except (OSError, OverflowError) as problem:
            raise BadCluster(f"there is no Ray cluster at {address}: {problem}") from None


def cannot_play(problem: Exception) -> str:
    """Why no block can be played there, without the trace of it."""
    told = str(getattr(problem, "cause", None) or problem).strip().partition("\n")[0]
    return f"the cluster cannot play ({told}); install the same Londinium on every machine of it"
