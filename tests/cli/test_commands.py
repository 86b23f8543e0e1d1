"""The commands that do not ask: games, data, replay, fuzz, and what they say in every language."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import londinium
from londinium import conformance
from londinium.bots import answer, bot
from londinium.cli.screen import Screen
from londinium.conformance import Finding
from londinium.core import registry
from londinium.core.options import Option
from londinium.core.words import LANGUAGES, SHARED, words
from londinium.notice import NOTICE
from tests.cli.conftest import Command
from tests.cli.terminal import COMMAND, Terminal

GAME = londinium.game("kids-of-london")


def finished(seed: int = 4, players: int = 3, moves: int | None = None) -> londinium.Record:
    table = GAME.table(players, seed)
    mind = bot("random", seed)
    while not table.over and (moves is None or len(table.log) < moves):
        seat = table.to_act[0]
        table.play(seat, answer(table, seat, mind))
    return table.record()


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(finished().dumps(), encoding="utf-8")
    return path


def test_no_command_at_all_shows_the_help(command: Command) -> None:
    assert "simulate" in command().out
    assert command().err == command("data").err == ""


# words


def test_every_sentence_exists_in_every_language_with_the_same_facts() -> None:
    def facts_of(lang: str) -> dict[str, set[str]]:
        text = (SHARED / f"{lang}.ftl").read_text(encoding="utf-8")
        entries = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
        return {entry.split(" =")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries if " =" in entry}

    assert facts_of("en") == facts_of("fr") == facts_of("pl")


def test_the_notice_about_uncompiled_rules_is_the_same_as_everywhere() -> None:
    assert words("en").say("cli-uncompiled") == NOTICE


def test_uncompiled_rules_are_noticed_beside_the_output(tmp_path: Path) -> None:
    for arguments in (("games",), ("simulate", GAME.id, "--games", "2")):
        said = subprocess.run(
            [COMMAND, *arguments],
            env={**os.environ, "LONDINIUM_PURE": "1", "LC_ALL": "C.UTF-8", "COLUMNS": "300"},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        assert said.stderr.strip() == NOTICE
        assert GAME.title() in said.stdout


@pytest.mark.parametrize(
    ("settings", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, settings: dict[str, str], lang: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert Screen().lang == lang


def test_a_language_may_be_asked_for_before_or_after_the_command(command: Command) -> None:
    assert command("--lang", "pl", "games").out == command("games", "--lang=pl").out
    assert command("--lang", "fr", "data", "show", GAME.id).out == command("data", "show", GAME.id, "--lang", "fr").out


# games


@pytest.mark.parametrize("lang", LANGUAGES)
def test_games_lists_every_game_with_players_and_minutes(command: Command, lang: str) -> None:
    said = command("games", "--lang", lang)
    assert said.code == 0
    for game in londinium.games():
        assert game.title(lang) in said.out
        assert game.id in said.out
        assert f"{game.players[0]}–{game.players[-1]}" in said.out
        assert game.words(lang).say("tagline") in said.out


def test_the_version_is_told(command: Command) -> None:
    assert command("--version").out == f"londinium {londinium.__version__}\n"


class Fifth(type(GAME)):  # type: ignore[misc]  # the class of a game is only known when it is found
    """A game the command line has never heard of: options, figures of its own, and marks nobody knows."""

    id = "fifth"
    options = (Option("fog", (False, True), False, players=range(3, 4)),)

    def new_state(self, data: Any, players: int, options: Any) -> Any:
        assert set(options) == {"fog"}
        return super().new_state(data, players, options)

    def picture(self, view: Any, say: Any, names: Any) -> str:
        return "[never-heard-of]a table[/]" if view["seat"] is None else "a [/] stray mark"

    def figures(self, state: londinium.State) -> dict[str, float]:
        return {"richest": float(max(state.points(seat) for seat in range(state.players)))}


@pytest.fixture
def fifth(monkeypatch: pytest.MonkeyPatch) -> Iterator[londinium.Game]:
    game: londinium.Game = Fifth()
    monkeypatch.setattr(registry, "SOURCES", [lambda: (game, GAME)])
    registry.games.cache_clear()
    monkeypatch.setattr(Option, "help", lambda self, game, lang: f"help for {self.name} in {lang}")
    yield game
    registry.games.cache_clear()


def test_a_fifth_game_needs_no_change_of_the_command_line(
    command: Command, fifth: londinium.Game, tmp_path: Path
) -> None:
    assert "help for fog in fr" in command("games", "--lang", "fr").out
    said = command("simulate", "fifth", "--players", "3", "--games", "5", "--option", "fog=true", "--out", "five.csv")
    assert said.code == 0
    assert "richest" in said.out
    assert "richest" in (tmp_path / "five.csv").read_text()
    table = fifth.table(3, seed=1, options={"fog": True})
    (tmp_path / "fifth.json").write_text(table.record().dumps())
    assert "a table" in command("replay", "fifth.json").out
    assert "a  stray mark" in command("replay", "fifth.json", "--seat", "1").out


# data


def test_a_good_data_file_is_counted(command: Command, tmp_path: Path) -> None:
    ours = GAME.data_file.read_text(encoding="utf-8")
    (tmp_path / "ours.toml").write_text(ours, encoding="utf-8")
    said = command("data", "check", "ours.toml")
    assert said.code == 0
    assert f"ours.toml fits {GAME.title()}." in said.out
    assert "character: 7 entries" in said.out
    assert "printed in the rulebook: 7 entries" in said.out
    assert "the same as the data that comes with the game" in said.out

    mine = ours.replace('id = "banker"\ncopies = 1\ncoins = 7', 'id = "banker"\ncopies = 1\ncoins = 9')
    (tmp_path / "mine.toml").write_text(f'game = "{GAME.id}"\n{mine}', encoding="utf-8")
    said = command("data", "check", "mine.toml")
    assert said.code == 0
    assert "the same as" not in said.out
    assert command("simulate", GAME.id, "--games", "3", "--data", "mine.toml").code == 0


def test_a_bad_data_file_gets_the_line_and_the_reason(command: Command, tmp_path: Path) -> None:
    text = GAME.data_file.read_text(encoding="utf-8")
    line = next(number for number, line in enumerate(text.splitlines(), 1) if line == "coins = 7")
    (tmp_path / "bad.toml").write_text(text.replace("coins = 7", "coins = -7"), encoding="utf-8")
    (tmp_path / "named.toml").write_text("game = 'kids-of-london'\n" + text.replace("coins = 7", "coins = -7"))
    for arguments, at in (
        (("bad.toml",), line),
        (("bad.toml", "--game", GAME.id), line),
        (("named.toml",), line + 1),
        (("bad.toml", "--lang", "pl"), line),
    ):
        said = command("data", "check", *arguments)
        assert said.code == 1
        assert f"line {at}: coins of character" in said.err
    assert "nie pasuje do kids-of-london" in said.err
    assert command("play", GAME.id, "--data", "bad.toml").code == 1


def test_data_that_fits_no_game_is_told_for_each(command: Command, fifth: londinium.Game, tmp_path: Path) -> None:
    (tmp_path / "empty.toml").write_text("")
    said = command("data", "check", "empty.toml")
    assert said.code == 1
    assert "empty.toml does not fit fifth" in said.err
    assert f"empty.toml does not fit {GAME.id}" in said.err


def test_data_show_lists_every_entry_with_its_source(command: Command) -> None:
    said = command("data", "show", GAME.id)
    for entry in GAME.own_data.content["character"]:
        assert re.search(rf"{entry['id']} +{entry['copies']} +{entry['coins']} +printed in the rulebook", said.out)


# replay


def test_a_replay_tells_everything_and_ends_with_the_ranking(command: Command, record: Path) -> None:
    said = command("replay", "game.json")
    assert said.code == 0
    table = londinium.replay(record.read_text(encoding="utf-8"))
    for event in table.events:
        assert event.text("en", min(event.seen, default=None)) in said.out
    assert "has chosen" not in re.sub(r"│.*", "", said.out)
    assert "The game is over" in said.out
    assert said.out.count("╭") == 10


def test_a_replay_for_one_seat_shows_only_what_that_seat_saw(command: Command, record: Path) -> None:
    said = command("replay", "game.json", "--seat", "2")
    table = londinium.replay(record.read_text(encoding="utf-8"))
    for event in table.events:
        assert event.text("en", 1) in said.out
        if event.secret and event.who != 1:
            assert event.text("en", 0) not in said.out or event.who != 0
    assert "Seat 2 chose" in said.out
    assert "Seat 1 chose" not in said.out
    assert "Seat 3 chose" not in said.out


def test_a_replay_of_an_unfinished_game_says_so(command: Command, tmp_path: Path) -> None:
    (tmp_path / "half.json").write_text(finished(moves=4).dumps(), encoding="utf-8")
    assert "the record ends after 4 moves" in command("replay", "half.json").out
    assert "liczba ruchów w zapisie: 4" in command("replay", "half.json", "--lang", "pl").out


def test_a_replay_can_be_stepped_through_forth_and_back(tmp_path: Path) -> None:
    (tmp_path / "short.json").write_text(finished(moves=3).dumps(), encoding="utf-8")
    terminal = Terminal(tmp_path, "replay", "short.json", "--step")
    pictures = []
    for answer_, step in (("", 1), ("", 2), ("b", 1), ("b", 0), ("b", 0), ("", 1), ("", 2), ("", 3)):
        terminal.wait("leave ")
        pictures.append(terminal.picture())
        terminal.answer(answer_, f"Move {step} of 3")
    assert pictures[1] == pictures[3] == pictures[6]
    assert pictures[0] == pictures[4] == pictures[5]
    terminal.wait("leave ")
    terminal.answer("", "the record ends after 3 moves")
    assert terminal.ended() == 0


# fuzz


def test_a_fuzz_that_finds_nothing_says_so(command: Command) -> None:
    said = command("fuzz", GAME.id, "--minutes", "0.002", "--seed", "1")
    assert said.code == 0
    assert "Nothing found." in said.out


def test_what_a_fuzz_finds_is_kept_as_a_record_that_shows_it(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = finished(moves=3).dumps()

    def fuzz(*_: object) -> list[Finding]:
        return [Finding(GAME.id, "dead end", "nobody can go on", found, 7), Finding(GAME.id, "crash", "boom", "", 8)]

    monkeypatch.setattr(conformance, "fuzz", fuzz)
    said = command("fuzz", "--minutes", "1", "--out", ".")
    assert said.code == 1
    assert "1. kids-of-london: dead end. nobody can go on" in said.out
    assert "2. kids-of-london: crash. boom" in said.out
    assert (tmp_path / "fuzz-kids-of-london-1.json").read_text() == found
    assert not (tmp_path / "fuzz-kids-of-london-2.json").exists()
    assert command("replay", "fuzz-kids-of-london-1.json").code == 0


def test_ctrl_c_ends_a_fuzz_with_what_was_found(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "fuzz", GAME.id, "--minutes", "60", "--lang", "fr")
    terminal.wait("par seconde")
    terminal.interrupt()
    assert terminal.ended() == 130
    assert "Rien trouvé." in terminal.text
    assert "Traceback" not in terminal.text
