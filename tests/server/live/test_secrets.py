"""Secrets over the wire: every byte sent to a seat is the same in two games that differ only in what it cannot know."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import londinium
from londinium.bots import Budget
from londinium.core.game import Game
from londinium.core.state import State
from londinium.core.table import Table
from londinium.server.model.room import Room
from tests.night import by_night
from tests.server.playing import Clock, Guest, Server, serving

GAMES = [game.id for game in londinium.games()]
MOVES = 40
HINTED = 4  # moves from one hint to the next
WORLDS = by_night(1, 4)  # the suite looks at hundreds more, though not over the wire
NAMES = re.compile(
    r'"(?:id|seed_hash|invite|person|credential)": ?"[^"]*"'  # drawn at random for each table and person
    r"|londinium=[^;]+"
)


@pytest.fixture(autouse=True)
def hints_that_can_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is thought for a time depends on the machine; so many simulations do not."""
    monkeypatch.setattr("londinium.server.workers.hints.BUDGET", Budget(simulations=24 if londinium.compiled else 2))


class World:
    """One of the two games, and every byte that seat 0 was sent."""

    def __init__(self, server: Server, anna: Guest, ben: Guest, table: str) -> None:
        self.server, self.anna, self.ben, self.table = server, anna, ben, table
        self.sent: list[str] = []

    @property
    def room(self) -> Room:
        return self.server.services.registry.live[self.table].room

    @property
    def state(self) -> State:
        assert self.room.table is not None
        return self.room.table.state

    async def read(self, path: str, guest: Guest | None = None) -> None:
        answer = await (guest or self.anna).http.get(f"/api/tables/{self.table}{path}")
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        self.note(f"{answer.status_code} {headers} {answer.text}")

    async def ask_for_hint(self, guest: Guest | None = None) -> None:
        answer = await (guest or self.anna).http.post(f"/api/tables/{self.table}/hint", json={"seat": 0})
        self.note(f"{answer.status_code} {answer.text}")

    def note(self, text: str) -> None:
        self.sent.append(NAMES.sub("…", text.replace(self.table, "TABLE").replace(f":{self.server.port}", ":PORT")))


async def a_world(server: Server, game: str, **more: Any) -> World:
    anna, ben = await server.guest("Anna"), await server.guest("Ben")
    table = await anna.make("me", "open", game=game, open=True, hints=True, **more)
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
                assert any(text.startswith("200") and '"reasons"' in text for text in worlds[0].sent), (
                    "hints among them"
                )
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
        for number in range(MOVES):
            if number % HINTED == 0:
                for world in worlds:
                    await world.ask_for_hint()
            if not await step(worlds, dice):
                break
            for world in worlds:
                for path in ("", "/log", f"/moments/{one.greeting['now']['version']}", "/record", "/outlook"):
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


KEY = "key-to-the-city"
PACE = {"each": 60, "store": 100}


