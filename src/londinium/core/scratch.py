"""Scratch: what a call makes for itself and forgets, so that nothing that changes is shared by positions or threads."""

from __future__ import annotations

from londinium.core.sizes import MOST_TOLD, TOLD_CELLS


class Scratch:
    """Made by a call, lent to what it calls, gone when it ends: compiled, a local of such a class lies on C's stack.

    Its numbers begin as `lay_out` says. What is in its arrays before anybody writes there nobody may ask.
    """


class Tape(Scratch):
    """What a move made happen, as numbers; the Table turns it into events."""

    def __init__(self) -> None:
        self.lay_out()

    def lay_out(self) -> None:
        self.count = 0
        self.cells = [0] * (MOST_TOLD * TOLD_CELLS)

    def add(self, kind: int, seat: int, a: int, b: int, c: int, seen: int) -> None:
        if self.count < MOST_TOLD:
            at = self.count * TOLD_CELLS
            self.cells[at] = kind
            self.cells[at + 1] = seat
            self.cells[at + 2] = a
            self.cells[at + 3] = b
            self.cells[at + 4] = c
            self.cells[at + 5] = seen
            self.count += 1
