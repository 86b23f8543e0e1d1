"""Outbound requests: into the open internet only, to the address that was checked, and never on to another."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from londinium.server.notify.outbound import is_private
from tests.server.channels import hook, people
from tests.server.playing import Clock, serving
from tests.server.receiving import Browser, receiving


def test_a_redirect_is_not_followed(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            receiving() as receiver,
            serving(tmp_path / "redirect.sqlite", private_webhooks=True) as server,
            people(server, "Anna") as [anna],
        ):
            receiver.status, receiver.more = 302, f"Location: {receiver.url('/elsewhere')}\r\n"
            id = await hook(anna, receiver.url())
            answer = await anna.post(f"/api/me/channels/{id}/test")
            assert answer["problem"] == "The other server did not take the message (answer 302)."
            assert [one.path for one in receiver.seen] == ["/hook"]

    asyncio.run(story())


PRIVATE = (
    "http://127.0.0.1:9000/hook",
    "http://localhost/hook",
    "http://10.1.2.3/hook",
    "http://172.16.0.1/hook",
    "http://192.168.1.1/hook",
    "http://169.254.169.254/latest/meta-data",
    "http://100.64.0.1/hook",
    "http://0.0.0.0/hook",
    "http://2130706433/hook",
    "http://0x7f.1/hook",
    "http://224.0.0.1/hook",
    "http://[::1]/hook",
    "http://[fe80::1]/hook",
    "http://[fd00::1]/hook",
    "http://[::ffff:127.0.0.1]/hook",
    "http://[64:ff9b::7f00:1]/hook",
    "http://[2002:7f00:1::]/hook",
    "http://9.9.9.9:22/hook",
)

UNREADABLE = ("ftp://9.9.9.9/hook", "http://user:word@9.9.9.9/hook", "http:///hook", "file:///etc/passwd", "nonsense")


def test_no_webhook_and_no_push_leads_into_the_private_network(tmp_path: Path) -> None:
    async def story() -> None:
        clock = Clock()
        async with serving(tmp_path / "private.sqlite", clock) as server, people(server, "Anna") as [anna]:
            for url in (*PRIVATE, *UNREADABLE):
                clock.now += 60
                refused = await anna.post("/api/me/channels", {"kind": "webhook", "url": url}, 400)
                wanted = "private network" if url in PRIVATE else "cannot be read"
                assert wanted in refused["reason"], (url, refused)
                await anna.post("/api/me/channels", Browser().subscription(url.replace("http:", "https:")), 400)
            clock.now += 60
            plain = await anna.post("/api/me/channels", Browser().subscription("http://9.9.9.9/push"), 400)
            assert "cannot be read" in plain["reason"]
            assert await anna.get("/api/me/channels") == []

    asyncio.run(story())


def test_a_name_that_turns_private_later_gets_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            receiving() as receiver,
            serving(tmp_path / "rebind.sqlite") as server,
            people(server, "Anna") as [anna],
        ):
            answers = iter((["9.9.9.9"], ["127.0.0.1"], ["9.9.9.9", "127.0.0.1"]))
            asked: list[str] = []

            async def turncoat(name: str, port: int) -> list[str]:
                asked.append(name)
                return next(answers)

            server.services.channels.sender.outbound.resolve = turncoat
            id = await hook(anna, f"http://hooks.example:{receiver.port}/hook")
            for _ in range(2):
                answer = await anna.post(f"/api/me/channels/{id}/test")
                assert "private network" in answer["problem"]
            assert asked == ["hooks.example"] * 3
            assert receiver.seen == []

    asyncio.run(story())


def test_a_message_goes_to_the_address_that_was_checked_under_the_name_that_was_given(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            receiving() as receiver,
            serving(tmp_path / "pin.sqlite", private_webhooks=True) as server,
            people(server, "Anna") as [anna],
        ):
            asked: list[str] = []

            async def directory(name: str, port: int) -> list[str]:
                asked.append(name)
                return ["127.0.0.1"]

            server.services.channels.sender.outbound.resolve = directory
            id = await hook(anna, f"http://hooks.example:{receiver.port}/hook?x=1")
            asked.clear()
            assert (await anna.post(f"/api/me/channels/{id}/test"))["sent"]
            got = await receiver.next()
            assert got.headers["host"] == f"hooks.example:{receiver.port}"
            assert got.path == "/hook?x=1"
            assert asked == ["hooks.example"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("address", "private"),
    [
        ("9.9.9.9", False),
        ("2620:fe::fe", False),
        ("0.0.0.0", True),
        ("0.1.2.3", True),
        ("10.0.0.1", True),
        ("100.64.0.1", True),
        ("127.0.0.1", True),
        ("127.255.255.254", True),
        ("169.254.169.254", True),
        ("172.16.0.1", True),
        ("192.0.0.8", True),
        ("192.0.0.9", True),
        ("192.0.0.170", True),
        ("192.0.2.1", True),
        ("192.88.99.1", True),
        ("192.168.1.1", True),
        ("198.18.0.1", True),
        ("198.51.100.1", True),
        ("203.0.113.1", True),
        ("224.0.0.1", True),
        ("233.252.0.1", True),
        ("240.0.0.1", True),
        ("255.255.255.255", True),
        ("::", True),
        ("::1", True),
        ("::127.0.0.1", True),
        ("::10.0.0.1", True),
        ("::ffff:127.0.0.1", True),
        ("::ffff:0:127.0.0.1", True),
        ("::ffff:9.9.9.9", False),
        ("64:ff9b::7f00:1", True),
        ("64:ff9b::9.9.9.9", False),
        ("64:ff9b:1::7f00:1", True),
        ("64:ff9b:1::909:909", True),
        ("100::1", True),
        ("2001::1", True),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", True),
        ("2001:2::1", True),
        ("2001:20::1", True),
        ("2001:db8::1", True),
        ("2002:7f00:1::", True),
        ("2002:a00:1::1", True),
        ("2002:909:909::1", False),
        ("3fff::1", True),
        ("5f00::1", True),
        ("fc00::1", True),
        ("fd12::1", True),
        ("fe80::1", True),
        ("fe80::1%eth0", True),
        ("fec0::1", True),
        ("ff02::1", True),
        ("ff0e::1", True),
    ],
)
def test_a_webhook_leads_into_the_open_internet_only_however_its_address_is_wrapped(
    address: str, private: bool
) -> None:
    assert is_private(address) is private


def test_a_webhook_to_an_address_that_is_not_public_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "hooks.sqlite") as server:
            anna = await server.guest("Anna")
            for host in ("[::127.0.0.1]", "[64:ff9b:1::7f00:1]", "192.0.0.8", "[fe80::1]"):
                target = {"kind": "webhook", "url": f"http://{host}/hook"}
                assert "private" in (await anna.post("/api/me/channels", target, status=400))["reason"]

    asyncio.run(story())
