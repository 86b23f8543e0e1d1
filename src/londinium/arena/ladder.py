"""Ladder: the bots of a game in order of strength over several runs, as a page of documentation.

It is generated, never typed: from a plan in TOML, by `londinium arena GAME --ladder PLAN`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from londinium.arena.intervals import Interval
from londinium.arena.plans import LEAST_BLOCKS, Plan, plan_for
from londinium.arena.ratings import Rating
from londinium.arena.source import COMMIT
from londinium.arena.summary import Z_95
from londinium.arena.tally import Tally
from londinium.arena.wording import (
    Origin,
    best_first,
    between,
    commit_told,
    control_name,
    control_verdict,
    in_ms,
    machine_told,
    match_name,
    warnings,
)
from londinium.core.errors import LondiniumError
from londinium.core.game import Game
from londinium.core.words import Words, words

RUN_KEYS = {
    "bots": list,
    "players": list,
    "blocks": int,
    "form": str,
    "control_blocks": int,
    "random_blocks": int,
    "name": str,
    "about": str,
    "seed": (int, str),
}
KEYS = {"seed": (int, str), "limit": (int, float), "options": dict, "ratings": str}


class BadLadder(LondiniumError):
    """The file is no plan of a ladder."""


@dataclass(frozen=True)
class Run:
    """One part of a ladder: the same bots at some player counts."""

    bots: tuple[str, ...]
    players: tuple[int, ...]
    blocks: int
    form: str | None = None
    control_blocks: int | None = None
    random_blocks: int | None = None
    name: str = ""  # of its journals
    about: str = ""  # what it shows, in a sentence
    seed: int | str | None = None  # of its own deals, where its bots were settled later than the others

    @classmethod
    def read(cls, content: Mapping[str, Any]) -> Run:
        missing = [name for name in ("bots", "players", "blocks") if name not in content]
        if missing:
            raise BadLadder(f"it does not say {', '.join(missing)}")
        if not all(isinstance(name, str) for name in content["bots"]):
            raise BadLadder("bots are a list of names")
        if not content["players"] or not all(type(one) is int for one in content["players"]):
            raise BadLadder("players are a list of numbers, such as [2, 3]")
        if not re.fullmatch(r"[a-z0-9-]*", content.get("name", "")):
            raise BadLadder(f"a name is of small letters, digits and hyphens, not {content['name']!r}")
        check_seed(content)
        players = tuple(sorted(set(content["players"])))
        return cls(**{**content, "bots": tuple(content["bots"]), "players": players})


@dataclass(frozen=True)
class Ladder:
    """A ladder's plan: one run, or several that each have a name."""

    runs: tuple[Run, ...]
    seed: int | str = COMMIT
    limit: float | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    ratings: str | None = None  # a file for what bots are rated at, for programs

    @classmethod
    def read(cls, text: str) -> Ladder:
        """The plan in a TOML file.

        >>> Ladder.read('bots = ["greedy", "random"]\\nplayers = [2, 3]\\nblocks = 20').seed
        'commit'
        >>> Ladder.read('bots = ["greedy"]\\nplayer = 2')
        Traceback (most recent call last):
        londinium.arena.ladder.BadLadder: 'player' means nothing here; there are bots, players, blocks, form, \
control_blocks, random_blocks, name, about, seed, limit, options, ratings
        """
        try:
            content = tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            raise BadLadder(str(problem)) from None
        several = content.pop("run", None)
        if several is None:
            check_keys(content, {**RUN_KEYS, **KEYS})
            several = [{name: content.pop(name) for name in RUN_KEYS if name in content and name not in KEYS}]
        elif not isinstance(several, list) or not several or not all(isinstance(one, dict) for one in several):
            raise BadLadder("run is a list of tables: [[run]]")
        check_keys(content, KEYS)
        check_seed(content)
        for one in several:
            check_keys(one, RUN_KEYS)
        runs = tuple(Run.read(one) for one in several)
        if len({run.name for run in runs}) < len(runs):
            raise BadLadder("where there are several runs, each has a name of its own")
        return cls(runs, **content)

    def plans(self, game: Game, seeds: Mapping[str, int], data: Any = None) -> list[tuple[Run, Plan]]:
        """A plan for each player count of each run, from the seed of that run's name."""
        return [
            (
                run,
                plan_for(
                    game,
                    run.bots,
                    players,
                    run.blocks,
                    seeds[run.name],
                    self.options,
                    data,
                    run.form,
                    run.control_blocks,
                    self.limit,
                    random_blocks=run.random_blocks,
                ),
            )
            for run in self.runs
            for players in run.players
        ]


