"""Wording: what the pages, the terminal and ladders say about a run alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from londinium.arena.intervals import Interval
from londinium.arena.pairings import Match
from londinium.arena.tally import Control, Tally
from londinium.core.options import spelled
from londinium.core.words import Words


@dataclass(frozen=True)
class Origin:
    """Where results come from: the command, and the sessions in which they were played."""

    command: str
    sessions: Sequence[Mapping[str, Any]]
    commit: str | None = None  # that the seed was taken from


def warnings(tally: Tally, say: Words) -> list[str]:
    """What speaks against the results: failed bots, lost blocks, controls that are not as they should be."""
    found = [
        say.say("cli-arena-forfeit", bot=bot, count=len(reasons), reason=reasons[0])
        for bot, reasons in tally.forfeits().items()
    ]
    if tally.lost:
        found.append(say.say("cli-arena-lost", count=len(tally.lost), reason=next(iter(tally.lost.values()))))
    found += [
        f"{control_name(control, say)}: {control_verdict(control, say)}"
        for control in tally.controls()
        if control.doubtful
    ]
    return found


def sequential_told(tally: Tally, say: Words) -> list[str]:
    """The sequential test: what it asks, and where it stands."""
    test, verdict = tally.plan.sprt, tally.verdict
    if test is None or verdict is None:
        return []
    facts = {name: say.percent(value) for name, value in test.described().items()}
    low, high = (say.decimal(bound, 2) for bound in test.bounds)
    key = f"arena-test-{verdict.accepted or 'open'}"
    ratio = say.decimal(verdict.ratio, 2)
    return [
        say.say("arena-test-about", **facts),
        say.say(key, blocks=verdict.blocks, ratio=ratio, low=low, high=high, **facts),
    ]


def origin_told(tally: Tally, origin: Origin, say: Words) -> list[tuple[str, str]]:
    """The command, the seed, the commits, the machines."""
    plan = tally.plan
    options = ", ".join(f"{name}={spelled(value)}" for name, value in plan.options.items())
    seed = f"{plan.seed}" + (f" ({say.say('cli-arena-commit', commit=origin.commit)})" if origin.commit else "")
    facts = [
        ("arena-command", origin.command),
        ("arena-run", plan.hash),
        ("arena-seed", seed),
        ("arena-deals", f"{len(tally.blocks)} / {plan.blocks}"),
        ("arena-form", plan.form),
        ("arena-limit", say.say("arena-limit-about", seconds=f"{plan.limit:g}")),
        ("arena-options", options or "–"),
    ]
    for commit in dict.fromkeys(commit_told(session, say) for session in origin.sessions):
        facts.append(("arena-commit", commit))
    for machine in dict.fromkeys(machine_told(session, say) for session in origin.sessions):
        facts.append(("arena-machine", machine))
    return [(say.say(key), text) for key, text in facts]


def commit_told(session: Mapping[str, Any], say: Words) -> str:
    changed = f" ({say.say('arena-changed')})" if session.get("changed") else ""
    return f"{session.get('commit') or '–'}{changed}"


def machine_told(session: Mapping[str, Any], say: Words) -> str:
    plain = "" if session.get("compiled") else f", {say.say('arena-plain')}"
    spread = f", Ray ({session['cluster']})" if session.get("cluster") else ""
    return (
        f"{session.get('machine')}, Python {session.get('python')}, Londinium {session.get('version')}{plain}{spread}"
    )


def match_name(match: Match, say: Words) -> str:
    if match.kind == "mixed":
        return say.say("arena-mixed", bots=", ".join(match.seats(0)))
    return say.say("arena-duel", one=match.sides[0], other=match.sides[1])


def control_name(control: Control, say: Words) -> str:
    return say.say("arena-mirror" if control.kind == "mirror" else "arena-against-random", bot=control.bot)


def control_verdict(control: Control, say: Words) -> str:
    if not control.doubtful:
        return say.say("arena-control-fine")
    if control.kind == "mirror":
        return say.say("arena-mirror-odd")
    return say.say("arena-random-few" if control.share.mean == 1.0 else "arena-random-odd")


def between(share: Interval, say: Words) -> str:
    return f"{say.percent(share.low)} – {say.percent(share.high)}"


def best_first(shares: Mapping[str, Interval]) -> list[tuple[str, Interval]]:
    return sorted(shares.items(), key=lambda one: -one[1].mean)


def in_ms(seconds: float, say: Words) -> str:
    """CPU time of a turn."""
    milliseconds = 1000 * seconds
    return say.say("arena-ms", value=say.decimal(milliseconds, 0 if milliseconds >= 100 else 2))


def whole(value: float) -> str:
    return f"{value:.0f}"
