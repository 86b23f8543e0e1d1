"""A seat on a server: it has what a browser at that seat has, and outlives a line that is cut."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import londinium
from londinium.core.errors import BadMove, IllegalMove
from londinium.envs import remote
from londinium.envs.remote import ServerSeat, base_of, read_link
from londinium.envs.seats import BadLink, NotOver, ServerAway, ServerRefused
from londinium.envs.text import Harness
from tests.server.playing import KIDS, PATIENCE, Guest, Server, serving

pytestmark = pytest.mark.once

Sitting = tuple[Guest, str, ServerSeat]


async def sitting(server: Server) -> Sitting:
    """Anna and a seat of ours at a table of two."""
    anna = await server.guest("Anna")
    table = await anna.make("me", "open")
    link = (await anna.get(f"/api/tables/{table}"))["invite"]
    return anna, table, await asyncio.to_thread(ServerSeat.join, link, "  Zoë \n the second of her name ")


def story(tmp_path: Path, tell: Callable[[Server, Guest, str, ServerSeat], Any]) -> None:
    async def told() -> None:
        async with serving(tmp_path / "tables.sqlite") as server:
            anna, table, seat = await sitting(server)
            try:
                await tell(server, anna, table, seat)
            finally:
                await asyncio.to_thread(seat.close)

    asyncio.run(told())


def test_a_seat_has_the_view_and_the_moves_of_its_own_and_no_others(tmp_path: Path) -> None:
    async def tell(server: Server, anna: Guest, table: str, seat: ServerSeat) -> None:
        true = server.services.registry.live[table].room.playing()
        await anna.wish(table, "play", seat=0, move="send 7")
        while seat.view() != true.view(1):
            await asyncio.to_thread(seat.read, PATIENCE)
        assert await asyncio.to_thread(seat.wait, 0)
        assert seat.moves() == true.moves(1)
        assert seat.names == {0: "Anna", 1: "Zoë the second of her na"}
        why = await asyncio.to_thread(seat.refusal, "take-own", "fr")
        refusal = true.refusal(1, "take-own")
        assert refusal is not None
        assert why == (refusal.text("fr"), refusal.rule_text("fr"))
        assert await asyncio.to_thread(seat.refusal, "send 3") is None
        told = await asyncio.to_thread(seat.story)
        assert told == [event.text("en", 1, dict(seat.names)) for event in true.events]
        assert not any("Anna" in line and "7" in line for line in told)  # which child she sends
        for early in (seat.ranking, seat.record):
            with pytest.raises(NotOver):
                early()

    story(tmp_path, tell)


def test_a_move_that_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def tell(server: Server, anna: Guest, table: str, seat: ServerSeat) -> None:
        before = await anna.now(table)
        with pytest.raises(IllegalMove):
            await asyncio.to_thread(seat.play, "take-own")
        with pytest.raises(BadMove):
            await asyncio.to_thread(seat.play, "castle")
        assert await anna.now(table) == before

    story(tmp_path, tell)


def test_a_cut_line_is_mended_and_a_move_counts_once(tmp_path: Path) -> None:
    async def tell(server: Server, anna: Guest, table: str, seat: ServerSeat) -> None:
        assert seat.socket is not None
        seat.socket.socket.shutdown(socket.SHUT_RDWR)
        await asyncio.to_thread(seat.play, "send 3")
        assert seat.socket is not None
        seat.socket.socket.shutdown(socket.SHUT_RDWR)
        await anna.wish(table, "play", seat=0, move="send 7")
        assert await asyncio.to_thread(seat.wait, 10)
        true = server.services.registry.live[table].room.playing()
        assert [str(entry.move) for entry in true.log if entry.seat == 1] == ["send 3"]
        assert seat.view() == true.view(1)

    story(tmp_path, tell)


def test_a_seat_that_a_bot_has_taken_over_is_taken_back(tmp_path: Path) -> None:
    async def tell(server: Server, anna: Guest, table: str, seat: ServerSeat) -> None:
        give = {"do": "hand-over", "seat": 1, "bot": "random"}
        await asyncio.to_thread(seat.post, f"/api/tables/{table}/wishes", give)
        while not seat.now["seats"][1]["bot"]:
            await asyncio.to_thread(seat.read, PATIENCE)
        await asyncio.to_thread(seat.wait, 0)
        while seat.now["seats"][1]["bot"]:
            await asyncio.to_thread(seat.read, PATIENCE)
        assert (await anna.now(table))["seats"][1] == {
            "name": seat.names[1],
            "bot": None,
            "person": True,
            "taken": True,
        }

    story(tmp_path, tell)


def test_a_server_that_is_gone_is_said_to_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "PAUSE", 0.0)

    async def told() -> None:
        async with serving(tmp_path / "tables.sqlite") as server:
            _, _, seat = await sitting(server)
        with pytest.raises(ServerAway):
            await asyncio.to_thread(seat.play, "send 3")
        await asyncio.to_thread(seat.close)

    asyncio.run(told())


def test_a_model_plays_a_whole_game_on_a_server_and_gets_its_record(tmp_path: Path) -> None:
    async def tell(server: Server, anna: Guest, table: str, seat: ServerSeat) -> None:
        async def others() -> None:
            async with anna.look(table) as eyes:
                while eyes.now["status"] != "over":
                    await eyes.until(lambda eyes: eyes.now["status"] == "over" or 0 in eyes.now["to_act"])
                    if eyes.now["status"] != "over":
                        await eyes.ask("play", seat=0, move=eyes.now["moves"][0], version=eyes.version)

        harness = Harness(lambda prompt: prompt.splitlines()[-1])
        await asyncio.gather(others(), asyncio.to_thread(harness.play_on, seat))
        record = await asyncio.to_thread(seat.record)
        replayed = londinium.replay(record)
        assert [turn.move for turn in harness.transcript] == [move for who, move in record.moves if who == 1]
        assert seat.ranking() == replayed.ranking()
        assert not any(turn.lost for turn in harness.transcript)

    story(tmp_path, tell)


def test_a_full_table_and_a_link_that_leads_nowhere_are_refused_with_the_servers_reason(tmp_path: Path) -> None:
    async def tell(server: Server, anna: Guest, table: str, seat: ServerSeat) -> None:
        for link in (seat.link, f"{server.url}/#/invite/nowhere"):
            with pytest.raises(ServerRefused):
                await asyncio.to_thread(ServerSeat.join, link, "Late")
        seats = [{"who": "me"}, {"who": "bot", "bot": "program:sh"}]
        with pytest.raises(ServerRefused, match="there is no bot"):
            await asyncio.to_thread(ServerSeat.make, server.url, "Eve", KIDS, seats, {})

    story(tmp_path, tell)


@pytest.mark.parametrize(
    "link", ["", "nonsense", "ftp://a/#/invite/x", "http://a/#/invite/", "http://[/#/invite/x", "x#/invite/y"]
)
def test_what_is_no_link_is_said_to_be_none(link: str) -> None:
    with pytest.raises(BadLink):
        read_link(link)


def test_a_server_may_lie_below_a_path() -> None:
    assert read_link("https://a.example/games/#/invite/x") == ("https://a.example/games", "x")
    assert base_of("http://127.0.0.1:8000") == "http://127.0.0.1:8000"
