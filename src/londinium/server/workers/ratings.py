"""Ratings: who has how strong a record at which game. Results go with a table's last entry; ratings follow from them.

Whoever is rated for the first time starts in the middle; a bot that an arena has measured starts where its ladder has
it. Each table counts once: its results are written in the transaction of its last entry, and whoever takes them off the
list of those still to be counted counts them, in the same transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

import structlog
from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import case, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from londinium.server.model.entries import Entry
from londinium.server.storage import schema
from londinium.server.storage.database import Database
from londinium.server.tables.broadcast import LiveTable
from londinium.server.tables.registry import Registry

SWEEP = 60.0  # seconds between looks for tables that a process which died has left uncounted
COUNTING = 1_516_342  # the lock of PostgreSQL under which ratings change, one table after the other
AT_ONCE = 100

Ladder = Mapping[str, tuple[float, float]]  # bots by name: the mean and the doubt of each

model = PlackettLuce()
log = structlog.get_logger("workers.ratings")


class Ratings:
    """Counting results, on one process."""

    def __init__(self, registry: Registry, ladder: Callable[[str], Ladder] = lambda game: {}) -> None:
        self.database = registry.database
        self.ladder = ladder  # what is known of a game's bots before anybody has played them here
        self.news = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        registry.broadcaster.observers.append(self.on_committed)

    async def open(self) -> None:
        self.task = asyncio.create_task(self.count_on())

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    def on_committed(self, live: LiveTable, entries: Sequence[Entry]) -> None:
        if live.room.status == "over":
            self.news.set()

    async def count_on(self) -> None:
        while True:
            try:
                await self.count()
            except Exception as problem:  # the results stay on the list
                log.error("cannot count results", exc_info=problem)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), SWEEP)
            self.news.clear()

    async def count(self) -> None:
        """Count every table that is still to be counted, the oldest first, some at a time."""
        row = schema.results.c
        oldest = select(row.table_id).where(row.pending).group_by(row.table_id)
        oldest = oldest.order_by(func.min(row.at), row.table_id).limit(AT_ONCE)
        take = (
            update(schema.results)
            .where(row.table_id.in_(oldest), row.pending)
            .values(pending=False)
            .returning(row.table_id, row.game, row.who, row.name, row.place, row.at)
        )
        taken = True
        while taken:
            async with self.database.begin() as connection:
                if self.database.postgres:  # SQLite lets one write at a time anyway
                    await connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": COUNTING})
                seats = list((await connection.execute(take)).mappings())
                taken = bool(seats)
                await self.rate(connection, await self.still_here(connection, seats))

    async def still_here(self, connection: AsyncConnection, seats: list[Any]) -> list[Any]:
        """Without those who have had their data deleted since."""
        people = {seat["who"].removeprefix("person:") for seat in seats}
        known = await connection.execute(select(schema.people.c.id).where(schema.people.c.id.in_(people)))
        names = {f"person:{row[0]}" for row in known}
        return [seat for seat in seats if seat["who"] in names or seat["who"].startswith("bot:")]

    async def rate(self, connection: AsyncConnection, seats: Sequence[Any]) -> None:
        """Let results move the ratings of those who brought them about, one table after the other."""
        row = schema.ratings.c
        query = select(schema.ratings).where(row.who.in_({seat["who"] for seat in seats}))
        rows = {(one["game"], one["who"]): dict(one) for one in (await connection.execute(query)).mappings()}
        moved: dict[tuple[str, str], dict[str, Any]] = {}
        for _, group in groupby(sorted(seats, key=in_time), in_time):
            table = list(group)
            game, who = table[0]["game"], {seat["who"] for seat in table}
            if len(who) < 2:
                continue
            known = {one: rows[game, one] for one in who if (game, one) in rows}
            before = {
                one: model.rating(known[one]["mean"], known[one]["doubt"])
                if one in known
                else first_rating(one, self.ladder(game))
                for one in who
            }
            after = rated([(seat["who"], seat["place"]) for seat in table], before)
            for seat in table:
                one = seat["who"]
                kind, _, named = one.partition(":")
                rows[game, one] = moved[game, one] = {
                    "game": game,
                    "who": one,
                    "name": named if kind == "bot" else seat["name"],
                    "mean": after[one].mu,
                    "doubt": after[one].sigma,
                    "games": known[one]["games"] + 1 if one in known else 1,
                }
        if moved:
            insert = self.database.insert(schema.ratings)
            values = {name: insert.excluded[name] for name in ("name", "mean", "doubt", "games")}
            upsert = insert.on_conflict_do_update(index_elements=["game", "who"], set_=values)
            await connection.execute(upsert, list(moved.values()))


def first_rating(who: str, ladder: Ladder) -> PlackettLuceRating:
    """The rating of somebody who has none.

    >>> ladder = {"level:3": (29.5, 0.8)}
    >>> [first_rating(who, ladder).mu for who in ("bot:level:3", "bot:random", "person:a")]
    [29.5, 25.0, 25.0]
    """
    kind, _, name = who.partition(":")
    return model.rating(*ladder[name]) if kind == "bot" and name in ladder else model.rating()


def in_time(seat: Any) -> tuple[float, str]:
    """The order in which tables ended."""
    return seat["at"], seat["table_id"]


def rated(places: Sequence[tuple[str, int]], before: dict[str, PlackettLuceRating]) -> dict[str, PlackettLuceRating]:
    """Everyone's rating after a game. Equal places are ties; a bot on several seats moves by their average.

    >>> from openskill.models import PlackettLuce
    >>> fresh = PlackettLuce().rating
    >>> after = rated([("person:a", 1), ("bot:b", 2)], {"person:a": fresh(), "bot:b": fresh()})
    >>> after["person:a"].mu > 25 > after["bot:b"].mu
    True
    """
    teams = [[model.rating(before[who].mu, before[who].sigma)] for who, _ in places]  # one shared would move twice
    moved = model.rate(teams, ranks=[float(place) for _, place in places])
    seats: dict[str, list[PlackettLuceRating]] = defaultdict(list)
    for (who, _), team in zip(places, moved, strict=True):
        seats[who].append(team[0])
    return {
        who: model.rating(sum(one.mu for one in found) / len(found), sum(one.sigma for one in found) / len(found))
        for who, found in seats.items()
    }


async def record_of(database: Database, who: str) -> list[dict[str, Any]]:
    """How somebody has fared at each game."""
    row = schema.results.c
    query = (
        select(
            row.game,
            func.count().label("games"),
            func.sum(case((row.share > 0, 1), else_=0)).label("won"),
            func.sum(row.share).label("shares"),
            func.avg(row.place).label("place"),
            func.max(row.points).label("best"),
        )
        .where(row.who == who)
        .group_by(row.game)
        .order_by(row.game)
    )
    return [
        {
            "game": one["game"],
            "games": one["games"],
            "won": one["won"],
            "shares": round(one["shares"], 3),
            "mean_place": round(float(one["place"]), 2),
            "best": one["best"],
        }
        for one in await database.rows(query)
    ]
