"""Spaces: what Gymnasium's tools are told of observations and actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium import spaces

from londinium.core.errors import BadNumber
from londinium.core.observing import Layout, Observed
from londinium.envs.arrays import Array

FLAT, ENTITIES = "flat", "entities"
FORMS = (FLAT, ENTITIES)


def check_form(form: Any) -> str:
    if form not in FORMS:
        raise BadNumber(f"layout is one of {', '.join(FORMS)}, not {form!r}")
    return str(form)


def observation_space(layout: Layout, form: str) -> spaces.Space[Any]:
    """What is observed: one row of numbers, or rows of pieces by their kind."""
    if form == FLAT:
        return spaces.Box(layout.low, layout.high, dtype=np.int16)
    return spaces.Dict(
        {
            name: spaces.Box(rows.of(layout.low), rows.of(layout.high), dtype=np.int16)
            for name, rows in layout.rows.items()
        }
    )


def masked_space(layout: Layout, form: str, moves: int) -> spaces.Dict:
    """The same with the moves that are allowed."""
    return spaces.Dict(
        {"observation": observation_space(layout, form), "action_mask": spaces.Box(0, 1, (moves,), np.int8)}
    )


def formed(layout: Layout, form: str, row: Observed) -> Any:
    """An observation, or many, in the form asked for."""
    return row if form == FLAT else {name: rows.of(row) for name, rows in layout.rows.items()}


def flattened(layout: Layout, observation: Any) -> Observed:
    """The row of numbers of an observation in any form, with or without its mask."""
    if isinstance(observation, dict) and "observation" in observation:
        observation = observation["observation"]
    if not isinstance(observation, dict):
        return np.asarray(observation)
    row: Array = np.zeros(layout.size, np.int16)
    for name, rows in layout.rows.items():
        row[rows.cells] = observation[name][:, len(rows.axes) :]
    return row


class LegalMoves(spaces.Discrete):
    """All moves of the game; what is sampled without a mask is one of those that are legal now."""

    def __init__(self, moves: int, legal: Callable[[], Array]) -> None:
        super().__init__(moves)
        self.legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            legal = self.legal() != 0
            mask = legal.astype(np.int8) if legal.any() else None
        return super().sample(mask=mask, probability=probability)

    def __reduce__(self) -> tuple[Any, ...]:
        return spaces.Discrete, (int(self.n),)

    def __deepcopy__(self, memo: object) -> spaces.Discrete:
        return spaces.Discrete(int(self.n))
