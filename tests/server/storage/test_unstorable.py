"""What a database cannot store is refused by validation; if it comes so far, only the change that holds it fails."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import select

from londinium.server.errors import Refused
from londinium.server.model.room import Room
from londinium.server.sanitize import storable
from londinium.server.storage import schema
from londinium.server.tables.operations import Draft
from tests.server.playing import Server, serving

NUL = "\0"
TABLES = 12
EVERY_TEXT: list[dict[str, Any]] = [
    {"do": "play", "seat": 0, "move": NUL},
    {"do": "play", "seat": 0, "move": {"a": {"b": [NUL]}}},
    {"do": "play", "seat": 0, "move": {NUL: 1}},
    {"do": "play", "seat": 0, "move": "send 3", "key": NUL},
    {"do": "standing", "seat": 0, "rule": {"until": NUL}},
    {"do": "standing", "seat": 0, "rule": {"until": "once", "moves": ["a", {"b": f"c{NUL}"}]}},
    {"do": "hand-over", "seat": 0, "key": NUL},
    {"do": "hand-over", "seat": 0, "bot": f"greedy{NUL}"},
    {"do": "start", "bot": NUL},
    {"do": "say", "text": f"a{NUL}b"},
    {"do": "say", "text": "a", "key": f"a{NUL}"},
    {"do": "look", "seat": None, "key": NUL},
]


def test_only_text_that_every_database_takes_is_storable() -> None:
    assert all(map(storable, ("", "plain", "żółć", "\U0001f600", "\\u0000", "a\nb")))
    assert not any(map(storable, ("\0", "a\0b", "\ud800", "a\udfff")))


def test_a_wish_with_a_text_that_cannot_be_stored_is_refused_with_a_sentence(database: str) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            async with anna.look(table) as eyes:
                for wish in EVERY_TEXT:
                    await eyes.connection.send(json.dumps(wish))
                    answer = await eyes.read()
                    assert (answer["is"], answer["error"]) == ("refused", "malformed"), wish
                    assert "which is no text" in answer["reason"]
                    if wish["do"] != "look":  # which is for sockets only
                        said = await anna.http.post(f"/api/tables/{table}/wishes", json=wish)
                        assert (said.status_code, said.json()["error"]) == (400, "malformed"), wish
                        assert "which is no text" in said.json()["reason"]
                answer = await eyes.ask("say", text="\\u0000 is how it is written")
                assert answer["is"] == "done"
                assert eyes.entries[-1]["text"] == "\\u0000 is how it is written"

    asyncio.run(story())


@pytest.mark.parametrize(
    "raw",
    [
        b'{"do":"say","text":"\\ud800"}',
        b'{"do":"say","text":"\\udc00 and more"}',
        b'{"do":"say","text":"\xff\xfe"}',
        b'{"do":"say","text":"\xed\xa0\x80"}',
        b'{"do":"say","text":"a","key":"\xed\xa0\x80"}',
        b'{"do":"say","text":"a\x00b"}',
        b'{"do":"play","seat":0,"move":{"a":' + b"[" * 1900 + b"]" * 1900 + b"}}",
        b'{"do":"play","seat":0,"move":{"a":' + b"[" * 900 + b'"\\u0000"' + b"]" * 900 + b"}}",
    ],
)
def test_bytes_that_are_no_text_are_refused_and_the_connection_stays(tmp_path: Any, raw: bytes) -> None:
    async def story() -> None:
        async with serving(tmp_path / "bytes.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me")
            async with anna.look(table) as eyes:
                await eyes.connection.send(raw, text=True)
                assert (await eyes.read())["is"] == "refused"
                assert (await eyes.play(0, "send 3"))["is"] == "done"

    asyncio.run(story())


def unstorable(room: Room) -> list[Draft]:
    """Draft what passes every check and yet cannot be written."""
    return [Draft("handed-over", 0, "\ud800", {"bot": "greedy"})]


@pytest.mark.parametrize("guilty", [1, 3])
def test_of_a_batch_only_the_change_that_cannot_be_written_fails(database: str, guilty: int) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna = await server.guest("Anna")
            tables = [await anna.make("me", "me") for _ in range(TABLES)]
            async with contextlib.AsyncExitStack() as stack:
                everyone = [await stack.enter_async_context(anna.look(table)) for table in tables]
                registry, heard = server.services.registry, list[str]()
                for id in tables[:guilty]:
                    registry.try_apply(id, unstorable, "bad", Reply(server, id, heard))
                answers = await asyncio.gather(*(eyes.play(0, "send 3") for eyes in everyone))
                assert [answer["is"] for answer in answers] == ["done"] * TABLES
                for id in tables[:guilty]:
                    assert registry.live[id].room.seats[0].bot is None  # read again
                assert len(heard) == guilty
                assert all("could not be saved" in sentence for sentence in heard)
                for id in tables:
                    assert await kinds(server, id) == ["seated", "seated", "started", "played"]

    asyncio.run(story())


def test_a_post_that_cannot_be_written_is_answered_with_a_sentence(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with serving(database) as server:
            anna = await server.guest("Anna")
            table, other = await anna.make("me", "me"), await anna.make("me", "me")
            monkeypatch.setattr("londinium.server.tables.service.TableService.operation", lambda *_: unstorable)
            said = await anna.http.post(f"/api/tables/{table}/wishes", json={"do": "hand-over", "seat": 0})
            assert said.status_code == 422
            assert "could not be saved" in said.json()["reason"]
            monkeypatch.undo()
            for id in (table, other):
                await anna.wish(id, "play", seat=0, move="send 3")
                assert await kinds(server, id) == ["seated", "seated", "started", "played"]

    asyncio.run(story())


class Reply:
    """Who asks for something that cannot be written."""

    def __init__(self, server: Server, table: str, heard: list[str]) -> None:
        self.subscription = next(iter(server.services.registry.live[table].subscriptions))
        self.heard = heard

    def done(self, entries: Sequence[Any]) -> None:
        raise AssertionError("it was written")

    def lost(self, problem: Refused | None) -> None:
        self.heard.append(str(problem))


async def kinds(server: Server, table: str) -> list[str]:
    log = schema.log.c
    query = select(log.kind).where(log.table_id == table).order_by(log.number)
    return [row["kind"] for row in await server.services.database.rows(query)]
