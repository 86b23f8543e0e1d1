"""Simulate: what it shows, what it writes, and that it does not matter how many processes play."""

from __future__ import annotations

import re
from pathlib import Path

import polars
import pytest

from tests.cli.conftest import Command
from tests.cli.terminal import Terminal

GAME = "kids-of-london"
RUN = ("simulate", GAME, "--players", "3", "--seed", "9")
MIXED = ("--bots", "greedy,random,random", "--games", "3")
MANY = ("--bots", "greedy,random,random", "--games", "9")  # more than one block


def read(path: Path) -> polars.DataFrame:
    if path.suffix == ".parquet":
        return polars.read_parquet(path)
    return (
        polars.read_csv(path, schema_overrides={"seed": polars.String})
        if path.suffix == ".csv"
        else polars.read_json(path)
    )


def tables(out: str) -> str:
    """What was shown, without the time it took and the names of files."""
    return re.sub(r"[0-9.]+ s, .*|.* written to .*", "", out)


@pytest.mark.parametrize("bots", [MANY, ("--bots", "random", "--games", "2100")], ids=["mixed", "random"])
def test_results_do_not_depend_on_the_number_of_processes(
    command: Command, tmp_path: Path, bots: tuple[str, ...]
) -> None:
    alone = command(*RUN, *bots, "--out", "alone.parquet")
    together = command(*RUN, *bots, "--jobs", "2", "--out", "together.parquet")
    assert alone.code == together.code == 0
    assert tables(alone.out) == tables(together.out)
    assert read(tmp_path / "alone.parquet").equals(read(tmp_path / "together.parquet"))


@pytest.mark.parametrize("suffix", ["parquet", "csv", "json"])
def test_every_kind_of_file_has_one_row_for_each_game(command: Command, tmp_path: Path, suffix: str) -> None:
    said = command(*RUN, *MIXED, "--out", f"rows.{suffix}")
    rows = read(tmp_path / f"rows.{suffix}")
    assert f"3 games written to rows.{suffix}" in said.out
    assert rows.columns == [
        *("game", "seed"),
        *("bot_1", "bot_2", "bot_3"),
        *("payoff_1", "payoff_2", "payoff_3"),
        *("points_1", "points_2", "points_3"),
        *("decisions", "rounds"),
    ]
    assert rows["game"].to_list() == list(range(1, 4))
    assert rows["seed"].n_unique() == 3
    assert set(rows["rounds"]) == {9}
    assert all(0 <= total <= 1 + 1e-9 for total in rows.select(polars.sum_horizontal("^payoff_.*$")).to_series())


def test_everyone_sits_everywhere_unless_told_not_to(command: Command, tmp_path: Path) -> None:
    command(*RUN, *MIXED, "--out", "turning.csv")
    command(*RUN, *MIXED, "--no-rotate", "--out", "still.csv")
    turning, still = read(tmp_path / "turning.csv"), read(tmp_path / "still.csv")
    assert [(turning[f"bot_{seat}"] == "greedy").sum() for seat in (1, 2, 3)] == [1, 1, 1]
    assert [(still[f"bot_{seat}"] == "greedy").sum() for seat in (1, 2, 3)] == [3, 0, 0]


def test_the_tables_show_what_the_rows_say(command: Command, tmp_path: Path) -> None:
    said = command(*RUN, *MIXED, "--out", "rows.json")
    rows = read(tmp_path / "rows.json")
    for seat in (1, 2, 3):
        share = f"{100 * float(rows[f'payoff_{seat}'].sum()) / 3:.1f}%"
        points = f"{float(rows[f'points_{seat}'].sum()) / 3:.1f}"
        assert re.search(rf"Seat {seat} +3 +{share} +[0-9.]+% – [0-9.]+% +{points} ", said.out)
    assert re.search(r"greedy +3 ", said.out)
    assert re.search(r"random +6 ", said.out)
    assert re.search(rf"Decisions +{float(rows['decisions'].sum()) / 3:.1f} ", said.out)
    assert said.err == ""


@pytest.mark.parametrize(("lang", "word"), [("fr", "Par robot"), ("pl", "Według botów")])
def test_the_tables_exist_in_every_language(command: Command, lang: str, word: str) -> None:
    said = command(*RUN, "--games", "10", "--lang", lang)
    assert word in said.out
    assert re.search(r"[0-9],[0-9]", said.out)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_was_finished_and_keeps_it(tmp_path: Path, jobs: str) -> None:
    terminal = Terminal(tmp_path, *RUN, "--games", "100000000", "--jobs", jobs, "--out", "part.csv")
    terminal.process.expect(r"[1-9]\d*/100000000")
    terminal.interrupt()
    assert terminal.ended() == 130
    assert "Traceback" not in terminal.text
    done = read(tmp_path / "part.csv").height
    assert done > 0
    assert f"Stopped after {done:,} of 100,000,000 games" in terminal.words
