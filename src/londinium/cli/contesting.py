"""Arena: runs between bots that are fixed beforehand, go on where they were left, and end in a report."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

import londinium
from londinium.arena.contest import backend, hold
from londinium.arena.journal import InUse, Journal, OtherRun, journal_of
from londinium.arena.ladder import BadLadder, Ladder, journal_for, ladder_page
from londinium.arena.plans import (
    FORMS,
    NothingToTest,
    Plan,
    TooFewBots,
    TooManyGames,
    plan_for,
)
from londinium.arena.ratings import Rating, ratings
from londinium.arena.report import (
    Origin,
    Report,
    best_first,
    between,
    control_name,
    control_verdict,
    in_ms,
    match_name,
    sequential_told,
    warnings,
)
from londinium.arena.results import write_results
from londinium.arena.source import COMMIT, NoCommit, commit_named, seed_of, session
from londinium.arena.sprt import BadTest, Sprt
from londinium.arena.tally import Tally
from londinium.cli.complaints import Complaint, reason, text_of, the_bots, the_options, the_players, whole, write_text
from londinium.cli.extras import needs
from londinium.cli.screen import Screen
from londinium.cli.simulating import check_out
from londinium.core.data import DataSet

MOST_SEED = (1 << 128) - 1
SHORTEST_LIMIT = 0.1
LONGEST_LIMIT = 86_400.0
RIGHT = (1, 2, 3, 4, 5)
USUAL_BLOCKS = 100
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


# reading arguments


def the_form(text: str) -> str:
    """Reads how bots meet."""
    if text not in FORMS:
        raise Complaint("cli-no-form", value=text, choices=", ".join(FORMS))
    return text


def the_test(text: str | Sprt) -> Sprt:
    """Reads the bounds of a sequential test."""
    try:
        return text if isinstance(text, Sprt) else Sprt.read(text)
    except BadTest:
        raise Complaint("cli-bad-sprt", value=str(text)) from None


def the_limit(text: str | float) -> float:
    """Reads how long a choice may take."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not SHORTEST_LIMIT <= value <= LONGEST_LIMIT:
        raise Complaint("cli-bad-limit", value=str(text))
    return value


def the_seed(text: str | int) -> int | str:
    """Reads a seed: a number, or what takes it from a commit."""
    if isinstance(text, str) and re.fullmatch(rf"{COMMIT}(:\S+)?", text):
        return text
    if not re.fullmatch(r"-?\d+|0[xX][0-9a-fA-F]+", str(text)):
        raise Complaint("cli-bad-seed", value=str(text))
    return whole("--seed", 0, MOST_SEED)(text)


def the_cluster(text: str) -> str:
    """Reads where the cluster is."""
    if text != "auto" and not re.fullmatch(r"ray://\S+", text):
        raise Complaint("cli-bad-cluster", value=text)
    return text


def settled(seed: int | str) -> tuple[int, str | None]:
    """The seed, and the commit it comes from, if it does."""
    if isinstance(seed, int):
        return seed, None
    try:
        commit = commit_named(seed)
    except NoCommit:
        raise Complaint("cli-no-commit", 1, value=seed.partition(":")[2] or "HEAD") from None
    return seed_of(commit), commit


# running


def run(screen: Screen, wishes: Wishes, out: Path) -> int:
    """Play a run, or what is left of it, show what it came to, and write it down; gives the exit code."""
    check_out(out)
    needs_for(wishes)
    if wishes.bots is None:
        raise Complaint("cli-usage-missing", value="--bots", path="londinium arena")
    names = the_bots(wishes.bots)
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
        show(screen, tally, rated, commit)
        page = out.with_suffix(".html")
        keep(out, tally)
        write_text(page, Report(tally, rated, origin, screen.lang).html())
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
    the_bots(",".join(ladder.bots))
    for players in ladder.players:
        the_players(wishes.game, players, screen.lang)
    page = out or usual_page(wishes.game)
    if page.suffix != ".md":
        raise Complaint("cli-ladder-suffix", path=str(page))
    if not page.parent.is_dir():
        raise Complaint("cli-no-folder", path=str(page.parent))
    seed, commit = settled(ladder.seed if wishes.seed is None else wishes.seed)
    plans = planned(lambda: ladder.plans(wishes.game, seed, wishes.data))
    screen.notice()
    tallies: list[Tally] = []
    sessions: list[Mapping[str, Any]] = []
    code = 0
    for plan in plans:
        with opened(journal_for(file, wishes.game, plan.players), plan) as journal:
            whole_run = play(screen, plan, journal, wishes)
            tallies.append(Tally(plan, journal.blocks, journal.lost))
            sessions += journal.sessions
        code = max(code, exit_code(screen, whole_run, tallies[-1]))
        if not whole_run:
            return code  # a page of half a ladder would be taken for a whole one
    rated = ratings(tallies, seed)
    for tally in tallies:
        show(screen, tally, [], commit)
    show_ratings(screen, rated)
    write_text(page, ladder_page(tallies, rated, Origin(wishes.command, sessions, commit)))
    screen.line("cli-arena-ladder-written", "good", path=str(page))
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
        return 130
    return 1 if tally.lost else 0


