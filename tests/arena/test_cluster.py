"""Ray: the same run on a cluster of two machines, one of which is lost in the middle. By night: it starts real ones."""

from __future__ import annotations

import fcntl
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any

import pytest

import londinium
from londinium.arena.cluster import BadCluster, check_reachable, played_on_cluster
from londinium.arena.contest import backend, hold
from londinium.arena.journal import Journal
from londinium.arena.plans import Plan, plan_for
from londinium.arena.tally import Tally
from tests.arena.test_failing_bots import failing_known, failing_plan

__all__ = ["failing_known"]  # a fixture

pytestmark = [
    pytest.mark.nightly("starts a Ray cluster of two nodes, and needs the extra ray"),
    pytest.mark.filterwarnings("ignore"),  # Ray's own, about what it finds on the machine
]

PLAN = plan_for(londinium.game("kids-of-london"), ["search:100", "greedy"], 2, blocks=12, seed=9)


@pytest.fixture(autouse=True)
def _one_at_a_time(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Tests that run side by side would find each other's clusters."""
    with (tmp_path_factory.getbasetemp().parent / "ray.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@pytest.fixture
def client_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@pytest.fixture
def cluster(client_port: int) -> Iterator[Any]:
    """A cluster of one node with one worker, to which more can be added."""
    from ray.cluster_utils import Cluster

    head = {"num_cpus": 1, "include_dashboard": False, "ray_client_server_port": client_port}
    found = Cluster(initialize_head=True, head_node_args=head)
    try:
        yield found
    finally:
        found.shutdown()


def rows(plan: Plan, journal: Journal) -> list[tuple[Any, ...]]:
    columns = Tally(plan, journal.blocks).columns()
    return list(zip(*(column for name, column in columns.items() if name[:3] not in ("cpu", "sec")), strict=True))


def in_this_process(tmp_path: Path) -> list[tuple[Any, ...]]:
    with Journal(tmp_path / "alone", PLAN) as journal:
        hold(PLAN, journal, backend(jobs=1))
        return rows(PLAN, journal)


def test_a_machine_lost_in_the_middle_is_replaced_and_no_block_counts_twice(cluster: Any, tmp_path: Path) -> None:
    lost = cluster.add_node(num_cpus=1)
    cluster.wait_for_nodes()
    told: list[int] = []

    def at(done: int) -> None:
        told.append(done)
        if done == 3:
            cluster.remove_node(lost, allow_graceful=False)
        if done == 6:
            cluster.add_node(num_cpus=1)

    with Journal(tmp_path / "run", PLAN) as journal:
        hold(PLAN, journal, backend(cluster=cluster.address), at)
        assert journal.lost == {}
        assert sorted(journal.blocks) == list(range(PLAN.blocks))
        there = rows(PLAN, journal)
    assert told == list(range(PLAN.blocks + 1))
    lines = (tmp_path / "run").read_text(encoding="utf-8").splitlines()
    assert len(lines) == PLAN.blocks + 1
    assert there == in_this_process(tmp_path)


def test_a_run_begun_on_a_cluster_is_finished_by_processes(cluster: Any, tmp_path: Path) -> None:
    with Journal(tmp_path / "run", PLAN) as journal:
        some = played_on_cluster(PLAN, range(PLAN.blocks), cluster.address)
        for _ in range(4):
            journal.add(*next(some))
        some.close()
    with Journal(tmp_path / "run", PLAN) as journal:
        assert len(journal.blocks) == 4
        hold(PLAN, journal, backend(jobs=2))
        assert rows(PLAN, journal) == in_this_process(tmp_path)


def test_a_cluster_is_reached_from_a_machine_outside_it(cluster: Any, client_port: int, tmp_path: Path) -> None:
    for _ in range(60):  # its door for clients opens a little later than the rest
        with suppress(BadCluster):
            check_reachable(f"127.0.0.1:{client_port}")
            break
        sleep(0.5)
    with Journal(tmp_path / "run", PLAN) as journal:
        hold(PLAN, journal, backend(cluster=f"ray://127.0.0.1:{client_port}"))
        assert rows(PLAN, journal) == in_this_process(tmp_path)


@pytest.mark.parametrize(("name", "lost"), [("sleeping", 0), ("deep", 2)])
def test_a_bot_that_never_answers_loses_there_too(cluster: Any, tmp_path: Path, name: str, lost: int) -> None:
    plan = failing_plan(name, blocks=2)
    with Journal(tmp_path / "run", plan) as journal:
        hold(plan, journal, backend(cluster=cluster.address))
        assert len(journal.lost) == lost
        tally = Tally(plan, journal.blocks, journal.lost)
    assert len(tally.forfeits().get(name, ())) == len(tally.games) == (2 - lost) * 4


def test_machines_without_londinium_get_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    (tmp_path / "londinium").mkdir()
    (tmp_path / "londinium" / "__init__.py").write_text("raise ModuleNotFoundError('there is no londinium here')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    cluster = request.getfixturevalue("cluster")
    with pytest.raises(BadCluster, match="install the same Londinium on every machine") as problem:
        next(played_on_cluster(PLAN, range(2), cluster.address))
    assert "Traceback" not in str(problem.value)


@pytest.mark.parametrize("address", ["auto", "ray://127.0.0.1:1", "127.0.0.1:1", "ray://127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_gets_a_sentence(address: str) -> None:
    with pytest.raises(BadCluster, match=f"no Ray cluster at {address}"):
        next(played_on_cluster(PLAN, range(2), address))
