"""`python -m londinium.conformance digest`: a hash for each way to play. `… golden FOLDER`: write playthroughs anew.
`… marks FOLDER`: write anew what hundreds of random games of every option set said."""

from __future__ import annotations

import sys
from pathlib import Path

import londinium
from londinium.conformance import marks
from londinium.conformance.digest import digest
from londinium.conformance.golden import write

USAGE = "usage: python -m londinium.conformance digest [GAME] | golden FOLDER | marks FOLDER [GAME]"


def main(arguments: list[str]) -> int:
    match arguments:
        case ["digest", *ids] if len(ids) <= 1:
            games = [londinium.game(id) for id in ids] or londinium.games()
            for game in games:
                for name, mark in digest(game).items():
                    print(mark, name)
        case ["golden", folder]:
            for path in write(Path(folder)):
                print(path)
        case ["marks", folder, *ids] if len(ids) <= 1:
            games = [londinium.game(id) for id in ids] or londinium.games()
            marks.write(Path(folder), games, lambda line: print(f"\r{line}", end="", file=sys.stderr, flush=True))
            print(file=sys.stderr)
        case _:
            print(USAGE, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
