"""Operations: what people, bots and the clock can do at a table. Each looks at the room and refuses or drafts entries.

An operation writes nothing. Who asked, and who hears of it, is not its business.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

import msgspec

import londinium
from londinium.bots import bots, is_bot, levels, usual_level
from londinium.core.errors import LondiniumError, NothingToUndo
from londinium.core.events import Refusal
from londinium.core.game import Game
from londinium.core.table import Table
from londinium.server.errors import Changed, Illegal, Malformed, NotYours, Refused
from londinium.server.model.entries import Kind
from londinium.server.model.room import PATIENCE, Room
from londinium.server.sanitize import one_line
from londinium.server.tables.presenter import Presenter

STAND_IN = "greedy"
NOBODY = "?"  # the name of somebody who was removed
LONGEST_SAYING = 500
ONLY_PLAYERS_CHAT = "only those who play may chat at this table"
LONGEST_LOG = 20_000  # entries of a table after which only what brings its game to an end is written


class Draft(msgspec.Struct, frozen=True, gc=False):
    """An entry before it has a number."""

    kind: Kind
    seat: int | None = None
    person: str | None = None
    content: dict[str, Any] = {}


Operation = Callable[[Room], Sequence[Draft]]


def sit(person: str, name: str, seat: int | None = None) -> Operation:
    """Take a free seat, this one or the first; the game begins when the last is taken."""

    def operation(room: Room) -> list[Draft]:
        gathering(room)
        free = [number for number, one in enumerate(room.seats) if not one.taken]
        if not free:
            raise Refused("all seats are taken")
        if seat is not None and seat not in free:
            raise Refused(f"seat {seat} is not free; free are {free}")
        drafts = [Draft("seated", free[0] if seat is None else seat, person, {"name": name})]
        return [*drafts, Draft("started")] if len(free) == 1 else drafts

    return operation


def stand_up(person: str) -> Operation:
    """Leave before the start."""

    def operation(room: Room) -> list[Draft]:
        gathering(room)
        return [Draft("vacated", seat, person) for seat in mine(room, person)]

    return operation


def fill_with_bots(person: str, bot: str | None) -> Operation:
    """Let bots take the free seats, and begin."""

    def operation(room: Room) -> list[Draft]:
        gathering(room)
        mine(room, person)
        kind = bot_named(bot, londinium.game(room.terms.game))
        free = [number for number, one in enumerate(room.seats) if not one.taken]
        return [*(Draft("seated", seat, None, bot_at(seat, kind)) for seat in free), Draft("started")]

    return operation


def bot_at(seat: int, bot: str) -> dict[str, str]:
    return {"bot": bot, "name": BOT_NAMES[seat]}


BOT_NAMES = ("Ada", "Byron", "Clara", "Darwin", "Emma", "Faraday")


def play(person: str, seat: int, move: Any, version: int | None) -> Operation:
    """A person's choice, if the person has seen what it answers; standing answers that follow are entries too.

    Optimistic concurrency: `version` is the last the person has seen, and a choice that has become another is refused.
    """

    def operation(room: Room) -> list[Draft]:
        table = sitting(room, person, seat)
        if version is not None and not room.has_seen(person, version, seat):
            raise Changed("the table has changed since you looked", now=Presenter(room).now(seat))
        return played(room, table, seat, move, person)

    return operation


def played(room: Room, table: Table, seat: int, move: Any, person: str | None, **content: Any) -> list[Draft]:
    """The drafts of a move and of the standing answers it brings, tried out on the side."""
    try:
        found = table.game.move(move)
        refusal = None if found.id in room.legal(seat) else table.refusal(seat, found)
    except LondiniumError as problem:
        raise Malformed(str(problem)) from None
    if refusal is not None:
        raise illegal(refusal)
    drafts = [Draft("played", seat, person, {"move": str(found), **content})]
    if table.has_standing:
        ahead = table.ahead()
        ahead.play(seat, found)
        for entry in ahead.log[len(table.log) + 1 :]:
            drafts.append(Draft("played", entry.seat, None, {"move": str(entry.move), "by": "standing"}))
    return drafts


def set_standing(person: str, seat: int, rule: dict[str, Any] | None) -> Operation:
    """Leave a standing answer or revoke it: no entry, since nobody may know; what it answers at once is played."""

    def operation(room: Room) -> list[Draft]:
        table = sitting(room, person, seat)
        ahead = table.ahead()
        try:
            ahead.standing(seat, rule)
        except LondiniumError as problem:
            raise Malformed(str(problem)) from None
        table.standing(seat, rule, answer=False)
        lines = ahead.log[len(table.log) :]
        return [Draft("played", one.seat, None, {"move": str(one.move), "by": "standing"}) for one in lines]

    return operation


def bot_plays(seat: int, move: int, decision: int) -> Operation:
    """A bot's choice, unless what it thought about is past."""

    def operation(room: Room) -> list[Draft]:
        if room.decisions.get(seat) != decision or not room.seats[seat].bot or room.table is None:
            raise Changed("the table has changed since the bot began to think")
        return played(room, room.table, seat, move, None, by="bot")

    return operation


