"""Games: what can be played, for how many, how long, and with which options."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

import londinium
from londinium.cli.screen import Screen
from londinium.core.options import spelled


def show(screen: Screen) -> None:
    """All games in a table, then the options of those that have some."""
    grid = screen.grid("cli-game", "cli-players", "cli-minutes", "cli-about", right=(2,))
    for game in londinium.games():
        grid.add_row(
            Group(Text(game.title(screen.lang), "title"), Text(game.id, "key")),
            f"{game.players[0]}–{game.players[-1]}",
            str(game.minutes),
            Text(game.words(screen.lang).say("tagline")),
        )
    screen.show(grid)
    for game in londinium.games():
        if game.options:
            screen.show(options_of(screen, game))
    screen.line("cli-try", "faint", game=londinium.games()[0].id)


def options_of(screen: Screen, game: londinium.Game) -> Group:
    grid = screen.grid("cli-option", "cli-values", "cli-about")
    for option in game.options:
        values = Text(", ").join(
            Text(spelled(choice), "title" if choice == option.default else "") for choice in option.choices
        )
        grid.add_row(Text(option.name, "key"), values, Text(option.help(game, screen.lang)))
    return Group(Text(screen.say("cli-options-of", game=game.title(screen.lang)), "title"), grid)
