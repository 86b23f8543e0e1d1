"""Secrets over the wire: every byte sent to a seat is the same in two games that differ only in what it cannot know."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import londinium
from londinium.core.game import Game
from londinium.core.state import State
from londinium.core.table import Table
from londinium.server.room import Room
from tests.server.playing import Clock, Guest, Server, serving

GAMES = [game.id for game in londinium.games()]
MOVES = 40
WORLDS = 4
NAMES = re.compile(
    r'"(?:id|seed_hash|invite|person|credential)": ?"[^"]*"'  # drawn at random for each table and person
    r"|londinium=[^;]+"
)


class World:
    """One of the two games, and every byte that seat 0 was sent."""

    def __init__(self, server: Server, anna: Guest, ben: Guest, table: str) -> None:
        self.server, self.anna, self.ben, self.table = server, anna, ben, table
        self.sent: list[str] = []

    @property
    def room(self) -> Room:
        return self.server.house.rooms.live[self.table].room

    @property
    def state(self) -> State:
        assert self.room.table is not None
        return self.room.table.state

    async def read(self, path: str, **query: Any) -> None:
        answer = await self.anna.http.get(f"/api/tables/{self.table}{path}", params=query)
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self.note(f"{answer.status_code} {headers} {answer.text}")

    def note(self, text: str) -> None:
        self.sent.append(NAMES.sub("…", text.replace(self.table, "TABLE").replace(str(self.server.port), "PORT")))


async def a_world(server: Server, game: str) -> World:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.make("me", "open", game=game, open=True)
    await ben.wish(table, "join")
    return World(server, anna, ben, table)


@pytest.mark.parametrize("game", GAMES)
def test_everything_sent_to_a_seat_is_the_same_whatever_it_cannot_know(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts: dict[int, State] = {}  # where a table begins elsewhere than its seed says
    begin = Game.table

    def begin_elsewhere(game: Game, players: int, seed: int, *how: Any) -> Table:
        table = begin(game, players, seed, *how)
        if seed in starts:
            table._state = starts[seed].clone()
        return table

    monkeypatch.setattr(Game, "table", begin_elsewhere)

    async def story() -> None:
        compared = 0
        async with (
            serving(tmp_path / "a.sqlite", Clock()) as first,
            serving(tmp_path / "b.sqlite", Clock()) as second,
        ):
            for seed in range(WORLDS):
                worlds = [await a_world(server, game) for server in (first, second)]
                starts[worlds[1].room.terms.seed] = make_alike(worlds, seed)
                await play_alike(worlds, Random(seed))
                assert worlds[0].sent == worlds[1].sent
                compared += len(worlds[0].sent)
                for world in worlds:
                    await world.anna.leave()
                    await world.ben.leave()
        assert compared >= 6 * WORLDS

    asyncio.run(story())


def make_alike(worlds: list[World], seed: int) -> State:
    """Let the second world be one that seat 0 cannot tell from the first."""
    one, other = (world.room.table for world in worlds)
    assert one is not None
    assert other is not None
    other._state = one.state.imagine(0, seed)
    other.events[:] = one.events
    return other.state.clone()


async def play_alike(worlds: list[World], dice: Random) -> None:
    """Play on in both worlds, and note every byte that seat 0 is sent by socket and by request."""
    async with worlds[0].anna.look(worlds[0].table) as one, worlds[1].anna.look(worlds[1].table) as two:
        both = ((one, worlds[0]), (two, worlds[1]))
        for _ in range(MOVES):
            if not await step(worlds, dice):
                break
            for world in worlds:
                for path in ("", "/log", f"/moments/{one.greeting['now']['version']}", "/record"):
                    await world.read(path)
        for eyes, world in both:
            version = (await world.anna.now(world.table))["version"]
            while eyes.version < version:
                await eyes.read()
            for text in eyes.raw:
                world.note(text)


async def step(worlds: list[World], dice: Random) -> bool:
    """Whoever is to choose chooses alike in both worlds; stop where every choice would tell the worlds apart."""
    states = [world.state for world in worlds]
    seat = states[0].actor
    if states[0].over or states[1].over or seat != states[1].actor or states[0].waiting != states[1].waiting:
        return False
    legal = [state.legal(seat) for state in states]
    if seat == 0:
        assert legal[0] == legal[1]
    game = worlds[0].room.game
    common = [move for move in legal[0] if move in legal[1]]
    for move in dice.sample(common, len(common)):
        tries = [state.clone() for state in states]
        for after in tries:
            after.apply(move, seat)
        if game.view_of(tries[0], 0) == game.view_of(tries[1], 0):
            break  # nothing hidden comes to light that differs
    else:
        return False
    for world in worlds:
        guest = world.anna if seat == 0 else world.ben
        answer = await guest.http.post(
            f"/api/tables/{world.table}/wishes", json={"do": "play", "seat": seat, "move": move}
        )
        assert answer.is_success, answer.text
        if seat == 0:
            world.note(answer.text)
    return True


def test_a_secret_choice_reaches_nobody_else_before_it_is_shown(tmp_path: Path) -> None:
    """The same game twice; in one of them Ben chooses otherwise, and Anna is sent the same bytes."""

    async def story() -> None:
        heard = []
        for child in (3, 7):
            async with serving(tmp_path / f"{child}.sqlite", Clock()) as server:
                world = await a_world(server, "kids-of-london")
                async with world.anna.look(world.table) as eyes, server_spectator(server, world) as onlooker:
                    await world.ben.wish(world.table, "play", seat=1, move=f"send {child}")
                    await world.ben.wish(world.table, "standing", seat=1, rule={"move": f"send {child - 1}"})
                    for looking in (eyes, onlooker):
                        await looking.until(lambda looking: looking.now["to_act"] == [0])
                        for text in looking.raw:
                            world.note(text)
                    await world.read("")
                    await world.read("/log")
                heard.append(world.sent)
                await world.anna.leave()
                await world.ben.leave()
        assert heard[0] == heard[1]

    asyncio.run(story())


def server_spectator(server: Server, world: World) -> Any:
    return Guest(server.url).look(world.table)
