"""The checks that need a whole game, many imagined positions or many games: each raises Broken with a sentence."""

from __future__ import annotations

import ast
import json
from collections import Counter
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from statistics import NormalDist
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from londinium.conformance.base import (
    SPECTATOR,
    Broken,
    Setup,
    Viewer,
    demand,
    dice_for,
    play_out,
    random_game,
    someone_can_go_on,
    text_of,
    view_text,
    viewers,
)
from londinium.conformance.checks import another_world
from londinium.core import errors
from londinium.core.fields import fields, fingerprint
from londinium.core.game import Game, Playouts
from londinium.core.table import Table

IMAGINED = 2000
SUSPICION = 1e-6  # how unlikely chance may be before it is called a bias
MOST_MOVES = 1024  # what a State can list at once
NOT_IN_RULES = {"random", "secrets", "time", "datetime", "uuid", "os"}  # what makes two runs of one game differ
BULK_GAMES = 200
BULK_REPLAYED = 3


def ends(setup: Setup, seed: int, stride: int = 1) -> int:
    """Random play ends within the bound, is never stuck, can be restored at one step in so many; its decisions."""
    count = -1
    for table in random_game(setup, seed):
        someone_can_go_on(table)
        count += 1
        if (count + seed) % stride == 0 or table.over:
            can_be_restored(table, f"{setup}: step {count}")
    return count


def can_be_restored(table: Table, where: str) -> None:
    """A position that was reached is one that a snapshot may name."""
    try:
        restored = table.game.restore(json.loads(json.dumps(table.snapshot())))
    except errors.BadSnapshot as problem:
        raise Broken(f"{where} cannot be restored: {problem}") from None
    demand(fingerprint(restored.state) == fingerprint(table.state), f"{where} is restored otherwise")


def at_every_step(setup: Setup, seed: int) -> int:
    """At every step of a game its snapshot restores it, and nobody's view or moves show what they cannot know.

    The checks of a single position ask for more, at some of them.
    """
    dice = dice_for("every step", setup, seed)
    count = 0
    for table in random_game(setup, seed):
        can_be_restored(table, f"{setup}: step {count}")
        for viewer in viewers(table):
            world = another_world(table, viewer, dice)
            same = view_text(world, viewer) == view_text(table, viewer)
            demand(same, f"{setup}: the view of {viewer} at step {count} shows what it cannot know")
            if viewer is not None:
                demand(world.moves(viewer) == table.moves(viewer), f"{setup}: the moves of {viewer} at step {count} do")
        count += 1
    return count


def past_copies(setup: Setup, seed: int) -> None:
    """Every clone of a past position is at the end of the game what it was, though others of them were played."""
    dice = dice_for("copies", setup, seed)
    kept = []
    for table in random_game(setup, seed):
        kept.append((table.state.clone(), fingerprint(table.state)))
        if dice.random() < 0.1:
            play_out(kept[-1][0].clone(), setup.bound, dice)
    for number, (state, mark) in enumerate(kept):
        demand(fingerprint(state) == mark, f"{setup}: the clone made after {number} moves was changed by later play")


# imagining what others hide


def hidden_hands_are_redrawn(setup: Setup, deals: int = 6, imagined: int = 20) -> int:
    """What the deal shows to one seat alone is imagined otherwise by all others; how many such things there are.

    Without this a game could pass the test of secrets by never drawing anew what it then shows to everybody.
    """
    tables = [setup.table(seed) for seed in range(deals)]
    found = 0
    for owner in range(setup.players):
        for key in dealt_in_secret(tables, owner):
            found += 1
            for viewer in viewers(tables[0]):
                if viewer != owner:
                    seen = {text_of(view[key]) for view in imagined_views(tables[0], viewer, owner, imagined)}
                    demand(len(seen) > 1, f"{setup}: {key!r} of seat {owner} is hidden; {viewer} imagines it as it is")
    return found


