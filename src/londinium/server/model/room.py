"""Room: a table on the server, told from its log; it says what each seat may see and writes nothing itself.

Whatever changes a room is an Entry. The same fold makes a room from the log after a restart, on another process, and
while it is being played, so there is one way a table can come to be what it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, get_args

import msgspec
from msgspec import UNSET, UnsetType

import londinium
from londinium.core.errors import BadRules
from londinium.core.events import Event, as_told
from londinium.core.table import Table
from londinium.server.entries import OURS, Entry, Kind, Pace, decode, encode
from londinium.server.errors import Outdated

SHOWN_WITH = {"said": ("text",), "seated": ("name", "bot"), "played": ("by",), "handed-over": ("bot", "by")}
ON: dict[Kind, str] = {kind: "on_" + kind.replace("-", "_") for kind in get_args(Kind)}
RESUMED = re.compile("([0-9]{1,8})@([0-9]?)")
STANDING = "standing"  # by what a standing answer is played, which is its seat's secret
PATIENCE = 2  # choices the clock makes for a person before a bot takes over


class Seat:
    """Who sits there. A person whom a bot stands in for keeps the seat."""

    __slots__ = ("bot", "missed", "name", "person")

    def __init__(self, bot: str | None = None, name: str = "") -> None:
        self.person: str | None = None
        self.bot = bot
        self.name = name
        self.missed = 0  # choices in a row that the clock made

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def human(self) -> bool:
        return self.person is not None and self.bot is None


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table was made with; none of it ever changes."""

    id: str
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    data: dict[str, Any]  # as a DataSet notes it: its hash, and its content where it is not ours
    seed: int
    pace: Pace
    open: bool
    invite: str
    owner: str
    created: float
    numbered: int = 0  # up to this entry everyone was told the log's own numbers, as was usual once

    @property
    def own_data(self) -> bool:
        """Whether its makers brought component data of their own."""
        return "content" in self.data

    @property
    def seed_hash(self) -> str:
        """Shown from the start; whoever has the seed at the end can check that it was this one."""
        return sha256(f"{self.seed:032x}".encode()).hexdigest()


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


