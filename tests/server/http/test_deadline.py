"""Whoever begins a request has so much time to end it: nobody can keep connections for nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.playing import PATIENCE, Server, serving
from tests.server.sockets import a_line, frame, saying

HALVES = {
    "nothing": b"",
    "empty lines": b"\r\n\r\n",
    "half a line": b"GET /api/ga",
    "half a head": b"GET /api/games HTTP/1.1\r\nHost: here\r\n",
    "half a body": b"POST /api/people HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
    "half a chunk": b"POST /api/people HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    "half a handshake": b"GET /api/tables/x/live HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
    "half a second request": b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\nGET /api/ga",
}


async def until_closed(server: Server, sent: bytes) -> bytes:
    """Send something and wait until the server has had enough of waiting."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(sent)
        return await asyncio.wait_for(reader.read(), PATIENCE)
    finally:
        writer.close()


@pytest.mark.parametrize("half", HALVES)
def test_half_a_request_is_closed_after_a_while(half: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "half.sqlite", receive_within=0.2) as server:
            answer = await until_closed(server, HALVES[half])
            assert answer.rpartition(b"HTTP/1.1 ")[2].startswith(b"408 ") or not HALVES[half].strip()
            assert (await (await server.guest("Anna")).get("/api/games"))[0]["id"]

    asyncio.run(story())


def test_a_drop_now_and_then_gives_no_more_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "drops.sqlite", receive_within=0.2) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)

            async def drip() -> None:
                writer.write(b"GET /api/games HTTP/1.1\r\nX-Drops: ")
                while not reader.at_eof():
                    writer.write(b".")
                    await asyncio.sleep(0.02)

            dripping = asyncio.create_task(drip())
            # No more than the first line: a drop that meets a closed door resets the connection.
            assert b" 408 " in await asyncio.wait_for(reader.readline(), PATIENCE)
            dripping.cancel()
            writer.close()

    asyncio.run(story())


def test_whoever_has_asked_may_stay_for_as_long_as_the_answer_takes(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "whole.sqlite", receive_within=0.2) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "open")
            async with a_line(server, anna, table) as line:
                for _ in range(3):
                    await until_closed(server, b"GET")
                await line.send(frame(saying("still here", "k1")))
                assert (await line.answer("k1"))["is"] == "done"
                assert await anna.get("/api/games")

    asyncio.run(story())
