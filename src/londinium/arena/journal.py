"""Journal: the blocks of a run as they are played, one line each, so that nothing is lost and nothing is played twice.

The first line says which run it is. A line cut short by a crash is dropped when the run goes on; a block that could not
be played is tried again then.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from londinium.arena.matches import MatchResult
from londinium.arena.plans import Plan
from londinium.arena.processes import Lost
from londinium.core.errors import LondiniumError

try:
    import fcntl
except ImportError:  # on Windows nobody keeps two commands from writing to one journal
    fcntl = None  # type: ignore[assignment]

SUFFIX = ".blocks"


class BadJournal(LondiniumError):
    """The file is no journal, or cannot be used now."""


class OtherRun(BadJournal):
    """The file belongs to another run; `differs` says in what."""

    def __init__(self, path: Path, differs: str) -> None:
        super().__init__(f"{path} holds another run (it differs in: {differs}); choose another file")
        self.path = path
        self.differs = differs


class InUse(BadJournal):
    """Another command writes to it."""


def journal_of(out: Path) -> Path:
    """The journal beside a result file.

    >>> journal_of(Path("runs/first.csv")).name
    'first.csv.blocks'
    """
    return out.with_name(out.name + SUFFIX)


class Journal:
    """An open journal. Use it in a `with`."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.blocks: dict[int, list[MatchResult]] = {}
        self.lost: dict[int, str] = {}
        self.sessions: list[dict[str, Any]] = []
        self.file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        try:
            self.lock()
            self.read()
        except BaseException:
            os.close(self.file)
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *problem: object) -> None:
        os.close(self.file)

    def lock(self) -> None:
        if fcntl is not None:
            try:
                fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise InUse(f"another command is writing to {self.path}") from None

    def read(self) -> None:
        """Take up what is there, or begin."""
        content = self.path.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines:
            if content and not b'{"run":'.startswith(content[:7]):
                raise BadJournal(f"{self.path} is no journal of the arena; choose another file")
            os.ftruncate(self.file, 0)
            self.write({"run": self.plan.hash, "plan": self.plan.described()})
            return
        self.check(lines[0])
        for number, line in enumerate(lines[1:], start=2):
            try:
                self.take(json.loads(line))
            except (ValueError, KeyError, TypeError, IndexError) as problem:
                raise BadJournal(f"{self.path}, line {number} is damaged: {problem}") from None
        os.ftruncate(self.file, len(whole))  # only now that it is known to be ours

    def check(self, line: bytes) -> None:
        """Refuse what is not this run."""
        try:
            head = json.loads(line)
            run, planned = head["run"], dict(head["plan"])
        except (ValueError, KeyError, TypeError):
            raise BadJournal(f"{self.path} is no journal of the arena; choose another file") from None
        if run not in (self.plan.hash, self.plan.older_hash):
            ours = self.plan.described()
            differs = [name for name in ours if planned.get(name) != ours[name]]
            raise OtherRun(self.path, ", ".join(told(name, planned) for name in differs) or "its hash")

    def take(self, line: Mapping[str, Any]) -> None:
        if "session" in line:
            self.sessions.append(dict(line["session"]))
            return
        block = int(line["block"])
        if "lost" in line:
            self.lost[block] = str(line["lost"])
        elif block not in self.blocks:
            games = list(self.plan.games(block))
            if len(games) != len(line["games"]):
                raise ValueError(f"block {block} has {len(line['games'])} games instead of {len(games)}")
            deal = self.plan.deal(block)
            self.blocks[block] = [
                self.result(deal, number, *where, game)
                for number, (where, game) in enumerate(zip(games, line["games"], strict=True))
            ]
            self.lost.pop(block, None)

    def result(self, deal: int, number: int, match: int, arrangement: int, game: Mapping[str, Any]) -> MatchResult:
        return MatchResult(
            number=number,
            seed=deal,
            bots=self.plan.matches[match].seats(arrangement),
            payoffs=tuple(game["payoffs"]),
            points=tuple(game["points"]),
            decisions=sum(game["choices"]),
            rounds=game["rounds"],
            forfeit=(game["forfeit"][0], game["forfeit"][1]) if "forfeit" in game else None,
            choices=tuple(game["choices"]),
            turns=tuple(game["turns"]),
            cpu=tuple(game["cpu"]),
            seconds=game["seconds"],
        )

    def add_session(self, session: Mapping[str, Any]) -> None:
        """Note where and with what the run goes on."""
        self.sessions.append(dict(session))
        self.write({"session": session})

    def add(self, block: int, played: list[MatchResult] | Lost) -> None:
        """Keep a block for good; one that is there already is not counted again."""
        if block in self.blocks:
            return
        if isinstance(played, Lost):
            self.lost[block] = played.reason
            self.write({"block": block, "lost": played.reason})
            return
        self.write({"block": block, "games": [kept(result) for result in played]})
        self.blocks[block] = played
        self.lost.pop(block, None)

    def write(self, line: Mapping[str, Any]) -> None:
        data = json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
        while data:
            data = data[os.write(self.file, data) :]
        os.fsync(self.file)


def kept(result: MatchResult) -> dict[str, Any]:
    """What a line says of a game; the rest follows from the plan."""
    line: dict[str, Any] = {
        "payoffs": result.payoffs,
        "points": result.points,
        "rounds": result.rounds,
        "choices": result.choices,
        "turns": result.turns,
        "cpu": result.cpu,
        "seconds": result.seconds,
    }
    if result.forfeit:
        line["forfeit"] = result.forfeit
    return line


def told(name: str, planned: Mapping[str, Any]) -> str:
    """What the other run has there."""
    return f"{name} {json.dumps(planned.get(name))}"
