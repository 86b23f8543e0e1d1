"""Safety: who may do what, what a browser is told, how much anyone may ask for, and what is never written anywhere."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import select, text

from londinium.server.config import Limits
from londinium.server.storage import schema
from tests.server.playing import MANY, Clock, Guest, serving, together


def story(tmp_path: Path, limits: Limits = MANY) -> Any:
    return serving(tmp_path / "safe.sqlite", limits=limits)


def test_every_answer_carries_the_headers_that_keep_a_browser_safe(tmp_path: Path) -> None:
    async def tell() -> None:
        async with story(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
            for path in ("/", "/health", "/metrics", "/api/schema", "/api/games", "/api/tables/none", "/nowhere"):
                headers = (await http.get(path)).headers
                assert "default-src 'none'" in headers["content-security-policy"], path
                assert "unsafe-eval" not in headers["content-security-policy"]
                assert headers["x-content-type-options"] == "nosniff"
                assert headers["referrer-policy"] == "no-referrer"
                assert headers["x-frame-options"] == "DENY"

    asyncio.run(tell())


def test_the_credential_is_in_a_cookie_no_script_can_read_and_only_its_hash_is_stored(tmp_path: Path) -> None:
    async def tell() -> None:
        async with story(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as http:
            answer = await http.post("/api/people", json={"name": "Anna"})
            cookie = answer.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=strict" in cookie
            assert (await http.get("/api/me")).headers["set-cookie"].lower() == cookie, "a year begins with each visit"
            credential = http.cookies["londinium"]
            assert credential not in answer.text
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert credential.encode() not in stored
        assert b"Anna" in stored

    asyncio.run(tell())


@pytest.mark.parametrize(
    "headers", [{"origin": "https://evil.example"}, {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"}]
)
def test_another_site_can_do_nothing_in_a_persons_name(headers: dict[str, str], tmp_path: Path) -> None:
    async def tell() -> None:
        async with story(tmp_path) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            refused = await anna.http.post(
                f"/api/tables/{table}/wishes", json={"do": "play", "seat": 0, "move": "send 3"}, headers=headers
            )
            assert refused.status_code == 403
            assert (await anna.http.delete("/api/me", headers=headers)).status_code == 403
            assert (await anna.now(table))["view"]["my_choice"] is None
            if "origin" in headers:
                with pytest.raises((websockets.InvalidStatus, websockets.ConnectionClosed)):
                    async with websockets.connect(
                        f"ws://127.0.0.1:{server.port}/api/tables/{table}/live",
                        additional_headers=anna.cookie_header(),
                        origin=headers["origin"],  # type: ignore[arg-type]  # an origin is a string
                    ) as connection:
                        await connection.recv()
            await anna.leave()

    asyncio.run(tell())


def test_limits_are_per_person_and_address_and_say_when_to_come_back(tmp_path: Path) -> None:
    async def tell() -> None:
        async with story(tmp_path, Limits(people=3, tables=2, sayings=2)) as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "open", open=True)
            await anna.make("me", "me")
            refused = await anna.http.post("/api/tables", json={"game": "kids-of-london", "seats": [{"who": "me"}] * 2})
            assert refused.status_code == 429
            assert int(refused.headers["retry-after"]) > 0
            await ben.make("me", "me")
            for _ in range(2):
                await anna.wish(table, "say", text="hello")
            await anna.wish(table, "say", text="hello", status=429)
            await ben.wish(table, "say", text="hello")
            await server.guest("Carl")
            await Guest(server.url).post("/api/people", {"name": "Dora"}, status=429)
            for guest in (anna, ben):
                await guest.leave()

    asyncio.run(tell())


def test_one_address_can_do_no_more_than_a_crowd_however_many_people_it_is(tmp_path: Path) -> None:
    async def tell() -> None:
        limits = Limits(people=100, tables=2, joins=2, sayings=2, requests=1000, crowd=2)
        async with story(tmp_path, limits) as server:
            crowd = [await server.guest(name) for name in ("Anna", "Ben", "Carl", "Dora")]
            made = [await guest.make("me", "open", "open", "open", open=True) for guest in crowd[:2] for _ in range(2)]
            new = {"game": "kids-of-london", "seats": [{"who": "me"}] * 2}
            await crowd[2].post("/api/tables", new, status=429)
            await crowd[2].wish(made[0], "join")
            async with crowd[3].look(made[0]) as eyes, crowd[2].look(made[0]) as others:
                for _ in range(2):
                    assert (await others.ask("say", text="hello"))["is"] == "done"
                assert (await others.ask("say", text="hello"))["error"] == "too-much"
                for _ in range(2):
                    assert (await eyes.ask("say", text="hello"))["is"] == "done"
                await crowd[0].wish(made[0], "say", text="hello", status=429)
                for table in made[1:3]:
                    await crowd[3].wish(table, "join")
                await crowd[0].wish(made[3], "join")
                await crowd[1].wish(made[1], "join", status=429)

    asyncio.run(tell())


def test_whoever_only_reads_or_knocks_too_often_is_sent_away(tmp_path: Path) -> None:
    async def tell() -> None:
        async with story(tmp_path, Limits(requests=2, crowd=2)) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            for _ in range(2):
                await anna.get("/api/games")
            refused = await anna.http.get(f"/api/tables/{table}")
            assert refused.status_code == 429
            assert int(refused.headers["retry-after"]) > 0
            async with anna.look(table) as eyes:
                assert eyes.answers[""]["error"] == "too-much"

    asyncio.run(tell())


@pytest.mark.parametrize(
    ("forwarded", "believed", "counted"),
    [
        (["203.0.113.9"], True, "203.0.113.9"),
        (["6.6.6.6, 203.0.113.9"], True, "203.0.113.9"),
        (["6.6.6.6", "203.0.113.9"], True, "203.0.113.9"),
        (["6.6.6.6, 7.7.7.7", "8.8.8.8 ,  203.0.113.9"], True, "203.0.113.9"),
        (["203.0.113.9"], False, "127.0.0.1"),
        (["2001:db8:1:2:3:4:5:6"], True, "2001:db8:1:2::/64"),
        (["::ffff:203.0.113.9"], True, "203.0.113.9"),
        (["203.0.113.9:1234"], True, "203.0.113.9"),
        (["[2001:db8:1:2:3:4:5:6]:1234"], True, "2001:db8:1:2::/64"),
        (["6.6.6.6", "unknown"], True, "127.0.0.1"),
        (["6.6.6.6", ""], True, "127.0.0.1"),
    ],
)
def test_behind_a_proxy_limits_are_for_the_address_it_names(
    forwarded: list[str], believed: bool, counted: str, tmp_path: Path
) -> None:
    """What the proxy itself adds comes last; what comes before, and other lines, may be anybody's."""

    async def tell() -> None:
        async with serving(tmp_path / "proxy.sqlite", behind_proxy=believed) as server:
            lines = [("X-Forwarded-For", line) for line in forwarded]
            answer = await Guest(server.url).http.get("/api/games", headers=lines)
            assert answer.is_success
            assert set(server.services.limiter.buckets) == {("requests from", counted)}

    asyncio.run(tell())


