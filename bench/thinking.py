"""What a move takes while strong bots think at other tables, beside what it takes while none does."""

from __future__ import annotations

import re
import resource
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from bench.crowd import Outcome
from bench.measure import Comparison
from bench.server import LONG_GAME, ApiClient, Ours, Server, checked, on_core, our_server, sqlite
from londinium.bots import bots
from londinium.bots.search import A_SECOND

ROUNDS = 7
TABLES = 200
PACE = 250.0  # moves wanted a second
SECONDS = 8.0
THINKING = 20  # tables at which bots think, each of another owner
GAMES = ("london", "eighty-days", "key-to-the-city")  # games that last longer than what is measured
STRONGEST = bots()[-1]
MOST_RATIO = 2.0
PEER = "nobody thinks"
PATIENCE = 60.0  # seconds until bots think at all tables


@dataclass
class Half:
    """One half of a round: the same moves, with or without bots that think."""

    moves: Outcome
    metrics: dict[str, float]

    def milliseconds(self, share: float) -> float:
        return self.moves.percentile(share) * 1000


def comparisons(progress: Callable[[], None]) -> Iterator[Comparison]:
    """Both halves of a round on a server of their own, all on one core, the crowd on the other; three minutes."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    pairs = []
    with tempfile.TemporaryDirectory(prefix="londinium-bench-") as folder:
        for number in range(ROUNDS):
            halves = [
                half(Path(folder) / f"{number} {thinking}", thinking)
                for thinking in ((THINKING, 0) if number % 2 else (0, THINKING))
            ]
            alone, beside = sorted(halves, key=lambda one: one.metrics["bots_thinking"])
            pairs.append((beside, alone))
            progress()
    load = f"{TABLES} tables, {PACE:g} moves/s, {THINKING} × {STRONGEST} thinking"
    for share in (0.5, 0.99):
        times = [(beside.milliseconds(share), alone.milliseconds(share)) for beside, alone in pairs]
        ours, theirs = (median(pair[one] for pair in times) for one in (0, 1))
        ratio = median(a / b for a, b in times)
        most_ratio = MOST_RATIO if share > 0.5 else None
        yield Comparison(f"p{share * 100:g} of a move, {load}", PEER, ours, theirs, ratio, most=most_ratio, unit=" ms")
    longest = median(beside.metrics["bots_longest_wait_seconds"] for beside, _ in pairs)
    budget = A_SECOND.seconds
    yield Comparison("longest wait for a bot meanwhile", "its budget", longest, budget, longest / budget, unit=" s")


def half(database: Path, thinking: int) -> Half:
    """Play at an even pace on a new server, at some tables of which bots think against each other."""
    with our_server(sqlite(database), 0) as server, on_core(1):
        ours = Ours([server])
        with ours.crowd(TABLES, LONG_GAME) as crowd:
            checked(crowd.play(1))  # warm up
            client = ApiClient(server.port)
            for number in range(thinking):
                seats = [{"who": "bot", "bot": STRONGEST}] * 2
                content = {"game": GAMES[number % len(GAMES)], "seats": seats}
                client.post("/api/tables", content, ours.people[number][1])
            wait_until_all_think(server, thinking)
            outcome = checked(crowd.play(int(PACE * SECONDS / TABLES), PACE))
        metrics = read_metrics(server)
        if metrics["bots_thinking"] != thinking:
            raise RuntimeError(f"bots think at {metrics['bots_thinking']:g} of {thinking} tables at the end")
        return Half(outcome, metrics)


def wait_until_all_think(server: Server, thinking: int) -> None:
    latest = time.monotonic() + PATIENCE
    while read_metrics(server)["bots_thinking"] < thinking:
        if time.monotonic() > latest:
            raise TimeoutError(f"bots do not think at {thinking} tables")
        time.sleep(0.1)


def read_metrics(server: Server) -> dict[str, float]:
    found = re.findall(r"^londinium_(\w+) (\S+)$", server.get("/metrics").decode(), re.MULTILINE)
    return {name: float(value) for name, value in found}
