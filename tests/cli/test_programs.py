"""Programs on the command line: named as bots, spoken for over a pipe, never started by a file from somebody else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import londinium
from londinium.core.words import LANGUAGES
from tests.cli.conftest import Command
from tests.cli.terminal import COMMAND, Terminal

GAME = londinium.game("kids-of-london")
EXAMPLES = Path(__file__).parents[2] / "docs/bots/programs"
BOT = EXAMPLES / "my_bot.py"


def test_a_program_plays_in_simulations_and_in_the_arena(command: Command, tmp_path: Path) -> None:
    said = command("simulate", GAME.id, "--bots", f"program:{BOT},random", "--games", "4", "--out", "rows.json")
    assert said.code == 0, said.err
    rows = json.loads((tmp_path / "rows.json").read_text())
    assert f"program:{BOT}" in json.dumps(rows)
    run = ("arena", GAME.id, "--bots", f"program:{BOT},random", "--players", "2", "--blocks", "2", "--out", "run.csv")
    said = command(*run)
    assert said.code == 0, said.err
    assert f"program:{BOT}" in (tmp_path / "run.csv").read_text()


def test_a_program_that_fails_in_matches_is_named_with_the_reason(command: Command, tmp_path: Path) -> None:
    bad = "class Bad(Bot):\n    def choose(self, view, moves):\n        return 'castle'\n"
    (tmp_path / "bad.py").write_text(f"from londinium.bots.program import Bot\n{bad}")
    for lines in (("arena", "--blocks", "2"), ("simulate", "--games", "3")):
        said = command(lines[0], GAME.id, "--bots", "program:bad.py,random", "--players", "2", *lines[1:])
        assert said.code == 0, said.err
        assert "program:bad.py lost" in said.out
        assert "castle" in said.out


def test_a_program_sits_at_a_table_in_the_terminal(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", GAME.id, "--players", "2", "--seed", "3", "--bots", f"program:{BOT}")
    terminal.wait("› ")
    terminal.play_to_the_end()
    terminal.answer("n", "Goodbye")
    assert terminal.ended() == 0
    assert "lost a move" not in terminal.words
    assert "Byron (program)" in terminal.words


def test_a_person_is_told_when_a_program_loses_a_move(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", GAME.id, "--players", "2", "--seed", "3", "--bots", "program:false")
    terminal.wait("› ")
    terminal.play_to_the_end()
    terminal.answer("n", "Goodbye")
    assert terminal.ended() == 0
    assert "Byron lost a move, and any legal one was drawn instead: it ended (exit code 1)" in terminal.words
    assert "not asked again in this game" in terminal.words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_never_starts_a_program(command: Command, tmp_path: Path, lang: str) -> None:
    record = GAME.table(2, seed=1).record()
    record.notes = {"you": [0], "bots": [None, "program:touch started"], "names": ["Ada", "Eve"], "luck": "0"}
    (tmp_path / "evil.json").write_text(record.dumps())
    said = command("play", "--resume", "evil.json", "--lang", lang)
    assert said.code == 2
    assert "program:touch started" in said.err
    assert "--bots" in said.err
    assert command("replay", "evil.json").code == 0
    assert not (tmp_path / "started").exists()


def test_a_record_that_names_a_program_goes_on_with_one_that_is_named_again(tmp_path: Path) -> None:
    record = GAME.table(2, seed=1).record()
    record.notes = {"you": [0], "bots": [None, "program:touch started"], "names": ["Ada", "Eve"], "luck": "0"}
    (tmp_path / "game.json").write_text(record.dumps())
    terminal = Terminal(tmp_path, "play", "--resume", "game.json", "--bots", f"program:{BOT}")
    terminal.wait("› ")
    terminal.play_to_the_end()
    terminal.answer("n", "Goodbye")
    assert terminal.ended() == 0
    assert not (tmp_path / "started").exists()


def test_a_bot_in_a_file_is_spoken_for_over_a_pipe() -> None:
    view = GAME.table(2, seed=1).view(0)
    lines = [
        {"is": "begin", "protocol": 1, "game": GAME.id, "players": 2, "seat": 0, "options": {}, "seed": 1},
        {"is": "choose", "view": view, "moves": ["send 0", "send 4"]},
        {"is": "choose", "view": view, "moves": ["send 0"]},
        {"is": "end"},
    ]
    said = subprocess.run(
        [COMMAND, "bot", "serve", str(BOT)],
        input="".join(json.dumps(line) + "\n" for line in lines),
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert [json.loads(line) for line in said.stdout.splitlines()] == [{"move": "send 4"}, {"move": "send 0"}]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("play", GAME.id, "--bots", "program:none.py"), "There is no program “none.py”"),
        (("simulate", GAME.id, "--bots", "program:no-such-program"), "There is no program “no-such-program”"),
        (("arena", GAME.id, "--bots", "program:,random"), "There is no program “”"),
        (("bot", "serve", "none.py"), "There is no program “none.py”"),
        (("bot", "serve", "greedy"), "There is no program “greedy”"),
        (("bot", "serve", "empty.py"), "should have one class that is a londinium.bots.program.Bot; there: none"),
        (("bot", "serve", "none.py", "--table", "http://127.0.0.1:9/#/invite/x"), "There is no program “none.py”"),
        (("bot", "serve", "empty.py", "--table", "http://127.0.0.1:9/"), "“http://127.0.0.1:9/” is no invitation"),
        (("bot", "serve", "empty.py", "--table", "http://127.0.0.1:9/#/invite/x"), "does not answer"),
        (("bot", "serve"), "PROGRAM is missing"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    command: Command, tmp_path: Path, arguments: tuple[str, ...], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "empty.py").write_text("")
    said = command(*arguments)
    assert said.code in (1, 2)
    assert sentence in said.err
    assert "Traceback" not in said.err
