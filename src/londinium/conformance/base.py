"""What every check stands on: the tables to check, random play on them, and how a broken promise is reported.

No game is named here or in any other module of this folder: a game is checked by being registered.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

import numpy as np

from londinium.core.errors import BadOption, IllegalMove
from londinium.core.events import Event
from londinium.core.fields import fields, fingerprint
from londinium.core.game import Game
from londinium.core.observing import Layout, Observed
from londinium.core.options import Value
from londinium.core.state import State
from londinium.core.table import Table

MOST_OPTION_SETS = 12  # a player count with more has them sampled so that every pair of values occurs
EFFORT = 10 if os.environ.get("LONDINIUM_NIGHTLY") else 1

SPECTATOR = -1  # the seat that State.imagine takes for somebody who has none

Viewer = int | None  # a seat, or None for a spectator
Pair = tuple[tuple[int, int], tuple[int, int]]  # two options, each with the place of a value among its choices
Check = Callable[[Table, Random], None]  # looks at a table without changing it; raises Broken


class Broken(AssertionError):
    """A promise of the contract that was not kept, in a sentence."""


class DeadEnd(Broken):
    """A seat owes a choice and has none, or nobody owes one although the game goes on."""


class Endless(Broken):
    """A game went on longer than its bound."""


def demand(kept: bool, sentence: str) -> None:
    """Raise Broken with the sentence if a promise was not kept."""
    if not kept:
        raise Broken(sentence)


# which tables


@dataclass(frozen=True)
class Setup:
    """One way to sit down to a game: how many play, with which options, and under which rules if not the newest."""

    game: Game
    players: int
    options: tuple[tuple[str, Value], ...] = ()
    rules_version: int | None = None

    def table(self, seed: int, data: Any = None) -> Table:
        return self.game.table(self.players, seed, dict(self.options), data, self.rules_version)

    @property
    def bound(self) -> int:
        return self.game.bound(self.players, self.table(0).options)

    def __str__(self) -> str:
        rules = [] if self.rules_version is None else [f"rules={self.rules_version}"]
        return "-".join([self.game.id, str(self.players), *(f"{name}={value}" for name, value in self.options), *rules])


def allowed(setup: Setup) -> bool:
    """Whether the options go together for so many players."""
    try:
        setup.table(0)
    except BadOption:
        return False
    return True


def choices_of(game: Game, players: int) -> dict[str, list[Value]]:
    """The values each option can have for so many players, the default first."""
    found: dict[str, list[Value]] = {}
    for option in game.options:
        others = [
            value for value in option.choices if value != option.default or type(value) is not type(option.default)
        ]
        found[option.name] = [
            value for value in (option.default, *others) if allowed(Setup(game, players, ((option.name, value),)))
        ]
    return found


def setups_for(game: Game, players: int, every: bool) -> list[Setup]:
    """The option sets for so many players, the default first."""
    choices = choices_of(game, players)
    sets = [tuple(zip(choices, values, strict=True)) for values in product(*choices.values())]
    if not every and len(sets) > MOST_OPTION_SETS:
        sets = pairwise(choices)
    found = [Setup(game, players, one) for one in sets]
    return [found[0], *(setup for setup in found[1:] if allowed(setup))]


def pairwise(choices: Mapping[str, list[Value]]) -> list[tuple[tuple[str, Value], ...]]:
    """Few option sets in which any two values of any two options meet; the first has the defaults.

    >>> rows = pairwise({"a": [0, 1, 2], "b": [0, 1, 2], "c": [0, 1, 2]})
    >>> rows[0], len(rows) < 27
    ((('a', 0), ('b', 0), ('c', 0)), True)
    """
    names = list(choices)
    pairs = {
        ((a, i), (b, j))
        for a, b in combinations(range(len(names)), 2)
        for i in range(len(choices[names[a]]))
        for j in range(len(choices[names[b]]))
    }
    rows: list[list[int]] = []
    row = [0] * len(names)
    while True:
        rows.append(row)
        pairs -= set(combinations(enumerate(row), 2))
        if not pairs:
            break
        row = widest(min(pairs), pairs, [len(choices[name]) for name in names])
    return [tuple((names[i], choices[names[i]][value]) for i, value in enumerate(one)) for one in rows]


def widest(
    first: tuple[tuple[int, int], tuple[int, int]],
    pairs: set[tuple[tuple[int, int], tuple[int, int]]],
    sizes: list[int],
) -> list[int]:
    """A row that has the first pair and, option by option, as many of the others as it can."""
    row = dict(first)
    for at, size in enumerate(sizes):
        if at not in row:
            news = [sum(tuple(sorted(((at, value), there))) in pairs for there in row.items()) for value in range(size)]
            row[at] = news.index(max(news))
    return [row[at] for at in range(len(sizes))]


@cache
def setups(game: Game, every: bool | None = None) -> tuple[Setup, ...]:
    """Every player count with every option set, or with enough of them (see MOST_OPTION_SETS).

    >>> import londinium
    >>> [str(setup) for setup in setups(londinium.games()[0])][:1]
    ['...-2...']
    """
    every = EFFORT > 1 if every is None else every
    return tuple(setup for players in game.players for setup in setups_for(game, players, every))


@cache
def earlier_setups(game: Game) -> tuple[Setup, ...]:
    """The same under each earlier version of the rules under which games are still played; by day one in four."""
    versions = range(game.oldest_rules, game.rules_version)
    found = [replace(setup, rules_version=version) for version in versions for setup in setups(game)]
    return tuple(found if EFFORT > 1 else found[::4])


def plain_setups(game: Game) -> tuple[Setup, ...]:
    """Every player count with the default options."""
    return tuple(setups_for(game, players, every=False)[0] for players in game.players)


# random play


def dice_for(*what: object) -> Random:
    """Dice that fall the same way in every process."""
    return Random(" ".join(map(str, what)))


def viewers(table: Table) -> tuple[Viewer, ...]:
    """Everyone who may look: the seats and a spectator."""
    return (*range(table.players), None)


def seats_of(bits: int) -> list[int]:
    return [seat for seat in range(bits.bit_length()) if bits >> seat & 1]


def choice(table: Table, dice: Random) -> tuple[int, int]:
    """Any seat that owes, and the id of any of its moves; DeadEnd if there is none."""
    someone_can_go_on(table)
    seat = dice.choice(table.to_act)
    return seat, dice.choice(table.state.legal(seat))


def someone_can_go_on(table: Table) -> None:
    """Whoever owes a choice has one; unless the game is over somebody owes one; then nobody does."""
    state = table.state
    owing = table.to_act
    if table.over != state.over or owing != tuple(seats_of(state.waiting)):
        raise Broken(f"the table says {owing} must choose, over: {table.over}; the state says otherwise")
    if table.over:
        demand(not owing, f"the game is over and {owing} still owe a choice")
        demand(state.actor == -1, f"the game is over and seat {state.actor} is to act")
    elif not owing:
        raise DeadEnd("the game is not over and nobody owes a choice")
    else:
        demand(state.actor == owing[0], f"the first that owes is {owing[0]}, but the actor is {state.actor}")
    for seat in range(table.players):
        legal = state.legal(seat)
        if seat in owing and not legal:
            raise DeadEnd(f"seat {seat} owes a choice and has no move")
        demand(seat in owing or not legal, f"seat {seat} owes nothing and has moves {legal}")
        demand(len(set(legal)) == len(legal), f"a move of seat {seat} is listed twice: {legal}")


def play_listed(table: Table, seat: int, move: int) -> list[Event]:
    """Play a move that is in `moves()`: it must be accepted."""
    try:
        return table.play(seat, move)
    except IllegalMove as problem:
        raise Broken(f"{table.game.moves[move]} of seat {seat} is in moves(); play() refuses it: {problem}") from None


def random_game(setup: Setup, seed: int, data: Any = None) -> Iterator[Table]:
    """The same table before each decision of a random game and once more at its end; Endless past the bound."""
    dice = dice_for(setup, seed)
    table = setup.table(dice.getrandbits(128), data)
    bound = setup.bound
    for _ in range(bound + 1):
        within_limits(table)
        yield table
        if table.over:
            return
        play_listed(table, *choice(table, dice))
    raise Endless(f"{setup}: the game has more than {bound} decisions, its bound")


def within_limits(table: Table) -> None:
    """No number has left its lawful limits: a counter that went below 0 would be 255 when compiled."""
    state, limits = table.state, table.game.limits(table.state)
    for name in arrays_of(state):
        demand(name in limits, f"the game does not say between which limits {name} must stay")
    for name, (least, most, *nothing) in limits.items():
        value = getattr(state, name)
        numbers = value if isinstance(value, (list, bytes, bytearray)) else [value]
        some = [number for number in numbers if number not in nothing] if nothing else numbers
        if some and not least <= min(some) <= max(some) <= most:
            raise Broken(f"{name} is {list(numbers)}; it goes from {least} to {most}")


ARRAYS: dict[type[State], tuple[str, ...]] = {}


def arrays_of(state: State) -> tuple[str, ...]:
    """The fields of a State that hold several numbers; its stream of chance has no limits."""
    if type(state) not in ARRAYS:
        several = [name for name, value in fields(state).items() if isinstance(value, list)]
        ARRAYS[type(state)] = tuple(name for name in several if name != "stream")
    return ARRAYS[type(state)]


@cache
def length_of(setup: Setup, seed: int) -> int:
    """How many positions that random game has."""
    return sum(1 for _ in random_game(setup, seed))


def play_out(state: State, bound: int, dice: Random) -> None:
    """Play a State at random to the end, which must come within the bound."""
    for _ in range(bound + 1):
        if state.over:
            return
        legal = state.legal()
        if not legal:
            raise DeadEnd(f"seat {state.actor} owes a choice and has no move")
        state.apply(dice.choice(legal))
    raise Endless(f"a game has more than {bound} decisions, its bound")


def walk(setup: Setup, seed: int, checks: Mapping[str, Check], times: Mapping[str, int]) -> Counter[str]:
    """Play a random game and make each check at so many of its positions, if it has them; how often each was made."""
    length = length_of(setup, seed)
    dice = dice_for("walk", setup, seed)
    chosen = {name: set(dice.sample(range(length), min(times[name], length))) for name in checks}
    for at, table in enumerate(random_game(setup, seed)):
        for name, check in checks.items():
            if at in chosen[name]:
                untouched(check, table, dice)
    return Counter({name: len(positions) for name, positions in chosen.items()})


def walk_on(setup: Setup, checks: Mapping[str, Check], times: Mapping[str, int]) -> None:
    """The same, in one random game after another, until each check was made so many times (more by night)."""
    left = Counter({name: times[name] * EFFORT for name in checks})
    seed = 0
    while left := +left:
        left -= walk(setup, seed, {name: checks[name] for name in left}, left)
        seed += 1


def untouched(check: Check, table: Table, dice: Random) -> None:
    """Make a check that must leave the table as it is."""
    before = fingerprint(table.state), len(table.log), len(table.events)
    check(table, dice)
    after = fingerprint(table.state), len(table.log), len(table.events)
    demand(before == after, "what was done to a copy, or only asked of the table, has changed the table")


# two tables side by side


def text_of(content: Any) -> str:
    """JSON whose every byte counts, the order of keys too."""
    return json.dumps(content, ensure_ascii=False)


def view_text(table: Table, viewer: Viewer) -> str:
    return text_of(table.view(viewer))


@cache
def layout_of(game: Game, players: int, options: tuple[tuple[str, Value], ...]) -> Layout:
    return game.layout(players, dict(options))


def layout_at(table: Table) -> Layout:
    return layout_of(table.game, table.players, tuple(table.options.items()))


def observation(table: Table, seat: int) -> Observed:
    """What a seat may know, as the environments give it."""
    row = np.full(layout_at(table).size, -2, np.int16)
    demand(table.state.observe(seat, row) == len(row), "an observation has another length than its layout says")
    return row


def event_text(events: list[Event], viewer: Viewer) -> str:
    return text_of([event.json(viewer) for event in events])


def answers(table: Table) -> dict[str, str]:
    """Every answer a table gives about the present."""
    found = {"state": fingerprint(table.state), "to_act": text_of(table.to_act), "over": text_of(table.over)}
    for viewer in viewers(table):
        found[f"view of {viewer}"] = view_text(table, viewer)
    for seat in range(table.players):
        found[f"moves of {seat}"] = text_of([move.id for move in table.moves(seat)])
    found["scores"] = text_of([asdict(score) for score in table.scores()])
    found["ranking"] = text_of([asdict(rank) for rank in table.ranking()])
    return found


def demand_same(one: Mapping[str, str], other: Mapping[str, str], sentence: str) -> None:
    """Raise Broken with the first answer in which two tables differ."""
    for name in one:
        if one[name] != other.get(name):
            raise Broken(f"{sentence}: {name} was {shorten(one[name])} and is {shorten(other.get(name, 'missing'))}")


def shorten(text: str) -> str:
    return text if len(text) <= 400 else f"{text[:400]}…"
