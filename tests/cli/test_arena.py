"""Arena on the command line: what it shows and writes, that it goes on after Ctrl-C, and what it refuses."""

from __future__ import annotations

import re
import subprocess
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import polars
import pytest

from londinium.arena.source import machine, seed_of
from tests.cli.conftest import Command
from tests.cli.terminal import Terminal

GAME = "kids-of-london"
RUN = ("arena", GAME, "--bots", "greedy,random", "--players", "3", "--blocks", "6", "--seed", "9")
LADDER = """
bots = ["greedy", "random"]
players = [2, 3]
blocks = 4
seed = 5
"""


def rows(path: Path) -> polars.DataFrame:
    """What was written, without what clocks say."""
    read = polars.read_parquet if path.suffix == ".parquet" else polars.read_csv
    return read(path).select(polars.exclude("^cpu_.*$", "seconds"))


class Page(HTMLParser):
    """What a report asks for from elsewhere, and what it shows."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.elsewhere: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in ("meta", "line", "circle", "rect"):
            self.open.append(tag)
        self.elsewhere += [value or "" for name, value in attrs if name in ("src", "href", "srcset", "data", "action")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_run_shows_shares_controls_and_ratings_and_writes_rows_and_a_report(command: Command, tmp_path: Path) -> None:
    said = command(*RUN, "--out", "run.csv")
    assert said.code == 0
    assert said.err == ""
    assert "3 players: 6 blocks, 54 games, seed 9" in said.out
    for line in (
        r"greedy +[0-9.]+% +[0-9.]+% – [0-9.]+%",
        r"greedy alone against random +[0-9.]+%",
        r"greedy against itself +[0-9.]+% .* 33.3% ",
        r"greedy against random +[0-9.]+% ",
        r"random +[0-9]+ +[0-9]+ +[0-9.]+ ms",
        r"greedy +[0-9.]+ +[0-9.]+ – [0-9.]+ +36",
    ):
        assert re.search(line, said.out), line
    found = rows(tmp_path / "run.csv")
    assert found.height == 54
    assert found["seed"].n_unique() == 6
    greedy = found.filter(polars.col("match") != "mirror")
    won = sum(float(greedy.filter(polars.col(f"bot_{seat}") == "greedy")[f"payoff_{seat}"].sum()) for seat in (1, 2, 3))
    sat = sum(int((greedy[f"bot_{seat}"] == "greedy").sum()) for seat in (1, 2, 3))
    assert re.search(rf"greedy +{100 * won / sat:.1f}%", said.out)


@pytest.mark.parametrize(("lang", "word"), [("en", "Ratings"), ("fr", "Cotes"), ("pl", "Oceny siły")])
def test_a_report_is_one_page_that_asks_nobody_for_anything(
    command: Command, tmp_path: Path, lang: str, word: str
) -> None:
    assert command(*RUN, "--out", "run.csv", "--lang", lang).code == 0
    text = (tmp_path / "run.html").read_text(encoding="utf-8")
    page = Page(text)
    assert page.open == []
    assert page.elsewhere == []
    assert "script" not in page.tags
    assert not re.search(r"https?:|url\(|@import", text)
    assert f"<h2>{word}</h2>" in text
    assert page.tags.count("svg") == 6
    assert "prefers-color-scheme: dark" in text
    assert 'name="viewport"' in text
    assert "londinium arena kids-of-london --bots greedy,random" in text
    assert machine() in text


def test_results_do_not_depend_on_the_number_of_processes(command: Command, tmp_path: Path) -> None:
    assert command(*RUN, "--out", "alone.parquet").code == 0
    assert command(*RUN, "--jobs", "3", "--out", "together.parquet").code == 0
    assert rows(tmp_path / "alone.parquet").equals(rows(tmp_path / "together.parquet"))


def test_ctrl_c_keeps_what_was_played_and_the_same_command_goes_on(command: Command, tmp_path: Path) -> None:
    line = (*RUN[:6], "--blocks", "300", "--seed", "9", "--bots", "search:60,greedy", "--form", "first", "--jobs", "2")
    terminal = Terminal(tmp_path, *line, "--out", "part.csv", size=(50, 200))
    terminal.process.expect(r"[2-9]/300")
    terminal.interrupt()
    assert terminal.ended() == 130
    assert "Traceback" not in terminal.text
    found = re.search(r"Stopped after (\d+) of 300 blocks, and all of them are kept", terminal.words)
    assert found
    done = int(found[1])
    assert rows(tmp_path / "part.csv")["block"].n_unique() == done
    terminal = Terminal(tmp_path, *line, "--out", "part.csv", size=(50, 200))
    terminal.wait(f"goes on: {done} of 300 blocks are there")
    terminal.interrupt()
    assert terminal.ended() == 130


def test_the_same_command_plays_nothing_again(command: Command, tmp_path: Path) -> None:
    first = command(*RUN, "--out", "run.csv")
    journal = (tmp_path / "run.csv.blocks").read_bytes()
    second = command(*RUN, "--out", "run.csv")
    assert second.out.partition("\n")[2] == first.out
    assert "goes on: 6 of 6 blocks are there" in second.out
    assert (tmp_path / "run.csv.blocks").read_bytes() == journal


def test_a_sequential_test_says_what_it_found(command: Command, tmp_path: Path) -> None:
    said = command("arena", GAME, "--bots", "greedy,random", "--players", "2", "--blocks", "200", "--sprt", "0.4,0.6")
    assert said.code == 0
    assert "Whether the first bot’s share is 40.0% or 60.0%, wrong at most 5.0% and 5.0% of the time" in said.out
    found = re.search(r"After (\d+) blocks: 60.0% is accepted", said.out)
    assert found
    assert rows(tmp_path / f"arena-{GAME}.csv")["block"].n_unique() == int(found[1])
    open_still = command(*RUN, "--sprt", "0.30,0.31", "--out", "open.csv")
    assert "Undecided after 6 blocks" in open_still.out


def test_a_seed_can_be_that_of_a_commit(command: Command, tmp_path: Path) -> None:
    assert "There is no commit “HEAD” here" in command(*RUN[:-2], "--seed", "commit").err
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    subprocess.run(["git", *who, "commit", "-q", "--allow-empty", "-m", "Settle it"], cwd=tmp_path, check=True)
    commit = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=tmp_path, check=True, capture_output=True, text=True
    ).stdout.strip()
    said = command(*RUN[:-2], "--seed", "commit")
    assert said.code == 0
    assert f"seed {seed_of(commit)}" in said.out
    assert commit in said.out
    assert commit in (tmp_path / f"arena-{GAME}.html").read_text(encoding="utf-8")
    subprocess.run(["git", *who, "commit", "-q", "--allow-empty", "-m", "Go on"], cwd=tmp_path, check=True)
    other = command(*RUN[:-2], "--seed", "commit")
    assert other.code == 1
    assert "holds another run, which has seed" in other.err
    assert "goes on: 6 of 6" in command(*RUN[:-2], "--seed", f"commit:{commit[:12]}").out
    assert "There is no commit “nowhere” here" in command(*RUN[:-2], "--seed", "commit:nowhere").err


def test_a_ladder_is_generated_with_all_that_it_rests_on(command: Command, tmp_path: Path) -> None:
    (tmp_path / "ladder.toml").write_text(LADDER, encoding="utf-8")
    (tmp_path / "docs" / "bots").mkdir(parents=True)
    said = command("arena", GAME, "--ladder", "ladder.toml", "--jobs", "2")
    assert said.code == 0, said.err
    page = tmp_path / "docs" / "bots" / f"{GAME}.md"
    text = page.read_text(encoding="utf-8")
    assert f"The ladder is in docs/bots/{GAME}.md" in said.out
    assert "## Ratings over all runs" in text
    assert [f"## {players} players" in text for players in (2, 3, 4)] == [True, True, False]
    assert f"`londinium arena {GAME} --ladder ladder.toml --jobs 2`" in text
    for fact in (
        r"\| Seed \| `0x5` \|",
        r"\| Machine \| .*Python 3",
        r"\| greedy \| [0-9.]+% \|",
        "greedy against itself",
    ):
        assert re.search(fact, text), fact
    for line in text.splitlines():
        if line.startswith("|"):
            assert line.endswith("|")
    page.unlink()
    again = command("arena", GAME, "--ladder", "ladder.toml", "--jobs", "2")
    assert "goes on: 4 of 4 blocks are there" in again.out
    assert page.read_text(encoding="utf-8") == text, "made from the journals alone, it is the same again"


RUNS = """
seed = 5
ratings = "ratings.toml"

