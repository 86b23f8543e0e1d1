"""Outlook: what each legal move of a seat would change, found by playing it; not how the rules bring it about.

The moves are played on positions imagined for the seat, so nothing here can know more than the seat does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from londinium.core.consequences import Reading, asked_luck, begin, following, found, look, prepare, was_cut
from londinium.core.events import Who
from londinium.core.gauges import GAME, ROUND, TURN, UNKNOWN
from londinium.core.moves import Move
from londinium.core.state import State, perform
from londinium.core.words import Words

if TYPE_CHECKING:
    from londinium.core.game import Game

WORLDS = 16  # imagined for every move: what is equal in all of them is certain
LUCKY_WORLDS = 1024  # imagined for a move that brings something hidden to light
FEWEST = 2  # where so many choices follow that the positions looked at would be more than these:
POSITIONS = 1 << 13
LUCKY_POSITIONS = 1 << 16
ENDS = {GAME: "game", ROUND: "round", TURN: "turn"}


class Change(msgspec.Struct, frozen=True):
    """One number as it is and as it would be: the least and the most where later choices decide.

    Both are None where that depends on what the seat cannot know, or on too many choices.

    >>> import londinium
    >>> londinium.game("kids-of-london").table(players=3, seed=7).outlook(0)[5].changes[0]
    Change(what='coins', of=0, now=0, least=0, most=5)
    """

    what: str
    of: Who
    now: int
    least: int | None
    most: int | None

    def text(self, words: Words) -> str:
        """The change in words."""
        what = words.say(f"gauge-{self.what}")
        if self.least is None or self.most is None:
            return words.say("outlook-open", what=what, now=self.now)
        key = "outlook-certain" if self.least == self.most else "outlook-between"
        return words.say(key, what=what, now=self.now, least=self.least, most=self.most)


class Outlook(msgspec.Struct, frozen=True):
    """What a move would change for certain, up to where the choices that complete it have been made.

    >>> import londinium
    >>> table = londinium.game("kids-of-london").restore({"players": 3, "hour": 9, "hands": [[4], [7], [5]]})
    >>> foretold = table.outlook(0)[0]
    >>> str(foretold.move), [change.what for change in foretold.changes if change.of == 0], foretold.ends
    ('send 4', ['coins', 'children'], ('game', 'round', 'turn'))
    """

    seat: int
    move: Move
    changes: tuple[Change, ...]
    ends: tuple[str, ...]  # of "turn", "round" and "game": what would end
    may_end: tuple[str, ...]  # and what might
    whole: bool  # False if the choices that follow are too many to look at: then more may change than is said

    def json(self) -> dict[str, Any]:
        """The same for other programs."""
        return {
            "move": self.move.notation,
            "changes": [msgspec.structs.asdict(change) for change in self.changes],
            "ends": list(self.ends),
            "may_end": list(self.may_end),
            "whole": self.whole,
        }

    def text(self, lang: str = "en", names: dict[Who, str] | None = None) -> str:
        """The changes in a few words: one's own first, then those of others and of pieces."""
        words = self.move.game.words(lang)
        said: dict[str, list[str]] = {}
        for change in self.changes:
            said.setdefault(self.called(change, lang, names), []).append(change.text(words))
        parts = [
            words.say("outlook-of", of=of, changes=", ".join(told)) if of else ", ".join(told)
            for of, told in said.items()
        ]
        ends = ("game",) if "game" in self.ends else self.ends
        parts += [words.say(f"outlook-ends-{what}") for what in ends]
        parts += [words.say(f"outlook-may-end-{what}") for what in self.may_end]
        return " · ".join(parts)

    def called(self, change: Change, lang: str, names: dict[Who, str] | None) -> str:
        """Whose number it is; nothing needs to be said of one's own."""
        game = self.move.game
        piece = next(gauge.piece for gauge in game.gauges if gauge.name == change.what)
        if piece:
            return game.words(lang).say(piece, **{piece: change.of})
        return "" if change.of == self.seat else game.name(change.of, lang, names)


def outlook(game: Game, state: State, seat: int) -> tuple[Outlook, ...]:
    """What each legal move of a seat would change."""
    moves = state.legal(seat)
    if not moves:
        return ()
    labels = labels_of(game, state.players, seat)
    reading = Reading()
    prepare(reading, [which for which, _, _, _ in labels], [of for _, of, _, _ in labels])
    worlds = Worlds(state, seat)
    follow = following(worlds[0])
    told = []
    for move in moves:
        begin(reading)
        steps = look(reading, follow, worlds[0], seat, move)
        lucky = asked_luck(reading) or reveals(game, worlds[0], seat, move)
        most, positions = (LUCKY_WORLDS, LUCKY_POSITIONS) if lucky else (WORLDS, POSITIONS)
        for world in range(1, max(FEWEST, min(most, positions // steps))):
            if not was_cut(reading):
                look(reading, follow, worlds[world], seat, move)
        told.append(read(seat, game.moves[move], labels, found(reading), was_cut(reading)))
    return tuple(told)


Label = tuple[int, int, str, Who]  # which gauge, of what, and their names
Read = tuple[int, int, int, int, int]


class Worlds:
    """Positions the seat cannot tell from the true one, imagined when they are needed."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.imagined: list[State] = []

    def __getitem__(self, number: int) -> State:
        while number >= len(self.imagined):
            self.imagined.append(self.state.imagine(self.seat, len(self.imagined)))
        return self.imagined[number]


def labels_of(game: Game, players: int, seat: int) -> list[Label]:
    """Everything that is read: the seat's own numbers first, then those of others and of pieces, then what can end."""
    everyone = [seat, *(other for other in range(players + len(game.extras(players))) if other != seat)]
    found = [
        (which, other, gauge.name, game.who(other, players))
        for other in everyone
        for which, gauge in enumerate(game.gauges)
        if not gauge.of
    ]
    for which, gauge in enumerate(game.gauges):
        found += [(which, of, gauge.name, piece) for of, piece in enumerate(gauge.of)]
    return found + [(what, 0, name, "") for what, name in ENDS.items()]


def reveals(game: Game, world: State, seat: int, move: int) -> bool:
    """Whether the move brings something hidden to light."""
    return any(game.kinds[told[0]].reveals for told in perform(world.clone(), move, seat))


def read(
    seat: int, move: Move, labels: list[Label], numbers: list[tuple[int, int, int, int, int]], cut: bool
) -> Outlook:
    changes: list[Change] = []
    ends: list[str] = []
    may_end: list[str] = []
    for i, now, least, most, differs in numbers:
        which, _, name, of = labels[i]
        closed = not differs and not cut
        if which < 0:
            (ends if closed and least > now else may_end).append(name)
        elif now != UNKNOWN:
            changes.append(Change(name, of, now, least if closed else None, most if closed else None))
    return Outlook(seat, move, tuple(changes), tuple(ends), tuple(may_end), not cut)
