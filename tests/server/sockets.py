"""A WebSocket by hand, for the tests: its bytes as a browser sends them."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.playing import PATIENCE, Guest, Server

TEXT, MORE, PING, PONG = 1, 0, 9, 10
LAST = 0x80


class Line:
    """A WebSocket by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def frame(self) -> tuple[int, bytes]:
        """The next frame the server sends: its kind and what is in it."""
        first, length = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
        if length == 126:
            length = struct.unpack(">H", await self.reader.readexactly(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", await self.reader.readexactly(8))[0]
        return first & 15, await self.reader.readexactly(length)

    async def answer(self, key: str) -> dict[str, Any]:
        """What the server answers to a wish."""
        while True:
            kind, content = await self.frame()
            if kind == TEXT:
                message: dict[str, Any] = json.loads(content)
                if message.get("key") == key:
                    return message


def frame(content: str, kind: int = TEXT | LAST) -> bytes:
    """A frame as a browser sends it, masked."""
    words = content.encode()
    mask = b"\x12\x34\x56\x78"
    length = bytes([LAST | len(words)]) if len(words) < 126 else struct.pack(">BH", LAST | 126, len(words))
    return bytes([kind]) + length + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(words))


def saying(text: str, key: str) -> str:
    return json.dumps({"do": "say", "text": text, "key": key})


@asynccontextmanager
async def a_line(server: Server, guest: Guest, table: str) -> AsyncIterator[Line]:
    line = await knock(server, guest, table)
    assert b"101" in (await line.reader.readuntil(b"\r\n\r\n"))[:20]
    assert json.loads((await line.frame())[1])["is"] == "welcome"
    try:
        yield line
    finally:
        line.writer.close()


async def knock(server: Server, guest: Guest, table: str, *headers: str) -> Line:
    """Ask for a WebSocket, and wait for no answer."""
    line = Line(*await asyncio.open_connection("127.0.0.1", server.port))
    head = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        "Host: here",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: bG9uZGluaXVtIGNyb3dkIQ==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: londinium={guest.credential}",
        *headers,
    ]
    await line.send(("\r\n".join(head) + "\r\n\r\n").encode())
    return line
