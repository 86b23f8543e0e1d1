"""Positions of London for the tests: a few named things, the rest filled in lawfully."""

from __future__ import annotations

from random import Random
from typing import Any

import londinium
from londinium import Table

GAME = londinium.game("london")
MONEY = 30
POVERTY = 10
TOP = ["lords", "mercers", "salters", "grocers"]  # of the deck
OFTEN = ("play", "activate", "swap", "flip-hospital", "look", "keep")  # in games by lot


def position(phase: str = "running", players: int = 2, **named: Any) -> Table:
    """A table at which seat 0 is in the middle of its turn, with money and poverty to lose."""
    few: dict[str, Any] = {
        "players": players,
        "phase": phase,
        "turn": 0,
        "money": [MONEY] * players,
        "poverty": [POVERTY] * players,
        "hands": [[]] * players,
    }
    return GAME.restore({**few, **named})


def running(*stacks: Any, hand: list[str] | None = None, players: int = 2, **named: Any) -> Table:
    """Seat 0 runs its city."""
    others: list[Any] = [[]] * (players - 1)
    return position("running", players, cities=[list(stacks), *others], hands=[hand or [], *others], **named)


def developing(*hand: str, stacks: list[Any] | None = None, players: int = 2, **named: Any) -> Table:
    """Seat 0 has drawn and may play its first card."""
    others: list[Any] = [[]] * (players - 1)
    return position("choosing", players, cities=[stacks or [], *others], hands=[list(hand), *others], **named)


def choosing(*hand: str, players: int = 2, **named: Any) -> Table:
    """Seat 0 has drawn and chooses its action."""
    return position("choosing", players, hands=[list(hand), *[[]] * (players - 1)], **named)


def starting(players: int = 2, **named: Any) -> Table:
    """Seat 0 begins its turn."""
    return position("starting", players, **named)


def play(table: Table, *moves: str) -> Table:
    """Seat 0 makes these moves."""
    for move in moves:
        table.play(0, move)
    return table


def wealth(table: Table, seat: int = 0) -> tuple[int, int, int]:
    """Money, prestige and poverty of a seat."""
    view = table.view(seat)
    return view["money"][seat], view["prestige"][seat], view["poverty"][seat]


def change(table: Table, *moves: str, seat: int = 0) -> tuple[int, int, int]:
    """How money, prestige and poverty of a seat change by some moves of seat 0."""
    before = wealth(table, seat)
    after = wealth(play(table, *moves), seat)
    return after[0] - before[0], after[1] - before[1], after[2] - before[2]


def can(table: Table, move: str, seat: int = 0) -> bool:
    return table.refusal(seat, move) is None


def plays(table: Table, seat: int = 0) -> list[str]:
    """The cards that seat could play."""
    return [str(move) for move in table.moves(seat) if move.verb == "play"]


class Deck:
    """Positions with one of the two decks."""

    def __init__(self, name: str) -> None:
        self.name = name

    def running(self, *stacks: Any, **named: Any) -> Any:
        return running(*stacks, options={"deck": self.name}, **named)

    def developing(self, *hand: str, **named: Any) -> Any:
        return developing(*hand, options={"deck": self.name}, **named)


def step(table: Table, dice: Random) -> None:
    """One move by lot; cards are played and activated more often, loans are rare."""
    seat = table.to_act[0]
    moves = table.moves(seat)
    weights = [6 if move.verb in OFTEN else 1 if move.verb in ("loan", "done") else 3 for move in moves]
    table.play(seat, dice.choices(moves, weights)[0])
