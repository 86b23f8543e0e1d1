"""MCCFR on a small Kids of London: OpenSpiel's own solver and its own measure, as the game comes to be played better.

    python examples/mccfr.py        # under a minute

The game is cut down to its last two hours, with two players and the fictitious one. How much a player could gain by
playing a best response, the mean of both seats, is OpenSpiel's NashConv divided by two: 0 is an equilibrium. The
fictitious player may win too, so the game is not zero-sum, and that it falls is an observation and no theorem.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from curves import Curve, Point, draw, read, write
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

import londinium.envs.openspiel

HERE = Path(__file__).resolve().parent
GAME = londinium.envs.openspiel.name_of(londinium.game("kids-of-london"))
PLAYERS = 2
START = {
    "hour": 8,
    "hands": [[2, 6], [1, 7], [5]],
    "stranger": [0, 1, 2, 4, 6, 7, 8, 3, 5],  # the fictitious player's children, in order
    "coins": [12, 9, 10],
}  # which characters come is left to chance
ITERATIONS = 4000
LOOKS = 8  # measurements, each after twice as many iterations as the one before


def small_game() -> Any:
    """The last two hours; one throw of chance deals them, so that the whole tree can be walked."""
    return pyspiel.load_game(GAME, {"players": PLAYERS, "throws": 1, "start": json.dumps(START)})


def exploitability_of(game: Any, played: Any) -> float:
    return float(exploitability.nash_conv(game, played)) / PLAYERS


def solve(game: Any, iterations: int, seed: int) -> Iterator[Point]:
    """A point before the first iteration, when all moves are as likely, and then ever more seldom."""
    np.random.seed(seed)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    before = exploitability_of(game, policy.UniformRandomPolicy(game))
    yield Point(0, before, before, before)
    looks = sorted({max(1, iterations >> back) for back in range(LOOKS)})
    for done in range(1, iterations + 1):
        solver.iteration()
        if done in looks:
            now = exploitability_of(game, solver.average_policy())
            yield Point(done, now, now, now)


def main() -> None:
    parser = argparse.ArgumentParser(description="Solve the last hours of Kids of London ever better.")
    parser.add_argument("--out", type=Path, default=HERE, help="where the curve goes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    given = parser.parse_args()
    points = []
    for point in solve(small_game(), given.iterations, given.seed):
        print(f"after {point.at:5} iterations a best response gains {point.value:.4f}")
        points.append(point)
    curve = Curve(
        title="The last two hours of Kids of London, two players: exploitability",
        across="iterations of external sampling",
        command=f"python examples/mccfr.py --iterations {given.iterations} --seed {given.seed}",
        seed=given.seed,
        points=points,
    )
    write(curve, given.out / "mccfr.csv")
    (given.out / "mccfr.svg").write_text(draw(read(given.out / "mccfr.csv")), encoding="utf-8")


if __name__ == "__main__":
    main()
