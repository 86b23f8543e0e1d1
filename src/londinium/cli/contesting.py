"""Arena: runs between bots that are fixed beforehand, go on where they were left, and end in a report."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import londinium
from londinium.arena.contest import backend, hold
from londinium.arena.journal import InUse, Journal, OtherRun, journal_of
from londinium.arena.ladder import BadLadder, Ladder, Run, journal_for, ladder_page, ratings_file
from londinium.arena.plans import (
    LEAST_BLOCKS,
    NothingToTest,
    Plan,
    TooFewBots,
    TooManyGames,
    plan_for,
)
from londinium.arena.ratings import ratings
from londinium.arena.report import Report
from londinium.arena.results import write_results
from londinium.arena.source import session
from londinium.arena.sprt import Sprt
from londinium.arena.tally import Tally
from londinium.arena.wording import Origin
from londinium.cli.complaints import Complaint, reason, text_of, the_bots, the_options, the_players, write_text
from londinium.cli.contest_arguments import settled
from londinium.cli.contest_tables import show, show_ratings
from londinium.cli.extras import needs
from londinium.cli.screen import Screen
from londinium.cli.simulating import check_out
from londinium.core.data import DataSet

USUAL_BLOCKS = 100
STOPPED = 130  # by Ctrl-C
USUAL_SEED = 0  # not a random one: the same command must go on with the same run

Made = TypeVar("Made")


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line."""

    game: londinium.Game
    bots: str | None
    players: int | None
    blocks: int | None
    control_blocks: int | None
    form: str | None
    sprt: Sprt | None
    seed: int | str | None
    limit: float | None
    options: Sequence[str]
    data: DataSet | None
    jobs: int
    cluster: str | None
    command: str


def command_line(arguments: Sequence[str]) -> str:
    """The command as one would type it again."""
    return shlex.join(["londinium", *arguments])


def run(screen: Screen, wishes: Wishes, out: Path) -> int:
    """Play a run, or what is left of it, show what it came to, and write it down; gives the exit code."""
    check_out(out)
    needs_for(wishes)
    if wishes.bots is None:
        raise Complaint("cli-usage-missing", value="--bots", path="londinium arena")
    names = the_bots(wishes.bots, wishes.game)
    players = the_players(wishes.game, wishes.players or usual_players(wishes.game, len(names)), screen.lang)
    seed, commit = settled(USUAL_SEED if wishes.seed is None else wishes.seed)
    plan = planned(
        lambda: plan_for(
            wishes.game,
            names,
            players,
            wishes.blocks or USUAL_BLOCKS,
            seed,
            the_options(wishes.game, wishes.options, players),
            wishes.data,
            wishes.form,
            wishes.control_blocks,
            wishes.limit,
            wishes.sprt,
        )
    )
    where = journal_of(out)
    if out.exists() and not where.exists():
        raise Complaint("cli-no-journal", 1, path=str(out), journal=where.name)
    screen.notice()
    with opened(where, plan) as journal:
        whole_run = play(screen, plan, journal, wishes)
        tally = Tally(plan, journal.blocks, journal.lost)
        origin = Origin(wishes.command, journal.sessions, commit)
    if tally.games:
        rated = ratings([tally], plan.seed)
        page = out.with_suffix(".html")
        keep(out, tally)  # first, in case nobody reads to the end what is shown
        write_text(page, Report(tally, rated, origin, screen.lang).html())
        show(screen, tally, rated, commit)
        screen.line("cli-arena-written", "good", path=str(out), report=str(page))
    return exit_code(screen, whole_run, tally)


