"""What cannot be read or stored is refused with a sentence, wherever it stands, and never brings the server down."""

from __future__ import annotations

import asyncio
import json
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets

from londinium.server.sanitize import one_line
from tests.night import by_night
from tests.server.playing import Guest, serving
from tests.server.sockets import a_line

NUL, HALF = "\\u0000", "\\ud800"
DEEP = 100_000
TRIED = by_night(8, 16)  # malformed requests to each route, the same every time, others on each database
PLACES = ("%00", "%ff", "%ed%a0%80", "a%00b", "²", "%C2%B2", "%0a", "..%2f", "x" * 300, "9" * 300, "-1", "%F0%9F%8E%B2")
BODIES = (
    b"",
    b"\xff",
    b"{",
    b"null",
    b"[]",
    b'"\\ud800"',
    b"[" * DEEP + b"]" * DEEP,
    b'{"a":' * 900 + b"1" + b"}" * 900,
    b"1" + b"0" * 5000,
    b"1e999",
    b'{"\\u0000": "\\u0000"}',
)
TEXTS = (b'"a\\u0000b"', b'"\\ud800"', b'"\xff"', b"1e400", b"-1", b'{"a": {}}', b"[" * 990 + b"]" * 990)
HEADERS: tuple[tuple[str, bytes], ...] = (
    ("Cookie", b"londinium=\xff"),
    ("Cookie", b"londinium=%00"),
    ("Cookie", b"londinium=%ff"),
    ("Origin", b"http://["),
    ("Origin", b"\xff"),
    ("Accept", b"\xff"),
    ("Content-Type", b"\xff"),
    ("Accept-Encoding", b"\xff"),
    ("X-Forwarded-For", b"\xff"),
)


UNREADABLE: tuple[tuple[str, dict[str, bytes], bytes | None], ...] = (
    ("/api/people", {}, b'{"name": "\xff"}'),
    ("/api/people", {}, b'{"name": "%s"}' % HALF.encode()),
    ("/api/people", {}, b'{"name": "a%sb"}' % NUL.encode()),
    ("/api/people", {}, b"[" * DEEP + b"]" * DEEP),
    ("/api/people", {}, b'{"a":' * 900 + b"1" + b"}" * 900),
    ("/api/people", {"Origin": b"http://["}, b'{"name": "Anna"}'),
    ("/api/people", {"Origin": b"\xff"}, b'{"name": "Anna"}'),
    ("/api/recovery", {}, b'{"token": "%s"}' % NUL.encode()),
    ("/api/tables/{}/wishes", {}, b'{"do": "say", "text": "a%sb"}' % NUL.encode()),
    ("/api/tables/{}/wishes", {}, b'{"do": "say", "text": "a", "key": "%s"}' % NUL.encode()),
    ("/api/tables/{}/wishes", {}, b'{"do": "play", "seat": 0, "move": "%s"}' % NUL.encode()),
    ("/api/tables/{}/wishes", {}, b'{"do": "play", "seat": 0, "move": %s1%s}' % (b'{"a":' * 50, b"}" * 50)),
    ("/api/tables/%00", {}, None),
    ("/api/tables/%ff", {}, None),
    ("/api/tables/%ed%a0%80", {}, None),
    ("/api/tables/invited/%00", {}, None),
    ("/api/tables/{}?invite=%00", {}, None),
    ("/api/tables/{}?invite=%ff", {}, None),
    ("/api/tables/{}/log?since=%C2%B2", {}, None),
    ("/api/me", {"Cookie": b"londinium=\xff"}, None),
    ("/api/me", {"Cookie": b"londinium=%ff"}, None),
    ("/api/me", {"X-Anything": b"\xff"}, None),
)


