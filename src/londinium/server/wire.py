"""The wire: uvicorn's WebSocket with a way to write at once, past the framework; it decides nothing."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

WRITE = "londinium.write"  # under the extensions of a connection's scope
TEXT = 0x81  # a whole message of text in one frame


class Wire(WebSocketsSansIOProtocol):
    """A connection. Its frames go out in the order they are written, whoever writes them."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: dict[str, Any] | None = getattr(self, "scope", None)  # there is none for a request that is no handshake
        if scope is not None:
            scope["extensions"][WRITE] = self.write_now

    def write_now(self, message: bytes) -> bool:
        """Write a message if that can be done without waiting; False if it cannot."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.conn.state is not State.OPEN:
            return False
        self.transport.write(header(len(message)) + message)
        return True


def header(length: int) -> bytes:
    """The head of a text frame from a server."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
