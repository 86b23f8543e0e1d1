"""Report: what a run came to, as one HTML page without anything from elsewhere; for phones too, light and dark."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from londinium.arena.intervals import Interval
from londinium.arena.ratings import Rating
from londinium.arena.svg import bars, histograms, whiskers
from londinium.arena.tally import Control, Tally
from londinium.arena.wording import (
    Origin,
    best_first,
    between,
    control_name,
    control_verdict,
    in_ms,
    match_name,
    origin_told,
    sequential_told,
    warnings,
    whole,
)
from londinium.core.words import Words, words

STYLE = """
:root {
  color-scheme: light dark; --ink: #1c1a17; --paper: #fbfaf7; --faint: #6b655c; --line: #ded8cd; --accent: #9a3b26;
  --alarm: #b00020;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #ece7de; --paper: #191714; --faint: #a59d91; --line: #3b362f; --accent: #f0906f; --alarm: #ff8a80;
  }
}
* { box-sizing: border-box }
body {
  margin: 0 auto; max-width: 46rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
h1 { font-size: 1.5rem; line-height: 1.2 }
h2 { font-size: 1.15rem; margin-top: 2.2rem }
.faint { color: var(--faint) }
.alarm { color: var(--alarm); font-weight: 600 }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums }
th, td {
  padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); text-align: right; overflow-wrap: normal;
  vertical-align: top;
}
th { color: var(--faint); font-weight: 500 }
th:first-child, td:first-child { text-align: left }
.facts td { text-align: left; overflow-wrap: anywhere }
.facts td:first-child { color: var(--faint); white-space: nowrap }
svg { display: block; width: 100%; max-width: 35rem; height: auto; font: 12px system-ui, sans-serif }
svg text { fill: var(--ink) }
svg .tick { fill: var(--faint); font-size: 11px }
svg .value { font-weight: 600 }
.grid { stroke: var(--line) }
.par { stroke: var(--ink); stroke-dasharray: 4 3 }
.reach { stroke: var(--accent); stroke-width: 3 }
.dot, .bar { fill: var(--accent) }
.bar { opacity: .75 }
.mean { stroke: var(--ink); stroke-width: 2 }
"""


class Report:
    """The page of one run, in one language."""

    def __init__(self, tally: Tally, ratings: Sequence[Rating], origin: Origin, lang: str = "en") -> None:
        self.tally = tally
        self.ratings = ratings
        self.origin = origin
        self.words: Words = words(lang)
        self.say = self.words.say

    def html(self) -> str:
        """The whole page."""
        plan = self.tally.plan
        title = self.say("arena-title", game=plan.game.title(self.words.lang))
        head = self.say(
            "cli-arena-head",
            game=plan.game.title(self.words.lang),
            players=plan.players,
            blocks=len(self.tally.blocks),
            games=len(self.tally.games),
            seed=str(plan.seed),
        )
        parts = [f"<h1>{escape(title)}</h1>", f"<p>{escape(head)}</p>", *self.warnings(), *self.sections()]
        return (
            f'<!doctype html>\n<html lang="{self.words.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
            + "\n".join(parts)
            + "\n</body>\n</html>\n"
        )

    def warnings(self) -> Iterable[str]:
        """What must be known before anything is believed."""
        for text in warnings(self.tally, self.words):
            yield f'<p class="alarm">{escape(text)}</p>'

    def sections(self) -> Iterable[str]:
        tally = self.tally
        if tally.verdict is not None:
            yield from self.section("arena-test", sequential_told(tally, self.words))
        if self.ratings:
            rows = [(one.bot, one.mean, one.low, one.high) for one in self.ratings]
            drawn = whiskers(self.say("arena-ratings"), rows, self.words.decimal)
            yield from self.section("arena-ratings", [self.say("arena-ratings-about")], drawn)
        if tally.contested:
            yield from self.shares()
        yield from self.section("arena-controls", [], self.controls(tally.controls()))
        yield from self.seats()
        points = tally.points()
        if points:
            drawn = histograms(self.say("arena-points"), {name: points[name] for name in sorted(points)}, whole)
            yield from self.section("arena-points", [], drawn)
        lengths = [game.result.decisions for game in tally.games]
        if lengths:
            drawn = histograms(self.say("arena-length"), {self.say("arena-everyone"): lengths}, whole)
            yield from self.section("arena-length", [self.say("arena-length-about")], drawn)
        yield from self.effort()
        yield from self.section("arena-origin", [], self.facts())

    def section(self, key: str, texts: Iterable[str], *parts: str) -> list[str]:
        about = [f'<p class="faint">{escape(text)}</p>' for text in texts]
        return [f"<h2>{escape(self.say(key))}</h2>", *about, *parts]

    def shares(self) -> Iterable[str]:
        tally = self.tally
        rows = [(name, one.mean, one.low, one.high) for name, one in best_first(tally.by_bot())]
        about = self.say("arena-shares-about", share=self.words.percent(tally.par))
        drawn = whiskers(self.say("arena-shares"), rows, self.words.percent, tally.par)
        yield from self.section("arena-shares", [about], drawn)
        cells = [
            ("" if number else match_name(match, self.words), bot, self.words.percent(share.mean), self.between(share))
            for match, shares in tally.by_match()
            for number, (bot, share) in enumerate(shares.items())
        ]
        table = self.table(("arena-match", "cli-bot", "cli-share", "cli-interval"), cells)
        yield from self.section("arena-matches", [], table)

    def seats(self) -> Iterable[str]:
        tally = self.tally
        groups = {self.say("arena-everyone"): tally.by_seat(), **tally.by_bot_and_seat()}
        rows = [
            (f"{name} · {tally.plan.game.name(seat, self.words.lang)}", one.mean, one.low, one.high)
            for name, seats in groups.items()
            for seat, one in enumerate(seats)
            if one.blocks
        ]
        if rows:
            drawn = whiskers(self.say("arena-seats"), rows, self.words.percent, tally.par)
            yield from self.section("arena-seats", [], drawn)

    def effort(self) -> Iterable[str]:
        efforts = self.tally.efforts()
        cells = [
            (name, str(one.choices), self.words.decimal(one.a_second, 0), in_ms(one.a_turn, self.words))
            for name, one in efforts.items()
        ]
        rows = [(name, one.a_second) for name, one in efforts.items()]
        table = self.table(("cli-bot", "arena-choices", "arena-a-second", "arena-a-turn"), cells)
        drawn = bars(self.say("arena-a-second"), rows, whole) if rows else ""
        yield from self.section("arena-effort", [self.say("arena-effort-about")], drawn, table)

    def controls(self, controls: Iterable[Control]) -> str:
        cells = [
            (
                control_name(control, self.words),
                self.words.percent(control.share.mean),
                self.between(control.share),
                self.words.percent(control.par),
                control_verdict(control, self.words),
            )
            for control in controls
        ]
        return self.table(("arena-match", "cli-share", "cli-interval", "arena-even", "arena-verdict"), cells)

    def facts(self) -> str:
        rows = "".join(
            f"<tr><td>{escape(name)}</td><td>{escape(text)}</td></tr>"
            for name, text in origin_told(self.tally, self.origin, self.words)
        )
        return f'<div class="wide"><table class="facts">{rows}</table></div>'

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
        head = "".join(f"<th>{escape(self.say(key))}</th>" for key in heads)
        body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
        return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'

    def between(self, share: Interval) -> str:
        return between(share, self.words)
