"""Records and snapshots of every game, each with what it leads to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import londinium
from londinium.bots import bot
from londinium.conformance.components import others
from londinium.core.game import Game
from londinium.core.record import Record
from londinium.core.table import Table
from tests.before import choose, leads_to, write

LATE = 0.8  # of a game
MID_CHOICE = {  # in which phase a seat is in the middle of a chain of choices, or others of choices at the same time
    "kids-of-london": "sending",
    "eighty-days": "moving",
    "london": "paying",
    "key-to-the-city": "counting",
}
MIDWAY = {"eighty-days": {"hats": 2}}
SEVERAL: dict[str, dict[str, Any]] = {
    "kids-of-london": {},
    "eighty-days": {"hats": 2, "places": True, "passepartout": False, "first_seat": "random"},
    "london": {"edition": "pl", "boroughs": "plain", "deck": "first", "first_seat": 1},
    "key-to-the-city": {
        "jennifer": True,
        "counts": "hidden",
        "millennium": "river-buildings",
        "reuse": False,
        "first_seat": "random",
    },
}


def play_by_chance(table: Table, dice: Random, choices: int = 100_000) -> Table:
    for _ in range(choices):
        if table.over:
            break
        seat = dice.choice(table.to_act)
        table.play(seat, choose([str(move) for move in table.moves(seat)], dice))
    return table


def play_with_bots(table: Table, dice: Random) -> Table:
    mind = bot("greedy", dice.getrandbits(32))
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, mind.choose(table.state.imagine(seat, dice.getrandbits(32)), seat))
    return table


def records_of(game: Game) -> Iterator[tuple[str, Table]]:
    """Tables of a game, each under what is special about it."""
    dice = Random(f"records of {game.id}")
    few = game.players[0]

    def seed() -> int:
        return dice.getrandbits(128)

    for players in game.players:
        yield f"finished-{players}", play_by_chance(game.table(players, seed()), dice)
    for players in (game.players[0], game.players[-1]):
        yield f"bots-{players}", play_with_bots(game.table(players, seed()), dice)
    for option in game.options:
        players = (option.players or game.players)[0] if option.name != "first_seat" else game.players[-1]
        for value in option.choices:
            if value != option.default:
                table = game.table(players, seed(), {option.name: value})
                yield f"option-{option.name}-{value}".lower(), play_by_chance(table, dice)
    if SEVERAL[game.id]:
        yield "options", play_with_bots(game.table(few, seed(), SEVERAL[game.id]), dice)
    yield "unfinished", play_by_chance(game.table(few, seed()), dice, 14)
    own = [data.content for data in others(game)]
    yield "own-data", play_by_chance(game.table(few, seed(), data=own[0]), dice)
    yield "own-data-unfinished", play_by_chance(game.table(few, seed(), data=own[-1]), dice, 14)
    begun = play_by_chance(game.table(few + 1, seed()), dice, 14)
    yield "from-snapshot", play_by_chance(game.restore(begun.snapshot()), dice)
    back = play_by_chance(game.table(few, seed()), dice, 14)
    back.rewind(back.log[-1].seat, seed())
    yield "went-back", play_by_chance(back, dice, 10)
    taken = play_by_chance(game.table(few, seed(), SEVERAL[game.id]), dice, 9)
    while not any(taken.can_undo(seat) for seat in range(few)):
        play_by_chance(taken, dice, 1)
    taken.undo(next(seat for seat in range(few) if taken.can_undo(seat)))
    yield "took-back", play_by_chance(taken, dice)


def snapshots_of(game: Game) -> Iterator[tuple[str, Table]]:
    """Moments of a game by bots, and one in the middle of a choice."""
    dice = Random(f"snapshots of {game.id}")
    whole = play_with_bots(game.table(game.players[0] + 1, dice.getrandbits(128)), dice).record()
    moments = {"start": 0, "early": 7, "middle": len(whole.moves) // 2, "late": int(len(whole.moves) * LATE)}
    for name, moves in {**moments, "over": len(whole.moves)}.items():
        yield name, londinium.replay(whole, moves=moves)
    for name, options, data in (
        ("mid-choice", MIDWAY.get(game.id, {}), None),
        ("mid-choice-options", SEVERAL[game.id], None),
        ("mid-choice-own-data", MIDWAY.get(game.id, {}), others(game)[0].content),
    ):
        table = game.table(game.players[0], dice.getrandbits(128), options, data)
        play_by_chance(table, dice, 12)
        while not mid_choice(table):
            assert not table.over
            play_by_chance(table, dice, 1)
        yield name, table


def mid_choice(table: Table) -> bool:
    last = table.log[-1]
    return is_mid_choice(table.view(last.seat), str(last.move))


def is_mid_choice(view: dict[str, Any], move: str) -> bool:
    """Whether the seat that has just made a move is in the middle of its choices, or alone has chosen in secret."""
    if view["phase"] != MID_CHOICE[view["game"]]:
        return False
    if "chosen" in view:
        return bool(view["chosen"][view["seat"]] and view["to_act"])
    return view["seat"] in view["to_act"] and move.startswith(("hat", "play", "colour"))


def write_records(folder: Path, done: Callable[[str], None]) -> None:
    for game in londinium.games():
        for name, table in records_of(game):
            write_record(folder, f"{game.id}-{name}", table.record())
        for name, table in snapshots_of(game):
            write(folder / f"{game.id}-{name}.snapshot.json", table.snapshot())
            write(folder / f"{game.id}-{name}.snapshot.leads-to.json.gz", leads_to(table))
        done(game.id)


def write_record(folder: Path, name: str, record: Record) -> None:
    (folder / f"{name}.record.json").write_text(record.dumps() + "\n", encoding="utf-8")
    write(folder / f"{name}.record.leads-to.json.gz", leads_to(londinium.replay(record)))
