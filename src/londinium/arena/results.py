"""Results as a file for other programs: one row per game, in the format its name asks for."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from londinium.core.errors import LondiniumError

SUFFIXES = (".parquet", ".csv", ".json")


class BadResults(LondiniumError):
    """The results cannot be written there."""


def check_suffix(path: Path) -> str:
    """The kind of file meant by its name.

    >>> check_suffix(Path("results.csv"))
    '.csv'
    >>> check_suffix(Path("results.xls"))
    Traceback (most recent call last):
    londinium.arena.results.BadResults: results.xls: results are written as .parquet, .csv or .json
    """
    if path.suffix not in SUFFIXES:
        raise BadResults(f"{path}: results are written as {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}")
    return path.suffix


def write_results(path: Path, columns: Mapping[str, Sequence[object]]) -> None:
    """Write one row per game; the file is there whole or not at all."""
    suffix = check_suffix(path)
    beside = path.with_name(f".{path.name}.part")
    rows = zip(*columns.values(), strict=True)
    if suffix == ".parquet":
        import polars  # of the extra "parquet": it is larger than all the rest

        polars.DataFrame(columns).write_parquet(beside)
    elif suffix == ".csv":
        with beside.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(columns)
            writer.writerows(rows)
    else:
        games = [dict(zip(columns, row, strict=True)) for row in rows]
        beside.write_text(json.dumps(games, separators=(",", ":")), encoding="utf-8")
    os.replace(beside, path)