class Room:
    """One table, as far as its log has been read."""

    __slots__ = (
        "__weakref__",
        "agreed",
        "asked_at",
        "asking",
        "changed",
        "decisions",
        "ended",
        "entries",
        "game",
        "keyed",
        "quiet",
        "seats",
        "shown_seats",
        "stale",
        "status",
        "stores",
        "table",
        "terms",
        "to_act",
        "told",
        "version",
    )

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.game = londinium.game(terms.game)
        try:
            self.game.check_rules(terms.rules_version)
        except BadRules as problem:
            raise Outdated(f"{problem}. Export the table and play on with a version that knows them") from None
        self.seats = [Seat() for _ in range(terms.players)]
        self.entries: list[Entry] = []
        self.version = 0  # how many they are
        self.told: list[tuple[int, int]] = []  # for each entry, the events it brought
        self.keyed: dict[str, Entry] = {}  # entries by the key they were asked for with
        self.quiet: dict[int, int] = {}  # entries of choices begun and not finished, with the seat that alone may know
        self.changed = terms.created  # when something last happened that anybody may know of
        self.ended = 0  # the entry with which the game was over, after which nothing is secret
        self.table: Table | None = None
        self.status = "gathering"  # gathering, playing, over, closed
        self.to_act: tuple[int, ...] = ()  # the seats that owe a choice
        self.decisions: dict[int, int] = {}  # seat -> the entry since which it owes its choice
        self.asked_at: dict[int, float] = {}
        self.stores = [terms.pace.store] * terms.players
        self.asking: int | None = None  # the seat that asks to take back
        self.agreed: set[int] = set()
        self.stale = False  # somebody else wrote its next entry: it must be read again
        self.shown_seats: msgspec.Raw | None = None  # who sits where, as it is told, until somebody comes or goes

    # the fold

    def follow(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.fold(entry)

    def fold(self, entry: Entry) -> None:
        """Let one more entry have happened."""
        if entry.number != self.version + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {self.version}")
        before = len(self.table.events) if self.table else 0
        getattr(self, ON[entry.kind])(entry)
        if entry.kind not in ("played", "said"):
            self.shown_seats = None
        self.entries.append(entry)
        self.version = entry.number
        quiet = self.table is not None and entry.kind in ("played", "took-back") and self.table.log[-1].quiet
        if quiet:
            self.quiet[entry.number] = self.number_of(entry)
        else:
            self.changed = entry.at
            if entry.kind in ("played", "took-back"):
                self.asking = None
            if self.status == "over" and not self.ended:
                self.ended = entry.number
        if entry.key is not None and entry.key[0] != OURS:
            self.keyed[entry.key] = entry
        table = self.table
        self.told.append((before, len(table.events) if table else 0))
        self.to_act = table.to_act if table and self.status == "playing" else ()
        self.note_decisions(entry, quiet)

    def on_seated(self, entry: Entry) -> None:
        seat = self.seat_of(entry)
        seat.person, seat.bot, seat.name = entry.person, entry.content.get("bot"), entry.content["name"]

    def on_vacated(self, entry: Entry) -> None:
        self.seats[self.number_of(entry)] = Seat()

    def on_started(self, entry: Entry) -> None:
        terms = self.terms
        self.table = self.game.table(terms.players, terms.seed, terms.options, terms.data, terms.rules_version)
        self.status = "playing"

    def on_played(self, entry: Entry) -> None:
        seat = self.number_of(entry)
        table = self.playing()
        table.play(seat, entry.content["move"], standing=False)
        if entry.content.get("by") == "standing" and (rule := table.standing_of(seat)) and rule["until"] == "once":
            table.standing(seat, None)
        if entry.content.get("by") != "clock":
            self.seats[seat].missed = 0
        elif not table.log[-1].quiet:
            self.seats[seat].missed += 1
        if table.over:
            self.status = "over"

    def on_took_back(self, entry: Entry) -> None:
        self.playing().undo(self.number_of(entry))

    def on_asked_back(self, entry: Entry) -> None:
        self.asking, self.agreed = entry.seat, set()

    def on_agreed(self, entry: Entry) -> None:
        self.agreed.add(self.number_of(entry))

    def on_declined(self, entry: Entry) -> None:
        self.asking = None

    def on_went_back(self, entry: Entry) -> None:
        self.playing().rewind(self.number_of(entry), int(entry.content["seed"], 16))
        self.asking = None

    def on_handed_over(self, entry: Entry) -> None:
        self.seat_of(entry).bot = entry.content["bot"]

    def on_returned(self, entry: Entry) -> None:
        seat = self.seat_of(entry)
        seat.bot, seat.missed = None, 0

    def on_removed(self, entry: Entry) -> None:
        number = self.number_of(entry)
        self.seats[number] = Seat(bot=entry.content.get("bot"), name=entry.content["name"])
        if self.table and self.table.has_standing and self.table.standing_of(number):
            self.table.standing(number, None)
        self.asking = None

    def on_said(self, entry: Entry) -> None:
        """Chat changes nothing."""

    def on_credited(self, entry: Entry) -> None:
        for seat in self.asked_at:
            self.asked_at[seat] += entry.content["seconds"]

    def on_closed(self, entry: Entry) -> None:
        self.status = "closed"

    def number_of(self, entry: Entry) -> int:
        if entry.seat is None:
            raise ValueError(f"entry {entry.number} names no seat")
        return entry.seat

    def seat_of(self, entry: Entry) -> Seat:
        return self.seats[self.number_of(entry)]

    def playing(self) -> Table:
        if self.table is None:
            raise ValueError("the game has not begun")
        return self.table

    # who owes what since when

    def note_decisions(self, entry: Entry, quiet: bool) -> None:
        """A seat's decision is new when it was not asked before, has just chosen, or may now choose otherwise.

        The clock runs on while a choice is made in several steps, or it would tell the others how many they are.
        """
        asked = self.to_act
        if quiet:
            self.decisions[self.number_of(entry)] = entry.number
            return
        for seat in list(self.decisions):
            if seat not in asked or (seat == entry.seat and entry.kind in ("played", "took-back")):
                self.stop_clock(seat, entry.at)
        for seat in asked:
            if seat not in self.decisions or entry.kind in ("took-back", "went-back"):
                self.decisions[seat] = entry.number
                self.asked_at.setdefault(seat, entry.at)

    def stop_clock(self, seat: int, at: float) -> None:
        del self.decisions[seat]
        spent = at - self.asked_at.pop(seat)
        self.stores[seat] = max(0.0, self.stores[seat] - max(0.0, spent - self.terms.pace.each))

    def deadlines(self) -> dict[int, float]:
        """When the clock of each person who owes a choice runs out."""
        if not self.terms.pace.timed:
            return {}
        return {
            seat: at + self.terms.pace.each + self.stores[seat]
            for seat, at in self.asked_at.items()
            if self.seats[seat].human
        }

    def bots_to_act(self) -> list[int]:
        return [seat for seat in self.to_act if self.seats[seat].bot]

    def people_to_act(self) -> list[int]:
        return [seat for seat in self.to_act if self.seats[seat].human]

    def owed(self) -> dict[int, int]:
        """The seats whose people owe an answer, a choice or whether another may take back, and to which entry."""
        found = {seat: self.decisions[seat] for seat in self.people_to_act()}
        if self.asking is not None and self.status == "playing":
            asked = next(entry.number for entry in reversed(self.entries) if entry.kind == "asked-back")
            for number, seat in enumerate(self.seats):
                if seat.human and number != self.asking and number not in self.agreed:
                    found[number] = asked
        return found

    def standing(self) -> dict[int, dict[str, Any]]:
        """The standing answers that still stand."""
        if self.table is None or not self.table.has_standing or self.status != "playing":
            return {}
        rules = ((seat, self.table.standing_of(seat)) for seat in range(self.terms.players))
        return {seat: rule for seat, rule in rules if rule is not None}

    def has_seen(self, person: str, version: int, seat: int) -> bool:
        """Whether a person who has seen so much, through one of their seats, has seen what a seat is asked."""
        eyes, decision = self.seats_of(person), self.decisions.get(seat, 0)
        return any(self.number_for(decision, one) <= version <= self.number_for(self.version, one) for one in eyes)

    def seats_of(self, person: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if person is not None and seat.person == person]

    # what is shown

    def events(self, entry: Entry) -> Sequence[Event]:
        first, last = self.told[entry.number - 1]
        return self.table.events[first:last] if self.table else ()

    def tells(self, entry: Entry, seat: int | None) -> bool:
        """Whether a seat may know of an entry at all: not of a choice that another has only begun."""
        return self.ended > 0 or self.quiet.get(entry.number, seat) == seat

    def number_for(self, number: int, seat: int | None) -> int:
        """The number by which a seat knows an entry: how many it may know of up to there.

        The log's own numbers would tell how many steps others took in secret. After the end they are everybody's, and
        where everyone was told them long ago they stay, since links name them.
        """
        if self.ended or not self.quiet:
            return number
        begin = self.terms.numbered
        return number - sum(1 for one, owner in self.quiet.items() if begin < one <= number and owner != seat)

    def entry_for(self, number: int, seat: int | None) -> int | None:
        """The number in the log of the entry that a seat knows by a number; None if it knows none by it."""
        if not 0 <= number <= self.number_for(self.version, seat):
            return None
        if self.ended or not self.quiet or number == 0:
            return number
        begin = self.terms.numbered
        return [entry.number for entry in self.entries if entry.number <= begin or self.tells(entry, seat)][number - 1]

    def resumed(self, since: str | None, seat: int | None) -> int:
        """The entry of the log up to which a client has been told, by what it says; 0 if that is of no use.

        It says `number@seat`, or `number@` as a spectator. A bare number is from before numbers were each seat's own.
        """
        found = RESUMED.fullmatch(since or "")
        if found is None or found[2] != ("" if seat is None else str(seat)):
            return 0
        return 0 if self.ended and self.quiet else self.entry_for(int(found[1]), seat) or 0

    def shown(self, entry: Entry, seat: int | None) -> dict[str, Any]:
        """An entry as a seat may see it: what was chosen is told by the events alone."""
        found: dict[str, Any] = decode(self.lines(entry, [seat])[0])
        return found

    def lines(self, entry: Entry, seats: Sequence[int | None]) -> list[msgspec.Raw]:
        """The same as JSON text, as each of some seats may see it; what all may know is written once."""
        headings, events = self.headings(entry, seats), self.events(entry)
        if not events:
            return [msgspec.Raw(heading) for heading in headings]
        told = as_told(events, seats)
        return [
            msgspec.Raw(b'%b,"events":%b}' % (heading[:-1], own)) for heading, own in zip(headings, told, strict=True)
        ]

    def headings(self, entry: Entry, seats: Sequence[int | None]) -> list[bytes]:
        """What is told of an entry itself: the same to all, but for its number."""
        heading = self.heading(entry)
        if self.ended or not self.quiet:
            return [encode(heading)] * len(seats)
        return [encode({**heading, "number": self.number_for(entry.number, seat)}) for seat in seats]

    def heading(self, entry: Entry) -> dict[str, Any]:
        """What all may know of an entry itself."""
        kind, content = entry.kind, entry.content
        found: dict[str, Any] = {"number": entry.number, "kind": kind, "at": entry.at}
        if entry.seat is not None:
            found["seat"] = entry.seat
        if kind == "said":
            found["name"] = content.get("name")
        for name in SHOWN_WITH.get(kind, ()):
            if name in content and (content[name] != STANDING or self.ended):
                found[name] = content[name]
        return found

    def since(self, number: int, seat: int | None) -> list[msgspec.Raw]:
        """What a seat is told of what happened after an entry of the log."""
        entries = self.entries[self.told_from(number) :]
        return [self.lines(entry, [seat])[0] for entry in entries if self.tells(entry, seat)]

    def told_from(self, number: int) -> int:
        """After which entry to begin telling whoever was told up to another: anew when all numbers change."""
        return 0 if number < self.ended and self.quiet else max(0, number)

    def seats_shown(self) -> msgspec.Raw:
        """Who sits where, as it is told."""
        if self.shown_seats is None:
            found = [
                {"name": one.name, "bot": one.bot, "person": one.person is not None, "taken": one.taken}
                for one in self.seats
            ]
            self.shown_seats = msgspec.Raw(encode(found))
        return self.shown_seats

    def now(self, seat: int | None) -> dict[str, Any]:
        """How the table stands for a seat, None being a spectator, in plain JSON."""
        found: dict[str, Any] = decode(encode(self.now_for([seat])[0]))
        return found

    def now_for(self, seats: Sequence[int | None]) -> list[Now]:
        """How the table stands for each of some seats: what all may know is worked out once."""
        table, to_act, sitting = self.table, self.to_act, self.seats_shown()
        number, status, asking = self.version, self.status, self.asking
        agreed = sorted(self.agreed) if asking is not None else []
        deadlines = self.deadlines() if self.terms.pace.timed else UNSET
        result = self.result() if status == "over" else UNSET
        if table is None:
            return [Now(number, status, sitting, to_act, asking, agreed, seat, deadlines) for seat in seats]
        found, views = [], table.view_lines(seats)
        for seat in seats:
            view, version = msgspec.Raw(views[seat]), self.number_for(number, seat)
            now = Now(version, status, sitting, to_act, asking, agreed, seat, deadlines, result, view)
            if seat is not None:
                now.moves = [move.notation for move in table.moves(seat)] if seat in to_act else []
                now.undo = table.can_undo(seat)
                now.standing = table.standing_of(seat)
            found.append(now)
        return found

    def news(self, entries: Sequence[Entry], seats: Sequence[int | None]) -> dict[int | None, bytes]:
        """What each of some seats is told when entries have come; nothing if it may know of none."""
        if not self.quiet:
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

    def about(self) -> dict[str, Any]:
        """What anyone who may look at the table may know of how it was made."""
        terms = self.terms
        return {
            "id": terms.id,
            "game": terms.game,
            "rules_version": terms.rules_version,
            "players": terms.players,
            "options": self.table.options if self.table else terms.options,
            "own_data": terms.own_data,
            "pace": {"each": terms.pace.each, "store": terms.pace.store},
            "open": terms.open,
            "seed_hash": terms.seed_hash,
            "created": terms.created,
        }

    def result(self) -> dict[str, Any]:
        """After the end nothing is secret any more."""
        table = self.playing()
        return {
            "seed": f"{self.terms.seed:032x}",
            "seed_hash": self.terms.seed_hash,
            "scores": [{"who": s.who, "points": s.points, "breakdown": s.breakdown} for s in table.scores()],
            "ranking": [{"place": r.place, "who": r.who, "points": r.points, "won": r.won} for r in table.ranking()],
            "shares": [table.state.payoff(seat) for seat in range(table.players)],
            "snapshot": msgspec.Raw(table.snapshot_line()),
        }
