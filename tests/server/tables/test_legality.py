"""The rules are asked for the legal moves of a seat once for each position: to offer them and to check the choice."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

import londinium
from tests.server.playing import serving

GAME = "eighty-days"  # one seat chooses after the other
MOVES = 12


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose legal moves a table asked for, one after the other; its clones are not counted."""
    game, found = londinium.game(GAME), list[int]()
    rules: Any = type(game.table(2, seed=1).state)

    class Counting(rules):  # type: ignore[misc]  # whichever class the game has
        def legal(self, seat: int = -1) -> list[int]:
            found.append(seat)
            return list(super().legal(seat))

    monkeypatch.setattr(sys.modules[type(game).__module__], rules.__name__, Counting)
    return found


def test_with_sockets_each_move_asks_the_rules_once(tmp_path: Path, asked: list[int]) -> None:
    async def story() -> None:
        async with serving(tmp_path / "once.sqlite") as server:
            anna, ben = await server.guest("Anna"), await server.guest("Ben")
            table = await anna.make("me", "open", game=GAME, open=True)
            await ben.wish(table, "join")
            async with anna.look(table) as hers, ben.look(table) as his:
                eyes = (hers, his)
                asked.clear()
                for _ in range(MOVES):
                    [seat] = hers.now["to_act"]
                    assert (await eyes[seat].play(seat))["is"] == "done"
                    await until_played(eyes[1 - seat], len(played(eyes[seat])))
                assert len(asked) == MOVES

    asyncio.run(story())


def test_without_sockets_the_check_asks_once_and_nothing_else_does(tmp_path: Path, asked: list[int]) -> None:
    async def story() -> None:
        async with serving(tmp_path / "once.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me", game=GAME)
            room = server.services.registry.live[table].room
            assert len(asked) == 1, "the answer says what can be chosen first"
            for _ in range(MOVES):
                [seat] = room.to_act
                move = room.playing().state.clone().legal(seat)[0]
                await anna.wish(table, "play", seat=seat, move=move)
            assert len(asked) == MOVES
            assert type(room.playing().state).__name__ == "Counting"

    asyncio.run(story())


def test_a_move_that_is_not_legal_is_refused_with_its_reason_and_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(tmp_path / "not.sqlite") as server:
            anna = await server.guest("Anna")
            table = await anna.make("me", "me", game=GAME)
            room = server.services.registry.live[table].room
            [seat] = room.to_act
            before = room.playing().snapshot()
            other = next(move for move in room.game.moves if move.id not in room.legal(seat))
            refused = await anna.wish(table, "play", 422, seat=seat, move=str(other))
            assert refused["error"] == "illegal"
            assert refused["reason"] == room.playing().refusal(seat, other).reason  # type: ignore[union-attr]
            assert room.playing().snapshot() == before

    asyncio.run(story())


async def until_played(eyes: Any, many: int) -> None:
    while len(played(eyes)) < many:
        await eyes.read()


def played(eyes: Any) -> list[Any]:
    return [entry for entry in eyes.entries if entry["kind"] == "played"]