def test_what_cannot_be_read_is_refused_with_a_sentence(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            for path, headers, body in UNREADABLE:
                method = "GET" if body is None else "POST"
                raw = [(name.encode(), value) for name, value in headers.items()]
                answer = await anna.http.request(method, path.replace("{}", table), content=body, headers=raw)
                assert answer.status_code == 400, (path, headers, body and body[:60], answer.text)
                assert answer.json()["error"] == "malformed"
                assert answer.json()["reason"]
            assert (await anna.http.get("/api/tables/unknown")).status_code == 404
            assert (await anna.now(table))["version"] == 3

    asyncio.run(story())


def test_a_socket_that_asks_for_what_cannot_be_read_is_told_so(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            asked = ("since=%C2%B2", "since=%D9%A3", "since=-1", "seat=%C2%B2", "invite=%00", "invite=%ff")
            for query, origin in (*((query, None) for query in asked), ("", "http://[")):
                async with websockets.connect(
                    f"ws://127.0.0.1:{server.port}/api/tables/{table}/live?{query}",
                    additional_headers=anna.cookie_header(),
                    origin=origin,  # type: ignore[arg-type]  # an origin is a string
                ) as connection:
                    told = json.loads(await connection.recv())
                    assert (told["is"], told["error"]) == ("refused", "malformed"), query
                    with pytest.raises(websockets.ConnectionClosed):
                        await connection.recv()

    asyncio.run(story())


def test_a_message_that_cannot_be_read_is_refused_and_the_socket_stays(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            async with a_line(server, anna, table) as line:
                for message in (
                    b"[" * 2000 + b"]" * 2000,
                    b'{"key": "deep", "do": ' + b"[" * 1500 + b"]" * 1500 + b"}",
                    b'{"do": "play", "seat": 0, "move": ' + b'{"a":' * 500 + b"1" + b"}" * 500 + b"}",
                    b'{"do": "say", "text": "\xff"}',
                    b'{"do": "say", "text": "a%sb"}' % NUL.encode(),
                    b'{"do": "say", "text": "a%sb"}' % HALF.encode(),
                    b'{"do": "play", "seat": 0, "move": "%s"}' % NUL.encode(),
                    b'{"do": "standing", "seat": 0, "rule": {"%s": 1}}' % NUL.encode(),
                ):
                    await line.send(masked(message))
                    told = json.loads((await line.frame())[1])
                    assert (told["is"], told["error"]) == ("refused", "malformed"), message[:60]
                await line.send(masked(b'{"do": "say", "text": "\\u0142", "key": "k"}'))
                assert (await line.answer("k"))["is"] == "done"

    asyncio.run(story())


def masked(content: bytes) -> bytes:
    length = bytes([0x80 | len(content)]) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2, "big")
    return b"\x81" + length + bytes(4) + content


def test_no_malformed_request_to_any_route_makes_the_server_fail(database: str) -> None:
    kind = database.partition(":")[0]

    async def story() -> None:
        async with serving(database) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "open")
            described = await anna.get("/api/schema/openapi.json")
            tried = 0
            for path, methods in described["paths"].items():
                for method, operation in methods.items():
                    for request in malformed(path, method, operation, table, Random(f"{method} {path} {kind}")):
                        answer = await anna.http.send(anna.http.build_request(**request))
                        assert answer.status_code < 500, (request, answer.text)
                        tried += 1
            assert tried > 19 * TRIED
            assert (await anna.get(f"/api/tables/{table}"))["now"]["status"] == "gathering"

    asyncio.run(story())


def malformed(path: str, method: str, operation: dict[str, Any], table: str, dice: Random) -> list[dict[str, Any]]:
    """Requests of one route with something wrong in one place each; none that would delete who asks."""
    named = [(one["in"], one["name"]) for one in operation.get("parameters", ())]
    right = {name: table if name == "id" else "1" for place, name in named if place == "path"}
    found: list[dict[str, Any]] = []
    for place, name in named:
        for value in PLACES:
            if place == "path":
                found.append({"url": path.format(**{**right, name: value})})
            elif place == "query":
                found.append({"url": f"{path.format(**right)}?{name}={value}"})
    url = path.format(**right)
    if "requestBody" in operation:
        found += [{"url": url, "content": body} for body in BODIES]
        fields = (
            "name",
            "token",
            "game",
            "seats",
            "options",
            "data",
            "pace",
            "do",
            "key",
            "text",
            "kind",
            "url",
            "seat",
        )
        found += [
            {"url": url, "content": b'{"%s": %s}' % (field.encode(), text)} for field, text in product(fields, TEXTS)
        ]
    if (method, path) != ("delete", "/api/me"):
        found += [{"url": url, "headers": [(name.encode(), value)]} for name, value in HEADERS]
    some = dice.sample(found, min(len(found), TRIED))
    return [{"method": method.upper(), **one} for one in some]


def test_chat_and_names_hold_nothing_that_hides_or_turns_around_what_others_see(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "seen.sqlite") as server:
            for said, seen in (
                ("a\u0007b\u009bc", "a b c"),
                ("abc\u202edef\u2066ghi\u2069", "abcdefghi"),
                ("zero\u200bwidth\ufeff\u2060", "zerowidth"),
                ("\u3164hidden\u2800", "hidden"),
                ("👨\u200d👩\u200d👧 stays", "👨\u200d👩\u200d👧 stays"),
                ("zażółć gęślą\u00a0jaźń", "zażółć gęślą jaźń"),
            ):
                anna = await server.guest(f"Anna {said}"[:24])
                table = await anna.make("me", "me")
                entry = (await anna.wish(table, "say", text=said))["entries"][0]
                assert entry["text"] == seen
                assert one_line(entry["name"]) == entry["name"]
            for nothing in ("\u202e\u200b", "\u3164", "\u0007"):
                await anna.wish(table, "say", text=nothing, status=400)
                await Guest(server.url).post("/api/people", {"name": nothing}, status=400)

    asyncio.run(story())
