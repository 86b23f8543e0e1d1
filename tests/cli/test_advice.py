"""Advice in the terminal: the best choices, how often they win, and why."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import CHOOSE, Terminal


def test_a_shows_the_best_choices_with_their_shares_and_reasons(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "london", "--players", "3", "--seed", "5", size=(40, 120))
    terminal.wait(CHOOSE)
    terminal.answer("a")
    told = terminal.text.split("Share of wins")[1]
    assert "% ± " in told
    assert "better than" in told or "as good as" in told
    terminal.answer("h")
    assert "see the best choices, how often they win, and why" in terminal.text
    terminal.answer("q", "Save the game first?")


def test_a_says_it_in_the_language_of_the_table(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "kids-of-london", "--players", "3", "--lang", "pl", size=(40, 120))
    terminal.wait(CHOOSE)
    terminal.answer("a")
    told = terminal.text.split("Szansa wygranej")[1]
    assert "Wyślij" in told or "wyślij" in told
    assert "lepsze niż" in told or "równie dobre jak" in told
