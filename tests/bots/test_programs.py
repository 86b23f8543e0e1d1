"""Bots that are programs of their own: they see one seat, and what they do wrong costs a move, never the table."""

from __future__ import annotations

import json
import os
import select
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import londinium
from londinium.arena.matches import play_match
from londinium.bots import Bot, BotFailed, NoProgram, Program, answer, bot, check_bot, is_bot
from londinium.bots.pipe import IDLE, MOST_FAILURES, RUNNING, command_of
from londinium.bots.program import BadProgram, load
from londinium.conformance.base import dice_for, random_game, setups
from londinium.conformance.checks import another_world
from londinium.core.game import Game

pytestmark = pytest.mark.once

EXAMPLES = Path(__file__).parents[2] / "docs/bots/programs"
KIDS = londinium.game("kids-of-london")
SOON = 0.4  # seconds; what is waited for never comes
PATIENCE = 60.0  # seconds; what is waited for comes
NODE = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))

# a program in plain Python that answers each question with what stands in `answer`, after it was told to begin
PLAIN = """
import json, os, sys, time
asked = 0
for line in sys.stdin:
    said = json.loads(line)
    with open(sys.argv[1], "a") as log:
        log.write(line)
    if said["is"] == "choose":
        asked += 1
        {answer}
"""
FIRST = 'print(json.dumps({"move": said["moves"][0]}), flush=True)'
FAULTS = {
    "crashes": ("sys.exit('lost my way')", "it ended (exit code 1): lost my way"),
    "hangs": ("time.sleep(600)", "no answer in"),
    "says no JSON": ("print('a good move', flush=True)", "it should answer"),
    "says a list": ("print('[1, 2]', flush=True)", "it should answer"),
    "says nothing of a move": ("print('{}', flush=True)", "it should answer"),
    "says no move of the game": ('print(\'{"move": "castle"}\', flush=True)', "is not a move of"),
    "says an illegal move": ('print(\'{"move": "take-own"}\', flush=True)', "is not allowed now"),
    "says very much": ("print('x' * 10_000_000, flush=True)", "it should answer"),
    "says bytes that are no text": ("os.write(1, bytes([255, 254, 10]))", "it should answer"),
    "closes its output": ("os.close(1); time.sleep(600)", "it has closed its output"),
}


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    """Whatever a test starts is ended with it."""
    yield
    for pipe in list(RUNNING):
        pipe.close(grace=0)
    IDLE.waiting.clear()


class Written:
    """A program in plain Python, and what it was told."""

    def __init__(self, folder: Path, answer: str = FIRST) -> None:
        self.log = folder / "told.jsonl"
        path = folder / "program.py.txt"
        path.write_text(PLAIN.replace("{answer}", answer.strip()))
        self.spec = f"program:{sys.executable} {path} {self.log}"

    def mind(self, game: Game = KIDS, seed: int = 1) -> Program:
        found = bot(self.spec, seed, game)
        assert isinstance(found, Program)
        return found

    @property
    def told(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


def play_table(game: Game, players: int, minds: dict[int, Bot], seed: int = 3) -> londinium.Table:
    table = game.table(players, seed)
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, answer(table, seat, minds[seat]))
    return table


# what a program sees


def test_a_program_is_told_of_its_game_and_then_asked_with_its_view_and_its_moves(tmp_path: Path) -> None:
    program = Written(tmp_path)
    mind = program.mind()
    table = KIDS.table(3, seed=5)
    move = answer(table, 1, mind)
    assert move is table.moves(1)[0]
    begun, asked = program.told
    assert {key: begun[key] for key in ("is", "protocol", "game", "players", "seat", "options")} == {
        "is": "begin",
        "protocol": 1,
        "game": "kids-of-london",
        "players": 3,
        "seat": 1,
        "options": {},
    }
    assert asked == {"is": "choose", "view": table.view(1), "moves": [str(move) for move in table.moves(1)]}


@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_nothing_a_seat_cannot_know_is_told_to_its_program(tmp_path: Path, game: Game) -> None:
    setup = setups(game)[-1]
    dice = dice_for("programs", setup)
    compared = 0
    for at, table in enumerate(random_game(setup, 4)):
        if table.over or at % 9:
            continue
        seat = dice.choice(table.to_act)
        lines = []
        for number, world in enumerate((table, another_world(table, seat, dice))):
            folder = tmp_path / f"{at}-{number}"
            folder.mkdir()
            program = Written(folder)
            mind = program.mind(game, seed=at)
            answer(world, seat, mind)
            mind.leave()
            lines.append(program.log.read_bytes())
            for pipe in list(RUNNING):
                pipe.close()
            IDLE.waiting.clear()
        told = lines[0].splitlines()[:2], lines[1].splitlines()[:2]
        assert told[0] == told[1]
        compared += 1
        if compared == 4:
            return
    assert compared


def test_the_options_of_the_table_are_in_the_view(tmp_path: Path) -> None:
    program = Written(tmp_path)
    game = londinium.game("london")
    mind = program.mind(game)
    table = game.table(2, seed=1, options={"deck": "first"})
    answer(table, table.to_act[0], mind)
    assert program.told[1]["view"]["options"]["deck"] == "first"


