"""The wire: uvicorn's WebSocket with a way to write at once, past the framework; it decides nothing."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WRITE = "londinium.write"  # under the extensions of a connection's scope
TEXT = 0x81  # a whole message of text in one frame


class Wire(WebSocketsSansIOProtocol):
    """A connection. What is written in one go leaves in one go."""

    unsent: tuple[bytes, ...] = ()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: dict[str, Any] | None = getattr(self, "scope", None)  # there is none for a request that is no handshake
        if scope is not None:
            scope["extensions"][WRITE] = self.write_now

    def write_now(self, message: bytes) -> bool:
        """Write a message if that can be done without waiting; False if it cannot."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent = (*self.unsent, header(len(message)), message)
        return True

    def flush(self) -> None:
        """Send what was written since the loop last came round; others who write wait for a round at least."""
        unsent, self.unsent = self.unsent, ()
        if not self.transport.is_closing():
            self.transport.write(b"".join(unsent))


def header(length: int) -> bytes:
    """The head of a text frame from a server."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
