"""House: one server process with all its parts, opened and closed together."""

from __future__ import annotations

import time
from collections.abc import Callable

from londinium.server.channels import Channels
from londinium.server.config import Config
from londinium.server.desk import Desk
from londinium.server.health import Health
from londinium.server.keeper import Keeper
from londinium.server.limits import Limiter
from londinium.server.lobby import Lobby
from londinium.server.notices import Notices
from londinium.server.past import Past
from londinium.server.people import People
from londinium.server.ratings import Ratings
from londinium.server.rooms import Rooms
from londinium.server.steady import Steady
from londinium.server.store import Store
from londinium.server.word import Word


class House:
    """The parts of a server."""

    def __init__(
        self, config: Config, clock: Callable[[], float] | None = None, ticks: Callable[[], float] = time.monotonic
    ) -> None:
        """`clock` says what time it is; `ticks` says how much has passed, and only grows."""
        clock = clock or Steady()
        self.config = config
        self.clock = clock
        self.ticks = ticks
        self.store = Store(config.database)
        self.rooms = Rooms(self.store, clock, ticks)
        self.people = People(self.store, clock, ticks)
        self.lobby = Lobby(self.rooms, config.limits)
        self.desk = Desk(self.rooms, self.lobby)
        self.past = Past()
        self.limiter = Limiter(ticks)
        self.keeper = Keeper(self.rooms, config.limits.thinkers)
        self.word = Word(self.rooms, self.people)
        self.channels = Channels(config, self.store, clock, ticks)
        self.notices = Notices(self.rooms, self.channels, clock, ticks)
        self.ratings = Ratings(self.rooms)
        self.health = Health(self.store, ticks)
        self.connected = 0

    async def open(self) -> None:
        await self.store.open()
        await self.store.listen(self.rooms.heard, self.rooms.missed)
        await self.keeper.open()
        await self.word.open()
        await self.ratings.open()
        await self.notices.open()

    async def close(self) -> None:
        for live in self.rooms.live.values():
            for client in list(live.clients):
                client.drop()
        await self.word.close()
        await self.notices.close()
        await self.ratings.close()
        await self.keeper.close()
        self.past.close()
        await self.store.close()