def clock_plays(seat: int, move: int, decision: int, now: float) -> Operation:
    """A choice made for a person whose time is up; after a few of them a bot takes over."""

    def operation(room: Room) -> list[Draft]:
        if room.decisions.get(seat) != decision or room.deadlines().get(seat, now + 1) > now or room.table is None:
            raise Changed("the choice was made in time")
        drafts = played(room, room.table, seat, move, None, by="clock")
        ahead = room.table.ahead()
        ahead.play_legal(seat, ahead.game.move(move))
        if room.seats[seat].missed + 1 >= PATIENCE and not ahead.log[-1].quiet:
            drafts.append(Draft("handed-over", seat, room.seats[seat].person, {"bot": STAND_IN, "by": "clock"}))
        return drafts

    return operation


def take_back(person: str, seat: int) -> Operation:
    """Undo, as far as the rules of undo allow."""

    def operation(room: Room) -> list[Draft]:
        table = sitting(room, person, seat)
        not_too_long(room)
        if not table.can_undo(seat):
            try:
                table.ahead().undo(seat)
            except NothingToUndo as problem:
                raise Refused(str(problem), consent=True) from None
        return [Draft("took-back", seat, person)]

    return operation


def ask_back(person: str, seat: int) -> Operation:
    """Ask the others to let a choice be taken back although something was shown since."""

    def operation(room: Room) -> list[Draft]:
        table = sitting(room, person, seat)
        not_too_long(room)
        if room.asking is not None:
            raise Refused("somebody is asking already")
        try:
            table.ahead().rewind(seat, 0)
        except NothingToUndo as problem:
            raise Refused(str(problem)) from None
        asked = Draft("asked-back", seat, person)
        return [asked] if others(room, seat) else [asked, went_back(room, seat)]

    return operation


def answer_back(person: str, seat: int, agree: bool) -> Operation:
    """Agree that another takes back, or not; when all have agreed, it happens."""

    def operation(room: Room) -> list[Draft]:
        sitting(room, person, seat)
        asking = room.asking
        if asking is None:
            raise Refused("nobody asks to take anything back")
        if seat == asking or seat in room.agreed:
            raise Refused("you have answered already")
        if not agree:
            return [Draft("declined", seat, person)]
        agreed = Draft("agreed", seat, person)
        done = set(others(room, asking)) <= room.agreed | {seat}
        return [agreed, went_back(room, asking)] if done else [agreed]

    return operation


def others(room: Room, seat: int) -> list[int]:
    """The people who must agree; bots always do."""
    return [number for number, one in enumerate(room.seats) if one.human and number != seat]


def went_back(room: Room, seat: int) -> Draft:
    """What is drawn anew comes from the table's own seed and the place in the log, so that it can be checked later."""
    seed = sha256(f"{room.terms.seed:032x} {room.version}".encode()).hexdigest()[:32]
    return Draft("went-back", seat, None, {"seed": seed})


def hand_over(person: str, seat: int, bot: str = STAND_IN) -> Operation:
    """Resign the seat to a bot; the person may come back."""

    def operation(room: Room) -> list[Draft]:
        sitting(room, person, seat)
        bot_named(bot, londinium.game(room.terms.game))
        if room.seats[seat].bot:
            raise Refused("a bot plays there already")
        return [Draft("handed-over", seat, person, {"bot": bot})]

    return operation


def come_back(person: str, seat: int) -> Operation:
    """Take the seat back from the bot."""

    def operation(room: Room) -> list[Draft]:
        sitting(room, person, seat)
        not_too_long(room)
        if not room.seats[seat].bot:
            raise Refused("you are playing there already")
        return [Draft("returned", seat, person)]

    return operation


