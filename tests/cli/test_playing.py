"""A game in a real terminal, from its first question to the last."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import londinium
from londinium.bots import usual_level
from londinium.core.words import words
from tests.cli.terminal import CHOOSE, Terminal

GAME = "kids-of-london"
USUAL = usual_level(londinium.game(GAME)).spec
GO_ON = "take it back"
NEW = ("play", GAME, "--players", "3", "--seed", "5", "--bots", "random", "--name", "Zoe")
PEOPLE = ("1,3", "--name", "Zoe", "--name", "Max")


def saved(path: Path) -> londinium.Table:
    return londinium.replay(path.read_text(encoding="utf-8"))


def test_a_whole_game_ends_with_the_ranking_and_a_record_to_keep(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *NEW)
    terminal.wait(CHOOSE)
    assert "Zoe (you)" in terminal.text
    assert "Byron (random)" in terminal.text
    assert (
        "Zoe: send a child; the jeweller is in the street. Byron and Clara choose at the same time." in terminal.words
    )
    terminal.play_to_the_end()
    assert "The game is over" in terminal.text
    assert "Robbed from characters" in terminal.text
    terminal.answer("y", "File name")
    terminal.answer("kept", "Saved. See it again with: londinium replay kept.json")
    assert terminal.ended() == 0
    table = saved(tmp_path / "kept.json")
    winners = [rank.who for rank in table.ranking() if rank.won]
    assert table.over
    assert terminal.text.count("★") == len(winners)


def test_undo_takes_back_a_choice_that_nobody_has_answered(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *NEW)
    terminal.wait(CHOOSE)
    terminal.answer("send 7", GO_ON)
    terminal.answer("u")
    assert "Zoe took back “Send child 7”." in terminal.text
    terminal.answer("s first")
    assert saved(tmp_path / "first.json").record().moves == []
    terminal.answer("send 2", GO_ON)
    terminal.answer("")
    terminal.answer("u")
    assert "There is nothing you can take back" in terminal.text
    terminal.answer("s second")
    assert saved(tmp_path / "second.json").record().moves[0] == (0, "send 2")


def test_an_answer_may_be_a_number_or_a_notation_and_a_wrong_one_gets_a_sentence(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *NEW)
    terminal.wait(CHOOSE)
    for wrong in ("hello", "9", "10", "-1", "send nine"):
        terminal.answer(wrong)
        assert f"“{wrong}” is no answer here: type the number of a choice" in terminal.words
    terminal.answer("")
    assert "Please choose: type the number of a choice" in terminal.words
    terminal.answer("3", "✓ Send child 3.")
    terminal.wait(GO_ON)
    terminal.answer("")
    terminal.answer("SEND  4", "✓ Send child 4.")


def test_a_refused_move_shows_the_reason_and_the_rule(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *NEW)
    terminal.wait(CHOOSE)
    terminal.answer("send 3", GO_ON)
    terminal.answer("")
    terminal.answer("send 3")
    say = londinium.game(GAME).words("en").say
    assert say("refusal-child-gone", child=3) in terminal.words
    assert f"The rule: {say('rule-sending-title')}" in terminal.text
    assert say("rule-sending") in terminal.words


def test_a_question_mark_shows_every_chapter_of_the_rules_a_screenful_at_a_time(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *NEW)
    terminal.wait(CHOOSE)
    pages = 1
    terminal.type("?")
    while terminal.wait("— Enter: more · q: back —", CHOOSE) == 0:
        pages += 1
        terminal.type()
    say = londinium.game(GAME).words("en").say
    read = terminal.words.replace("— Enter: more · q: back — ", "")
    for chapter in londinium.game(GAME).chapters:
        assert say(f"rule-{chapter}-title") in read
        assert say(f"rule-{chapter}") in read
    assert pages > 1
    terminal.answer("?", "— Enter: more · q: back —")
    terminal.answer("q", CHOOSE)


def test_help_and_the_whole_log_can_be_read_at_any_choice(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *NEW)
    terminal.wait(CHOOSE)
    terminal.answer("h")
    assert "take your last choice back" in terminal.text
    terminal.answer("send 3", GO_ON)
    terminal.answer("h", "see this help")
    terminal.wait(GO_ON)
    terminal.answer("")
    before = len(terminal.text)
    terminal.answer("l")
    assert "Zoe sent child 3." in terminal.text[before:]


def test_a_saved_game_goes_on_where_it_was_with_the_same_seats_and_bots(tmp_path: Path) -> None:
    first = Terminal(tmp_path, *NEW, "--you", "2")
    first.wait(CHOOSE)
    first.answer("5", GO_ON)
    first.answer("")
    first.answer("q", "Save the game first?")
    first.answer("y", "File name")
    first.answer("", "--resume kids-of-london-1.json")
    assert first.ended() == 0
    notes = json.loads((tmp_path / "kids-of-london-1.json").read_text(encoding="utf-8"))["notes"]
    assert notes["you"] == [1]
    assert notes["bots"] == ["random", None, "random"]
    assert notes["names"] == ["Ada", "Zoe", "Clara"]

    second = Terminal(tmp_path, "play", "--resume", "kids-of-london-1.json")
    second.wait(CHOOSE)
    assert second.picture() == first.picture()
    second.answer("s again")
    again = saved(tmp_path / "again.json")
    assert again.snapshot() == saved(tmp_path / "kids-of-london-1.json").snapshot()


def test_a_resumed_game_goes_on_as_it_would_have_gone_on_without_the_break(tmp_path: Path) -> None:
    whole = Terminal(tmp_path, *NEW)
    whole.wait(CHOOSE)
    whole.answer("s half")
    whole.play_to_the_end()
    whole.answer("y", "File name")
    whole.answer("whole", "Saved")
    halved = Terminal(tmp_path, "play", "--resume", "half.json")
    halved.wait(CHOOSE)
    halved.play_to_the_end()
    halved.answer("y", "File name")
    halved.answer("halved", "Saved")
    assert (tmp_path / "whole.json").read_text() == (tmp_path / "halved.json").read_text()


def test_seats_names_and_bots_may_change_when_a_game_is_taken_up_again(tmp_path: Path) -> None:
    table = londinium.game(GAME).table(3, seed=1)
    record = table.record()
    (tmp_path / "bare.json").write_text(record.dumps())
    record.notes = {"you": [1], "bots": ["random", None, "greedy"], "names": ["Ada", "Zoe", "Clara"], "luck": "7"}
    (tmp_path / "noted.json").write_text(record.dumps())
    for arguments, seats in (
        (("bare.json",), ["Player 1 (you)", f"Byron ({USUAL})", f"Clara ({USUAL})"]),
        (("noted.json", "--name", "Max"), ["Ada (random)", "Max (you)", "Clara (greedy)"]),
        (("noted.json", "--bots", "random"), ["Ada (random)", "Zoe (you)", "Clara (random)"]),
        (("noted.json", "--you", "3"), [f"Ada ({USUAL})", f"Byron ({USUAL})", "Player 3 (you)"]),
    ):
        terminal = Terminal(tmp_path, "play", "--resume", *arguments)
        terminal.wait(CHOOSE)
        assert [seat for seat in seats if seat in terminal.picture()] == seats


def test_a_file_is_not_written_over_without_asking(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("precious")
    terminal = Terminal(tmp_path, *NEW)
    terminal.wait(CHOOSE)
    terminal.answer("s mine", "Write over it?")
    terminal.answer("n", "Not saved.")
    terminal.wait(CHOOSE)
    assert (tmp_path / "mine.json").read_text() == "precious"
    terminal.answer("s nowhere/mine")
    assert "Cannot write nowhere/mine.json: No such file or directory" in terminal.words


def test_quitting_may_be_thought_better_of(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *NEW)
    terminal.wait(CHOOSE)
    terminal.answer("q", "Save the game first?")
    terminal.answer("b", CHOOSE)
    terminal.answer("q", "Save the game first?")
    terminal.answer("n", "Goodbye.")
    assert terminal.ended() == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("settings", [{}, {"TERM": "dumb"}], ids=["terminal", "dumb terminal"])
def test_what_one_person_chose_cannot_be_seen_when_the_next_chooses(tmp_path: Path, settings: dict[str, str]) -> None:
    terminal = Terminal(tmp_path, "play", GAME, "--players", "3", "--seed", "5", "--you", *PEOPLE, settings=settings)
    terminal.wait("Pass the keyboard to Zoe.")
    terminal.wait("Press Enter.")
    terminal.answer("")
    assert "Zoe (you)" in terminal.screen
    terminal.answer("send 7", GO_ON)
    terminal.answer("", "Pass the keyboard to Max.")
    before = len(terminal.text)
    terminal.wait("Press Enter.")
    terminal.answer("")
    seen = terminal.screen if not settings else terminal.text[before:]
    assert "Max (you)" in seen
    assert "Zoe has chosen." in seen
    assert "Zoe chose" not in seen
    assert "✓" not in seen
    assert "send 7" not in seen
    if settings:
        assert "\n" * 40 in terminal.text.replace("\r", "").replace(" ", "")
    terminal.answer("u")
    assert "There is nothing you can take back" in terminal.text


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_game_can_be_played_in_every_language_on_a_narrow_screen_without_colours(tmp_path: Path, lang: str) -> None:
    terminal = Terminal(
        tmp_path,
        "play",
        GAME,
        "--players",
        "2",
        "--seed",
        "8",
        "--lang",
        lang,
        size=(24, 60),
        settings={"NO_COLOR": "1"},
    )
    terminal.wait(CHOOSE)
    game = londinium.game(GAME)
    assert game.title(lang) in terminal.text
    assert words(lang).say("cli-keys") in terminal.words
    assert all(len(line) <= 60 for line in terminal.text.splitlines())
    terminal.play_to_the_end(lang)
    assert words(lang).say("cli-over") in terminal.text
    assert game.words(lang).say("source-robbed") in terminal.words
    terminal.answer("", words(lang).say("cli-goodbye"))
    assert terminal.ended() == 0
    assert "\x1b[3" not in terminal.raw.replace("\x1b[3J", "")


def test_nothing_said_asks_for_language_game_players_and_name(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", settings={"LC_ALL": "pl_PL.UTF-8"})
    terminal.wait("Język (en, fr, pl) [pl]:")
    terminal.answer("xx", "Nie ma tu języka „xx”")
    terminal.wait("[pl]:")
    terminal.answer("fr", "Quel jeu ?")
    terminal.answer(str(1 + [game.id for game in londinium.games()].index(GAME)), "Combien de joueurs")
    terminal.wait("[4]")
    terminal.answer("99", "pas à 99")
    terminal.wait("[4]")
    terminal.answer("3", "Quel est votre nom ?")
    terminal.answer("Zoé")
    assert "Zoé (vous)" in terminal.text
    assert "Byron et Clara choisissent en même temps" in terminal.words


def test_ctrl_c_leaves_at_once_with_one_line_and_no_traceback(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *NEW)
    terminal.wait(CHOOSE)
    terminal.interrupt()
    assert terminal.ended() == 130
    assert terminal.text.rstrip().endswith("Goodbye.")
    assert "Traceback" not in terminal.text


def test_the_end_of_input_leaves_cleanly(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, *NEW)
    terminal.wait(CHOOSE)
    terminal.process.sendeof()
    assert terminal.ended() == 0
    assert terminal.text.rstrip().endswith("Goodbye.")


def test_a_lone_digit_never_sails_while_there_is_something_else_to_do(tmp_path: Path) -> None:
    """Where berths are one choice of many, all choices are counted through; where one can but sail, 4 is berth 4."""
    terminal = Terminal(tmp_path, "play", "key-to-the-city", "--players", "2", "--seed", "5", "--bots", "random")
    terminal.wait("q quit")
    assert re.search(r"\b1 +Bid for ", terminal.words)
    assert not re.search(r"\b[1-9] +Sail to berth", terminal.words)
    terminal.answer("sail 3", GO_ON)
    terminal.answer("u", "q quit")
    assert "took back “Sail to berth 3”." in terminal.text