def dealt_in_secret(tables: list[Table], owner: int) -> list[str]:
    """The keys of a seat's first view that depend on the deal and cannot be read in a spectator's view."""
    views = [table.view(owner) for table in tables]
    public = [text_of(table.view(None)) for table in tables]
    return [
        key
        for key, value in views[0].items()
        if isinstance(value, (list, dict, str))
        and len({text_of(view[key]) for view in views}) > 1
        and not any(text_of(view[key]) in shown for view, shown in zip(views, public, strict=True))
    ]


def imagined_views(table: Table, viewer: Viewer, owner: int, imagined: int) -> Iterator[dict[str, Any]]:
    """The owner's view in positions that somebody else imagines."""
    seat = SPECTATOR if viewer is None else viewer
    for seed in range(imagined):
        yield table.game.view_of(table.state.imagine(seat, seed), owner)


# imagining without bias


def unbiased(table: Table, viewer: Viewer, imagined: int = IMAGINED) -> int:
    """Wherever imagining only moves hidden things around, each is equally likely in each place; how many places.

    Places are entries of arrays. Those that vary over the same values are one group; if the values of a group are the
    same in every imagined position, whatever their order, then each place must hold each value as often as it is there.
    Ones among nothing are left out: such an array counts things by kind, and one kind may be likelier. A game that
    hides counts compares them with the exact chances in tests of its own, as Key to the City does.
    """
    seat = SPECTATOR if viewer is None else viewer
    truth = slots(table.state)
    rows = [slots(table.state.imagine(seat, seed)) for seed in range(imagined)]
    loose: dict[frozenset[int], list[tuple[str, int]]] = {}
    samples = {name: np.array([row[name] for row in rows], np.int64) for name in truth}
    places = 0
    for name, drawn in samples.items():
        for values, columns in groups(drawn).items():
            group = [(name, column) for column in columns]
            if values == {0, 1}:
                continue
            if moves_around(drawn[:, columns]):
                places += even(drawn[:, columns], [truth[name][column] for column in columns], f"{name} for {viewer}")
            else:
                loose.setdefault(values, []).extend(group)
    for group in loose.values():
        drawn = np.stack([samples[name][:, column] for name, column in group], axis=1)
        if moves_around(drawn):
            names = ", ".join(sorted({name for name, _ in group}))
            places += even(drawn, [truth[name][column] for name, column in group], f"{names} for {viewer}")
    return places


def slots(state: Any) -> dict[str, list[int]]:
    """The arrays of a State, but for its random stream."""
    return {name: value for name, value in fields(state).items() if isinstance(value, list) and name != "stream"}


def groups(drawn: NDArray[np.int64]) -> dict[frozenset[int], list[int]]:
    """The columns that vary, by the values they vary over."""
    found: dict[frozenset[int], list[int]] = {}
    for column in range(drawn.shape[1]):
        values = frozenset(np.unique(drawn[:, column]).tolist())
        if len(values) > 1:
            found.setdefault(values, []).append(column)
    return found


def moves_around(drawn: NDArray[np.int64]) -> bool:
    """Whether every row has the same values, in any order."""
    ordered = np.sort(drawn, axis=1)
    return bool((ordered == ordered[0]).all())


def even(drawn: NDArray[np.int64], truth: list[int], where: str) -> int:
    """Compare how often each value was in each place with how often chance alone would put it there."""
    rows, places = len(drawn), len(truth)
    values = Counter(drawn[0].tolist())
    demand(values == Counter(truth), f"imagining loses or invents pieces: {where} has {values}, not {Counter(truth)}")
    surprise = 0.0
    for value, copies in values.items():
        expected = rows * copies / places
        surprise += float((((drawn == value).sum(axis=0) - expected) ** 2 / expected).sum())
    # what is in one place is in no other, which makes chance a little livelier than in a table of free draws
    surprise *= (places - 1) / places
    limit = chance_limit((places - 1) * (len(values) - 1))
    demand(
        surprise <= limit, f"imagining is biased: {where} has chi-square {surprise:.0f}; chance stays below {limit:.0f}"
    )
    return places


