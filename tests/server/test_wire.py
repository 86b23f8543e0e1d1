"""The wire: messages are heard whole and in their order, in whatever pieces they come."""

from __future__ import annotations

import asyncio
import gc
import json
import struct
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import websockets

from londinium.server.live.subscriber import Subscriber
from londinium.server.tables.broadcast import Subscription
from tests.server.playing import PATIENCE, Guest, Server, serving

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

TEXT, MORE, PING, PONG = 1, 0, 9, 10
LAST = 0x80
VISITS = 30
OF_THE_LOOP = 20  # objects in rings that Python's own ends of a connection leave, here and there


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


async def said(guest: Guest, table: str) -> list[str]:
    entries = await guest.get(f"/api/tables/{table}/log")
    return [entry["text"] for entry in entries if entry["kind"] == "said"]


@pytest.mark.parametrize("pieces", [1, 2, 5, 1000])
def test_messages_are_heard_in_order_in_whatever_pieces_they_come(pieces: int, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "pieces.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "open")
            words = ["one", "two " * 60, "three", "Żółć, naïveté"]
            data = b"".join(frame(saying(text, f"k{number}")) for number, text in enumerate(words))
            async with a_line(server, anna, table) as line:
                for at in range(0, len(data), pieces):
                    await line.send(data[at : at + pieces])
                    if pieces < 1000 and at % 40 == 0:
                        await asyncio.sleep(0)
                assert (await line.answer("k3"))["is"] == "done"
            assert await said(anna, table) == [text.strip() for text in words]

    asyncio.run(story())


def test_a_ping_between_messages_is_answered_and_a_message_in_fragments_is_heard(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "fragments.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "open")
            text = saying("in fragments", "k2")
            async with a_line(server, anna, table) as line:
                await line.send(frame("hello", PING | LAST) + frame(saying("first", "k1")))
                assert await line.frame() == (PONG, b"hello")
                assert (await line.answer("k1"))["is"] == "done"
                await line.send(frame(text[:10], TEXT) + frame(text[10:], MORE | LAST))
                assert (await line.answer("k2"))["is"] == "done"
                await line.send(frame(saying("after", "k3")))
                assert (await line.answer("k3"))["is"] == "done"
            assert await said(anna, table) == ["first", "in fragments", "after"]

    asyncio.run(story())


def test_what_is_not_masked_or_far_too_long_ends_the_connection(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "wrong.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "open")
            bare = saying("not masked", "k").encode()
            for wrong in (
                bytes([TEXT | LAST, len(bare)]) + bare,
                struct.pack(">BBQ", TEXT | LAST, LAST | 127, 1 << 40),
            ):
                async with a_line(server, anna, table) as line:
                    await line.send(wrong)
                    assert (await line.frame())[0] == 8
            assert await said(anna, table) == []

    asyncio.run(story())


def test_wishes_sent_without_waiting_are_carried_out_in_their_order(tmp_path: Path) -> None:
    """Also where the first of them has to wait for the table to be read."""

    async def story() -> None:
        async with serving(tmp_path / "order.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "open")
            async with anna.look(table) as eyes:
                server.services.registry.live[table].room.stale = True
                for number in range(6):
                    await eyes.connection.send(saying(str(number), f"k{number}"))
                await eyes.until(lambda eyes: "k5" in eyes.answers)
            assert await said(anna, table) == [str(number) for number in range(6)]

    asyncio.run(story())


def test_whoever_sits_down_is_told_everything_once_though_others_act_meanwhile(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "down.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "open", open=True)
            async with ben.look(table) as eyes, anna.look(table) as other:
                for number in range(3):
                    await other.connection.send(saying(str(number), f"a{number}"))
                await eyes.connection.send(json.dumps({"do": "join", "key": "sit"}))
                for number in range(3, 6):
                    await other.connection.send(saying(str(number), f"a{number}"))
                await eyes.until(lambda eyes: "sit" in eyes.answers and eyes.now["seat"] == 1)
                await eyes.until(lambda eyes: [e["text"] for e in eyes.entries if e["kind"] == "said"][5:] == ["5"])
                numbers = [entry["number"] for entry in eyes.entries]
                assert numbers == list(range(1, len(numbers) + 1))
                assert eyes.now["moves"]

    asyncio.run(story())


def test_a_connection_that_compresses_is_served_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "deflate.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "open")
            url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
            async with websockets.connect(
                url, additional_headers=anna.cookie_header(), compression="deflate"
            ) as connection:
                await connection.recv()
                await connection.send(saying("short", "k"))
                while json.loads(await asyncio.wait_for(connection.recv(), PATIENCE)).get("key") != "k":
                    pass
            assert await said(anna, table) == ["short"]

    asyncio.run(story())


def test_what_is_held_leaves_together_and_in_order_even_where_the_line_is_full() -> None:
    written: list[list[bytes]] = []
    free = True

    def write_now(messages: Sequence[bytes]) -> bool:
        if free:
            written.append(list(messages))
        return free

    async def story() -> None:
        nonlocal free
        subscriber = Subscriber(write_now)
        subscription = Subscription(subscriber, None, None)
        subscription.cork()
        subscription.send(b"news")
        subscription.send(b"done")
        assert written == []
        subscription.uncork()
        subscription.send(b"more")
        assert written == [[b"news", b"done"], [b"more"]]
        free = False
        subscription.cork()
        subscription.send(b"later")
        subscription.send(b"last")
        subscription.uncork()
        assert await subscriber.queued() == [b"later", b"last"]

    asyncio.run(story())


async def come_and_go(server: Server, guest: Guest, table: str) -> None:
    async with a_line(server, guest, table):
        pass


async def be_turned_away(server: Server, guest: Guest, table: str) -> None:
    line = await knock(server, guest, "nowhere")
    assert b"not-found" in await asyncio.wait_for(line.reader.readuntil(b"}"), PATIENCE)
    line.writer.close()


async def be_kept_out(server: Server, guest: Guest, table: str) -> None:
    line = await knock(server, guest, table, "Origin: https://evil.example")
    assert b" 403 " in await asyncio.wait_for(line.reader.read(), PATIENCE)
    line.writer.close()


@pytest.mark.parametrize("visit", [come_and_go, be_turned_away, be_kept_out])
def test_a_connection_that_ended_leaves_nothing_that_must_be_looked_for(visit: Any, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "rings.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "open")

            async def visits() -> None:
                for _ in range(VISITS):
                    await visit(server, anna, table)
                while server.services.connected or len(asyncio.all_tasks()) > tasks:
                    await asyncio.sleep(0)

            tasks = len(asyncio.all_tasks())
            await visits()
            gc.collect()
            gc.disable()
            try:
                await visits()
                assert gc.collect() < OF_THE_LOOP * VISITS
            finally:
                gc.enable()

    asyncio.run(story())
