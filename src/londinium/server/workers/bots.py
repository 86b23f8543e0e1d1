"""Keeper: what happens at tables by itself. Bots think, clocks run out, tables nobody uses leave memory."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any
from weakref import WeakValueDictionary

import structlog
from sqlalchemy import or_, select, update

from londinium.bots import bot
from londinium.core.state import State
from londinium.server import operations, schema
from londinium.server.entries import Entry
from londinium.server.errors import Refused, Unavailable
from londinium.server.failing import database_failed, note
from londinium.server.memory import give_back
from londinium.server.room import Room
from londinium.server.rooms import Live, Rooms
from londinium.server.steady import Steady

THREADS = 2
TICK = 1.0  # seconds between looks at the clocks
SWEEP = 15.0  # seconds between looks for tables that wait for a bot or a clock and are in nobody's memory
PULSE = 5.0  # seconds between signs of life
AT_ONCE = 200  # tables listed in one query, or looked at without a pause
MANY = 200  # tables that left memory, after which it is given back
LEAST_AWAY = 15.0  # seconds without a sign of life after which, of several processes, certainly none was there

log = structlog.get_logger("keeper")


@contextlib.contextmanager
def unless_refused() -> Iterator[None]:
    """Do something if it is still to be done; but that it could not be saved is no answer."""
    try:
        yield
    except Unavailable:
        raise
    except Refused:
        pass


class Keeper:
    """The housekeeping of one process."""

    def __init__(self, rooms: Rooms, thinkers: int = 4) -> None:
        self.rooms = rooms
        self.pool = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self.thinkers = thinkers  # tables of one owner at which bots may think at the same time
        self.turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # of each owner
        self.busy = 0  # tables at which bots think
        self.gone = 0  # tables that left memory since it was last given back
        self.tasks: set[asyncio.Task[None]] = set()
        self.ringing: set[tuple[str, int]] = set()  # clocks that have run out and are being seen to
        rooms.after_written.append(self.on_written)

    async def open(self) -> None:
        await self.give_time_back()
        for work, pause in (
            (self.watch_clocks, lambda: TICK),
            (self.sweep, lambda: SWEEP),
            (self.leave_sign, lambda: PULSE),
        ):
            self.spawn(self.keep_on(work, pause))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)
        with contextlib.suppress(Exception):  # without it, clocks are given some seconds more
            await self.leave_sign()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (problem := task.exception()) is not None:
            note(log, "task failed", problem)

    async def keep_on(self, work: Callable[[], Awaitable[None]], pause: Callable[[], float]) -> None:
        """Do something again and again, also after the database was away for a while."""
        while True:
            try:
                await work()
            except Exception as problem:
                log.error("housekeeping failed", exc_info=problem)
            await asyncio.sleep(pause())

    # bots

    def on_written(self, live: Live, entries: Sequence[Entry]) -> None:
        if live.room.bots_to_act() and not live.thinking:
            live.thinking = True
            self.spawn(self.think(live))

    async def think(self, live: Live) -> None:
        """Let the bots of a table play as long as they owe a choice; one owner's tables take turns."""
        turn = self.turns.setdefault(live.room.terms.owner, asyncio.Semaphore(self.thinkers))
        try:
            while True:
                try:
                    async with turn:
                        if not await self.think_once(live):
                            return
                except Exception as problem:
                    if not database_failed(problem):
                        raise
                    note(log, "a bot waits for the database", problem)
                    await asyncio.sleep(TICK)
        finally:
            live.thinking = False

    async def think_once(self, live: Live) -> bool:
        """Let a bot make its choice; False if none owes one."""
        if live.room.stale:
            await self.rooms.get(live.room.terms.id)
        waiting = live.room.bots_to_act()
        if not waiting:
            return False
        self.busy += 1
        try:
            await self.play_bot(live.room, waiting[0])
        finally:
            self.busy -= 1
        return True

    async def play_bot(self, room: Room, seat: int) -> None:
        decision = room.decisions[seat]
        move = await self.choose(room, seat, room.seats[seat].bot or operations.STAND_IN)
        with unless_refused():
            await self.rooms.do(room.terms.id, operations.bot_plays(seat, move, decision))

    async def choose(self, room: Room, seat: int, name: str) -> int:
        """What a bot would play. Its dice come from a secret of the table, and from where in the log it is asked."""
        table, told = room.playing(), room.number_for(room.version, seat)
        digest = sha256(f"bot {room.terms.seed:032x} {seat} {told}".encode()).digest()
        mind = bot(name, int.from_bytes(digest[:8], "big"))
        imagined: State = table.state.imagine(seat, int.from_bytes(digest[8:16], "big"))
        legal = imagined.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return await asyncio.get_running_loop().run_in_executor(self.pool, mind.choose, imagined, seat)

    # clocks

    async def watch_clocks(self) -> None:
        if isinstance(self.rooms.clock, Steady):
            self.rooms.clock.follow()
        now = self.rooms.clock()
        for number, live in enumerate(self.rooms.with_clocks(), 1):
            for seat, deadline in live.room.deadlines().items():
                if deadline <= now and not live.room.stale:
                    self.ring(live.room, seat, now)
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)  # or everyone would wait for the clocks of many tables
        self.gone += self.rooms.let_go()
        if self.gone >= MANY or (self.gone and not self.rooms.live):
            self.gone = 0
            await asyncio.to_thread(give_back)

    def ring(self, room: Room, seat: int, now: float) -> None:
        """Let a choice be made for a person, once."""
        alarm = (room.terms.id, room.decisions.get(seat, 0))
        if alarm not in self.ringing:
            self.ringing.add(alarm)
            task = self.spawn(self.time_is_up(room, seat, now))
            task.add_done_callback(lambda _: self.ringing.discard(alarm))

    async def time_is_up(self, room: Room, seat: int, now: float) -> None:
        decision = room.decisions.get(seat)
        if decision is None:
            return
        move = await self.choose(room, seat, operations.STAND_IN)
        with unless_refused():
            await self.rooms.do(room.terms.id, operations.clock_plays(seat, move, decision, now))

    async def sweep(self) -> None:
        """Look after tables that no process has in memory, such as those of a process that died."""
        now, last = self.rooms.clock(), ""
        table = schema.tables.c
        query = select(table.id).where(
            table.status == "playing",
            or_(
                table.deadline <= now,
                table.bots_wait.is_(True) & ~table.changed.between(now - SWEEP, now + SWEEP),
            ),
        )
        while rows := await self.rooms.store.rows(query.where(table.id > last).order_by(table.id).limit(AT_ONCE)):
            for row in rows:
                with contextlib.suppress(Refused):
                    live = await self.rooms.get(row["id"])
                    self.on_written(live, ())
            last = rows[-1]["id"]

    async def leave_sign(self) -> None:
        """Say that somebody is here, so that the next process knows how long nobody was."""
        store, now = self.rooms.store, self.rooms.clock()
        async with store.begin() as connection:
            await connection.execute(
                store.insert(schema.pulse)
                .values(id=1, at=now)
                .on_conflict_do_update(index_elements=["id"], set_={"at": now})
            )

    async def give_time_back(self) -> None:
        """Clocks do not run while no server is there."""
        store, now = self.rooms.store, self.rooms.clock()
        row = await store.row(select(schema.pulse).where(schema.pulse.c.id == 1))
        away = 0.0 if row is None else now - row["at"]
        if away <= 0 or (store.postgres and away < LEAST_AWAY):
            return
        async with store.begin() as connection:  # whoever sets the pulse first gives the time
            first = await connection.execute(
                update(schema.pulse).where(schema.pulse.c.id == 1, schema.pulse.c.at == row["at"]).values(at=now)
            )
            if first.rowcount != 1:
                return
        table = schema.tables.c
        running = await store.rows(select(table.id).where(table.status == "playing", table.deadline.is_not(None)))
        for one in running:
            with unless_refused():
                await self.rooms.do(one["id"], operations.credit(away))
        log.info("clocks were given time back", seconds=round(away), tables=len(running))