def chance_limit(freedom: int) -> float:
    """What a chi-square with so many degrees of freedom exceeds only with probability SUSPICION (Wilson–Hilferty).

    >>> round(chance_limit(10))
    48
    """
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + NormalDist().inv_cdf(1 - SUSPICION) * spread**0.5) ** 3)


# many games at once


def bulk(setup: Setup, seed: int) -> None:
    """Bulk playouts are the same for the same seed, stay within the bound, share out at most one victory a game, and
    are what the same loop over the doors of a State gives."""
    results = run_bulk(setup, BULK_GAMES, seed)
    again = run_bulk(setup, BULK_GAMES, seed)
    for name, one in vars(results).items():
        demand(bool((one == getattr(again, name)).all()), f"{setup}: {name} differ for the same seed")
    demand(bool((results.payoffs >= 0).all()), f"{setup}: a payoff is negative")
    demand(bool((results.payoffs.sum(axis=1) <= 1 + 1e-9).all()), f"{setup}: payoffs of a game sum to more than 1")
    demand(int(results.decisions.max()) <= setup.bound, f"{setup}: a game has more decisions than its bound")
    demand(int(results.decisions.min()) > 0 and int(results.rounds.min()) > 0, f"{setup}: a game without decisions")
    slowly = play_slowly(setup, BULK_REPLAYED, seed)
    for game, row in enumerate(slowly):
        fast = (
            results.payoffs[game].tolist(),
            results.points[game].tolist(),
            int(results.decisions[game]),
            int(results.rounds[game]),
        )
        demand(fast == row, f"{setup}: game {game} in bulk is {fast} and move by move {row}")


def run_bulk(setup: Setup, games: int, seed: int) -> Playouts:
    return setup.game.playouts(games, setup.players, seed, dict(setup.options))


def plain_rules() -> ModuleType:
    """The engine's state.py as plain Python, compiled or not: the parts of its random stream can then be called."""
    spec = spec_from_file_location("londinium_plain_state", Path(errors.__file__).parent / "state.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def play_slowly(setup: Setup, games: int, seed: int) -> list[tuple[list[float], list[int], int, int]]:
    """What bulk playouts do, through the doors of a State."""
    chance = plain_rules().Stream()
    high, low = divmod(seed, 1 << 64)
    chance.sow(low, high)
    state = setup.table(0).state
    found = []
    for _ in range(games):
        low = chance.word()
        state.begin(low, chance.word())
        count = 0
        while not state.over:
            legal = state.legal()
            state.apply(legal[chance.draw(len(legal))])
            count += 1
        seats = range(setup.players)
        found.append(([state.payoff(s) for s in seats], [state.points(s) for s in seats], count, state.round))
    return found


# the action space


def action_space(game: Game) -> None:
    """The space is small; every move is found again by its id, its notation and its JSON; no two are written alike."""
    demand(0 < len(game.moves) < MOST_MOVES, f"{game.id} has {len(game.moves)} moves; a learner's mask should be small")
    notations = [str(move) for move in game.moves]
    demand(len(set(notations)) == len(notations), f"{game.id}: two moves have the same notation")
    for id, move in enumerate(game.moves):
        demand(move.id == id, f"{game.id}: move {move.id} stands in the place of {id}")
        for written in (id, str(move), move.json(), move, f"  {str(move).upper()} "):
            demand(game.move(written) is move, f"{game.id}: {written!r} does not lead back to move {id}")


# the source


def no_other_chance(game: Game) -> None:
    """The files of a game import nothing that differs from run to run, and do not call hash()."""
    for path in sorted(game.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "hash":
                raise Broken(f"{game.id}: {path.name} calls hash(), which differs from run to run")
            bad = {name.split(".")[0] for name in names} & NOT_IN_RULES
            demand(not bad, f"{game.id}: {path.name} imports {', '.join(sorted(bad))}, which differs from run to run")
