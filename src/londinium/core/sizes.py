"""Sizes that compiled modules of the engine share: in plain Python, where every form of them can read it."""

from __future__ import annotations

MOST_TOLD = 512
TOLD_CELLS = 6
MOST_SEATS = 8  # and others at the table who have none
MOST_SOURCES = 8  # of what a heuristic counts
PARTS = MOST_SOURCES + 2  # of a difference: a seat's own sources, the others, the rest
COMPARED = 3  # moves held against each other at most
MOST_CELLS = 6144  # numbers in one observation, at most
MOST_SHOWN = 32767  # in one of them
