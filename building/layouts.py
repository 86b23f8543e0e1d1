"""Write the page on observations from the games' own lists of fields: `python -m building.layouts`."""

from __future__ import annotations

from pathlib import Path

import londinium
from londinium.core.game import Game

PAGE = Path(__file__).resolve().parent.parent / "docs/research/observations.md"
HEAD = """\
# Observations

<!-- Written by `python -m building.layouts` from the games' own lists of fields; a test compares. -->

What a seat may know, as a row of whole numbers (int16): what is before all eyes, its own secrets, and what it
remembers. Nothing else is in it: the conformance suite compares the rows of worlds that a seat cannot tell apart, byte
for byte. What is printed on cards and boards is the same at every position and is not repeated.

Seats are counted from the one that observes: `me`, then `me+1` and so on in the order in which they sit.

| kind of field | cells |
|---|---|
| number | an amount; −1 where it may not be known, if −1 is its least |
| flag | 0 or 1 |
| one of | a cell for each entry of the last axis, 1 in at most one of them |
| set | a cell for each entry of the last axis, 1 in any of them |
| counts | a cell for each entry of the last axis: how many of it |
| index | which entry of another axis, counted from 1; 0 for none |

`game.layout(players, options)` is this page as an object: `size`, `low` and `high` (the bounds of every cell), `scale`
(what to multiply with so that most lies between −1 and 1), `parts(row)` (field by field), `explain(row)` (in words)
and `rows` (the second layout, of entities).

The **entity layout** has the same numbers as rows of pieces, by kind: first where the row is on the axes of its kind,
then the cells that tell of it. What belongs to no piece is in the kind `table`.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, sizes(), *(section(game) for game in londinium.games())])


def sizes() -> str:
    """How long observations are, and how many moves there are."""
    most = max(game.players[-1] for game in londinium.games())
    players = range(2, most + 1)
    lines = ["## Sizes", "", "Numbers in an observation, by how many play, and moves in the action space:", ""]
    lines += [f"| game | {' | '.join(map(str, players))} | moves |", "|---" * (len(players) + 2) + "|"]
    for game in londinium.games():
        cells = [str(game.layout(count).size) if count in game.players else "" for count in players]
        lines.append(f"| {game.title()} | {' | '.join(cells)} | {len(game.moves)} |")
    return "\n".join([*lines, ""])


def section(game: Game) -> str:
    """The fields of a game and its rows, for the most players."""
    players = game.players[-1]
    layout = game.layout(players)
    lines = [f"## {game.title()}", "", f"With {players} players and the usual options:", "", layout.markdown(), ""]
    lines += ["| kind of row | rows | columns |", "|---|---|---|"]
    lines += [f"| `{name}` | {rows.shape[0]} | {rows.shape[1]} |" for name, rows in layout.rows.items()]
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
