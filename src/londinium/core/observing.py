"""Layouts: which number of an observation stands for what, said once; the rules of each game write the numbers.

A game lists its fields in the order in which its rules write them (`rules/observed.py`). From that list come the size
of an observation, its bounds, its documentation, the way back to words, and its second form as rows of pieces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from londinium.core.errors import BadBuffer
from londinium.core.sizes import MOST_CELLS, MOST_SHOWN

NUMBER, FLAG, ONE_OF, SET, COUNTS, INDEX = "number", "flag", "one of", "set", "counts", "index"
UNKNOWN = -1  # what a field of numbers holds where the seat may not know
ANYWHERE = "table"  # the name of all that belongs to no row
SEAT = "seat"
Labels = tuple[str, ...]
Axes = Mapping[str, Labels]
Observed = NDArray[np.int16]


class Field(msgspec.Struct, frozen=True):
    """One entry of an observation: its cells are in the order of its axes, the last one first to change."""

    name: str
    kind: str
    axes: Labels
    said: str  # what it means, in words
    least: int = 0
    most: int = 1
    of: str = ""  # for an index, the axis it points into
    usual: int = 0  # what a number seldom exceeds, where that is far from the most it can be


def number(name: str, *axes: str, most: int, said: str, least: int = 0, usual: int = 0) -> Field:
    """A count or an amount; −1 where it is not known, if that is its least."""
    return Field(name, NUMBER, axes, said, least, most, usual=usual)


def flag(name: str, *axes: str, said: str) -> Field:
    """0 or 1."""
    return Field(name, FLAG, axes, said)


def one_of(name: str, *axes: str, said: str) -> Field:
    """A cell for each entry of the last axis, 1 in at most one of them."""
    return Field(name, ONE_OF, axes, said)


def some_of(name: str, *axes: str, said: str) -> Field:
    """A cell for each entry of the last axis, 1 in any of them."""
    return Field(name, SET, axes, said)


def counts(name: str, *axes: str, most: int, said: str) -> Field:
    """A cell for each entry of the last axis: how many of it."""
    return Field(name, COUNTS, axes, said, 0, most)


def index(name: str, *axes: str, of: str, said: str) -> Field:
    """Which entry of another axis, counted from 1; 0 for none."""
    return Field(name, INDEX, axes, said, 0, MOST_SHOWN, of)


COMMON = (
    flag("over", said="whether the game has ended"),
    number("round", most=1000, usual=10, said="the round, hour or era, as the rules count it"),
    some_of("owes", SEAT, said="who owes a choice now"),
)


def seats_around(players: int) -> Labels:
    """What the seats are called from one of them: itself, then the others in the order in which they sit.

    >>> seats_around(3)
    ('me', 'me+1', 'me+2')
    """
    return ("me", *(f"me+{steps}" for steps in range(1, players)))


def numbered(count: int, first: int = 0) -> Labels:
    """Labels that are numbers."""
    return tuple(str(first + i) for i in range(count))


@dataclass(frozen=True)
class Placed:
    """A field with its place in an observation."""

    field: Field
    begin: int
    shape: tuple[int, ...]

    @property
    def end(self) -> int:
        return self.begin + prod(self.shape)


@dataclass(frozen=True)
class Rows:
    """The pieces of one kind as rows: where each is on its axes, then the cells of the observation that tell of it."""

    name: str
    axes: Labels
    columns: Labels
    places: NDArray[np.int16]  # a row's place on each axis: the same in every observation
    cells: NDArray[np.intp]  # which cell of the flat layout each further column is

    @property
    def shape(self) -> tuple[int, int]:
        return len(self.places), len(self.columns)

    def of(self, observations: Observed, out: Observed | None = None) -> Observed:
        """The rows of one observation, or of many."""
        count = len(self.axes)
        if out is None:
            out = np.empty((*observations.shape[:-1], *self.shape), np.int16)
        out[..., :count] = self.places
        out[..., count:] = observations[..., self.cells]
        return out


class Layout:
    """What each number of an observation is, for one game, so many players and some options.

    >>> import londinium
    >>> layout = londinium.game("kids-of-london").layout(players=3)
    >>> layout.size, layout["coins"].shape
    (174, (3,))
    """

    def __init__(self, fields: Sequence[Field], axes: Axes, rows: Mapping[str, Labels]) -> None:
        self.axes = dict(axes)
        self.kinds_of_rows = dict(rows)
        self.fields: dict[str, Placed] = {}
        begin = 0
        for field in (*COMMON, *fields):
            shape = tuple(len(self.axes[axis]) for axis in field.axes)
            self.fields[field.name] = placed = Placed(field, begin, shape)
            begin = placed.end
        self.size = begin
        if begin > MOST_CELLS:
            raise OverflowError(f"an observation of {begin} numbers is too long; MOST_CELLS is {MOST_CELLS}")

    def __getitem__(self, name: str) -> Placed:
        return self.fields[name]

    def __reduce__(self) -> tuple[Any, ...]:
        own = [placed.field for placed in self.fields.values()][len(COMMON) :]
        return Layout, (own, self.axes, self.kinds_of_rows)

    @cached_property
    def low(self) -> Observed:
        """The least each number can be."""
        return self.bounds("least")

    @cached_property
    def high(self) -> Observed:
        """The most each number can be."""
        return self.bounds("most")

    @cached_property
    def scale(self) -> NDArray[np.float32]:
        """What to multiply an observation with so that numbers usually lie between −1 and 1."""
        most = np.maximum(np.abs(self.low.astype(np.float32)), self.high)
        for placed in self.fields.values():
            if placed.field.usual:
                most[placed.begin : placed.end] = placed.field.usual
        found: NDArray[np.float32] = (1 / most).astype(np.float32)
        return found

    def bounds(self, which: str) -> Observed:
        found = np.zeros(self.size, np.int16)
        for placed in self.fields.values():
            field = placed.field
            most = len(self.axes[field.of]) if field.kind == INDEX else field.most
            found[placed.begin : placed.end] = field.least if which == "least" else most
        return found

    def parts(self, observation: Observed) -> dict[str, Observed]:
        """An observation field by field, each with its shape; nothing is copied."""
        self.check(observation)
        return {name: observation[one.begin : one.end].reshape(one.shape) for name, one in self.fields.items()}

    def check(self, observation: Any) -> None:
        if not isinstance(observation, np.ndarray) or observation.shape != (self.size,):
            given = getattr(observation, "shape", type(observation).__name__)
            raise BadBuffer(f"an observation here is an array of shape ({self.size},), not {given}")

    def explain(self, observation: Observed) -> dict[str, Any]:
        """An observation in words: a name for each thing that is one of several, None for what is not known.

        >>> import londinium, numpy
        >>> game = londinium.game("kids-of-london")
        >>> layout = game.layout(players=3)
        >>> row = numpy.zeros(layout.size, numpy.int16)
        >>> _ = game.restore({"players": 3, "character": "banker", "coins": [5, 2, 0]}).state.observe(1, row)
        >>> said = layout.explain(row)
        >>> said["character"], said["coins"], said["owes"]
        ('banker', [2, 0, 5], ['me', 'me+1', 'me+2'])
        """
        return {name: self.read(self.fields[name].field, part) for name, part in self.parts(observation).items()}

    def read(self, field: Field, cells: Observed) -> Any:
        last = field.kind in (ONE_OF, SET, COUNTS)
        if cells.ndim > last:
            return [self.read(field, part) for part in cells]
        if last:
            return read_row(field.kind, self.axes[field.axes[-1]], cells.tolist())
        value = int(cells)
        if field.kind == FLAG:
            return bool(value)
        if field.kind == INDEX:
            return self.axes[field.of][value - 1] if value else None
        return None if value == UNKNOWN == field.least else value

    # the second form

    @cached_property
    def rows(self) -> dict[str, Rows]:
        """The same numbers as rows of pieces: each field belongs to the kind of row that has the most of its axes."""
        found: dict[str, list[Placed]] = {}
        for placed in self.fields.values():
            found.setdefault(self.kind_of_row(placed.field), []).append(placed)
        kinds = {**{name: axes for name, axes in self.kinds_of_rows.items() if name in found}, ANYWHERE: ()}
        return {name: self.rows_of(name, axes, found.get(name, [])) for name, axes in kinds.items()}

    def kind_of_row(self, field: Field) -> str:
        begins = [name for name, axes in self.kinds_of_rows.items() if field.axes[: len(axes)] == axes]
        return max(begins, key=lambda name: len(self.kinds_of_rows[name]), default=ANYWHERE)

    def rows_of(self, name: str, axes: Labels, fields: Sequence[Placed]) -> Rows:
        sizes = [len(self.axes[axis]) for axis in axes]
        columns = [f"number of the {axis}" for axis in axes]
        cells: list[NDArray[np.intp]] = [np.zeros((prod(sizes), 0), np.intp)]
        for placed in fields:
            cells.append(np.arange(placed.begin, placed.end).reshape(prod(sizes), -1))
            columns += self.columns_of(placed, axes)
        places = np.array(list(product(*map(range, sizes))), np.int16).reshape(prod(sizes), len(axes))
        return Rows(name, axes, tuple(columns), places, np.concatenate(cells, axis=1))

    def columns_of(self, placed: Placed, axes: Labels) -> list[str]:
        rest = [self.axes[axis] for axis in placed.field.axes[len(axes) :]]
        return [" ".join([placed.field.name, *labels]) for labels in product(*rest)]

    # for the documentation

    def markdown(self) -> str:
        """A table of all fields."""
        lines = ["| cells | field | kind | by | from | to | what it is |", "|---|---|---|---|---|---|---|"]
        for placed in self.fields.values():
            field = placed.field
            cells = str(placed.begin) if placed.end == placed.begin + 1 else f"{placed.begin}–{placed.end - 1}"
            cells = cells if placed.end > placed.begin else "none"
            by = " × ".join(f"{axis} ({len(self.axes[axis])})" for axis in field.axes)
            most = len(self.axes[field.of]) if field.kind == INDEX else field.most
            kind = f"index of {field.of}" if field.kind == INDEX else field.kind
            lines.append(f"| {cells} | `{field.name}` | {kind} | {by} | {field.least} | {most} | {field.said} |")
        return "\n".join(lines)


def read_row(kind: str, labels: Labels, cells: list[int]) -> Any:
    found = {label: cell for label, cell in zip(labels, cells, strict=True) if cell}
    if kind == COUNTS:
        return found
    return next(iter(found), None) if kind == ONE_OF else list(found)
