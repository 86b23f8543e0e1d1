"""Presenter: what each seat is told of a room, as JSON text; nothing in it is another seat's secret.

What is told is built up for each seat from what it may know. What all may know is written once.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from londinium.core.events import Event, as_told
from londinium.server.model.entries import Entry, decode, encode
from londinium.server.model.room import Room

SHOWN_WITH = {"said": ("text",), "seated": ("name", "bot"), "played": ("by",), "handed-over": ("bot", "by")}
RESUMED = re.compile("([0-9]{1,8})@([0-9]?)")
STANDING = "standing"  # by what a standing answer is played, which is its seat's secret


class Now(msgspec.Struct, gc=False):
    """How a table stands for a seat, as it is told; None is a spectator."""

    version: int
    status: str
    seats: msgspec.Raw
    to_act: Sequence[int]
    asking: int | None
    agreed: list[int]
    seat: int | None
    deadlines: dict[int, float] | UnsetType = UNSET
    result: dict[str, Any] | UnsetType = UNSET
    view: msgspec.Raw | UnsetType = UNSET
    moves: list[str] | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    standing: dict[str, Any] | UnsetType | None = UNSET


class News(msgspec.Struct, tag_field="is", tag="news", gc=False):
    """What is told of a table when something has happened there."""

    entries: list[msgspec.Raw]
    now: Now


class Presenter:
    """Tells of one room."""

    __slots__ = ("room", "seating", "seats_line")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.seats_line: msgspec.Raw | None = None  # who sits where, as it was last told
        self.seating = 0  # of the room, when it was

    def now(self, seat: int | None) -> dict[str, Any]:
        """How the table stands for a seat, None being a spectator, in plain JSON."""
        found: dict[str, Any] = decode(encode(self.now_for([seat])[0]))
        return found

    def now_for(self, seats: Sequence[int | None]) -> list[Now]:
        """How the table stands for each of some seats: what all may know is worked out once."""
        room = self.room
        table, to_act, sitting = room.table, room.to_act, self.seats_shown()
        number, status, asking = room.version, room.status, room.asking
        agreed = sorted(room.agreed) if asking is not None else []
        deadlines = room.deadlines() if room.terms.pace.timed else UNSET
        result = self.result() if status == "over" else UNSET
        if table is None:
            return [Now(number, status, sitting, to_act, asking, agreed, seat, deadlines) for seat in seats]
        found, views = [], table.view_lines(seats)
        for seat in seats:
            view, version = msgspec.Raw(views[seat]), room.number_for(number, seat)
            now = Now(version, status, sitting, to_act, asking, agreed, seat, deadlines, result, view)
            if seat is not None:
                now.moves = [move.notation for move in room.moves(seat)]
                now.undo = table.can_undo(seat)
                now.standing = table.standing_of(seat)
            found.append(now)
        return found

    def seats_shown(self) -> msgspec.Raw:
        """Who sits where, as it is told."""
        room = self.room
        if self.seats_line is None or self.seating != room.seating:
            found = [
                {"name": one.name, "bot": one.bot, "person": one.person is not None, "taken": one.taken}
                for one in room.seats
            ]
            self.seats_line, self.seating = msgspec.Raw(encode(found)), room.seating
        return self.seats_line

    def news(self, entries: Sequence[Entry], seats: Sequence[int | None]) -> dict[int | None, bytes]:
        """What each of some seats is told when entries have come; nothing if it may know of none."""
        room = self.room
        if not room.quiet:
            told = [self.lines(entry, seats) for entry in entries]
            return {
                now.seat: encode(News([lines[place] for lines in told], now))
                for place, now in enumerate(self.now_for(seats))
            }
        found: dict[int | None, bytes] = {}
        for seat in seats:
            lines = self.since(entries[0].number - 1, seat)
            found[seat] = encode(News(lines, self.now_for([seat])[0])) if lines else b""
        return found

    def since(self, number: int, seat: int | None) -> list[msgspec.Raw]:
        """What a seat is told of what happened after an entry of the log."""
        room = self.room
        entries = room.entries[self.told_from(number) :]
        return [self.lines(entry, [seat])[0] for entry in entries if room.tells(entry, seat)]

    def lines(self, entry: Entry, seats: Sequence[int | None]) -> list[msgspec.Raw]:
        """An entry as JSON text, as each of some seats may see it; what all may know is written once."""
        headings, events = self.headings(entry, seats), self.events(entry)
        if not events:
            return [msgspec.Raw(heading) for heading in headings]
        told = as_told(events, seats)
        return [
            msgspec.Raw(b'%b,"events":%b}' % (heading[:-1], own)) for heading, own in zip(headings, told, strict=True)
        ]

    def headings(self, entry: Entry, seats: Sequence[int | None]) -> list[bytes]:
        """What is told of an entry itself: the same to all, but for its number."""
        room = self.room
        heading = self.heading(entry)
        if room.ended or not room.quiet:
            return [encode(heading)] * len(seats)
        return [encode({**heading, "number": room.number_for(entry.number, seat)}) for seat in seats]

    def heading(self, entry: Entry) -> dict[str, Any]:
        """What all may know of an entry itself."""
        room = self.room
        kind, content = entry.kind, entry.content
        found: dict[str, Any] = {"number": entry.number, "kind": kind, "at": entry.at}
        if entry.seat is not None:
            found["seat"] = entry.seat
        if (begun := room.rounds.get(entry.number)) is not None:
            found["round"] = begun
        if kind == "said":
            found["name"] = content.get("name")
        for name in SHOWN_WITH.get(kind, ()):
            if name in content and (content[name] != STANDING or room.ended):
                found[name] = content[name]
        return found

    def shown(self, entry: Entry, seat: int | None) -> dict[str, Any]:
        """An entry as a seat may see it: what was chosen is told by the events alone."""
        found: dict[str, Any] = decode(self.lines(entry, [seat])[0])
        return found

    def resume_from(self, since: str | None, seat: int | None) -> int:
        """The entry of the log up to which a client has been told, by what it says; 0 if that is of no use.

        It says `number@seat`, or `number@` as a spectator. A bare number is from before numbers were each seat's own.
        """
        room = self.room
        found = RESUMED.fullmatch(since or "")
        if found is None or found[2] != ("" if seat is None else str(seat)):
            return 0
        return 0 if room.ended and room.quiet else room.entry_for(int(found[1]), seat) or 0

    def told_from(self, number: int) -> int:
        """After which entry to begin telling whoever was told up to another: anew when all numbers change."""
        room = self.room
        return 0 if number < room.ended and room.quiet else max(0, number)

    def events(self, entry: Entry) -> Sequence[Event]:
        room = self.room
        first, last = room.event_ranges[entry.number - 1]
        return room.table.events[first:last] if room.table else ()

    def about(self) -> dict[str, Any]:
        """What anyone who may look at the table may know of how it was made."""
        room, terms = self.room, self.room.terms
        return {
            "id": terms.id,
            "game": terms.game,
            "rules_version": terms.rules_version,
            "players": terms.players,
            "options": room.table.options if room.table else terms.options,
            "own_data": terms.own_data,
            "pace": {"each": terms.pace.each, "store": terms.pace.store},
            "open": terms.open,
            "hints": terms.hints,
            "spectators_chat": terms.spectators_chat,
            "seed_hash": terms.seed_hash,
            "created": terms.created,
        }

    def result(self) -> dict[str, Any]:
        """After the end nothing is secret any more."""
        room = self.room
        table = room.playing()
        return {
            "seed": f"{room.terms.seed:032x}",
            "seed_hash": room.terms.seed_hash,
            "scores": [{"who": s.who, "points": s.points, "breakdown": s.breakdown} for s in table.scores()],
            "ranking": [{"place": r.place, "who": r.who, "points": r.points, "won": r.won} for r in table.ranking()],
            "shares": [table.state.payoff(seat) for seat in range(table.players)],
            "snapshot": msgspec.Raw(table.snapshot_line()),
        }
