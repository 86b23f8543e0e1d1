"""Room: a table as the fold of its log, an event-sourced aggregate. What is told of it is the presenter's.

Whatever changes a room is an Entry. The same fold makes a room from the log after a restart, on another process, and
while it is being played, so there is one way a table can come to be what it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

import londinium
from londinium.core.errors import BadRules
from londinium.core.moves import Move
from londinium.core.table import Table
from londinium.server.errors import Outdated
from londinium.server.model.entries import OURS, Entry, Kind
from londinium.server.model.terms import Terms

ON: dict[Kind, str] = {kind: "on_" + kind.replace("-", "_") for kind in get_args(Kind)}
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


class Room:
    """One table, as far as its log has been read."""

    __slots__ = (
        "__weakref__",
        "agreed",
        "asked_at",
        "asking",
        "by_key",
        "changed",
        "decisions",
        "ended",
        "entries",
        "event_ranges",
        "game",
        "hinted",
        "legal_moves",
        "looking",
        "quiet",
        "round",
        "rounds",
        "seating",
        "seats",
        "spent",
        "stale",
        "status",
        "stores",
        "table",
        "terms",
        "to_act",
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
        self.event_ranges: list[tuple[int, int]] = []  # for each entry, the events it brought
        self.by_key: dict[str, Entry] = {}  # entries by the idempotency key they were asked for with
        self.round = -1
        self.rounds: dict[int, int] = {}  # entries with which another round began, or was gone back to, and which
        self.quiet: dict[int, int] = {}  # entries of choices begun and not finished, with the seat that alone may know
        self.changed = terms.created  # when something last happened that anybody may know of
        self.ended = 0  # the entry with which the game was over, after which nothing is secret
        self.table: Table | None = None
        self.status = "gathering"  # gathering, playing, over, closed
        self.to_act: tuple[int, ...] = ()  # the seats that owe a choice
        self.decisions: dict[int, int] = {}  # seat -> the entry since which it owes its choice
        self.asked_at: dict[int, float] = {}  # since when the clocks run that do
        self.spent: dict[int, float] = {}  # seconds of a choice whose clock stands still, as another is at the screen
        self.looking: dict[str, int] = {}  # person -> which of their seats was last at the screen they share
        self.stores = [terms.pace.store] * terms.players
        self.hinted: set[int] = set()  # the seats whose people have asked for a hint
        self.asking: int | None = None  # the seat that asks to take back
        self.agreed: set[int] = set()
        self.stale = False  # somebody else wrote its next entry: it must be read again
        self.seating = 0  # counts up whenever somebody comes or goes
        self.legal_moves: dict[int, list[int]] = {}  # of each seat that was asked for, until the next entry

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
        self.legal_moves.clear()
        if entry.kind not in ("played", "said", "hinted", "looked"):
            self.seating += 1
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
            self.by_key[entry.key] = entry
        table = self.table
        if table is not None and table.state.round != self.round:
            self.round = self.rounds[entry.number] = table.state.round
        self.event_ranges.append((before, len(table.events) if table else 0))
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
        move = self.game.move(entry.content["move"])
        if move.id in self.legal(seat):
            table.play_legal(seat, move)
        else:
            table.play(seat, move, standing=False)  # says why not
        if entry.content.get("by") == "standing" and (rule := table.standing_of(seat)) and rule["until"] == "once":
            table.standing(seat, None)
        if entry.content.get("by") != "clock":
            self.seats[seat].missed = 0
        elif not table.log[-1].quiet:
            self.seats[seat].missed += 1
        if (person := self.seats[seat].person) is not None:
            self.looking[person] = seat
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

    def on_hinted(self, entry: Entry) -> None:
        self.hinted.add(self.number_of(entry))

    def on_looked(self, entry: Entry) -> None:
        if (person := self.seat_of(entry).person) is not None:
            self.looking[person] = self.number_of(entry)

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

    def legal(self, seat: int) -> list[int]:
        """The ids of a seat's legal moves. The rules are asked once for each position: to offer them, to check one."""
        found = self.legal_moves.get(seat)
        if found is None:
            found = self.legal_moves[seat] = self.playing().state.legal(seat)
        return found

    def moves(self, seat: int) -> list[Move]:
        """The same as moves; none if the seat owes no choice."""
        moves = self.game.moves
        return [moves[id] for id in self.legal(seat)] if seat in self.to_act else []

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
        if self.terms.pace.timed:
            self.run_clocks(entry.at)

    def run_clocks(self, at: float) -> None:
        """Whoever waits for a screen that another is at loses no time."""
        for seat in self.decisions:
            if not self.is_at_screen(seat):
                if seat in self.asked_at:
                    self.spent[seat] = at - self.asked_at.pop(seat)
            elif seat not in self.asked_at:
                self.asked_at[seat] = at - self.spent.pop(seat, 0.0)

    def is_at_screen(self, seat: int) -> bool:
        """Whether a seat that owes a choice can make it now.

        Seats of one person are people who share a screen: at it is whoever looked or chose there last, as long as they
        owe a choice, and then the first of the others who does.
        """
        person = self.seats[seat].person
        if person is None or self.seats[seat].bot:
            return True
        waiting = [one for one in self.seats_of(person) if one in self.decisions and self.seats[one].human]
        last = self.looking.get(person)
        return seat == (last if last in waiting else waiting[0])

    def stop_clock(self, seat: int, at: float) -> None:
        del self.decisions[seat]
        spent = at - self.asked_at.pop(seat) if seat in self.asked_at else self.spent.pop(seat, 0.0)
        self.stores[seat] = max(0.0, self.stores[seat] - max(0.0, spent - self.terms.pace.each))

    def deadlines(self) -> dict[int, float]:
        """When each clock that runs runs out: those of people who owe a choice and are at their screen."""
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

    # what a seat may know of the log

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