def test_what_is_too_large_or_too_strange_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def tell() -> None:
        async with story(tmp_path) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            for path, content in (
                ("/api/people", {"name": "x" * 100}),
                ("/api/people", {"name": "\u0000\u0007"}),
                ("/api/people", {"name": "x", "admin": True}),
                ("/api/tables", {"game": "chess", "seats": [{"who": "me"}]}),
                ("/api/tables", {"game": "kids-of-london", "seats": []}),
                ("/api/tables", {"game": "kids-of-london", "seats": [{"who": "me"}] * 2, "pace": {"each": 1e12}}),
                ("/api/tables", {"game": "kids-of-london", "seats": [{"who": "me"}] * 2, "options": {"x": 1}}),
                (f"/api/tables/{table}/wishes", {"do": "fly"}),
                (f"/api/tables/{table}/wishes", {"do": "say", "text": "x" * 1000}),
                (f"/api/tables/{table}/wishes", {"do": "standing", "seat": 0, "rule": {"move": "fly"}}),
            ):
                refused = await anna.post(path, content, status=400)
                assert refused["reason"], path
            large = await anna.http.post("/api/tables", content=b"[" + b"1," * 400_000 + b"1]")
            assert large.status_code in (400, 413)
            async with anna.look(table) as eyes:
                for strange in ("", "[]", "{}", '{"do": "play"}', "x" * 5000, "null", '{"do": 1}'):
                    await eyes.connection.send(strange)
                    assert (await eyes.read())["is"] == "refused"
                assert (await eyes.play(0, "send 3"))["is"] == "done"
            await anna.leave()

    asyncio.run(tell())


def test_a_table_at_which_too_much_happened_only_plays_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("londinium.server.tables.operations.LONGEST_LOG", 6)

    async def tell() -> None:
        async with story(tmp_path) as server:
            anna = await server.guest("Anna")
            table, empty = await anna.make("me", "me"), await anna.make("me", "open", "open", open=True)
            await anna.wish(table, "say", text="hello")
            await anna.wish(table, "play", seat=0, move="send 3")
            await anna.wish(table, "hand-over", seat=1)
            while (await anna.now(table))["version"] < 7:
                await asyncio.sleep(0.01)
            for do, more in (("say", {"text": "hello"}), ("undo", {"seat": 0}), ("ask-back", {"seat": 0})):
                assert "only the game" in (await anna.wish(table, do, status=409, **more))["reason"]
            assert "only the game" in (await anna.wish(table, "come-back", status=409, seat=1))["reason"]
            await anna.wish(table, "play", seat=0, move="send 4")
            for _ in range(5):
                await anna.wish(empty, "say", text="hello")
            assert "only the game" in (await anna.wish(empty, "leave", status=409))["reason"]

    asyncio.run(tell())


