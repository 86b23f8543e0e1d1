"""Broadcast: who is subscribed to a table, and what each subscriber is sent once something was committed there.

News go up from here: a subscriber is whatever implements `Subscriber`, and this layer does not know what that is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import methodcaller
from typing import Any, Protocol

import structlog

from londinium.bots.base import Turn
from londinium.server.errors import Refused
from londinium.server.model.entries import Entry, encode
from londinium.server.model.room import Room
from londinium.server.storage.batch import Write
from londinium.server.tables.presenter import News, Presenter

UNCORK = methodcaller("uncork")

log = structlog.get_logger("tables.broadcast")


class Subscriber(Protocol):
    """Where messages go, and in what manner: a WebSocket with back-pressure, for one."""

    def send(self, messages: Sequence[bytes]) -> None:
        """Send messages, now or as soon as that can be done."""

    def disconnect(self) -> None:
        """End the connection; whoever it was comes back and asks for what was missed."""


class Subscription:
    """One subscriber's view of a table: a person with or without a seat there, and how far they were told."""

    __slots__ = ("behind", "corked", "invite", "person", "seat", "subscriber", "version")

    def __init__(self, subscriber: Subscriber, person: str | None, seat: int | None, invite: str | None = None) -> None:
        self.subscriber = subscriber
        self.person = person
        self.seat = seat  # through whose eyes
        self.invite = invite  # how it came to the table
        self.version = 0
        self.behind = False  # it looks through other eyes than before, and has not been told yet what they see
        self.corked: list[bytes] | None = None  # what is to leave together

    def send(self, message: bytes) -> None:
        if self.corked is not None:
            self.corked.append(message)
        else:
            self.subscriber.send((message,))

    def cork(self) -> None:
        """Let what is sent from now on leave in one go, once it is uncorked."""
        self.corked = []

    def uncork(self) -> None:
        corked, self.corked = self.corked, None
        if corked:
            self.subscriber.send(corked)

    def disconnect(self) -> None:
        self.subscriber.disconnect()


class Reply(Protocol):
    """Whoever waits for what came of an operation, and hears of it together with the news."""

    subscription: Subscription

    def done(self, entries: Sequence[Entry]) -> None:
        """The entries are committed, and subscribers were sent the news."""

    def lost(self, problem: Refused | None) -> None:
        """It could not be written, and why; None if others were quicker: the operation must be done again."""


class LiveTable:
    """A room in memory, who is subscribed to it, and what is still being committed."""

    __slots__ = ("pending", "presenter", "room", "subscriptions", "thinking", "turns", "used")

    def __init__(self, room: Room) -> None:
        self.room = room
        self.presenter: Presenter = Presenter(room)
        self.subscriptions: set[Subscription] = set()
        self.pending: Commit | None = None  # the last commit
        self.used = 0.0
        self.thinking = False
        self.turns: dict[int, Turn] = {}  # what bots have thought in the turn they are in

    def replace(self, room: Room) -> None:
        """The table was read again from its log."""
        self.room, self.presenter, self.pending = room, Presenter(room), None

    @property
    def is_settled(self) -> bool:
        """Whether all that has happened here is written: nothing else may be told."""
        return self.pending is None or self.pending.write.outcome is not None

    async def settled(self) -> None:
        while self.pending is not None and self.pending.write.outcome is None:
            await self.pending.write.settled()

    def catch_up(self, subscription: Subscription, since: int) -> None:
        """Send a subscriber what it was not told yet; nothing if it may know of none of it."""
        room, presenter = self.room, self.presenter
        entries = presenter.since(0 if subscription.behind and room.quiet else since, subscription.seat)
        if entries or subscription.behind:
            subscription.send(encode(News(entries, presenter.now_for([subscription.seat])[0])))
        subscription.version, subscription.behind = room.version, False

    def catch_up_all(self, version: int) -> None:
        """Send every subscriber what was read from the log after a version."""
        for subscription in self.subscriptions:
            since = min(subscription.version, version)
            if self.room.version > since or subscription.behind:
                self.catch_up(subscription, since)

    def catch_up_behind(self) -> None:
        """Tell those whose eyes have changed how the table stands, once all that happened there is written."""
        if self.is_settled:
            for subscription in self.subscriptions:
                if subscription.behind:
                    self.catch_up(subscription, subscription.version)

    def welcome(self, subscription: Subscription, since: str | None = None) -> None:
        """Send how the table stands, and what happened since what a subscriber knows; all, if that cannot be said."""
        room, presenter = self.room, self.presenter
        subscription.version, subscription.behind = room.version, False
        message = {
            "is": "welcome",
            "table": presenter.about(),
            "mine": room.seats_of(subscription.person),
            "entries": presenter.since(presenter.resume_from(since, subscription.seat), subscription.seat),
            "now": presenter.now_for([subscription.seat])[0],
        }
        subscription.send(encode(message))


