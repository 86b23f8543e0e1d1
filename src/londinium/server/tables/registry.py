"""Registry: the tables in use on this process. One operation after the other, each written before anyone hears of it.

A table is read from its log when it is first wanted, follows what other processes write, and is evicted when idle.
Operations are optimistic: they look at the room in memory, and look again if another process wrote first.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import structlog

from londinium.server.errors import NO_SUCH_TABLE, Changed, NotFound, Refused
from londinium.server.model.entries import Entry
from londinium.server.storage.batch import Write
from londinium.server.storage.database import Database
from londinium.server.storage.event_log import read_new_entries, read_room, standing_updates
from londinium.server.storage.failures import log_failure
from londinium.server.storage.rows import result_rows
from londinium.server.tables.broadcast import Broadcaster, Commit, LiveTable, Reply, Subscription
from londinium.server.tables.operations import Operation

ATTEMPTS = 5
IDLE = 60.0  # seconds after which a table nobody uses is evicted
AT_A_TIME = 50  # tables that are evicted
AGAIN = 0.5  # seconds between attempts to read a table while the database does not answer

log = structlog.get_logger("tables.registry")


class Registry:
    """All tables in use here."""

    __slots__ = ("broadcaster", "clock", "database", "deaf", "live", "loading", "reloading", "ticks")

    def __init__(
        self, database: Database, clock: Callable[[], float] = time.time, ticks: Callable[[], float] = time.monotonic
    ) -> None:
        self.database = database
        self.clock = clock
        self.ticks = ticks  # how much time passes, however the clock is set
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.deaf = 0  # how often something may not have been heard
        self.reloading: set[asyncio.Task[None]] = set()
        self.broadcaster: Broadcaster = Broadcaster(self.live)
        # The method itself, bound to a class that Cython knows, would be called with a wrong signature in C.
        database.writer.on_committed = lambda commits: self.broadcaster.broadcast(commits)
        database.writer.on_failed = self.reload_soon

    # having a table at hand

    async def get(self, id: str) -> LiveTable:
        """The table, from memory or read again from its log."""
        live = self.live.get(id)
        if live is None or live.room.stale:
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self.load(id))
                task.add_done_callback(lambda _: self.loading.pop(id, None))
            live = await asyncio.shield(task)
        live.used = self.ticks()
        return live

    async def loaded(self, id: str) -> None:
        """Wait for who is reading the table: that may have begun before what was just heard of was written."""
        while (task := self.loading.get(id)) is not None:
            await asyncio.wait([task])

    async def load(self, id: str) -> LiveTable:
        if (known := self.live.get(id)) is not None:
            await known.settled()  # or what is being written now would be missed
        deaf = -1
        while deaf != self.deaf:
            deaf = self.deaf
            room = await read_room(self.database, id)
        if room is None:
            raise NotFound(NO_SUCH_TABLE)
        live = self.live.get(id)
        if live is None:
            live = self.live[id] = LiveTable(room)
        else:
            before = live.room.version
            live.replace(room)
            live.catch_up_all(min(before, room.version))
        return live

    async def on_notification(self, versions: dict[str, int]) -> None:
        """Another process has written entries, or (a negative version) something beside the log too."""
        for id, version in versions.items():
            try:
                await self.follow(id, version)
            except NotFound:
                pass
            except Exception as problem:  # what was missed is read as soon as that can be done
                log_failure(log, "a table could not be followed", problem)
                self.reload_soon([id])

    async def follow(self, id: str, version: int) -> None:
        await self.loaded(id)
        live = self.live.get(id)
        if live is None or live.room.version >= abs(version):
            if live is not None and version < 0:
                await self.refresh(live)
            return
        await live.settled()
        if version < 0:
            await self.refresh(live)
        elif live.room.version < version and not live.room.stale:
            entries = await read_new_entries(self.database, live.room)
            fresh = [entry for entry in entries if entry.number > live.room.version]
            if fresh and not live.room.stale:
                before = live.room.version
                live.room.follow(fresh)
                live.catch_up_all(before)

    async def refresh(self, live: LiveTable) -> None:
        """Read a table again whose standing answers may have changed."""
        id = live.room.terms.id
        await live.settled()
        await self.loaded(id)
        live.room.stale = True
        await self.get(id)

    def on_missed(self) -> None:
        """Something another process has written may not have been heard of: read every table again."""
        self.deaf += 1
        self.reload_soon(list(self.live))

    def reload_soon(self, ids: Sequence[str]) -> None:
        """Read tables again, now for those who are subscribed, else when they are next used."""
        for id in ids:
            live = self.live.get(id)
            if live is not None:
                live.room.stale = True
                if live.subscriptions:
                    task = asyncio.create_task(self.reload(live))
                    self.reloading.add(task)
                    task.add_done_callback(self.reloading.discard)

    async def reload(self, live: LiveTable) -> None:
        """Read a table as soon as the database answers, unless nobody waits for it any more."""
        while live.subscriptions:
            try:
                await self.refresh(live)
                return
            except NotFound:
                return
            except Exception as problem:
                log_failure(log, "a table could not be read", problem)
            await asyncio.sleep(AGAIN)

    def with_clocks(self) -> list[LiveTable]:
        """The tables at which a choice may take only so long."""
        return [live for live in self.live.values() if live.room.terms.pace.timed]

    def evict(self) -> int:
        """Tables nobody uses leave memory, some at a time, or moves elsewhere would wait; how many did."""
        now, before = self.ticks(), len(self.live)
        for id, live in list(self.live.items()):
            if now - live.used > IDLE and not live.subscriptions and not live.thinking and live.is_settled:
                del self.live[id]
                if before - len(self.live) >= AT_A_TIME:
                    break
        return before - len(self.live)

    # doing something

    async def apply(
        self,
        id: str,
        operation: Operation,
        key: str | None = None,
        also: Sequence[Any] = (),
        reply: Reply | None = None,
    ) -> list[Entry]:
        """Let an operation look at the room and refuse or draft entries; they are written, or it looks again.

        With an idempotency key it is done once, and answered as the first time.
        """
        for _ in range(ATTEMPTS):
            live = await self.get(id)
            if key is not None and (earlier := live.room.by_key.get(key)):
                await live.settled()
                if live.room.stale:
                    continue
                if reply:
                    reply.done([earlier])
                    live.catch_up_behind()
                return [earlier]
            try:
                commit = self.attempt(live, operation, key, also, reply)
            except Refused:
                if live.is_settled:
                    raise
                await live.settled()  # nobody may be told of what it rests on before that is written
                continue
            if await commit.write.written():
                return list(commit.write.entries)
        raise Changed("others were quicker several times in a row; look at the table and try again")

    def try_apply(self, id: str, operation: Operation, key: str | None, reply: Reply) -> bool:
        """The same without waiting, where the table is at hand; False where it is not, and nothing was done."""
        live = self.live.get(id)
        if live is None or live.room.stale or (key is not None and key in live.room.by_key):
            return False
        live.used = self.ticks()
        try:
            self.attempt(live, operation, key, (), reply, reply.lost)
        except Refused:
            if live.is_settled:
                raise
            return False  # nobody may be told of what it rests on before that is written
        return True

    def attempt(
        self,
        live: LiveTable,
        operation: Operation,
        key: str | None,
        also: Sequence[Any],
        reply: Reply | None,
        on_lost: Callable[[Refused | None], None] | None = None,
    ) -> Commit:
        """Let an operation look at the room. What it drafts has happened here from now on, and will be written."""
        room, database = live.room, self.database
        if live.pending is not None:
            live.pending.prepare()
        left, status, owed = room.standing(), room.status, room.owed()
        drafts = operation(room)
        now = int(self.clock() * 1e6) / 1e6  # in microseconds, as it is written
        name = key if key is not None else database.new_key()  # by which it is found again if an answer is lost
        entries: list[Entry] = []
        turned = False
        for draft in drafts:
            entry = Entry(
                room.version + 1, draft.kind, now, draft.seat, draft.person, None if entries else name, draft.content
            )
            try:
                room.fold(entry)
            except BaseException:
                room.stale = True  # half an operation happened here and nowhere else
                raise
            entries.append(entry)
            turned = turned or entry.kind not in ("played", "said", "hinted")
        turned = turned or room.status != status
        stand = room.standing()
        if left or stand:
            also = [*also, *standing_updates(database, room.terms.id, left, stand)]
        write = Write(room, entries, turned, owed, result_rows(room, entries), also)
        commit = Commit(write, live, reply, on_lost)
        live.pending = commit
        database.writer.submit(commit)
        return commit

    # subscribing

    async def subscribe(self, id: str, subscription: Subscription, since: str | None) -> LiveTable:
        """From now on a subscriber is sent everything, and first what it missed."""
        live = await self.get(id)
        await live.settled()
        live.subscriptions.add(subscription)
        live.welcome(subscription, since)
        return live

    def unsubscribe(self, id: str, subscription: Subscription) -> None:
        live = self.live.get(id)
        if live is not None:
            live.subscriptions.discard(subscription)
            live.used = self.ticks()
