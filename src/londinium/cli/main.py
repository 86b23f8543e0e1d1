"""The command `londinium`: its commands and their arguments; what they do is next door."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import typer

import londinium
from londinium.arena.pairings import FORMS
from londinium.arena.plans import LEAST_BLOCKS, MOST_GAMES
from londinium.arena.sprt import Sprt
from londinium.cli import (
    components,
    contest_arguments,
    contesting,
    fuzzing,
    hosting,
    listing,
    programs,
    replaying,
    serving,
    simulating,
    start,
)
from londinium.cli.complaints import (
    Complaint,
    bots_for,
    language,
    minutes,
    reason,
    the_bots,
    the_game,
    the_options,
    the_players,
    the_record,
    whole,
)
from londinium.cli.database import VARIABLE, the_database
from londinium.cli.extras import needs
from londinium.cli.play import Session
from londinium.cli.screen import Left, Screen
from londinium.cli.seats import numbers_of
from londinium.core.words import LANGUAGES

INTERRUPTED = 130
MOST_SEED = (1 << 128) - 1
UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # Typer has it, but does not name it

app = typer.Typer(
    help="Four London board games: play them, let bots play them, look at how they went.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
data_app = typer.Typer(help="Component data: check a file of your own, show ours.", no_args_is_help=True)
app.add_typer(data_app, name="data")
host_app = typer.Typer(help="Keep a server: its tables, its people, its database.", no_args_is_help=True)
app.add_typer(host_app, name="host")
bot_app = typer.Typer(help="Bots that are programs of their own.", no_args_is_help=True)
app.add_typer(bot_app, name="bot")

GROUPS = {"data": data_app, "host": host_app, "bot": bot_app}

Lang = Annotated[
    str | None,
    typer.Option("--lang", parser=language, metavar="en|fr|pl", help="Language; default: the environment's."),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's id, see: londinium games.")]
MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME", help="The game's id, see: londinium games.")]
Seed = Annotated[
    int | None,
    typer.Option("--seed", parser=whole("--seed", 0, MOST_SEED), metavar="S", help="The same seed, the same game."),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
DatabaseName = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="FILE|postgresql://…",
        help=f"A SQLite file or a PostgreSQL server; default: ${VARIABLE}, or a file in your own data folder.",
    ),
]
TableId = Annotated[str, typer.Argument(metavar="ID", help="A table, see: londinium host tables.")]
Data = Annotated[Path | None, typer.Option("--data", metavar="FILE", help="Component data of your own.")]


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"londinium {londinium.__version__}")
        raise typer.Exit


@app.callback()
def every_command(
    context: typer.Context,
    lang: Lang = None,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    if lang:
        given = {"lang": lang}
        commands = ("games", "play", "simulate", "arena", "replay", "fuzz", "serve", "replay-all", "mcp")
        groups = {name: dict.fromkeys(names_in(group), given) for name, group in GROUPS.items()}
        context.default_map = {**dict.fromkeys(commands, given), **groups}


def names_in(group: typer.Typer) -> list[str]:
    return [command.name for command in group.registered_commands if command.name]


@app.command()
def games(lang: Lang = None) -> None:
    """List the games: players, minutes, options."""
    screen = Screen(lang)
    screen.notice()
    listing.show(screen)


@app.command()
def play(
    game: MaybeGame = None,
    players: Annotated[
        int | None,
        typer.Option("--players", parser=whole("--players", 1), metavar="N", help="How many sit at the table."),
    ] = None,
    you: Annotated[
        list[str] | None,
        typer.Option("--you", metavar="SEAT", help="A seat for a person, from 1; repeat it, or say 1,3."),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help="What a person is called; may be repeated.")
    ] = None,
    seed: Seed = None,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="BOT[,BOT…]", help="The bots at the other seats: one for all, or one each."),
    ] = None,
    option: Options = None,
    data: Data = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a game that was saved.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal, against bots or passing the keyboard."""
    screen = Screen(lang)
    wishes = start.Wishes(game, players, you or (), name or (), bots, seed, option or (), data)
    screen.notice()
    try:
        if resume is not None:
            table, seats = start.resume(screen, wishes, resume)
        else:
            if game is None and screen.interactive:
                screen = start.welcome(screen, ask=lang is None)
            table, seats = start.begin(screen, wishes)
        Session(screen, table, seats).run()
    except Left:
        pass
    screen.line("cli-goodbye", "faint")


