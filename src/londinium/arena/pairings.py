"""Pairings: which bots meet in which arrangements over the seats, and the controls that are played beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations

FORMS = ("mixed", "round", "first", "steps")
RANDOM = "random"


@dataclass(frozen=True)
class Match:
    """Who meets whom: the bots of its sides, and in each arrangement the side that sits at each seat.

    `kind` is "mixed", "duel", "mirror" or "random"; the last two are controls.
    """

    kind: str
    sides: tuple[str, ...]
    arrangements: tuple[tuple[int, ...], ...]

    @property
    def control(self) -> bool:
        return self.kind in ("mirror", "random")

    def seats(self, arrangement: int) -> tuple[str, ...]:
        """The bot at each seat."""
        return tuple(self.sides[side] for side in self.arrangements[arrangement])

    def with_one_first(self, bot: str) -> bool:
        """Whether that bot sits at exactly one seat, as side 0."""
        return self.sides[0] == bot and all(seats.count(0) == 1 for seats in self.arrangements)

    def alone_against(self, other: str) -> bool:
        """Whether side 0 sits alone at a table of that bot, wherever it comes from that the match is so."""
        return self.sides[1:] == (other,) and self.with_one_first(self.sides[0])


def one_against(kind: str, one: str, others: str, players: int) -> Match:
    """One bot at each seat in turn, against a table of another.

    >>> one_against("duel", "search", "greedy", 3).seats(1)
    ('greedy', 'search', 'greedy')
    """
    seats = tuple(tuple(0 if seat == alone else 1 for seat in range(players)) for alone in range(players))
    return Match(kind, (one, others), seats)


def all_together(bots: Sequence[str]) -> Match:
    """As many bots as seats, in every arrangement; those of one name are not told apart.

    >>> all_together(["search", "greedy", "random"]).arrangements[1]
    (0, 2, 1)
    >>> len(all_together(["search", "greedy", "greedy"]).arrangements)
    3
    """
    sides = tuple(dict.fromkeys(bots))
    seats = [sides.index(name) for name in bots]
    return Match("mixed", sides, tuple(sorted(set(permutations(seats)))))


def matches_of(bots: Sequence[str], players: int, form: str) -> tuple[Match, ...]:
    """The matches of some bots, without controls.

    `mixed`: every combination of as many as sit. `round`: each alone against a table of each other. `first`: the first
    alone against a table of each other. `steps`: each alone against a table of the one named after it.

    >>> [len(match.arrangements) for match in matches_of(["a", "b", "c"], 2, "mixed")]
    [2, 2, 2]
    >>> [match.sides for match in matches_of(["a", "b"], 4, "round")]
    [('a', 'b'), ('b', 'a')]
    >>> [match.sides for match in matches_of(["a", "b", "c"], 3, "steps")]
    [('a', 'b'), ('b', 'c')]
    """
    names = list(dict.fromkeys(bots))
    if form == "mixed":
        tables = dict.fromkeys(combinations(bots, players))
        found = {tuple(sorted(table)): table for table in reversed(tables) if len(set(table)) > 1}
        return tuple(all_together(table) for table in reversed(found.values()))
    if form == "steps":
        pairs = list(pairwise(names))
    else:
        pairs = [(one, other) for one in (names if form == "round" else names[:1]) for other in names if other != one]
    if players == 2:  # both sit in every game anyway
        pairs = list({frozenset(pair): pair for pair in reversed(pairs)}.values())[::-1]
    return tuple(one_against("duel", one, other, players) for one, other in pairs)


def controls_of(first: str, players: int, matches: Sequence[Match]) -> tuple[Match, ...]:
    """The first bot against itself, and against random play unless it meets that anyway or is that.

    >>> [match.kind for match in controls_of("greedy", 3, ())]
    ['mirror', 'random']
    """
    mirror = one_against("mirror", first, first, players)
    met = any(match.alone_against(RANDOM) and match.sides[0] == first for match in matches)
    return (mirror,) if met or first == RANDOM else (mirror, one_against("random", first, RANDOM, players))