def test_every_choice_of_a_whole_game_is_asked_for_at_one_seat_only(tmp_path: Path) -> None:
    program = Written(tmp_path)
    mind = program.mind()
    table = play_table(KIDS, 3, {0: bot("random", 1), 1: mind, 2: bot("random", 2)})
    mind.leave()
    for pipe in list(RUNNING):
        pipe.close()
    begun, *asked, end = program.told
    assert begun["seat"] == 1
    assert end == {"is": "end"}
    assert [one["view"]["seat"] for one in asked] == [1] * sum(entry.seat == 1 for entry in table.log)


# three lines are enough


@pytest.mark.parametrize("command", ["my_bot.py", "sh my_bot.sh", f"{NODE} my_bot.mjs"])
def test_the_example_plays_the_last_of_its_moves_in_each_language(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(EXAMPLES)
    minds = {seat: bot(f"program:{command}", seat, KIDS) for seat in range(2)}
    table = play_table(KIDS, 2, dict(minds))
    assert [mind.failures for mind in minds.values()] == [[], []]
    again = KIDS.table(2, seed=3)
    while not again.over:
        seat = again.to_act[0]
        again.play(seat, again.moves(seat)[-1])
    assert table.record().moves == again.record().moves


@pytest.mark.parametrize("game", londinium.games(), ids=lambda game: game.id)
def test_a_program_plays_whole_matches_of_every_game(game: Game) -> None:
    result = play_match(game, [f"program:{EXAMPLES / 'my_bot.py'}", "random"], 2, seed=1, limit=60)
    assert result.forfeit is None
    assert result.choices[0] > 3


def test_the_same_seed_gives_a_program_the_same_dice(tmp_path: Path) -> None:
    path = tmp_path / "dicey.py"
    path.write_text(
        "from londinium.bots.program import Bot\n"
        "class Dicey(Bot):\n"
        "    def choose(self, view, moves):\n"
        "        print('thinking aloud disturbs nobody')\n"
        "        return str(self.dice.choice(moves))\n"
    )
    first = play_match(KIDS, [f"program:{path}"], 3, seed=8)
    assert first == play_match(KIDS, [f"program:{path}"], 3, seed=8)
    assert first.points != play_match(KIDS, [f"program:{path}"], 3, seed=9).points


def test_a_program_that_is_well_plays_its_next_game_without_being_started_again(tmp_path: Path) -> None:
    program = Written(tmp_path, 'print(json.dumps({"move": said["moves"][0], "pid": os.getpid()}), flush=True)')
    for seed in range(3):
        play_match(KIDS, [program.spec, "random"], 2, seed=seed)
    assert len(RUNNING) == 1
    assert [one["is"] for one in program.told].count("begin") == 3


@pytest.mark.parametrize(
    ("text", "there"),
    [
        ("x = 1\n", "there: none"),
        ("from londinium.bots.program import Bot\n", "there: none"),
        (
            "from londinium.bots.program import Bot\nclass One(Bot): pass\nclass Two(Bot): pass\n",
            "there: One, Two",
        ),
    ],
)
def test_a_file_has_one_bot(tmp_path: Path, text: str, there: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "some.py").write_text(text)
    with pytest.raises(BadProgram, match=there):
        load(tmp_path / "some.py")


# what a program does wrong


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_that_fails_loses_its_move_and_the_table_goes_on(tmp_path: Path, fault: str) -> None:
    action, reason = FAULTS[fault]
    mind = Written(tmp_path, action).mind()
    mind.limit = SOON if fault == "hangs" else PATIENCE
    table = play_table(KIDS, 2, {0: mind, 1: bot("random", 1)})
    assert table.over
    assert reason in mind.failures[0]
    assert len(mind.failures) == sum(entry.seat == 0 for entry in table.log)
    assert all("not asked again" in one for one in mind.failures[MOST_FAILURES:])
    assert len(RUNNING) == 0


@pytest.mark.parametrize("fault", FAULTS)
def test_a_program_that_fails_in_a_match_loses_the_game(tmp_path: Path, fault: str) -> None:
    action, reason = FAULTS[fault]
    program = Written(tmp_path, action)
    limit = SOON if fault == "hangs" else PATIENCE
    result = play_match(KIDS, ["random", program.spec, "random"], 3, seed=1, limit=limit)
    assert result.payoffs == (0.5, 0.0, 0.5)
    assert result.forfeit is not None
    assert result.forfeit[0] == 1
    assert reason in result.forfeit[1]


def test_without_a_limit_a_program_that_fails_loses_the_game_too(tmp_path: Path) -> None:
    program = Written(tmp_path, "sys.exit(3)")
    result = play_match(KIDS, ["random", program.spec], 2, seed=1)
    assert result.forfeit == (1, "it ended (exit code 3)")


def test_a_program_that_fails_once_is_started_again_and_goes_on(tmp_path: Path) -> None:
    failing = """
        if not os.path.exists(sys.argv[1] + ".failed"):
            open(sys.argv[1] + ".failed", "w").close()
            sys.exit(1)
        """
    mind = Written(tmp_path, failing + FIRST).mind()
    table = play_table(KIDS, 2, {0: mind, 1: bot("random", 1)})
    assert table.over
    assert mind.failures == ["it ended (exit code 1)"]


def test_a_lost_move_is_drawn_from_the_legal_ones_and_from_nothing_else(tmp_path: Path) -> None:
    program = Written(tmp_path, "sys.exit(1)")
    drawn = set()
    for seed in range(30):
        mind = program.mind(seed=seed)
        mind.failed = MOST_FAILURES
        mind.begun = {"is": "begin", "protocol": 1, "game": KIDS.id, "players": 2, "seat": 0, "options": {}}
        table = KIDS.table(2, seed=3)
        drawn.add(answer(table, 0, mind))
    assert drawn <= set(table.moves(0))
    assert len(drawn) > 4


def test_a_program_that_never_reads_keeps_nobody_waiting_longer_than_the_limit() -> None:
    game = londinium.game("key-to-the-city")
    mind = bot("program:sleep 600", 1, game)
    assert isinstance(mind, Program)
    mind.limit = SOON
    table = game.table(6, seed=1)
    view = {**table.view(0), "much": "x" * 1_000_000}  # more than any pipe holds
    with pytest.raises(BotFailed, match="no answer in"):
        mind.answer(view, table.moves(0))
    assert not RUNNING


def test_what_a_program_says_before_it_is_asked_counts_for_nothing(tmp_path: Path) -> None:
    path = tmp_path / "early.txt"
    path.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    said = json.loads(line)\n"
        "    if said['is'] == 'choose':\n"
        "        print(json.dumps({'move': said['moves'][-1]}), flush=True)\n"
        "        print(json.dumps({'move': 'early'}), flush=True)\n"
    )
    mind = bot(f"program:{sys.executable} {path}", 1, KIDS)
    table = KIDS.table(2, seed=3)
    assert isinstance(mind, Program)
    answer(table, 0, mind)
    assert mind.pipe is not None
    assert mind.pipe.answers.get(timeout=30) == b'{"move": "early"}\n'  # it is there, and is put back to be passed over
    mind.pipe.answers.put(b'{"move": "early"}\n')
    answer(table, 0, mind)
    assert mind.failures == []