@app.command()
def simulate(
    game: GameName,
    players: Annotated[
        int | None,
        typer.Option("--players", parser=whole("--players", 1), metavar="N", help="How many sit at the table."),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", parser=whole("--games", 1), metavar="M", help="How many games.")
    ] = 1000,
    jobs: Annotated[int, typer.Option("--jobs", parser=whole("--jobs", 1, 1024), metavar="J", help="Processes.")] = 1,
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT[,BOT…]", help="One bot for all seats, or one for each.")
    ] = "random",
    rotate: Annotated[bool, typer.Option(help="Everyone moves one seat on from game to game.")] = True,
    seed: Seed = None,
    option: Options = None,
    data: Data = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="One row per game, as .parquet, .csv or .json."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Let bots play many games, and see who wins how often."""
    screen = Screen(lang)
    found = the_game(game)
    names = the_bots(bots, found)
    if players is None:
        players = len(names) if len(names) > 1 else start.usual_players(found)
    the_players(found, players, screen.lang)
    run = simulating.Run(
        game=found,
        bots=bots_for(bots, found, players),
        players=players,
        games=games,
        seed=secrets.randbits(64) if seed is None else seed,
        options=the_options(found, option or (), players),
        data=components.data_from(found, data) if data else None,
        jobs=jobs,
        rotate=rotate,
    )
    simulating.check_out(out)
    screen.notice()
    summary, seconds, whole_run = simulating.play(screen, run)
    if not whole_run:
        screen.line("cli-stopped", "bad", done=summary.games, games=games)
    if summary.games:
        simulating.report(screen, run, summary, seconds)
        if out:
            simulating.keep(screen, out, summary)
    if not whole_run:
        raise typer.Exit(INTERRUPTED)


@app.command()
def arena(
    context: typer.Context,
    game: GameName,
    bots: Annotated[
        str | None,
        typer.Option("--bots", metavar="BOT[,BOT…]", help="Who plays; the first is the one under test."),
    ] = None,
    players: Annotated[
        int | None,
        typer.Option("--players", parser=whole("--players", 1), metavar="N", help="How many sit at the table."),
    ] = None,
    blocks: Annotated[
        int | None,
        typer.Option(
            "--blocks",
            parser=whole("--blocks", LEAST_BLOCKS, MOST_GAMES),
            metavar="M",
            help=f"Deals, each in every arrangement; default: {contesting.USUAL_BLOCKS}.",
        ),
    ] = None,
    form: Annotated[
        str | None,
        typer.Option(
            "--form",
            parser=contest_arguments.the_form,
            metavar="|".join(FORMS),
            help="All together, each against a table of each other, the first against a table of each other, "
            "or each against a table of the one named after it.",
        ),
    ] = None,
    sprt: Annotated[
        Sprt | None,
        typer.Option(
            "--sprt",
            parser=contest_arguments.the_test,
            metavar="P0,P1[,A,B]",
            help="Stop as soon as it is known whether the first bot's share is P0 or P1.",
        ),
    ] = None,
    ladder: Annotated[
        Path | None,
        typer.Option("--ladder", metavar="PLAN", help="Play all runs of a ladder's plan (TOML) and write its page."),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", parser=whole("--jobs", 1, 1024), metavar="J", help="Processes.")] = 1,
    cluster: Annotated[
        str | None,
        typer.Option(
            "--cluster",
            parser=contest_arguments.the_cluster,
            metavar="auto|ray://…",
            help="Play on a Ray cluster instead.",
        ),
    ] = None,
    seed: Annotated[
        Any,
        typer.Option(
            "--seed",
            parser=contest_arguments.the_seed,
            metavar="S|commit[:HASH]",
            help=f"Of all deals; commit takes it from git. Default: {contesting.USUAL_SEED}.",
        ),
    ] = None,
    control_blocks: Annotated[
        int | None,
        typer.Option(
            "--control-blocks",
            parser=whole("--control-blocks", LEAST_BLOCKS),
            metavar="M",
            help="Blocks in which the controls are played too; default: all.",
        ),
    ] = None,
    limit: Annotated[
        float | None,
        typer.Option(
            "--limit",
            parser=contest_arguments.the_limit,
            metavar="SECONDS",
            help="Who takes longer for a choice loses.",
        ),
    ] = None,
    option: Options = None,
    data: Data = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="One row per game, as .parquet, .csv or .json; a report beside it."),
    ] = None,
    lang: Lang = None,
) -> None:
    """Find out which bot is stronger, and how sure that is; the same command goes on after an interruption."""
    screen = Screen(lang)
    found = the_game(game)
    wishes = contesting.Wishes(
        game=found,
        bots=bots,
        players=players,
        blocks=blocks,
        control_blocks=control_blocks,
        form=form,
        sprt=sprt,
        seed=seed,
        limit=limit,
        options=option or (),
        data=components.data_from(found, data) if data else None,
        jobs=jobs,
        cluster=cluster,
        command=contesting.command_line(context.find_root().obj or ()),
    )
    if ladder is not None:
        code = contesting.run_ladder(screen, wishes, ladder, out)
    else:
        code = contesting.run(screen, wishes, out or Path(f"arena-{found.id}.csv"))
    if code:
        raise typer.Exit(code)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    seat: Annotated[str, typer.Option("--seat", metavar="N|all", help="Show only what one seat saw.")] = "all",
    step: Annotated[bool, typer.Option("--step", help="One move at a time: Enter goes on, b goes back.")] = False,
    lang: Lang = None,
) -> None:
    """Tell a saved game again."""
    screen = Screen(lang)
    record = the_record(file)
    eyes = None if seat == "all" else numbers_of([seat], record.players)[0]
    screen.notice()
    telling = replaying.Telling(screen, record, eyes)
    try:
        if step:
            telling.run_by_steps()
        else:
            telling.run()
    except Left:
        screen.line("cli-goodbye", "faint")


@app.command()
def fuzz(
    game: MaybeGame = None,
    minutes: Annotated[float, typer.Option("--minutes", parser=minutes, metavar="N", help="How long to look.")] = 1.0,
    seed: Seed = None,
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where to put what is found.")] = Path(),
    lang: Lang = None,
) -> None:
    """Play at random and look for crashes, dead ends, endless games and broken invariants."""
    screen = Screen(lang)
    games = (the_game(game),) if game else londinium.games()
    if not out.is_dir():
        raise Complaint("cli-no-folder", path=str(out))
    screen.notice()
    outcome = fuzzing.fuzz(screen, games, 60 * minutes, secrets.randbits(64) if seed is None else seed, out)
    if outcome.findings:
        raise typer.Exit(1)
    if not outcome.whole:
        raise typer.Exit(INTERRUPTED)


@data_app.command("check")
def data_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A data file (TOML).")],
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="The game it is for.")] = None,
    lang: Lang = None,
) -> None:
    """Check a data file: what is in it, or the line and the reason why it cannot be."""
    components.check(Screen(lang), file, game)


@data_app.command("show")
def data_show(game: GameName, data: Data = None, lang: Lang = None) -> None:
    """Show every entry of a game's data with its source."""
    screen = Screen(lang)
    found = the_game(game)
    components.show(screen, found, components.data_from(found, data) if data else found.data())


