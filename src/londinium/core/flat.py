"""An object whose fields are plain memory: numbers and arrays of numbers, copied without looking at them.

Where a C compiler was found, flat.pyx takes this module's place and copies the bytes.
"""

from __future__ import annotations

from londinium.core.scratch import Tape


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
