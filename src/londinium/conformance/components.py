"""The checks of component data: ours loads, a wrong file is refused with its line, another plays beside ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import londinium
from londinium.conformance.base import EFFORT, Broken, Setup, answers, choice, demand, demand_same, dice_for
from londinium.conformance.mistakes import Patience, lawful
from londinium.core.data import SOURCES, DataSet
from londinium.core.errors import BadData
from londinium.core.game import Game
from londinium.core.table import Table

CHANGES = 120
OTHERS = 3
ENTRY = re.compile(r"\s*\[")
VALUE = re.compile(r'(\s*"?[\w-]+"?\s*=\s*)(\S.*)')
NUMBER = re.compile(r"-?\b\d+\b")


def our_text(game: Game) -> str:
    return game.data_file.read_text(encoding="utf-8")


def ours(game: Game) -> None:
    """The file we ship loads, however it is named, always with the same hash, and says where its facts come from."""
    own = game.data()
    demand(own.ours, f"{game.id} does not know its own data")
    for source in (our_text(game), own.content, game.data_file, str(game.data_file)):
        found = game.data(source)
        demand(found.hash == own.hash and found.ours, f"{game.id}: the same data has another hash, read another way")
    demand(bool(own.sources()), f"{game.id}: no entry says where it comes from")
    demand(set(own.sources()) <= set(SOURCES), f"{game.id}: an entry has an unknown source")


def changes(text: str) -> Iterator[tuple[str, str]]:
    """Data files with one thing wrong, or perhaps wrong: a number, a word, a key, a source, an entry."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if re.match(r"\s*\[\[", line):
            end = next((i for i in range(at + 1, len(lines)) if ENTRY.match(lines[i])), len(lines))
            yield f"without the entry of line {at + 1}", "\n".join(lines[:at] + lines[end:])
            yield f"with the entry of line {at + 1} twice", "\n".join(lines[:end] + lines[at:])
            yield (
                f"with an unknown key after line {at + 1}",
                "\n".join([*lines[: at + 1], "no-such-key = 1", *lines[at + 1 :]]),
            )
        found = VALUE.fullmatch(line)
        if found is None:
            continue
        yield f"without line {at + 1}", "\n".join(lines[:at] + lines[at + 1 :])
        for value in wrong_values(found[2]):
            yield f"with {value} in line {at + 1}", "\n".join([*lines[:at], found[1] + value, *lines[at + 1 :]])


def wrong_values(value: str) -> Iterator[str]:
    for number in NUMBER.finditer(value):
        for wrong in ("1000000", "-1", "1.5", "99999999999999999999"):
            yield value[: number.start()] + wrong + value[number.end() :]
    yield '"no such thing"'
    yield "[]"
    yield "true"


def wrong_files(game: Game) -> int:
    """A wrong data file is refused with BadData and a line, or is lawful after all; how many were tried."""
    dice = dice_for("components", game.id)
    tried = list(changes(our_text(game)))
    chosen = dice.sample(tried, min(CHANGES * EFFORT, len(tried)))
    patience = Patience()
    for what, text in chosen:
        try:
            data = game.data(text)
        except BadData as problem:
            demand(" " in str(problem), f"{game.id} refuses data {what} without a sentence: {problem!r}")
            demand(
                problem.line is not None or what.startswith("without"),
                f"{game.id} refuses data {what} without a line: {problem}",
            )
        except Exception as problem:
            raise Broken(f"data of {game.id} {what} gets {type(problem).__name__}: {problem}") from problem
        else:
            plays(game, data, what, dice, patience)
    return len(chosen)


def plays(game: Game, data: DataSet, what: str, dice: Random, patience: Patience) -> None:
    try:
        lawful(game.table(dice.choice(game.players), dice.getrandbits(64), data=data), dice, patience)
    except Exception as problem:
        raise Broken(
            f"data of {game.id} {what} was accepted, and then: {type(problem).__name__}: {problem}"
        ) from problem


def others(game: Game) -> list[DataSet]:
    """Some lawful data sets that are not ours: a number a little higher or lower, and a fact from another source."""
    text = our_text(game)
    lines = text.splitlines()
    found: list[DataSet] = []
    for at, line in enumerate(lines):
        value = VALUE.fullmatch(line)
        if value is None or len(found) >= OTHERS - 1:
            continue
        for number in NUMBER.finditer(value[2]):
            for near in (int(number[0]) + 1, int(number[0]) - 1):
                changed = f"{value[1]}{value[2][: number.start()]}{near}{value[2][number.end() :]}"
                try:
                    found.append(game.data("\n".join([*lines[:at], changed, *lines[at + 1 :]])))
                except BadData:
                    continue
                break
    for source, other in (("rulebook", "reconstructed"), ("reconstructed", "published"), ("published", "rulebook")):
        if f'"{source}"' in text:
            found.append(game.data(text.replace(f'"{source}"', f'"{other}"', 1)))
            break
    demand(bool(found), f"{game.id}: no other data set is lawful, not even one with another source")
    return found


def beside_ours(setup: Setup) -> None:
    """A table with other data plays beside one with ours; its record carries the data and replays."""
    for data in others(setup.game):
        demand(not data.ours and data.hash != setup.game.data().hash, f"{setup}: other data counts as ours")
        alone = play_all(setup.table(1), dice_for(setup))
        mine, theirs = setup.table(1), setup.table(1, data)
        dice, others_dice = dice_for(setup), dice_for("others", setup)
        while not (mine.over and theirs.over):
            for table, its_dice in ((mine, dice), (theirs, others_dice)):
                if not table.over:
                    table.play(*choice(table, its_dice))
        demand_same(answers(alone), answers(mine), f"{setup}: other data at another table changed ours")
        record = theirs.record()
        demand(record.data == {"hash": data.hash, "content": data.content}, f"{setup}: a record lacks its own data")
        demand("content" not in mine.record().data, f"{setup}: a record carries data that is ours")
        for again in (londinium.replay(record.dumps()), setup.game.restore(theirs.snapshot())):
            demand_same(answers(theirs), answers(again), f"{setup}: a table with other data does not come back")
            demand(again.data.hash == data.hash, f"{setup}: a table with other data comes back with ours")


def play_all(table: Table, dice: Random) -> Table:
    while not table.over:
        table.play(*choice(table, dice))
    return table