def check_keys(content: Mapping[str, Any], keys: Mapping[str, Any]) -> None:
    for name, value in content.items():
        if name not in keys:
            raise BadLadder(f"{name!r} means nothing here; there are {', '.join(keys)}")
        if not isinstance(value, keys[name]) or isinstance(value, bool):
            raise BadLadder(f"{name} cannot be {value!r}")


def check_seed(content: Mapping[str, Any]) -> None:
    seed = content.get("seed")
    if isinstance(seed, str) and not (seed == COMMIT or seed.startswith(f"{COMMIT}:")):
        raise BadLadder(f"seed is a number, {COMMIT!r} or '{COMMIT}:HASH', not {seed!r}")


def journal_for(plan_file: Path, game: Game, run: Run, players: int) -> Path:
    """Where the blocks of a ladder's run are kept: beside its plan.

    >>> import londinium
    >>> run = Run(("greedy",), (3,), 2, name="levels")
    >>> journal_for(Path("plans/ladder.toml"), londinium.game("london"), run, 3).name
    'ladder-london-levels-3.blocks'
    >>> journal_for(Path("plans/london.toml"), londinium.game("london"), run, 3).name
    'london-levels-3.blocks'
    """
    parts = dict.fromkeys((plan_file.stem, game.id, run.name, str(players)))
    return plan_file.with_name("-".join(part for part in parts if part) + ".blocks")


def ratings_file(ratings: Sequence[Rating], command: str) -> str:
    """What bots are rated at, as TOML; the doubt is OpenSkill's standard deviation."""
    rows = [
        f'"{one.bot}" = [{one.mean:.2f}, {(one.high - one.low) / (2 * Z_95):.2f}]  # from {one.games} games'
        for one in ratings
    ]
    return (
        "\n".join(
            ["# The mean and the doubt of each bot's rating, from the ladder.", f"# Written by `{command}`.", "", *rows]
        )
        + "\n"
    )


def ladder_page(runs: Sequence[tuple[Run, Tally]], ratings: Sequence[Rating], origin: Origin) -> str:
    """The page, in Markdown."""
    return "\n".join(lines(runs, ratings, origin)) + "\n"


def lines(runs: Sequence[tuple[Run, Tally]], ratings: Sequence[Rating], origin: Origin) -> Iterable[str]:
    say = words("en")
    tallies = [tally for _, tally in runs if len(tally.blocks) >= LEAST_BLOCKS]
    game = runs[0][1].plan.game
    yield f"# {game.title('en')}: the bots' ladder"
    yield ""
    yield f"Generated by `{origin.command}`; do not edit. [The arena](arena.md) explains what the numbers mean."
    yield ""
    for run, tally in runs:
        told = warnings(tally, say)
        if len(tally.blocks) < tally.plan.blocks:
            told.insert(0, f"not finished: {len(tally.blocks)} of {tally.plan.blocks} blocks")
        for text in told:
            yield f"**{heading(run, tally)}: {cell(text)}**"
            yield ""
    if ratings:
        yield from rated_table(ratings, say)
    for run, tally in runs:
        if tally in tallies:
            yield from chapter(run, tally)
    yield "## Where this comes from"
    yield ""
    shared = dict.fromkeys(tally.plan.seed for run, tally in runs if run.seed is None)
    yield from table(
        ("", ""),
        [
            ("Command", f"`{origin.command}`"),
            *(
                ("Seed", f"`{seed:#x}`" + (f", that of commit `{origin.commit}`" if origin.commit else ""))
                for seed in shared
            ),
            *((f"Run: {heading(run, tally)}", f"`{tally.plan.hash}`" + own_seed(run, tally)) for run, tally in runs),
            ("CPU time of all choices", f"{say.decimal(sum(map(cpu_hours, tallies)), 1)} hours"),
            *(("Commit", one) for one in dict.fromkeys(commit_told(session, say) for session in origin.sessions)),
            *(("Machine", one) for one in dict.fromkeys(machine_told(session, say) for session in origin.sessions)),
        ],
    )