@app.command()
def serve(
    database: DatabaseName = None,
    host: Annotated[
        str | None, typer.Option("--host", metavar="ADDRESS", help="Where to listen; default: this machine only.")
    ] = None,
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            parser=whole("--port", 0, serving.MOST_PORT),
            metavar="N",
            help=f"The port; default: {serving.USUAL_PORT}, or a free one if that is taken.",
        ),
    ] = None,
    lan: Annotated[
        bool, typer.Option("--lan", help="Listen to the local network; shows the address as a QR code.")
    ] = False,
    address: Annotated[
        str | None,
        typer.Option("--address", metavar="URL", help="Where people find it, if not here: https://club.example."),
    ] = None,
    processes: Annotated[
        int,
        typer.Option(
            "--processes",
            parser=whole("--processes", 1, 64),
            metavar="N",
            help="Processes; more than one on PostgreSQL.",
        ),
    ] = 1,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="A reverse proxy says in X-Forwarded-For who asks.")
    ] = False,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    log: Annotated[
        str, typer.Option("--log", parser=serving.log_lines, metavar="auto|json|plain", help="How the log is written.")
    ] = "auto",
    lang: Lang = None,
) -> None:
    """Serve tables to browsers: to this machine, to the local network, or behind a proxy to everyone."""
    screen = Screen(lang)
    screen.notice()
    wishes = serving.Wishes(the_database(database), host, port, lan, address, processes, behind_proxy, log, open_page)
    serving.serve(screen, wishes)


