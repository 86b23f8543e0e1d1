"""Web push: readable by the browser alone, signed with the key it was given."""

from __future__ import annotations

import asyncio
from pathlib import Path

from py_vapid import Vapid02

from londinium.server.notify.web_push import new_push_key, read_push_key
from londinium.server.workers.notices import GRACE
from tests.server.channels import look, people
from tests.server.playing import Clock, serving
from tests.server.receiving import Browser, certificate, receiving, url64


def test_web_push_is_readable_by_the_browser_alone_and_signed_with_the_key_it_was_given(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        serves, trusts = certificate(tmp_path, "push.example")
        place = tmp_path / "push.sqlite"

        async def directory(name: str, port: int) -> list[str]:
            assert name == "push.example"
            return ["127.0.0.1"]

        async with receiving(serves) as receiver, serving(place, clock, private_webhooks=True) as server:
            way_out = server.services.channels.sender.outbound
            way_out.resolve, way_out.__dict__["trust"] = directory, trusts
            async with people(server, "Anna") as [anna]:
                key = (await anna.get("/api/channels"))["push_key"]
                browser = Browser()
                endpoint = f"https://push.example:{receiver.port}/send/abc"
                made = await anna.post("/api/me/channels", browser.subscription(endpoint))
                assert made["where"] == "push.example"
                assert await anna.post("/api/me/channels", browser.subscription(endpoint)) == made
                table = await anna.make("me", "bot")
                clock.now += GRACE
                await look(server)
                got = await receiver.next()
                told = browser.read(got)
                assert told["title"] == "Your turn: Kids of London"
                assert told["link"].endswith(f"/#/table/{table}")
                assert table.encode() not in got.body
                assert got.headers["topic"] == table
                assert got.headers["authorization"].endswith(f"k={key}")
                assert Vapid02.verify(got.headers["authorization"])
                receiver.status = 410
                await anna.make("me", "bot")
                clock.now += GRACE
                await look(server)
                [channel] = await anna.get("/api/me/channels")
                assert channel["dropped"]  # the browser has gone: once is enough
        async with serving(place, clock) as server, people(server, "Ben") as [ben]:
            assert (await ben.get("/api/channels"))["push_key"] == key

    asyncio.run(story())


def test_keys_that_are_none_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            serving(tmp_path / "keys.sqlite", private_webhooks=True) as server,
            people(server, "Anna") as [anna],
        ):
            for p256dh in ("A" * 87, "A" * 20):
                push = {
                    "kind": "push",
                    "endpoint": "https://127.0.0.1/x",
                    "keys": {"p256dh": p256dh, "auth": "A" * 22},
                }
                assert "keys" in (await anna.post("/api/me/channels", push, 400))["reason"]

    asyncio.run(story())


def test_a_key_for_web_push_can_be_the_hosts_own_in_either_form() -> None:
    key = read_push_key(new_push_key())
    number = key.private_numbers().private_value.to_bytes(32, "big")
    again = read_push_key(url64(number))
    assert again.private_numbers() == key.private_numbers()
