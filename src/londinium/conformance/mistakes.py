"""The checks of bad input: whatever is wrong gets a typed error with a sentence, and nothing changes."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

import londinium
from londinium.conformance.base import (
    EFFORT,
    Broken,
    Endless,
    Setup,
    answers,
    choice,
    demand,
    demand_same,
    length_of,
    play_listed,
    random_game,
    someone_can_go_on,
    text_of,
    viewers,
)
from londinium.conformance.checks import scores
from londinium.core.errors import BadRecord, LondiniumError
from londinium.core.game import Game
from londinium.core.record import FORMAT, check_of
from londinium.core.table import Table

Path = tuple[str | int, ...]
GONE = object()
NOTHING_RIGHT: tuple[Any, ...] = (
    None,
    True,
    -1,
    10**9,
    2**70,
    1.5,
    "",
    "no such thing",
    [],
    [None],
    {},
    {"no": "such"},
)
NO_SEEDS: list[Any] = [True, -1, 2**128, 2**200, 1.5, "", "no hex", [], {}]
NO_OPTIONS: list[Any] = [{"no-such-option": 1}, {5: 1}, 5, "no such", ["no such"], True]
NO_VALUES: list[Any] = [None, -99, 1.5, "no such value", [], {}]
NO_DATA: list[Any] = [5, True, [], {}, {"no": "such"}, "", "no such data", "no-such-file.toml", "[[", "a = 1\nb = 2\n"]
NO_SEATS: list[Any] = [-1, 99, True, 0.0, "0", None, [], 2**70]
NO_RECORDS: list[Any] = ["null", "5", "[]", "{}", '"x"', "nonsense", b"\xff\xfe", '{"format": 1}', None, 5, [], {}]
NO_SNAPSHOTS: list[Any] = [None, 5, "x", [], {}]
SNAPSHOT_CHANGES = 100
DECISIONS = 600


def refused(what: str, action: Callable[..., object], *given: Any) -> LondiniumError:
    """Something wrong is refused with one of our errors and a sentence; the error."""
    try:
        action(*given)
    except LondiniumError as problem:
        demand(" " in str(problem), f"{what} is refused without a sentence: {problem!r}")
        return problem
    except Exception as problem:
        raise Broken(f"{what} gets {type(problem).__name__}, which is none of our errors: {problem}") from problem
    raise Broken(f"{what} was accepted")


class Patience:
    """How many decisions are still played at tables that were accepted, so that long games do not take all day."""

    def __init__(self, decisions: int = DECISIONS * EFFORT) -> None:
        self.decisions = decisions


def refused_or_lawful(what: str, dice: Random, patience: Patience, action: Callable[..., Table], *given: Any) -> bool:
    """Something that may be wrong is refused as above or gives a table that can be played; whether it is refused."""
    try:
        table = action(*given)
    except LondiniumError as problem:
        demand(" " in str(problem), f"{what} is refused without a sentence: {problem!r}")
        return True
    except Exception as problem:
        raise Broken(f"{what} gets {type(problem).__name__}, which is none of our errors: {problem}") from problem
    try:
        lawful(table, dice, patience)
    except Exception as problem:
        raise Broken(f"{what} was accepted, and then: {type(problem).__name__}: {problem}") from problem
    return False


def lawful(table: Table, dice: Random, patience: Patience) -> None:
    """Whatever a table's position, it can be seen, kept and played to its end."""
    look(table, dice)
    for _ in range(table.game.bound(table.players, table.options) + 1):
        if table.over or patience.decisions <= 0:
            look(table, dice)
            londinium.replay(table.record().dumps())
            return
        patience.decisions -= 1
        play_listed(table, *choice(table, dice))
    raise Endless("it goes on longer than its bound")


def look(table: Table, dice: Random) -> None:
    someone_can_go_on(table)
    scores(table, dice)
    for viewer in viewers(table):
        text_of(table.view(viewer))


# sitting down


def unknown_games() -> None:
    """A game that is not there is refused."""
    for wrong in (*NOTHING_RIGHT, 0, ["x"]):
        refused(f"game {wrong!r}", londinium.game, wrong)


def wrong_setups(game: Game) -> None:
    """Player counts, seeds, options and data that are not the game's are refused."""
    few = game.players[0]
    for wrong in (*NOTHING_RIGHT, 0, game.players[0] - 1, game.players[-1] + 1, float(few), str(few)):
        refused(f"{wrong!r} players", game.table, wrong, 1)
        refused(f"playouts for {wrong!r} players", game.playouts, 1, wrong, 1)
    for wrong in NO_SEEDS:
        refused(f"seed {wrong!r}", game.table, few, wrong)
        refused(f"playouts with seed {wrong!r}", game.playouts, 1, few, wrong)
    for wrong in NO_OPTIONS:
        refused(f"options {wrong!r}", game.table, few, 1, wrong)
        refused(f"playouts with options {wrong!r}", game.playouts, 1, few, 1, wrong)
    for option in game.options:
        for wrong in NO_VALUES:
            refused(f"option {option.name}={wrong!r}", game.table, few, 1, {option.name: wrong})
    for wrong in NO_DATA:
        refused(f"data {wrong!r}", game.table, few, 1, None, wrong)


