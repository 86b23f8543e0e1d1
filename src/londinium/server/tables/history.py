"""History: how a table stood earlier, and what happened there in sentences; on a thread, since long logs take long.

Moves elsewhere go on meanwhile. It reads only what never changes: entries, events, and rooms of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from londinium.core.events import Event
from londinium.server.errors import NotFound
from londinium.server.model.entries import Entry
from londinium.server.model.room import Room
from londinium.server.model.terms import Terms
from londinium.server.tables.presenter import Presenter

Answer = TypeVar("Answer")


class History:
    """Telling of the past, for one request after the other."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="past")

    def close(self) -> None:
        self.thread.shutdown(wait=False, cancel_futures=True)

    async def moment(self, room: Room, number: int, seat: int | None) -> dict[str, Any]:
        """How the table stood after an entry, as the seat saw it then; after the end, as it was."""
        entry = room.entry_for(number, seat)
        if entry is None:
            raise NotFound(f"the moments of this table go from 0 to {room.number_for(room.version, seat)}")
        return await self.run(moment_of, room.terms, room.entries[:entry], seat, room.ended)

    async def course(self, room: Room) -> list[dict[str, Any]]:
        """Everyone's points at the end of each round."""
        return await self.run(course_of, room.terms, list(room.entries))

    async def log(self, room: Room, since: int, seat: int | None, lang: str) -> list[dict[str, Any]]:
        """What happened after an entry, each with the sentences of its events."""
        names: dict[int | str, str] = {number: one.name for number, one in enumerate(room.seats) if one.name}
        begin = room.entry_for(since, seat)
        told = [] if begin is None else room.entries[begin:]
        entries = [entry for entry in told if room.tells(entry, seat)]
        presenter = Presenter(room)
        shown = [presenter.shown(entry, seat) for entry in entries]
        return await self.run(in_sentences, shown, [presenter.events(entry) for entry in entries], seat, lang, names)

    async def run(self, work: Callable[..., Answer], *facts: Any) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self.thread, work, *facts)


def moment_of(terms: Terms, entries: Sequence[Entry], seat: int | None, ended: int) -> dict[str, Any]:
    past = Room(terms)
    past.follow(entries)
    past.ended = ended
    return Presenter(past).now(seat)


def course_of(terms: Terms, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    past = Room(terms)
    found: list[dict[str, Any]] = []
    for entry in entries:
        past.follow([entry])
        if past.table is None:
            continue
        while found and found[-1]["round"] >= past.table.state.round:  # this round so far, or one that was taken back
            found.pop()
        scores = past.table.scores()
        found.append(
            {"round": past.table.state.round, "moment": entry.number, "points": [score.points for score in scores]}
        )
        reckoned = past.table.game.reckoned
        if past.table.over and reckoned and len(found) > 1:
            before = [score.points - sum(score.breakdown[source] for source in reckoned) for score in scores]
            found[-2]["points"] = before  # the last round ended with them; the end took them away
    return found


def in_sentences(
    shown: list[dict[str, Any]],
    told: Sequence[Sequence[Event]],
    seat: int | None,
    lang: str,
    names: dict[int | str, str],
) -> list[dict[str, Any]]:
    for one, events in zip(shown, told, strict=True):
        if events:
            one["text"] = [event.text(lang, seat, names) for event in events]
    return shown