[[run]]
name = "levels"
about = "Each level against the one below."
bots = ["level:2", "level:1", "random"]
players = [2]
blocks = 4
form = "steps"

[[run]]
name = "tables"
bots = ["greedy", "random"]
players = [3]
blocks = 3
control_blocks = 2
seed = 17
"""


def test_a_ladder_may_have_several_runs_and_tells_programs_what_bots_are_rated_at(
    command: Command, tmp_path: Path
) -> None:
    (tmp_path / "ladder.toml").write_text(RUNS, encoding="utf-8")
    said = command("arena", GAME, "--ladder", "ladder.toml", "--out", "page.md")
    assert said.code == 0, said.err
    text = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "## Levels, 2 players\n\nEach level against the one below.\n" in text
    assert "## Tables, 3 players" in text
    assert "not finished" not in text
    for line in (r"\| level:2 alone against level:1 \| level:2 \| [0-9.]+% \|", r"\| level:1 alone against random \|"):
        assert re.search(line, text), line
    assert "level:2 alone against random" not in text
    names = {path.name for path in tmp_path.glob("*.blocks")}
    assert names == {f"ladder-{GAME}-levels-2.blocks", f"ladder-{GAME}-tables-3.blocks"}
    rated = tomllib.loads((tmp_path / "ratings.toml").read_text(encoding="utf-8"))
    assert rated.keys() == {"level:2", "level:1", "greedy", "random"}
    assert all(doubt > 0 for _, doubt in rated.values())
    assert rated["greedy"][0] > rated["random"][0]
    assert "| Seed | `0x5` |" in text
    assert re.search(r"\| Run: Levels, 2 players \| `[0-9a-f]+` \|", text)
    assert re.search(r"\| Run: Tables, 3 players \| `[0-9a-f]+`; its own seed is `0x11` \|", text)


def test_a_ladder_that_is_not_finished_says_so(command: Command, tmp_path: Path) -> None:
    plan = RUNS.replace("blocks = 4", "blocks = 3000").replace('"level:2"', '"search:100"')
    (tmp_path / "ladder.toml").write_text(plan, encoding="utf-8")
    line = ("arena", GAME, "--ladder", "ladder.toml", "--out", "page.md")
    terminal = Terminal(tmp_path, *line, size=(50, 200))
    terminal.process.expect(r"[3-9]/3000")
    terminal.interrupt()
    assert terminal.ended() == 130
    text = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert re.search(r"\*\*Levels, 2 players: not finished: \d+ of 3000 blocks\*\*", text)
    assert "**Tables, 3 players: not finished: 0 of 3 blocks**" in text
    assert "## Tables" not in text


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        ("run = 3", "run is a list of tables"),
        ("run = []", "run is a list of tables"),
        ('[[run]]\nbots = ["greedy"]\nblocks = 3', "it does not say players"),
        ('[[run]]\nbots = ["greedy"]\nblocks = 3\nplayers = [2]\nlimit = 3', "'limit' means nothing here"),
        ('[[run]]\nbots = ["greedy"]\nblocks = 3\nplayers = [2]\nseed = "soon"', "seed is a number, 'commit' or"),
        ('[[run]]\nbots = ["greedy"]\nblocks = 3\nplayers = [2]\nname = "../x"', "a name is of small letters"),
        ('[[run]]\nbots = ["greedy"]\nblocks = 3\nplayers = [2]\n' * 2, "each has a name of its own"),
        ("bots = [", "is no plan of a ladder"),
        ("blocks = 3\nplayers = [2]", "it does not say bots"),
        ('bots = ["greedy"]\nblocks = 3\nplayers = [2]\nspeed = 1', "'speed' means nothing here"),
        ('bots = ["greedy"]\nblocks = "many"\nplayers = [2]', "blocks cannot be 'many'"),
        ('bots = ["greedy"]\nblocks = 3\nplayers = []', "players are a list of numbers"),
        ('bots = ["deep"]\nblocks = 3\nplayers = [2]', "There is no bot “deep”"),
        ('bots = ["greedy"]\nblocks = 3\nplayers = [9]', "is for 2 to 5 players, not 9"),
        ('bots = ["greedy"]\nblocks = 3\nplayers = [2]\nseed = "soon"', "seed is a number, 'commit' or"),
        ('bots = ["greedy"]\nblocks = 3\nplayers = [2]\nseed = "commit:soon"', "There is no commit"),
    ],
)
def test_a_plan_that_makes_no_ladder_gets_a_sentence(
    command: Command, tmp_path: Path, plan: str, sentence: str
) -> None:
    (tmp_path / "ladder.toml").write_text(plan, encoding="utf-8")
    said = command("arena", GAME, "--ladder", "ladder.toml")
    assert said.code in (1, 2)
    assert sentence in said.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ladder.toml"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("", "--bots is missing. See: londinium arena --help"),
        ("--bots deep", "There is no bot “deep”"),
        ("--bots search:0s", "“search:0s” cannot think for so long"),
        ("--bots search:2h", "“search:2h” cannot think for so long"),
        ("--bots search:100000s", "“search:100000s” cannot think for so long"),
        ("--bots greedy --players 9", "is for 2 to 5 players, not 9"),
        ("--bots greedy --blocks 1", "--blocks must be from 2 to 10000000."),
        ("--bots greedy --blocks many", "--blocks wants a whole number"),
        (
            "--bots greedy,random --players 4 --blocks 9000000",
            "A block has 12 games here: --blocks can be at most 833,333.",
        ),
        ("--bots greedy,random --players 4 --form mixed", "Mixed tables of 4 need at least 4 bots, and 2 are named"),
        ("--bots greedy,random --form swiss", "--form is mixed, round, first, steps, not “swiss”."),
        ("--bots greedy,random --sprt 0.5", "--sprt wants P0,P1 or P0,P1,ALPHA,BETA"),
        ("--bots greedy,random --sprt 0.5,0.4", "with P0 below P1"),
        ("--bots greedy --sprt 0.5,0.6", "--sprt tests the first bot against others"),
        ("--bots greedy --limit 0", "--limit wants seconds from 0.1 to 86400"),
        ("--bots greedy --limit soon", "--limit wants seconds"),
        ("--bots greedy --seed tomorrow", "--seed wants a whole number, commit, or commit:HASH"),
        ("--bots greedy --seed -1", "--seed must be from 0 to 2^128 − 1."),
        ("--bots greedy --cluster here", "--cluster wants auto or ray://HOST:PORT, not “here”."),
        ("--bots greedy --out run.xls", "must end in one of .parquet, .csv, .json"),
        ("--bots greedy --out none/run.csv", "There is no folder none to write to."),
        ("--bots greedy --ladder ladder.toml", "--bots is said by the plan of the ladder"),
        ("--ladder none.toml", "Cannot read none.toml"),
        ("--bots greedy --out notes.csv", "notes.csv is there already and is not of a run that could go on"),
        ("--bots greedy --out other.csv", "other.csv.blocks is no journal of the arena"),
        ("--bots greedy --lang fr --sprt x", "--sprt attend P0,P1"),
        ("--bots greedy --lang pl --form x", "--form to mixed, round, first, steps, a nie „x”."),
    ],
)
def test_a_wrong_argument_gets_a_sentence_and_changes_nothing(
    command: Command, tmp_path: Path, arguments: str, sentence: str
) -> None:
    for name in ("notes.csv", "other.csv.blocks"):
        (tmp_path / name).write_text("mine\n", encoding="utf-8")
    said = command("arena", GAME, *arguments.split())
    assert said.code in (1, 2)
    assert sentence in said.err
    assert "Traceback" not in said.err
    assert {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()} == {
        "notes.csv": "mine\n",
        "other.csv.blocks": "mine\n",
    }


def test_results_of_another_run_are_refused_and_left_alone(command: Command, tmp_path: Path) -> None:
    command(*RUN, "--out", "run.csv")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    said = command(*RUN[:-1], "10", "--out", "run.csv")
    assert said.code == 1
    assert "run.csv.blocks holds another run, which has seed" in said.err
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