def test_nobody_learns_how_many_steps_another_took_to_choose(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben's bid comes to the same in two worlds that Anna cannot tell apart.

    In one he hesitates, and must say with which colour; in the other he has only one that suffices. Every byte sent to
    Anna and to a spectator is the same: numbers, times, deadlines, what can be taken back, lists, and what is refused.
    """
    seeds = iter(range(100, 200))
    monkeypatch.setattr("londinium.server.tables.service.secrets.randbits", lambda bits: next(seeds))
    starts: dict[int, State] = {}
    begin = Game.table

    def begin_elsewhere(game: Game, players: int, seed: int, *how: Any) -> Table:
        table = begin(game, players, seed, *how)
        return begun_at(table, starts[seed]) if seed in starts else table

    monkeypatch.setattr(Game, "table", begin_elsewhere)

    async def story() -> None:
        clocks = [Clock(), Clock()]
        async with (
            serving(tmp_path / "a.sqlite", clocks[0]) as first,
            serving(tmp_path / "b.sqlite", clocks[1]) as second,
        ):
            worlds = [await a_world(server, KEY, pace=PACE, options={"first_seat": 0}) for server in (first, second)]
            tile, colour = two_ways_to_bid(worlds, starts)
            hesitant = ["bid", "undo", "bid", "undo", f"bid {tile}", colour]
            for world, clock, steps in zip(worlds, clocks, (hesitant, [f"bid {tile}"]), strict=True):
                await bid_in_secret(world, clock, steps)
        assert len(worlds[0].room.entries) == len(worlds[1].room.entries) + 5
        for one, other in zip(worlds[0].sent, worlds[1].sent, strict=True):
            assert one == other

    asyncio.run(story())


def two_ways_to_bid(worlds: list[World], starts: dict[int, State]) -> tuple[str, str]:
    """Let the worlds differ in what is behind Ben's screen, so that he is asked for a colour in the first only."""
    tables = [world.room.table for world in worlds]
    assert tables[0] is not None
    game = worlds[0].room.game
    few = {"blue": 1, "red": 1, "yellow": 0}
    state = game.restore({"players": 2, "options": tables[0].options, "turn": 0, "keyples": [few, few]}).state
    tile = next(move for move in game.moves if str(move).startswith("bid ") and move.id in state.legal(0))
    colour, one = game.move("colour blue"), game.move("keyples 1")
    asked = unasked = None
    for seed in range(5000):
        imagined = state.imagine(0, seed)
        after = imagined.clone()
        after.apply(game.move("pass").id, 0)
        after.apply(tile.id, 1)
        legal = after.legal(1)
        if colour.id in legal and len(legal) > 1:
            asked = asked or imagined
        elif one.id in legal:
            other = after.clone()
            other.apply(one.id, 1)
            if game.view_of(other, None)["auction"] == shown_with(game, asked, tile.id, colour.id, one.id):
                unasked = imagined
        if asked is not None and unasked is not None:
            break
    assert asked is not None
    assert unasked is not None
    for world, table, start in zip(worlds, tables, (asked, unasked), strict=True):
        assert table is not None
        begun_at(table, start).events[:] = tables[0].events
        starts[world.room.terms.seed] = start
    return str(tile).split()[1], str(colour)


def begun_at(table: Table, state: State) -> Table:
    """The table as if it had begun there."""
    table._state, table.seed = state.clone(), None
    table.start = table.snapshot()
    return table


def shown_with(game: Game, asked: State | None, tile: int, colour: int, amount: int) -> Any:
    """The auction as everybody sees it once Ben has bid in the world in which he is asked for a colour."""
    if asked is None:
        return None
    after = asked.clone()
    after.apply(game.move("pass").id, 0)
    for move in (tile, colour, amount):
        after.apply(move, 1)
    return game.view_of(after, None)["auction"]


async def bid_in_secret(world: World, clock: Clock, steps: list[str]) -> None:
    """Anna passes, Ben bids step by step; note all that Anna and a spectator hear meanwhile and can ask for."""
    anna, ben, table, begun = world.anna, world.ben, world.table, clock.now
    await anna.wish(table, "play", seat=0, move="pass")
    async with anna.look(table) as eyes, server_spectator(world.server, world) as onlooker:
        for number, step in enumerate(steps):
            clock.now = begun + 1 + number * 0.7
            if step == "undo":
                await ben.wish(table, "undo", seat=1)
            else:
                now = await ben.now(table)
                moves = now["moves"]
                move = step if step in moves else next(move for move in moves if move.startswith(step))
                await ben.wish(table, "play", seat=1, move=move, version=now["version"])
        clock.now = begun + 10
        await read_everything(world)
        await ben.wish(table, "play", seat=1, move="keyples 1")
        clock.now = begun + 20
        await eyes.ask("say", text="well")
        await read_everything(world)
        await eyes.ask("undo", seat=0)
        await eyes.ask("ask-back", seat=0)
        await ben.wish(table, "answer-back", seat=1, agree=True)
        await eyes.until(lambda eyes: eyes.now["asking"] is None)
        await read_everything(world)
        await eyes.play(0, "pass")
        await onlooker.until(lambda onlooker: len(onlooker.entries) == len(eyes.entries))
        for looking in (eyes, onlooker):
            for text in looking.raw:
                world.note(text)
    for since in ("3@0", "3", "3@1", "3@", "99@0"):
        async with anna.look(table, since=since) as eyes:
            world.note(eyes.raw[0])
            assert eyes.entries[0]["number"] == (4 if since == "3@0" else 1)


async def read_everything(world: World) -> None:
    """All that Anna, and somebody without a seat, can read of a running game."""
    onlooker = Guest(world.server.url)
    version = (await world.anna.now(world.table))["version"]
    paths = ["", "/log", "/log?since=3", "/picture", "/record", "/course", "/outlook"]
    paths += [f"/moments/{number}" for number in range(version + 2)]
    for guest in (world.anna, onlooker):
        for path in paths:
            await world.read(path, guest)
        world.note((await guest.http.get("/api/tables")).text)
        await world.ask_for_hint(guest)
    await onlooker.leave()


def test_a_standing_answer_is_told_like_any_other_choice(tmp_path: Path) -> None:
    async def story() -> None:
        heard = []
        for standing in (False, True):
            async with serving(tmp_path / f"{standing}.sqlite", Clock()) as server:
                world = await a_world(server, "kids-of-london")
                if standing:
                    await world.ben.wish(world.table, "standing", seat=1, rule={"move": "send 3", "until": "once"})
                else:
                    await world.ben.wish(world.table, "play", seat=1, move="send 3")
                await world.read("")
                await world.read("/log")
                heard.append(world.sent)
                log = await world.ben.get(f"/api/tables/{world.table}/log")
                assert [entry["kind"] for entry in log][-1] == "played"
                assert "by" not in log[-1]
        assert heard[0] == heard[1]

    asyncio.run(story())


def test_a_step_of_a_begun_choice_is_told_to_nobody_at_another_process_either(postgres: str) -> None:
    async def story() -> None:
        async with serving(postgres) as first, serving(postgres) as second:
            world = await a_world(first, KEY, options={"first_seat": 1})
            there = Guest(second.url, world.anna.credential)
            async with there.look(world.table) as eyes:
                begun = eyes.version
                bid = next(move for move in (await world.ben.now(world.table))["moves"] if move.startswith("bid "))
                await world.ben.wish(world.table, "play", seat=1, move=bid)
                await world.ben.wish(world.table, "undo", seat=1)
                await world.ben.wish(world.table, "play", seat=1, move=bid)
                await world.ben.wish(world.table, "undo", seat=1)
                await world.ben.wish(world.table, "play", seat=1, move="pass")
                await eyes.until(lambda eyes: eyes.now["to_act"] == [0])
                assert [entry["number"] for entry in eyes.entries][begun:] == [begun + 1]
                assert len(eyes.raw) == 2
                assert await there.now(world.table) == eyes.now

    asyncio.run(story())
