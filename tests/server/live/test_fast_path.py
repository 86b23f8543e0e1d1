"""Fast path: messages arrive whole and in their order, in whatever pieces they come."""

from __future__ import annotations

import asyncio
import gc
import json
import struct
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import websockets

from londinium.server.live.subscriber import Subscriber
from londinium.server.tables.broadcast import Subscription
from tests.server.playing import PATIENCE, Guest, Server, serving
from tests.server.sockets import LAST, MORE, PING, PONG, TEXT, a_line, frame, knock, saying

if TYPE_CHECKING:
    from collections.abc import Sequence

VISITS = 30
OF_THE_LOOP = 20  # objects in rings that Python's own ends of a connection leave, here and there


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
