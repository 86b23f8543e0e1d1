"""Bots: they think on positions imagined for their seat, whenever a table waits for one.

Short choices are made on threads; the long thoughts of strong bots are made in processes of a low priority, so that no
move at another table waits for them. Both are queued fairly, and the more wait, the less time each thought is given.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from weakref import WeakValueDictionary

import msgspec
import structlog

from londinium.bots import bot
from londinium.bots.base import Bot, Turn
from londinium.core.state import State
from londinium.server.errors import TooMuch
from londinium.server.model.entries import Entry
from londinium.server.storage.failures import database_failed, log_failure
from londinium.server.tables import operations
from londinium.server.tables.broadcast import LiveTable
from londinium.server.tables.registry import Registry
from londinium.server.workers.fair_queue import Lane
from londinium.server.workers.processes import Processes, ProcessLost, usable_processors
from londinium.server.workers.tasks import Tasks, unless_refused
from londinium.server.workers.thinking import Answer, Choose, Question
from londinium.server.workers.waits import Waits

THREADS = 2  # that make short choices
MOST_PROCESSES = 4  # that think for long
MOST_WAITING = 1000  # thoughts of each kind
PAUSE = 1.0  # seconds before a bot tries again after the database failed, or where too many wait
COURTESY = 30.0  # seconds for which a bot lets people answer one who asks to take back
GLANCE = 0.1  # seconds between two looks whether they have

log = structlog.get_logger("workers.bots")


class BotFailed(Exception):
    """A bot found no move where there was one."""


class Bots:
    """The bots of one process."""

    def __init__(self, registry: Registry, thinkers: int = 4) -> None:
        self.registry = registry
        self.pool = ThreadPoolExecutor(THREADS, thread_name_prefix="bot")
        self.processes = Processes()
        self.short = Lane(THREADS, MOST_WAITING)
        self.long = Lane(max(1, min(MOST_PROCESSES, usable_processors() - 1)), MOST_WAITING)
        self.waits = Waits(registry.ticks)
        self.thinkers = thinkers  # tables of one owner at which bots may think at the same time
        self.turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # of each owner
        self.busy = 0  # tables at which bots think
        self.closing = False
        self.tasks = Tasks()
        registry.broadcaster.observers.append(self.on_committed)

    async def close(self) -> None:
        self.closing = True
        await self.tasks.close()
        await self.processes.close()
        self.pool.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        """Thoughts that have not begun."""
        return self.short.waiting + self.long.waiting

    def on_committed(self, live: LiveTable, entries: Sequence[Entry]) -> None:
        if live.room.bots_to_act() and not live.thinking and not self.closing:
            live.thinking = True
            self.tasks.spawn(self.think(live))

    async def think(self, live: LiveTable) -> None:
        """Let the bots of a table play as long as they owe a choice; one owner's tables take turns."""
        turn = self.turns.setdefault(live.room.terms.owner, asyncio.Semaphore(self.thinkers))
        try:
            while live.room.stale or live.room.bots_to_act():
                try:
                    with self.waits.measured():
                        async with turn:
                            if not await self.think_once(live):
                                return
                except TooMuch:
                    await asyncio.sleep(PAUSE)
                except Exception as problem:
                    if not database_failed(problem):
                        raise
                    log_failure(log, "a bot waits for the database", problem)
                    await asyncio.sleep(PAUSE)
        finally:
            live.thinking = False

    async def think_once(self, live: LiveTable) -> bool:
        """Let a bot make its choice; False if none owes one."""
        if live.room.stale:
            await self.registry.get(live.room.terms.id)
        waiting = live.room.bots_to_act()
        if not waiting:
            return False
        self.busy += 1
        try:
            await self.play_bot(live, waiting[0])
        finally:
            self.busy -= 1
        return True

    async def play_bot(self, live: LiveTable, seat: int) -> None:
        room = live.room
        decision = room.decisions[seat]
        move = await self.choose(live, seat, operations.bot_there(room.seats[seat].bot, room.playing().game))
        await self.wait_for_consent(live)
        with unless_refused():
            await self.registry.apply(room.terms.id, operations.bot_plays(seat, move, decision))

    async def wait_for_consent(self, live: LiveTable) -> None:
        """While people decide whether one of them may take back, hold the choice: it would end their question."""
        patience = self.registry.ticks() + COURTESY
        while live.room.asking is not None and self.registry.ticks() < patience and not self.closing:
            await asyncio.sleep(GLANCE)

    async def choose(self, live: LiveTable, seat: int, name: str) -> int:
        """What a bot would play. Its dice come from a secret of the table, and from where in the log it is asked."""
        room = live.room
        table, told = room.playing(), room.number_for(room.version, seat)
        digest = sha256(f"bot {room.terms.seed:032x} {seat} {told}".encode()).digest()
        seed, luck = int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:16], "big")
        mind = bot(name, seed, table.game)
        if table.log and table.log[-1].seat == seat:
            mind.turn = live.turns.get(seat, mind.turn)
        live.turns[seat] = mind.turn
        imagined: State = table.state.imagine(seat, luck)
        legal = imagined.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if mind.long:
            try:
                return await self.think_long(live, seat, name, seed, luck, mind.turn)
            except ProcessLost as problem:
                log.error("a bot that thinks for long is stood in for", reason=str(problem))
                mind = bot(operations.STAND_IN, seed, table.game)
        return await self.think_short(live, mind, imagined, seat)

    async def think_short(self, live: LiveTable, mind: Bot, imagined: State, seat: int) -> int:
        terms = live.room.terms
        async with self.short.turn(terms.owner, terms.id):
            return await asyncio.get_running_loop().run_in_executor(self.pool, mind.choose, imagined, seat)

    async def think_long(self, live: LiveTable, seat: int, name: str, seed: int, luck: int, turn: Turn) -> int:
        terms = live.room.terms
        snapshot = msgspec.Raw(live.room.playing().imagined_line(seat, luck))
        found = await self.ask(
            terms.owner,
            terms.id,
            Choose(snapshot=snapshot, seat=seat, bot=name, seed=seed, round=turn.round, spent=turn.spent),
        )
        turn.round, turn.spent = found.round, found.spent
        return found.move

    async def ask(self, owner: str, table: str, question: Question) -> Answer:
        """Let a process think about something, for what is its share of the time when its turn has come."""
        async with self.long.turn(owner, table):
            question.among = self.long.among
            found = msgspec.json.decode(await self.processes.ask(msgspec.json.encode(question)), type=Answer)
        if found.problem is not None:
            raise BotFailed(found.problem)
        return found
