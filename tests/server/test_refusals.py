"""What a refusal gives away, what an answer leaves behind, what a table may carry, and where messages may go."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from londinium.server import app
from londinium.server.notify.outbound import is_private
from londinium.server.tables import service
from tests.server.playing import KIDS, Guest, serving


def test_a_table_by_invitation_looks_like_one_that_never_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "private.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "bot")
            for method, path, content in (
                ("GET", "/api/tables/{}", None),
                ("GET", "/api/tables/{}/log", None),
                ("GET", "/api/tables/{}/record", None),
                ("GET", "/api/tables/{}/present", None),
                ("POST", "/api/tables/{}/rematch", {}),
                ("POST", "/api/tables/{}/wishes", {"do": "undo", "seat": 0}),
            ):
                answers = [
                    await ben.http.request(method, path.format(id), json=content) for id in (table, "0" * len(table))
                ]
                assert answers[0].status_code == 404, path
                assert answers[0].text == answers[1].text, path

    asyncio.run(story())


def test_what_is_answered_to_somebody_is_kept_nowhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "kept.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "open")
            for path in (
                "/api/me",
                "/api/tables",
                "/api/me/results",
                "/api/me/channels",
                f"/api/tables/{table}",
                f"/api/tables/{table}/log",
                "/api/tables/unknown",
                "/api/tables/%00",
            ):
                for guest in (anna, Guest(server.url)):
                    assert (await guest.http.get(path)).headers["cache-control"] == "no-store", path
            wish = await anna.http.post(f"/api/tables/{table}/wishes", json={"do": "say", "text": "hello"})
            assert wish.headers["cache-control"] == "no-store"

    asyncio.run(story())


def test_a_table_carries_only_so_much_component_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert service.LARGEST_DATA < app.LARGEST_BODY, "or the refusal could not be about the data"

    async def story() -> None:
        async with serving(tmp_path / "data.sqlite") as server:
            anna = await server.guest("Anna")
            data = {"character": {"beggar": {"cards": 1}, "merchant": {"name": "x" * service.LARGEST_DATA}}}
            new = {"game": KIDS, "seats": [{"who": "me"}] * 2, "data": data}
            refused = await anna.post("/api/tables", new, status=413)
            assert "at most 200,000 bytes" in refused["reason"]
            large = await anna.http.post("/api/tables", json={**new, "data": {"x": "x" * app.LARGEST_BODY}})
            assert large.status_code == 413

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
