"""Fast path: uvicorn's WebSocket protocol, where whole messages pass the framework by. It decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # in C, where that is there
from websockets.http11 import Request

WRITE = "londinium.write"  # under the extensions of a connection's scope: writes messages at once
LISTEN = "londinium.listen"  # takes whoever is to receive messages at once
TEXT = 0x81  # a whole message of text in one frame
CONTROL = (0x88, 0x89, 0x8A)  # close, ping, pong
MASKED = 0x80
SHORT, LONG = 126, 127  # lengths of one byte; lengths of two; beyond are messages that nobody here may send

OnMessage = Callable[[bytes], None]


class FastPathProtocol(WebSocketsSansIOProtocol):
    """A connection. Whole messages are heard at once, and what is told leaves at once where nothing waits before it.

    Everything else (the handshake, pings, closing, messages in pieces) is the framework's.
    """

    on_message: OnMessage | None = None
    ended: int = 0  # of two ends: the line's, and that of the application
    begun: bytes = b""  # the beginning of a frame whose rest has not come yet
    full: bool = False  # whether the other side does not read

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: dict[str, Any] | None = getattr(self, "scope", None)  # there is none for a request that is no handshake
        if scope is not None:
            scope["extensions"][WRITE] = self.write_now
            scope["extensions"][LISTEN] = self.listen

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.ends()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.ends()

    def ends(self) -> None:
        """When both the line and whoever spoke on it have ended, all parts let go of each other.

        They hold each other in rings, which stay until garbage is looked for; with a thousand of them that takes long
        enough for everyone to notice.
        """
        self.on_message = None
        self.ended += 1
        if self.ended == 2:
            self.scope["extensions"].clear()
            self.conn.parser.close()
            del self.transport, self.scope

    def listen(self, on_message: OnMessage) -> None:
        self.on_message = on_message

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False

    @property
    def closing(self) -> bool:
        """Whether one of both sides has said that it goes: what is said and heard from then on is the framework's."""
        return self.close_sent or self.disconnected or self.transport.is_closing()

    def data_received(self, data: bytes) -> None:
        on_message = self.on_message
        if on_message is None or self.closing:
            super().data_received(data)
            return
        if self.begun:
            data = self.begun + data
            self.begun = b""
        at, end = 0, len(data)
        while at < end:
            if end - at < 2:
                break
            kind, length, head = data[at], data[at + 1] ^ MASKED, 6
            if length == SHORT:
                if end - at < 4:
                    break
                length, head = int.from_bytes(data[at + 2 : at + 4], "big"), 8
            elif length >= LONG or (kind != TEXT and kind not in CONTROL):
                self.on_message = None  # from here on the framework reads this connection
                super().data_received(data[at:])
                return
            begin, after = at + head, at + head + length
            if after > end:
                break
            if kind == TEXT:
                on_message(apply_mask(data[begin:after], data[begin - 4 : begin]))
            else:
                super().data_received(data[at:after])
                if self.closing:
                    return
            at = after
        if at < end:
            self.begun = data[at:]

    def write_now(self, messages: Sequence[bytes]) -> bool:
        """Write messages if that can be done without waiting; False if it cannot."""
        if self.full or self.closing:
            return False
        parts = []
        for message in messages:
            parts.append(header(len(message)))
            parts.append(message)
        self.transport.write(b"".join(parts))
        return True


def header(length: int) -> bytes:
    """The head of a text frame from a server."""
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")