# at the table


def wrong_moves(game: Game) -> list[Any]:
    """Things that are no moves of the game."""
    real = game.moves[0]
    foreign = [other.moves[0] for other in londinium.games() if other.id != game.id]
    nothing: list[Any] = [None, True, 1.5, -1, 2**70, "x", [], {}]
    return [
        *NOTHING_RIGHT,
        0.0,
        float("nan"),
        len(game.moves),
        -len(game.moves),
        b"0",
        (),
        object(),
        f"{real} {real}",
        str(real)[:-1] + "¿",
        "\x00",
        "x" * 10_000,
        {"verb": real.verb, "no-such": 1},
        {"verb": [real.verb]},
        {**real.json(), "game": "no-such-game"},
        {**real.json(), "game": None},
        {**real.json(), "more": 1},
        {**real.json(), "more": [1]},
        {**real.json(), 5: 6},
        {"game": game.id},
        *({**real.json(), name: wrong} for name in real.args for wrong in nothing),
        type(game)().moves[0],  # the same move of another game
        *foreign,
        *(move.json() for move in foreign),
    ]


def wrong_rules(game: Game) -> list[Any]:
    """Things that are no standing answers."""
    move = game.moves[0]
    lasting: list[Any] = ["doomsday", None, [], 5]
    return [5, "x", [], {}, {"move": None}, {"move": move, "else": move}] + [
        {"move": move, "until": until} for until in lasting
    ]


def wrong_at_the_table(table: Table, dice: Random) -> None:
    """Seats and moves of every wrong kind are refused, and the table is as before."""
    before = answers(table)
    told = len(table.log), len(table.events)
    move = table.game.moves[0]
    for seat in (*NO_SEATS, table.players):
        refused(f"moves({seat!r})", table.moves, seat)
        refused(f"undo({seat!r})", table.undo, seat)
        refused(f"can_undo({seat!r})", table.can_undo, seat)
        refused(f"standing_of({seat!r})", table.standing_of, seat)
        refused(f"standing({seat!r}, …)", table.standing, seat, {"move": move})
        refused(f"play({seat!r}, …)", table.play, seat, move)
        refused(f"refusal({seat!r}, …)", table.refusal, seat, move)
        if seat is not None:
            refused(f"view({seat!r})", table.view, seat)
    for seat in range(table.players):
        for wrong in wrong_moves(table.game):
            refused(f"play({seat}, {wrong!r:.60})", table.play, seat, wrong)
            refused(f"refusal({seat}, {wrong!r:.60})", table.refusal, seat, wrong)
    for rule in wrong_rules(table.game):
        refused(f"standing(0, {rule!r})", table.standing, 0, rule)
    demand_same(before, answers(table), "bad input changed the table")
    demand(told == (len(table.log), len(table.events)), "bad input left a trace in the log")
    demand(not table._standing, "a bad standing answer stands")


# records