def test_a_recovery_link_moves_a_person_to_another_device_once(tmp_path: Path) -> None:
    async def tell() -> None:
        async with story(tmp_path) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            token = (await anna.post("/api/me/recovery"))["token"]
            phone = Guest(server.url)
            assert (await phone.post("/api/recovery", {"token": token}))["id"] == anna.id
            await phone.wish(table, "play", seat=0, move="send 3")
            await Guest(server.url).post("/api/recovery", {"token": token}, status=404)
            assert (await anna.get("/api/me"))["person"] is None
            await anna.leave()
            await phone.leave()

    asyncio.run(tell())


def test_a_person_can_delete_what_is_known_of_them_and_the_others_play_on(tmp_path: Path) -> None:
    async def tell() -> None:
        async with story(tmp_path) as server:
            anna, ben = await server.guest("Anna Livia"), await server.guest("Ben")
            table = await together(anna, ben)
            await anna.wish(table, "say", text="a secret of mine")
            assert (await anna.http.delete("/api/me")).status_code == 200
            now = await ben.now(table)
            assert now["status"] == "playing"
            assert now["seats"][0] == {"name": "?", "bot": "greedy", "person": False, "taken": True}
            log = await ben.get(f"/api/tables/{table}/log")
            assert "Anna Livia" not in str(log)
            assert "a secret of mine" not in str(log)
            async with server.services.database.begin() as connection:
                for name in ("people", "seats", "log"):
                    rows = (await connection.execute(text(f"select * from {name}"))).all()
                    assert "Anna Livia" not in str(rows), name
            await anna.leave()
            await ben.leave()

    asyncio.run(tell())


async def delete(anna: Guest) -> None:
    assert (await anna.http.delete("/api/me")).is_success


async def move_to_another_device(anna: Guest) -> None:
    await Guest(anna.url).post("/api/recovery", {"token": (await anna.post("/api/me/recovery"))["token"]})


async def take_another_name(anna: Guest) -> None:
    assert (await anna.http.patch("/api/me", json={"name": "Anne"})).is_success


@pytest.mark.parametrize("elsewhere", [False, True])
@pytest.mark.parametrize("change", [delete, move_to_another_device, take_another_name])
def test_whoever_is_no_longer_who_they_were_loses_their_sockets_on_every_process(
    change: Any, elsewhere: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("londinium.server.workers.invalidation.LOOK", 0.01)

    async def tell() -> None:
        async with story(tmp_path) as server, story(tmp_path) as other:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "open", open=True)
            there = Guest(other.url if elsewhere else server.url, anna.credential)
            async with there.look(table) as eyes, ben.look(table) as others:
                assert (await anna.http.patch("/api/me", json={"lang": "fr"})).is_success
                assert (await eyes.ask("say", text="another language ends nothing"))["is"] == "done"
                await change(anna)
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await eyes.until(lambda eyes: False)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4000
                assert (await others.ask("say", text="still here"))["is"] == "done"
            async with there.look(table) as eyes:
                assert bool(eyes.greeting["mine"]) == (change is take_another_name)

    asyncio.run(tell())


def test_nothing_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: Any) -> None:
    async def tell() -> list[str]:
        async with story(tmp_path) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            invite = await anna.invite(table)
            async with anna.look(table, invite=invite):
                pass
            await anna.now(table, invite=invite)
            seed = f"{server.services.registry.live[table].room.terms.seed:032x}"
            return [anna.credential, invite, seed]

    with caplog.at_level(logging.DEBUG, logger="londinium"):
        secrets = asyncio.run(tell())
    out, err = capfd.readouterr()
    for secret in secrets:
        assert secret not in out + err


def test_when_somebody_was_last_here_is_noted_about_once_an_hour(tmp_path: Path) -> None:
    async def tell() -> None:
        clock = Clock()
        async with serving(tmp_path / "seen.sqlite", clock) as server:
            anna = await server.guest("Anna")
            seen = []
            for minutes in (0, 10, 40, 20, 70):
                clock.now += 60 * minutes
                await anna.get("/api/me")
                seen.append((await server.services.database.row(select(schema.people)))["seen"] - 1_000_000.0)
            assert seen == [0, 0, 0, 60 * 70, 60 * 140]

    asyncio.run(tell())