@app.command("replay-all")
def replay_all(database: DatabaseName = None, lang: Lang = None) -> None:
    """Replay every stored table and compare it with what is stored beside its log."""
    screen = Screen(lang)
    where = the_database(database)
    where.must_exist()
    screen.notice()
    if code := hosting.replay_all(screen, where):
        raise typer.Exit(code)


@host_app.command("tables")
def host_tables(
    database: DatabaseName = None,
    status: Annotated[
        str | None,
        typer.Option(
            "--status", parser=hosting.the_status, metavar="|".join(hosting.STATUSES), help="Only those that stand so."
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """List the tables, the latest first."""
    where = the_database(database)
    where.must_exist()
    hosting.tables(Screen(lang), where, status)


@host_app.command("people")
def host_people(database: DatabaseName = None, lang: Lang = None) -> None:
    """List the people, the latest first."""
    where = the_database(database)
    where.must_exist()
    hosting.people(Screen(lang), where)


@host_app.command("close")
def host_close(
    id: TableId,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why, for the log.")] = "",
    database: DatabaseName = None,
    lang: Lang = None,
) -> None:
    """End a table for good."""
    where = the_database(database)
    where.must_exist()
    hosting.close(Screen(lang), where, id, reason)


@host_app.command("export")
def host_export(
    id: Annotated[list[str], typer.Argument(metavar="ID…", help="Tables, see: londinium host tables.")],
    out: Annotated[Path, typer.Option("--out", metavar="DIR", help="Where to put the files.")] = Path(),
    database: DatabaseName = None,
    lang: Lang = None,
) -> None:
    """Write tables as records, with the names of those who played."""
    where = the_database(database)
    where.must_exist()
    hosting.export(Screen(lang), where, id, out)


@host_app.command("prune")
def host_prune(
    older_than: Annotated[
        float, typer.Option("--older-than", parser=hosting.days, metavar="DAYS", help="Unused for so many days.")
    ],
    export: Annotated[Path, typer.Option("--export", metavar="DIR", help="Where to keep them as records.")],
    database: DatabaseName = None,
    lang: Lang = None,
) -> None:
    """Export the tables that ended long ago, and forget them and those that never began."""
    where = the_database(database)
    where.must_exist()
    hosting.prune(Screen(lang), where, older_than, export)


@host_app.command("remove-chat")
def host_remove_chat(
    id: TableId,
    number: Annotated[
        int | None,
        typer.Argument(
            parser=whole("NUMBER", 1), metavar="[NUMBER]", help="One entry of the log; default: all that was said."
        ),
    ] = None,
    database: DatabaseName = None,
    lang: Lang = None,
) -> None:
    """Blank what was said at a table."""
    where = the_database(database)
    where.must_exist()
    hosting.remove_chat(Screen(lang), where, id, number)


@host_app.command("remove-person")
def host_remove_person(
    id: Annotated[str, typer.Argument(metavar="ID", help="A person, see: londinium host people.")],
    database: DatabaseName = None,
    lang: Lang = None,
) -> None:
    """Remove a person and all that is known of them; bots play on where they sat."""
    where = the_database(database)
    where.must_exist()
    hosting.remove_person(Screen(lang), where, id)


@host_app.command("backup")
def host_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write the copy.")],
    database: DatabaseName = None,
    lang: Lang = None,
) -> None:
    """Copy a SQLite database while its server runs."""
    where = the_database(database)
    where.must_exist()
    hosting.back_up(Screen(lang), where, file)


@host_app.command("restore")
def host_restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: DatabaseName = None,
    lang: Lang = None,
) -> None:
    """Put a backup in the place of a SQLite database; what was there is laid aside."""
    hosting.restore(Screen(lang), the_database(database), file)


@bot_app.command("serve")
def bot_serve(
    program: Annotated[
        str,
        typer.Argument(metavar="PROGRAM", help="A Python file with a bot in it; with --table any command, in quotes."),
    ],
    table: Annotated[
        str | None,
        typer.Option("--table", metavar="LINK", help="Sit down at this table on a server, by its invitation."),
    ] = None,
    name: Annotated[
        str | None, typer.Option("--name", metavar="NAME", help="What it is called there; default: as its file.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Let a program play: at a table on a server, or speak for it over this command's own pipe."""
    if table is None:
        programs.speak(program)
    else:
        programs.sit(Screen(lang), program, table, name)


@app.command()
def mcp(seed: Seed = None, lang: Lang = None) -> None:
    """Let a language model play: a Model Context Protocol server over this command's input and output."""
    needs("mcp")
    from londinium.envs.mcp import run as serve_model

    serve_model(Screen(lang).lang, seed)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; whatever goes wrong becomes a sentence and an exit code."""
    arguments = sys.argv[1:] if arguments is None else list(arguments)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(arguments))


def run(arguments: Sequence[str]) -> int:
    """Carry the arguments out and answer with an exit code."""
    screen = Screen(spoken(arguments))
    try:
        code = app(args=list(arguments), prog_name="londinium", standalone_mode=False, obj=tuple(arguments))
        sys.stdout.flush()
    except Complaint as problem:
        screen.warn(screen.say(problem.key, **problem.facts))
        return problem.code
    except UsageError as problem:
        if text := usage(screen, problem):
            screen.warn(text)
        return 2
    except londinium.LondiniumError as problem:
        screen.warn(screen.say("cli-problem", problem=str(problem)))
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or closing it would fail once more
        return 1
    except OSError as problem:
        screen.warn(screen.say("cli-problem", problem=f"{problem.filename or ''} {reason(problem)}".strip()))
        return 1
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    if code == INTERRUPTED:
        screen.err.print()
        screen.err.print(screen.say("cli-goodbye"), style="faint")
    return code if isinstance(code, int) else 0


def spoken(arguments: Sequence[str]) -> str | None:
    """The language asked for, wherever it stands: a complaint about the rest of the line is in it too."""
    for here, following in pairwise([*arguments, ""]):
        asked = here.removeprefix("--lang=") if here.startswith("--lang=") else following if here == "--lang" else ""
        if asked in LANGUAGES:
            return asked
    return None


def usage(screen: Screen, problem: Any) -> str:
    """What is wrong with the form of the command line, if anything is."""
    context = getattr(problem, "ctx", None)
    path = context.command_path if context else "londinium"
    message = problem.format_message()
    if not message:
        return ""  # the help was shown instead
    if hasattr(problem, "option_name"):
        key = "cli-usage-option" if message.startswith("No such option") else "cli-usage-value"
        return screen.say(key, value=problem.option_name, path=path)
    if message.startswith("Got unexpected extra argument"):
        return screen.say("cli-usage-extra", value=message.split("(")[-1].rstrip(")."), path=path)
    if message.startswith("No such command"):
        return screen.say("cli-usage-command", value=message.split("'")[1], path=path)
    if type(problem).__name__ == "MissingParameter" and problem.param is not None:
        return screen.say("cli-usage-missing", value=problem.param.name.upper(), path=path)
    return screen.say("cli-usage", problem=message, path=path)