def keep(path: Path, tally: Tally) -> None:
    """Write one row per game."""
    try:
        write_results(path, tally.columns())
    except OSError as problem:
        raise Complaint("cli-cannot-write", 1, path=str(path), problem=reason(problem)) from None


# showing


def show(screen: Screen, tally: Tally, rated: Sequence[Rating], commit: str | None) -> None:
    """The tables."""
    plan = tally.plan
    head = screen.say(
        "cli-arena-head",
        game=plan.game.title(screen.lang),
        players=plan.players,
        blocks=len(tally.blocks),
        games=len(tally.games),
        seed=str(plan.seed),
    )
    screen.show(Text(head, "title"))
    if commit:
        screen.line("cli-arena-commit", "faint", commit=commit)
    screen.line("cli-par", "faint", share=screen.percent(tally.par))
    screen.show()
    for text in warnings(tally, screen.words):
        screen.show(text, "bad")
    for text in sequential_told(tally, screen.words):
        screen.show(text, "title")
    if tally.contested:
        show_shares(screen, tally)
    show_controls(screen, tally)
    show_efforts(screen, tally)
    show_ratings(screen, rated)


def show_shares(screen: Screen, tally: Tally) -> None:
    grid = screen.grid("cli-bot", "cli-share", "cli-interval", title=screen.say("arena-shares"), right=RIGHT)
    for bot, share in best_first(tally.by_bot()):
        grid.add_row(bot, Text(screen.percent(share.mean), "title"), between(share, screen.words))
    screen.show(grid)
    if len(tally.by_match()) > 1:
        heads = ("arena-match", "cli-share", "cli-interval")
        grid = screen.grid(*heads, title=screen.say("arena-matches"), right=RIGHT)
        for match, shares in tally.by_match():
            for number, (bot, share) in enumerate(shares.items()):
                if match.kind == "mixed":
                    grid.add_row("" if number else match_name(match, screen.words))
                    grid.add_row(f"  {bot}", screen.percent(share.mean), between(share, screen.words))
                elif number == 0:
                    grid.add_row(
                        match_name(match, screen.words), screen.percent(share.mean), between(share, screen.words)
                    )
        screen.show(grid)


def show_controls(screen: Screen, tally: Tally) -> None:
    heads = ("arena-match", "cli-share", "cli-interval", "arena-even", "arena-verdict")
    grid = screen.grid(*heads, title=screen.say("arena-controls"), right=(1, 2, 3))
    for control in tally.controls():
        grid.add_row(
            control_name(control, screen.words),
            screen.percent(control.share.mean),
            between(control.share, screen.words),
            screen.percent(control.par),
            Text(control_verdict(control, screen.words), "bad" if control.doubtful else "good"),
        )
    screen.show(grid)


def show_efforts(screen: Screen, tally: Tally) -> None:
    heads = ("cli-bot", "arena-choices", "arena-a-second", "arena-a-turn")
    grid = screen.grid(*heads, title=screen.say("arena-effort"), right=RIGHT)
    for bot, effort in tally.efforts().items():
        grid.add_row(bot, str(effort.choices), screen.decimal(effort.a_second, 0), in_ms(effort.a_turn, screen.words))
    screen.show(grid)


def show_ratings(screen: Screen, rated: Sequence[Rating]) -> None:
    if not rated:
        return
    heads = ("cli-bot", "arena-rating", "cli-interval", "arena-games")
    grid = screen.grid(*heads, title=screen.say("arena-ratings"), right=RIGHT)
    for one in rated:
        between_them = f"{screen.decimal(one.low)} – {screen.decimal(one.high)}"
        grid.add_row(one.bot, Text(screen.decimal(one.mean), "title"), between_them, str(one.games))
    screen.show(grid)
