"""Subscriber: a WebSocket as somewhere to send, with back-pressure: one that cannot keep up is disconnected."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

BACKLOG = 256  # messages a slow client may be behind before it must ask again


class Subscriber:
    """Sends at once where the connection takes it, else queues up to a limit."""

    __slots__ = ("outbox", "sending", "waiting", "write_now")

    def __init__(self, write_now: Callable[[Sequence[bytes]], bool] | None = None) -> None:
        self.write_now = write_now  # where the connection can be written to without waiting
        self.outbox: list[bytes | None] = []
        self.sending = False  # whether something sent earlier is still on its way
        self.waiting: asyncio.Future[None] | None = None

    def send(self, messages: Sequence[bytes]) -> None:
        if self.write_now is not None and not self.sending and self.write_now(messages):
            return
        for message in messages:
            if len(self.outbox) < BACKLOG:
                self.put(message)
            else:
                self.disconnect()
                return

    def disconnect(self) -> None:
        """Too slow: the connection ends, and the client comes back and asks for what it missed."""
        self.outbox.clear()
        self.put(None)

    def put(self, message: bytes | None) -> None:
        self.sending = True
        self.outbox.append(message)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def queued(self) -> list[bytes | None]:
        """All that was queued since the last time, once there is something; None ends it."""
        if not self.outbox:
            self.sending = False
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        messages, self.outbox = self.outbox, []
        return messages