def wrong_records(table: Table, dice: Random) -> None:
    """Records that were cut, edited, forged or made by another version are refused with BadRecord or lawful."""
    text = table.record().dumps()
    for at in {0, 1, len(text) // 3, len(text) // 2, len(text) - 2, len(text) - 1}:
        bad_record(f"a record cut after {at} characters", text[:at])
        bad_record(f"a record cut after {at} bytes", text.encode()[:at])
    for wrong in NO_RECORDS:
        bad_record(f"the record {wrong!r}", wrong)
    for what, content in edits(json.loads(text), dice):
        bad_record(f"a record with {what} and the old check sum", json.dumps(content))
        refused(f"a record with {what}", londinium.replay, forged(content))
    content = json.loads(text)
    patience = Patience()
    for path in paths(content, 1):
        for wrong in (*NOTHING_RIGHT, GONE):
            changed = changed_at(content, path, wrong)
            what = f"a record whose {path[0]} is {'gone' if wrong is GONE else repr(wrong)}"
            refused_or_lawful(what, dice, patience, londinium.replay, forged(changed))
    if content["moves"]:
        for wrong in (*NOTHING_RIGHT, [0], [0, str(table.game.moves[0]), 0], ["0", "x"], [99, "x"], [0, None], [0, []]):
            changed = changed_at(content, ("moves", 0), wrong)
            refused(f"a record whose first move is {wrong!r}", londinium.replay, forged(changed))


def bad_record(what: str, text: Any) -> None:
    problem = refused(what, londinium.replay, text)
    demand(isinstance(problem, BadRecord), f"{what} is refused with {type(problem).__name__}, not BadRecord")


def forged(content: Mapping[str, Any]) -> str:
    """A record whose check sum fits what was made of it."""
    rest = {name: value for name, value in content.items() if name != "check"}
    return json.dumps({**rest, "check": check_of(rest)})


def edits(content: dict[str, Any], dice: Random) -> Iterator[tuple[str, dict[str, Any]]]:
    """A record changed in one thing that makes it another game."""
    yield "a newer format", {**content, "format": FORMAT + 1}
    yield "other rules", {**content, "rules_version": content["rules_version"] + 1}
    yield "other data", {**content, "data": {"hash": "0" * 32}}
    yield "another end", {**content, "ends": "0" * 32}
    if content["seed"] is not None:
        digit = f"{int(content['seed'][-1], 16) ^ 1:x}"
        yield "another seed", {**content, "seed": content["seed"][:-1] + digit}
        yield "neither seed nor start", {**content, "seed": None}
    if content["moves"]:
        at = dice.randrange(len(content["moves"]))
        seat, notation = content["moves"][at]
        yield "a move too few", {**content, "moves": content["moves"][:-1]}
        yield "a move of nobody", changed_at(content, ("moves", at), [99, notation])
        yield "an unknown move", changed_at(content, ("moves", at), [seat, "no such move"])
    yield "too many players", {**content, "players": 99, "start": None, "seed": "0" * 32}


# snapshots


def wrong_snapshots(table: Table, dice: Random) -> int:
    """A snapshot changed in any one thing is refused, or is a lawful position; how many changes were tried."""
    content = json.loads(json.dumps(table.snapshot()))
    game = table.game
    for nothing in NO_SNAPSHOTS:
        refused(f"the snapshot {nothing!r}", game.restore, nothing)
    for name, wrong in {
        "no-such-thing": 1,
        "game": "no-such-game",
        "format": content["format"] + 1,
        "rules_version": content["rules_version"] + 1,
        "data": {"hash": "0" * 32},
    }.items():
        refused(f"a snapshot with {name} {wrong!r}", game.restore, {**content, name: wrong})
    seeded = {name: value for name, value in content.items() if name != "stream"}
    for seed in NO_SEEDS:
        refused(f"a snapshot with seed {seed!r}", game.restore, {**seeded, "seed": seed})
    patience = Patience()
    tried = [(path, wrong) for path in paths(content, 3) for wrong in wrongs_for(at_path(content, path))]
    for path, wrong in dice.sample(tried, min(SNAPSHOT_CHANGES * EFFORT, len(tried))):
        changed = changed_at(content, path, wrong)
        what = f"a snapshot whose {'.'.join(map(str, path))} is {'gone' if wrong is GONE else repr(wrong)}"
        if not refused_or_lawful(what, dice, patience, game.restore, changed):
            twice_wrong(game, changed, what, dice, patience)
    return len(tried)


def twice_wrong(game: Game, content: dict[str, Any], what: str, dice: Random, patience: Patience) -> None:
    """What can be changed lawfully is changed in one more place."""
    path = dice.choice(list(paths(content, 3)))
    wrong = dice.choice(wrongs_for(at_path(content, path)))
    also = f"{what}, and {'.'.join(map(str, path))} is {'gone' if wrong is GONE else repr(wrong)}"
    refused_or_lawful(also, dice, patience, game.restore, changed_at(content, path, wrong))


def paths(content: Any, depth: int, so_far: Path = ()) -> Iterator[Path]:
    """The places in a JSON object, down to a depth."""
    if so_far:
        yield so_far
    if depth and isinstance(content, dict):
        for key, value in content.items():
            yield from paths(value, depth - 1, (*so_far, key))
    elif depth and isinstance(content, list):
        for index, value in enumerate(content):
            yield from paths(value, depth - 1, (*so_far, index))


def at_path(content: Any, path: Path) -> Any:
    for step in path:
        content = content[step]
    return content


def changed_at(content: Any, path: Path, value: Any) -> Any:
    """A copy with another value, or with nothing, in one place."""
    changed = copy.deepcopy(content)
    place = at_path(changed, path[:-1])
    if value is GONE:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return changed


def wrongs_for(value: Any) -> list[Any]:
    """What could stand in a value's place by mistake or by malice."""
    found: list[Any] = [GONE, None, True, -1, 0, 255, 256, 2**31, 2**70, 1.5, "", "no such thing", [], {}, [[]]]
    if type(value) is int:
        found += [value + 1, value - 1, str(value), [value]]
    elif isinstance(value, str):
        found += [value + "x", value.upper(), [value]]
    elif isinstance(value, list):
        found += [value + value[-1:], value[:-1], value[::-1], [*value, None], [None] * len(value), value * 30]
    elif isinstance(value, dict):
        found += [{**value, "no-such": 1}, dict.fromkeys(value), {str(i): i for i in range(40)}]
    return found


def a_position(setup: Setup, seed: int, moves: int) -> Table:
    """The table of a random game after so many moves; −1 is its end."""
    last = length_of(setup, seed) - 1
    wanted = min(moves, last) if moves >= 0 else last
    return next(table for number, table in enumerate(random_game(setup, seed)) if number == wanted)
