"""Start: from what the command line says, and a few questions where it says nothing, to a table with seats."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from rich import box
from rich.panel import Panel
from rich.text import Text

import londinium
from londinium.arena import derived_seed
from londinium.bots import is_program, usual_level
from londinium.cli.complaints import Complaint, bots_for, number_in, the_game, the_options, the_players, the_record
from londinium.cli.components import data_from
from londinium.cli.screen import Screen
from londinium.cli.seats import Seats, numbers_of, plain, seats_at, seats_noted
from londinium.core.words import LANGUAGES

USUAL_PLAYERS = 4
LUCK = 1  # keeps the bots' luck apart from other things drawn from the same seed


@dataclass(frozen=True)
class Wishes:
    """What was said on the command line; None or empty where nothing was."""

    game: str | None
    players: int | None
    you: Sequence[str]
    names: Sequence[str]
    bots: str | None
    seed: int | None
    options: Sequence[str]
    data: Path | None


def begin(screen: Screen, wishes: Wishes) -> tuple[londinium.Table, Seats]:
    """A new table, with what was not said asked for if somebody is there to answer."""
    asking = screen.interactive
    if wishes.game is None and not asking:
        raise Complaint("cli-which-game", choices=", ".join(game.id for game in londinium.games()))
    game = ask_game(screen) if wishes.game is None else the_game(wishes.game)
    if wishes.players is not None:
        players = the_players(game, wishes.players, screen.lang)
    else:
        players = ask_players(screen, game) if asking else usual_players(game)
    you = numbers_of(wishes.you or ["1"], players)
    names = names_for(screen, you, wishes.names, ask=wishes.game is None)
    seed = secrets.randbits(128) if wishes.seed is None else wishes.seed
    kinds = bots_for(wishes.bots or usual_level(game).spec, game, players - len(you))
    seats = seats_at(players, you, kinds, names, derived_seed(seed, LUCK))
    data = data_from(game, wishes.data) if wishes.data else None
    return game.table(players, seed, the_options(game, wishes.options, players), data), seats


def resume(screen: Screen, wishes: Wishes, path: Path) -> tuple[londinium.Table, Seats]:
    """The table of a record, with the seats it remembers unless the command line says otherwise."""
    record = the_record(path)
    table = londinium.replay(record)
    if wishes.game is not None and the_game(wishes.game) is not table.game:
        raise Complaint("cli-other-game", path=str(path), game=table.game.id)
    for name in ("players", "seed", "options", "data"):
        if getattr(wishes, name) not in (None, [], ()):
            raise Complaint("cli-resume-has", name=f"--{name.removesuffix('s') if name == 'options' else name}")
    noted = seats_noted(record.notes, table)
    you = numbers_of(wishes.you, table.players) if wishes.you else (noted.people if noted else ()) or (0,)
    kinds: Sequence[str]
    if noted is not None and noted.people == you:
        names = names_for(screen, you, wishes.names or [noted.names[seat] for seat in you], ask=False)
        kinds = [kind for kind in noted.bots if kind]
        for kind in filter(is_program, () if wishes.bots else kinds):
            raise Complaint("cli-noted-program", value=kind)  # a file from somebody else must not start anything
    else:
        names = names_for(screen, you, wishes.names, ask=False)
        kinds = bots_for(usual_level(table.game).spec, table.game, table.players - len(you))
    if wishes.bots:
        kinds = bots_for(wishes.bots, table.game, table.players - len(you))
    return table, seats_at(table.players, you, kinds, names, noted.luck if noted else 0)


def names_for(screen: Screen, you: Sequence[int], given: Sequence[str], ask: bool) -> list[str]:
    """What people are called: as they say, or by their seat."""
    if len(given) > len(you):
        raise Complaint("cli-names-count", count=len(given), people=len(you))
    names = [plain(name) for name in given]
    for seat in you[len(names) :]:
        name = screen.say("cli-person", number=seat + 1)
        if ask:
            name = screen.ask(screen.say("cli-ask-name", name=name) + " ") or name
        names.append(plain(name))
    return names


def usual_players(game: londinium.Game) -> int:
    return min(max(USUAL_PLAYERS, game.players[0]), game.players[-1])


# questions, for a person who has said nothing yet


def welcome(screen: Screen, ask: bool) -> Screen:
    """Greet somebody who has said nothing yet; the screen in the language they want."""
    screen.show(Panel(Text(screen.say("cli-welcome"), "title"), box=box.DOUBLE, padding=(0, 4), expand=False))
    return ask_language(screen) if ask else screen


def ask_language(screen: Screen) -> Screen:
    """The language to go on in."""
    question = screen.say("cli-ask-language", choices=", ".join(LANGUAGES), lang=screen.lang) + " "
    while answer := screen.ask(question).lower():
        if answer in LANGUAGES:
            return Screen(answer)
        screen.line("cli-no-language", "bad", value=answer, choices=", ".join(LANGUAGES))
    return screen


def ask_game(screen: Screen) -> londinium.Game:
    games = londinium.games()
    if len(games) == 1:
        introduce(screen, games[0])
        return games[0]
    for number, game in enumerate(games, 1):
        screen.show(Text.assemble((f"{number}", "key"), "  ", game.title(screen.lang)))
    while True:
        answer = screen.ask(screen.say("cli-ask-game") + " ")
        named = [game for game in games if answer.lower() in (game.id, game.title(screen.lang).lower())]
        if chosen := number_in(answer, 1, len(games)):
            named = [games[chosen - 1]]
        if named:
            introduce(screen, named[0])
            return named[0]
        screen.line("cli-no-game", "bad", value=answer, choices=", ".join(game.id for game in games))


def introduce(screen: Screen, game: londinium.Game) -> None:
    screen.show()
    screen.show(Text(game.title(screen.lang), "title"))
    screen.show(game.words(screen.lang).say("tagline"))
    screen.show()


def ask_players(screen: Screen, game: londinium.Game) -> int:
    usual = usual_players(game)
    question = screen.say("cli-ask-players", least=game.players[0], most=game.players[-1], usual=usual) + " "
    while answer := screen.ask(question):
        if number := number_in(answer, game.players[0], game.players[-1]):
            return number
        screen.line(
            "cli-bad-players",
            "bad",
            game=game.title(screen.lang),
            least=game.players[0],
            most=game.players[-1],
            value=answer,
        )
    return usual
