"""What the tests of the commands share: a way to run one and read what it says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import londinium
from londinium.cli.main import run


@dataclass(frozen=True)
class Said:
    """What a command said, and the exit code it left with."""

    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """Run `londinium` with some arguments in an empty folder; not in a terminal."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "300")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def said(*arguments: str) -> Said:
        capsys.readouterr()
        code = run(arguments)
        captured = capsys.readouterr()
        notice = "" if londinium.compiled else captured.err.partition("\n")[0]
        kept = captured.err.removeprefix(notice).lstrip("\n") if "Python" in notice else captured.err
        return Said(code, captured.out, kept)

    return said
