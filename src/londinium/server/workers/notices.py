"""Notices: people who are not at the table are told that it waits for them, once for each decision.

Whoever writes the notice of a decision first sends it; the primary key decides, between processes and after a restart.
It is written before it is sent: a process that dies in between has told nobody, and nobody is ever told twice.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import structlog
from sqlalchemy import Float, Select, bindparam, delete, exists, or_, select

import londinium
from londinium.server.notify.messages import Message, server_words
from londinium.server.notify.outbound import Undelivered
from londinium.server.storage import schema
from londinium.server.tables.channels import ENOUGH, Channel, Channels
from londinium.server.tables.people import Person
from londinium.server.tables.registry import Registry

TICK = 3.0  # seconds between looks for people to tell
GRACE = 10.0  # seconds a decision waits before anyone is told: most are made by then
LEASE = 30.0  # seconds for which somebody who looked at a table is taken to look at it still
AGAIN = (30.0, 300.0)  # seconds before another try, where certainly nothing has left
TIDY = 3600.0
AT_ONCE = 500
FAREWELL = 5.0  # seconds for what is being sent when the server closes

log = structlog.get_logger("workers.notices")


@dataclass(frozen=True)
class Waiting:
    """A decision that waits for a person who is not there."""

    table: str
    decision: int
    person: str
    name: str
    lang: str
    game: str
    asker: str | None  # who asks to take a choice back, if that is the decision
    seed: str

    @property
    def name_of_decision(self) -> str:
        """What programs may tell decisions apart by: the number in the log would tell how many steps others took."""
        return sha256(f"notice {self.seed} {self.decision} {self.person}".encode()).hexdigest()[:16]

    @property
    def place(self) -> tuple[str, int, str]:
        return self.table, self.decision, self.person


def those_waiting() -> Select[Any]:
    """The decisions of people with a channel who look at no such table `now` and have not been told."""
    seat, table, entry, channel = schema.seats.c, schema.tables.c, schema.log.c, schema.channels.c
    notice, looks = schema.notices.c, schema.looking.c
    asker = schema.seats.alias("asker")
    now = bindparam("now", type_=Float)
    return (
        select(seat.table_id, seat.decision, seat.person, seat.name, schema.people.c.lang, table.game, entry.kind)
        .add_columns(asker.c.name.label("asker"), table.seed)
        .join(schema.tables, (table.id == seat.table_id) & (table.status == "playing"))
        .join(schema.people, schema.people.c.id == seat.person)
        .join(schema.log, (entry.table_id == seat.table_id) & (entry.number == seat.decision))
        .outerjoin(asker, (asker.c.table_id == seat.table_id) & (asker.c.seat == entry.seat))
        .where(
            seat.decision.is_not(None),
            or_(entry.at <= now - GRACE, entry.at > now + GRACE),  # or the clock was set back since
            exists().where(channel.person == seat.person, channel.confirmed, channel.failures < ENOUGH),
            ~exists().where(
                notice.table_id == seat.table_id, notice.decision == seat.decision, notice.person == seat.person
            ),
            ~exists().where(
                looks.table_id == seat.table_id,
                looks.person == seat.person,
                looks.until > now,
                looks.until <= now + 2 * LEASE,  # later than that, the clock was set back since
            ),
        )
        .order_by(entry.at, seat.seat)
        .limit(AT_ONCE)
    )


WAITING = those_waiting()  # put together once: it is asked for again and again


class Notices:
    """Telling people, on one process."""

    def __init__(
        self, registry: Registry, channels: Channels, clock: Callable[[], float], ticks: Callable[[], float]
    ) -> None:
        self.registry = registry
        self.database = registry.database
        self.channels = channels
        self.clock = clock
        self.ticks = ticks
        self.again: Sequence[float] = AGAIN
        self.leases: dict[tuple[str, str], float] = {}
        self.watch: asyncio.Task[None] | None = None
        self.telling: set[asyncio.Task[None]] = set()
        self.closing = asyncio.Event()
        self.told = 0

    async def open(self) -> None:
        await self.channels.open()
        self.watch = asyncio.create_task(self.watch_on())

    async def close(self) -> None:
        self.closing.set()
        if self.watch is not None:
            self.watch.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.watch
        if self.telling:
            await asyncio.wait(self.telling, timeout=FAREWELL)
        for task in list(self.telling):
            task.cancel()
        await asyncio.gather(*self.telling, return_exceptions=True)

    async def watch_on(self) -> None:
        tidied = self.ticks() - TIDY
        while True:
            try:
                await self.look_round()
                if self.ticks() - tidied >= TIDY:
                    tidied = self.ticks()
                    await self.tidy()
            except Exception as problem:  # the next look may be luckier
                log.error("cannot look for people to tell", exc_info=problem)
            await asyncio.sleep(TICK)

    async def look_round(self) -> None:
        """Say who looks at which table here; tell those who look at none that waits for them."""
        here = self.looking_here()
        await self.say_who_looks(here)
        found = {one.place: one for one in await self.waiting() if (one.table, one.person) not in here}
        for one in await self.claim(found):
            self.spawn(one)

    async def settled(self) -> None:
        """Wait until everything that is being sent has been."""
        while self.telling:
            await asyncio.wait(self.telling)

    # who looks where

    def looking_here(self) -> set[tuple[str, str]]:
        return {
            (id, subscription.person)
            for id, live in self.registry.live.items()
            for subscription in live.subscriptions
            if subscription.person is not None
        }

    async def say_who_looks(self, here: set[tuple[str, str]]) -> None:
        """Let the other processes know, for those who could be told, and for a while."""
        now = self.clock()
        self.leases = {place: until for place, until in self.leases.items() if now < until <= now + LEASE}
        due = {place for place in here if self.leases.get(place, 0.0) < now + LEASE / 2}
        if not due:
            return
        reachable = {row["person"] for row in await self.database.rows(select(schema.channels.c.person).distinct())}
        for place in due:
            self.leases[place] = now + LEASE
        rows = [
            {"table_id": table, "person": person, "process": self.database.name, "until": now + LEASE}
            for table, person in sorted(due)
            if person in reachable
        ]
        if rows:
            say = self.database.insert(schema.looking)
            async with self.database.begin() as connection:
                await connection.execute(
                    say.on_conflict_do_update(
                        index_elements=["table_id", "person", "process"], set_={"until": say.excluded.until}
                    ),
                    rows,
                )

    # who is to be told

    async def waiting(self) -> list[Waiting]:
        """The decisions of people with a channel who look at no such table and have not been told."""
        return [
            Waiting(
                row["table_id"],
                row["decision"],
                row["person"],
                row["name"],
                row["lang"],
                row["game"],
                row["asker"] if row["kind"] == "asked-back" else None,
                row["seed"],
            )
            for row in await self.database.rows(WAITING, now=self.clock())
        ]

    async def claim(self, found: dict[tuple[str, int, str], Waiting]) -> list[Waiting]:
        """Those whom this process is to tell."""
        if not found:
            return []
        row = schema.notices.c
        claim = self.database.insert(schema.notices).on_conflict_do_nothing()
        now = self.clock()
        async with self.database.begin() as connection:
            won = await connection.execute(
                claim.returning(row.table_id, row.decision, row.person),
                [
                    {"table_id": table, "decision": decision, "person": person, "at": now}
                    for table, decision, person in sorted(found)
                ],
            )
            return [found[(one[0], one[1], one[2])] for one in won]

    async def tidy(self) -> None:
        """Forget what can no longer wait."""
        playing = select(schema.tables.c.id).where(schema.tables.c.status == "playing")
        async with self.database.begin() as connection:
            await connection.execute(delete(schema.notices).where(schema.notices.c.table_id.not_in(playing)))
            now, until = self.clock(), schema.looking.c.until
            await connection.execute(delete(schema.looking).where(or_(until < now, until > now + 2 * LEASE)))

    # telling

    def spawn(self, waiting: Waiting) -> None:
        task = asyncio.create_task(self.tell(waiting))
        self.telling.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.telling.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("telling failed", exc_info=problem)

    async def tell(self, waiting: Waiting) -> None:
        """By every channel that works, side by side."""
        message = self.message(waiting)
        channels = [one for one in await self.channels.of(waiting.person) if one.confirmed and not one.dropped]
        await asyncio.gather(*(self.tell_by(channel, waiting, message) for channel in channels))

    async def tell_by(self, channel: Channel, waiting: Waiting, message: Message) -> None:
        """Try again only where certainly nothing has left, and only while it is still worth knowing."""
        for pause in (*self.again, None):
            try:
                await self.channels.deliver(channel, message)
                self.told += 1
                return
            except Undelivered as problem:
                if pause is None or not problem.certain or problem.gone:
                    await self.channels.failed(channel, problem)
                    return
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), pause)
            if self.closing.is_set() or not await self.waits_still(waiting):
                return

    async def waits_still(self, waiting: Waiting) -> bool:
        seat = schema.seats.c
        query = select(seat.seat).where(
            seat.table_id == waiting.table, seat.person == waiting.person, seat.decision == waiting.decision
        )
        return await self.database.row(query) is not None

    def message(self, waiting: Waiting) -> Message:
        say = server_words(waiting.lang)
        about = "turn" if waiting.asker is None else "asked"
        words: dict[str, Any] = {
            "name": waiting.name,
            "game": londinium.game(waiting.game).words(waiting.lang).say("title"),
            "who": waiting.asker or "",
        }
        return Message(
            about,
            waiting.lang,
            say.say(f"notice-{about}-subject", **words),
            say.say(f"notice-{about}", **words),
            f"{self.channels.config.address}/#/table/{waiting.table}",
            {"name": waiting.name, "game": waiting.game, "table": waiting.table, "decision": waiting.name_of_decision},
        )

    async def test(self, person: Person, channel: Channel) -> str | None:
        """Send a message for trying out; what went wrong, if anything did. One that arrives revives the channel."""
        say = server_words(person.lang)
        message = Message(
            "test",
            person.lang,
            say.say("notice-test-subject"),
            say.say("notice-test", name=person.name),
            f"{self.channels.config.address}/",
            {"name": person.name},
        )
        try:
            await self.channels.attempt(channel, message)
        except Undelivered as problem:
            await self.channels.failed(channel, problem)
            return problem.problem
        return None
