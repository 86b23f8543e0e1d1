"""Tables of the arena: what a run came to, in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from londinium.arena.ratings import Rating
from londinium.arena.tally import Tally
from londinium.arena.wording import (
    best_first,
    between,
    control_name,
    control_verdict,
    in_ms,
    match_name,
    sequential_told,
    warnings,
)
from londinium.cli.screen import Screen

RIGHT = (1, 2, 3, 4, 5)  # columns of numbers


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
