"""What each choice would change, told in the terminal when somebody asks."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import CHOOSE, Terminal


def test_w_says_what_each_choice_would_change_for_certain(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "london", "--players", "3", "--seed", "5", size=(40, 120))
    terminal.wait(CHOOSE)
    terminal.answer("w")
    assert "1  Draw the top card of the deck" in terminal.text.split("What it would change")[1]
    assert "money 5 → 15, loans 0 → 1" in terminal.text.split("What it would change")[1]
    terminal.answer("q", "Save the game first?")


def test_w_says_it_in_the_language_of_the_table(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "kids-of-london", "--players", "3", "--lang", "fr", size=(40, 120))
    terminal.wait(CHOOSE)
    terminal.answer("w")
    assert "Ce qu’il changerait" in terminal.text
    assert "enfants 9 → 8" in terminal.text
