"""The arrays of a batch: made here, or the caller's own if they are as they must be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from londinium.core.errors import BadBuffer

Array = NDArray[Any]
MOST_MOVES = 1024  # as the core counts: a move is kept with its seat in one number


def array_for(name: str, shape: tuple[int, ...], dtype: Any, given: Mapping[str, Any]) -> Array:
    """The array of that name: the one given, if it fits, or a new one."""
    if given.get(name) is None:
        return np.zeros(shape, dtype)
    array = given[name]
    wanted = np.dtype(dtype)
    if not isinstance(array, np.ndarray):
        raise BadBuffer(f"{name} must be a NumPy array of {wanted} with shape {shape}, not {type(array).__name__}")
    if array.shape != shape or array.dtype != wanted:
        raise BadBuffer(
            f"{name} must be an array of {wanted} with shape {shape}; this one is {array.dtype} {array.shape}"
        )
    if not (array.flags.c_contiguous and array.flags.writeable):
        raise BadBuffer(f"{name} must lie in one piece and be writeable: np.ascontiguousarray(…), or a copy of it")
    return array


def as_array(given: Any) -> Array:
    """What was given as an array; what cannot be one becomes an array of objects, which nobody takes for numbers."""
    try:
        return np.asarray(given)
    except ValueError:
        return np.array(None)


def raw(array: Array) -> Any:
    """The numbers of an array in one row, as compiled and as plain Python take them."""
    flat: Any = array.reshape(-1)
    return memoryview(flat.view(np.uint8) if flat.dtype.itemsize == 1 else flat)


def decoded(history: Array) -> list[tuple[int, int]]:
    """Seats and moves as the compiled loop keeps them, in one number each."""
    return [divmod(code, MOST_MOVES) for code in history.tolist()]
