"""Fair queue: who thinks next. Owners take turns, and so do the tables of an owner; nobody waits behind a crowd."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from typing import Generic, TypeVar

from londinium.server.errors import TooMuch

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Items by owner and table: round robin between owners, then between tables, first come first served at a table.

    >>> queue = FairQueue()
    >>> for owner, table, item in (("a", "1", 1), ("a", "1", 2), ("a", "2", 3), ("b", "3", 4)):
    ...     queue.put(owner, table, item)
    >>> [queue.take() for _ in range(len(queue))]
    [1, 4, 3, 2]
    """

    def __init__(self) -> None:
        self.owners: OrderedDict[str, OrderedDict[str, deque[Item]]] = OrderedDict()
        self.size = 0

    def __len__(self) -> int:
        return self.size

    def put(self, owner: str, table: str, item: Item) -> None:
        self.owners.setdefault(owner, OrderedDict()).setdefault(table, deque()).append(item)
        self.size += 1

    def take(self) -> Item:
        """The next item; its table and its owner go to the end of their lines."""
        owner, tables = next(iter(self.owners.items()))
        table, items = next(iter(tables.items()))
        item = items.popleft()
        self.size -= 1
        tables.move_to_end(table)
        self.owners.move_to_end(owner)
        self.tidy(owner, table)
        return item

    def discard(self, owner: str, table: str, item: Item) -> None:
        """Forget an item that waits no more."""
        items = self.owners.get(owner, OrderedDict()).get(table)
        if items is not None and item in items:
            items.remove(item)
            self.size -= 1
            self.tidy(owner, table)

    def tidy(self, owner: str, table: str) -> None:
        tables = self.owners[owner]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self.owners[owner]


class Lane:
    """Some places to think at, given out fairly; a bounded number may wait."""

    def __init__(self, places: int, most: int) -> None:
        self.places = places
        self.free = places
        self.most = most
        self.queue: FairQueue[asyncio.Future[None]] = FairQueue()

    @property
    def waiting(self) -> int:
        return len(self.queue)

    @property
    def among(self) -> float:
        """How many share each place: those who wait and those who think."""
        return max(1.0, (self.waiting + self.places - self.free) / self.places)

    @contextlib.asynccontextmanager
    async def turn(self, owner: str, table: str) -> AsyncIterator[None]:
        """A place, once it is one's turn; TooMuch if too many wait."""
        if self.waiting >= self.most:
            raise TooMuch("too many wait for a thought already; try again in a moment", after=1.0)
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put(owner, table, place)
        self.give()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it was given just then
                self.release()
            else:
                self.queue.discard(owner, table, place)
            raise
        try:
            yield
        finally:
            self.release()

    def release(self) -> None:
        self.free += 1
        self.give()

    def give(self) -> None:
        while self.free and self.waiting:
            place = self.queue.take()
            if not place.done():
                self.free -= 1
                place.set_result(None)
