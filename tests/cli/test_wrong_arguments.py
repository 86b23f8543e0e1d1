"""A wrong argument gets a sentence and an exit code, never a traceback."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

import londinium
from londinium.bots import levels
from tests.cli.conftest import Command

GAME = "kids-of-london"
BOTS = f"random, greedy, search, level:1 – level:{len(levels(londinium.game(GAME)))}"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play", "Which game? Say, for example: londinium play GAME --players 4"),
        ("play chess", "There is no game “chess”; the games are: "),
        ("play chess --lang fr", "Le jeu « chess » n’existe pas"),
        ("--lang pl simulate chess", "Nie ma gry „chess”"),
        ("games --lang de", "There is no language “de”; choose one of en, fr, pl."),
        (f"play {GAME} --players 9", "Kids of London is for 2 to 5 players, not 9."),
        (f"play {GAME} --players many", "--players wants a whole number, not “many”."),
        (f"play {GAME} --players many --lang pl", "--players wymaga liczby całkowitej, a nie „many”."),
        (f"play {GAME} --players", "--players wants a value."),
        (f"play {GAME} --players 3 --you 4", "There is no seat “4”; seats are counted from 1 to 3."),
        (f"play {GAME} --players 3 --you 1,x", "There is no seat “x”"),
        (f"play {GAME} --players 3 --you 1 --name A --name B", "There are more names (2) than people (1)."),
        (f"play {GAME} --players 3 --bots deep", f"There is no bot “deep”; choose among {BOTS}."),
        (f"play {GAME} --players 3 --bots level:99", f"There is no bot “level:99”; choose among {BOTS}."),
        (f"play {GAME} --players 5 --bots random,greedy", "There are 2 bots for 4 seats"),
        (f"play {GAME} --seed -1", "--seed must be from 0 to 2^128 − 1."),
        (f"play {GAME} --option fog", "An option is written name=value, not “fog”."),
        (f"play {GAME} --option fog=1", "This game has no option “fog”"),
        (f"play {GAME} --data none.toml", "Cannot read none.toml: No such file or directory"),
        ("play --resume none.json", "Cannot read none.json: No such file or directory"),
        ("simulate", "GAME is missing. See: londinium simulate --help"),
        (f"simulate {GAME} --games 0", "--games must be at least 1."),
        (f"simulate {GAME} --jobs 0", "--jobs must be from 1 to 1024."),
        (f"simulate {GAME} --players 3 --bots random,greedy", "There are 2 bots for 3 seats"),
        (f"simulate {GAME} --out rows.xls", "rows.xls: the name of the file must end in one of .parquet, .csv, .json."),
        (f"simulate {GAME} --out none/rows.csv", "There is no folder none to write to."),
        ("replay none.json", "Cannot read none.json: No such file or directory"),
        ("replay good.json --seat 4", "There is no seat “4”; seats are counted from 1 to 3."),
        ("replay .", "Cannot read .: Is a directory"),
        ("data check none.toml", "Cannot read none.toml: No such file or directory"),
        ("data show chess", "There is no game “chess”"),
        ("fuzz --minutes soon", "--minutes wants a number greater than 0, not “soon”."),
        ("fuzz --out none", "There is no folder none to write to."),
        ("dance", "There is no command “dance”. See: londinium --help"),
        ("games --loud", "There is no option --loud here. See: londinium games --help"),
        ("games tonight", "“tonight” is more than was asked for. See: londinium games --help"),
        (f"play {GAME} --resume good.json --seed 3", "--seed cannot be changed in a game that has begun"),
        (f"play {GAME} --resume good.json --option a=b", "--option cannot be changed in a game that has begun"),
    ],
)
def test_a_wrong_argument_gets_a_sentence(command: Command, tmp_path: Path, arguments: str, sentence: str) -> None:
    (tmp_path / "good.json").write_text(londinium.game(GAME).table(3, seed=1).record().dumps())
    said = command(*arguments.split())
    assert said.code in (1, 2)
    assert sentence in said.err
    assert "Traceback" not in said.err


def test_a_record_that_cannot_be_played_back_gets_the_reason(command: Command, tmp_path: Path) -> None:
    text = londinium.game(GAME).table(3, seed=1).record().dumps()
    for name, content, reason in (
        ("cut.json", text[:-30], "perhaps it was cut short"),
        ("edited.json", text.replace('"players": 3', '"players": 4'), "changed after it was saved"),
        ("newer.json", text.replace('"format": 2', '"format": 99'), "install a newer Londinium"),
        ("other.json", "[1, 2]", "not a record"),
        ("bytes.json", "\0", "cut short"),
        ("deep.json", "[" * 200_000, "recursion"),
    ):
        (tmp_path / name).write_text(content, encoding="utf-8")
        for asked in (("replay", name), ("play", "--resume", name)):
            said = command(*asked)
            assert said.code == 1
            assert reason in said.err
            assert said.err.startswith(f"{name} is not a record that can be played back")


def test_notes_that_make_no_sense_are_refused(command: Command, tmp_path: Path) -> None:
    record = londinium.game(GAME).table(3, seed=1).record()
    for bots, names in (
        (["deep", None, None], ["A", "B", "C"]),
        ([None], ["A", "B", "C"]),
        ([None, None, None], "ABC"),
        ([None, None, None], ["A", "B", 3]),
    ):
        record.notes = json.loads(json.dumps({"bots": bots, "names": names}))
        (tmp_path / "odd.json").write_text(record.dumps())
        assert "do not say who sat where" in command("play", "--resume", "odd.json").err


def test_a_game_may_be_played_from_a_pipe(command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("9" * 5000 + "\nsend 3\n\ns piped\n"))
    said = command("play", GAME, "--players", "3", "--seed", "2", "--bots", "random")
    assert said.code == 0
    assert "Goodbye." in said.out
    record = londinium.Record.loads((tmp_path / "piped.json").read_text(encoding="utf-8"))
    assert record.moves[0] == (0, "send 3")