def run_ladder(screen: Screen, wishes: Wishes, file: Path, out: Path | None) -> int:
    """Play every run of a ladder, or what is left of them, and write its page; gives the exit code."""
    needs_for(wishes)
    for name, value in decided_by_plan(wishes).items():
        if value:
            raise Complaint("cli-ladder-has", name=name)
    try:
        ladder = Ladder.read(text_of(file))
    except BadLadder as problem:
        raise Complaint("cli-bad-ladder", 1, path=str(file), problem=str(problem)) from None
    for run in ladder.runs:
        the_bots(",".join(run.bots), wishes.game)
        for players in run.players:
            the_players(wishes.game, players, screen.lang)
    page = out or usual_page(wishes.game)
    if page.suffix != ".md":
        raise Complaint("cli-ladder-suffix", path=str(page))
    if not page.parent.is_dir():
        raise Complaint("cli-no-folder", path=str(page.parent))
    seed, commit = settled(ladder.seed if wishes.seed is None else wishes.seed)
    seeds = {run.name: seed if run.seed is None else settled(run.seed)[0] for run in ladder.runs}
    plans = planned(lambda: ladder.plans(wishes.game, seeds, wishes.data))
    screen.notice()
    played: list[tuple[Run, Tally]] = []
    sessions: list[Mapping[str, Any]] = []
    code = 0
    for run, plan in plans:
        where = journal_for(file, wishes.game, run, plan.players)
        if code == STOPPED and not where.exists():
            played.append((run, Tally(plan, {})))
            continue
        with opened(where, plan) as journal:
            whole_run = code != STOPPED and play(screen, plan, journal, wishes)
            played.append((run, Tally(plan, journal.blocks, journal.lost)))
            sessions += journal.sessions
        code = max(code, exit_code(screen, whole_run, played[-1][1]))
    tallies = [tally for _, tally in played if len(tally.blocks) >= LEAST_BLOCKS]
    if not tallies:
        return code
    rated = ratings(tallies, seed)
    for tally in tallies:
        show(screen, tally, [], commit)
    show_ratings(screen, rated)
    write_text(page, ladder_page(played, rated, Origin(wishes.command, sessions, commit)))
    screen.line("cli-arena-ladder-written", "good", path=str(page))
    if ladder.ratings is not None:
        write_text(Path(ladder.ratings), ratings_file(rated, wishes.command))
    return code


def decided_by_plan(wishes: Wishes) -> dict[str, Any]:
    """What the plan of a ladder says, and the command line does not."""
    return {
        "--bots": wishes.bots,
        "--players": wishes.players,
        "--blocks": wishes.blocks,
        "--control-blocks": wishes.control_blocks,
        "--form": wishes.form,
        "--sprt": wishes.sprt,
        "--limit": wishes.limit,
        "--option": wishes.options,
    }


def usual_players(game: londinium.Game, bots: int) -> int:
    """As many as there are bots, if the game is for so many."""
    return min(max(bots, game.players[0]), game.players[-1])


def usual_page(game: londinium.Game) -> Path:
    """Where a ladder is kept in a checkout, or here."""
    folder = Path("docs/bots")
    return (folder if folder.is_dir() else Path()) / f"{game.id}.md"


def needs_for(wishes: Wishes) -> None:
    if wishes.cluster is not None:
        needs("ray")
    needs("arena")


def planned(make: Callable[[], Made]) -> Made:
    """A plan, or a sentence about why there can be none."""
    try:
        return make()
    except TooManyGames as problem:
        raise Complaint("cli-many-games", games=problem.games, most=problem.most) from None
    except TooFewBots as problem:
        raise Complaint("cli-mixed-bots", players=problem.players, count=problem.count) from None
    except NothingToTest:
        raise Complaint("cli-nothing-to-test") from None


@contextmanager
def opened(path: Path, plan: Plan) -> Iterator[Journal]:
    """The journal of a run, or a sentence about why it cannot be this one's."""
    try:
        journal = Journal(path, plan)
    except OtherRun as problem:
        raise Complaint("cli-other-run", 1, path=str(path), differs=problem.differs) from None
    except InUse:
        raise Complaint("cli-run-in-use", 1, path=str(path)) from None
    except OSError as problem:
        raise Complaint("cli-cannot-write", 1, path=str(path), problem=reason(problem)) from None
    with journal:
        yield journal


def play(screen: Screen, plan: Plan, journal: Journal, wishes: Wishes) -> bool:
    """Play what is left; whether that is all."""
    if journal.blocks:
        screen.line("cli-arena-goes-on", "faint", run=plan.hash, done=len(journal.blocks), blocks=plan.blocks)
    if len(journal.blocks) < plan.blocks:
        journal.add_session({**session(), "jobs": wishes.jobs, "cluster": wishes.cluster})
    progress = Progress(
        TextColumn(screen.say("cli-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=screen.err,
        disable=not screen.err.is_terminal,
        transient=True,
    )
    with progress:
        bar = progress.add_task("", total=plan.blocks)
        try:
            hold(
                plan,
                journal,
                backend(wishes.jobs, wishes.cluster),
                lambda done: progress.update(bar, completed=done),
            )
        except KeyboardInterrupt:
            return False
    return True


def exit_code(screen: Screen, whole_run: bool, tally: Tally) -> int:
    if not whole_run:
        screen.line("cli-arena-stopped", "bad", done=len(tally.blocks), blocks=tally.plan.blocks)
        return STOPPED
    return 1 if tally.lost else 0


def keep(path: Path, tally: Tally) -> None:
    """Write one row per game."""
    try:
        write_results(path, tally.columns())
    except OSError as problem:
        raise Complaint("cli-cannot-write", 1, path=str(path), problem=reason(problem)) from None
