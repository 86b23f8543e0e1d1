"""An object whose fields are plain memory: numbers and arrays of numbers, copied without looking at them.

Where a C compiler was found, flat.pyx takes this module's place and copies the bytes.
"""

from __future__ import annotations


class Flat:
    """The root of every State."""

    def copy_from(self, other: Flat) -> None:
        """Become equal to another object of the same class that points to the same components."""
        for name, value in vars(other).items():
            if isinstance(value, (list, bytearray)):
                getattr(self, name)[:] = value
            else:
                setattr(self, name, value)
