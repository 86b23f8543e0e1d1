"""Services: one server process with all its parts, opened and closed together."""

from __future__ import annotations

import time
from collections.abc import Callable

import londinium
from londinium.bots import known_ratings
from londinium.server.clock import SlewedClock
from londinium.server.config import Config
from londinium.server.storage.database import Database
from londinium.server.storage.health import Health
from londinium.server.tables.channels import Channels
from londinium.server.tables.history import History
from londinium.server.tables.limits import Limiter
from londinium.server.tables.lobby import Lobby
from londinium.server.tables.people import People
from londinium.server.tables.registry import Registry
from londinium.server.tables.service import TableService
from londinium.server.workers.bots import Bots
from londinium.server.workers.clocks import Clocks
from londinium.server.workers.eviction import Eviction
from londinium.server.workers.hints import Hints
from londinium.server.workers.invalidation import Invalidation
from londinium.server.workers.notices import Notices
from londinium.server.workers.ratings import Ratings
from londinium.server.workers.recovery import Recovery


class Services:
    """The parts of a server."""

    def __init__(
        self, config: Config, clock: Callable[[], float] | None = None, ticks: Callable[[], float] = time.monotonic
    ) -> None:
        """`clock` says what time it is; `ticks` says how much has passed, and only grows."""
        clock = clock or SlewedClock()
        self.config = config
        self.clock = clock
        self.ticks = ticks
        self.database = Database(config.database)
        self.registry = Registry(self.database, clock, ticks)
        self.people = People(self.database, clock, ticks)
        self.lobby = Lobby(self.registry, config.limits)
        self.service = TableService(self.registry, self.lobby)
        self.history = History()
        self.limiter = Limiter(config.limits, ticks)
        self.bots = Bots(self.registry, config.limits.thinkers)
        self.hints = Hints(self.service, self.bots)
        self.clocks = Clocks(self.registry, self.bots)
        self.eviction = Eviction(self.registry)
        self.recovery = Recovery(self.registry, self.bots)
        self.invalidation = Invalidation(self.registry, self.people)
        self.channels = Channels(config, self.database, clock, ticks)
        self.notices = Notices(self.registry, self.channels, clock, ticks)
        self.ratings = Ratings(self.registry, lambda game: known_ratings(londinium.game(game)))
        self.health = Health(self.database, ticks)
        self.connected = 0

    async def open(self) -> None:
        await self.database.open()
        await self.database.listen(self.registry.on_notification, self.registry.on_missed)
        await self.clocks.open()
        self.eviction.open()
        self.recovery.open()
        await self.invalidation.open()
        await self.ratings.open()
        await self.notices.open()

    def disconnect_all(self) -> None:
        """Let every subscriber go; they come back, here or to another process."""
        for live in list(self.registry.live.values()):
            for subscription in list(live.subscriptions):
                subscription.disconnect()

    async def close(self) -> None:
        self.disconnect_all()
        await self.invalidation.close()
        await self.notices.close()
        await self.ratings.close()
        await self.recovery.close()
        await self.eviction.close()
        await self.hints.close()
        await self.bots.close()
        await self.clocks.close()
        self.history.close()
        await self.database.close()