def leave_for_good(person: str) -> Operation:
    """Leave a table that gathers; elsewhere have no name, and let a bot play on if the game does."""

    def operation(room: Room) -> list[Draft]:
        seats = room.seats_of(person)
        if room.status == "gathering":
            return [Draft("vacated", seat) for seat in seats]
        bot = STAND_IN if room.status == "playing" else None
        return [Draft("removed", seat, content={"name": NOBODY, "bot": room.seats[seat].bot or bot}) for seat in seats]

    return operation


def say(person: str, name: str, words: str) -> Operation:
    """Chat, in plain text; those who only look on where the table allows it."""
    said = one_line(words)
    if not said or len(said) > LONGEST_SAYING:
        raise Malformed(f"say something, in at most {LONGEST_SAYING} characters")

    def operation(room: Room) -> list[Draft]:
        not_too_long(room)
        seats = room.seats_of(person)
        if not seats and not room.terms.spectators_chat:
            raise NotYours(ONLY_PLAYERS_CHAT)
        return [Draft("said", seats[0] if seats else None, person, {"name": name, "text": said})]

    return operation


def ask_for_hint(person: str, seat: int) -> Operation:
    """Ask what a strong player would do. That somebody does is told once: the game then counts for no rating."""

    def operation(room: Room) -> list[Draft]:
        sitting(room, person, seat)
        if not room.terms.hints:
            raise Refused("this table was made without hints")
        if not room.seats[seat].human or seat not in room.to_act:
            raise Refused("there is a hint only for whoever owes a choice")
        return [] if seat in room.hinted else [Draft("hinted", seat, person)]

    return operation


def look(person: str, seat: int) -> Operation:
    """Take one's place at a screen that several share: where there are clocks, the one that runs is now this seat's."""

    def operation(room: Room) -> list[Draft]:
        mine = [number for number in room.seats_of(person) if room.seats[number].human]
        alone = len(mine) < 2 or seat not in mine or room.looking.get(person, mine[0]) == seat
        if alone or not room.terms.pace.timed or room.status != "playing" or room.version >= LONGEST_LOG:
            return []
        return [Draft("looked", seat, person)]

    return operation


def close(reason: str) -> Operation:
    """The host ends a table."""

    def operation(room: Room) -> list[Draft]:
        if room.status in ("over", "closed"):
            raise Refused("the table has ended already")
        return [Draft("closed", content={"reason": reason})]

    return operation


def credit(seconds: float) -> Operation:
    """Give time back that passed while no server was there."""

    def operation(room: Room) -> list[Draft]:
        return [Draft("credited", content={"seconds": seconds})] if room.deadlines() else []

    return operation


# what they check


def gathering(room: Room) -> None:
    not_too_long(room)
    if room.status != "gathering":
        raise Refused("the game has begun already" if room.status == "playing" else "the table has ended")


def mine(room: Room, person: str) -> list[int]:
    seats = room.seats_of(person)
    if not seats:
        raise NotYours("you have no seat at this table")
    return seats


def sitting(room: Room, person: str, seat: int) -> Table:
    """The game, if the person sits there and it is being played."""
    if not 0 <= seat < len(room.seats) or room.seats[seat].person != person:
        raise NotYours("that is not your seat")
    if room.status != "playing" or room.table is None:
        raise Refused("the game has not begun" if room.status == "gathering" else "the game is over")
    return room.table


def not_too_long(room: Room) -> None:
    """Games end; what people can do again and again must too, or one table could keep a server busy reading it."""
    if room.version >= LONGEST_LOG:
        raise Refused("so much has happened at this table that only the game itself goes on")


def bot_named(name: str | None, game: Game) -> str:
    """The bot that is meant: the usual level where none is named. How long one thinks here is the host's to say."""
    offered = (*bots(), *(level.spec for level in levels(game)))
    if name is None:
        return usual_level(game).spec
    if name not in offered:
        raise Malformed(f"there is no bot {name!r}; there are {', '.join(offered)}")
    return name


def bot_there(name: str | None, game: Game) -> str:
    """The bot that plays for a seat: a table may be older than the bots there are, and name one that is gone.

    >>> [bot_there(name, londinium.game("london")) for name in ("level:1", "level:99", None)]
    ['level:1', 'greedy', 'greedy']
    """
    return name if name is not None and is_bot(name, game) else STAND_IN


def illegal(refusal: Refusal) -> Illegal:
    return Illegal(refusal.reason, rule=refusal.rule, why=refusal.key)