class Commit:
    """A write as this layer sees it: at which table, what subscribers are sent of it, and who waits for the reply."""

    __slots__ = ("messages", "on_lost", "reply", "table", "write")

    def __init__(
        self,
        write: Write,
        table: LiveTable,
        reply: Any,
        on_lost: Callable[[Refused | None], None] | None,
    ) -> None:
        self.write = write
        self.table = table
        self.reply = reply  # a Reply, if anybody waits
        self.on_lost = on_lost  # called if it could not be written, where nobody awaits the write itself
        self.messages: Mapping[int | None, bytes] | None = None  # what each seat is sent, once it is composed

    def prepare(self) -> None:
        """Something else is to happen at its table."""
        self.write.prepare()
        self.compose()

    def compose(self) -> None:
        """Work out what subscribers are sent."""
        if self.messages is None:
            entries, table = self.write.entries, self.table
            seats = list({subscription.seat for subscription in table.subscriptions})
            self.messages = table.presenter.news(entries, seats) if entries else {}

    def lost(self, problem: Refused | None) -> None:
        if self.on_lost is not None:
            self.on_lost(problem)


Observer = Callable[[LiveTable, Sequence[Entry]], None]


class Broadcaster:
    """Sends what was committed to everyone who is subscribed, and lets observers know."""

    __slots__ = ("corked", "live", "observers")

    def __init__(self, live: dict[str, LiveTable]) -> None:
        self.live = live  # the registry's
        self.corked: list[Subscription] = []  # to whom more may be sent before it leaves
        self.observers: list[Observer] = []

    def broadcast(self, commits: Sequence[Commit]) -> None:
        """All that each is sent leaves in one go."""
        self.corked = []
        for_each(commits, self.deliver)
        for_each(self.corked, UNCORK)
        for_each(commits, self.notify_observers)

    def current(self, commit: Commit) -> LiveTable | None:
        """The table at which a commit happened, unless it was read again since."""
        live = self.live.get(commit.write.room.terms.id)
        return None if live is None or live.room is not commit.write.room else live

    def deliver(self, commit: Commit) -> None:
        live, reply, entries = self.current(commit), commit.reply, commit.write.entries
        if reply is not None:
            self.cork(reply.subscription)
        if live is None:
            if reply is not None:
                reply.done(entries)
            return
        if live.pending is commit:
            live.pending = None
        if entries and commit.messages is not None:
            number = entries[-1].number
            for subscription in live.subscriptions:
                if subscription.version < number and not subscription.behind:
                    message = commit.messages.get(subscription.seat)
                    if message is None:
                        subscription.behind = True
                    else:
                        subscription.version = number
                        if message:
                            self.cork(subscription)
                            subscription.send(message)
        if reply is not None:
            reply.done(entries)
        live.catch_up_behind()

    def cork(self, subscription: Subscription) -> None:
        if subscription.corked is None:
            subscription.cork()
            self.corked.append(subscription)

    def notify_observers(self, commit: Commit) -> None:
        live = self.current(commit)
        if live is not None:
            for observe in self.observers:
                observe(live, commit.write.entries)


def for_each(those: Sequence[Any], do: Callable[[Any], None]) -> None:
    """Tell of commits: whatever happens with one, the others are told."""
    for one in those:
        try:
            do(one)
        except Exception as problem:
            log.error("a change could not be told", exc_info=problem)
