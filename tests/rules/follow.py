"""Draw paragraphs of a rulebook at random and say where each is carried out and tested.

python -m tests.rules.follow GAME [--draw 10] [--seed 1]
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from pathlib import Path

import londinium
from tests.rules.rulebooks import Place, Row, functions_of, named_tests, read, text_of

ROOT = Path(__file__).parents[2]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.rules.follow", description=__doc__)
    parser.add_argument("game", choices=[game.id for game in londinium.games()])
    parser.add_argument("--draw", type=int, default=10, help="how many paragraphs (default 10)")
    parser.add_argument("--seed", type=int, help="draw the same ones again")
    asked = parser.parse_args(arguments)
    game = londinium.game(asked.game)
    functions, tests = functions_of(game), named_tests(game)
    rows = [row for row in read(text_of(game)).rows if row.has_rule]
    drawn = random.Random(asked.seed).sample(rows, min(asked.draw, len(rows)))
    for row in sorted(drawn, key=lambda row: row.line):
        print(f"{row.chapter}: {row.paragraph}")
        for name, place in found(row, functions, tests):
            print(f"  {at(place)}  {name}")
        print()


def found(row: Row, functions: dict[str, list[Place]], tests: dict[str, Place]) -> list[tuple[str, Place]]:
    """The functions of a row, then its tests; a name that is defined several times is there several times."""
    carried_out = [(name, place) for name in row.functions for place in functions[name]]
    return carried_out + [(name.partition("::")[2], tests[name]) for name in row.tests]


def at(place: Place) -> str:
    path = place.path.relative_to(ROOT) if place.path.is_relative_to(ROOT) else place.path
    return f"{path.as_posix()}:{place.line}"


if __name__ == "__main__":
    main()
