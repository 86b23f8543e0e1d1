"""The examples do what their page says: by day in a few seconds each, by night as they are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import mccfr
import nbformat
import numpy as np
import pytest
import trained_bot
from curves import Point, draw, read
from nbclient import NotebookClient
from self_play_ppo import GAME, PLAYERS, Learner, Senses

import londinium
from londinium.bots import answer, bot
from londinium.bots.program import PROTOCOL
from tests.cli.terminal import COMMAND

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
BOT = EXAMPLES / "trained_bot.py"
NOTEBOOK = EXAMPLES / "kids_of_london.ipynb"
LEARNED = """
import json
from self_play_ppo import Learner

learner = Learner()
before = learner.look()
for done in learner.learn():
    if done == 30:
        break
print(json.dumps([before, learner.look()]))
"""
MEASURED = """
import json
from self_play_ppo import WEIGHTS, by_greedy, load_policy, of_network, share_against_random

trained = share_against_random(of_network(load_policy(WEIGHTS)), 11, 2000)
print(json.dumps([trained, share_against_random(by_greedy, 11, 600)]))
"""

pytestmark = pytest.mark.skipif(not londinium.compiled, reason="learning takes minutes where nothing is compiled")


def run(*command: str) -> str:
    """What a command says, run beside the examples with one thread: many small products of matrices need no more."""
    alone = {**os.environ, "OPENBLAS_NUM_THREADS": "1"}
    words = [sys.executable, *command]
    return subprocess.run(words, cwd=EXAMPLES, env=alone, stdout=subprocess.PIPE, text=True, check=True).stdout


def test_a_network_learns_in_seconds() -> None:
    before, after = map(Point._make, json.loads(run("-c", LEARNED)))
    assert after.low > before.high


def test_a_run_comes_to_its_end_and_leaves_nothing_half_done(tmp_path: Path) -> None:
    run("self_play_ppo.py", "--iterations", "2", "--games", "64", "--final", "64", "--out", str(tmp_path))
    assert [point.at for point in read(tmp_path / "self_play_ppo.csv").points] == [0, 2, 2]
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".csv", ".npz", ".svg"]


def test_learning_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, stopped = Learner(games=64, iterations=5), Learner(games=64, iterations=5)
    for done in stopped.learn():
        if done == 3:
            stopped.save(tmp_path / "state.npz")
            break
    again = Learner.load(tmp_path / "state.npz")
    assert list(again.learn()) == [4, 5]
    assert list(whole.learn()) == [1, 2, 3, 4, 5]
    for name, weights in whole.network.weights.items():
        assert (weights == again.network.weights[name]).all()


def test_the_curve_that_is_kept_says_what_the_network_that_is_kept_does() -> None:
    kept = read(EXAMPLES / "self_play_ppo.csv")
    last, greedy = kept.points[-1], kept.lines["greedy"]
    assert last.low > greedy.high, "it ends measurably above greedy"
    measured = json.loads(run("-c", MEASURED))
    for was, now in zip((last, greedy), map(Point._make, measured), strict=True):
        assert abs(now.value - was.value) < 2 * (now.high - now.value)


@pytest.mark.parametrize("name", ["self_play_ppo", "mccfr"])
def test_a_picture_is_drawn_from_the_numbers_beside_it(name: str) -> None:
    assert (EXAMPLES / f"{name}.svg").read_text("utf-8") == draw(read(EXAMPLES / f"{name}.csv"))


def test_what_the_trained_bot_makes_of_a_view_is_what_it_learned_from() -> None:
    game = londinium.game(GAME)
    layout = game.layout(PLAYERS)
    senses = Senses(layout)
    dice = np.random.default_rng(1)
    asked = 0
    for seed in range(20):
        table = game.table(PLAYERS, seed)
        while not table.over:
            seat = int(dice.choice(table.to_act))
            row = np.zeros(layout.size, np.int16)
            table.state.observe(seat, row)
            told = trained_bot.observed(game, table.view(seat))
            assert (senses(told[None]) == senses(row[None])).all()
            table.play(seat, dice.choice(np.array(table.moves(seat), dtype=object)))
            asked += 1
    assert asked > 500


def test_the_trained_bot_plays_at_a_table() -> None:
    table = londinium.game(GAME).table(PLAYERS, 5)
    trained = bot(f"program:{BOT}", 1, table.game)
    others = bot("random", 2, table.game)
    while not table.over:
        for seat in table.to_act:
            table.play(seat, answer(table, seat, trained if seat == 0 else others))
    trained.leave()
    assert trained.failures == []


def test_the_trained_bot_is_served_over_a_pipe() -> None:
    table = londinium.game(GAME).table(PLAYERS, 6)
    begin = {"is": "begin", "protocol": PROTOCOL, "game": GAME, "players": PLAYERS, "seat": 1, "options": {}, "seed": 1}
    choose = {"is": "choose", "view": table.view(1), "moves": [str(move) for move in table.moves(1)]}
    said = "".join(json.dumps(line) + "\n" for line in (begin, choose, {"is": "end"}))
    answered = subprocess.run(
        [COMMAND, "bot", "serve", str(BOT)], input=said, capture_output=True, text=True, timeout=60, check=True
    )
    assert json.loads(answered.stdout)["move"] in choose["moves"]


def test_mccfr_of_openspiel_leaves_ever_less_to_gain() -> None:
    points = list(mccfr.solve(mccfr.small_game(), 1000, seed=1))
    assert points[-1].value < points[0].value / 2
    kept = read(EXAMPLES / "mccfr.csv").points
    assert kept[0].value == pytest.approx(points[0].value, abs=1e-4)
    assert kept[-1].value < points[-1].value


def test_the_notebook_runs_from_top_to_bottom(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    text = NOTEBOOK.read_text("utf-8")
    kept, again = (nbformat.reads(text, as_version=4) for _ in range(2))  # type: ignore[no-untyped-call]  # it has no types
    client = NotebookClient(again, timeout=300, kernel_name="python3", resources={"metadata": {"path": str(EXAMPLES)}})
    client.execute()
    for before, after in zip(kept.cells, again.cells, strict=True):
        assert after.get("outputs", []) == before.get("outputs", [])


@pytest.mark.nightly("learns for minutes")
def test_a_whole_run_ends_above_greedy(tmp_path: Path) -> None:
    run("self_play_ppo.py", "--out", str(tmp_path))
    found = read(tmp_path / "self_play_ppo.csv")
    assert found.points[-1].low > found.lines["greedy"].high


@pytest.mark.nightly("solves for a minute")
def test_a_whole_run_of_mccfr_is_the_one_that_is_kept(tmp_path: Path) -> None:
    run("mccfr.py", "--out", str(tmp_path))
    assert (tmp_path / "mccfr.csv").read_text("utf-8") == (EXAMPLES / "mccfr.csv").read_text("utf-8")