def test_a_program_is_ended_with_all_that_it_started(tmp_path: Path) -> None:
    starting = """
        if asked == 2:
            time.sleep(600)
        import subprocess
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        print(json.dumps({"move": said["moves"][0], "child": child.pid}), flush=True)
        """
    program = Written(tmp_path, starting)
    mind = program.mind()
    table = KIDS.table(2, seed=3)
    mind.answer(table.view(0), table.moves(0))
    pipe = mind.pipe
    assert pipe is not None
    children = Path(f"/proc/{pipe.process.pid}/task/{pipe.process.pid}/children").read_text().split()
    assert children
    mind.limit = SOON
    with pytest.raises(BotFailed, match="no answer in"):
        mind.answer(table.view(0), table.moves(0))
    assert pipe.process.returncode is not None
    assert [child for child in children if runs(int(child))] == []


def runs(process: int) -> bool:
    """Whether a process has not ended; one that nobody has buried yet has."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


# names


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="there are no groups of processes here")
def test_a_program_that_hangs_ends_with_its_player_even_if_that_is_killed(tmp_path: Path) -> None:
    line = tmp_path / "line"
    os.mkfifo(line)
    hangs = f"exec 3>{line}; echo here >&3; sleep 1000; sleep 1000"
    begins = f"import signal; from londinium.bots.pipe import Pipe; Pipe(('sh', '-c', {hangs!r}))"
    command = [sys.executable, "-c", f"{begins}; print('begun', flush=True); signal.pause()"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as player, line.open("rb", buffering=0) as held:
        assert held.read(5) == b"here\n"
        assert player.stdout is not None
        assert player.stdout.readline() == b"begun\n"
        player.kill()
        ended, _, _ = select.select([held], [], [], PATIENCE)
        assert ended, "it still runs"
        assert held.read(1) == b""


def test_a_program_is_named_where_bots_are_but_never_by_somebody_else() -> None:
    assert check_bot("program:sh", KIDS) is None
    assert not is_bot("program:sh", KIDS)
    assert not is_bot(f"program:{EXAMPLES / 'my_bot.py'}", KIDS)


@pytest.mark.parametrize("text", ["no-such-program", "none.py", "", "   ", "sh 'unclosed"])
def test_a_program_that_is_not_there_is_refused_before_anything_is_played(text: str) -> None:
    with pytest.raises(NoProgram):
        check_bot(f"program:{text}", KIDS)
    with pytest.raises(NoProgram):
        command_of(text)


def test_a_lost_move_depends_on_the_seed_alone(tmp_path: Path) -> None:
    program = Written(tmp_path, "sys.exit(1)")
    games = [play_table(KIDS, 2, {0: program.mind(seed=5), 1: bot("random", 1)}).record().moves for _ in range(2)]
    assert games[0] == games[1]