def own_seed(run: Run, tally: Tally) -> str:
    if run.seed is None:
        return ""
    named = f", that of `{run.seed}`" if isinstance(run.seed, str) else ""
    return f"; its own seed is `{tally.plan.seed:#x}`{named}"


def cpu_hours(tally: Tally) -> float:
    return sum(effort.cpu for effort in tally.efforts().values()) / 3600


def heading(run: Run, tally: Tally) -> str:
    players = f"{tally.plan.players} players"
    return f"{run.name.capitalize()}, {players}" if run.name else players


def rated_table(ratings: Sequence[Rating], say: Words) -> Iterable[str]:
    """What bots are rated at over all runs."""
    yield "## Ratings over all runs"
    yield ""
    yield say.say("arena-ratings-about")
    yield ""
    rows = [
        (
            rating.bot,
            say.decimal(rating.mean),
            f"{say.decimal(rating.low)} – {say.decimal(rating.high)}",
            str(rating.games),
        )
        for rating in ratings
    ]
    yield from table(("Bot", "Rating", "95% interval", "Games"), rows)


def chapter(run: Run, tally: Tally) -> Iterable[str]:
    """One player count of a run."""
    say = words("en")
    plan = tally.plan
    efforts = tally.efforts()
    yield f"## {heading(run, tally)}"
    yield ""
    if run.about:
        yield run.about
        yield ""
    yield (
        f"{len(tally.blocks)} blocks, {len(tally.games)} games, form `{plan.form}`. "
        f"Everyone alike would win {say.percent(tally.par)}."
    )
    yield ""
    yield from table(
        ("Bot", "Wins", "95% interval", "Decisions a second", "CPU a turn"),
        [
            (
                bot,
                say.percent(share.mean),
                between(share, say),
                say.decimal(efforts[bot].a_second, 0),
                in_ms(efforts[bot].a_turn, say),
            )
            for bot, share in best_first(tally.by_bot())
        ],
    )
    two = plan.players == 2
    yield from table(
        ("Match", "Bot", "Wins", "95% interval", "If even", *(("Of what the two won", "95% interval") if two else ())),
        [
            (
                match_name(match, say),
                match.sides[0],
                say.percent(one.mean),
                between(one, say),
                say.percent(even.mean),
                *(apart(tally.between_two(match), say) if two else ()),
            )
            for match, one, even in tally.by_first_side()
        ],
    )
    yield from table(
        ("Control", "Wins", "95% interval", "If even", "Verdict"),
        [
            (
                control_name(one, say),
                say.percent(one.share.mean),
                between(one.share, say),
                say.percent(one.par),
                control_verdict(one, say),
            )
            for one in tally.controls()
        ],
    )


def apart(share: Interval, say: Words) -> tuple[str, str]:
    """A share as one to the other, and its interval."""
    one, other = (say.decimal(100 * part, 1) for part in (share.mean, 1 - share.mean))
    return f"{one} : {other}", between(share, say)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterable[str]:
    yield f"| {' | '.join(heads)} |"
    yield "|" + "---|" * len(heads)
    for row in rows:
        yield f"| {' | '.join(map(cell, row))} |"
    yield ""


def cell(text: str) -> str:
    """What stands in a cell; a bar would end it."""
    return text.replace("|", "\\|").replace("\n", " ")
