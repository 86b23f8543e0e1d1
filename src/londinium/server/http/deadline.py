"""Deadline: uvicorn's HTTP protocol with a time limit in which a whole request must have come."""

from __future__ import annotations

from asyncio import TimerHandle
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

SENTENCE = b"the rest of the request did not come in time"
TOO_SLOW = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%b" % (len(SENTENCE), SENTENCE)
)


class DeadlineProtocol(HttpToolsProtocol):
    """A connection before it becomes a WebSocket, and any other. A whole request must come within so many seconds, head
    and body, or it is closed: or anybody could keep any number of them open by asking for half of something.
    """

    def __init__(self, *given: Any, within: float, **more: Any) -> None:
        super().__init__(*given, **more)
        self.within = within
        self.alarm: TimerHandle | None = None  # runs while a request is on its way

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.has_come()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.wait_for_request()
        super().data_received(data)

    def on_message_begin(self) -> None:
        self.wait_for_request()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.has_come()
        super().on_message_complete()

    def wait_for_request(self) -> None:
        if self.alarm is None:
            self.alarm = self.loop.call_later(self.within, self.too_slow)

    def has_come(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def too_slow(self) -> None:
        self.alarm = None
        cycle = self.cycle
        answering = cycle is not None and not cycle.response_complete
        if self.transport.is_closing() or (answering and not cycle.more_body):
            return  # the request has come, and nothing but an empty line after it
        if not (answering and cycle.response_started):
            self.transport.write(TOO_SLOW)
        self.transport.close()

    def handle_websocket_upgrade(self) -> None:
        self.has_come()
        super().handle_websocket_upgrade()
        del self.parser  # it holds this connection, which holds it
