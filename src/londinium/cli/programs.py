"""Programs: a bot that is a program of its own, spoken for over a pipe or sat down at a table on a server."""

from __future__ import annotations

import shlex
from pathlib import Path
from secrets import randbits

from londinium.bots import BotFailed, NoProgram, Program
from londinium.bots.pipe import command_of
from londinium.bots.program import serve_file
from londinium.cli.complaints import Complaint
from londinium.cli.extras import needs
from londinium.cli.screen import Screen, signed
from londinium.core.errors import IllegalMove
from londinium.envs.seats import BadLink, Seat, ServerRefused

MOST_REFUSED = 5  # moves in a row that a server does not take


def speak(text: str) -> None:
    """Speak for the bot of a Python file over the pipe that this command is at the end of."""
    path = Path(text)
    if path.suffix != ".py" or not path.is_file():
        raise Complaint("cli-no-program", value=text)
    serve_file(path)


def sit(screen: Screen, text: str, link: str, name: str | None) -> None:
    """Take a seat by an invitation and let a program play there until the game is over."""
    needs("client")
    from londinium.envs.remote import ServerSeat

    try:
        command = command_of(text)
        seat = ServerSeat.join(link, name or Path(shlex.split(text)[-1]).stem)
    except NoProgram:
        raise Complaint("cli-no-program", value=text) from None
    except BadLink:
        raise Complaint("cli-bad-link", value=link) from None
    except ServerRefused as problem:
        raise Complaint("cli-server-says", 1, reason=str(problem)) from None
    mind = Program(randbits(64), seat.game, command)
    try:
        title = seat.game.title(screen.lang)
        screen.line("cli-bot-seated", name=seat.names[seat.number], seat=seat.number + 1, game=title)
        play(screen, seat, mind)
    finally:
        mind.leave()
        seat.close()


def play(screen: Screen, seat: Seat, mind: Program) -> None:
    """Let a program choose whenever its seat is to; a move that it loses is drawn for it."""
    refused = 0
    while seat.wait():
        moves = seat.moves()
        try:
            move = mind.answer(seat.view(), moves)
        except BotFailed as problem:
            screen.warn(screen.say("cli-move-lost", who=seat.names[seat.number], reason=str(problem)))
            move = mind.dice.choice(moves)
        try:
            seat.play(move)
            refused = 0
        except (IllegalMove, ServerRefused) as problem:  # the choice has become another meanwhile
            refused += 1
            if refused == MOST_REFUSED:
                raise Complaint("cli-server-says", 1, reason=str(problem)) from None
    names = [(rank, seat.game.name(rank.who, screen.lang, seat.names)) for rank in seat.ranking()]
    places = [f"{rank.place}. {name} {signed(rank.points)}" for rank, name in names]
    screen.line("cli-bot-over", "good", result=" · ".join(places))
