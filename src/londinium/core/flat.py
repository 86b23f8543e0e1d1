"""An object whose fields are plain memory: numbers and arrays of numbers, copied without looking at them.

Where a C compiler was found, flat.pyx takes this module's place and copies the bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from londinium.core.scratch import Tape

CELL = 9  # bytes for one number, which may need 64 bits and a sign


class Flat:
    """The root of every State."""

    tape: Tape | None = None  # the only thing that is no field: whoever listens does not hear what a copy does

    def copy_from(self, other: Flat) -> None:
        """Become equal to another object of the same class that points to the same components."""
        for name, value in vars(other).items():
            if isinstance(value, (list, bytearray)):
                getattr(self, name)[:] = value
            elif name != "tape":
                setattr(self, name, value)

    def numbers(self) -> Iterator[tuple[str, Any]]:
        """The fields that are numbers or arrays of numbers, always in the same order."""
        for name, value in sorted(vars(self).items()):
            if isinstance(value, (int, list, bytearray)):
                yield name, value

    def room(self) -> int:
        """How many bytes the fields take in a row."""
        return CELL * sum(1 if isinstance(value, int) else len(value) for _, value in self.numbers())

    def store(self, out: Any, at: int) -> None:
        """Write the fields into a memoryview of bytes, from a place on."""
        for _, value in self.numbers():
            for number in (value,) if isinstance(value, int) else value:
                out[at : at + CELL] = number.to_bytes(CELL, "little", signed=True)
                at += CELL

    def load(self, source: Any, at: int) -> None:
        """Read them back: only into an object that points to the same components."""
        for name, value in self.numbers():
            size = 1 if isinstance(value, int) else len(value)
            cells = [bytes(source[at + CELL * i : at + CELL * (i + 1)]) for i in range(size)]
            found = [int.from_bytes(cell, "little", signed=True) for cell in cells]
            if isinstance(value, int):
                setattr(self, name, type(value)(found[0]))
            else:
                value[:] = found
            at += CELL * size

    def tell_to(self, tape: Tape) -> None:
        """Write on a tape what happens from now on."""
        self.tape = tape

    def tell_nobody(self) -> None:
        self.tape = None

    def telling(self) -> bool:
        return self.tape is not None

    def note(self, kind: int, seat: int, a: int, b: int, c: int, seen: int) -> None:
        """Something happened: it goes on the tape, if there is one."""
        if self.tape is not None:
            self.tape.add(kind, seat, a, b, c, seen)
