"""History: stepping through a replay, the course of a game and its log in sentences keep nobody else waiting."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from londinium.core.events import Event
from londinium.server.model.room import Room
from tests.server.playing import PATIENCE, Guest, Server, serving

READS = ["moments/6", "picture?moment=6", "course", "log"]


class Held:
    """Whatever tells of the past stops here until it may go on."""

    def __init__(self) -> None:
        self.on = False
        self.begun, self.enough = threading.Event(), threading.Event()

    def wait(self) -> None:
        if self.on:
            assert threading.current_thread() is not threading.main_thread(), "everyone waits for this"
            self.begun.set()
            assert self.enough.wait(PATIENCE)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Held:
    held = Held()
    text = Event.text

    class SlowRoom(Room):
        def follow(self, entries: Any) -> None:
            held.wait()
            super().follow(entries)

    def slow_text(event: Event, *how: Any) -> str:
        held.wait()
        return text(event, *how)

    monkeypatch.setattr("londinium.server.tables.history.Room", SlowRoom)
    monkeypatch.setattr(Event, "text", slow_text)
    return held


async def a_game_that_is_over(server: Server) -> tuple[Guest, str]:
    anna = await server.guest("Anna")
    table = await anna.make("me", "me")
    while (now := await anna.now(table, seat=0))["status"] == "playing":
        for seat in now["to_act"]:
            own = await anna.now(table, seat=seat)
            await anna.wish(table, "play", seat=seat, move=own["moves"][0])
    return anna, table


@pytest.mark.parametrize("read", READS)
def test_while_the_past_is_told_others_play(read: str, tmp_path: Path, held: Held) -> None:
    async def story() -> None:
        async with serving(tmp_path / "past.sqlite") as server:
            anna, table = await a_game_that_is_over(server)
            plain = await anna.http.get(f"/api/tables/{table}/{read}")
            other = await anna.make("me", "me")
            held.on = True
            asked = asyncio.create_task(anna.http.get(f"/api/tables/{table}/{read}"))
            while not held.begun.is_set():
                assert not asked.done(), asked.result().text
                await asyncio.sleep(0.01)
            for seat in (0, 1):
                await anna.wish(other, "play", seat=seat, move="send 3")
            assert not asked.done()
            held.enough.set()
            assert (await asked).json() == plain.json()
            assert plain.status_code == 200

    asyncio.run(story())


def test_the_course_of_a_game_has_one_line_for_each_round_and_ends_with_the_result(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "course.sqlite") as server:
            anna, table = await a_game_that_is_over(server)
            course = await anna.get(f"/api/tables/{table}/course")
            rounds = [line["round"] for line in course]
            assert rounds == sorted(set(rounds))
            scores = (await anna.now(table))["result"]["scores"]
            assert course[-1]["points"] == [score["points"] for score in scores]
            stripped = [score["breakdown"]["stripped"] for score in scores]
            peak = course[-2]["points"]
            assert [all - lost for all, lost in zip(course[-1]["points"], stripped, strict=True)] == peak
            assert min(stripped) < 0, "somebody was the richest"
            then = await anna.get(f"/api/tables/{table}/moments/{course[0]['moment']}")
            assert then["status"] == "playing"
            running = await anna.make("me", "me")
            await anna.get(f"/api/tables/{running}/course", status=409)

    asyncio.run(story())
